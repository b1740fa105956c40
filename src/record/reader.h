/* reader.h: from the bytes of a text to the moves of its games. Private to this wing; a reader of another form of
   record uses it too. */

/* sign: what stands for a sign of a move, or for a blank: other letters of Unicode, HTML entities, escapes. */

struct sign {
    char meaning;  /* in ASCII; '\0': nothing */
    size_t length; /* in bytes */
};

/* Reads the sign at `at`; most are a byte that stands for itself. `escaped`: backslashes are, as in strings of C. */
struct sign sign_read(const char *at, const char *end, bool escaped);

/* Whether backslashes are escaped in a text: most of those in moves are doubled, or `\n` follows moves. */
bool sign_escapes(struct text all);

/* scan: the tokens of a text, line by line: words, numbers, end markers, comments. */

enum scan_kind {
    SCAN_END,        /* of the line; from scan_text, of the text */
    SCAN_HEADING,    /* a whole line; only from scan_text */
    SCAN_MOVE,       /* a word that is a move, or begins with one */
    SCAN_END_MARKER, /* a word such as `resigns` */
    SCAN_WORD,       /* any other word; also a number with neither a move nor an end marker after it */
    SCAN_COMMENT     /* the rest of the line, from its ; or # */
};

struct scan_token {
    enum scan_kind kind;
    struct text text;          /* the word without its number */
    int number;                /* directly before the word (12 in `12. D2R`), or 0; at most NOTATION_HUGE */
    bool joined;               /* the number may end a time or a date (`10:02`) */
    int pending;               /* of SCAN_WORD: a number that ends its line, or 0 */
    bool whole;                /* of SCAN_MOVE: the word consists of moves only */
    bool leads;                /* first word of the line */
    bool last;                 /* of SCAN_END_MARKER: last word of the line */
    enum end_marker marker;    /* of SCAN_END_MARKER */
    struct notation_move move; /* of SCAN_MOVE; else its notation is NOTATION_NONE */
};

/* A position in a text. A copy of it can be used to return there. */
struct scan {
    const char *at, *end; /* the rest of the line's words */
    const char *start;    /* of the words */
    const char *chain;    /* up to here moves follow each other without a blank, */
    bool signs_in_chain;  /*   with other signs than their own */
    bool escaped;         /* backslashes are escaped, as from sign_escapes */
    bool hashes;          /* `#1` is a number, not a comment */
    struct text comment;  /* not returned yet */
    const char *begin;    /* of the line */
    int line;             /* its number, from 1; 0 before the first line */
    int number_line;      /* the line of the last token's number */
    const char *cut;      /* where a line of an escaped text goes on, after its \n in two letters */
    struct text below;    /* the lines after it */
};

/* The position before the first line. A byte order mark is skipped. */
struct scan scan_begin(struct text all);

/* Goes to the next line, and stores it in *line; false at the end of the text. */
bool scan_go_on(struct scan *s, struct text *line);

/* Joins a number that ends its line, in *t, with the move or end marker that begins the next one, if so it is. */
void scan_join(struct scan *s, struct scan_token *t);

/* Begins a line; zero *s before the first one. The > of quoted mail before it (`> > `) are skipped. */
void scan_line(struct scan *s, struct text line);

/* Reads the next token of the line into *t. HTML tags and entities separate words. After the last token it is
   SCAN_END. */
void scan_next(struct scan *s, struct scan_token *t);

/* Reads the next token of the text. A heading is one token, SCAN_HEADING, and its contents are stored in *heading; with
   `in_comments`, only a line that is nothing but a comment can be one. */
void scan_text(struct scan *s, bool in_comments, struct heading *heading, struct scan_token *t);

/* Reads a modern move of one letter and one digit, as @0/ or B1+; false for any other word. Most moves are short:
   without this, -c takes a seventh longer. */
static inline bool scan_short(struct text word, struct notation_move *move)
{
    static const bool is_shape[256] = {['+'] = true, ['/'] = true, ['\\'] = true};
    unsigned column;

    if (word.length < 3 || !is_digit(word.at[1]) || !is_shape[(unsigned char)word.at[2]])
        return false;
    column = (unsigned)(to_upper(word.at[0]) - '@');
    if (column > 26)
        return false;
    *move = (struct notation_move){(int)column, word.at[1] - '0', word.at[2], NOTATION_MODERN, false};
    return true;
}

/* Fast path for most words of most records, a move alone between blanks: reads it, and returns its length; the move
   ends at s->at. 0 if the next word is anything else; then scan_next reads it. Without it, `-c` on an archive takes
   half as long again. */
static inline size_t scan_plain(struct scan *s, struct notation_move *move)
{
    const char *at = s->at;
    size_t length;

    while (at < s->end && is_blank(*at))
        at++;
    length = scan_short(text_between(at, s->end), move) ? 3 : notation_read(text_between(at, s->end), move);
    if (!length || at < s->chain || !(at + length == s->end || is_blank(at[length])))
        return 0;
    s->at = at + length;
    return length;
}

/* Whether a token is a word of prose: two letters or more. The words of diagrams are shorter. */
bool scan_is_prose(const struct scan_token *t);

/* Whether a token is a move that can begin a game. */
bool scan_is_first(const struct scan_token *t);

/* detect: which form a text has. */

/* INPUT_NUMBERED if a 1 stands before a first move, but not before a whole game on one line, as in a list of games;
   INPUT_ARCHIVE if the lines hold only moves and end markers (comments aside), more than half of them begin with a
   first move, and some have more than one word; else INPUT_PLAIN.
   *numbers_lead: whether at least two thirds of the numbers that come in order stand before any prose on their line. */
enum input_form detect_form(struct scan s, bool *numbers_lead);

/* order: numbers that do not come in order: those of columns that are read downwards, and those of a list that begins
   again from 1. */

struct order_place {
    int number, line;
    struct scan at; /* before it */
};

struct order {
    enum { ORDER_PLAIN, ORDER_LIST, ORDER_COLUMNS } kind;
    struct order_place *places; /* of the numbers; sorted if they are those of columns */
    int count, next;
    struct scan end; /* after the last of them in the text */
    size_t capacity;
};

/* Finds the order of a game's numbers, from after its first move. A list also shows whether it numbers in pairs. */
void order_find(struct order *o, const struct scan *after, bool *in_pairs);

/* Reads the next token in this order, as scan_text does; the numbers of a list then count on. */
void order_next(struct order *o, struct scan *s, struct heading *heading, struct scan_token *t);

/* gather: the moves, comments and end marker of the game being read, for readers of all forms. */

/* Tells how the game stands after the moves read so far. */
typedef enum record_standing record_judge(void *judging, const struct record_game *so_far);

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
    int agreed_up_to;  /* within a repeated list: the number of its moves so far; else 0 */
    bool interrupts;   /* of the next game, as in struct record_game */
    int last_ply;      /* of the last numbered move that counted, from 1 */
    bool in_pairs;     /* each number stands before two moves, white's and black's */
    bool numbers_lead; /* as from detect_form: numbers after prose on their line are prose */
    int prose_line;    /* the last line with a word of prose */
    struct order order;
    int lead_line, lead_number; /* cache of numbered.c: the next line with a number before any prose, and that number */
};

/* Adds a move to the game. The first one takes the heading. */
void gather_move(struct reader *r, const struct scan_token *t);

/* Sets the end marker, after the last move so far. */
void gather_end_marker(struct reader *r, const struct scan_token *t);

/* If a token is a heading or a comment, handles it and returns true. A comment belongs to the move before it. */
bool gather_annotation(struct reader *r, const struct scan_token *t);

/* Whether a token is an end marker although it has no number: it follows a move, or is alone on its line and begins
   with a capital. `time` and `win` are common words, so they must be in capitals. */
bool gather_is_end_marker(const struct reader *r, const struct scan_token *t);

/* Whether the game has ended by a heading or an end marker. */
bool gather_is_closed(const struct reader *r);

/* numbered: reads the moves that follow their own number, in order. */

/* Reads the next game into *r->game; false if there is none. */
bool numbered_next(struct reader *r);

/* record_next: reads the next game of a text into r->game, replacing the last; false if there are no more. Where the
   rules decide whether the game is over, the judge is asked. */
bool record_next(struct record *r, record_judge *judge, void *judging);
