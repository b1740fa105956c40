/* record: reads the games in a text, and plays them by the rules. */

#ifndef RECORD_H
#define RECORD_H

#include "words/words.h"

/* record: reads the games of a text: moves (with places and comments), headings, results and leftovers (words that may
   be moves but are in no game). */

enum input_form {
    INPUT_DETECT,   /* any of the next three forms in each section of the text, or a record of another program */
    INPUT_NUMBERED, /* moves with numbers before them */
    INPUT_ARCHIVE,  /* one game per line */
    INPUT_PLAIN,    /* every word that is a move */
    INPUT_WORDS     /* one game; every word must be a move or an end marker */
};

/* How a game was read. MESSAGE_READ_NUMBERED and the messages after it are in the order of these values. */
enum record_reading {
    RECORD_NUMBERED, /* by numbers that count moves */
    RECORD_PAIRS,    /* by numbers that count pairs of moves */
    RECORD_COLUMNS,  /* in the order of the numbers, not in the order of the text */
    RECORD_ARCHIVE,  /* as an archive, one game per line */
    RECORD_WRAPPED,  /* as an archive whose games continue on further lines */
    RECORD_PLAIN,    /* as moves without numbers */
    RECORD_WORDS,    /* as one game of nothing but moves and an end marker */
    RECORD_SGF,      /* as Smart Game Format, such as that of boardspace.net */
    RECORD_JSON,     /* as JSON of this program or of AbstractPlay */
    RECORD_PAGE      /* from a page or a picture that this program wrote */
};

/* A line of prose, or a line of a comment without its ; or #. `text` may begin with blanks, but ends without blanks. */
struct comment_line {
    struct text text;
    int line, column; /* where `text` begins, from 1; column 0: unknown, since the record has escapes or tags there */
    bool flows;       /* blanks follow the text, so the next line continues the text: format=flowed (RFC 3676) */
};

/* A range of the game's comment_lines. */
struct record_lines {
    int first, count;
};

struct record_place {
    const char *at;   /* the first byte of the word in the text; NULL: the word is not in the text */
    int line, column; /* from 1; columns are bytes */
};

struct record_move {
    struct text word;            /* the word without its escapes */
    struct record_place place;   /* the place of the word in the text, perhaps with escapes */
    struct record_lines comment;
    struct notation_move move;   /* move.notation is NOTATION_NONE if the word is not a move */
};

/* Values up to LEFTOVER_MENTIONED: words that may be moves but are in no game. Later values: reasons for doubt. */
enum leftover_kind {
    LEFTOVER_AMONG,      /* the word is among moves, or alone on its row */
    LEFTOVER_UNCOUNTED,  /* as LEFTOVER_AMONG, but without a number; the word precedes move `number` of the game */
    LEFTOVER_DUE,        /* the word has the number of the next move, which is `number`, but was taken for prose */
    LEFTOVER_GAP,        /* move `number`, and perhaps more moves, are missing before the word */
    LEFTOVER_OTHER,      /* the word is not a move, but is in the place of move `number` */
    LEFTOVER_AGAIN,      /* the word has the number of a move of the game, which is `number` */
    LEFTOVER_MENTIONED,  /* any other possible move, or a result; if `number` is 0, only -v reports the word */
    LEFTOVER_NUMBER,     /* in the text, a wrong number precedes the game's move `number` */
    LEFTOVER_UNNUMBERED, /* the move `number` is unnumbered in the text */
    LEFTOVER_ORDER,      /* the game was read by its numbers, not in the order of the text */
    LEFTOVER_TAKEN,      /* the move `number` was taken from a sentence or a bracket */
    LEFTOVER_ENDED,      /* the game continues after the word, which is a result, a word of a heading or a first move */
    LEFTOVER_JOINED,     /* the row of the word continues the game above, but may be a game without its first move */
    LEFTOVER_RULES       /* the word names rules in a heading, but these rules are unknown */
};

struct record_leftover {
    enum leftover_kind kind;
    struct record_place place;
    struct text word; /* the word in the text; for LEFTOVER_AGAIN, the game's word that is move `number` */
    int number;       /* number of a move of the game, from 1, as `kind` says; 0: none */
    int more;         /* number of further words of this `kind`, `number` and line; for LEFTOVER_GAP, of any line */
};

/* A move in the text but not in the game: a repetition, or a move in a comment or a sentence. */
struct record_mention {
    struct record_place place;
    size_t length;
    struct notation_move move;
    int same;   /* number of the game's move that the mention repeats, from 1; 0: none */
    int number; /* which move the number before the mention means, from 1; 0: no number */
    int after;  /* number of the game's last move before the mention, from 1; 0: none */
};

/* The capacities of a game's arrays. `unmarked`: copies of lines of prose, without tags. */
struct record_memory {
    size_t moves, mentions, comment_lines, leftovers;
    char *unmarked;
    size_t unmarked_used, unmarked_capacity;
};

struct record_game {
    struct record_move *moves;
    int count;
    struct record_mention *mentions; /* in the order of the text; empty unless record.lists_mentions is set */
    int mention_count;
    struct comment_line *comment_lines; /* the lines of all comments, the introduction and the conclusion */
    int comment_count;
    enum record_reading reading;
    struct record_lines intro, outro; /* the text before the first move and after the last; see record_text */
    int dropped;                      /* the number of a line that is between moves and whose text is lost; 0: none */
    struct heading heading;
    struct ending end;
    int end_after;              /* number of moves before the end */
    struct record_place end_at; /* the place of the end; at == NULL: the end was read from a heading, SGF or JSON */
    struct record_leftover *leftovers;
    int leftover_count;
    bool in_pairs;           /* whether the numbers in the text count pairs of moves */
    struct text aside;       /* the first number without a move in the game, and its move from a comment or bracket */
    int aside_line;          /* the line of `aside`; 0: there is none */
    struct record_memory memory; /* private */
};

/* The games that a reading proposes for a part of a text, and their cost. */
struct record_proposal {
    const char *reading, *view;
    int line; /* the line where the first game begins */
    int games, moves, cost;
};

/* A text that is being read. Zero the struct before the first use, and do not move the struct until record_free. */
struct record {
    struct record_game game;    /* the last game that was read */
    bool lists_mentions;        /* whether to list the mentions of each game; set by the caller */
    void (*trace)(void *to, const struct record_proposal *p); /* called for each proposal, unless NULL */
    void *trace_to;
    struct reader *reader;      /* private */
    struct record_place unread; /* the line of an email that declares base64, which cannot be read; at == NULL: none */
};

/* Opens a text, which must outlive its games. `rules`, if not NULL, override the rules in headings. The pointers in a
   game stay valid until the next game is read. */
void record_open(struct record *r, struct text all, enum input_form input_form, const struct rules *rules);

/* Reads the next game into r->game, in place of the last game; false if there are no more. */
bool record_next(struct record *r);

/* Frees the memory of a record and zeroes the struct. */
void record_free(struct record *r);

/* Returns the lines->count lines of a comment, the introduction or the conclusion of a game; NULL if there are none.
   Introductions and conclusions have empty lines between paragraphs, but no headings, email headers, signatures, tags
   or other lines without a word. */
static inline const struct comment_line *record_text(const struct record_game *g, const struct record_lines *lines)
{
    return lines->count ? g->comment_lines + lines->first : NULL;
}

/* game: plays the moves of a record on a board, and keeps the result, the errors and every position. */

/* A played move. board.tiles[tile] is its own tile; its forced tiles follow, until the tile of the next move. */
struct game_move {
    int tile;
    int word;             /* index of the move's word among the record's moves */
    struct extent extent; /* the extent of the layout after the move and its forced tiles */
};

struct game_result {
    enum game_by by;
    enum game_player winner; /* GAME_NOBODY: unfinished or a draw */
    int move;                /* number of the last move before the result */
};

/* A word of the record that was not played. x grows rightwards and y downwards from the first tile, at 0, 0. */
struct game_error {
    enum move_status reason;
    int word;    /* index of the word among the record's moves */
    int number;  /* the number that the word would have as a move */
    bool placed; /* whether x and y are known */
    int x, y;
    unsigned edges; /* the tile that the word means; 0: unknown */
    /* If the reason is MOVE_THREE_PATHS: */
    int bad_x, bad_y;      /* the space that too many tracks enter */
    unsigned bad_entering; /* the tracks that enter bad_x, bad_y, as board_entering returns them */
    int refused;           /* number of tiles placed before the refusal, the move's own tile first; the tiles
                              of the last error begin at board.tiles[board.count] */
};

struct game {
    const struct record_game *record;
    const char *file;          /* file name, for messages; the caller sets `file`, `index`, `nth` and `repair` */
    int index;                 /* number of this game in its file, from 1 */
    int nth;                   /* number of this game in the run, from 1 */
    struct text repair;        /* a move that corrects the record if it replaces one word; empty: none is known */
    const struct rules *rules; /* NULL before game_play if the caller gave none */
    bool black_begins;         /* whether Black moves first; set only in a position that is given without moves */
    struct text title, white, black; /* from the record's heading */
    struct board board;
    struct game_move *moves;
    int count;
    struct game_result result;
    struct game_error *errors;
    int error_count;

    bool keep_going; /* as passed to game_begin; private, like the fields below */
    int read;        /* words played or refused so far */
    size_t move_capacity, error_capacity;
};

/* Reads and plays the next game of a record. Returns false and empties *g if there are no more. `rules`, if not NULL,
   override the rules in the record. An illegal move stops the game or, with `keep_going`, is skipped. A move after the
   end of the game is an error that always stops the game. Zero *g before the first call. */
bool game_next(struct record *r, struct game *g, const struct rules *rules, bool keep_going);

/* Begins an empty game, whose moves game_play plays. */
void game_begin(struct game *g, const struct rules *rules, bool keep_going);

/* Plays the moves that were added to a record since the last call. All calls for a game must pass the same record. */
void game_play(struct game *g, const struct record_game *record);

/* Frees the memory of a game and zeroes the struct. */
void game_free(struct game *g);

/* Returns the line of the text at which the game begins. */
int game_line(const struct game *g);

/* Returns the colour whose turn it is after the first `moves` moves. */
enum board_colour game_mover(const struct game *g, int moves);

/* Whether an error has stopped the game: no further word is played. */
bool game_is_stopped(const struct game *g);

/* Returns how a colour has won; GAME_OPEN: the colour has not won. `won`: the bits of board.won. */
enum game_by game_won_by(unsigned won, enum board_colour colour);

/* Returns the result of the turn just played on a board, with `move` as the result's move. If both colours have won,
   the mover wins (TRAX rule 11). */
struct game_result game_judge(const struct rules *rules, const struct board *b, enum board_colour mover, int move);

/* Whether the record states another result than the board shows: another winner, or a loop or line that the board does
   not have. A board without a result contradicts only a stated loop or line. */
bool game_contradicts(const struct record_game *record, const struct game_result *board);

/* Returns the result that the end marker of a record states after `moves` moves; GAME_OPEN without an end marker. */
struct game_result game_stated(const struct record_game *record, int moves);

/* Returns the extent of the layout after the first `moves` moves; before the first tile, it is empty (right < left). */
struct extent game_extent(const struct game *g, int moves);

/* Returns the tile at x, y after the first `moves` moves, or NULL. */
const struct board_tile *game_tile(const struct game *g, int moves, int x, int y);

/* Returns the smallest rectangle that holds the tiles in *e after the first `moves` moves; empty if no tile is in *e.
   If `wider`, the rectangle also holds the spaces of *e next to these tiles. */
struct extent game_extent_within(const struct game *g, int moves, const struct extent *e, bool wider);

/* Returns how many tiles the move of an error would force, and the first of them in *tiles. Only the last error still
   has these tiles, and only if no move follows it; for any other error, returns 0. */
int game_refused(const struct game *g, const struct game_error *e, const struct board_tile **tiles);

/* Returns the word of the record that is move n, from 1. */
const struct record_move *game_record_move(const struct game *g, int n);

/* Returns the number of tiles in board.tiles after the first n moves. */
int game_tiles_after(const struct game *g, int n);

/* Writes move n, from 1, as a word in a notation, and returns the word. See move_spell. */
struct text game_word(const struct game *g, int n, enum notation notation, char word[NOTATION_WORD]);

#endif
