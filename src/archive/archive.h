/* archive.h: selects, compares, searches, counts and rewrites many games. */

#ifndef ARCHIVE_H
#define ARCHIVE_H

#include "analysis/analysis.h"

/* code: positions as text, in the position code of slugbugblue: the rows from top to bottom, with colons between them.
   A letter is a tile (board_letter). The number n means n + 1 empty spaces. A row ends with its last tile. */

/* code_write writes the code of tiles, which may be in any order. code_canonical turns and mirrors the tiles in all
   eight ways, and writes the code that comes first in byte order. With `exchange`, white and black change places. */
void code_write(const struct board_tile *tiles, int count, struct sink *to);
void code_canonical(const struct board_tile *tiles, int count, bool exchange, struct sink *to);

/* Writes the rules and moves of a game as a text that turning and mirroring the game do not change. */
void code_game(const struct game *g, struct sink *to);

/* Writes the position and the colour to move of a game without moves, in the form that code_begin reads. */
void code_position(const struct game *g, struct sink *to);

/* Begins a game without moves in the position of a code, and judges this position. *g must be zeroed, or hold an
   earlier game. If `rules` is NULL, uses the first row of rules_table. White is to move if no colour follows the code.
   All tiles get the number 0. If `code` is not a code, or breaks the rules, returns false and sets *fault. */
bool code_begin(struct game *g, struct text code, const struct rules *rules, struct message_fault *fault);

/* find: looks for games that pass through a position. Zero a struct find before find_read. */
struct find {
    struct sink code; /* the canonical code of the position */
    int tiles;
};

/* Sets the position to look for. `wanted` is the code of the position, or the moves that lead to the position. The
   colour to move does not matter. If `wanted` is neither, or breaks the rules, returns false and sets *fault. */
bool find_read(struct find *f, struct text wanted, const struct rules *rules, struct message_fault *fault);

/* Returns the number of moves after which a game has the position, perhaps turned or mirrored; 0: never. */
int find_in(const struct find *f, const struct game *g);

/* table: rows, each with a key and counts. Zero a struct table before the first use. */
enum table_count { TABLE_GAMES, TABLE_WON, TABLE_LOST, TABLE_DRAWN, TABLE_OPEN, TABLE_MOVES, TABLE_COUNTS };

struct table_row {
    size_t key, length; /* the place and the length of the row's key in the `keys` of the table */
    long counts[TABLE_COUNTS];
    const char *file; /* set by the caller: the file of the game that made the row */
    int line;         /* set by the caller: the line of the game that made the row */
    bool told;        /* set by the caller: whether the row has been written */
};

struct table {
    struct sink keys;
    struct table_row *rows; /* in the order in which the rows were made */
    int count;
    size_t capacity, slots; /* private, as is `slot` below */
    int *slot;
};

/* Returns the row with this key, valid until the next row is made. With `make`, makes a missing row; without `make`,
   returns NULL for a missing row. Frees the key. */
struct table_row *table_row(struct table *t, struct sink *key, bool make);

/* Adds a game and its moves to the counts of a row. `player` is the player whose wins count as won. */
void table_add(struct table_row *row, const struct game *g, enum game_player player);

void table_free(struct table *t);

/* rewrite: changes the moves of a text into one notation. Keeps all other bytes. */
struct rewrite {
    struct text text;
    char *copy; /* the rewritten text. Its length is that of `text`: a move is equally long in both notations. */
    enum notation notation;
    struct rewrite_word { /* a move that `text` has in a notation other than `notation` */
        struct record_place place;
        size_t length;
        bool changed; /* whether `copy` has this move in `notation` */
    } *words;             /* after rewrite_check, the words are in the order of the text */
    int count;
    struct rewrite_verdict {     /* the verdict on a variation; private, as are all members below */
        const char *begin, *end; /* the variation in `text` */
        enum variation_verdict verdict;
        int fault;
        char reply[NOTATION_WORD];
    } *verdicts;
    int verdict_count;
    size_t capacity, verdict_capacity;
    long spent; /* number of moves tried for variations */
};

/* Begins to rewrite a text into a notation. The text must stay in place. */
void rewrite_begin(struct rewrite *r, struct text text, enum notation notation);
void rewrite_free(struct rewrite *r);

/* Rewrites a game's moves, repetitions of these moves, and variations that hold (VARIATION_HOLDS). Rewrites moves in
   sentences if their meaning is certain. The caller must set record.lists_mentions before the record is read. */
void rewrite_game(struct rewrite *r, const struct game *g);

/* Rewrites the copy back as a test. Undoes each change that the test does not reverse, and all changes in a variation
   that gets another verdict in the copy. Undoes all changes if the last position of a game differs in the copy. */
void rewrite_check(struct rewrite *r, enum input_form form, const struct rules *rules, bool keep_going);

/* select: conditions on games. Zero a struct select before the first use. */
struct select_term {
    int key;          /* private, as are the members below */
    char op;          /* the operator: = ~ < >, l for <=, g for >=; NUL: none */
    bool negated;
    bool alternative; /* a comma precedes the condition */
    bool further;     /* the condition begins another expression */
    struct text value;
    int number;
};

struct select {
    struct select_term *terms;
    int count;
    size_t capacity;
};

/* Adds the conditions of an expression, whose bytes must stay in place. A condition is KEY, KEY=VALUE, KEY~PART, KEY<N
   and the like, perhaps after a !. A space means `and`; a comma means `or`: `A B, C` is (A and B) or C. All expressions
   must hold. Quotes enclose a value with spaces. If a condition is wrong, returns false and sets *fault. */
bool select_read(struct select *s, const char *expression, struct message_fault *fault);

/* Whether a game meets the conditions. True if there are no conditions. */
bool select_holds(const struct select *s, const struct game *g);

#endif
