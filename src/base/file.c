#include "base/base.h"

#include <errno.h>

bool file_has_suffix(const char *name, const char *suffix)
{
    size_t n = strlen(name), m = strlen(suffix);

    return n > m && strcmp(name + n - m, suffix) == 0;
}

struct text file_builtin(const char *name, const char *suffix)
{
    const struct builtin *b;
    size_t stem = strlen(name) - (file_has_suffix(name, suffix) ? strlen(suffix) : 0);

    for (b = builtin_table; b->name; b++)
        if (strncmp(b->name, name, stem) == 0 && strcmp(b->name + stem, suffix) == 0)
            return (struct text){(const char *)b->bytes, b->size};
    return text_of(NULL);
}

const char *file_builtin_name(const char *suffix, size_t n)
{
    const struct builtin *b;

    for (b = builtin_table; b->name; b++)
        if (file_has_suffix(b->name, suffix) && n-- == 0)
            return b->name;
    return NULL;
}

/* Returns the number of bytes not yet read from a stream; 0 if unknown, as for a pipe. */
static size_t remaining(FILE *stream)
{
    long at = ftell(stream), end;

    if (at < 0 || fseek(stream, 0, SEEK_END) != 0)
        return 0;
    end = ftell(stream);
    return fseek(stream, at, SEEK_SET) == 0 && end > at ? (size_t)(end - at) : 0;
}

/* Reads a stream to the end, or until the length is known to exceed FILE_MAX. Sets errno and returns false if reading
   fails. Reads a piece before asking for the length: a folder can be opened and has a length, but cannot be read. */
static bool read_stream(FILE *stream, struct input *in)
{
    enum { FIRST = 4096 };
    size_t capacity = 0, used, got, all;

    in->bytes = memory_grow(NULL, &capacity, FIRST, 1);
    all = used = got = fread(in->bytes, 1, FIRST - 1, stream);
    if (got == FIRST - 1)
        all += remaining(stream);
    if (all <= FILE_MAX)
        in->bytes = memory_grow(in->bytes, &capacity, all + 2, 1);
    while (got && !feof(stream) && all <= FILE_MAX && used <= FILE_MAX) { /* after feof, a terminal would wait again */
        in->bytes = memory_grow(in->bytes, &capacity, used + 2, 1);
        got = fread(in->bytes + used, 1, capacity - 1 - used, stream);
        used += got;
    }
    in->bytes[used] = '\0';
    in->all = in->file = (struct text){in->bytes, all > FILE_MAX ? all : used};
    return !ferror(stream);
}

static bool check_length(struct input *in, struct message_fault *fault)
{
    if (in->all.length <= FILE_MAX)
        return true;
    file_free(in);
    return message_fail(fault, MESSAGE_TOO_LONG, text_of(in->name), text_of(NULL));
}

bool file_read(struct input *in, const char *path, struct message_fault *fault)
{
    bool standard = strcmp(path, "-") == 0, good;
    FILE *stream;

    *in = (struct input){.name = standard ? "<stdin>" : path};
    errno = 0;
    stream = standard ? stdin : fopen(path, "rb");
    good = stream && read_stream(stream, in);
    if (!good) {
        message_fail(fault, MESSAGE_CANNOT_READ, text_of(*path ? in->name : "''"),
                     text_of(errno ? strerror(errno) : "?"));
        file_free(in);
    }
    if (stream && !standard)
        fclose(stream);
    return good && check_length(in, fault);
}

bool file_decode(struct input *in, struct message_fault *fault)
{
    struct sink decoded = {0};

    if (!decode_text(in->all, &decoded))
        return true;
    free(in->decoded);
    in->decoded = decoded.bytes;
    in->all = sink_contents(&decoded);
    return check_length(in, fault);
}

void file_words(struct input *in, char *const *words, int count)
{
    struct sink all = {0};

    for (int i = 0; i < count; i++)
        sink_word(&all, text_of(words[i]));
    sink_byte(&all, '\0');
    *in = (struct input){.name = "<command-line>", .all = {all.bytes, all.used - 1}, .bytes = all.bytes};
}

void file_free(struct input *in)
{
    free(in->bytes);
    free(in->decoded);
    *in = (struct input){.name = in->name};
}
