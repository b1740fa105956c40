/* foreign: reads records of other programs, and JSON of this program. Private to this module. */

#ifndef FOREIGN_H
#define FOREIGN_H

#include "record/record.h"

/* cursor: goes through the lines of a text and counts them. */

struct cursor {
    struct text rest; /* the text after the current line */
    struct text line;
    int number;       /* the number of the current line; 0: before the first line */
};

/* Goes to the next line; false if there is none. */
bool cursor_next(struct cursor *c);

/* Goes to the line of `at`, which must not be above the current line. Returns the place of `at`. */
struct record_place cursor_place(struct cursor *c, const char *at);

/* Returns the place of a byte of the current line. */
static inline struct record_place cursor_here(const struct cursor *c, const char *at)
{
    return (struct record_place){at, c->number, (int)(at - c->line.at) + 1};
}

/* fill: fills a game of a record. */

/* Adds a leftover to a game. If the game's last leftover has this kind, number and line, only adds 1 to its `more`. For
   LEFTOVER_GAP, the lines may differ. */
void fill_leftover(struct record_game *g, enum leftover_kind kind, struct text word, struct record_place place,
                  int number);

/* Adds a word to the moves of a game. If the word is a move, the caller sets `move`. */
static inline struct record_move *fill_move(struct record_game *g, struct text word, struct record_place place)
{
    struct record_move *m = MEMORY_ADD(g->moves, g->count, g->memory.moves);

    *m = (struct record_move){.word = word, .place = place};
    return m;
}

/* Adds a word to the moves of a game, and reads it as a move. */
struct record_move *fill_spelt_move(struct record_game *g, struct text word, struct record_place place);

/* Stores e as the end of a game, after its last move. `place`: where the text has the end. */
void fill_end(struct record_game *g, struct ending e, struct record_place place);

/* Adds a line to the comment_lines of a game. */
void fill_line(struct record_game *g, struct comment_line line);

/* foreign: functions that the readers of records share. */

/* A record while it is read. */
struct foreign {
    const struct foreign_reader *reader; /* NULL: no record is open */
    const char *at, *end;        /* the rest of the record; begins with the next game */
    struct record_game *game;    /* the game that is being read */
    struct cursor cursor, start; /* the current line; the line where the game begins */
    char *kept;                  /* memory for texts without their escapes */
    size_t used, capacity;       /* used: bytes of `kept` in use */
};

/* A unit of a text: a byte, a line end or an escape. `bytes`: what the unit means (\n for a line end), never longer
   than the unit. `end`: the byte after the unit in the text. */
struct foreign_unit {
    char bytes[4];
    size_t length;
    const char *end;
};

struct foreign_reader {
    enum record_reading reading;
    bool (*cut)(struct text *rest, struct text *part); /* cuts the next record off *rest; false: there is none */
    bool (*next)(struct foreign *f);                   /* reads the next game; false if there is none */
    struct foreign_unit (*unit)(struct text t);        /* reads the first unit of a text that is not empty */
    bool alone;                                        /* whether only the records are read, not the text around them */
};

/* Opens the record `part`, which begins on the current line of `cursor`. `game`: where to store the record's games. */
void foreign_open(struct foreign *f, const struct foreign_reader *reader, struct text part, struct cursor cursor,
                  struct record_game *game);

/* Reads the first byte or line end of a text that is not empty. Does not decode escapes. */
struct foreign_unit foreign_plain_unit(struct text t);

/* Appends a text without its escapes to f->kept; returns the copy, cut short if f->kept is full. */
struct text foreign_keep(struct foreign *f, struct text escaped);

/* Returns a text without its escapes, its leading blanks and its trailing blanks. */
struct text foreign_unescape(struct foreign *f, struct text escaped);

/* Stores a word as move n, from 1: replaces the last move if the game has n moves, otherwise adds a move. `at`: the
   word in the record, perhaps with escapes. A word that is not a move becomes an error when the game is played. */
void foreign_put_word(struct foreign *f, int n, struct text word, const char *at);

/* Adds a word to the game's leftovers, with the next move's number as `number`. `at`: the word in the record. */
void foreign_add_leftover(struct foreign *f, enum leftover_kind kind, struct text word, const char *at);

/* foreign_add_prose adds the lines of a text to the introduction or conclusion `to`. foreign_add_comment adds them to
   the comment on move n, from 1, if this move exists. Complete one of these texts before you begin another. */
void foreign_add_prose(struct foreign *f, struct record_lines *to, struct text escaped);
void foreign_add_comment(struct foreign *f, int n, struct text escaped);

/* Stores the end of the game after its last move, unless the game has an end already. */
void foreign_end(struct foreign *f, struct ending e);

/* Returns a text without its leading blanks and line ends. */
struct text foreign_skip_spaces(struct text t);

/* Cuts the next word, up to a blank or line end, off *rest; returns false if there is none. */
bool foreign_cut_word(struct text *rest, struct text *word);

/* The functions of the readers, as in struct foreign_reader. */
bool sgf_cut(struct text *rest, struct text *part);
bool sgf_next(struct foreign *f);
struct foreign_unit sgf_unit(struct text t);
bool json_cut(struct text *rest, struct text *part);
bool json_cut_element(struct text *rest, struct text *part); /* JSON in a page or picture that this program wrote */
bool json_next(struct foreign *f);
struct foreign_unit json_unit(struct text t);

#endif
