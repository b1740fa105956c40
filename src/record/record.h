/* record.h: reads the games in a text, and plays them by the rules. */

#ifndef RECORD_H
#define RECORD_H

#include "base/base.h"
#include "trax/trax.h"

/* record: reads the games of a text: moves with places and comments, headings, results, and leftovers, which are words
   that may be moves but are in no game. */

enum input_form {
    INPUT_DETECT,   /* one of the three forms below, found out section by section, or a record of another program */
    INPUT_NUMBERED, /* moves with numbers before them */
    INPUT_ARCHIVE,  /* one game a line */
    INPUT_PLAIN,    /* every word that is a move */
    INPUT_WORDS     /* one game; every word must be a move or an end marker */
};

/* How a game was read. ORDER: the sentences from MESSAGE_READ_NUMBERED on. */
enum record_reading {
    RECORD_NUMBERED, /* by numbers that count moves */
    RECORD_PAIRS,    /* by numbers that count pairs of moves */
    RECORD_COLUMNS,  /* by numbers, in another order than in the text */
    RECORD_ARCHIVE,  /* as an archive, one game a line */
    RECORD_WRAPPED,  /* as an archive whose games continue on further lines */
    RECORD_PLAIN,    /* as moves without numbers */
    RECORD_WORDS,    /* with INPUT_WORDS */
    RECORD_SGF,      /* Smart Game Format, as boardspace.net writes it */
    RECORD_JSON,     /* our own JSON, or that of AbstractPlay */
    RECORD_PAGE      /* a page or a picture of this program */
};

/* A line of a comment (after its ; or #) or of prose: its text, with leading blanks, without trailing ones. */
struct comment_line {
    struct text text;
    int line, column; /* of the text's first byte, from 1, in bytes; column 0: the record spells the text otherwise */
};

/* A range of the game's comment_lines. */
struct record_lines {
    int first, count;
};

struct record_move {
    const char *word;          /* the word as it is spelt, without escapes */
    uint32_t length;           /* of the word */
    int line, column;          /* of the word, from 1; columns are bytes */
    int comment;               /* index of the first line of its comment, in the game's comment_lines */
    int comment_count;         /* number of those lines; 0: no comment */
    struct notation_move move; /* its notation is NOTATION_NONE if the word is not a move */
    const char *at;            /* the word in the record's text, where it may have escapes */
};

/* Why a word that may be a move is in no game; from LEFTOVER_NUMBER on, why a game is doubtful. */
enum leftover_kind {
    LEFTOVER_AMONG,      /* it is among moves, or alone on its row */
    LEFTOVER_UNCOUNTED,  /* it is among moves, or alone on its row, without a number; the move `number` follows it */
    LEFTOVER_DUE,        /* it has the number of the move `number`, which is due, but was taken for prose */
    LEFTOVER_GAP,        /* it follows a gap that begins at the move `number` */
    LEFTOVER_OTHER,      /* it is not a move, but the move `number` is due there */
    LEFTOVER_AGAIN,      /* it has the number of the move `number`, which is another move */
    LEFTOVER_MENTIONED,  /* it is in a sentence */
    LEFTOVER_NUMBER,     /* the move `number` has a wrong number in the text */
    LEFTOVER_UNNUMBERED, /* the move `number` has no number in the text */
    LEFTOVER_ORDER,      /* the game was read by its numbers, not in the order of the text */
    LEFTOVER_TAKEN,      /* the move `number` was read out of a sentence */
    LEFTOVER_ENDED       /* the game continues after this result */
};

/* The place of a word. */
struct record_place {
    const char *at; /* its first byte in the text; NULL: the word is nowhere */
    int line, column;
};

struct record_leftover {
    enum leftover_kind kind;
    struct record_place place;
    struct text word; /* the word as it is spelt; for LEFTOVER_AGAIN the move in the game */
    int number;       /* number of a move of the game, from 1, as `kind` says; 0: none */
    int more;         /* number of further words like it on its line; for LEFTOVER_GAP, on any line */
};

/* A move in the text of a game that is not a move of the game: it repeats one, or is in a comment or a sentence. */
struct record_mention {
    const char *at;
    uint32_t length;
    int line, column;
    struct notation_move move;
    int same;   /* the move of the game that it repeats, from 1; 0: none */
    int number; /* the move of the game that its number counts; 0: it has no number */
    int after;  /* the move of the game that it follows, from 1; 0: none */
};

struct record_game {
    struct record_move *moves;
    int count;
    struct record_mention *mentions; /* in the order of the text; only if the record lists them */
    int mention_count;
    struct comment_line *comment_lines; /* the lines of all comments, the introduction and the conclusion */
    int comment_count;
    enum record_reading reading;
    struct record_lines intro, outro; /* the text before the first move and after the last; see record_prose */
    struct heading heading;
    enum end_marker end;
    enum game_player end_winner; /* `winner` of struct ending */
    enum game_by end_by;
    int end_after;              /* number of moves before the end */
    struct record_place end_at; /* the place of the end; at == NULL: a heading states it */
    struct record_leftover *leftovers;
    int leftover_count;
    bool in_pairs;           /* whether its numbers count pairs of moves */
    struct text aside;       /* the first missing move, with its number, if a comment or bracket has it */
    int aside_line;          /* the line of `aside`; 0: there is none */
    size_t capacity, comment_capacity, leftover_capacity, mention_capacity; /* private, as all that follows */
    char *unmarked; /* copies of lines of prose without their tags */
    size_t unmarked_used, unmarked_capacity;
};

/* The state of a game after some of its moves: unfinished, stopped by an error, or over. */
enum record_standing { RECORD_OPEN, RECORD_BROKEN, RECORD_OVER };

/* Games that a reading proposes for a part of a text, and what they cost. */
struct record_proposal {
    const char *reading, *view;
    int line; /* the line where the first game begins */
    int games, moves, cost;
};

/* A text that is being read. Zero the struct before the first use, and do not move it until record_free. */
struct record {
    struct record_game game;    /* the last game that was read */
    bool lists_mentions;        /* set it to have the mentions of each game listed */
    void (*trace)(void *to, const struct record_proposal *p); /* if not NULL, is called for each proposal */
    void *trace_to;
    struct reader *reader;      /* private */
    struct record_place unread; /* a part of an email that cannot be read, since it is in base64 */
};

/* Opens a text, which must stay in place while its games are in use. `rules`, if not NULL, override those of headings.
   Read the games with game_next. All that a game points to stays in place until the next game is read. */
void record_open(struct record *r, struct text all, enum input_form input_form, const struct rules *rules);

/* Reads the next game into r->game, replacing the last; false if there are no more. */
bool record_next(struct record *r);

/* Frees the record's memory and zeroes it. */
void record_free(struct record *r);

/* The lines of a move's comment, m->comment_count of them; NULL if it has none. */
static inline const struct comment_line *record_comment(const struct record_game *g, const struct record_move *m)
{
    return m->comment_count ? g->comment_lines + m->comment : NULL;
}

/* The lines of the introduction or the conclusion of a game, lines->count of them; NULL if there are none. Empty lines
   separate paragraphs. Headings, email headers, signatures, tags, and lines without a word are left out. */
static inline const struct comment_line *record_prose(const struct record_game *g, const struct record_lines *lines)
{
    return lines->count ? g->comment_lines + lines->first : NULL;
}

/* game: plays the moves of a record on a board, and keeps the result, the errors and every position. */

/* A move that was played. Its own tile is board.tiles[tile]; the tiles it forced follow, up to the tile of the next
   move. */
struct game_move {
    int tile;
    int word;             /* its index among the record's moves */
    struct extent extent; /* of the layout after the move and its forced tiles */
};

struct game_result {
    enum game_by by;
    enum game_player winner; /* GAME_NOBODY: unfinished or a draw */
    int move;                /* number of the last move before the result */
};

/* A word of the record that was not played. x and y are in steps right of and down from the first tile. */
struct game_error {
    enum move_status reason;
    int word;    /* its index among the record's moves */
    int number;  /* the number the move would have had */
    bool placed; /* whether x and y are known */
    int x, y;
    unsigned edges; /* the tile that it meant; 0: unknown */
    /* If the reason is MOVE_THREE_PATHS: */
    int bad_x, bad_y;      /* the space that too many tracks enter */
    unsigned bad_entering; /* those tracks, as board_entering returns them */
    int refused;           /* number of tiles that lead to that space, the move's own first. Those of a game's last
                              error begin at board.tiles[board.count] */
};

struct game {
    const struct record_game *record;
    const char *file;          /* file name, for messages; the caller sets `file`, `index`, `nth` and `repair` */
    int index;                 /* number of this game in its file, from 1 */
    int nth;                   /* number of this game in the run, from 1 */
    struct text repair;        /* a word that makes the record agree if it replaces another; empty if not known */
    const struct rules *rules; /* NULL before the first move if the record decides */
    bool black_begins;         /* whether Black has the first move, in a position given without moves */
    struct text title, white, black; /* from the record's heading */
    struct board board;
    struct game_move *moves;
    int count;
    struct game_result result;
    struct game_error *errors;
    int error_count;

    bool keep_going; /* as given to game_begin; private, as all that follows */
    int read;        /* words played or refused so far */
    size_t move_capacity, error_capacity;
};

/* Reads the next game of a record and plays it to its end; false if there are no more; the game is then empty. `rules`,
   if not NULL, override the record's. An illegal move ends the game; with `keep_going` it is skipped. A move after the
   end of the game is an error and always the last one. Zero the game before the first use. */
bool game_next(struct record *r, struct game *g, const struct rules *rules, bool keep_going);

/* Begins an empty game whose moves come one at a time. */
void game_begin(struct game *g, const struct rules *rules, bool keep_going);

/* Plays those moves of the record that were not yet read. All calls for one game take the same record. */
void game_play(struct game *g, const struct record_game *record);

/* Frees the game's memory and zeroes it. */
void game_free(struct game *g);

/* The line of its record where the game begins. */
int game_line(const struct game *g);

/* The colour whose turn it is after the first `moves` moves. */
enum board_colour game_mover(const struct game *g, int moves);

/* Returns the state of the game after the moves read so far. */
enum record_standing game_standing(const struct game *g);

/* The result of the turn just played on a board. If both colours have won, the mover wins (TRAX rule 11). `move` is
   stored in the result. */
struct game_result game_judge(const struct rules *rules, const struct board *b, enum board_colour mover, int move);

/* Whether the record states another result than the board shows: another winner, or a loop or line that is not there. A
   board without a result contradicts only a loop or line. */
bool game_contradicts(const struct record_game *record, const struct game_result *board);

/* Returns the result that the end marker of a record states after `moves` moves; GAME_OPEN if it has none. */
struct game_result game_stated(const struct record_game *record, int moves);

/* The extent of the layout after the first `moves` moves; empty (right < left) without a tile. */
struct extent game_extent(const struct game *g, int moves);

/* The tile at x, y after the first `moves` moves, or NULL. */
const struct board_tile *game_tile(const struct game *g, int moves, int x, int y);

/* Whether no tile is in a rectangle after the first `moves` moves. */
bool game_is_empty(const struct game *g, int moves, const struct extent *e);

/* Stores the tiles of `width` spaces, from x, y to the right, in row[]; NULL: no tile. */
void game_row(const struct game *g, int moves, int x, int y, int width, const struct board_tile **row);

/* The word of the record that is move n, from 1. */
const struct record_move *game_record_move(const struct game *g, int n);

/* The number of tiles in board.tiles after the first n moves. */
int game_tiles_after(const struct game *g, int n);

/* Writes move n, from 1, by the strict rules of a notation, as notation_write does. */
struct text game_word(const struct game *g, int n, enum notation notation, char word[NOTATION_WORD]);

#endif
