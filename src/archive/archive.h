/* archive.h: many games: selects, compares, searches, counts and rewrites them. */

#ifndef ARCHIVE_H
#define ARCHIVE_H

#include "analysis/analysis.h"

/* code: positions as text, in the position code of slugbugblue. Rows of tile letters from the top, with colons between
   rows. The number n stands for n + 1 empty spaces; empty spaces at the end of a row are left out. */

/* Writes the code of tiles, which may be in any order. code_canonical turns and mirrors the tiles in all eight ways,
   and writes the first of the eight codes in the order of their bytes. If `exchange`, it also exchanges the colours. */
void code_write(const struct board_tile *tiles, int count, struct sink *to);
void code_canonical(const struct board_tile *tiles, int count, bool exchange, struct sink *to);

/* Writes the rules and the moves of a game as a text that turning and mirroring the game do not change. */
void code_game(const struct game *g, struct sink *to);

/* Writes the position of a game that has no moves, in the form that code_begin reads. */
void code_position(const struct game *g, struct sink *to);

/* Begins a game, zeroed or used, with the position of a code, its result, and no moves; `rules` may be NULL. White is
   to move, or the colour that follows the code after a blank. The number of each tile is 0. If the code breaks the
   rules, returns false and sets *fault, with the place in the code. */
bool code_begin(struct game *g, struct text code, const struct rules *rules, struct message_fault *fault);

/* find: looks for games that pass through a position. Zero it before the first use. */
struct find {
    struct sink code; /* the canonical code of the position */
    int tiles, width, height;
};

/* Sets the position to look for: the text is the moves that lead to it, or a code as code_begin reads it. Whose turn it
   is does not matter. False, with *fault set, if the text is neither. */
bool find_read(struct find *f, struct text wanted, const struct rules *rules, struct message_fault *fault);

/* The number of moves after which a game has the position, turned or mirrored; 0: it never has. */
int find_in(const struct find *f, const struct game *g);

/* table: rows of counts by key. Zero it before the first use. */
enum table_count { TABLE_GAMES, TABLE_WON, TABLE_LOST, TABLE_DRAWN, TABLE_OPEN, TABLE_MOVES, TABLE_COUNTS };

struct table_row {
    size_t key, length; /* where the key is in `keys` */
    long counts[TABLE_COUNTS];
    const char *file; /* file, line and told are set by the caller: the file of the game that made the row, */
    int line;         /*   and the line of this game; */
    bool told;        /* the row has been written */
};

struct table {
    struct sink keys;
    struct table_row *rows; /* in the order in which they were made */
    int count;
    size_t capacity, slots; /* private, as `slot` */
    int *slot;
};

/* The row with this key. If there is none: a new row if `make`, else NULL. Valid until the next row is made. */
struct table_row *table_row(struct table *t, struct text key, bool make);

/* Counts a game in a row, as won or lost by this player, drawn or open; adds the number of its moves. */
void table_add(struct table_row *row, const struct game *g, enum game_player player);

void table_free(struct table *t);

/* rewrite: puts the moves of a text into one notation, each in its place, and keeps all other bytes. */
struct rewrite {
    struct text text;
    char *copy; /* the text with its moves rewritten; a move is equally long in both notations */
    enum notation notation;
    struct rewrite_word { /* a move that was in the other notation */
        struct record_place place;
        uint32_t length;
        bool changed; /* false: it is not certain what the move means */
    } *words;             /* all these moves; rewrite_check puts them into the order of the text */
    int count;
    struct rewrite_verdict { /* private, as all that follows: the verdict on a variation */
        size_t begin, end;   /* where the variation begins and ends in the text */
        enum variation_verdict verdict;
        int fault;
        char reply[NOTATION_WORD];
    } *verdicts;
    int verdict_count;
    size_t capacity, verdict_capacity;
    long spent; /* moves tried for variations */
};

/* Copies a text, to be rewritten. */
void rewrite_begin(struct rewrite *r, struct text text, enum notation notation);
void rewrite_free(struct rewrite *r);

/* Rewrites the moves of a game, repetitions of these moves, variations that hold, and moves mentioned in sentences if
   it is certain what they mean. Set lists_mentions of the record before it is read. */
void rewrite_game(struct rewrite *r, const struct game *g);

/* Rewrites the copy back, after reading it with this form, these rules and keep_going. Takes back each change that this
   does not undo, or all changes if the copy has other games than the text. */
void rewrite_check(struct rewrite *r, enum input_form form, const struct rules *rules, bool keep_going);

/* select: conditions on games. Zero a struct select before the first use. */
struct select_term {
    int key;         /* private, as all that follows */
    char op;      /* = ~ < >, l for <= or g for >=; NUL: the condition has no value */
    bool negated;
    bool alternative; /* a comma precedes the condition */
    struct text value;
    int number;
};

struct select {
    struct select_term *terms;
    int count;
    size_t capacity;
};

/* Adds the conditions of an expression, whose bytes must stay in place: KEY, KEY=VALUE, KEY~PART, KEY<N and the like,
   each perhaps after a !. Blanks between conditions mean and; a comma means or, and binds less. Quotes enclose a value
   with blanks. False, with *fault set, if a condition is wrong. */
bool select_read(struct select *s, const char *expression, struct message_fault *fault);

/* Whether a game meets the conditions. True if there are none. */
bool select_holds(const struct select *s, const struct game *g);

#endif
