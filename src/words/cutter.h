/* cutter: the state while a text is cut into words. Private to this module. */

#ifndef CUTTER_H
#define CUTTER_H

#include "words/words.h"

enum {
    STRUCK = 3,   /* the character that replaces <s>, <del>, <strike> or the ~~ before struck-out words */
    UNSTRUCK = 4, /* the character that replaces </s>, </del>, </strike> or the ~~ after struck-out words */
    ROW = 6,      /* maximum digits of the row in a move with gaps, such as `B 12 +` */
    NUMBER = 3,   /* maximum digits of a move number; a year has more */
    CORE = 6,     /* maximum characters of an almost-move, such as BO/, that take_almost finds */
    PHRASE = 100  /* maximum characters of a phrase that states a result */
};

/* A hash of a text without its blanks. Each run of successive words counts as one `w`. */
struct trace {
    uint32_t hash;
    char last;
};

struct cutter {
    struct words *to;
    struct heading heading; /* what the headings of the game have said so far */
    bool played;            /* whether moves follow the last heading; if so, the next heading is of another game */
    const char *signs;      /* the characters to read: in look_ahead, the text itself; elsewhere, `buffer` */
    char *buffer;           /* the row, decoded to ASCII */
    uint32_t *places;       /* the offset in the row, in bytes, of each character in `buffer` */
    size_t length, capacity, place_capacity;
    uint32_t open;          /* index of the innermost open bracket; 0: none */
    struct trace lead, shape; /* lead: hash of the text since the last move or number; shape: hash of the row so far */
    uint8_t comment;        /* flags for the next word: 0, WORD_COMMENT, WORD_COMMENT | WORD_PARTED, or WORD_REMARK */
    int counted;            /* the last number before a move outside comments */
    int aside;              /* not 0: rows belong to a variation, until an empty row or a row with a number >= aside */
    int quotes;             /* quote depth from <blockquote> tags and `Original Message` lines */
    bool parted, lower;     /* parted: most moves have gaps, as in `B 1 +`; lower: most moves are in small letters */
};

/* Decodes the row that begins at `begin` and ends at `end` or earlier. Returns where the next row begins. */
const char *row_resolve(struct cutter *c, const char *begin, const char *end);

/* Whether a character is one of `signs`; false for NUL. */
static inline bool is_among(char s, const char *signs)
{
    return s && strchr(signs, s);
}

static inline struct text_row *row_of(const struct cutter *c)
{
    return &c->to->row[c->to->rows - 1];
}

static inline bool is_word_sign(char s)
{
    return is_letter(s) || is_digit(s) || s == SIGN_LETTER;
}

static inline char sign_at(const struct cutter *c, size_t i)
{
    return i < c->length ? c->signs[i] : '\0';
}

/* Returns the place in the text of character i of the row, counted from 0. */
static inline const char *place(const struct cutter *c, size_t i)
{
    return row_of(c)->at + c->places[i];
}

/* Adds a word: the characters of the row from index `from` up to `to`, exclusive. */
struct word *word_add(struct cutter *c, enum word_kind kind, size_t from, size_t to);

/* Reads a word, bracket or other character at index `at`; adds the word. Returns the index after what was read. */
size_t word_take(struct cutter *c, size_t at);

/* Whether a number, followed by a move, begins at index `at` of the row: `4. B1+`. `at` is at most c->length. */
bool word_is_counted(const struct cutter *c, size_t at);

/* Reads a move with gaps between its column, row and shape: `B 1 +`, `B-1-+`, `(B,1) +`. Returns the length, or 0. If a
   letter replaces the first digit, as in `B O +`, sets the move's notation to NOTATION_NONE. */
size_t word_parted(const struct cutter *c, size_t at, struct notation_move *move);

/* Finds moves written twice, move numbers, and brackets that are remarks. Needs all words of the text. */
void settle_words(struct words *w);

#endif
