/* doubt: what makes a person doubt a game: its numbers, moves without one, moves out of sentences, another order, ends
   within it. */

#include "record/reading.h"

static void doubt(struct score *s, enum cost cost, uint32_t word, uint32_t k)
{
    *MEMORY_ADD(s->doubts, s->doubt_count, s->doubt_capacity) = (struct doubt){cost, word, k + 1};
}

/* Whether the number before the first move of a game is that of the game: in an archive, where no other move has
   one. */
static bool has_own_number(const struct score *s, struct telling g)
{
    uint32_t k = 1;

    while (k < g.count && !s->words->word[g.word[k]].numeral)
        k++;
    return k == g.count && g.reading->form == INPUT_ARCHIVE;
}

/* The number of a word of a game, or NULL. */
static const struct word *number_of(const struct score *s, struct telling g, uint32_t k)
{
    const struct word *word = &s->words->word[g.word[k]];

    if (!word->numeral || word->kind == WORD_NUMBER || (k == 0 && s->first_is_own))
        return NULL;
    return &s->words->word[word->numeral - 1];
}

/* How the numbers of a game count. */
enum counting { COUNT_MOVES, COUNT_PAIRS, COUNT_ROWS, COUNTINGS };

/* The numbers of a game, one after another. */
struct numbers {
    const struct score *score;
    struct telling game;
    uint32_t k;               /* the move at hand */
    const struct word *word;  /* its number */
};

/* Goes to the next move with a number; false if there is none. */
static bool next_number(struct numbers *n)
{
    for (n->k = n->word ? n->k + 1 : 0, n->word = NULL; n->k < n->game.count; n->k++)
        if ((n->word = number_of(n->score, n->game, n->k)) != NULL)
            return true;
    return false;
}

/* How far a number is, twice, from the moves, pairs or numbers before it. Points count half where the first number has
   none and black's move of a pair does not follow. */
static int distance(const struct numbers *n, enum counting counting, int rows, bool dotted)
{
    int before = counting == COUNT_MOVES ? (int)n->k : counting == COUNT_PAIRS ? (int)n->k / 2 : rows;

    bool points = n->word->flags & WORD_DOTS && !dotted;

    return 2 * (n->word->number - before) + (points && !(counting == COUNT_PAIRS && n->k % 2));
}

/* Counts the wrong numbers, which neither continue the one before nor begin again at 1 and go on; notes them if
   asked. */
static size_t doubt_numbers(struct score *s, struct telling g, enum counting counting, bool note)
{
    struct numbers n = {.score = s, .game = g}, next;
    int rows = 0, off = 2;
    bool dotted = false, again = false; /* again: they began again at 1 before */
    size_t count = 0;

    for (; next_number(&n); rows++) {
        int now;

        dotted = rows ? dotted : n.word->flags & WORD_DOTS;
        now = distance(&n, counting, rows, dotted);
        if (counting == COUNT_PAIRS && n.k > 2 && n.k % 2 && !(n.word->flags & WORD_DOTS) && !number_of(s, g, n.k - 2))
            now++; /* Black's moves have no number, but this one does */
        if (now == off || (rows == 0 && now == 0) || (rows && now == 2)) {
            off = now;
            continue;
        }
        off = now;
        next = n;
        if (rows && n.word->number == 1 && !(s->words->word[g.word[n.k]].flags & WORD_FIRST) &&
            !evidence_closed(s->words, g.word[n.k - 1], g.word[n.k]) &&
            (next_number(&next) ? distance(&next, counting, rows + 1, dotted) == now : again)) {
            again = true;
            continue;
        }
        count++;
        if (note)
            doubt(s, COST_NUMBER, (uint32_t)(n.word - s->words->word), n.k);
    }
    return count;
}

/* Whether the numbers say nothing about the moves: they number rows of several moves, are all alike, count down, or are
   those of the players. */
static bool counts_otherwise(struct score *s, struct telling g)
{
    struct numbers n = {.score = s, .game = g};
    uint32_t last = 0, numbered = 0, few = 0, alike = 0, down = 0, sides = 0;
    int first = 0;

    for (; next_number(&n); last = n.k) {
        few += numbered && n.k - last < 3;
        first = numbered ? first : n.word->number;
        alike += n.word->number == first;
        sides += n.word->number == 1 + (int)n.k % 2 && !(n.word->flags & WORD_LEADS); /* `Player 1: ` */
        down += n.word->number == first - (int)numbered++;
    }
    if (numbered > 2 && (alike == numbered || down == numbered || sides == numbered))
        return true;
    return numbered > 1 && !few && doubt_numbers(s, g, COUNT_ROWS, false) < 2;
}

/* Whether a move without a number stands behind moves that have theirs, and does not answer them. */
static void doubt_unnumbered(struct score *s, struct telling g, bool pairs)
{
    const struct word *all = s->words->word;
    uint32_t k;

    for (k = s->first_is_own; k < g.count; k++) {
        if (all[g.word[k]].numeral || all[g.word[k]].kind == WORD_NUMBER || (pairs && k % 2))
            continue;
        if (k > 1 && words_row(s->words, &all[g.word[k]])->depth >= words_row(s->words, &all[g.word[0]])->depth)
            doubt(s, COST_UNNUMBERED, g.word[k], k);
        return;
    }
}

/* Moves that few of a game's are taken out of sentences. */
static void doubt_taken(struct score *s, struct telling g)
{
    const struct word *all = s->words->word;
    size_t before = s->doubt_count, prose = 0;
    uint32_t k;

    for (k = 0; k < g.count; k++) {
        const struct word *word = &all[g.word[k]], *number = number_of(s, g, k);
        bool behind = k && word->row == all[g.word[k - 1]].row, reply = behind && number_of(s, g, k - 1);
        const struct text_row *row = words_row(s->words, word);
        /* `Ann: B0+, not C0+`: */
        bool other = behind && g.word[k] > row->first && word[-1].kind == WORD_PROSE &&
                     all[row->first].kind == WORD_OTHER;
        bool item = word->lead && word->lead == all[g.word[0]].lead && g.word[k] == row->first; /* of a list */
        bool in_prose = row->prose > !other && !item;

        prose += in_prose;
        if (word->kind == WORD_NUMBER)
            continue; /* a missing move */
        if ((in_prose && !number && !reply && word->kind == WORD_MOVE && !(word->flags & WORD_COMMENT)) ||
            (k && evidence_in_sentence(s->words, number ? number : word, word)))
            doubt(s, COST_TAKEN, g.word[k], k);
    }
    if ((s->doubt_count - before) * 3 > g.count + 1 || 2 * prose > g.count + 1)
        s->doubt_count = before;
}

/* Whether the moves of a game, in another order than in the text, are columns that are read downwards: no row has more
   numbers than the one above it, and the first has several. `first` and `last` are those in the text. */
static bool are_columns(const struct score *s, struct telling g, uint32_t first, uint32_t last)
{
    const struct word *all = s->words->word;
    uint32_t i, row = UINT32_MAX, count = 0, above = UINT32_MAX;

    for (i = first; i <= last; i++) {
        if (s->state[i] != SCORE_TAKEN)
            continue;
        if (all[i].row != row) {
            if (count > above || (above == UINT32_MAX && row != UINT32_MAX && count < 2))
                return false;
            above = row == UINT32_MAX ? above : count;
            row = all[i].row;
            count = 0;
        }
        count += all[i].numeral > 0;
    }
    return count <= above && above != UINT32_MAX && all[g.word[g.count - 1]].row >= all[g.word[0]].row;
}

/* Moves in another order than in the text, neither in columns nor upwards. */
static void doubt_order(struct score *s, struct telling g)
{
    uint32_t k, ups = 0, wrong = 0, first = g.word[0], last = first;

    for (k = 1; k < g.count; k++) {
        first = g.word[k] < first ? g.word[k] : first;
        last = g.word[k] > last ? g.word[k] : last;
        if (g.word[k] < g.word[k - 1]) {
            wrong = wrong ? wrong : g.word[k];
            ups++;
        }
    }
    if (ups && ups + 1 < g.count && s->words->word[wrong].numeral && !g.view->older_first &&
        !are_columns(s, g, first, last))
        doubt(s, COST_ORDER, wrong, 0);
}

/* First moves at the beginning of rows behind the first: where all rows begin so, they are games of an archive; below a
   heading, or at the beginning of a list, of another game. */
static void doubt_firsts(struct score *s, struct telling g)
{
    const struct word *all = s->words->word;
    uint32_t k, rows = 0, firsts = 0, last = 0;

    for (k = 0; k < g.count; k++) {
        if (k && all[g.word[k]].flags & WORD_FIRST && evidence_closed(s->words, g.word[k - 1], g.word[k]))
            doubt(s, COST_ENDED, g.word[k], k);
        if (!k || all[g.word[k]].row != all[g.word[k - 1]].row) {
            rows++;
            if (all[g.word[k]].flags & WORD_FIRST && !all[g.word[k]].numeral && all[g.word[k]].kind == WORD_MOVE) {
                firsts++;
                last = g.word[k];
            }
        }
    }
    if (rows > 1 && firsts == rows && g.count > rows)
        doubt(s, COST_ORDER, last, 0);
}

static void doubt_ended(struct score *s, struct telling g)
{
    uint32_t k;

    for (k = 1; k < g.count; k++)
        if (g.word[k] > g.word[k - 1] + 1) {
            uint32_t end = evidence_end(s->words, g.word[k - 1], (int)k, g.word[k]);

            if (end < g.word[k])
                doubt(s, COST_ENDED, end, k);
        }
}

void doubt_game(struct score *s, struct telling g)
{
    bool pairs;

    s->first_is_own = has_own_number(s, g);
    pairs = doubt_numbers(s, g, COUNT_PAIRS, false) <
            doubt_numbers(s, g, COUNT_MOVES, false) + evidence_counts_pairs(s->words, g);
    doubt_order(s, g);
    if (!counts_otherwise(s, g)) {
        doubt_numbers(s, g, pairs ? COUNT_PAIRS : COUNT_MOVES, true);
        doubt_unnumbered(s, g, pairs);
    }
    doubt_taken(s, g);
    doubt_ended(s, g);
    doubt_firsts(s, g);
}
