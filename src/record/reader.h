/* reader.h: from the words of a text to the moves of its games. Private to this wing. */

/* detect: which form a text has. */

struct detected {
    enum input_form form;
    long moves;        /* words that are moves */
    bool joined;       /* the numbers are the ends of times or dates */
    bool numbers_lead; /* at least two thirds of the numbers that come in order stand before any prose on their line */
    bool is_list;      /* at least four fifths of the words are moves; numbers and end markers do not count */
    bool in_order;     /* the numbers before moves and end markers are 1, 2, 3 ... */
    bool is_single;    /*   and every move and what is almost one has its own */
    bool wrapped;      /* a row of moves that does not begin with a first move goes on with the one above, */
    struct wrap wrap;  /*   as these show */
};

/* INPUT_ARCHIVE if most lines (headings and comments aside) are games: a first move, perhaps after a name or a number,
   and then hardly anything but moves; some must have more than one word. INPUT_NUMBERED if a 1 stands before a first
   move, but not before a whole game on one line. Else INPUT_PLAIN. The text is read from the position on. */
struct detected detect_form(struct scan s);

/* order: numbers that do not come in order: those of columns that are read downwards, of a list that is read upwards,
   and of a list that begins again from 1. */

struct order_place {
    int number, row;
    struct scan at; /* before it */
};

struct order {
    enum { ORDER_PLAIN, ORDER_LIST, ORDER_COLUMNS, ORDER_READ /* columns, to their end */ } kind;
    struct order_place *places; /* of the numbers; sorted if they are those of columns */
    int count, next;
    struct text slip; /* the word behind the number just read, if that is almost a move; else its length is 0 */
    bool precedes_list; /* the columns are a list that is read upwards, and the next numbers are another one */
    struct scan end; /* after the last of them in the text, from where reading goes on behind columns */
    size_t capacity;
};

/* Finds the order of a game's numbers, from after its first move; if none stands there, from `begin`. Before it o->kind
   is ORDER_PLAIN. A list also shows whether it numbers in pairs; it does not go on behind the end of a game, where
   white and black may have the names of the heading. */
void order_find(struct order *o, const struct scan *begin, const struct scan *after, const struct heading *names,
                bool *in_pairs);

/* Reads the next token in this order, as scan_text does; the numbers of a list then count on. A number before a word
   that is almost a move is a token with that number. */
void order_next(struct order *o, struct scan *s, struct heading *heading, struct scan_token *t);

/* gather: the moves, comments and end marker of the game being read, for readers of all forms. */

/* Tells how the game stands after the moves read so far. */
typedef enum record_standing record_judge(void *judging, const struct record_game *so_far);

/* A place in the text: where it stands, the line's begin and number. */
struct prose_place {
    const char *at, *begin;
    int line;
};

/* A cache of numbered.c: what number_ahead finds from any place between two. */
struct number_ahead {
    const char *from, *to;
    int due, number;
};

struct reader {
    struct record_game *game; /* the one being read */
    struct scan scan;
    struct heading heading; /* for the next game */
    record_judge *judge;
    void *judging;     /* the judge's first argument */
    bool heading_seen; /* a heading stands after the last move: what follows is another game */
    bool end_uncertain; /* that heading, or the end marker, was none if the next move in order follows */
    bool after_move;   /* the last token was a move of the game */
    bool comment_seen; /* the move read again had a comment before: another one is ignored */
    bool interrupts;   /* of the next game, as in struct record_game */
    int agreed_up_to;  /* within a repeated list: the number of its moves so far; else 0 */
    int last_ply;      /* of the last numbered move that counted, from 1 */
    int led_up_to;     /* of numbered.c: the last of numbers from 1 on that led their lines one by one; else 0 */
    bool in_pairs;     /* each number stands before two moves, white's and black's */
    bool is_dotted;    /* points stand behind the number of its first move too */
    bool reply_missing; /* a later number came before black's move, which can now only have its own number */
    bool numbers_lead; /* as from detect_form: numbers after prose on their line are prose */
    char bracket;      /* of numbered.c: the one in which each number stands with its move so far; '\0': none */
    bool is_bare;      /* of numbered.c: a move has no words behind it on its line */
    bool detected;     /* the form of the text is not given: a numbered one may have games in rows too */
    bool in_rows;      /* of numbered.c: the moves of the game so far stand in rows without numbers */
    bool last_in_prose; /* of numbered.c: the last move of the game stands behind prose on its line */
    bool is_list;      /* as from detect_form, or --plain: words between moves are not prose */
    bool every_word;   /* --plain: no move is prose */
    bool is_paired;    /* as record->in_pairs */
    bool in_order, is_single, wrapped; /* as from detect_form */
    struct wrap wrap;
    int prose_row;    /* the last line with a word of prose */
    struct {
        struct record_skipped place;
        int ply; /* its number in the game, from 1; 0: there is none */
    } early[2];  /* of the moves whose number came too early, those due first and last */
    struct record_skipped surplus; /* of numbered.c: the first move behind those of the last number, without its own, */
    struct notation_move surplus_move; /*   and which it is */
    int above_number;            /* of the moves with a number above the game, the one whose number comes first: that */
    struct record_skipped above; /*   number, 0: there is none; its place */
    struct notation_move above_move;
    int late_number;             /* the same of the one whose number comes last */
    struct record_skipped late;
    struct scan begin; /* of numbered.c: where the game before ends */
    struct scan after; /* of numbered.c: behind the last move that was added */
    const char *first_line; /* of numbered.c: the line of the first move */
    struct order order;
    struct prose_place prose_from; /* where the text before the game begins */
    struct prose_place seen_to;    /* behind the last word of the game that is no new move; at == NULL: there is none */
    struct number_ahead ahead;
    int first_row;             /* cache of archive.c: in this row, */
    const char *first_at;      /*   the next first move, or if there is none, the row's end */
    const char *words_from;    /* cache of gather.c: a place with words before the last bracket in prose */
    int lead_row, lead_number; /* cache of numbered.c: the next line with a number before any prose, that number, */
    long lead_indent;          /*   the blanks and quote marks before it, */
    bool lead_dotted;          /*   and whether points stand behind it */
    bool first_found;          /* first_at is a first move */
    bool above_alone;          /* no sentence goes on with the move above */
};

/* Adds a move to the game. The first one takes the heading. */
void gather_move(struct reader *r, const struct scan_token *t);

/* Whether a word that is not a move is almost one, in the place of the next move. A short word of letters, as `ALL`, is
   likely to be one if the last move is written in such letters. */
enum slip gather_judge(const struct reader *r, struct text word);

/* The number of the game's n-th move. */
static inline int gather_number(const struct reader *r, int n)
{
    return r->in_pairs ? (n + 1) / 2 : n;
}

/* Whether a token is a first move that cannot come later in a game. */
static inline bool gather_restarts(const struct scan_token *t)
{
    return scan_is_first(t) && notation_table[t->move.notation].restarts_game;
}

/* The number that a token has, or is; 0 if there is none. */
int gather_number_of(const struct scan_token *t);

/* The number before which the game's next move is due. */
int gather_due_number(const struct reader *r);

/* Whether a bracket, whose first word is this token, holds a move of the game that is due or comes later: each number
   so far stands with its move in such a bracket. */
bool gather_holds_move(const struct reader *r, const char *open, const struct scan_token *t);

/* Whether a bracket ends before *behind with the number of a move that is due or comes later, and a move, or what is
   almost one, follows it on its line: `(move 2): B1+`. */
bool gather_is_label(const struct reader *r, const char *open, const struct scan *behind);

/* Stores a place on the line being read, if it is the first of its kind. */
void gather_note(const struct reader *r, struct record_skipped *place, const char *at);

/* Sets the end marker, after the last move so far. */
void gather_end_marker(struct reader *r, const struct scan_token *t);

/* The same where numbers count moves: a marker whose number is not next is skipped, for a move is missing before it, or
   its number has come before. */
void gather_numbered_end(struct reader *r, const struct scan_token *t);

/* If a token is a heading or a comment, handles it and returns true. A comment belongs to the move before it. */
bool gather_annotation(struct reader *r, const struct scan_token *t);

/* Whether a token is an end marker, whatever its number: it follows a move, or is alone on its line and begins with a
   capital. `time` and `win` are common words: without a number they must be in capitals. Without one none counts behind
   a missing move, if who wins by it depends on whose turn it is. */
bool gather_is_end_marker(const struct reader *r, const struct scan_token *t);

/* Whether a number behind prose on the line of *p counts moves all the same: no numbers lead their lines, and the last
   move stands behind prose too, or on this line. */
bool gather_counts_in_prose(const struct reader *r, const struct scan *p);

/* Notes that the word or bracket that ends here belongs to the game. */
void gather_pass(struct reader *r);

/* Adds what stands in a bracket, between `open` on the line being read and *behind, to the comment of the move before
   it, and goes behind it. One word in square brackets is no comment, nor is part of a sentence. */
void gather_bracket(struct reader *r, const char *open, const struct scan *behind);

/* Adds a line to those of the game. */
void gather_line(struct record_game *g, struct comment_line line);

/* If a word that is no move begins a statement of how the game ended, up to the end of its line, sets or skips that, as
   above, and goes behind it. It stands behind a move, or begins a paragraph or the line after the moves; `in_row`:
   anywhere. `before` is the position before the word. */
bool gather_ending(struct reader *r, const struct scan *before, const struct scan_token *t, bool in_row);

/* Takes a result that a heading states, if the game has none yet, and empties it. */
void gather_result(struct reader *r, struct text *result);

/* Whether the game has ended by a heading or an end marker. */
bool gather_is_closed(const struct reader *r);

/* Adds the moves that follow with nothing but blanks between them. */
void gather_row(struct reader *r);

/* Adds a word that is not a move but stands where one is due. Reading goes on behind it. */
void gather_slip(struct reader *r, struct text word);

/* Behind the next move of a numbered text, or a slip in its place: if the game seemed to have ended, it had not. */
void gather_next(struct reader *r);

/* label: what stands around the moves on their lines: `Ann: @0/`, `| 1 | White | @0/ |`. */

/* Whether the line of a word that is almost a move is like those of the moves around it. Words stand beside the moves:
   the same words as on the line of one of the last moves, or of the next one; or those two lines are alike, and this
   one has other words. Digits do not count. A word without signs is none if it is not that player's turn, or if that
   player moves below. */
bool label_is_slip(const struct reader *r, struct text word);

/* Whether the line being read has the number of the next move and no move, and the lines of the moves before have
   theirs: `4. Ann:`. A later number has a move; or the line ends, behind the same words as before, with what is almost
   one. *word is what is almost a move there, or the number. */
bool label_lacks_move(const struct reader *r, struct text *word);

/* Of a game that has begun: whether the line being read has the number of the next pair of moves, and the line above
   only white's move of its pair, where the one above that has both: `2. Ann: @1/, Bob:`. *word is as above, and stands
   in *line. */
bool label_lacks_reply(const struct reader *r, struct scan *line, struct text *word);

/* If the line being read begins with the words that stand before one of the last moves on its line, digits aside: where
   they end; else NULL. *player is whose moves they stand before, or nobody if both players'. */
const char *label_skip(const struct reader *r, enum game_player *player);

/* Whether moves of the same game follow soon below the line being read. */
bool label_goes_on(const struct reader *r);

/* archive: one game a line. */

/* Reads the next game into *r->game; false if there is none. */
bool archive_next(struct reader *r);

/* missing: what stands in the place of a numbered move that is none. */

/* Looks between the last move of the game and the cursor for what stands where its next move is due: a word behind the
   next number, or black's in a pair. If it is almost a move, or a later number has a move, adds it as a slip and
   returns true: reading goes on behind it. If nothing stands behind the number, the number is the word. */
bool missing_take(struct reader *r);

/* numbered: reads the moves that follow their own number, in order. */

/* Reads the next game into *r->game; false if there is none. */
bool numbered_next(struct reader *r);

/* prose: the text around a game. */

/* Stores the introduction and the conclusion of the game that has been read. Between two games, what stands up to the
   first heading is the conclusion of the first, what follows the introduction of the second; without a heading, a last
   paragraph that ends with a colon is. */
void prose_keep(struct reader *r);

/* record_next: reads the next game of a text into r->game, replacing the last; false if there are no more. Where the
   rules decide whether the game is over, the judge is asked. */
bool record_next(struct record *r, record_judge *judge, void *judging);
