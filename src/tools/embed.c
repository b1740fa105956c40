/* embed: a build tool, not a part of the program. Prints C: each file named on its command line as an
   array of integers, and builtin_table with their names. Integers, because ISO C promises only 4,095
   characters in a string literal, and because they need no escaping. C11 alone. */

#include <stdio.h>
#include <string.h>

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

/* Prints one array; the number of bytes in it, or -1 if the file could not be read. */
static long print_array(const char *path, int n)
{
    FILE *file = fopen(path, "rb");
    long size = 0;
    int c;

    if (!file)
        return -1;
    printf("static const unsigned char file%d[] = {", n);
    for (; (c = getc(file)) != EOF; size++)
        printf("%s%d,", size % 20 ? "" : "\n    ", c);
    printf("%s};\n\n", size ? "" : "0");
    if (ferror(file))
        size = -1;
    fclose(file);
    return size;
}

int main(int argc, char **argv)
{
    int i;
    long size;

    puts("/* Made by embed.c: the files that are built in. */\n");
    puts("#include \"base/base.h\"\n");
    for (i = 1; i < argc; i++) {
        size = print_array(argv[i], i);
        if (size < 0) {
            perror(argv[i]);
            return 2;
        }
        printf("enum { SIZE%d = %ld };\n\n", i, size);
    }
    puts("const struct builtin builtin_table[] = {");
    for (i = 1; i < argc; i++)
        printf("    {\"%s\", file%d, SIZE%d},\n", base_name(argv[i]), i, i);
    puts("    {NULL, NULL, 0},\n};");
    return fflush(stdout) || ferror(stdout) ? 2 : 0;
}
