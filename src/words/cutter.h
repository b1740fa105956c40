/* cutter: the state of cutting a text into words. Private to this module. */

#ifndef CUTTER_H
#define CUTTER_H

#include "words/words.h"

enum {
    STRUCK = 3,   /* replaces the tag before words that are struck out; UNSTRUCK replaces the tag after them */
    UNSTRUCK = 4,
    ROW = 6,      /* most digits of the row in a move */
    NUMBER = 3,   /* most digits of a move number; a year has more */
    CORE = 6,     /* most characters of an almost-move */
    PHRASE = 100  /* most characters of a phrase that states a result */
};

/* A hash of characters. A word, or several words with only blanks between them, counts as one `w`. */
struct trace {
    uint32_t hash;
    char last;
};

struct cutter {
    struct words *to;
    struct heading heading; /* what the headings so far say */
    const char *signs;      /* the characters of the row in ASCII: `buffer` */
    char *buffer;           /* the decoded row */
    uint32_t *places;       /* the offset in the row, in bytes, of each character in `buffer` */
    size_t length, capacity, place_capacity;
    uint32_t open;          /* index of the innermost open bracket; 0: none */
    struct trace lead, shape; /* the hash `lead` of the next word; the hash `shape` of the row so far */
    uint8_t comment;        /* flags that the next word gets: 0, or WORD_COMMENT, WORD_PARTED, WORD_REMARK */
    bool aside;             /* whether the row belongs to a variation */
    int quotes;             /* depth of quotation by <blockquote> and `Original Message` */
    bool escaped;           /* whether the text doubles its backslashes */
    bool parted, lower;     /* whether most moves have gaps inside; whether most are in small letters */
};

/* Finds the characters of the row that begins at `at` and ends by `end`; returns where the next row begins. */
const char *row_resolve(struct cutter *c, const char *at, const char *end);

/* Whether a character is one of `signs`. */
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

/* Returns the place in the text of the i-th character of the row, from 0. */
static inline const char *place(const struct cutter *c, size_t i)
{
    return row_of(c)->at + c->places[i];
}

/* Adds a character outside of words to the hashes of the row. */
void word_pass(struct cutter *c, char sign);

/* Adds the word that has the characters from `from` up to `to`. */
struct word *word_add(struct cutter *c, enum word_kind kind, size_t from, size_t to);

/* Adds the word at `at` or, if no word begins there, calls word_pass; returns the index of the next character. */
size_t word_take(struct cutter *c, size_t at);

/* Reads a move with gaps between its column, row and shape: `B 1 +`, `B-1-+`, `(B,1) +`; returns its length, or 0. Sets
   the notation to NOTATION_NONE if a letter stands for the row: `B O +`. */
size_t word_parted(const struct cutter *c, size_t at, struct notation_move *move);

/* Sets, after all words are cut, what depends on other words: brackets, repeated moves, move numbers. */
void settle_words(struct words *w);

#endif
