/* faults: runs the whole program with its own memory, files and streams, which can be made to fail at the n-th call. */

#ifndef FAULTS_H
#define FAULTS_H

#include <stdbool.h>
#include <stddef.h>

enum faults_kind {
    FAULTS_NONE,
    FAULTS_MEMORY, /* none is left */
    FAULTS_OPEN,   /* a file cannot be opened for reading, */
    FAULTS_READ,   /*   or a read fails */
    FAULTS_MAKE,   /* a file cannot be created */
    FAULTS_WRITE,  /* the disk is full, the pipe closed */
    FAULTS_FLUSH,  /* the output was not written: reported late, */
    FAULTS_CLOSE,  /*   or at the end */
    FAULTS_RENAME, /* a file does not get its name */
    FAULTS_SAY,    /* stderr cannot be written */
    FAULTS_STOP,   /* nothing fails, but SIGTERM comes, or SIGHUP, at any of the calls above that change files */
    FAULTS_KINDS
};

struct faults_file {
    const char *name, *bytes; /* NULL: it is a directory */
};

struct faults_bytes {
    char *bytes; /* NULL: none */
    size_t length, capacity;
};

/* A run: its command line, words separated by blanks. */
struct faults_case {
    const char *line;
    const char *input, *environment; /* standard input and $TRAXFIG; may be NULL */
    const struct faults_file *files; /* ends with a NULL name */
};

/* What fails. */
struct faults {
    enum faults_kind kind;
    long nth;
    bool lasting; /* every call after it fails too; or, for FAULTS_STOP, SIGHUP comes */
    size_t piece; /* the most bytes of a read; 0: no limit */
    long shrunk;  /* at this read the file, now shorter, ends; 0: never */
    bool slow;    /* each call of clock finds that a second has passed */
    bool columns; /* COLUMNS is set */
};

enum { FAULTS_STOPPED = 128 /* the status of a run that a signal ended */ };

/* The outcome of a run. */
struct faults_outcome {
    int status;
    struct faults_bytes out, err; /* what was written to the output and to stderr */
    struct faults_bytes other;    /* bytes on standard output although the output is a file */
    bool made;                    /* a file was written under its name */
    bool left;                    /* an unfinished file is left beside it */
    long living;                  /* allocations that were not freed */
    int open;                     /* streams that were not closed, apart from the standard ones */
    long calls[FAULTS_KINDS];
};

/* Runs the program. Free the outcome with faults_forget. */
struct faults_outcome faults_run(const struct faults_case *c, const struct faults *what);
void faults_forget(struct faults_outcome *o);

#endif
