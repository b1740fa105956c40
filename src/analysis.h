/* analysis: what can be said of a position from the rules alone, in one struct, for those who draw it.
   Needs all the headers from base.h to path.h, and those from position.h to search.h. */

enum { ANALYSIS_ATTACKS = 1, ANALYSIS_SAFE = 2, ANALYSIS_CORNERS = 4, ANALYSIS_WINS = 8 };

struct analysis {
    unsigned what; /* was asked for */
    struct position position;
    struct attack_list attacks;
    struct position_move *safe; /* the safe moves of the colour whose turn it is */
    int safe_count;
    struct corner_list corners;
    struct search_win wins[2]; /* by colour, each as if it were its turn */
};

/* Fills in what is asked for, as ANALYSIS_ bits, of the position after `moves` moves of a game; what is
   not is left empty. A zeroed analysis, or a used one, will do. Of a game that is over nothing is left to
   say. Wins by force are looked for in up to `depth` turns. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth);

/* Gives back what the analysis owns. */
void analysis_free(struct analysis *a);
