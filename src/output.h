/* output: where the drawing goes: a stream, its name, and whether all of it arrived. Needs base.h,
   text.h, sink.h and message.h. */

struct output {
    struct sink sink;
    const char *name; /* for people to read */
    char *owned;      /* private: the path, or NULL for standard output */
    struct text spared; /* private: what the file has that may be an input by another name, or empty */
    FILE *seen;         /* private: it, opened to see what it has */
};

/* Names a zeroed output: the file `to`, "=" being the first input's name with .out added (traxfig.out if that
   is standard input, "-"), or standard output if it is NULL. */
void output_name(struct output *o, const char *to, const char *first);

/* Whether it is this file by its path, with the fault noted if so. Links are not followed: */
bool output_is_input(const struct output *o, const char *path, struct message_fault *fault);

/* If the file has just these bytes of an input, it may be that input by another name. Then what is written is
   kept in memory, and the file stays as it is. */
void output_spare(struct output *o, struct text input);

/* Opens it. False with the fault noted if it cannot be made. */
bool output_open(struct output *o, struct message_fault *fault);

/* Hands over what is waiting and closes it. False with the fault noted if anything that was printed did
   not arrive, or was to replace what may be an input. */
bool output_close(struct output *o, struct message_fault *fault);

/* Gives back what the output owns. */
void output_free(struct output *o);
