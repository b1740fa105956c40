/* reader.h: from the bytes of a text to the moves of its games. Private to this wing; a reader of another form of
   record uses it too. */

/* sign: what stands for a sign of a move, or for a blank: other letters of Unicode, HTML entities, escapes. */

enum { SIGN_OTHER = '?' /* the meaning of what has none */ };

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
    enum game_player winner;   /* of END_SCORE */
    struct notation_move move; /* of SCAN_MOVE; else its notation is NOTATION_NONE */
};

/* What a # at the beginning of a line is. */
enum scan_hashes {
    HASHES_COMMENTS,
    HASHES_NUMBERS, /* `#1` is a number; else it begins a comment */
    HASHES_BULLETS  /* nothing */
};

/* A position in a text. A copy of it can be used to return there. */
struct scan {
    const char *at, *end; /* the rest of the line's words */
    const char *start;    /* of the words */
    const char *chain;    /* up to here moves follow each other without a blank, */
    bool signs_in_chain;  /*   with other signs than their own */
    bool escaped;         /* backslashes are escaped, as from sign_escapes */
    enum scan_hashes hashes;
    bool times;           /* digits behind a : or - of others are not the number of a move */
    bool semicolons;      /* a ; in a line of nothing but moves parts them */
    bool without_tags;    /* there is no < in the text, */
    bool without_stops;   /*   no ; */
    struct text comment;  /* not returned yet */
    const char *begin;    /* of the line */
    int line;             /* its number in the text, from 1; 0 before the first line */
    int row;              /* its number among the lines that tags and escapes part too */
    int number_row;       /* of the last token's number */
    const char *cut;      /* where the line goes on, if it was cut at a tag or at a \n in two letters; else NULL */
    struct text below;    /* the lines after it */
};

/* The sign at a place of the line. */
struct sign scan_sign(const struct scan *s, const char *at);

/* The position before the first line. A byte order mark is skipped. */
struct scan scan_begin(struct text all);

/* Goes to the next line, and stores it in *line; false at the end of the text. A tag that begins a line, such as <br>,
   and \n in two letters in an escaped text, end one too; its number stays the same. */
bool scan_go_on(struct scan *s, struct text *line);

/* Joins a number that ends its line, in *t, with the move or end marker that begins the next one, if so it is. */
void scan_join(struct scan *s, struct scan_token *t);

/* Begins a line; zero *s before the first one. The > of quoted mail before it (`> > `) are skipped. */
void scan_line(struct scan *s, struct text line);

/* What the parts between the ; of a line are. */
enum scan_parts {
    PARTS_LIST, /* moves, all with numbers or none */
    PARTS_PAIR, /* two moves, the first with a number */
    PARTS_ROW   /* a number, and then moves and other numbers */
};

/* How many moves stand between the ; of a line; 0 if anything else does. */
int scan_parts(const struct scan *s, struct text line, enum scan_parts *parts);

/* Reads the next token of the line into *t. HTML tags and entities separate words. After the last token it is
   SCAN_END. */
void scan_next(struct scan *s, struct scan_token *t);

/* Reads the next token of the text. A heading is one token, SCAN_HEADING, and its contents are stored in *heading; with
   `in_archive`, a line that begins with a move is not tried, which is faster. */
void scan_text(struct scan *s, bool in_archive, struct heading *heading, struct scan_token *t);

/* Where a { ( or [ stands between the position `before` and the token just read that is not closed before the token;
   NULL if none does. */
const char *scan_bracket(const struct scan *s, const struct scan *before, const struct scan_token *t);

/* Goes behind the end of such a bracket, at most to the end of its paragraph; false if it is not closed there. */
bool scan_skip_bracket(struct scan *s, const char *open);

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

/* The number that a word begins with, at most NOTATION_HUGE; 0 for none. */
int scan_number(struct text word);

/* Whether a token is a word of prose: two letters or more. The words of diagrams are shorter. */
bool scan_is_prose(const struct scan_token *t);

/* Whether a token is a move that can begin a game. */
bool scan_is_first(const struct scan_token *t);

/* Whether a token may be part of a hexadecimal number although it is a first move: `1A1C`, `#A1C`. */
bool scan_is_hexadecimal(const struct scan *s, const struct scan_token *t);

/* Past the HTML tag or entity here, or `at` if there is none. */
const char *scan_skip_markup(const char *at, const char *end);

/* Where the words of the line between the position `before` and this one begin. */
const char *scan_begin_after(const struct scan *s, const struct scan *before);

/* slip: words that are almost moves, such as BO/ or B3x. They are read sign by sign from a line, because a slip can put
   any sign into a word. */

enum slip {
    SLIP_NONE,
    SLIP_POSSIBLE, /* a short word such as `AS`; a slip only where nothing but moves stands around it */
    SLIP_LIKELY    /* a slip where a move is due */
};

/* Where the next word begins: past blanks, stops, brackets, quotes, dashes, tags; the line's end if there is none. */
const char *slip_begin(const struct scan *s, const char *at);

/* The word that begins at `at`; with a blank inside if that alone keeps it from being a move (`B 0+`). */
struct text slip_word(const struct scan *s, const char *at);

/* Whether a word that is not a move is almost one. */
enum slip slip_judge(struct text word);

/* Whether a word of a line, of which this is the part that was read as a token, is something else as a whole: not a
   move, but almost one, or not separated from one by anything that separates words (`&A1+`). Then it is stored in
   *word. `before` is the position before the token. */
bool slip_find(const struct scan *s, const struct scan *before, const struct scan_token *t, struct text *word);

/* Whether a move follows behind this place of the line, or begins one of the next lines if the rest of this is blank.
   */
bool slip_precedes_move(const struct scan *s, const char *at, bool on_line);

/* ending: how people write the end of a game. */

/* What a text says, if it says nothing but how a game ended: `White resigns`, `25 moves: 1-0, by a loop`. White and
   black may have the names of the heading. Else its marker is END_NONE. */
struct ending ending_read(struct text t, const struct heading *names);

/* detect: which form a text has. */

struct detected {
    enum input_form form;
    long moves;        /* words that are moves */
    bool joined;       /* the numbers are the ends of times or dates */
    bool numbers_lead; /* at least two thirds of the numbers that come in order stand before any prose on their line */
    bool is_list;      /* at least four fifths of the words are moves; numbers and end markers do not count */
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
    struct scan end; /* after the last of them in the text */
    size_t capacity;
};

/* Finds the order of a game's numbers, from after its first move; if none stands there, from `begin`. A list also shows
   whether it numbers in pairs. */
void order_find(struct order *o, const struct scan *begin, const struct scan *after, bool *in_pairs);

/* Reads the next token in this order, as scan_text does; the numbers of a list then count on. */
void order_next(struct order *o, struct scan *s, struct heading *heading, struct scan_token *t);

/* gather: the moves, comments and end marker of the game being read, for readers of all forms. */

/* Tells how the game stands after the moves read so far. */
typedef enum record_standing record_judge(void *judging, const struct record_game *so_far);

/* A place in the text: where it stands, the line's begin and number. */
struct prose_place {
    const char *at, *begin;
    int line;
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
    int agreed_up_to;  /* within a repeated list: the number of its moves so far; else 0 */
    bool interrupts;   /* of the next game, as in struct record_game */
    int last_ply;      /* of the last numbered move that counted, from 1 */
    bool in_pairs;     /* each number stands before two moves, white's and black's */
    bool reply_missing; /* a later number came before black's move, which can now only have its own number */
    bool numbers_lead; /* as from detect_form: numbers after prose on their line are prose */
    bool is_list;      /* as from detect_form, or --plain: words between moves are not prose */
    int prose_row;    /* the last line with a word of prose */
    struct scan begin; /* of numbered.c: where the game before ends */
    struct scan after; /* of numbered.c: behind the last move that was added */
    const char *first_line; /* of numbered.c: the line of the first move */
    struct order order;
    struct prose_place prose_from; /* where the text before the game begins */
    struct prose_place seen_to;    /* behind the last word of the game that is no new move; at == NULL: there is none */
    int lead_row, lead_number; /* cache of numbered.c: the next line with a number before any prose, and that number */
};

/* Adds a move to the game. The first one takes the heading. */
void gather_move(struct reader *r, const struct scan_token *t);

/* Whether a word that is not a move is almost one, in the place of the next move. A short word of letters, as `ALL`, is
   likely to be one if the last move is written in such letters. */
enum slip gather_judge(const struct reader *r, struct text word);

/* Sets the end marker, after the last move so far. */
void gather_end_marker(struct reader *r, const struct scan_token *t);

/* If a token is a heading or a comment, handles it and returns true. A comment belongs to the move before it. */
bool gather_annotation(struct reader *r, const struct scan_token *t);

/* Whether a token is an end marker although it has no number: it follows a move, or is alone on its line and begins
   with a capital. `time` and `win` are common words, so they must be in capitals. */
bool gather_is_end_marker(const struct reader *r, const struct scan_token *t);

/* Notes that the word or bracket that ends here belongs to the game. */
void gather_pass(struct reader *r);

/* Adds what stands in a bracket, between `open` on the line being read and *behind, to the comment of the move before
   it, and goes behind it. One word in square brackets is no comment, nor is part of a sentence. */
void gather_bracket(struct reader *r, const char *open, const struct scan *behind);

/* Adds a line to those of the game. */
void gather_line(struct record_game *g, struct comment_line line);

/* A comment without its sign, a ; or any number of #, and without blanks at its end. */
struct text gather_trim_comment(struct text comment);

/* If a word that is no move begins a statement of how the game ended, up to the end of its line, sets that and goes
   behind it. It stands behind a move, or begins a paragraph or the line after the moves; `in_row`: anywhere. `before`
   is the position before the word. */
bool gather_ending(struct reader *r, const struct scan *before, const struct scan_token *t, bool in_row);

/* At the end of a game that does not tell how it ended: its heading may. */
void gather_result(struct reader *r);

/* Whether the game has ended by a heading or an end marker. */
bool gather_is_closed(const struct reader *r);

/* Adds the moves that follow with nothing but blanks between them. */
void gather_row(struct reader *r);

/* Adds a word that is not a move but stands where one is due. Reading goes on behind it. */
void gather_slip(struct reader *r, struct text word);

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

/* Whether a line has a word of two letters or more that is not a move. */
bool prose_has_word(struct text t);

/* Stores the introduction and the conclusion of the game that has been read. Between two games, what stands up to the
   first heading is the conclusion of the first, what follows the introduction of the second; without a heading, a last
   paragraph that ends with a colon is. */
void prose_keep(struct reader *r);

/* record_next: reads the next game of a text into r->game, replacing the last; false if there are no more. Where the
   rules decide whether the game is over, the judge is asked. */
bool record_next(struct record *r, record_judge *judge, void *judging);
