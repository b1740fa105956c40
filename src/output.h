/* output: where the drawing goes: a stream, its name, and whether all of it arrived. Needs base.h,
   text.h, sink.h, list.h and message.h. */

struct output {
    struct sink sink;
    const char *name; /* for people to read */
    char *owned;      /* private */
};

/* Opens the file `to`, "=" being the first input's name with .out added (traxfig.out if that is standard
   input), or standard output if it is NULL. False with the fault noted if it cannot be made, or if it is
   one of the inputs by its path: links are not followed. */
bool output_open(struct output *o, const char *to, char *const *inputs, int count,
                 struct message_fault *fault);

/* Hands over what is waiting and closes it. False with the fault noted if anything that was printed did
   not arrive. */
bool output_close(struct output *o, struct message_fault *fault);

/* Gives back what the output owns. */
void output_free(struct output *o);
