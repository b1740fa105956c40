#include "base/base.h"
#include "check.h"

#include <time.h>

/* Names of outputs: one file, a file for each game, or neither. */
static void test_naming(struct check *c)
{
    static const struct {
        const char *name;
        enum output_naming naming;
    } rows[] = {
        {"", OUTPUT_ONE},         {"a", OUTPUT_ONE},          {"a%%", OUTPUT_ONE},        {"%%d", OUTPUT_ONE},
        {"%d", OUTPUT_MANY},      {"a%d.svg", OUTPUT_MANY},   {"%03d", OUTPUT_MANY},      {"%01d", OUTPUT_MANY},
        {"%09d", OUTPUT_MANY},    {"%%%d", OUTPUT_MANY},      {"%d%%", OUTPUT_MANY},      {"%d%d", OUTPUT_MISNAMED},
        {"%02d%d", OUTPUT_MISNAMED}, {"%", OUTPUT_MISNAMED},  {"a%", OUTPUT_MISNAMED},    {"%s", OUTPUT_MISNAMED},
        {"%3d", OUTPUT_MISNAMED}, {"%00d", OUTPUT_MISNAMED},  {"%0d", OUTPUT_MISNAMED},   {"%03", OUTPUT_MISNAMED},
        {"%03%", OUTPUT_MISNAMED}, {"%010d", OUTPUT_MISNAMED}, {"%d%", OUTPUT_MISNAMED},  {"%0", OUTPUT_MISNAMED},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        CHECK(c, output_naming(rows[i].name) == rows[i].naming);
        if (output_naming(rows[i].name) != rows[i].naming)
            fprintf(stderr, "  %s\n", rows[i].name);
    }
}

/* The name of the n-th file. */
static void test_numbers(struct check *c)
{
    static const struct {
        const char *name;
        long number;
        const char *wanted;
    } rows[] = {
        {"%d", 7, "7"},         {"a%d.svg", 12, "a12.svg"}, {"%03d", 7, "007"},       {"%03d", 123, "123"},
        {"%03d", 1234, "1234"}, {"%09d", 1, "000000001"},   {"%01d", 1, "1"},         {"%%%02d%%.x", 5, "%05%.x"},
        {"a", 3, "a"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *name = output_name(rows[i].name, rows[i].number);

        CHECK(c, strcmp(name, rows[i].wanted) == 0);
        free(name);
    }
}

/* Whether a file has this content. */
static bool holds(const char *path, const char *content)
{
    struct message_fault fault;
    struct input in;
    bool same = file_read(&in, path, &fault) && text_is(in.all, content);

    if (!in.bytes)
        sink_free(&fault.holes);
    file_free(&in);
    return same;
}

/* Writes a text to a file through an output; false if it is refused, then or at last. */
static bool put(const char *path, const char *content, const struct input *inputs, int count,
                struct message_fault *fault)
{
    struct output o;
    bool good = output_open(&o, path, inputs, count, fault);

    if (good) {
        sink_string(&o.sink, content);
        good = output_close(&o, fault);
    }
    output_free(&o);
    if (!good)
        sink_free(&fault->holes);
    return good;
}

/* A new file, and one that is replaced; an input by its own name, or by another. */
static void test_files(struct check *c)
{
    static const char path[] = "build/unit-output", other[] = "build/unit-other";
    static const char *const different[] = {"build/unit-outputs", "build/unit-outpu", "./build/unit-output"};
    struct message_fault fault = {0};
    struct output o;
    struct input in;
    FILE *file;

    file = fopen(path, "wb");
    if (!file)
        return; /* the tests may lie where nothing can be written */
    fclose(file);
    remove(path);
    CHECK(c, put(path, "one", NULL, 0, &fault) && holds(path, "one"));
    CHECK(c, put(path, "other", NULL, 0, &fault) && holds(path, "other"));
    CHECK(c, file_read(&in, path, &fault));
    CHECK(c, !put(path, "x", &in, 1, &fault) && fault.id == MESSAGE_SAME_FILE && holds(path, "other"));
    for (size_t i = 0; i < sizeof different / sizeof *different; i++) {
        in.name = different[i];
        CHECK(c, put(path, "other", &in, 1, &fault)); /* the same content may be the same file: it stays */
        CHECK(c, !put(path, "x", &in, 1, &fault) && fault.id == MESSAGE_SAME_BYTES && holds(path, "other"));
    }
    in.name = other;
    file = fopen(path, "wb");
    if (file) {
        fputs("othe", file); /* shorter than the input; then longer; then as long, but other bytes */
        fclose(file);
    }
    CHECK(c, put(path, "others", &in, 1, &fault) && holds(path, "others"));
    CHECK(c, put(path, "Other", &in, 1, &fault) && holds(path, "Other"));
    CHECK(c, put(path, "x", &in, 1, &fault) && holds(path, "x"));
    file_free(&in);
    remove(path);
    CHECK(c, !output_open(&o, "build/missing/x", NULL, 0, &fault) && fault.id == MESSAGE_CANNOT_WRITE);
    CHECK(c, fault.holes.used > sizeof "build/missing/x" + 1 && strcmp(fault.holes.bytes, "build/missing/x") == 0);
    sink_free(&fault.holes);
}

enum { SECONDS = 4 };

/* The names that a file beside the output gets now or a little later. */
static void name_beside(char names[SECONDS][40])
{
    long now = (long)(time(NULL) % 100000000);

    for (int i = 0; i < SECONDS; i++)
        sprintf(names[i], "build/traxfig-%ld.tmp", now + i);
}

/* An output that is open or dropped leaves neither a new file nor one beside it, and the old one as it was. */
static void test_drop(struct check *c)
{
    static const char path[] = "build/unit-output";
    struct message_fault fault = {0};
    char names[SECONDS][40];
    struct output o;

    CHECK(c, put(path, "one", NULL, 0, &fault));
    name_beside(names);
    CHECK(c, output_open(&o, path, NULL, 0, &fault));
    sink_string(&o.sink, "x");
    for (int i = 0; i < SECONDS; i++)
        CHECK(c, !holds(names[i], "x") && !holds(names[i], ""));
    output_free(&o);
    CHECK(c, holds(path, "one"));
    remove(path);
    CHECK(c, output_open(&o, path, NULL, 0, &fault) && !holds(path, ""));
    output_free(&o);
    CHECK(c, !holds(path, ""));
    CHECK(c, output_open(&o, NULL, NULL, 0, &fault) && o.sink.file == stdout && !o.path);
    CHECK(c, output_open(&o, "-", NULL, 0, &fault) && o.sink.file == stdout && !o.path);
    CHECK(c, output_open(&o, "/dev/stdout", NULL, 0, &fault) && o.sink.file == stdout && !o.path);
}

/* Where the first names of a file beside the output are taken, as a killed run leaves them, it gets a later one. */
static void test_taken(struct check *c)
{
    static const char path[] = "build/unit-output";
    struct message_fault fault = {0};
    char names[SECONDS][40];
    FILE *file;

    name_beside(names);
    for (int i = 0; i < SECONDS; i++) {
        file = fopen(names[i], "wb");
        if (file)
            fclose(file);
    }
    CHECK(c, put(path, "one", NULL, 0, &fault) && holds(path, "one"));
    for (int i = 0; i < SECONDS; i++) {
        CHECK(c, holds(names[i], ""));
        remove(names[i]);
    }
    remove(path);
}

void test_output(struct check *c)
{
    test_taken(c);
    test_naming(c);
    test_numbers(c);
    test_files(c);
    test_drop(c);
}
