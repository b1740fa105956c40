/* check: what a test of a module needs. A test is a function that is given a struct check; units.c lists
   them all. */

#include <stdio.h>

struct check {
    long passed, failed;
};

static inline void check_note(struct check *c, int good, const char *what, const char *file, int line)
{
    if (good)
        c->passed++;
    else if (c->failed++ < 20)
        fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
}

#define CHECK(c, condition) check_note(c, condition, #condition, __FILE__, __LINE__)
