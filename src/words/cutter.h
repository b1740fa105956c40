/* cutter.h: what cuts a text has in hand. Private to this module. */

#ifndef CUTTER_H
#define CUTTER_H

#include "words/words.h"

enum {
    STRUCK = 3,   /* the sign before words that are struck out; UNSTRUCK: behind them */
    UNSTRUCK = 4,
    ROW = 6,      /* digits of a row, */
    NUMBER = 3,   /*   and of a move's number, at most; a year has more */
    CORE = 6,     /* signs of what is almost a move */
    PHRASE = 100  /* bytes of a phrase that tells an end */
};

/* A hash of signs, `w` for words; words with nothing but blanks between them are one. */
struct trace {
    uint32_t hash;
    char last;
};

struct cutter {
    struct words *to;
    struct heading heading; /* what the headings so far say */
    const char *signs;      /* of the row at hand: its ASCII signs: the row itself, or */
    char *buffer;           /*   these, */
    uint32_t *places;       /*   and where they stand, from the row's first byte on; */
    size_t length, capacity, place_capacity;
    bool is_plain;          /*   the row itself */
    uint32_t open;          /* the innermost open bracket */
    struct trace lead, shape; /* what stands before the next word, and on the row so far */
    uint8_t comment;        /* flags of the words at hand */
    bool aside;             /* the row is one of a variation */
    int quotes;             /* elements of quoted text that are open */
    bool escaped;           /* backslashes are escaped; */
    bool parted, lower;     /*   moves have gaps inside, are in small letters */
};

/* Writes the signs of the row that begins at `at`; returns where the next begins, at the latest at `end`. */
const char *row_resolve(struct cutter *c, const char *at, const char *end);

/* Whether a sign is in a list. */
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

/* The place in the text of a sign of the row. */
static inline const char *place(const struct cutter *c, size_t i)
{
    return row_of(c)->at + (c->is_plain ? i : c->places[i]);
}

/* Forgets what stands before the next word of the row. */
void word_begin(struct cutter *c);

/* Takes a sign that is part of no word into account for what stands on the row. */
void word_pass(struct cutter *c, char sign);

/* Adds the word of the signs from `from` up to `to`. */
struct word *word_add(struct cutter *c, enum word_kind kind, size_t from, size_t to);

/* Adds the word that begins at a sign that is no blank, or takes the sign into account. Returns where the next
   begins. */
size_t word_take(struct cutter *c, size_t at);

/* The length of a move with gaps between its column, its row and its shape, or 0: `B 1 +`, `B-1-+`, `(B,1) +`. The
   notation is NOTATION_NONE if a letter stands for its row, `B O +`. */
size_t word_parted(const struct cutter *c, size_t at, struct notation_move *move);

/* Settles what is known of words when all are cut: brackets, repeated moves, numbers of moves. */
void settle_words(struct words *w);

#endif
