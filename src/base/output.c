#include "base/base.h"

#include <errno.h>
#include <stdlib.h>

/* Where a name in a path begins: past more slashes, and past steps to where one is already. */
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

static bool cannot_write(const char *name, struct message_fault *fault)
{
    *fault = message_fault(MESSAGE_CANNOT_WRITE, text_of(name),
                           text_of(errno ? strerror(errno) : "?"), text_of(NULL));
    return false;
}

void output_name(struct output *o, const char *to, const char *first)
{
    sink_begin(&o->sink, stdout);
    o->name = "<stdout>";
    if (!to)
        return;
    o->name = o->owned = memory_new(strlen(to) + strlen(first) + 16, 1);
    if (strcmp(to, "=") != 0)
        strcpy(o->owned, to);
    else if (strcmp(first, "-") == 0)
        strcpy(o->owned, "traxfig.out");
    else
        strcat(strcpy(o->owned, first), ".out");
}

static bool is_input(const struct output *o, struct message_fault *fault)
{
    *fault = message_fault(MESSAGE_SAME_FILE, text_of(o->name), text_of(NULL), text_of(NULL));
    return true;
}

bool output_is_input(const struct output *o, const char *path, struct message_fault *fault)
{
    return o->owned && is_same_path(o->owned, path) && is_input(o, fault);
}

/* Whether a file has just these bytes. */
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

/* How many bytes the output has, or -1 if that cannot be seen, as of a pipe. */
static long length_of(FILE *file)
{
    return fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
}

/* The sink gathers what is written: a second buffer would only copy it, and cut each write in two. Before anything
   else happens to the stream. */
static FILE *unbuffered(FILE *file)
{
    if (file)
        setvbuf(file, NULL, _IONBF, 0);
    return file;
}

/* Opened for more to be written, it stays as it is. A pipe must not be opened twice: who reads from it would
   see its end in between. */
void output_spare(struct output *o, struct text input)
{
    if (!o->owned || o->spared.length || !input.length)
        return;
    if (!o->seen)
        o->seen = unbuffered(fopen(o->owned, "ab"));
    if (o->seen && length_of(o->seen) == (long)input.length && has_bytes(o->owned, input))
        o->spared = input;
}

bool output_open(struct output *o, struct message_fault *fault)
{
    if (!o->owned)
        return unbuffered(stdout) != NULL;
    if (o->seen && length_of(o->seen) >= 0) {
        fclose(o->seen);
        o->seen = NULL;
    }
    errno = 0;
    o->sink.file = o->spared.length ? NULL : o->seen ? o->seen : unbuffered(fopen(o->owned, "wb"));
    return o->sink.file || o->spared.length || cannot_write(o->name, fault);
}

/* What would be written has been kept: it is either there already, or would be the end of an input. */
static bool close_spared(struct output *o, struct message_fault *fault)
{
    struct text made = sink_contents(&o->sink);
    bool same = made.length == o->spared.length && memcmp(made.at, o->spared.at, made.length) == 0;

    return same || !is_input(o, fault);
}

bool output_close(struct output *o, struct message_fault *fault)
{
    bool failed;

    if (o->spared.length)
        return close_spared(o, fault);
    errno = 0;
    sink_flush(&o->sink);
    failed = fflush(o->sink.file) || ferror(o->sink.file);
    failed = fclose(o->sink.file) || failed;
    return !failed || cannot_write(o->name, fault);
}

void output_free(struct output *o)
{
    sink_free(&o->sink);
    free(o->owned);
}
