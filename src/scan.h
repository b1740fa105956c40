/* scan: a line of a record -> words, numbers, end markers, its comment. Knows what a line is made of,
   not what a game is. Needs base.h, text.h and notation.h. */

enum scan_kind {
    SCAN_END,    /* no more */
    SCAN_HEADING, /* a line that is a heading; only place_next tells it */
    SCAN_MOVE,   /* a word that is or begins with a move */
    SCAN_MARK,   /* an end marker */
    SCAN_WORD,   /* any other word, numbers that no move or marker follows among them */
    SCAN_COMMENT /* the rest of the line, from its ; or # on */
};

enum scan_mark { MARK_NONE, MARK_RESIGN, MARK_TIME, MARK_CLAIM, MARK_DRAW };

struct scan_token {
    enum scan_kind kind;
    struct text text;          /* of the word itself, its number left out */
    int number;                /* that stands right before it (12 in `12. D2R`), or 0 */
    bool whole;                /* the word holds moves and nothing else */
    bool last;                 /* nothing follows it on the line but its comment */
    bool leads;                /* nothing stands before it on the line */
    enum scan_mark mark;       /* of a SCAN_MARK */
    struct notation_move move; /* of a SCAN_MOVE */
};

struct scan {
    const char *at, *end;  /* what is left of the line, comment excepted */
    const char *start;     /* of the line's words, quote marks left out */
    const char *chain;     /* moves follow each other without a blank up to here */
    struct text comment;   /* not given out yet */
};

/* Begins a line. Marks of quoted mail before it (`> > `) are passed over. */
void scan_line(struct scan *s, struct text line);

/* The next token, into *t. HTML tags and entities stand between words; past the end it is SCAN_END. */
void scan_next(struct scan *s, struct scan_token *t);

/* The shortest way, for most words of most records: the next word, if it is a move with a blank or the end of the
   line after it, read in one go. Its length, which ends at s->at; 0 leaves it for scan_next. */
static inline size_t scan_plain(struct scan *s, struct notation_move *move)
{
    const char *at = s->at;
    size_t length;

    while (at < s->end && is_blank(*at))
        at++;
    length = notation_read(text_between(at, s->end), move);
    if (!length || at < s->chain || !(at + length == s->end || is_blank(at[length])))
        return 0;
    s->at = at + length;
    return length;
}

/* The comment of a line, from its ; or # on; empty if it has none. */
struct text scan_comment(struct text line);

/* The end marker that a word is, in either case of letter, or MARK_NONE. */
enum scan_mark scan_mark(struct text word);

/* Whether a token is a word of prose: the words of diagrams are shorter. */
bool scan_is_prose(const struct scan_token *t);

/* Whether a token is a move that may begin a game. */
bool scan_is_first(const struct scan_token *t);
