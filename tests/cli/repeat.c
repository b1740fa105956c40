/* repeat: runs the program, in one process, with the words of each line of standard input as its arguments, and calls
   repeat_ran after each run: growth.sh has callgrind write its counts there. Callgrind takes longer to start than most
   of these runs. */

int traxfig_main(int argc, char **argv);
#define main traxfig_main
#include "cli/main.c"
#undef main

#include <string.h>

enum { WORDS = 20 };

void repeat_ran(void);

void repeat_ran(void)
{
}

int main(void)
{
    void (*volatile ran)(void) = repeat_ran; /* volatile, so that it is called */
    char line[1000], *words[WORDS + 1] = {"traxfig"};
    int count;

    while (fgets(line, sizeof line, stdin)) {
        char *word = strtok(line, " \n");

        for (count = 1; word && count < WORDS; word = strtok(NULL, " \n"))
            words[count++] = word;
        words[count] = NULL;
        traxfig_main(count, words);
        ran();
    }
    return 0;
}
