/* report: says what is wrong, with a run or a game, and keeps how bad the worst of it was. Needs the headers
   from base.h to game.h. */

struct report {
    struct message_catalogue words;
    enum message_severity worst;
};

/* Says a fault, and gives back what it owns. */
void report_fault(struct report *r, struct message_fault *fault);

/* Says which moves of a game could not be played, and where its numbers break off; `all` is the text that it
   is from, here and below. */
void report_errors(struct report *r, const struct game *g, struct text all);

/* Says which sequences in its comments do not hold, and with `count` how many do. */
void report_variations(struct report *r, const struct game *g, struct text all, bool count);

/* Says that a game has no position after so many moves. */
void report_no_position(struct report *r, const struct game *g, int moves);

/* Says that there is no game in a file. */
void report_no_game(struct report *r, const char *file);

/* Says what was read: how, never by guessing, and how much. */
void report_read(struct report *r, const char *file, enum style style, long games, long moves);
