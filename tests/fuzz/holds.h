/* holds: what must hold of any text that is read as a record, however odd. What does not ends the program
   by abort, so that a fuzzer keeps the input. Needs all the headers from base.h to options.h. */

/* Says where, and aborts. */
void holds_not(const char *what, const char *file, int line);

#define HOLDS(condition) ((condition) ? (void)0 : holds_not(#condition, __FILE__, __LINE__))
#define HOLDS_FORMED(fault) holds_formed(fault, __FILE__, __LINE__)

/* Aborts with what is wrong if anything is. */
void holds_formed(const char *fault, const char *file, int line);

/* How a text is to be read and played. */
struct holds_ways {
    enum input_form notation;
    const struct rules *rules;
    bool keep_going;
};

/* Reads all games of a text and plays them: places lie in the text, a second opinion on the rules agrees,
   refused moves leave no trace, the moves told in either notation are the same game. Returns how many moves
   were played. */
long holds_record(struct text all, const struct holds_ways *how);

/* Draws all games as the options say and holds what comes out against its format. */
void holds_drawing(struct text all, const struct options *o, const struct render_settings *settings);

/* What -T json tells of games, and --legal of the position after so many moves, held against a second opinion on
   the rules; of long games only the form is. */
void holds_json(struct text out);
void holds_legal(struct text out, const struct game *g, int moves);
