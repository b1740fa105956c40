/* script: turns bytes into a record: they choose legal moves, which lead to deep positions, and faults in the text.
   Include base.h and trax.h first. */

struct script {
    struct sink text;  /* the record */
    int moves;         /* the legal ones */
    bool flawed;       /* it has faults too, so fewer moves may count */
};

/* Fills a script; free its text with sink_free. With `lines` a line wins too; with `numbered` the moves have
   numbers. */
void script_compose(struct script *s, const unsigned char *bytes, size_t size, bool lines, bool numbered);
