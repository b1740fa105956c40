/* faults: runs the whole program with memory, files and streams that fail on demand. The Makefile renames the calls
   below in the sources of src, so that each n-th call of a kind can be made to fail, for every n. The last line is
   `N passed, N failed`. */

#undef calloc
#undef realloc
#undef free
#undef exit
#undef getenv
#undef clock
#undef fopen
#undef fclose
#undef fread
#undef fwrite
#undef fputs
#undef fflush
#undef ferror
#undef fseek
#undef ftell
#undef rename
#undef remove

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../unit/check.h"
#include "faults.h"

int traxfig_main(int argc, char **argv);

/* A terminal that is closed, where there is such a signal. */
#ifndef SIGHUP
#define SIGHUP SIGTERM
#endif

/* What the sources of src call instead, by faults.syms. */
void *faults_calloc(size_t count, size_t size);
void *faults_realloc(void *old, size_t size);
void faults_free(void *old);
void faults_exit(int status);
char *faults_getenv(const char *name);
clock_t faults_clock(void);
FILE *faults_fopen(const char *path, const char *mode);
int faults_fclose(FILE *file);
size_t faults_fread(void *to, size_t size, size_t count, FILE *file);
size_t faults_fwrite(const void *from, size_t size, size_t count, FILE *file);
int faults_fputs(const char *string, FILE *file);
int faults_fflush(FILE *file);
int faults_feof(FILE *file);
int faults_ferror(FILE *file);
int faults_fseek(FILE *file, long to, int from);
long faults_ftell(FILE *file);
int faults_rename(const char *from, const char *to);
int faults_remove(const char *name);
int faults_raise(int number);

/* The files of a run, the call that fails, and the outcome. */
static struct world {
    const struct faults_file *files;
    const char *input, *environment;
    enum faults_kind kind; /* of call that fails */
    long nth;              /*   at this one, counted from 1 */
    bool lasting;          /*   and every call after it */
    size_t piece;          /* the most bytes of a read; 0: no limit */
    long shrunk;           /* the read at which the file turns out to be shorter; 0: none */
    bool slow, columns;
    clock_t now;
    long calls[FAULTS_KINDS];
    struct stream {
        const char *name; /* NULL: closed */
        const char *bytes;
        size_t length, at;
        bool failed, directory;
        bool ended; /* a read has met its end */
        struct faults_bytes *made; /* what is written to it */
    } streams[4];          /* two streams may be open at once; the third is one too many; the last is stdin */
    struct faults_bytes out, err, file, beside;
    char beside_name[40];  /* of the file that is to be renamed; empty: there is none */
    bool made;             /* the file has its name */
    struct block {
        struct block *before, *after;
    } blocks;
    long living;
    jmp_buf end;
    int status;
} world;

/* The signals that end a run; the last one if the call is to fail lastingly. */
static const int stopping[] = {SIGINT, SIGTERM, SIGHUP};

/* The handler of a signal that ends a run. */
static void stop(int number)
{
    (void)number;
    world.status = FAULTS_STOPPED;
}

/* Sends a signal; if nothing but stop handles it, the run ends behind the handler: a jump out of it leaves the signal
   blocked in the C libraries that block it meanwhile. */
int faults_raise(int number)
{
    int failed = raise(number);

    if (world.status == FAULTS_STOPPED)
        longjmp(world.end, 1);
    return failed;
}

/* Counts a call; returns whether it must fail. */
static bool fails(enum faults_kind kind)
{
    long n = ++world.calls[kind];

    if (kind >= FAULTS_MAKE && kind <= FAULTS_RENAME && fails(FAULTS_STOP))
        faults_raise(stopping[world.lasting ? 2 : world.nth % 2]);
    return kind == world.kind && (n == world.nth || (world.lasting && n > world.nth));
}

static void *take(struct block *b)
{
    b->before = &world.blocks;
    b->after = world.blocks.after;
    b->after->before = b;
    world.blocks.after = b;
    world.living++;
    return b + 1;
}

static void cut(struct block *b)
{
    b->before->after = b->after;
    b->after->before = b->before;
    world.living--;
}

void *faults_calloc(size_t count, size_t size)
{
    return fails(FAULTS_MEMORY) ? NULL : take(calloc(1, sizeof(struct block) + count * size));
}

void *faults_realloc(void *old, size_t size)
{
    struct block *b = old ? (struct block *)old - 1 : NULL;

    if (fails(FAULTS_MEMORY))
        return NULL;
    if (b)
        cut(b);
    return take(realloc(b, sizeof *b + size));
}

void faults_free(void *old)
{
    if (!old)
        return;
    cut((struct block *)old - 1);
    free((struct block *)old - 1);
}

void faults_exit(int status)
{
    world.status = status;
    longjmp(world.end, 1);
}

char *faults_getenv(const char *name)
{
    if (world.columns && strcmp(name, "COLUMNS") == 0)
        return "80";
    return strcmp(name, "TRAXFIG") == 0 ? (char *)(size_t)world.environment : NULL;
}

clock_t faults_clock(void)
{
    return world.slow ? (world.now += CLOCKS_PER_SEC) : 0;
}

static struct faults_bytes *written_by(FILE *file)
{
    return file == stdout ? &world.out : file == stderr ? &world.err : ((struct stream *)(void *)file)->made;
}

static void append(struct faults_bytes *b, const char *bytes, size_t length)
{
    if (b->length + length + 1 > b->capacity) {
        b->capacity = (b->length + length + 1) * 2;
        b->bytes = realloc(b->bytes, b->capacity);
    }
    memcpy(b->bytes + b->length, bytes, length);
    b->length += length;
    b->bytes[b->length] = '\0';
}

static void forget(struct faults_bytes *b)
{
    free(b->bytes);
    *b = (struct faults_bytes){NULL, 0, 0};
}

/* Opens a file for writing: with x the one that is renamed later. */
static FILE *make(struct stream *s, const char *name, bool exclusive)
{
    if (fails(FAULTS_MAKE)) {
        errno = EACCES;
        return NULL;
    }
    if (exclusive)
        strcpy(world.beside_name, name);
    else
        world.made = true;
    *s = (struct stream){.name = name, .made = exclusive ? &world.beside : &world.file};
    return (FILE *)(void *)s;
}

static const struct faults_file *find(const char *name)
{
    const struct faults_file *f = world.files;

    while (f->name && strcmp(f->name, name) != 0)
        f++;
    return f;
}

FILE *faults_fopen(const char *name, const char *mode)
{
    const struct faults_file *f = find(name);
    struct stream *s = world.streams;

    while (s->name)
        s++;
    if (mode[0] == 'w')
        return make(s, name, strchr(mode, 'x'));
    if (fails(FAULTS_OPEN)) {
        errno = EACCES;
        return NULL;
    }
    *s = (struct stream){
        .name = f->name, .bytes = f->bytes, .length = f->bytes ? strlen(f->bytes) : 0, .directory = !f->bytes};
    errno = s->directory ? EISDIR : ENOENT;
    return s->name && !(s->directory && mode[0] == 'a') ? (FILE *)(void *)s : NULL;
}

/* A file with its own name tells only whether it is there. The first failure is that of Windows. */
int faults_rename(const char *from, const char *to)
{
    if (strcmp(from, to) == 0) {
        errno = ENOENT;
        return find(from)->name ? 0 : -1;
    }
    if (fails(FAULTS_RENAME)) {
        errno = EEXIST;
        return -1;
    }
    append(&world.file, world.beside.bytes ? world.beside.bytes : "", world.beside.length);
    forget(&world.beside);
    world.beside_name[0] = '\0';
    world.made = true;
    return 0;
}

int faults_remove(const char *name)
{
    if (fails(FAULTS_STOP))
        faults_raise(stopping[world.lasting ? 2 : world.nth % 2]);
    if (strcmp(name, world.beside_name) == 0) {
        world.beside_name[0] = '\0';
        forget(&world.beside);
    }
    return 0;
}

int faults_fclose(FILE *file)
{
    struct stream *s = (struct stream *)(void *)file;

    if (file != stdout)
        s->name = NULL;
    if (fails(FAULTS_CLOSE)) {
        errno = ENOSPC;
        return EOF;
    }
    return 0;
}

size_t faults_fread(void *to, size_t size, size_t count, FILE *file)
{
    struct stream input = {.name = "stdin", .bytes = world.input};
    struct stream *s = file == stdin ? &world.streams[3] : (struct stream *)(void *)file;
    size_t got;

    if (s == &world.streams[3] && !s->name) {
        *s = input;
        s->length = strlen(world.input);
    }
    if (fails(FAULTS_READ) || s->directory) {
        errno = s->directory ? EISDIR : EIO;
        s->failed = true;
        return 0;
    }
    if (world.calls[FAULTS_READ] == world.shrunk)
        s->length = s->at;
    got = s->length - s->at < count * size ? s->length - s->at : count * size;
    if (world.piece && got > world.piece)
        got = world.piece;
    if (got)
        memcpy(to, s->bytes + s->at, got);
    s->at += got;
    s->ended = got < count * size && s->at == s->length;
    return got / size;
}

static bool out_failed; /* of standard output and the file */

size_t faults_fwrite(const void *from, size_t size, size_t count, FILE *file)
{
    if (file != stderr && count && fails(FAULTS_WRITE)) {
        errno = ENOSPC;
        out_failed = true;
        return 0;
    }
    if (file == stderr && fails(FAULTS_SAY))
        return 0;
    append(written_by(file), from, size * count);
    return count;
}

int faults_fputs(const char *string, FILE *file)
{
    append(written_by(file), string, strlen(string));
    return 0;
}

int faults_fflush(FILE *file)
{
    (void)file;
    if (fails(FAULTS_FLUSH)) {
        errno = EPIPE;
        return EOF;
    }
    return 0;
}

int faults_feof(FILE *file)
{
    return file == stdin ? world.streams[3].ended : ((struct stream *)(void *)file)->ended;
}

int faults_ferror(FILE *file)
{
    return file == stdin                                  ? world.streams[3].failed
           : file == stdout || file == stderr || written_by(file) ? out_failed
                                                                : ((struct stream *)(void *)file)->failed;
}

int faults_fseek(FILE *file, long to, int from)
{
    struct stream *s = (struct stream *)(void *)file;

    if (file == stdin)
        return -1;
    s->at = (from == SEEK_END ? s->length : 0) + (size_t)to;
    return 0;
}

long faults_ftell(FILE *file)
{
    return file == stderr || file == stdin ? 0 : (long)((struct stream *)(void *)file)->at;
}

/* Cuts a line into words; returns their number. */
static int split(char *line, char **words)
{
    int count = 0;

    for (; (words[count] = strtok(line, " ")) != NULL; line = NULL)
        count++;
    return count;
}

struct faults_outcome faults_run(const struct faults_case *c, const struct faults *what)
{
    struct faults_outcome got = {.living = 0};
    char line[400], *words[40];

    memset(&world, 0, sizeof world);
    world.files = c->files;
    world.input = c->input ? c->input : "";
    world.environment = c->environment;
    world.kind = what->kind;
    world.nth = what->nth;
    world.lasting = what->lasting;
    world.piece = what->piece;
    world.shrunk = what->shrunk;
    world.slow = what->slow;
    world.columns = what->columns;
    world.blocks.before = world.blocks.after = &world.blocks;
    out_failed = false;
    for (int i = 0; i < 3; i++)
        signal(stopping[i], stop);
    if (setjmp(world.end) == 0)
        world.status = traxfig_main(split(strcpy(line, c->line), words), words);
    got.living = world.living;
    while (world.blocks.after != &world.blocks)
        faults_free(world.blocks.after + 1);
    got.status = world.status;
    got.made = world.made;
    got.left = world.beside_name[0];
    for (int i = 0; i < 3; i++)
        got.open += world.streams[i].name != NULL;
    forget(&world.beside);
    got.out = world.made ? world.file : world.out;
    got.other = world.made ? world.out : world.file;
    got.err = world.err;
    memcpy(got.calls, world.calls, sizeof got.calls);
    return got;
}

void faults_forget(struct faults_outcome *o)
{
    forget(&o->out);
    forget(&o->other);
    forget(&o->err);
}
