/* archive.h: many games: which of them are wanted, which repeat others, which pass through a position. */

#ifndef ARCHIVE_H
#define ARCHIVE_H

#include "analysis/analysis.h"

/* code: positions as text: the position code of slugbugblue. Rows of tile letters from the top, with colons between
   them; n + 1 empty spaces are the number n, at the end of a row nothing. */

/* Writes the code of tiles, in any order. code_canonical writes the code that comes first, by its bytes, of the eight
   that turning and mirroring the tiles make; with the colours exchanged, if `exchange`. */
void code_write(const struct board_tile *tiles, int count, struct sink *to);
void code_canonical(const struct board_tile *tiles, int count, bool exchange, struct sink *to);

/* Writes the rules and the moves of a game; the same for two games that differ only by turning or mirroring. */
void code_game(const struct game *g, struct sink *to);

/* Writes the position of a game without moves, as code_begin reads it. */
void code_position(const struct game *g, struct sink *to);

/* Begins a game, zeroed or used, with the position of a code: by these rules, if not NULL, with its result, without
   moves. White is to move, or the player whose colour follows the code after a blank. The number of each tile is 0.
   False, with *fault set, if the code breaks the rules, with its place in the code. */
bool code_begin(struct game *g, struct text code, const struct rules *rules, struct message_fault *fault);

/* find: games that pass through a position. Zero it before the first use. */
struct find {
    struct sink code; /* canonical */
    int tiles, width, height;
};

/* Sets what to look for: legal moves from the first one on, or what code_begin reads; its turn does not matter. False,
   with *fault set, if the text is neither. */
bool find_read(struct find *f, struct text wanted, const struct rules *rules, struct message_fault *fault);

/* The number of moves after which a game has the position, turned or mirrored; 0: it does not. */
int find_in(const struct find *f, const struct game *g);

/* table: rows of counts by key. Zero it before the first use. */
enum table_count { TABLE_GAMES, TABLE_WON, TABLE_LOST, TABLE_DRAWN, TABLE_OPEN, TABLE_MOVES, TABLE_COUNTS };

struct table_row {
    size_t key, length; /* in `keys` */
    long counts[TABLE_COUNTS];
    const char *file; /* the caller's, as the next two are: of the game that made the row, */
    int line;         /*   and its line; */
    bool told;        /* it has been written */
};

struct table {
    struct sink keys;
    struct table_row *rows; /* in the order in which they were made */
    int count;
    size_t capacity, slots; /* private, as is the next */
    int *slot;
};

/* The row with this key, which is made if there is none and `make`; else NULL. Valid until the next row is made. */
struct table_row *table_row(struct table *t, struct text key, bool make);

/* Counts a game in a row: won or lost by this player, drawn or open, and its moves. */
void table_add(struct table_row *row, const struct game *g, enum game_player player);

void table_free(struct table *t);

/* rewrite: the moves of a text in one notation, each where it stands, all other bytes as they are. */
struct rewrite {
    struct text text;
    char *copy; /* of the text, in which the moves change: words of both notations have the same length */
    enum notation notation;
    struct rewrite_word { /* a move that was in the other notation */
        struct record_place place;
        uint32_t length;
        bool changed; /* else it is not certain what it means */
    } *words;             /* all of them, after rewrite_check in the order of the text */
    int count;
    struct rewrite_verdict { /* private, as all that follows: on a variation */
        size_t begin, end;   /* of its words, in the text */
        enum variation_verdict verdict;
        int fault;
        char reply[NOTATION_WORD];
    } *verdicts;
    int verdict_count;
    size_t capacity, verdict_capacity;
    long spent; /* on variations */
};

/* Copies a text, to be rewritten. */
void rewrite_begin(struct rewrite *r, struct text text, enum notation notation);
void rewrite_free(struct rewrite *r);

/* Rewrites the moves of a game, those that tell it again, variations that hold, and moves that sentences mention: each
   that can be played in one way only where it stands or from the position that its number names. The record must list
   its mentions. */
void rewrite_game(struct rewrite *r, const struct game *g);

/* Takes back what rewriting the copy in turn, read in this way, would not make what it was; all, if the copy has other
   games. */
void rewrite_check(struct rewrite *r, enum input_form form, const struct rules *rules, bool keep_going);

/* select: conditions on games. Zero it before the first use. */
struct select_term {
    int key;         /* private, as are all */
    char op;      /* = ~ < > or, for <= and >=, l and g; NUL: without a value */
    bool negated;
    bool alternative; /* a comma stands before it */
    struct text value;
    int number;
};

struct select {
    struct select_term *terms;
    int count;
    size_t capacity;
};

/* Adds the conditions of an expression, which must stay in place: KEY, KEY=VALUE, KEY~PART, KEY<N and the like, each
   perhaps behind a !. Blanks between them mean and, a comma means or, which binds less; quotes hold a value with
   blanks. False, with *fault set, if one is wrong. */
bool select_read(struct select *s, const char *expression, struct message_fault *fault);

/* Whether a game meets the conditions; always, if there are none. */
bool select_holds(const struct select *s, const struct game *g);

#endif
