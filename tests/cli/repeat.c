/* repeat: runs the program, in one process, with the words of each line of standard input as its arguments. After the
   n-th run valgrind's massif, if it is there, writes its count of instructions to the file count.n, for growth.sh:
   valgrind takes longer to start than most of these runs. */

int traxfig_main(int argc, char **argv);
#define main traxfig_main
#include "cli/main.c"
#undef main

#include <stdio.h>
#include <string.h>

#ifdef VALGRIND
#include <valgrind/valgrind.h>
#else
#define VALGRIND_MONITOR_COMMAND(command) ((void)(command))
#endif

enum { WORDS = 20 };

/* Has massif write what it has counted so far. */
static void count(int run)
{
    char command[40];

    sprintf(command, "snapshot count.%d", run);
    VALGRIND_MONITOR_COMMAND(command);
}

int main(void)
{
    char line[1000], *words[WORDS + 1] = {"traxfig"};
    int number, run = 0;

    while (fgets(line, sizeof line, stdin)) {
        char *word = strtok(line, " \n");

        for (number = 1; word && number < WORDS; word = strtok(NULL, " \n"))
            words[number++] = word;
        words[number] = NULL;
        traxfig_main(number, words);
        count(++run);
    }
    return 0;
}
