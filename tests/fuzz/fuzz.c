/* fuzz: runs a target on inputs. Built with -DFUZZ and clang's libFuzzer it searches for inputs that break the
   program; its own file name is that of the target. Built without, it runs packs of inputs (see pack.h), each named
   like its target, and ends with `N passed, N failed`. It aborts at the first input that fails. */

#include "fuzz.h"
#include "pack.h"

/* The target with the name of this file; its folders do not count. */
static const struct target *target_of(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    const struct target *target;

    for (target = targets; target->name && strcmp(name, target->name) != 0; target++)
        ;
    if (!target->name) {
        fprintf(stderr, "%s: no such target\n", path);
        exit(2);
    }
    return target;
}

#ifdef FUZZ

static const struct target *chosen;

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    chosen = target_of((*argv)[0]);
    return 0;
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t size)
{
    chosen->fuzz((struct text){(const char *)bytes, size});
    return 0;
}

#else

/* Runs all inputs of a pack; returns their number. */
static int replay(const char *path)
{
    const struct target *target = target_of(path);
    struct message_fault fault;
    struct text rest, input;
    struct input all;
    int count = 0;

    if (!file_read(&all, path, &fault)) {
        perror(path);
        exit(2);
    }
    rest = all.all;
    while (pack_next(&rest, &input)) {
        /* In a block of its own, so that a sanitizer notices a read past its end. */
        char *copy = malloc(input.length ? input.length : 1);

        memcpy(copy, input.at, input.length);
        target->fuzz((struct text){copy, input.length});
        free(copy);
        count++;
    }
    if (count == 0 || rest.length > 0) {
        fprintf(stderr, "%s: this is not a pack, or it is damaged\n", path);
        exit(2);
    }
    file_free(&all);
    return count;
}

int main(int argc, char **argv)
{
    int passed = 0, i;

    for (i = 1; i < argc; i++)
        passed += replay(argv[i]);
    printf("%d passed, %d failed\n", passed, passed == 0);
    return passed == 0;
}

#endif
