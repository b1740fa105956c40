/* variation: tries the sequences that the comments of a game tell, and what they claim. Needs all the
   headers from base.h to game.h, position.h, attack.h, search.h, remark.h and sequence.h. */

enum variation_verdict {
    VARIATION_HOLDS,    /* its moves are legal, and what it claims is true */
    VARIATION_NO_MOVE,  /* it does, if a word that is no move is taken for the one it begins with */
    VARIATION_RENAMED,  /* it does, if a modern move is taken as the classic notation names its space */
    VARIATION_ILLEGAL,  /* ORDER: enum trial_fault. A move cannot be played */
    VARIATION_UNTRUE,   /* it claims a win that is none */
    VARIATION_UNTOLD    /* it claims a win too hard to judge */
};

struct variation {
    enum variation_verdict verdict;
    enum turn_reason reason;    /* of ILLEGAL */
    char reply[NOTATION_WORD];  /* of UNTRUE: one that prevents the win, or empty; of RENAMED: what it
                                   should be called */
    struct text word;           /* that is to blame */
    int line, column;
    bool claims;                /* it claims a win */
};

typedef void variation_report(void *to, const struct variation *v);

/* Tries each sequence in the comments of the moves that were played, and reports on each.

   A sequence stands where its first number says, or else after the move that the comment is on or before
   it: it holds if it does from one of those places, with either colour to begin, and in one of the ways
   in which sequence.h reads it. `any` is every legal reply: what follows must win against each that does
   not lose at once, or else another way in as many turns must. Before a move that nothing is threatened
   to win by, and in a sequence that claims nothing, it is a reply that does not matter, as `***` is. */
void variation_check(const struct game *g, variation_report *report, void *to);
