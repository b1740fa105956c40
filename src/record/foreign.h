/* foreign.h: records of other programs, recognised by how they begin: their moves are known, and no reading is chosen.
   Private to this module. */

#ifndef FOREIGN_H
#define FOREIGN_H

#include "words/words.h"
#include "record/record.h"

/* cursor: the lines of a text, counted onwards. */

struct cursor {
    struct text rest; /* what stands behind the line at hand, */
    struct text line; /*   this line, */
    int number;       /*   and its number; 0: none was read yet */
};

/* Goes to the next line; false if there is none. */
bool cursor_next(struct cursor *c);

/* Goes to a place, not before the last one that was asked for. */
struct record_place cursor_place(struct cursor *c, const char *at);

/* The place of a byte of the line at hand. */
struct record_place cursor_here(const struct cursor *c, const char *at);

/* fill: fills a game of a record. */

/* Adds a word to those that are left over, with the number of a move that it is about, or 0. */
void fill_leftover(struct record_game *g, enum leftover_kind kind, struct text word, struct record_place place,
                  int number);

/* Adds a word to the moves of a game, with its move yet to be set; */
static inline struct record_move *fill_move(struct record_game *g, struct text word, struct record_place place)
{
    if ((size_t)g->count == g->capacity)
        g->moves = memory_grow(g->moves, &g->capacity, (size_t)g->count + 1, sizeof *g->moves);
    g->moves[g->count] = (struct record_move){.word = word.at, .length = (uint32_t)word.length, .line = place.line,
                                              .column = place.column, .at = place.at};
    return &g->moves[g->count++];
}

/* and with the move that it is, if it is one. */
struct record_move *fill_spelt_move(struct record_game *g, struct text word, struct record_place place);

/* Ends a game behind its last move, by a word at this place. */
void fill_end(struct record_game *g, struct ending e, struct record_place place);

/* Adds a line to those of a game. */
void fill_line(struct record_game *g, struct comment_line line);

/* foreign: what the readers of records share. */

/* A record while it is read. */
struct foreign {
    const struct foreign_reader *reader; /* NULL: none is open */
    const char *at, *end;        /* where its next game begins; where the record ends */
    struct record_game *game;    /* the one that is read */
    struct cursor cursor, start; /* where it is; where its game began */
    char *kept;                  /* texts without their escapes: */
    size_t used, capacity;       /*   bytes of it so far */
};

/* A character of a text with escapes: the bytes that it stands for, 0 to 4 and not more than it has, and where it ends.
   A line end is always \n. */
struct foreign_unit {
    char bytes[4];
    size_t length;
    const char *end;
};

/* A kind of record. */
struct foreign_reader {
    enum record_reading reading;
    bool (*cut)(struct text *rest, struct text *part); /* cuts off the text up to the end of the next such record */
    bool (*next)(struct foreign *f);                   /* reads the next game; false if there is none */
    struct foreign_unit (*unit)(struct text t);        /* reads the first character of a text that is not empty */
    bool alone;                                        /* text beside such records tells no games */
};

/* Opens the record that begins where the cursor stands. */
void foreign_open(struct foreign *f, const struct foreign_reader *reader, struct text part, struct cursor cursor,
                  struct record_game *game);

/* Reads the next game; false if there is none. */
bool foreign_next(struct foreign *f);

/* For the readers: */

/* A byte that is not escaped. */
struct foreign_unit foreign_plain_unit(struct text t);

/* Keeps a text without its escapes behind what was kept last. */
struct text foreign_keep(struct foreign *f, struct text escaped);

/* A text without its escapes and the blanks around it. */
struct text foreign_unescape(struct foreign *f, struct text escaped);

/* Makes the word at this place, spelt with or without escapes, the n-th move, from 1: a new one, or the last. A word
   that is not a move is an error. */
void foreign_put_word(struct foreign *f, int n, struct text word, const char *at);

/* Adds the lines of a text to the introduction or the conclusion of the game; those of a comment to the n-th move, from
   1, unless there is none. All that belongs to one of these is added before what belongs to another. */
void foreign_add_prose(struct foreign *f, struct record_lines *to, struct text escaped);
void foreign_add_comment(struct foreign *f, int n, struct text escaped);

/* Ends the game behind its last move, unless it has ended. */
void foreign_end(struct foreign *f, struct ending e);

/* The rules that a text names, or NULL. */
const struct rules *foreign_rules(struct text t);

/* A text without the blanks and line ends before it. */
struct text foreign_skip_spaces(struct text t);

/* The readers. */
bool sgf_cut(struct text *rest, struct text *part);
bool sgf_next(struct foreign *f);
struct foreign_unit sgf_unit(struct text t);
bool json_cut(struct text *rest, struct text *part);
bool json_cut_element(struct text *rest, struct text *part); /* of a page or a picture of this program */
bool json_next(struct foreign *f);
struct foreign_unit json_unit(struct text t);

#endif
