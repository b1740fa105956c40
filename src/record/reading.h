/* reading.h: how words become games. Strict readings propose games, the rules of Trax and a table of costs choose
   between them, and one sentence names each word that is left over. Private to this module. */

#ifndef READING_H
#define READING_H

#include "words/words.h"
#include "record/foreign.h"
#include "record/record.h"

/* judge: plays the words of a game. */

struct verdict {
    int legal;               /* moves that were played */
    int error;               /* the index of the word that cannot be played; -1: all can */
    enum move_status reason; /* why it cannot */
    bool is_over;            /* the game has ended by the rules */
};

/* Zero it, and set `given`. */
struct judge {
    const struct rules *given; /* NULL: those of the heading above a game, or the usual ones */
    struct board board;
    const struct rules *rules;  /* of the game at hand, */
    struct verdict so_far;      /*   and how it stands */
};

/* Plays a game word by word: begins one that has the rules of its first word, and adds a word. */
void judge_begin(struct judge *j, const struct words *w, uint32_t first);
void judge_add(struct judge *j, const struct words *w, uint32_t word);

/* Plays a game. */
struct verdict judge_play(struct judge *j, const struct words *w, const uint32_t *word, uint32_t count);

/* proposal: games, each as the indices of its words in the order of play. A number stands in the place of a move that
   is missing behind it. */

/* A game of a proposal, and who proposed it. */
struct telling {
    const uint32_t *word;
    uint32_t count;
    const struct reading *reading;
    const struct view *view;
};

struct proposal {
    const struct reading *reading; /* which proposes now */
    const struct view *view;
    uint32_t *word; /* of all games */
    uint32_t count;
    struct game_end {
        uint32_t word;   /* the index behind the last word, */
        uint32_t doubts; /*   and that behind the last doubt of the score */
        const struct reading *reading;
        const struct view *view;
    } *end; /* of each game */
    uint32_t games;
    size_t capacity, end_capacity;
    int cost;
    bool is_clean; /* nothing is left over outside of comments and brackets, and nothing is odd */
};

/* Begins a game; adds a word to the last one. */
void proposal_begin(struct proposal *p);
void proposal_add(struct proposal *p, uint32_t word);

static inline struct telling proposal_game(const struct proposal *p, uint32_t n)
{
    uint32_t begin = n ? p->end[n - 1].word : 0;

    return (struct telling){p->word + begin, p->end[n].word - begin, p->end[n].reading, p->end[n].view};
}

/* Adds a game of another proposal; takes all games out. */
void proposal_copy(struct proposal *p, struct telling game);
void proposal_clear(struct proposal *p);

void proposal_free(struct proposal *p);

/* view: which words a reading sees. */

struct view {
    const char *name;
    uint8_t hidden; /* words with one of these flags are not seen, */
    uint8_t shown;  /*   unless they have this one */
    bool older_first; /* what is quoted stands before its answer */
    int cost;       /* enum cost */
};

/* The words that a reading sees, in the order in which it sees them. */
struct seen {
    const struct words *words;
    uint32_t *word;
    uint32_t count;
    size_t capacity;
    struct judge *judge;
    bool is_archive; /* the text is known to be one */
};

/* reading: each is strict, and knows no other. */

struct plies;

struct reading {
    const char *name;
    void (*propose)(const struct seen *seen, const struct reading *reading, struct proposal *to);
    enum input_form form; /* the option that asks for it */
    enum record_reading reading;
    void (*plies)(const struct seen *seen, struct plies *all); /* how it reads numbers; NULL: it does not */
    int more;                                                  /* as chain_find has it */
};

extern const struct reading reading_table[]; /* the first of equals is chosen; one without a name ends it */

/* Each adds to a proposal the games that it reads in what it sees. `reading`: its row of reading_table. */
void numbered_read(const struct seen *seen, const struct reading *reading, struct proposal *to);
void columns_read(const struct seen *seen, const struct reading *reading, struct proposal *to);
void rows_archive(const struct seen *seen, const struct reading *reading, struct proposal *to);
void plain_read(const struct seen *seen, const struct reading *reading, struct proposal *to);

/* chain: of numbered words those that are 1, 2, 3 ... */

/* A word that may be the move with this number, and how surely. */
struct ply {
    int number, weight;
    uint32_t word, numeral; /* numeral: the word that is its number */
};

struct plies {
    struct ply *ply;
    size_t count, capacity;
};

/* The plies of numbers that count moves, and that count pairs of moves. */
void plies_single(const struct seen *seen, struct plies *all);
void plies_pairs(const struct seen *seen, struct plies *all);

/* Adds, as a game, those that are 1, 2, 3 ... in this order with the greatest weight; of two plies with one number a
   later one counts if the chain up to it weighs at least `more` more. */
void chain_find(const struct words *w, const struct ply *ply, size_t count, int more, struct proposal *to);

/* evidence: what several parts ask of words. */

/* Whether two words are the same move. */
bool evidence_same(const struct words *w, uint32_t one, uint32_t other);

/* Whether the numbers of a game count pairs of moves. */
bool evidence_counts_pairs(const struct words *w, struct telling g);

/* Whether a heading stands between two words, or the other one begins a list in square brackets as a game. */
bool evidence_closed(const struct words *w, uint32_t from, uint32_t to);

/* Whether a word is written in capitals. */
bool evidence_in_capitals(const struct word *word);

/* The word that says that a game ended, on a row of little else or behind the number of the next move, behind its word
   `last`, the n-th move, and before `stop`; `stop` if none does. */
uint32_t evidence_end(const struct words *w, uint32_t last, int n, uint32_t stop);

/* Whether words stand on both sides of a number and its move, or of a move alone: `as 1... @1+ comes`. */
bool evidence_in_sentence(const struct words *w, const struct word *number, const struct word *move);

/* score */

enum cost {
    COST_BARE, COST_DUE, COST_ROW, COST_BESIDE, COST_LED, COST_BETWEEN, COST_PROSE, COST_REMARK, COST_COMMENT,
    COST_ALMOST, COST_OUTWEIGHED, COST_ILLEGAL, COST_BEYOND, COST_SLIP, COST_HOLE,
    COST_UNCHECKED, COST_GAME, COST_LEGAL, COST_NUMBER, COST_UNNUMBERED, COST_TAKEN, COST_ENDED,
    COST_ORDER, COST_VIEW_BRACKETS, COST_VIEW_PARTED, COST_VIEW_COMMENTS, COST_NONE, COSTS
};

extern const int cost_table[COSTS];

/* What makes a person doubt a game. Each becomes a warning at its word. */
struct doubt {
    enum cost cost;
    uint32_t word, ply; /* ply: of the move, from 1 */
};

/* What is known of a section's words under a proposal. */
struct score {
    const struct words *words;
    struct judge *judge;
    uint32_t first, end;  /* the section's words */
    uint8_t *state;       /* of each word of the text: see enum score_state */
    uint32_t *next;       /* of each word: the next one that is taken, */
    uint32_t *last;       /*   and the last one before it; `end`: none is */
    size_t state_capacity, next_capacity, last_capacity;
    uint64_t *heads;      /* moves of the games by their number */
    size_t heads_capacity, heads_used;
    bool first_is_own;    /* the number before the first move of the game at hand is that of the game */
    bool is_parted;       /* a word of the proposal has WORD_PARTED */
    bool is_broken;       /* a game of the proposal has an error */
    uint32_t outside;     /* words that are left over outside of comments and brackets */
    struct doubt *doubts; /* of the proposal */
    size_t doubt_count, doubt_capacity;
};

enum score_state { SCORE_LEFT, SCORE_TAKEN, SCORE_AGAIN };

/* The cost of a proposal. */
int score_proposal(struct score *s, struct proposal *p);

void score_free(struct score *s);

/* doubt: notes in s->doubts what makes a person doubt a game. */
void doubt_game(struct score *s, struct telling g);

/* By where it stands, what it costs that a move is left over. */
enum cost score_leftover(const struct score *s, uint32_t word);

/* gather: a game that was chosen becomes a game of the record. */

struct reader {
    struct text all;         /* the text */
    struct cursor cursor;    /* how far it has been cut */
    bool by_line;            /* the text is an archive, cut game by game, */
    bool more;               /*   and goes on with the line at hand */
    enum input_form form;
    const struct foreign_reader *foreign_reader; /* of the records in it, or NULL; */
    struct foreign_record {
        struct text text;
        struct cursor cursor; /* where it begins */
    } *records;              /*   these; */
    size_t records_count, records_capacity, next_record;
    struct foreign foreign;  /*   and the one that is read */
    struct words words;
    struct judge judge;
    struct score score;      /* of what was chosen */
    struct proposal chosen;
    uint32_t next;           /* the next game */
    uint32_t *plies;         /* of each word the number of its move in the game that is gathered; else 0 */
    size_t ply_capacity;
    bool lists_mentions;     /* as in struct record */
    struct heading heading;  /* what the headings above it say, */
    uint32_t heading_row;    /*   up to this row */
    uint32_t prose_row;      /* rows from here on are prose of no game yet */
    struct record_game *game;
};

/* Gathers the n-th chosen game into *r->game, which is empty. */
void gather_game(struct reader *r, uint32_t n);

/* Gives the game the heading that was read; what that says of one game is not said of the next. */
void gather_heading(struct reader *r);

/* Reads the headings up to this row. */
void gather_headings(struct reader *r, uint32_t row);

/* prose: the text around a game. */

/* Stores the introduction and the conclusion of the game, the words of which are `first` to `last`; it ends before the
   byte `end`, and the next one begins with the word `stop`. Between two games, what stands up to the first heading is
   the conclusion of the first, what follows the introduction of the second; without a heading, a last paragraph that
   ends with a colon is. */
void prose_keep(struct reader *r, uint32_t first, uint32_t last, const char *end, uint32_t stop);

/* leftover: what may be a move but is in no game. */

/* Lists it beside the n-th game, whose first and last words in the text are `first` and `last`. */
void leftover_list(struct reader *r, uint32_t n, uint32_t first, uint32_t last);

/* choose */

/* Reads the words as games: for each section, or for the whole, with the reading that costs least. */
void choose_games(const struct record *record, enum input_form form, struct reader *r);

#endif
