/* reading: turns words into games. Readings propose games; the rules of Trax and a table of costs choose one proposal.
   Lists the words that may be moves but are in no game. Private to this module. */

#ifndef READING_H
#define READING_H

#include "record/foreign.h"
#include "record/record.h"

/* judge: plays the words of a game. */

struct verdict {
    int legal;               /* number of moves played */
    int error;               /* the index in the game of the word that cannot be played; -1: no word */
    enum move_status reason; /* why the word cannot be played */
    bool is_over;            /* whether the game has ended by the rules */
};

/* Plays words. The caller zeroes the struct and sets `given` and `judged`. */
struct judge {
    const struct rules *given; /* NULL: the rules that a heading above the game names, or the first of rules_table */
    struct board board;
    const struct rules *rules;
    struct verdict so_far;
    struct judged {
        uint64_t hash; /* judge_hash of the words of a game */
        struct verdict verdict;
    } *judged;         /* [i]: the last judged game that begins with word i */
};

/* Returns the hash of words after words with the hash `hash`. To begin, pass n << 32; each n > 0 gives other hashes. */
static inline uint64_t judge_hash(uint64_t hash, const uint32_t *word, uint32_t count)
{
    while (count--)
        hash = (hash ^ *word++) * 1099511628211u;
    return hash;
}

/* judge_begin clears the board and sets the rules for the game that begins with word `first`. judge_add plays a word.
   Both update j->so_far. */
void judge_begin(struct judge *j, const struct words *w, uint32_t first);
void judge_add(struct judge *j, const struct words *w, uint32_t word);

/* Returns the verdict on a game of `count` words. Plays the game, unless j->judged has its verdict. */
struct verdict judge_play(struct judge *j, const struct words *w, const uint32_t *word, uint32_t count);

/* proposal: games as lists of word indices, in the order of play. A missing move has the index of its number. */

/* A game of a proposal, and the reading and view that proposed the game. */
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
        uint32_t word;   /* the index after the game's last word, in the array `word` of the proposal */
        uint32_t doubts; /* the index after the game's last doubt, in the array `doubts` of the score */
        const struct reading *reading;
        const struct view *view;
    } *end; /* one for each game */
    uint32_t games;
    size_t capacity, end_capacity;
    int cost;
    bool is_clean; /* no game has a doubt or error, and all moves left over are in comments or brackets */
};

/* proposal_begin begins a game; proposal_add adds a word to the last game; proposal_game returns game n, from 0. */
void proposal_begin(struct proposal *p);
void proposal_add(struct proposal *p, uint32_t word);

static inline struct telling proposal_game(const struct proposal *p, uint32_t n)
{
    uint32_t begin = n ? p->end[n - 1].word : 0;

    return (struct telling){p->word + begin, p->end[n].word - begin, p->end[n].reading, p->end[n].view};
}

/* Adds a game of another proposal. */
void proposal_copy(struct proposal *p, struct telling game);

void proposal_free(struct proposal *p);

/* view: which words a reading sees. */

struct view {
    const char *name;
    uint8_t hidden; /* words with one of these flags are hidden */
    uint8_t shown;  /* hidden words with one of these flags are shown, unless the row is_wordy (words.h) */
    bool older_first; /* whether quoted words come before the words that answer them */
    int cost;       /* index in cost_table */
};

/* Each ply is a word that may be move `number` of a game. A greater weight means more certainty. */
struct plies {
    struct ply {
        int number, weight;
        uint32_t word, numeral; /* numeral: the word that is the number of `word` */
    } *ply;
    size_t count, capacity;
};

/* The words that a reading sees, in the order in which it sees them. */
struct seen {
    const struct words *words;
    uint32_t *word;
    uint32_t count;
    size_t capacity;
    struct plies single, pairs; /* empty until plies_single or plies_pairs collects them */
    struct judge *judge;
    bool is_archive; /* whether the text is an archive, or most of its lines begin a game */
};

/* reading: independent ways to find games among words. */

struct reading {
    const char *name;
    void (*propose)(struct seen *seen, struct proposal *to);
    enum input_form form; /* the form for which the reading is tried; INPUT_DETECT tries all readings */
    enum record_reading reading;
    const struct plies *(*plies)(struct seen *seen); /* NULL: the reading ignores numbers */
    int more;                                        /* passed to chain_find */
};

/* The `propose` functions of the readings. Each finds games in `seen` and adds the games to a proposal. The caller sets
   to->reading. rows_players reads two rows that begin with names or colours: `Ann: @0/ A0/` above `Ben: B0/`. */
void numbered_read(struct seen *seen, struct proposal *to);
void columns_read(struct seen *seen, struct proposal *to);
void rows_archive(struct seen *seen, struct proposal *to);
void rows_players(struct seen *seen, struct proposal *to);
void plain_read(struct seen *seen, struct proposal *to);

/* chain: finds moves numbered 1, 2, 3 ... among all numbered words. */

/* Return the plies for numbers that count moves (plies_single) or pairs of moves (plies_pairs). Collect the plies from
   `seen` unless an earlier call did. */
const struct plies *plies_single(struct seen *seen);
const struct plies *plies_pairs(struct seen *seen);

/* Adds the heaviest chain as a game: plies 1, 2, 3 and so on in the order of the array. The array must begin with a ply
   1. Of two chains up to the same number, the later wins only if its weight is greater by at least `more`. */
void chain_find(const struct ply *ply, size_t count, int more, struct proposal *to);

/* evidence: questions that several files ask about words. */

/* Returns the word just before result i on its row, if this word may name a player: prose (`Ann resigns`) or, if the
   result has a number, a label or colour. Otherwise returns word i. */
static inline const struct word *evidence_named(const struct words *w, uint32_t i)
{
    const struct word *end = &w->word[i];

    return end - (i && end[-1].kind == (end->numeral ? WORD_OTHER : WORD_PROSE) && end[-1].row == end->row);
}

/* Whether two words are the same move. */
bool evidence_same(const struct words *w, uint32_t one, uint32_t other);

/* Whether the numbers of a game count pairs of moves. */
bool evidence_counts_pairs(const struct words *w, struct telling g);

/* Returns the move, from 1, that the number of word i means; 0: no number. Word i may itself be the number. With
   `pairs`, a plain number means White's move, and a number with WORD_DOTS, such as `4...`, means Black's move. */
int evidence_counted(const struct words *w, uint32_t i, bool pairs);

/* Whether the game of word `from` ends before word `to`: at a heading, at another label (`Second game: 1. @0/ ...`), or
   at a [ just before word `to`. A heading that another email repeats ends no game. */
bool evidence_closed(const struct words *w, uint32_t from, uint32_t to);

/* Whether a word has three characters or more, and the first two are capitals. */
bool evidence_in_capitals(const struct word *word);

/* Returns the index of a draw, a resignation or a named winner in the four words after word `last` (move n); else
   `stop`. A number before the result must be that of the next move. On a later row with prose, a number is required. */
uint32_t evidence_end(const struct words *w, uint32_t last, int n, uint32_t stop);

/* The words of prose in a move's sentence, on the move's row, between the previous and the next move. */
struct sentence {
    uint32_t count, after; /* number of these words; number of these words after the move */
    bool begins;           /* whether the sentence begins within the row and after the previous move */
    bool is_if;            /* whether the row begins with a word such as `if` */
};

struct sentence evidence_sentence(const struct words *w, uint32_t i);

/* Whether move i may correct an earlier move: `sorry, I meant A0/`. */
bool evidence_corrects(const struct words *w, uint32_t i);

/* score: computes what a proposal costs. */

enum cost {
    COST_BARE, COST_DUE, COST_ROW, COST_BESIDE, COST_LED, COST_BETWEEN, COST_PROSE, COST_REMARK, COST_COMMENT,
    COST_ALMOST, COST_OUTWEIGHED, COST_ILLEGAL, COST_BEYOND, COST_SLIP, COST_HOLE,
    COST_UNCHECKED, COST_GAME, COST_LEGAL, COST_NUMBER, COST_UNNUMBERED, COST_TAKEN, COST_ENDED,
    COST_ASIDE, COST_ORDER, COST_VIEW_BRACKETS, COST_VIEW_PARTED, COST_VIEW_COMMENTS, COST_NONE, COSTS
};

extern const int cost_table[COSTS];

/* A reason to doubt a game, and the word that the warning is about. */
struct doubt {
    enum cost cost;
    uint32_t word, ply; /* ply: the number of the move, from 1 */
};

/* The words of a section as a proposal uses them, and the doubts about the games of the proposal. */
struct score {
    const struct words *words;
    struct judge *judge;
    uint32_t first, end;  /* the section: words `first` up to `end`, exclusive */
    struct score_note {
        enum score_state { SCORE_LEFT, SCORE_TAKEN, SCORE_AGAIN } state;
        uint32_t next;    /* the next word that is in a game; `end`: there is none */
        uint32_t last;    /* the previous word that is in a game; `end`: there is none */
        uint32_t ply;     /* while a game is gathered: which of its moves the word is, from 1; 0: none */
    } *note;              /* one for each word of the text */
    uint64_t *heads;      /* hash table of the moves of all games, each with its number */
    size_t heads_used;    /* number of slots of the table */
    bool first_is_own;    /* set by doubt_game: whether the number of the first move counts games */
    bool is_parted;       /* whether a word of the proposal has WORD_PARTED */
    bool is_broken;       /* whether a game of the proposal has an error */
    uint32_t outside;     /* number of moves and almost-moves left over, except in comments and brackets */
    struct doubt *doubts;
    size_t doubt_count, doubt_capacity;
};

/* Returns the cost of a proposal without the cost of its view. Sets p->is_clean, s->doubts and the doubts of p->end. If
   the cost reaches `most`, stops early: the returned number is at least `most`, and the values set are meaningless. */
int score_proposal(struct score *s, struct proposal *p, int most);

/* doubt: adds to s->doubts the reasons to doubt a game. */
void doubt_game(struct score *s, struct telling g);

/* Returns the kind of cost of a move or almost-move that is in no game. The place of the word decides the kind. */
enum cost score_leftover(const struct score *s, uint32_t word);

/* gather: turns a chosen game into a game of the record. */

struct reader {
    struct text all;
    struct cursor cursor;    /* the current line of `all`; in an archive, the next line to read */
    bool more;               /* whether an archive has a next line */
    bool has_rows;           /* whether the text is an archive, or most of its lines begin a game */
    enum input_form form;
    struct {
        const struct foreign_reader *reader; /* reads the JSON or SGF records in `all`; NULL: none */
        struct words_part *parts; /* the text before, between and after the records */
        size_t count, capacity, next; /* next: the part before the next record */
        struct foreign record; /* the record that is being read */
    } foreign;
    struct words words;
    struct judge judge;
    struct score score;      /* the score of `chosen` */
    struct proposal chosen;
    uint32_t next;           /* index of the next game in `chosen` */
    bool result_above;       /* whether a result is above the first game, but no result below the last game */
    const struct record *record; /* has the settings of the caller */
    struct heading heading;  /* what the headings above the game say */
    uint32_t heading_row;    /* the headings above this row have been read */
    uint32_t prose_row;      /* the first row of prose that belongs to no game yet */
    struct record_game *game;
};

static inline struct record_place gather_place(const struct words *w, const struct word *word)
{
    return (struct record_place){word->at, words_row(w, word)->line, words_column(words_row(w, word), word->at)};
}

/* Gathers the n-th chosen game into *r->game, which is empty. */
void gather_game(struct reader *r, uint32_t n);

/* Copies r->heading to the game. Then r->heading keeps only what the next game inherits. */
void gather_heading(struct reader *r);

/* Adds to r->heading what the headings above row `row` say. */
void gather_headings(struct reader *r, uint32_t row);

/* prose: stores the introduction and the conclusion of a game. The game has the words `first` to `last` and ends before
   the byte `end`; the next game begins with word `stop`. Between two games, the first heading and the text below it
   belong to the second game. Without a heading, only a last paragraph that ends with a colon belongs to it. */
void prose_keep(struct reader *r, uint32_t first, uint32_t last, const char *end, uint32_t stop);

/* leftover: lists the doubts about the n-th game, and the leftovers: words that may be moves but are in no game.
   `first`, `last`: the first and last words of the n-th game in the text. */
void leftover_list(struct reader *r, uint32_t n, uint32_t first, uint32_t last);

/* Lists all moves in r->words (the text around the records of another program). Then empties r->words. */
void leftover_beside(struct reader *r);

/* choose: sets r->chosen to the cheapest proposal for all of r->words, or for each section if that costs less. */
void choose_games(struct reader *r);

#endif
