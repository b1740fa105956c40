#include "base/base.h"

#include <errno.h>
#include <stdlib.h>

static bool ends_with(const char *name, const char *suffix)
{
    size_t n = strlen(name), m = strlen(suffix);

    return n > m && strcmp(name + n - m, suffix) == 0;
}

bool file_builtin(const char *name, const char *suffix, struct text *bytes)
{
    const struct builtin *b;
    size_t stem = strlen(name) - (ends_with(name, suffix) ? strlen(suffix) : 0);

    for (b = builtin_table; b->name; b++)
        if (ends_with(b->name, suffix) && strlen(b->name) == stem + strlen(suffix) &&
            memcmp(b->name, name, stem) == 0) {
            *bytes = (struct text){(const char *)b->bytes, b->size};
            return true;
        }
    return false;
}

const char *file_builtin_name(const char *suffix, size_t n)
{
    const struct builtin *b;

    for (b = builtin_table; b->name; b++)
        if (ends_with(b->name, suffix) && n-- == 0)
            return b->name;
    return NULL;
}

/* Reads a stream to its end. False, with errno set, if reading fails. */
static bool read_stream(FILE *stream, struct input *in)
{
    size_t capacity = 0, used = 0, got;

    do {
        in->bytes = memory_grow(in->bytes, &capacity, used + (1 << 16), 1);
        got = fread(in->bytes + used, 1, capacity - 1 - used, stream);
        used += got;
    } while (got && !feof(stream)); /* a terminal would ask for more after its end */
    in->bytes[used] = '\0';
    in->all = in->file = (struct text){in->bytes, used};
    return !ferror(stream);
}

bool file_read(struct input *in, const char *path, struct message_fault *fault)
{
    bool standard = strcmp(path, "-") == 0;
    FILE *stream;

    *in = (struct input){.name = standard ? "<stdin>" : path};
    errno = 0;
    stream = standard ? stdin : fopen(path, "rb");
    if (!stream || !read_stream(stream, in)) {
        *fault = message_fault(MESSAGE_CANNOT_READ, text_of(in->name), text_of(errno ? strerror(errno) : "?"),
                               text_of(NULL));
        file_free(in);
    }
    if (stream && !standard)
        fclose(stream);
    return in->bytes;
}

void file_decode(struct input *in)
{
    struct sink decoded = {0};

    if (!decode_text(in->file, &decoded))
        return;
    in->decoded = decoded.bytes;
    in->all = sink_contents(&decoded);
}

void file_words(struct input *in, char *const *words, int count)
{
    struct sink all = {0};
    int i;

    for (i = 0; i < count; i++)
        sink_word(&all, text_of(words[i]));
    *in = (struct input){.name = "<command-line>", .all = sink_contents(&all), .bytes = all.bytes};
}

void file_free(struct input *in)
{
    free(in->bytes);
    free(in->decoded);
    *in = (struct input){.name = in->name};
}
