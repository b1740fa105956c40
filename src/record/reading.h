/* reading.h: turns words into games. Readings propose games, the rules of Trax and a table of costs choose one
   proposal, and the words that may be moves but are in no game are listed. Private to this module. */

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
    bool is_over;            /* whether the game has ended by the rules */
};

/* Plays words by the rules. Zero it, and set `given`. */
struct judge {
    const struct rules *given; /* NULL: those of the heading above a game, or the usual ones */
    struct board board;
    const struct rules *rules;  /* the rules of the current game */
    struct verdict so_far;      /* the verdict on the words played so far */
};

/* Play a game word by word: judge_begin sets the rules, those at word `first`; judge_add plays a word. */
void judge_begin(struct judge *j, const struct words *w, uint32_t first);
void judge_add(struct judge *j, const struct words *w, uint32_t word);

/* Plays a game of `count` words. */
struct verdict judge_play(struct judge *j, const struct words *w, const uint32_t *word, uint32_t count);

/* proposal: games as indices of their words in the order of play. The number of a missing move takes its place. */

/* A game of a proposal, and the reading and view that proposed it. */
struct telling {
    const uint32_t *word;
    uint32_t count;
    const struct reading *reading;
    const struct view *view;
};

struct proposal {
    const struct reading *reading; /* the reading that proposes now */
    const struct view *view;
    uint32_t *word; /* the words of all games, one game after another */
    uint32_t count;
    struct game_end {
        uint32_t word;   /* where its words end in `word` */
        uint32_t doubts; /* where its doubts end in the doubts of the score */
        const struct reading *reading;
        const struct view *view;
    } *end; /* one for each game */
    uint32_t games;
    size_t capacity, end_capacity;
    int cost;
    bool is_clean; /* whether no move is left over outside of comments and brackets, and no game has a doubt or error */
};

/* proposal_begin begins a game; proposal_add adds a word to the last game. */
void proposal_begin(struct proposal *p);
void proposal_add(struct proposal *p, uint32_t word);

static inline struct telling proposal_game(const struct proposal *p, uint32_t n)
{
    uint32_t begin = n ? p->end[n - 1].word : 0;

    return (struct telling){p->word + begin, p->end[n].word - begin, p->end[n].reading, p->end[n].view};
}

/* proposal_copy adds a game of another proposal; proposal_clear removes all games. */
void proposal_copy(struct proposal *p, struct telling game);
void proposal_clear(struct proposal *p);

void proposal_free(struct proposal *p);

/* view: which words a reading sees. */

struct view {
    const char *name;
    uint8_t hidden; /* words with one of these flags are hidden */
    uint8_t shown;  /* words with this flag are shown all the same, unless their comment has words */
    bool older_first; /* whether quoted words come before the words that answer them */
    int cost;       /* an enum cost */
};

/* The words that a reading sees, in the order in which it sees them. */
struct seen {
    const struct words *words;
    uint32_t *word;
    uint32_t count;
    size_t capacity;
    struct judge *judge;
    bool is_archive; /* whether the text is known to be an archive */
};

/* reading: the readings, none of which knows another. */

struct plies;

struct reading {
    const char *name;
    void (*propose)(const struct seen *seen, const struct reading *reading, struct proposal *to);
    enum input_form form; /* the input form that asks for the reading */
    enum record_reading reading;
    void (*plies)(const struct seen *seen, struct plies *all); /* collects plies; NULL: it reads no numbers */
    int more;                                                  /* `more` of chain_find */
};

extern const struct reading reading_table[]; /* of equally cheap readings the first wins; a NULL name ends the table */

/* Each adds the games that it reads in the words of `seen` to a proposal. `reading`: its row of reading_table. */
void numbered_read(const struct seen *seen, const struct reading *reading, struct proposal *to);
void columns_read(const struct seen *seen, const struct reading *reading, struct proposal *to);
void rows_archive(const struct seen *seen, const struct reading *reading, struct proposal *to);
void plain_read(const struct seen *seen, const struct reading *reading, struct proposal *to);

/* chain: finds the words that count 1, 2, 3 ... among numbered words. */

/* A word that may be the move with this number; the greater its weight, the surer. */
struct ply {
    int number, weight;
    uint32_t word, numeral; /* numeral: the word that is its number */
};

struct plies {
    struct ply *ply;
    size_t count, capacity;
};

/* Collect plies: plies_single for numbers that count moves, plies_pairs for numbers that count pairs of moves. */
void plies_single(const struct seen *seen, struct plies *all);
void plies_pairs(const struct seen *seen, struct plies *all);

/* Adds, as a game, the heaviest chain: plies with the numbers 1, 2, 3 ... in the order of the array. Of two plies with
   one number, the later one counts if the chain up to it weighs at least `more` more. */
void chain_find(const struct words *w, const struct ply *ply, size_t count, int more, struct proposal *to);

/* evidence: what several parts ask about words. */

/* Whether two words are the same move. */
bool evidence_same(const struct words *w, uint32_t one, uint32_t other);

/* Whether the numbers of a game count pairs of moves. */
bool evidence_counts_pairs(const struct words *w, struct telling g);

/* Whether a heading separates two words, or `to` begins a game in square brackets. */
bool evidence_closed(const struct words *w, uint32_t from, uint32_t to);

/* Whether a word is written in capitals. */
bool evidence_in_capitals(const struct word *word);

/* Returns the result of a game after word `last`, its n-th move, and before word `stop`; `stop` if there is none. Only
   results on rows with little prose count, and numbered results only if their number is the next one. */
uint32_t evidence_end(const struct words *w, uint32_t last, int n, uint32_t stop);

/* Whether prose is on both sides of a number and its move: `as 1... @1+ comes`. Pass an unnumbered move as both. */
bool evidence_in_sentence(const struct words *w, const struct word *number, const struct word *move);

/* score: computes what a proposal costs. */

enum cost {
    COST_BARE, COST_DUE, COST_ROW, COST_BESIDE, COST_LED, COST_BETWEEN, COST_PROSE, COST_REMARK, COST_COMMENT,
    COST_ALMOST, COST_OUTWEIGHED, COST_ILLEGAL, COST_BEYOND, COST_SLIP, COST_HOLE,
    COST_UNCHECKED, COST_GAME, COST_LEGAL, COST_NUMBER, COST_UNNUMBERED, COST_TAKEN, COST_ENDED,
    COST_ORDER, COST_VIEW_BRACKETS, COST_VIEW_PARTED, COST_VIEW_COMMENTS, COST_NONE, COSTS
};

extern const int cost_table[COSTS];

/* A reason to doubt a game, which becomes a warning at its word. */
struct doubt {
    enum cost cost;
    uint32_t word, ply; /* ply: the number of the move, from 1 */
};

/* What is known of the words of a section if a proposal is chosen. */
struct score {
    const struct words *words;
    struct judge *judge;
    uint32_t first, end;  /* the section's words */
    uint8_t *state;       /* of each word of the text: an enum score_state */
    uint32_t *next;       /* of each word: the next word of a game; `end`: there is none */
    uint32_t *last;       /* of each word: the previous word of a game; `end`: there is none */
    size_t state_capacity, next_capacity, last_capacity;
    uint64_t *heads;      /* hash table of the moves of the games with their numbers */
    size_t heads_capacity, heads_used;
    bool first_is_own;    /* whether the number before the first move of the current game counts games */
    bool is_parted;       /* whether a word of the proposal has WORD_PARTED */
    bool is_broken;       /* whether a game of the proposal has an error */
    uint32_t outside;     /* number of words left over outside of comments and brackets */
    struct doubt *doubts; /* the doubts about the games of the proposal */
    size_t doubt_count, doubt_capacity;
};

enum score_state { SCORE_LEFT, SCORE_TAKEN, SCORE_AGAIN };

/* Returns the cost of a proposal, and sets its is_clean and the doubts of its games. */
int score_proposal(struct score *s, struct proposal *p);

void score_free(struct score *s);

/* doubt: adds to s->doubts the reasons to doubt a game. */
void doubt_game(struct score *s, struct telling g);

/* Returns the kind of cost of a word that is left over, which depends on the place of the word. */
enum cost score_leftover(const struct score *s, uint32_t word);

/* gather: turns a chosen game into a game of the record. */

struct reader {
    struct text all;         /* the text */
    struct cursor cursor;    /* the line up to which `all` has been cut */
    bool by_line;            /* whether the text is an archive, which is cut game by game */
    bool more;               /* whether the archive continues with the current line */
    enum input_form form;
    const struct foreign_reader *foreign_reader; /* the reader of the records of another program in `all`, or NULL */
    struct foreign_record {
        struct text text;
        struct cursor cursor; /* the line where the record begins */
    } *records;              /* the records of another program */
    size_t records_count, records_capacity, next_record;
    struct foreign foreign;  /* the record that is being read */
    struct words words;
    struct judge judge;
    struct score score;      /* the score of `chosen` */
    struct proposal chosen;
    uint32_t next;           /* index of the next game in `chosen` */
    uint32_t *plies;         /* of each word: the number of its move in the game being gathered, or 0 */
    size_t ply_capacity;
    bool lists_mentions;     /* as in struct record */
    struct heading heading;  /* what the headings above the game say */
    uint32_t heading_row;    /* the headings above this row are read */
    uint32_t prose_row;      /* the rows from here on are not yet prose of a game */
    struct record_game *game;
};

/* Gathers the n-th chosen game into *r->game, which is empty. */
void gather_game(struct reader *r, uint32_t n);

/* Gives the game the heading that was read, and keeps of that heading only what the next game inherits. */
void gather_heading(struct reader *r);

/* Reads the headings above this row. */
void gather_headings(struct reader *r, uint32_t row);

/* prose: stores the text before and after a game. */

/* Stores the introduction and the conclusion of a game. Its words are `first` to `last`, and it ends before the byte
   `end`. The next game begins with the word `stop`. Text between two games concludes the first up to a heading, and
   introduces the second from there on; without a heading, only a last paragraph that ends with a colon introduces the
   second. */
void prose_keep(struct reader *r, uint32_t first, uint32_t last, const char *end, uint32_t stop);

/* leftover: lists words that may be moves but are in no game, and doubts. */

/* Lists the leftovers and doubts of the n-th game, whose first and last words in the text are `first` and `last`. */
void leftover_list(struct reader *r, uint32_t n, uint32_t first, uint32_t last);

/* choose: takes the best proposal. */

/* Chooses the games in r->words: the cheapest proposals for the sections, or the cheapest for the whole. */
void choose_games(const struct record *record, enum input_form form, struct reader *r);

#endif
