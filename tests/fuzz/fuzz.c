/* fuzz: gives bytes to a target. Built with -DFUZZ and clang's libFuzzer it looks for inputs that break the
   program; the name it is called by is the target. Built plainly it takes the files it is given, each in a folder
   named like its target, and ends with `N passed, N failed`: what does not hold aborts. */

#include "base/base.h"
#include "targets.h"

#include <stdlib.h>

/* The target whose name is the last folder of a path, or its last word if `bare`. */
static const struct target *target_of(const char *path, bool bare)
{
    const char *end = bare ? path + strlen(path) : strrchr(path, '/'), *begin = end;
    const struct target *target;

    while (begin && begin > path && begin[-1] != '/')
        begin--;
    for (target = targets; begin && target->name; target++)
        if (text_is(text_between(begin, end), target->name))
            return target;
    fprintf(stderr, "%s: no such target\n", path);
    exit(2);
}

#ifdef FUZZ

static const struct target *chosen;

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    chosen = target_of((*argv)[0], true);
    return 0;
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t size)
{
    chosen->fuzz((struct text){(const char *)bytes, size});
    return 0;
}

#else

int main(int argc, char **argv)
{
    struct text all;
    int i;

    for (i = 1; i < argc; i++) {
        const struct target *target = target_of(argv[i], false);

        if (!file_read(argv[i], &all)) {
            perror(argv[i]);
            return 2;
        }
        target->fuzz(all);
        free((char *)(uintptr_t)all.at);
    }
    printf("%d passed, %d failed\n", argc - 1, argc < 2);
    return argc < 2;
}

#endif
