#include "base/base.h"

#include <errno.h>
#include <stdlib.h>

/* Past what does not change a path: at its start and after a slash, more slashes and `./`. */
static const char *skip_idle(const char *at, bool begins)
{
    while (begins && (at[0] == '/' || (at[0] == '.' && at[1] == '/')))
        at++;
    return at;
}

static bool is_same_path(const char *one, const char *other)
{
    if ((one[0] == '/') != (other[0] == '/'))
        return false;
    one = skip_idle(one, true);
    other = skip_idle(other, true);
    while (*one && *one == *other) {
        one = skip_idle(one + 1, *one == '/');
        other = skip_idle(other + 1, *other == '/');
    }
    return *one == *other;
}

static struct message_fault same_file(const struct output *o)
{
    return message_fault(MESSAGE_SAME_FILE, text_of(o->path), text_of(NULL), text_of(NULL));
}

static struct message_fault cannot_write(const struct output *o)
{
    return message_fault(MESSAGE_CANNOT_WRITE, text_of(o->path ? o->path : "<stdout>"),
                         text_of(errno ? strerror(errno) : "?"), text_of(NULL));
}

bool output_is_input(const struct output *o, const char *path, struct message_fault *fault)
{
    *fault = same_file(o);
    return o->path && is_same_path(o->path, path);
}

/* Whether a file has exactly these bytes. */
static bool has_bytes(const char *path, struct text bytes)
{
    FILE *file = fopen(path, "rb");
    char piece[4096];
    bool same = file;

    while (same && bytes.length) {
        size_t got = fread(piece, 1, sizeof piece, file);

        same = got && got <= bytes.length && memcmp(piece, bytes.at, got) == 0;
        if (same)
            bytes = text_skip(bytes, got);
    }
    if (file)
        fclose(file);
    return same;
}

/* The length of a file in bytes, or -1 if it has none, as a pipe. */
static long length_of(FILE *file)
{
    return fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
}

/* The first input that the file of this length equals; empty if none. */
static struct text find_equal(const struct output *o, long length, const struct input *inputs, int count)
{
    int i;

    for (i = 0; i < count; i++)
        if ((long)inputs[i].file.length == length && has_bytes(o->path, inputs[i].file))
            return inputs[i].file;
    return text_of(NULL);
}

/* Opens the file; NULL with o->kept set if it equals an input. Append mode truncates nothing before the file is
   compared. A pipe is opened once only: closing it would signal its end to the reader. */
static FILE *open_file(struct output *o, const struct input *inputs, int count)
{
    FILE *file = fopen(o->path, "ab");

    if (!file || length_of(file) < 0)
        return file;
    o->kept = find_equal(o, length_of(file), inputs, count);
    fclose(file);
    return o->kept.length ? NULL : fopen(o->path, "wb");
}

bool output_open(struct output *o, const struct input *inputs, int count, struct message_fault *fault)
{
    errno = 0;
    o->sink.file = o->path ? open_file(o, inputs, count) : stdout;
    if (o->sink.file || o->kept.length)
        return true;
    *fault = cannot_write(o);
    return false;
}

bool output_close(struct output *o, struct message_fault *fault)
{
    struct text made = sink_contents(&o->sink);
    bool good;

    if (o->kept.length) {
        *fault = same_file(o);
        return text_equal(made, o->kept);
    }
    errno = 0;
    sink_flush(&o->sink);
    good = !fflush(o->sink.file) && !ferror(o->sink.file);
    good = !fclose(o->sink.file) && good;
    if (!good)
        *fault = cannot_write(o);
    return good;
}

void output_free(struct output *o)
{
    sink_free(&o->sink);
    free(o->path);
}
