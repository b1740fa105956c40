/* holds: what must be true of any text that is read as a record. A failure aborts, so that the fuzzer keeps the input.
   Include the headers of all wings up to cli.h first. */

/* Prints what failed and where, and aborts. */
void holds_not(const char *what, const char *file, int line);

#define HOLDS(condition) ((condition) ? (void)0 : holds_not(#condition, __FILE__, __LINE__))
#define HOLDS_FORMED(fault) holds_formed(fault, __FILE__, __LINE__)

/* Aborts if there is a fault. */
void holds_formed(const char *fault, const char *file, int line);

/* How to read and play a text. */
struct holds_ways {
    enum input_form notation;
    const struct rules *rules;
    bool keep_going;
};

/* Reads and plays all games of a text. Places lie in the text, the reference agrees on the rules, refused moves leave
   no trace, and the moves written in either notation are the same game. Returns the number of moves played. */
long holds_record(struct text all, const struct holds_ways *how);

/* Draws all games with these options and checks the output. */
void holds_drawing(struct text all, const struct options *o, const struct render_settings *settings);

/* Compares the output of -T json, or of --legal after this number of moves, with the reference; for long games, checks
   only its form. */
void holds_json(struct text out);
void holds_legal(struct text out, const struct game *g, int moves);
