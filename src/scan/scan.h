/* scan.h: the words of a text, and what they say: signs, tokens, slips, headings, endings. It knows no games. */

/* sign: what stands for a sign of a move, or for a blank: other letters of Unicode, HTML entities, escapes. */

enum { SIGN_OTHER = '?' /* the meaning of what has none */ };

struct sign {
    char meaning;  /* in ASCII; '\0': nothing */
    size_t length; /* in bytes */
};

/* Whether a byte stands for itself, whatever follows it. */
static inline bool sign_is_plain(char c)
{
    return is_letter(c) || is_digit(c) || is_blank(c) || c == '@' || c == '/';
}

/* Reads a sign that is not plain. */
struct sign sign_read_other(const char *at, const char *end, bool escaped);

/* Reads the sign at `at`; most are a byte that stands for itself. `escaped`: backslashes are, as in strings of C. */
static inline struct sign sign_read(const char *at, const char *end, bool escaped)
{
    return sign_is_plain(*at) ? (struct sign){*at, 1} : sign_read_other(at, end, escaped);
}

/* Whether backslashes are escaped in a text: most of those in moves are doubled, or `\n` follows moves. */
bool sign_escapes(struct text all);

/* markup: HTML in a text. */

/* Past the HTML tag or entity here, or `at` if there is none. */
const char *markup_skip(const char *at, const char *end);

/* Writes a text without its tags, with the signs of the commonest entities, to `to`, which has room for all of it; the
   length. A name in angle brackets is no tag. */
size_t markup_strip(struct text t, char *to);

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
    bool whole;                /* a SCAN_MOVE, and the word consists of moves only */
    bool leads;                /* first word of the line */
    bool last;                 /* of SCAN_END_MARKER: last word of the line */
    enum end_marker marker;    /* of SCAN_END_MARKER */
    enum game_player winner;   /* of END_SCORE */
    struct notation_move move; /* of SCAN_MOVE */
};

/* What a # at the beginning of a line is. */
enum scan_hashes {
    HASHES_COMMENTS,
    HASHES_NUMBERS, /* `#1` is a number; else it begins a comment */
    HASHES_BULLETS  /* nothing */
};

/* What a ; is. */
enum scan_semicolons {
    SEMICOLONS_COMMENTS, /* it begins a comment */
    SEMICOLONS_LISTS,    /* in a line of nothing but moves it parts them */
    SEMICOLONS_PAIRS,    /* the same; the first one behind a move also parts it from another */
    SEMICOLONS_ITEMS,    /* directly behind a word it parts it from a number or a name and its move, or from a move */
    SEMICOLONS_FIELDS    /* nothing but the end of a field */
};

/* A position in a text. A copy of it can be used to return there. */
struct scan {
    const char *at, *end; /* the rest of the line's words */
    const char *start;    /* of the words */
    const char *chain;    /* up to here moves follow each other without a blank, */
    bool signs_in_chain;  /*   with other signs than their own */
    bool escaped;         /* backslashes are escaped, as from sign_escapes */
    enum scan_hashes hashes;
    enum scan_semicolons semicolons;
    bool times;           /* digits behind a : or - of others are not the number of a move */
    bool twins;           /* each move is there in both notations, as from scan_has_twins; the second is skipped, */
    bool second;          /*   which comes next */
    bool without_tags;    /* there is no < in the text, */
    bool without_stops;   /*   no ; */
    struct text comment;  /* not returned yet */
    const char *begin;    /* of the line */
    int line;             /* its number in the text, from 1; 0 before the first line */
    int row;              /* its number among the lines that tags and escapes part too */
    int number_row;       /* of the last token's number */
    const char *cut;      /* where the line goes on, if it was cut at a tag or at a \n in two letters; else NULL */
    const char *cut_to;   /*   and where it ends; NULL: not known */
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

/* Whether a line is nothing but a comment with a ;. */
static inline bool scan_is_comment(const struct scan *s)
{
    return s->at == s->end && s->comment.length && *s->comment.at == ';';
}

/* Reads the next token of the line into *t. HTML tags and entities separate words. After the last token it is
   SCAN_END. */
void scan_next(struct scan *s, struct scan_token *t);

/* Reads the next token of the text. A heading is one token, SCAN_HEADING, and its contents are stored in *heading; with
   `in_archive`, a line that begins with a move is not tried, which is faster. */
void scan_text(struct scan *s, bool in_archive, struct heading *heading, struct scan_token *t);

/* What a ; is in the text below. It separates fields if no line has only one ; and no blank stands beside any; moves,
   if at least half of the lines hold three or more so; or most are rows of a table, or pairs. */
enum scan_semicolons scan_find_semicolons(const struct scan *begin);

/* Reads a move or end marker, perhaps behind a number, and before it up to three words, from the first of which that is
   no number to the last is *label; false if anything else comes. */
bool scan_item(struct scan *s, struct scan_token *t, struct text *label);

/* Whether a ; of a line that ends at `end` may stand between two such items: it stands directly behind a word. */
bool scan_parts_items(const struct scan *s, const char *stop, const char *end);

/* Whether each move of the text below stands in both notations, side by side: `1. B0+ (B1S)`. */
bool scan_has_twins(const struct scan *begin);

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

/* The length of a move number at the beginning of a word, with the points and brackets around it: all of `12`, `12.` or
   `...3`, the first part of `3.A1S`; 0 if there is none. *number, if not NULL, is set to it. */
size_t scan_move_number(struct text word, int *number);

/* Whether a word consists of digits. */
bool scan_is_digits(struct text word);

/* Whether a word consists of letters alone, or of digits alone. */
bool scan_is_uniform(struct text word);

/* Cuts the number that a text begins with off it, with the signs behind it; returns it, or 0. */
int scan_cut_number(struct text *t);

/* Whether a token is a word of prose: two letters or more. The words of diagrams are shorter. */
bool scan_is_prose(const struct scan_token *t);

/* Whether a line has a word of two letters or more that is not a move. */
bool scan_has_word(struct text line);

/* Whether a text begins with a move. */
bool scan_begins_with_move(struct text t);

/* Whether a token is a move that can begin a game. */
bool scan_is_first(const struct scan_token *t);

/* Whether points stand between a token and its number, for white's move before black's: `3... B0/`. */
bool scan_has_points(const struct scan *s, const struct scan_token *t);

/* Whether a token may be part of a hexadecimal number although it is a first move: `1A1C`, `#A1C`. */
bool scan_is_hexadecimal(const struct scan *s, const struct scan_token *t);

/* Whether the shape of a move is doubled: `B3//`. */
bool scan_is_doubled(const struct scan_token *t);

/* Whether a word begins and ends with a digit: a number, time, date. */
bool scan_is_number(const struct scan_token *t);

/* Whether a word is part of a name in source text, `_A1s`: the _ before it is not that of words between _ and _. */
bool scan_is_name_part(const struct scan *s, const struct scan_token *t);

/* Whether prose or an end marker, not in brackets, follows the moves behind this position on its line. */
bool scan_precedes_prose(const struct scan *at);

/* Whether words follow on the line. The next bytes tell: each word of a long line may ask. */
bool scan_precedes_words(const struct scan *s);

/* A comment without its sign, a ; or any number of #, and without blanks at its end. */
struct text scan_trim_comment(struct text comment);

/* Where the words of the line between the position `before` and this one begin: at that position, or at the beginning
   of the line if it is on another line, or further on. */
const char *scan_begin_after(const struct scan *s, const struct scan *before);

/* The end marker that a word is, in either case of letter, or END_NONE. */
enum end_marker scan_end_marker(struct text word);

/* slip: words that are almost moves, such as BO/ or B3x. They are read sign by sign from a line, because a slip can put
   any sign into a word. */

enum slip {
    SLIP_NONE,
    SLIP_POSSIBLE, /* a short word such as `AS`; a slip only where nothing but moves stands around it */
    SLIP_LIKELY    /* a slip where a move is due */
};

/* Where the next word begins: past blanks, stops, brackets, quotes, dashes, tags; the line's end if there is none. */
const char *slip_begin(const struct scan *s, const char *at);

/* The word that begins at `at`; with a blank inside, or a point, comma or hyphen behind its column, if that alone keeps
   it from being a move (`B 0+`, `B0 +`, `B.0+`). */
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

/* Writes the move that is likely to be meant by a word that is not one, such as B0/ for BO/; returns its length, or 0
   if none is likely or several are. */
size_t slip_meant(struct text word, char meant[NOTATION_WORD]);

/* Whether neither a word nor a comment stands in the rest of the line. */
bool slip_ends_line(const struct scan *s);

/* Whether a word begins prose up to the end of its line: at least two words, and more than three for each move in it,
   or word that is almost one. */
bool slip_begins_prose(const struct scan *s, const struct scan_token *t);

/* Whether the first move of a game may be meant by a word that is almost a move. */
bool slip_may_be_first(struct text word);

/* Whether a word in front of a first move is itself almost one, as in `&1S A1S`, rather than a name. */
bool slip_is_first(const struct scan *s, struct text word);

/* items: moves between the ; of a line, each with the number or the name of its own: `1. @0/; 2. B1+`. */

/* Whether ; part such items in a text in which they begin comments else: the numbers come in order, the names in turn,
   or the text has no other moves than those of this line. */
bool items_found(struct scan begin);

/* heading: lines that name the rules, the players, the event or the game. */

/* If the line is a heading, stores what it says in *h and returns true; the rest of *h stays, but a line that begins
   a new game (`####GAME 2:`) clears what is not said of that. Quote marks (>), # and HTML tags before the heading are
   skipped. */
bool heading_read(struct text line, struct heading *h);

/* Reads what stands before the first move on the line of a game: `3,Ann,Bo,1-0,`, `Ann - Bo, White wins:`. Two fields
   that are names are those of white and black. */
void heading_read_fields(struct text fields, struct heading *h);

/* Whether headings have said nothing but a result: behind a game it is that game's. */
bool heading_is_result(const struct heading *h);

/* ending: how people write the end of a game. */

/* What a text says, if it says nothing but how a game ended: `White resigns`, `25 moves: 1-0, by a loop`. White and
   black may have the names of the heading. Else its marker is END_NONE. */
struct ending ending_read(struct text t, const struct heading *names);

/* The same for the result in a heading, where a player alone is the winner. */
struct ending ending_result(struct text t, const struct heading *names);

/* Whether a statement that names nobody may be prose as well: `time`, `and wins`. */
bool ending_is_common(struct text t, enum end_marker marker);

/* Whether a word is none of `resign`, `resigns` and `resigned`, but one of them with a slip of the hand. */
bool ending_is_almost(struct text word);

/* Whether who wins by an end depends on whose turn it is. */
bool ending_needs_turn(enum end_marker marker, enum game_player winner);
