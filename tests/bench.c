/* bench: measures traxfig against the goals for its speed and size, and prints a table.
   usage: bench TRAXFIG STRIPPED [ARCHIVE]
   ARCHIVE, one game of 8x8 Trax a line, is used in place of random games if it can be read. Times are
   medians of 10 runs, compared as ratios. */

#define _DEFAULT_SOURCE /* for wait4, which tells the peak memory of one child */

#include "base.h"
#include "text.h"

#include "inputs.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = 10 };

struct cost {
    double seconds; /* median, from start to exit */
    long memory;    /* peak, in KiB */
};

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Runs a command once with its output in a file. What it says is not wanted. */
static double run(char *const *words, const char *to, long *memory)
{
    double start = now();
    pid_t child = fork();
    struct rusage used;
    int status;

    if (child == 0) {
        dup2(open(to, O_WRONLY | O_CREAT | O_TRUNC, 0644), 1);
        dup2(open("/dev/null", O_WRONLY), 2);
        execvp(words[0], words);
        _exit(127);
    }
    wait4(child, &status, 0, &used);
    *memory = used.ru_maxrss;
    if (WEXITSTATUS(status) == 127)
        printf("cannot run %s\n", words[0]);
    return now() - start;
}

/* A command, its words with blanks between them. */
static struct cost measure(const char *command, const char *to)
{
    char copy[1000], *words[20], *word;
    double times[RUNS];
    struct cost cost;
    int n = 0;

    snprintf(copy, sizeof copy, "%s", command);
    for (word = strtok(copy, " "); word && n < 19; word = strtok(NULL, " "))
        words[n++] = word;
    words[n] = NULL;
    for (n = 0; n < RUNS; n++)
        times[n] = run(words, to, &cost.memory);
    qsort(times, RUNS, sizeof *times, by_size);
    cost.seconds = (times[RUNS / 2 - 1] + times[RUNS / 2]) / 2;
    return cost;
}

static void report(const char *what, double figure, const char *unit, double goal, bool most)
{
    printf("%-58s %9.2f %-6s %s %7.2f  %s\n", what, figure, unit, most ? "at most " : "at least", goal,
           (most ? figure <= goal : figure >= goal) ? "met" : "MISSED");
}

/* What writing these bytes with fwrite alone takes. */
static double time_of_fwrite(const char *output)
{
    double times[RUNS];
    struct stat info;
    char *bytes, path[INPUTS_PATH];
    int i;

    if (stat(output, &info))
        return 1;
    bytes = base_zeroed((size_t)info.st_size, 1);
    for (i = 0; i < RUNS; i++) {
        double start = now();
        FILE *file = inputs_create(path, "bytes");

        fwrite(bytes, 1, (size_t)info.st_size, file);
        fclose(file);
        times[i] = now() - start;
    }
    free(bytes);
    qsort(times, RUNS, sizeof *times, by_size);
    return (times[RUNS / 2 - 1] + times[RUNS / 2]) / 2;
}

static double megabytes(const char *path)
{
    struct stat info;

    return stat(path, &info) ? 0 : (double)info.st_size / 1e6;
}

static void bench_archive(const char *traxfig)
{
    char command[300];
    const char *const formats[] = {"svg", "ps"};
    struct cost words = measure("wc -w build/bench/archive", "/dev/null"), check, other, cat;
    double rate, ratio;
    int i;

    snprintf(command, sizeof command, "%s -c -r trax8 build/bench/archive", traxfig);
    check = measure(command, "/dev/null");
    report("-c of 20,000 games, to wc -w", check.seconds / words.seconds, "times", 3, true);
    snprintf(command, sizeof command, "%s -T json -r trax8 build/bench/archive", traxfig);
    other = measure(command, "/dev/null");
    report("-T json, to -c", other.seconds / check.seconds, "times", 3, true);
    snprintf(command, sizeof command, "%s -T ascii -r trax8 build/bench/archive", traxfig);
    other = measure(command, "build/bench/boards");
    cat = measure("cat build/bench/boards", "build/bench/copy");
    rate = megabytes("build/bench/boards") / other.seconds;
    ratio = other.seconds / cat.seconds;
    if (rate >= 400 || ratio > 2)
        report("-T ascii into a file", rate, "MB/s", 400, false);
    else
        report("-T ascii into a file, to cat of it", ratio, "times", 2, true);
    for (i = 0; i < 2; i++) {
        char what[60];

        snprintf(command, sizeof command, "%s -T %s -m all -r trax8 build/bench/thousand", traxfig,
                 formats[i]);
        other = measure(command, "build/bench/pictures");
        snprintf(what, sizeof what, "-T %s -m all of 1,000 games, to fwrite of it", formats[i]);
        report(what, other.seconds / time_of_fwrite("build/bench/pictures"), "times", 3, true);
    }
}

static void bench_small(const char *traxfig, const char *stripped, const char *archive)
{
    char command[300];
    struct cost nothing = measure("/bin/true", "/dev/null"), game, one, four;

    snprintf(command, sizeof command, "%s A1C 1AR 1AR 1AR B1D", traxfig);
    game = measure(command, "/dev/null");
    report("one small game, to /bin/true", game.seconds / nothing.seconds, "times", 1.2, true);
    report("the program, stripped", megabytes(stripped) * 1000, "kB", 300, true);
    inputs_archive(archive, "quarter", 1, 5000);
    snprintf(command, sizeof command, "%s -c -r trax8 build/bench/quarter", traxfig);
    one = measure(command, "/dev/null");
    snprintf(command, sizeof command, "%s -c -r trax8 build/bench/archive", traxfig);
    four = measure(command, "/dev/null");
    report("memory for four times the games, to the text added",
           (double)(four.memory - one.memory) * 1024 /
               (1e6 * (megabytes("build/bench/archive") - megabytes("build/bench/quarter"))),
           "times", 2, true);
}

static void bench_scale(const char *traxfig)
{
    const char *const kinds[] = {"line", "snake", "path", "cascade"};
    char command[300], what[100], path[INPUTS_PATH];
    size_t i;
    long n;

    for (i = 0; i < 4; i++) {
        struct cost before = {0, 0}, cost = {0, 0};

        for (n = 1000; n <= 1000000; n *= 10) {
            inputs_game(kinds[i], n);
            snprintf(path, sizeof path, "build/bench/%s%ld", kinds[i], n);
            snprintf(command, sizeof command, "%s -c -r loop %s", traxfig, path);
            cost = measure(command, "build/bench/result");
            snprintf(what, sizeof what, "%s of %ld moves, to ten times the size below", kinds[i], n);
            if (n > 1000)
                report(what, cost.seconds / before.seconds / 10, "times", 1.3, true);
            before = cost;
        }
        snprintf(what, sizeof what, "%s of 1000000 moves, memory a tile", kinds[i]);
        report(what, ((double)cost.memory * 1024 - 1e6 * megabytes(path)) /
                         (*kinds[i] == 'c' ? 2e6 : 1e6), "bytes", 160, true);
        snprintf(what, sizeof what, "%s of 1000000 moves", kinds[i]);
        report(what, cost.seconds, "s", 1, true);
    }
}

int main(int argc, char **argv)
{
    const char *archive = argc > 3 && access(argv[3], R_OK) == 0 ? argv[3] : NULL;

    if (argc < 3)
        return 2;
    mkdir("build/bench", 0755);
    inputs_archive(archive, "archive", 4, 5000);
    inputs_archive(NULL, "thousand", 1, 1000);
    printf("%s games, medians of %d runs\n", archive ? "real" : "random", RUNS);
    bench_archive(argv[1]);
    bench_small(argv[1], argv[2], archive);
    bench_scale(argv[1]);
    return 0;
}
