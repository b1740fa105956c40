/* bench: measures build/bench/traxfig against the goals for its speed and size, and prints a table.
   usage: bench [ARCHIVE]
          bench --fwrite FILE   only writes as many bytes as FILE has
   ARCHIVE, one game of 8x8 Trax per line, is used in place of random games if it can be read. Times are
   medians of 10 runs, compared as ratios; jobs that are compared take turns. */

#define _DEFAULT_SOURCE /* for wait4, which returns the peak memory of one child */

#include "base/base.h"
#include "inputs.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = 10 };

/* A command to time: its words, separated by blanks, and the file for its output. */
struct job {
    const char *command, *to;
    double times[RUNS]; /* from start to exit */
    double seconds;     /* their median */
    long memory;        /* peak, in KiB */
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

/* Discards what the command writes to stderr. Removes the output of the last run first: emptying a file can take longer
   than writing it. */
static double run(char *const *words, const char *to, long *memory)
{
    struct rusage used;
    double start;
    pid_t child;
    int status;

    if (strncmp(to, "build/", 6) == 0)
        unlink(to);
    start = now();
    child = fork();
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

static double run_command(const char *command, const char *to, long *memory)
{
    char copy[1000], *words[20], *word;
    int n = 0;

    snprintf(copy, sizeof copy, "%s", command);
    for (word = strtok(copy, " "); word && n < 19; word = strtok(NULL, " "))
        words[n++] = word;
    words[n] = NULL;
    return run(words, to, memory);
}

/* Times jobs up to one without a file. They take turns, so that other work of the machine affects all alike. */
static void measure(struct job *jobs)
{
    struct job *j;

    for (int n = 0; n < RUNS; n++)
        for (j = jobs; j->to; j++)
            j->times[n] = run_command(j->command, j->to, &j->memory);
    for (j = jobs; j->to; j++) {
        qsort(j->times, RUNS, sizeof *j->times, by_size);
        j->seconds = (j->times[RUNS / 2 - 1] + j->times[RUNS / 2]) / 2;
    }
}

static void report(const char *what, double figure, const char *unit, double goal, bool max)
{
    printf("%-58s %9.2f %-6s %s %7.2f  %s\n", what, figure, unit, max ? "at most " : "at least", goal,
           (max ? figure <= goal : figure >= goal) ? "met" : "MISSED");
}

static double megabytes(const char *path)
{
    struct stat info;

    return stat(path, &info) ? 0 : (double)info.st_size / 1e6;
}

static void bench_archive(void)
{
    struct job read[] = {{.command = "wc -w build/bench/archive", .to = "/dev/null"},
                         {.command = "build/bench/traxfig -c -r trax8 build/bench/archive", .to = "/dev/null"},
                         {.command = "build/bench/traxfig -T json -r trax8 build/bench/archive", .to = "/dev/null"},
                         {.to = NULL}};
    struct job drawn[] = {{.command = "build/bench/traxfig -T ascii -r trax8 build/bench/archive",
                           .to = "build/bench/boards"},
                          {.command = "cat build/bench/boards", .to = "build/bench/copy"},
                          {.command = "build/bench/traxfig -T ascii -r trax8 build/bench/archive", .to = "/dev/null"},
                          {.to = NULL}};
    double output, ratio;

    measure(read);
    report("-c of 20,000 games, to wc -w", read[1].seconds / read[0].seconds, "times", 3, true);
    report("-T json, to -c", read[2].seconds / read[1].seconds, "times", 3, true);
    measure(drawn);
    output = megabytes(drawn[0].to);
    ratio = drawn[0].seconds / drawn[1].seconds;
    report("-T ascii to /dev/null, as those above", output / drawn[2].seconds, "MB/s", 400, false);
    if (ratio > 2)
        report("-T ascii into a file", output / drawn[0].seconds, "MB/s", 400, false);
    else
        report("-T ascii into a file, to cat of it", ratio, "times", 2, true);
}

static void bench_pictures(const char *format)
{
    char command[100], what[60];
    struct job jobs[] = {{.command = command, .to = "build/bench/pictures"},
                         {.command = "build/bench/bench --fwrite build/bench/pictures", .to = "build/bench/copy"},
                         {.to = NULL}};

    snprintf(command, sizeof command, "build/bench/traxfig -T %s -m all -r trax8 build/bench/thousand", format);
    measure(jobs);
    snprintf(what, sizeof what, "-T %s -m all of 1,000 games, to fwrite of it", format);
    report(what, jobs[0].seconds / jobs[1].seconds, "times", 3, true);
}

static void bench_small(void)
{
    struct job jobs[] = {{.command = "/bin/true", .to = "/dev/null"},
                         {.command = "build/bench/traxfig A1C 1AR 1AR 1AR B1D", .to = "/dev/null"},
                         {.to = NULL}};

    measure(jobs);
    report("one small game, to /bin/true", jobs[1].seconds / jobs[0].seconds, "times", 1.2, true);
    report("the program, stripped", megabytes("build/bench/traxfig") * 1000, "kB", 300, true);
}

static void bench_memory(void)
{
    struct job jobs[] = {{.command = "build/bench/traxfig -c -r trax8 build/bench/quarter", .to = "/dev/null"},
                         {.command = "build/bench/traxfig -c -r trax8 build/bench/archive", .to = "/dev/null"},
                         {.to = NULL}};
    double added = 1e6 * (megabytes("build/bench/archive") - megabytes("build/bench/quarter"));

    measure(jobs);
    report("memory for four times the games, to the text added",
           (double)(jobs[1].memory - jobs[0].memory) * 1024 / added, "times", 2, true);
}

/* Each size is a job; each is compared with the one before, a tenth of it. */
static void bench_scale(const char *kind)
{
    enum { SIZES = 4, MIN = 1000 };
    char commands[SIZES][INPUTS_PATH], path[INPUTS_PATH], what[100];
    struct job jobs[SIZES + 1] = {{.to = NULL}}, *last = &jobs[SIZES - 1];
    long n = MIN;
    int i;

    for (i = 0; i < SIZES; i++, n *= 10) {
        inputs_game(kind, n, path);
        strcat(strcpy(commands[i], "build/bench/traxfig -c -r loop "), path);
        jobs[i] = (struct job){.command = commands[i], .to = "build/bench/result"};
    }
    measure(jobs);
    for (i = 1, n = MIN * 10; i < SIZES; i++, n *= 10) {
        snprintf(what, sizeof what, "%s of %ld moves, to ten times the size below", kind, n);
        report(what, jobs[i].seconds / jobs[i - 1].seconds / 10, "times", 1.3, true);
    }
    snprintf(what, sizeof what, "%s of 1000000 moves, memory a tile", kind);
    report(what, ((double)last->memory * 1024 - 1e6 * megabytes(path)) / (*kind == 'c' ? 2e6 : 1e6),
           "bytes", 160, true);
    snprintf(what, sizeof what, "%s of 1000000 moves", kind);
    report(what, last->seconds, "s", 1, true);
}

/* The time of fwrite alone, in pieces of 1 MB, which were the fastest. */
static int write_alone(const char *of)
{
    enum { PIECE = 1 << 20 };
    char *bytes = memset(memory_new(PIECE, 1), '.', PIECE);
    struct stat info;
    long left = stat(of, &info) ? 0 : (long)info.st_size;

    for (; left > 0; left -= PIECE)
        fwrite(bytes, 1, (size_t)(left < PIECE ? left : PIECE), stdout);
    free(bytes);
    return 0;
}

int main(int argc, char **argv)
{
    const char *archive = argc > 1 && access(argv[1], R_OK) == 0 ? argv[1] : NULL;

    if (argc > 2 && strcmp(argv[1], "--fwrite") == 0)
        return write_alone(argv[2]);
    inputs_archive(archive, "archive", 4, 5000);
    inputs_archive(archive, "quarter", 1, 5000);
    inputs_archive(archive, "thousand", 1, 1000);
    printf("%s games, medians of %d runs\n", archive ? "real" : "random", RUNS);
    bench_memory(); /* first: a program's peak is at least that of bench when it starts it */
    bench_archive();
    bench_pictures("svg");
    bench_pictures("ps");
    bench_small();
    bench_scale("line");
    bench_scale("snake");
    bench_scale("path");
    bench_scale("cascade");
    return 0;
}
