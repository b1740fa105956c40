/* words: cuts a text into rows of words: moves, numbers, results, prose. Does not decide which words make a game. */

#ifndef WORDS_H
#define WORDS_H

#include "base/base.h"
#include "trax/trax.h"

/* sign: reads characters, and finds the ASCII meaning of Unicode characters, HTML entities and escapes. */

enum {
    SIGN_LETTER = 1, /* a letter without an ASCII equivalent */
    SIGN_OTHER = 2   /* any other character without an ASCII equivalent */
};

struct sign {
    char meaning;  /* the ASCII equivalent, SIGN_LETTER or SIGN_OTHER; '\0' for an invisible character */
    size_t length; /* number of bytes in the text */
};

/* Whether a byte stands for itself, so that sign_read is not needed. Inline, because most bytes are plain. */
static inline bool sign_is_plain(char c)
{
    return c > '<' ? c <= 'z' && c != '\\' : c >= ' ' && c < '<' && c != '+' && c != '&' && c != '$';
}

/* Reads the character at `at`. `escaped`: the text doubles its backslashes, as strings of C do. */
struct sign sign_read(const char *at, const char *end, bool escaped);

/* Whether a text doubles its backslashes: most backslashes of moves are doubled, or `\n` follows moves. */
bool sign_escapes(struct text all);

/* markup: HTML and BBCode in a text. */

/* Returns the length of the character reference at `at`, such as `&ouml;` or `&#xF6;`, or 0 if `at` has no reference.
   Sets *rune to the character, or to U+FFFD if the reference is unknown. */
size_t markup_reference(const char *at, const char *end, uint32_t *rune);

/* Returns the end of the HTML or BBCode tag at `at`; without a tag, returns `at`. */
const char *markup_skip(const char *at, const char *end);

/* Like markup_skip, but an HTML tag counts only if its name is known: for <tile font>, returns `at`. */
const char *markup_skip_html(const char *at, const char *end);

/* Whether the tag that begins at `at` begins a new row of text: <br>, <tr>, </blockquote>. */
bool markup_breaks(const char *at, const char *end);

/* Copies a text to `to`, which has room for the whole text. Leaves out tags (markup_skip_html), decodes character
   references, and writes a blank for each no-break space. Returns the length of the copy. */
size_t markup_strip(struct text t, char *to);

/* words: the arrays of words, rows and brackets. */

enum word_kind {
    WORD_PROSE,  /* a word of letters; in a comment, perhaps several words */
    WORD_MOVE,
    WORD_ALMOST, /* an almost-move: probably a misspelt move, such as BO/ or B3 */
    WORD_NUMBER, /* a number that may count moves: 12. 3) 4... */
    WORD_END,    /* the result of a game: resigns, `White wins`, 1-0 */
    WORD_OTHER   /* any other word: a time, a date, a label, a colour */
};

enum word_flag {
    WORD_LEADS = 1,    /* no prose precedes the word on the row, except in comments and brackets */
    WORD_WHOLE = 2,    /* unset only for a result within a longer phrase: `resigns` in `resigns soon` */
    WORD_FIRST = 4,    /* a move or almost-move that may begin a game, or the illegal @0\ */
    WORD_DOTS = 8,     /* a number followed by two points or more, such as 4... before Black's move */
    WORD_COMMENT = 16, /* in a comment, which a ; or # begins */
    WORD_PARTED = 32,  /* in a comment whose ; perhaps only separates moves: `A0+; B1+`; WORD_COMMENT is also set */
    WORD_REMARK = 64,  /* struck out, in a variation, or in a bracket of several words that is not like `(2. B0+)` */
    WORD_APART = 128   /* a move number that words may separate from its move */
};

struct word {
    const char *at; /* the first byte of the word in the text */
    uint32_t length;
    uint32_t row;
    uint32_t bracket; /* index of the innermost bracket around the word; 0: none */
    uint32_t lead;    /* hash of the row's text since the last move or number, with `w` for a run of words; 0: none */
    uint32_t numeral; /* 1 + the index of the earlier word that is the move number; 0: no move number */
    int number;       /* in a WORD_NUMBER: the value; in a WORD_END: an enum end_marker */
    enum game_player winner; /* in a WORD_END: the winner, or GAME_NOBODY if not stated */
    struct notation_move move;
    uint8_t kind, flags;
};

enum line_kind {
    LINE_WORDS, /* a row that is not of the kinds below */
    LINE_BLANK,
    LINE_DIVIDER, /* a ruled line, or the beginning of an email */
    LINE_HEADING  /* a row that heading_read reads; divides the text like LINE_DIVIDER */
};

/* A line of the text, or a part of a line: tags such as <br> divide a line into rows. */
struct text_row {
    uint32_t first, last;   /* the row's words: from index `first` up to `last`, exclusive */
    uint32_t prose;         /* number of WORD_PROSE (2 or more characters) outside comments, variations and brackets */
    uint32_t moves;         /* moves and almost-moves outside comments and variations, counted before settle_words */
    uint32_t ends;          /* number of results outside comments and variations */
    uint32_t shape;         /* hash of the row, with `=` for each move and `w` for each run of other words */
    const char *at, *end;   /* the row in the text */
    const char *begin;      /* the beginning of the line that contains the row */
    struct text text;       /* the row without its quote marks and without `parted`; in a variation, empty */
    struct text comment;    /* the text after a ; or # that begins a comment; in a variation, the whole row */
    struct text parted;     /* like `comment`, but may also begin after a ; that perhaps only separates moves */
    const struct rules *rules; /* the last rules that a heading up to this row names, or NULL */
    int line;               /* number of the line that contains the row, from 1 */
    uint32_t heading;       /* 1 + the index of the last heading row above; 0: there is none */
    int depth;              /* quote depth: 2 for `> > A0/` */
    int part;               /* number of Content-Type lines, and of beginnings of emails, up to this row */
    enum line_kind kind;
    bool is_remark; /* whether the row begins with a ; */
    bool is_wordy; /* whether the comment has prose or results; WORD_PARTED and WORD_REMARK results do not count */
};

struct bracket {
    uint32_t parent;
    uint32_t first, end;      /* the bracket's words: from index `first` up to `end`, exclusive */
    const char *open, *close; /* open: last byte of the opening character; close: closing character or NULL */
    char closes;              /* the character that can close the bracket */
    bool is_remark;
};

struct words {
    struct word *word; /* the caller frees `word`, `row` and `bracket` */
    struct text_row *row;
    struct bracket *bracket; /* [0] means no bracket */
    uint32_t count, rows, brackets;
    bool is_escaped; /* whether the part that was cut last doubles its backslashes */
    size_t word_capacity, row_capacity, bracket_capacity; /* private */
};

/* A part of a text. Its first line begins at `begin`, and `lines` lines of the text precede that line. */
struct words_part {
    struct text text;
    const char *begin;
    int lines;
};

/* Cuts parts of a text, one after another, into words and rows. Empties *w first. The text must outlive *w. */
void words_cut(struct words *w, const struct words_part *part, size_t count);

static inline const struct text_row *words_row(const struct words *w, const struct word *word)
{
    return &w->row[word->row];
}

/* Returns the column of the byte at `at` in the line that contains the row. The first column is 1. */
static inline int words_column(const struct text_row *row, const char *at)
{
    return (int)(at - row->begin) + 1;
}

static inline struct text words_text(const struct word *word)
{
    return (struct text){word->at, word->length};
}

static inline bool words_is_move(const struct word *word)
{
    return word->kind == WORD_MOVE || word->kind == WORD_ALMOST;
}

/* Returns the move number of a word; 0: no move number. */
static inline int words_numeral(const struct words *w, const struct word *word)
{
    return word->numeral ? w->word[word->numeral - 1].number : 0;
}

/* Returns the text before a word, back to the previous move or to the start of the row: `10:23 <Ann> 1. `. If
   this text begins the row and has no words (`1. `), prepends the row above, unless that row has moves. */
struct text words_lead(const struct words *w, const struct word *word);

/* Compares two texts from words_lead. Ignores digits, blanks, .,;- and HTML tags. Returns the first word of `one` that
   differs, and the capitalized words after that word: for `10:23 <Ann Lee> 1. ` and `10:25 <Ben> `, returns `Ann Lee`.
   If the texts do not differ, the returned `at` is NULL. */
struct text words_label(struct text one, struct text other);

/* Skips all characters of `signs` at the beginning of a text. Returns the rest of the text. */
struct text words_skip(struct text t, const char *signs);

/* Returns the index of the first character of t that is one of `signs`, or the length of t. */
size_t words_find(struct text t, const char *signs);

/* Returns the next word of letters and digits, or an empty text, and moves *rest past the word. */
struct text words_next(struct text *rest);

/* Returns the length of the move number that a word begins with: 2 for `12`, 4 for `...3`, 2 for `3.A1S`, 0 for none.
   Sets *number to the value, unless `number` is NULL. If the length is 0, *number has no meaning. */
size_t words_number(struct text word, int *number);

/* Whether a text has two successive letters that do not begin a move. HTML tags and entities do not count. */
bool words_has_prose(struct text t);

/* Whether a text begins with a move, with or without its number. */
bool words_begins_move(struct text t);

/* slip: finds almost-moves, such as BO/ or B3x. */

/* Whether an ASCII word that is no move is an almost-move. `lower`: moves are in small letters, so `b3` counts, too. */
bool slip_judge(struct text word, bool lower);

/* Writes the move that a misspelt word probably means, such as B0/ for BO/; returns the length of the move, or 0 if no
   move or more than one is likely. */
size_t slip_meant(struct text word, char meant[NOTATION_WORD]);

/* name: whether a decoded text may be a name. */

extern const char name_kinds[]; /* words that may precede names, such as `final` */
extern const char name_prose[]; /* words that are in names only with capitals */

/* Whether a text is a name. Either all words except particles begin with capitals or non-ASCII letters; or the text has
   at most `most` words, which all begin with small letters. */
bool name_is(struct text t, int most);

/* key: the words before a colon in headings, such as `White`. KEY_WEISS is `W`, `Weiss`, `Blancs` and so on;
   KEY_SCHWARZ is `B`, `Schwarz`, `Noirs` and so on. They are KEY_RESULT more than KEY_WHITE and KEY_BLACK. */

enum key { KEY_NONE, KEY_WHITE, KEY_BLACK, KEY_RULES, KEY_EVENT, KEY_RESULT, KEY_WEISS, KEY_SCHWARZ };

/* Returns the key for an undecoded text, such as `White` or `Wei&szlig;`, or KEY_NONE. */
enum key key_find(struct text t);

/* heading: reads lines that name the rules, the players, the event or the game. */

/* The columns of a table as its head names them: the key of each, or KEY_NONE. */
struct columns {
    uint8_t key[24];
    int count;
    const char *signs; /* what ends a cell */
};

struct heading {
    const struct rules *rules; /* NULL if the text names no rules */
    const struct rules *rules_of_all; /* rules named above the first `GAME 1:`, for games that name no rules */
    struct text unknown;             /* unknown rules after a label such as `Rules:`; else empty */
    struct text title, white, black; /* each is empty if not named */
    struct text result;              /* empty if the text states no result */
    int turns;                       /* 0 if the text states no number of turns */
    bool is_numbered;                /* whether this heading or the heading of an earlier game has a line `GAME 1:` */
    /* has_number: this heading has a line such as `GAME 1:`. names_below: the names follow this line. */
    bool has_number, names_below;
    struct columns columns;          /* of the table that the game is in; none, if it is in none */
    int named;                       /* number of lines that name two players; a new player's `White:` resets it to 0 */
};

/* Whether a text, such as the label in `Ann: @0/`, may be a player's name: not `White`, `My` or `move`. */
bool heading_is_name(struct text t);

/* If the line is a heading, adds what the heading says to *h and returns true. A new game's heading (`####GAME 2:`)
   first removes from *h what concerns the last game. Skips the signs >, #, / and +, and tags, before the heading.
   Names in *h must be from lines above in the same text. */
bool heading_read(struct text line, struct heading *h);

/* Returns the rules that a text such as `trax8` names; for a text without rules, the first of rules_table. */
const struct rules *heading_rules(struct text t);

/* Returns what the next game inherits: the rules of all games, the columns of the table, and whether names are above or
   below a game's number. */
struct heading heading_next(const struct heading *h);

/* Adds to *h what the texts before and behind the moves of a row say: `3,Ann,Bo,1-0,`. In a table, its head says who
   plays. Elsewhere, if exactly two fields are names, the first is White's; a name or colour in a later field is the
   winner's: `Ann,Bo,Bo,`. What is behind the moves counts only if nothing else names a player, and only if names
   precede a result there. */
void heading_read_fields(struct text before, struct text behind, struct heading *h);

/* If a line is the head of a table that has a column for each player, such as `Date,White,Black,Moves`, stores its
   columns in *h. */
void heading_read_head(struct text line, struct heading *h);

/* ending: reads results as people write them. */

/* How a record says that its game ended. RESIGN, TIME, CLAIM: the player to move resigns, is out of time, or claims the
   win because the opponent resigned. DRAW: the players agree to a draw. SCORE: a win in none of these ways: `1-0`. */
enum end_marker { END_NONE, END_RESIGN, END_TIME, END_CLAIM, END_DRAW, END_SCORE };

/* The end of a game as a text states it, such as `White wins by a loop`. */
struct ending {
    enum end_marker marker;
    enum game_player winner; /* GAME_NOBODY if the text names no winner */
    enum game_by by;         /* GAME_BY_LOOP, GAME_BY_LINE or GAME_BY_BOTH if the text says which; else GAME_OPEN */
};

/* Reads a text that states only a result: `White resigns`, `1-0, by a loop`. The text may use the players' names in
   *names. If the text states anything else, the marker is END_NONE. Unless `read` is NULL, sets *read to the length of
   the text that was read: the whole text, or the text up to the end of the first word that rules out a result. */
struct ending ending_read(struct text t, const struct heading *names, size_t *read);

/* Whether a text ends with `wins` or `draw` or begins with a score. A move after this text is no part of the result. */
bool ending_is_said(struct text t);

/* Reads the result in a heading. A player's name alone means that this player won. */
struct ending ending_result(struct text t, const struct heading *names);

/* Returns the length of the score that begins a text, or 0. `1/2` must be the whole text. `winner` may be NULL. */
size_t ending_score(struct text t, enum game_player *winner);

/* Returns the end marker that a single word states, such as `resigns` or `Win`, or END_NONE. */
enum end_marker ending_marker(struct text word);

#endif
