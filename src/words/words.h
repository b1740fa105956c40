/* words.h: a text becomes rows of words, cut once: moves, words that are almost moves, numbers, ends of games. It knows
   no games. */

#ifndef WORDS_H
#define WORDS_H

#include "base/base.h"
#include "trax/trax.h"

/* sign: what stands for a sign of a move, or for a blank: other letters of Unicode, HTML entities, escapes. */

enum {
    SIGN_LETTER = 1, /* the meaning of a letter that has no other, */
    SIGN_OTHER = 2   /*   and of any other sign */
};

struct sign {
    char meaning;  /* in ASCII; '\0': nothing */
    size_t length; /* in bytes */
};

/* Reads the sign at `at`. `escaped`: backslashes are, as in strings of C. */
struct sign sign_read(const char *at, const char *end, bool escaped);

/* Whether backslashes are escaped in a text: most of those in moves are doubled, or `\n` follows moves. */
bool sign_escapes(struct text all);

/* markup: HTML in a text. */

/* Past the HTML tag or entity here, or `at` if there is none. */
const char *markup_skip(const char *at, const char *end);

/* Whether the tag at the < here begins a new row of text: <br>, <tr>, </blockquote>. */
bool markup_breaks(const char *at, const char *end);

/* Writes a text without its tags, with the signs of the commonest entities, to `to`, which has room for all of it; the
   length. A name in angle brackets is no tag. */
size_t markup_strip(struct text t, char *to);

/* words: the array. */

enum word_kind {
    WORD_PROSE,  /* a word of letters */
    WORD_MOVE,
    WORD_ALMOST, /* no move, but one slip away from one: BO/, B3 */
    WORD_NUMBER, /* 12. 3) ...5 */
    WORD_END,    /* how a game ended: resigns, `White wins`, 1-0 */
    WORD_OTHER   /* neither prose nor a move: a time, a date, a label, a colour */
};

enum word_flag {
    WORD_LEADS = 1,    /* no prose stands before it on its row */
    WORD_WHOLE = 2,    /* of a move: no letter follows directly, as in `B2\Rarely`; of an end: it ends its row */
    WORD_FIRST = 4,    /* a move that can begin a game, or what is almost one, as @0\ is */
    WORD_DOTS = 8,     /* of a number: points stand beside it, as before black's move of a pair */
    WORD_COMMENT = 16, /* behind a ; or # that begins a comment */
    WORD_PARTED = 32,  /* the same, but perhaps the ; only parts it from the move directly before the ; */
    WORD_REMARK = 64,  /* in a bracket that holds more than one move with its number */
    WORD_APART = 128   /* of a number: words may stand between it and its move */
};

struct word {
    const char *at; /* in the text */
    uint32_t length;
    uint32_t row;
    uint32_t bracket; /* the innermost one around it; 0: none */
    uint32_t lead;    /* what stands before it on its row, behind a move or number: alike if only the words differ; 0:
                         nothing does */
    uint32_t numeral; /* its number is the word before this one: directly before it, or before labels and times, or
                         remarks, on its row; 0: it has none */
    int number;       /* of WORD_NUMBER; of WORD_END its marker, */
    enum game_player winner; /* and who wins by it, if it says so */
    struct notation_move move;
    uint8_t kind, flags;
};

/* Part of a line: tags such as <br> begin a new row of the same line. */
struct text_row {
    uint32_t first, last;   /* its words, the last excluded */
    uint32_t prose, moves;  /* words of two letters or more, and moves or what is almost one, outside of comments; prose
                               in brackets does not count either; */
    uint32_t ends;          /*   ends of games */
    uint32_t shape;         /* what stands on it: alike if only words and moves differ */
    const char *at, *end;   /* the row, */
    const char *begin;      /*   and its line */
    struct text text;       /* of the row, without marks of quotation and a comment */
    struct text comment;    /* behind its ; or #; */
    struct text parted;     /*   behind the first ; if that may only part moves */
    const struct rules *rules; /* of the heading above that names some, or NULL */
    int line;               /* from 1 */
    uint32_t heading;       /* the last heading above it is the row before this one; 0: there is none */
    int depth;              /* of quotation */
    int part;               /* parts of a mail, and mails, that begin above it or here */
    bool is_blank, is_heading, divides;
    bool is_remark; /* a ; begins it */
    bool is_wordy; /* words stand in its comment */
};

struct bracket {
    uint32_t parent;
    uint32_t first, end; /* its words */
    const char *open, *close; /* its signs; close == NULL: it is not closed */
    char closes;              /* the sign that closes it */
    bool is_remark;
};

struct words {
    struct text text;
    struct word *word;
    struct text_row *row;
    struct bracket *bracket; /* [0] is none */
    uint32_t count, rows, brackets;
    bool is_escaped; /* it is source text: backslashes are escaped */
    size_t word_capacity, row_capacity, bracket_capacity; /* private */
};

/* A part of a text. Its first line begins at `begin`, below `lines` other lines. */
struct words_part {
    struct text text;
    const char *begin;
    int lines;
};

/* Cuts parts of a text, which must stay in place, into an empty array. */
void words_cut(struct words *w, const struct words_part *part, size_t count);

/* Empties an array. */
void words_clear(struct words *w);

void words_free(struct words *w);

/* The row, of a word. */
static inline const struct text_row *words_row(const struct words *w, const struct word *word)
{
    return &w->row[word->row];
}

static inline struct text words_text(const struct word *word)
{
    return (struct text){word->at, word->length};
}

/* Whether it is a move, or almost one. */
static inline bool words_is_move(const struct word *word)
{
    return word->kind == WORD_MOVE || word->kind == WORD_ALMOST;
}

/* The number before it; 0: it has none. */
static inline int words_numeral(const struct words *w, const struct word *word)
{
    return word->numeral ? w->word[word->numeral - 1].number : 0;
}

/* What stands before a word, back to a move or the beginning of its row, such as the name of who says it. */
struct text words_lead(const struct words *w, const struct word *word);

/* Whether two leads differ at most in digits, points and blanks, as `10:23 <Ann> 1. ` and `10:25 <Ann> ` do. */
bool words_same_lead(struct text one, struct text other);

/* The length of a move number at the beginning of a word, with the points and brackets around it: all of `12`, `12.` or
   `...3`, the first part of `3.A1S`; 0 if there is none. *number, if not NULL, is set to it. */
size_t words_number(struct text word, int *number);

/* Whether a text has a word of two letters or more that is not a move. */
bool words_has_prose(struct text t);

/* slip: words that are almost moves, such as BO/ or B3x. */

/* Whether a word of signs in ASCII, which is not a move, is almost one. `lower`: the moves of its text are in small
   letters, so that `b3` may be one. */
bool slip_judge(struct text word, bool lower);

/* Writes the move that is likely to be meant by a word that is not one, such as B0/ for BO/; returns its length, or 0
   if none is likely or several are. */
size_t slip_meant(struct text word, char meant[NOTATION_WORD]);

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

/* What the result in a heading says. A player's name alone means that he won. */
struct ending ending_result(struct text t, const struct heading *names);

/* The length of the score that a text begins with (`1-0`, `1/2 : 1/2`), or 0; *winner is set to who has won by it. */
size_t ending_score(struct text t, enum game_player *winner);

/* The end marker that a word is, in either case of letter, or END_NONE. */
enum end_marker ending_marker(struct text word);

#endif
