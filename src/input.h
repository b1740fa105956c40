/* input: a text that is read whole: from a file, from standard input, or made of words. Needs base.h, text.h,
   sink.h and message.h. */

struct input {
    const char *name; /* for people to read */
    struct text all;
};

/* Reads the file of this path, "-" being standard input. False with the fault noted if it cannot be read. */
bool input_read(struct input *in, const char *path, struct message_fault *fault);

/* Takes the words of a command line, a blank between them. */
void input_words(struct input *in, char *const *words, int count);

/* Gives back what the input owns. */
void input_free(struct input *in);
