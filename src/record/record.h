/* record.h: texts -> games: the moves that a text tells, and the games that they make by the rules. */

#ifndef RECORD_H
#define RECORD_H

#include "base/base.h"
#include "trax/trax.h"

/* record: reads a text and returns its games: each move as its word, place and comment; headings, how each ended, and
   what may be a move but is none of a game. */

enum input_form {
    INPUT_DETECT,   /* find out which it is of the next three, section by section, or a record of another program */
    INPUT_NUMBERED, /* moves that follow their number */
    INPUT_ARCHIVE,  /* one game a line */
    INPUT_PLAIN,    /* every word that is a move */
    INPUT_WORDS     /* one game; every word must be a move or an end marker */
};

/* How a game was read. ORDER: the sentences from MESSAGE_READ_NUMBERED on. */
enum record_reading {
    RECORD_NUMBERED, /* by numbers of moves, */
    RECORD_PAIRS,    /*   of pairs of moves, */
    RECORD_COLUMNS,  /*   in another order than in the text */
    RECORD_ARCHIVE,  /* as one game a line, */
    RECORD_WRAPPED,  /*   or as one on several lines */
    RECORD_PLAIN,    /* every move */
    RECORD_WORDS,    /* as INPUT_WORDS */
    RECORD_SGF,      /* Smart Game Format, as boardspace.net writes it */
    RECORD_JSON,     /* our own JSON, or that of AbstractPlay */
    RECORD_PAGE      /* a page or a picture of this program */
};

/* A line of a comment: the text after its ; or #, with its leading blanks, without its trailing ones. */
struct comment_line {
    struct text text;
    int line, column; /* of the text's first byte, from 1; columns are bytes; 0 if the text is not there as it is */
};

/* Lines of the game's comment_lines, which lie side by side. */
struct record_lines {
    int first, count;
};

struct record_move {
    const char *word;          /* as it is spelt */
    uint32_t length;           /* of the word */
    int line, column;          /* from 1; columns are bytes */
    int comment;               /* index of the first line of its comment, in the game's comment_lines */
    int comment_count;         /* number of those lines; 0: no comment */
    struct notation_move move; /* its notation is NOTATION_NONE if the word is not a move */
    const char *at;            /* where it stands in the record's text, perhaps spelt with escapes */
};

/* Why a word that may be a move is in no game; from LEFTOVER_NUMBER on, what is odd about one that is. */
enum leftover_kind {
    LEFTOVER_AMONG,      /* it stands among moves, or alone on its row */
    LEFTOVER_UNCOUNTED,  /* the same, without a number; the move `number` follows */
    LEFTOVER_DUE,        /* the move `number` is due, but it stands in a sentence */
    LEFTOVER_GAP,        /* the move `number` is missing before it */
    LEFTOVER_OTHER,      /* a word that is not a move, where the move `number` is due */
    LEFTOVER_AGAIN,      /* the move `number` of the game is another */
    LEFTOVER_MENTIONED,  /* it stands in a sentence */
    LEFTOVER_NUMBER,     /* a number that is not that of its move, which is `number` */
    LEFTOVER_UNNUMBERED, /* the move `number`, although it has no number */
    LEFTOVER_ORDER,      /* read by the numbers, not in the order of the text */
    LEFTOVER_TAKEN,      /* the move `number`, read out of a sentence */
    LEFTOVER_ENDED       /* an end behind which the game goes on */
};

/* The place of a word. */
struct record_place {
    const char *at; /* NULL: there is none */
    int line, column;
};

struct record_leftover {
    enum leftover_kind kind;
    struct record_place place;
    struct text word; /* as it is spelt; for LEFTOVER_AGAIN the other one */
    int number;       /* of a move of its game, from 1; 0: of none */
    int more;         /* words of this kind that follow it on its line */
};

/* A move in the text of a game that is not one of its moves: told again, in a comment, in a sentence. */
struct record_mention {
    const char *at;
    uint32_t length;
    int line, column;
    struct notation_move move;
    int same;   /* the move of the game that it tells again, from 1; 0: none */
    int number; /* the move of the game that its number names; 0: it has none */
    int after;  /* the number of moves that were told before it */
};

struct record_game {
    struct record_move *moves;
    int count;
    struct record_mention *mentions; /* in the order of the text; only if the record lists them */
    int mention_count;
    struct comment_line *comment_lines; /* of all moves, the introduction and the conclusion */
    int comment_count;
    enum record_reading reading;
    struct record_lines intro, outro; /* the text before the first move and after the last; see record_prose */
    struct heading heading;
    enum end_marker end;
    enum game_player end_winner; /* as in struct ending, as is the next */
    enum game_by end_by;
    int end_after;              /* number of moves before the end marker */
    struct record_place end_at; /* where it stands; at == NULL: in the heading */
    struct record_leftover *leftovers;
    int leftover_count;
    bool in_pairs;           /* its numbers count pairs of moves */
    struct text aside;       /* what a comment or bracket has in place of the first move that is missing; */
    int aside_line;          /*   on this line; 0: nothing */
    size_t capacity, comment_capacity, leftover_capacity, mention_capacity; /* private, as all that follows */
    char *unmarked; /* lines of text without their tags */
    size_t unmarked_used, unmarked_capacity;
};

/* How a game stands after some of its moves: unfinished, stopped by an error, or over. */
enum record_standing { RECORD_OPEN, RECORD_BROKEN, RECORD_OVER };

/* Games that a reading proposes for a part of a text, and what they cost. */
struct record_proposal {
    const char *reading, *view;
    int line; /* of the first of them */
    int games, moves, cost;
};

/* Zero it before the first use, and do not move it while it is open. */
struct record {
    struct record_game game;    /* the last one that was read */
    bool lists_mentions;        /* set it to have the mentions of the games */
    void (*trace)(void *to, const struct record_proposal *p); /* if not NULL, is called for each proposal */
    void *trace_to;
    struct reader *reader;      /* private */
    struct record_place unread; /* of a mail, a part of the text that cannot be read */
};

/* Begins to read a text, which must stay in place while its games are in use; by these rules, if not NULL, and not
   those of its headings. Read the games with game_next. What a game borrows stays in place until the next one is
   read. */
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

/* The lines of the introduction or the conclusion of a game, lines->count of them; NULL if there are none. Blank lines
   part paragraphs. Headings, mail headers, signatures, tags, and lines without a word are not part of them. */
static inline const struct comment_line *record_prose(const struct record_game *g, const struct record_lines *lines)
{
    return lines->count ? g->comment_lines + lines->first : NULL;
}

/* game: plays the moves of a record on a board: results, errors with their reasons, every position. */

/* A move that was played. Its own tile is board.tiles[tile]; the tiles it forced follow, up to the tile of the next
   move. */
struct game_move {
    int tile;
    int word;             /* its index among the record's moves */
    struct extent extent; /* of the layout after it and the tiles it forced */
};

struct game_result {
    enum game_by by;
    enum game_player winner; /* GAME_NOBODY: unfinished or a draw */
    int move;                /* the last move before it */
};

/* A word of the record that was not played. x and y are in steps right of and down from the first tile. */
struct game_error {
    enum move_status reason;
    int word;    /* its index among the record's moves */
    int number;  /* the number the move would have had */
    bool placed; /* its space is known: */
    int x, y;
    unsigned edges; /* its tile there; 0: unknown */
    /* Of MOVE_THREE_PATHS: */
    int bad_x, bad_y;      /* the space that too many tracks enter */
    unsigned bad_entering; /* those tracks, as board_entering */
    int refused;           /* number of tiles that lead to it, its own first. Those of a game's last error are at
                              board.tiles[board.count] */
};

struct game {
    const struct record_game *record;
    const char *file;          /* name of the record's file, for messages; set by the caller, as the next three are */
    int index;                 /* of this game in its file, from 1 */
    int nth;                   /* of this game in the run, from 1 */
    struct text repair;        /* the word in place of another with which the record agrees; empty if not known */
    const struct rules *rules; /* NULL before the first move if the record decides */
    bool black_begins;         /* a position from elsewhere, without moves, in which black is to move */
    struct text title, white, black; /* from the record's heading */
    struct board board;
    struct game_move *moves;
    int count;
    struct game_result result;
    struct game_error *errors;
    int error_count;

    bool keep_going; /* private, as all that follows: as given to game_begin */
    int read;        /* words played or refused so far */
    size_t move_capacity, error_capacity;
};

/* Reads the next game of a record and plays it to its end. False if there are no more: then the game is empty.
   `rules`, if not NULL, override the record's. An illegal move ends the game; with `keep_going` it is skipped. A move
   after the end of the game is an error and always the last one. Zero the game before the first use. */
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

/* How the game stands after the moves read so far. */
enum record_standing game_standing(const struct game *g);

/* The result of the turn just played on a board. If both colours have won, the mover wins (TRAX rule 11). `move` is
   stored in the result. */
struct game_result game_judge(const struct rules *rules, const struct board *b, enum board_colour mover, int move);

/* Whether the record states another result than that of the board: another winner, a loop or line that is not there.
   GAME_OPEN is one. */
bool game_contradicts(const struct record_game *record, const struct game_result *board);

/* The extent of the layout after the first `moves` moves; empty (right < left) without a tile. */
struct extent game_extent(const struct game *g, int moves);

/* The tile at x, y after the first `moves` moves, or NULL. */
const struct board_tile *game_tile(const struct game *g, int moves, int x, int y);

/* Whether there is none in a rectangle. */
bool game_is_empty(const struct game *g, int moves, const struct extent *e);

/* The tiles of `width` spaces, from x, y to the right. */
void game_row(const struct game *g, int moves, int x, int y, int width, const struct board_tile **row);

/* Move n, from 1, as it stands in the record. */
const struct record_move *game_record_move(const struct game *g, int n);

/* The number of tiles in board.tiles after the first n moves. */
int game_tiles_after(const struct game *g, int n);

/* Writes move n, from 1, in this notation, by its strict rules, as notation_write does. */
struct text game_word(const struct game *g, int n, enum notation notation, char word[NOTATION_WORD]);

#endif
