/* forms.h: what the readers of other programs' records share, and the readers. Private to this wing. */

/* form: moves and comments with their places in the text, words without their escapes, the result. */

struct form {
    bool (*next)(struct form *f); /* its reader */
    bool json;                /* its strings are those of JSON */
    struct text all;          /* the text */
    const char *at;           /* where the next game begins, at the latest */
    struct record_game *game; /* the one that is read */
    struct heading heading;   /* its heading, */
    enum game_player winner;  /*   and result, as the record tells it */
    bool drawn, on_time;
    int line;                 /* of this byte: */
    const char *counted;
    const char *begin;        /* of that line */
    char *unescaped;          /* texts without their escapes, which are no longer than with them: */
    size_t used;              /*   bytes of it so far */
    enum game_player *sides;  /* whose move each one of the game is, as far as the reader notes it */
    size_t side_capacity;
    const char *skipped;      /* moves with another name than those read; NULL: there are none */
    void *state;              /* of one reader; freed with this */
};

/* Forgets the moves, the heading and the result of a game. */
void form_begin(struct form *f);

/* Adds a word that stands, spelt with or without escapes, at this place; one that is not a move is an error. */
void form_add_word(struct form *f, struct text word, const char *at);

/* A place of the text. */
struct record_skipped form_place(struct form *f, const char *at);

/* The move just added is not one of the game, and no move after it: one is missing before it. */
void form_skip_word(struct form *f);

/* Notes whose moves those from the n-th on are, from 0. */
void form_note_side(struct form *f, int n, enum game_player side);

/* The next move of a side, from the n-th on; the number of moves if there is none. */
int form_find_side(const struct form *f, int n, enum game_player side);

/* If a side is known of every move, lets the sides move in turn. A move behind a missing one is skipped. */
void form_alternate(struct form *f);

/* Gives the game its heading, and unless it has an end marker that of the result, after the last move so far. */
void form_end(struct form *f);

/* A character of a text with escapes: the bytes that it stands for, 0 to 4 and not more than it has, and where it ends.
   A line end is always \n. */
struct form_unit {
    char bytes[4];
    size_t length;
    const char *end;
};

/* Reads the first character of a text that is not empty. */
typedef struct form_unit form_read_unit(struct text t);

/* A byte that is not escaped. */
struct form_unit form_plain_unit(struct text t);

/* The code point that an escape stands for. */
struct form_unit form_rune_unit(uint32_t rune, const char *end);

/* Reads digits of this base, `count` of them at most, from `at` on; returns where they end. */
const char *form_digits(const char *at, const char *end, int count, unsigned base, uint32_t *number);

/* A text without its escapes and the blanks around it. */
struct text form_unescape(struct form *f, struct text escaped, form_read_unit *read);

/* A copy of a word that is not kept anywhere else. */
struct text form_keep(struct form *f, struct text word);

/* Adds the lines of a text to the introduction or the conclusion of the game; those of a comment to the n-th move, from
   1, unless there is none. All that belongs to one of these is added before what belongs to another. */
void form_add_prose(struct form *f, struct record_lines *to, struct text escaped, form_read_unit *read);
void form_add_comment(struct form *f, int n, struct text escaped, form_read_unit *read);

/* The rules that a text names, or NULL. */
const struct rules *form_rules(struct text t);

/* Reads who won, or that nobody did: `1-0`, `W+R`, `White wins`, `Won by Ann`. */
void form_read_result(struct form *f, struct text t);

/* Whether a text contains a string, in either case of letters. */
bool form_contains(struct text t, const char *string);

/* A blank or a line end. */
static inline bool is_space(char c)
{
    return is_blank(c) || c == '\r' || c == '\n';
}

/* A text without the spaces before it; without those at its end. */
struct text form_skip_spaces(struct text t);
struct text form_cut_spaces(struct text t);

static inline bool form_is_same(struct text one, struct text other)
{
    return one.length == other.length && (!one.length || memcmp(one.at, other.at, one.length) == 0);
}

/* literal: text that strings and brackets make up, such as JSON and source text. */

enum { LITERAL_DEPTH = 24 /* brackets inside each other, as far as keys are known */ };

enum literal_kind { LITERAL_END, LITERAL_OPEN, LITERAL_CLOSE, LITERAL_STRING, LITERAL_WORD };

/* A bracket, a string without its quotes, or another word; none of the two is a key. In source text a modern move that
   stands alone is a string without quotes. */
struct literal {
    enum literal_kind kind;
    struct text text;
    struct text key; /* `key: text`, or the key before the brackets around it */
};

/* A place in such a text. */
struct literal_walk {
    const char *start, *at, *end;
    bool json;                       /* strings have double quotes, and every \ is an escape */
    int depth;                       /* of the open brackets */
    struct text keys[LITERAL_DEPTH]; /* the last one at each depth; in brackets first the one before them */
    struct text last;                /* the last string or word */
};

static inline struct literal_walk literal_walk(struct text all, bool json)
{
    return (struct literal_walk){.start = all.at, .at = all.at, .end = all.at + all.length, .json = json};
}

/* Reads the next one. */
void literal_next(struct literal_walk *w, struct literal *t);

/* The key around the one at hand: of the brackets in which it stands. */
struct text literal_outer_key(const struct literal_walk *w);

/* Reads a character of a string. */
struct form_unit literal_unit(struct text t);

/* A word of a string, without escapes; \\ left over by a second escaping is one \. */
struct literal_word {
    struct text raw; /* as it stands there */
    char bytes[NOTATION_WORD];
    size_t length;   /* as far as there was room */
    struct notation_move move;
    bool is_move;
};

/* Cuts the next word off a string, without its number; false if there is none. */
bool literal_word(struct text *string, struct literal_word *w);

/* strings: which strings of such a text are moves. */

enum { STRINGS_KEYS = 32 /* under which whole games stand, at most */ };

/* Where a string stands: a key, and its depth. Keys are the same if they differ only in digits at their ends. */
struct strings_place {
    struct text key;
    int depth;
    int outward; /* how many keys such as `white` and `1` are between this one and that of the string */
};

struct strings_plan {
    bool own;        /* the text is by -T json */
    struct text key; /* then the key of the words of its moves; else not used */
    struct strings_place places[STRINGS_KEYS]; /* of the strings that are moves */
    int count;
    bool dense;      /* few of these strings are empty */
    const char *skipped; /* the first of other strings that hold as many moves as half a game; NULL: there are none */
    int level;       /* depth of what holds a game; 0: the text does */
};

/* Finds the strings that are moves; false if there are none. */
bool strings_find(struct literal_walk start, struct strings_plan *plan);

/* The colour whose move the string at hand is by its key or a key around it; GAME_NOBODY if none says so. */
enum game_player strings_player(const struct literal_walk *w);

/* Whether a string is one of them. */
bool strings_is_move(const struct strings_plan *plan, const struct literal_walk *w, const struct literal *t);

/* What a string holds. */
struct strings_content {
    int words, moves, prose; /* prose: words that begin with three letters, and are no moves */
    enum end_marker end;   /* the last one */
    bool begins, restarts; /* with a first move; with one that cannot come later in a game */
};

struct strings_content strings_read(struct text string);

/* Whether a text is JSON, some strings of which are moves; whether such JSON stands anywhere in it. */
bool strings_are_json(struct text all);
bool strings_hold_json(struct text all);

/* Whether a text has moves, and most are strings. */
bool strings_are_moves(struct text all);

/* Whether all moves of a text are strings in brackets, as in (1, '@0/'), (2, 'B1+'): the numbers are not those of a
   list of people. */
bool strings_are_rows(struct text all);

/* mixed: a record of another program, and other games beside it. */

/* Cuts off the text up to the end of the next part of it that is such a record, and stores this; false if there is
   none. */
typedef bool mixed_cut(struct text *rest, struct text *part);
typedef void mixed_open_rest(struct record *r, struct text all, enum input_form form);

/* If the rest of the text, of which such a record was just opened, has games of two moves or more which the record does
   not tell, reads all, each in its place. `open` opens the rest. */
void mixed_open(struct record *r, struct text all, mixed_cut *cut, mixed_open_rest *open);

/* The readers: whether a text is such a record, by its beginning; and the next game, false if there is none. */

mixed_cut sgf_cut, strings_cut_json;

bool sgf_begins(struct text all);
bool sgf_next(struct form *f);

/* quoted: JSON and source text. Reads the next game; at first of the whole text, or of a part given here. */
void quoted_open(struct form *f, struct text part);
bool quoted_next(struct form *f);

/* webpage: pages and pictures of this program. */
bool webpage_begins(struct text all);
bool webpage_next(struct form *f);

/* protocol: logs of contests. */
bool protocol_begins(struct text all);
bool protocol_next(struct form *f);

/* mail: if the text that was just opened is a mail in which games may be told more than once, reads them all, and
   leaves each once. */
void mail_open(struct record *r, struct text all);
