#include "base/base.h"
#include "check.h"

static void test_builtin(struct check *c)
{
    struct text one = file_builtin("short2", ".tfm"), other = file_builtin("short2.tfm", ".tfm");
    const char *name;
    size_t n;

    CHECK(c, one.at && one.at == other.at && one.length == other.length);
    /* Six glyphs of 7 x 5, six empty lines. */
    CHECK(c, one.length == 6 * 5 * 8 + 6 + strlen("white o\nblack #\nlast +* -=\nwon oO #@\n"));
    CHECK(c, file_builtin("en", ".msg").at != NULL);
    CHECK(c, !file_builtin("short2", ".msg").at);
    CHECK(c, !file_builtin("short", ".tf").at);
    CHECK(c, !file_builtin("shor", ".tfm").at);
    CHECK(c, !file_builtin("short2.tfm.tfm", ".tfm").at);
    CHECK(c, !file_builtin("", ".tfm").at);
    CHECK(c, !file_builtin(".tfm", ".tfm").at);
    CHECK(c, !file_builtin("en.msg", ".tfm").at);

    for (n = 0; (name = file_builtin_name(".tfm", n)) != NULL; n++) {
        CHECK(c, file_builtin(name, ".tfm").length > 0);
        CHECK(c, n == 0 || strcmp(file_builtin_name(".tfm", n - 1), name) < 0); /* sorted */
    }
    CHECK(c, n >= 8 && !file_builtin_name(".tfm", n + 1) && !file_builtin_name(".none", 0));
}

/* A file longer than any buffer, with NUL bytes in it; an empty one; one that is missing. */
static void test_read(struct check *c)
{
    enum { SIZE = 300001 };
    static const char path[] = "build/unit-file";
    struct message_fault fault = {0};
    struct input in;
    FILE *file = fopen(path, "wb");
    bool same = true;

    if (!file)
        return;
    CHECK(c, file_read(&in, path, &fault) && in.all.length == 0 && in.all.at[0] == '\0');
    file_free(&in);
    for (size_t i = 0; i < SIZE; i++)
        putc((int)(i % 251), file);
    fclose(file);
    CHECK(c, file_read(&in, path, &fault) && in.all.length == SIZE && in.all.at[SIZE] == '\0');
    CHECK(c, strcmp(in.name, path) == 0);
    for (size_t i = 0; i < in.all.length; i++)
        same = same && (unsigned char)in.all.at[i] == i % 251;
    CHECK(c, same);
    file_free(&in);
    remove(path);
    CHECK(c, !file_read(&in, path, &fault) && !in.bytes && fault.id == MESSAGE_CANNOT_READ);
    CHECK(c, fault.holes.used > sizeof path + 1 && strcmp(fault.holes.bytes, path) == 0);
    sink_free(&fault.holes);
}

void test_file(struct check *c)
{
    static char one[] = "@0/", two[] = "B1+";
    static char *const words[] = {one, two};
    struct input in;

    test_builtin(c);
    test_read(c);
    file_words(&in, words, 2);
    CHECK(c, text_is(in.all, "@0/ B1+"));
    file_free(&in);
}
