/* words.h: cuts a text, once, into rows of words: moves, almost-moves, numbers, results. This module knows no games. */

#ifndef WORDS_H
#define WORDS_H

#include "base/base.h"
#include "trax/trax.h"

/* sign: reads characters, and finds the ASCII meaning of Unicode characters, HTML entities and escapes. */

enum {
    SIGN_LETTER = 1, /* the meaning of a letter that stands for no ASCII character */
    SIGN_OTHER = 2   /* the meaning of anything else that stands for no ASCII character */
};

struct sign {
    char meaning;  /* the ASCII character that the text means; '\0': none, since it is invisible */
    size_t length; /* the number of bytes that it takes in the text */
};

/* Reads the character at `at`. `escaped`: the text doubles its backslashes, as strings of C do. */
struct sign sign_read(const char *at, const char *end, bool escaped);

/* Whether a text doubles its backslashes: most backslashes in its moves are doubled, or moves end with `\n`. */
bool sign_escapes(struct text all);

/* markup: HTML in a text. */

/* Returns the end of the HTML tag or entity at `at`, or `at` if there is none. */
const char *markup_skip(const char *at, const char *end);

/* Whether the tag that begins at `at` begins a new row of text: <br>, <tr>, </blockquote>. */
bool markup_breaks(const char *at, const char *end);

/* Writes a text to `to`, which has room for all of it, without HTML tags, and with the commonest entities decoded;
   returns the length. Other words in angle brackets stay. */
size_t markup_strip(struct text t, char *to);

/* words: the array of words and rows. */

enum word_kind {
    WORD_PROSE,  /* a word of letters */
    WORD_MOVE,
    WORD_ALMOST, /* an almost-move, one slip away from a move: BO/, B3 */
    WORD_NUMBER, /* a number that may count moves: 12. 3) 4... */
    WORD_END,    /* a result, how a game ended: resigns, `White wins`, 1-0 */
    WORD_OTHER   /* any other word: a time, a date, a label, a colour */
};

enum word_flag {
    WORD_LEADS = 1,    /* no prose precedes it on its row */
    WORD_WHOLE = 2,    /* a move that no letter follows (not `B2\Rarely`); a result that is a phrase or ends its row */
    WORD_FIRST = 4,    /* a move or almost-move that can begin a game, or nearly can, like @0\ */
    WORD_DOTS = 8,     /* a number that two points or more follow, such as 4... before Black's move */
    WORD_COMMENT = 16, /* in a comment, behind a ; or # */
    WORD_PARTED = 32,  /* in a comment whose ; directly follows a move, and perhaps only separates moves */
    WORD_REMARK = 64,  /* in a variation, or in a bracket that holds more than a word or a move with its number */
    WORD_APART = 128   /* a number that words may separate from its move */
};

struct word {
    const char *at; /* its first byte in the text */
    uint32_t length;
    uint32_t row;
    uint32_t bracket; /* index of the innermost bracket around it; 0: none */
    uint32_t lead;    /* hash of what is before it on its row, back to the last move or number. The hash does not depend
                         on which words these are; 0: nothing is before it */
    uint32_t numeral; /* 1 + the index of its move number, which is the word before it, though labels, times or remarks
                         may come between on its row; 0: it has none */
    int number;       /* of WORD_NUMBER: its value; of WORD_END: an enum end_marker */
    enum game_player winner; /* of WORD_END: who wins, if it says so */
    struct notation_move move;
    uint8_t kind, flags;
};

/* A line of the text, or part of one: tags such as <br> begin a new row of the same line. */
struct text_row {
    uint32_t first, last;   /* indices of its first word and of the word after its last */
    uint32_t prose, moves;  /* outside of comments: number of words of two letters or more that are not in brackets;
                               number of moves and almost-moves */
    uint32_t ends;          /* number of results outside of comments */
    uint32_t shape;         /* hash of the row; equal for rows that differ only in words and moves */
    const char *at, *end;   /* the row in the text */
    const char *begin;      /* the beginning of its line in the text */
    struct text text;       /* the row without quote marks and comment */
    struct text comment;    /* what follows the ; or # that begins its comment; in a variation, the whole row */
    struct text parted;     /* what follows its first ; or #, even if that ; perhaps only separates moves */
    const struct rules *rules; /* the rules that the last heading with rules names, or NULL */
    int line;               /* number of its line, from 1 */
    uint32_t heading;       /* 1 + the index of the last heading above it; 0: there is none */
    int depth;              /* depth of quotation */
    int part;               /* number of emails and parts of emails that begin on it or above it */
    bool is_blank, is_heading, divides;
    bool is_remark; /* whether it begins with a ; */
    bool is_wordy; /* whether its comment has words */
};

struct bracket {
    uint32_t parent;
    uint32_t first, end; /* indices of its first word and of the word after its last */
    const char *open, *close; /* the characters that open and close it in the text; close == NULL: it is not closed */
    char closes;              /* the character that can close it */
    bool is_remark;
};

struct words {
    struct text text;
    struct word *word;
    struct text_row *row;
    struct bracket *bracket; /* [0] means no bracket */
    uint32_t count, rows, brackets;
    bool is_escaped; /* whether the text is source code, with backslashes doubled */
    size_t word_capacity, row_capacity, bracket_capacity; /* private */
};

/* A part of a text. Its first line begins at `begin`, and `lines` lines of the text precede that line. */
struct words_part {
    struct text text;
    const char *begin;
    int lines;
};

/* Cuts parts of a text into words and rows, and stores them in the empty array w. The text must stay in place. */
void words_cut(struct words *w, const struct words_part *part, size_t count);

/* Empties an array. */
void words_clear(struct words *w);

void words_free(struct words *w);

/* Returns the row of a word. */
static inline const struct text_row *words_row(const struct words *w, const struct word *word)
{
    return &w->row[word->row];
}

static inline struct text words_text(const struct word *word)
{
    return (struct text){word->at, word->length};
}

/* Whether a word is a move or an almost-move. */
static inline bool words_is_move(const struct word *word)
{
    return word->kind == WORD_MOVE || word->kind == WORD_ALMOST;
}

/* Returns the move number of a word; 0: it has none. */
static inline int words_numeral(const struct words *w, const struct word *word)
{
    return word->numeral ? w->word[word->numeral - 1].number : 0;
}

/* Returns the text before a word on its row, from the last move on, such as `10:23 <Ann> 1. `. */
struct text words_lead(const struct words *w, const struct word *word);

/* Whether two texts from words_lead differ at most in digits, points and blanks: `10:23 <Ann> 1. `, `10:25 <Ann> `. */
bool words_same_lead(struct text one, struct text other);

/* Returns the length of the move number that a word begins with, or 0. Points and brackets around it count: all of
   `12`, `12.` or `...3`, the first two bytes of `3.A1S`. Sets *number to its value, unless `number` is NULL. */
size_t words_number(struct text word, int *number);

/* Whether a text has a word of two letters or more that is not a move. */
bool words_has_prose(struct text t);

/* slip: finds almost-moves, such as BO/ or B3x. */

/* Whether a word is an almost-move. The word must be in ASCII, and not a move. `lower`: its text writes moves in small
   letters, so that `b3` may be an almost-move. */
bool slip_judge(struct text word, bool lower);

/* Writes the move that a misspelt word probably means, such as B0/ for BO/; returns the length of the move, or 0 if no
   move or more than one is likely. */
size_t slip_meant(struct text word, char meant[NOTATION_WORD]);

/* heading: reads lines that name the rules, the players, the event or the game. */

/* If the line is a heading, adds what it says to *h and returns true. A line that begins a new game (`####GAME 2:`)
   also clears what *h says of the game before. Quote marks (>), # and HTML tags before the heading are skipped. */
bool heading_read(struct text line, struct heading *h);

/* Reads the text before the first move on the line of a game: `3,Ann,Bo,1-0,`, `Ann - Bo, White wins:`. If exactly two
   fields are names, they are those of White and Black. */
void heading_read_fields(struct text fields, struct heading *h);

/* Whether *h has a result, but neither a title nor a player's name. */
bool heading_is_result(const struct heading *h);

/* ending: reads results as people write them. */

/* Reads a text that says only how a game ended: `White resigns`, `25 moves: 1-0, by a loop`. It may use the players'
   names in `names`. Of any other text the marker is END_NONE. */
struct ending ending_read(struct text t, const struct heading *names);

/* Reads the result in a heading. A player's name alone means that this player won. */
struct ending ending_result(struct text t, const struct heading *names);

/* Returns the length of the score that a text begins with, such as `1-0`, and sets *winner; 0 if there is none. */
size_t ending_score(struct text t, enum game_player *winner);

/* Returns the end marker that a word is, in capitals or small letters, or END_NONE. */
enum end_marker ending_marker(struct text word);

#endif
