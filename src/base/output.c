#include "base/base.h"

#include <errno.h>
#include <signal.h>
#include <time.h>

static bool starts_with(const char *path, const char *begin)
{
    return strncmp(path, begin, strlen(begin)) == 0;
}

/* Whether a path names an open stream, such as /proc/self/fd/3. Output is written to the stream; no new file replaces
   the stream. But /proc/self/cwd/a.txt names a file, perhaps an input. */
static bool names_stream(const char *path)
{
    const char *fd = strstr(path, "/fd/");

    if (!fd || !(starts_with(path, "/dev/fd/") || starts_with(path, "/proc/")))
        return starts_with(path, "/dev/std");
    fd += strlen("/fd/");
    return !fd[strspn(fd, "0123456789")];
}

static bool cannot_write(const struct output *o, struct message_fault *fault)
{
    return message_fail(fault, MESSAGE_CANNOT_WRITE, text_of(o->path ? o->path : "<stdout>"),
                        text_of(errno ? strerror(errno) : "?"));
}

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

/* Returns the length of a file in bytes. Returns -1 for a pipe, where fseek fails, and for a device, where fseek cannot
   move past the end. Returns LONG_MAX if ftell fails, as it does on Windows for a file of 2 GiB or more. */
static long file_length(FILE *file)
{
    long length;

    if (fseek(file, 0, SEEK_END) != 0)
        return -1;
    length = ftell(file);
    if (length < 0)
        return LONG_MAX;
    return fseek(file, length + 1, SEEK_SET) == 0 && ftell(file) == length + 1 ? length : -1;
}

/* Whether a file, pipe or device has this path. Opens nothing: the reader of a pipe would notice. */
static bool exists(const char *path)
{
    return names_stream(path) || rename(path, path) == 0 || errno != ENOENT;
}

/* Makes a file. On failure, returns NULL and sets errno: EEXIST for an existing file. Windows may reject mode wbx. */
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

/* Makes a file in the folder of `path`; returns NULL on failure. Sets *beside, also on failure, to the path of the new
   file, in new memory. The name has the last 8 digits of time() or, if this number is taken, the next free number. */
static FILE *open_beside(const char *path, char **beside)
{
    enum { TRIES = 10000 };
    size_t folder = strlen(path);
    FILE *file = NULL;
    long number = (long)(time(NULL) % 100000000), last = number + TRIES;

    while (folder && path[folder - 1] != '/' && path[folder - 1] != '\\')
        folder--;
    *beside = memory_new(folder + sizeof "traxfig-.tmp" + TEXT_NUMBER, 1);
    do {
        sprintf(*beside, "%.*straxfig-%ld.tmp", (int)folder, path, number++);
        file = make_new(*beside);
    } while (!file && errno == EEXIST && number < last);
    return file;
}

static bool close_stream(FILE *file)
{
    bool good = !fflush(file) && !ferror(file);

    return !fclose(file) && good;
}

static bool write_all(struct text all, FILE *file)
{
    bool good = file && fwrite(all.at, 1, all.length, file) == all.length;

    return file && close_stream(file) && good;
}

/* Writes a new file beside the old file, then gives the new file the old name. On Windows, where renaming replaces no
   file, removes the old file first. If no file can be made or renamed in the folder, overwrites the old file. */
static bool write_file(const struct output *o)
{
    struct text all = sink_contents(&o->sink);
    char *beside;
    FILE *file = open_beside(o->path, &beside);
    bool good = write_all(all, file);
    bool moved = good && (rename(beside, o->path) == 0 ||
                          (errno == EEXIST && remove(o->path) == 0 && rename(beside, o->path) == 0));

    if (file && !moved)
        remove(beside);
    free(beside);
    return moved || ((good || !file) && write_all(all, fopen(o->path, "wb")));
}

/* Whether a file can be made beside the output. output_open asks this before the drawing, which may take minutes. */
static bool can_make(const struct output *o)
{
    char *beside;
    FILE *file = open_beside(o->path, &beside);
    bool made = file;

    if (file) {
        fclose(file);
        remove(beside);
    }
    free(beside);
    return made;
}

/* The signal that came while guard ran, or 0. Global, since a handler has no other way to report a signal. */
static volatile sig_atomic_t caught;

static void catch_signal(int number)
{
    signal(number, catch_signal);
    caught = number;
}

/* Returns act(o). A signal takes effect only after `act` has returned, when no unfinished file is left. */
static bool guard(bool (*act)(const struct output *), const struct output *o)
{
    static const int signals[] = {
        SIGINT, SIGTERM,
#ifdef SIGHUP /* comes when the terminal is closed; not in standard C */
        SIGHUP,
#endif
    };
    enum { COUNT = sizeof signals / sizeof *signals };
    void (*before[COUNT])(int);
    bool good;

    caught = 0;
    for (int i = 0; i < COUNT; i++)
        before[i] = signal(signals[i], catch_signal);
    good = act(o);
    for (int i = 0; i < COUNT; i++)
        signal(signals[i], before[i]);
    if (caught)
        raise(caught);
    return good;
}

/* Opens an output that already exists, in append mode, which truncates nothing. Leaves a pipe or a device open: closing
   a pipe would tell its reader that the text ends. Sets o->kept if the file has the same bytes as an input. */
static bool open_existing(struct output *o, const struct input *inputs, int count)
{
    FILE *file = fopen(o->path, "ab");
    long length = file && !names_stream(o->path) ? file_length(file) : -1;

    if (length < 0) {
        o->sink.file = file;
        return file;
    }
    fclose(file);
    for (int i = 0; i < count && length && !o->kept; i++)
        if ((long)inputs[i].file.length == length && has_bytes(o->path, inputs[i].file))
            o->kept = &inputs[i];
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
    const struct text n = TEXT(number);
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

/* Opens /dev/null only for reading: if it takes the place of a closed stdout, writing to stdout must still fail. */
void output_secure_stderr(void)
{
    errno = 0;
    if (ftell(stderr) < 0 && errno == EBADF && !freopen("/dev/null", "r", stderr))
        exit(2);
}

bool output_open(struct output *o, const char *path, const struct input *inputs, int count, struct message_fault *fault)
{
    bool named = path && strcmp(path, "-") != 0 && strcmp(path, "/dev/stdout") != 0;

    *o = (struct output){.path = named ? path : NULL, .sink.file = named ? NULL : stdout};
    if (!named)
        return true;
    for (int i = 0; i < count; i++)
        if (strcmp(o->path, inputs[i].name) == 0)
            return message_fail(fault, MESSAGE_SAME_FILE, text_of(o->path), text_of(NULL));
    errno = 0;
    return (exists(o->path) ? open_existing(o, inputs, count) : guard(can_make, o)) || cannot_write(o, fault);
}

bool output_close(struct output *o, struct message_fault *fault)
{
    bool good;

    if (o->kept)
        return text_equal(sink_contents(&o->sink), o->kept->file) ||
               message_fail(fault, MESSAGE_SAME_BYTES, text_of(o->path), text_of(o->kept->name));
    errno = 0;
    sink_flush(&o->sink);
    good = o->sink.file ? close_stream(o->sink.file) : guard(write_file, o);
    o->sink.file = NULL;
    errno = o->sink.error ? o->sink.error : errno;
    return (good && !o->sink.error) || cannot_write(o, fault);
}

void output_free(struct output *o)
{
    if (o->path && o->sink.file)
        fclose(o->sink.file);
    sink_free(&o->sink);
    *o = (struct output){.path = NULL};
}
