/* faults: runs of the whole program in a world of its own: memory, files and streams that can be made to fail
   at the n-th call. Needs stdbool.h and stddef.h. */

enum faults_kind {
    FAULTS_NONE,
    FAULTS_MEMORY, /* there is none left */
    FAULTS_OPEN,   /* a file cannot be read, */
    FAULTS_READ,   /*   or not further */
    FAULTS_MAKE,   /* a file cannot be made */
    FAULTS_WRITE,  /* the disk is full, the pipe closed */
    FAULTS_FLUSH,  /* what was printed did not arrive: told late, */
    FAULTS_CLOSE,  /*   or last of all */
    FAULTS_SAY,    /* nobody listens on stderr */
    FAULTS_KINDS
};

struct faults_file {
    const char *name, *bytes; /* NULL: it is a directory */
};

struct faults_bytes {
    char *bytes; /* NULL: none */
    size_t length, capacity;
};

/* A run: its command line, words between blanks. */
struct faults_case {
    const char *line;
    const char *input, *environment; /* standard input and $TRAXFIG; may be NULL */
    const struct faults_file *files; /* ends with a NULL name */
};

/* What fails. */
struct faults {
    enum faults_kind kind;
    long nth;
    bool lasting; /* so does all after it */
    size_t piece; /* bytes that a read gives at most; 0: all there are */
    long shrunk;  /* at this read the file has become shorter and ends; 0: it does not */
};

/* What came of it. */
struct faults_outcome {
    int status;
    struct faults_bytes out, err; /* what was drawn, what was said */
    struct faults_bytes other;    /* on standard output although there is a file */
    bool made;                    /* a file was opened to be written */
    long living;                  /* pieces of memory not given back */
    long calls[FAULTS_KINDS];
};

/* Runs the program. The outcome is to be forgotten. */
struct faults_outcome faults_run(const struct faults_case *c, const struct faults *what);
void faults_forget(struct faults_outcome *o);
