#include "base/base.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <time.h>

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

static bool starts_with(const char *path, const char *begin)
{
    return strncmp(path, begin, strlen(begin)) == 0;
}

static bool is_standard(const char *path)
{
    return strcmp(path, "-") == 0 || strcmp(path, "/dev/stdout") == 0;
}

/* Whether a path names an open stream of the process, which may be a file, but is not to be replaced. */
static bool names_stream(const char *path)
{
    return starts_with(path, "/dev/fd/") || starts_with(path, "/dev/stderr") || starts_with(path, "/proc/");
}

static struct message_fault cannot_write(const struct output *o)
{
    return message_fault(MESSAGE_CANNOT_WRITE, text_of(o->path ? o->path : "<stdout>"),
                         text_of(errno ? strerror(errno) : "?"), text_of(NULL));
}

static bool is_input(const struct output *o, struct message_fault *fault)
{
    *fault = message_fault(MESSAGE_SAME_FILE, text_of(o->path), text_of(NULL), text_of(NULL));
    return false;
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

/* The length of a file in bytes; -1 if it cannot be replaced. A pipe has no place to go to, a device does not keep one
   past its end. On Windows ftell fails past 2 GiB; no input is as long. */
static long length_of(FILE *file)
{
    long length;

    if (fseek(file, 0, SEEK_END) != 0)
        return -1;
    length = ftell(file);
    if (length < 0)
        return LONG_MAX;
    return fseek(file, length + 1, SEEK_SET) == 0 && ftell(file) == length + 1 ? length : -1;
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

/* Whether something has this name. A pipe that was opened to find out would notice. */
static bool exists(const char *path)
{
    return names_stream(path) || rename(path, path) == 0 || errno != ENOENT;
}

/* Makes a file that was not there; else errno is EEXIST. Libraries of Windows do not know the x, or ignore it. */
static FILE *make_new(const char *path)
{
    FILE *file;

    errno = 0;
    if (exists(path)) {
        errno = errno ? errno : EEXIST;
        return NULL;
    }
    file = fopen(path, "wbx");
    if (!file && errno == EINVAL)
        file = fopen(path, "wb");
    return file;
}

/* Opens a new file in the folder of the output. Its name is that of the first second that is free: a thousand killed
   runs leave few of those. */
static FILE *open_beside(struct output *o)
{
    enum { TRIES = 10000 };
    size_t folder = strlen(o->path);
    FILE *file = NULL;
    long number = (long)(time(NULL) % 100000000), last = number + TRIES;

    while (folder && o->path[folder - 1] != '/' && o->path[folder - 1] != '\\')
        folder--;
    o->beside = memory_new(folder + sizeof "traxfig-.tmp" + TEXT_NUMBER, 1);
    do {
        sprintf(o->beside, "%.*straxfig-%ld.tmp", (int)folder, o->path, number++);
        file = make_new(o->beside);
    } while (!file && errno == EEXIST && number < last);
    if (!file) {
        free(o->beside);
        o->beside = NULL;
    }
    return file;
}

/* Opens the output where something has its name: what cannot be replaced, such as a pipe, is written to directly. It is
   opened once only, for closing it would signal its end to the reader. Append mode truncates nothing. A file in a
   folder where none can be made stays as it is until all of the output is in memory. */
static bool open_existing(struct output *o, const struct input *inputs, int count)
{
    FILE *file = fopen(o->path, "ab");
    long length = file && !names_stream(o->path) ? length_of(file) : -1;

    o->sink.file = file;
    if (length < 0)
        return file;
    fclose(file);
    o->kept = find_equal(o, length, inputs, count);
    o->sink.file = o->kept.length ? NULL : open_beside(o);
    return true;
}

enum output_naming output_naming(const char *name)
{
    bool many = false;
    const char *at = name;

    while ((at = strchr(at, '%')) != NULL) {
        bool width = at[1] == '0' && is_digit(at[2]) && at[2] != '0';

        at += width ? 3 : 1;
        if (*at != 'd' ? *at != '%' || width : many)
            return OUTPUT_MISNAMED;
        many = many || *at == 'd';
        at++;
    }
    return many ? OUTPUT_MANY : OUTPUT_ONE;
}

char *output_name(const char *name, long number)
{
    char digits[TEXT_NUMBER];
    struct text n = text_number(number, digits);
    struct sink to = {0};

    for (; *name; name++) {
        if (*name != '%' || *++name == '%') {
            sink_byte(&to, *name);
            continue;
        }
        if (*name == '0') {
            size_t width = (size_t)(name[1] - '0');

            sink_repeat(&to, '0', width > n.length ? width - n.length : 0);
            name += 2;
        }
        sink_text(&to, n);
    }
    sink_byte(&to, '\0');
    return to.bytes;
}

/* A file that takes nothing: were it also in the place of a closed standard output, the drawing would be lost in
   silence. */
static FILE *open_held(void)
{
    FILE *file = fopen("/dev/null", "r");

    if (!file)
        file = tmpfile();
    return file;
}

void output_hold_stderr(FILE *held[OUTPUT_HELD])
{
    int i;

    errno = 0;
    for (i = 0; i < OUTPUT_HELD && ftell(stderr) < 0 && errno == EBADF; i++)
        held[i] = open_held();
}

bool output_open(struct output *o, const char *path, const struct input *inputs, int count,
                 struct message_fault *fault)
{
    int i;

    *o = (struct output){.path = path && !is_standard(path) ? path : NULL, .sink.file = stdout};
    if (!o->path)
        return true;
    for (i = 0; i < count; i++)
        if (is_same_path(o->path, inputs[i].name))
            return is_input(o, fault);
    errno = 0;
    if (exists(o->path) ? open_existing(o, inputs, count) : (o->sink.file = open_beside(o)) != NULL)
        return true;
    *fault = cannot_write(o);
    return false;
}

/* Closes a stream; false if anything written to it did not arrive. */
static bool close_stream(FILE *file)
{
    bool good = !fflush(file) && !ferror(file);

    return !fclose(file) && good;
}

/* Writes all of the output over a file that cannot be replaced: from memory, or from the new file beside it. */
static bool write_over(const struct output *o)
{
    struct input made = {.all = sink_contents(&o->sink)};
    struct message_fault fault;
    FILE *file = NULL;
    bool good;

    if (!o->beside || file_read(&made, o->beside, &fault))
        file = fopen(o->path, "wb");
    good = file && fwrite(made.all.at, 1, made.all.length, file) == made.all.length;
    good = file && close_stream(file) && good;
    file_free(&made);
    return good;
}

/* Gives the new file the name of the output. Windows does not replace a file; other systems may refuse it for one that
   is mounted by its name. */
static bool replace(const struct output *o)
{
    if (rename(o->beside, o->path) == 0 ||
        (errno == EEXIST && remove(o->path) == 0 && rename(o->beside, o->path) == 0))
        return true;
    return write_over(o) && remove(o->beside) == 0;
}

bool output_close(struct output *o, struct message_fault *fault)
{
    bool good;

    if (o->kept.length)
        return text_equal(sink_contents(&o->sink), o->kept) || is_input(o, fault);
    errno = 0;
    sink_flush(&o->sink);
    good = o->sink.file ? close_stream(o->sink.file) : write_over(o);
    o->sink.file = NULL;
    if (o->beside && !good)
        remove(o->beside);
    else if (o->beside)
        good = replace(o);
    if (!good) {
        errno = o->sink.error ? o->sink.error : errno;
        *fault = cannot_write(o);
    }
    return good;
}

void output_drop(struct output *o)
{
    if (o->path && o->sink.file)
        fclose(o->sink.file);
    if (o->beside)
        remove(o->beside);
}

void output_free(struct output *o)
{
    sink_free(&o->sink);
    free(o->beside);
    *o = (struct output){.path = NULL};
}
