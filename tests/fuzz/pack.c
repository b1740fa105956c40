/* pack: writes and takes apart the files of tests/fuzz/corpus (see pack.h).

   pack -a PACK FILE...    adds each file as an input; the pack is made if it is not there
   pack -x PACK FOLDER     writes each input as a file 0001, 0002, ... of the folder

   A pack is sorted by length, then by bytes, and has no input twice: the same inputs make the same pack. */

#include "pack.h"

struct inputs {
    struct text *list;
    size_t count, capacity;
};

static void fail(const char *path)
{
    perror(path);
    exit(2);
}

static void add_input(struct inputs *inputs, struct text input)
{
    inputs->list = memory_grow(inputs->list, &inputs->capacity, inputs->count + 1, sizeof *inputs->list);
    inputs->list[inputs->count++] = input;
}

static struct text read_whole(const char *path)
{
    struct message_fault fault;
    struct input in;

    if (!file_read(&in, path, &fault))
        fail(path);
    return in.all;
}

static void add_pack(struct inputs *inputs, const char *path)
{
    struct text rest = read_whole(path), input;

    while (pack_next(&rest, &input))
        add_input(inputs, input);
    if (rest.length > 0) {
        fprintf(stderr, "%s: damaged, %zu bytes from its end\n", path, rest.length);
        exit(2);
    }
}

static int compare(const void *left, const void *right)
{
    const struct text *a = left, *b = right;

    if (a->length != b->length)
        return a->length < b->length ? -1 : 1;
    return a->length > 0 ? memcmp(a->at, b->at, a->length) : 0;
}

static void write_inputs(struct inputs *inputs, const char *path)
{
    FILE *file = fopen(path, "wb");

    if (!file)
        fail(path);
    qsort(inputs->list, inputs->count, sizeof *inputs->list, compare);
    for (size_t i = 0; i < inputs->count; i++) {
        const struct text *input = &inputs->list[i];

        if (i > 0 && compare(input - 1, input) == 0)
            continue;
        fprintf(file, "%zu\n", input->length);
        fwrite(input->at, 1, input->length, file);
        putc('\n', file);
    }
    if (ferror(file) | fclose(file))
        fail(path);
}

static void write_files(const struct inputs *inputs, const char *folder)
{
    for (size_t i = 0; i < inputs->count; i++) {
        char path[4096];
        FILE *file;

        snprintf(path, sizeof path, "%s/%04zu", folder, i + 1);
        file = fopen(path, "wb");
        if (!file)
            fail(path);
        fwrite(inputs->list[i].at, 1, inputs->list[i].length, file);
        if (ferror(file) | fclose(file))
            fail(path);
    }
}

/* The process ends with its work, so what was read is not freed. */
int main(int argc, char **argv)
{
    struct inputs inputs = {0};
    FILE *old;

    if (argc == 4 && strcmp(argv[1], "-x") == 0) {
        add_pack(&inputs, argv[2]);
        write_files(&inputs, argv[3]);
    } else if (argc > 3 && strcmp(argv[1], "-a") == 0) {
        old = fopen(argv[2], "rb");
        if (old) {
            fclose(old);
            add_pack(&inputs, argv[2]);
        }
        for (int i = 3; i < argc; i++)
            add_input(&inputs, read_whole(argv[i]));
        write_inputs(&inputs, argv[2]);
    } else {
        fputs("usage: pack -a PACK FILE...\n       pack -x PACK FOLDER\n", stderr);
        return 2;
    }
    return 0;
}
