#include "record/reading.h"

const int cost_table[COSTS] = {
    /* Moves and almost-moves (misspelt moves) in no game: */
    [COST_BARE] = 600,          /* a move alone on its row or among moves */
    [COST_DUE] = 1200,          /* a move with the next number of a game */
    [COST_ROW] = 1000,          /* a row that begins with a move and has no word of a game */
    [COST_BESIDE] = 300,        /* a move on a row with few words */
    [COST_LED] = 300,           /* a move directly after a number, on a row with words */
    [COST_BETWEEN] = 300,       /* a move between consecutive numbers, after a result, or with a number already used */
    [COST_PROSE] = 100,         /* a move in a sentence */
    [COST_REMARK] = 30,         /* a move in a bracket */
    [COST_COMMENT] = 5,         /* a move in a comment */
    [COST_ALMOST] = 200,        /* an almost-move alone on its row or among moves */
    [COST_OUTWEIGHED] = 1000,   /* if more moves are left over than are in games */
    /* Games: */
    [COST_ILLEGAL] = 1000,      /* an illegal move */
    [COST_BEYOND] = 150,        /* a move after an illegal one, on the same or a similar row, or with the next number */
    [COST_SLIP] = 400,          /* an almost-move in a game, or with the next number of a game */
    [COST_HOLE] = 300,          /* a number without a move */
    [COST_UNCHECKED] = 40,      /* a move after an almost-move, or after a number without a move */
    [COST_GAME] = 200,          /* a game after the first; a game of one move costs this twice */
    [COST_LEGAL] = -2,          /* a legal move */
    /* Doubts about a game: */
    [COST_NUMBER] = 500,        /* a wrong number */
    [COST_UNNUMBERED] = 400,    /* a move without a number after moves with numbers, or the first move of a new list */
    [COST_TAKEN] = 350,         /* a move in a sentence, if few moves of its game are in sentences */
    [COST_ASIDE] = 250,         /* a move separated from its game by brackets or words */
    [COST_ENDED] = 800,         /* a game that goes on after a result or another heading, or has a second first move */
    [COST_ORDER] = 100,         /* the moves are not in the order of the text, or each row begins with a first move */
    /* Views: */
    [COST_VIEW_BRACKETS] = 1300,/* a view that shows words in brackets */
    [COST_VIEW_PARTED] = 40,    /* a view that shows words after a ; which perhaps only separates moves */
    [COST_VIEW_COMMENTS] = 600, /* a view that shows words in comments and brackets */
};

/* In s->heads, move k has two keys: for k, and for COUNTED + k or, if numbers count pairs, COUNTED + (k + 1) / 2. */
enum { COUNTED = NOTATION_HUGE };

static uint64_t head_key(const struct score *s, int number, uint32_t word)
{
    const struct notation_move *m = &s->words->word[word].move;
    char first = notation_first(m);
    uint64_t space = first ? 0 : (uint64_t)m->column * 8191u + (uint64_t)m->row;

    return (((uint64_t)number * 1000003u + space) * 257u + (unsigned char)(first ? first : m->shape)) * 2u + 1u;
}

static uint64_t *find_head(const struct score *s, uint64_t key)
{
    size_t i = (size_t)((key * 11400714819323198485u) >> 20) % s->heads_used;

    while (s->heads[i] && s->heads[i] != key)
        i = (i + 1) % s->heads_used;
    return &s->heads[i];
}

static void note_heads(struct score *s, const struct proposal *p)
{
    s->heads_used = 4 * (size_t)p->count + 1;
    free(s->heads);
    s->heads = memory_new(s->heads_used, sizeof *s->heads);
    for (uint32_t n = 0; n < p->games; n++) {
        struct telling g = proposal_game(p, n);
        bool pairs = evidence_counts_pairs(s->words, g);

        for (uint32_t k = 0; k < g.count; k++)
            if (s->words->word[g.word[k]].kind == WORD_MOVE) {
                uint64_t place = head_key(s, (int)k + 1, g.word[k]);
                uint64_t counted = head_key(s, COUNTED + (int)(pairs ? k / 2 : k) + 1, g.word[k]);

                *find_head(s, place) = place;
                *find_head(s, counted) = counted;
            }
    }
}

/* Whether word i and `other`, a move of a game, are the first moves of two games side by side: `1. @0/   1. @0+`. */
static bool is_beside(const struct score *s, uint32_t i, uint32_t other)
{
    const struct word *word = &s->words->word[i], *taken = &s->words->word[other];

    return other < s->end && word->row == taken->row && word->numeral && taken->numeral &&
           word->flags & taken->flags & WORD_FIRST && !evidence_same(s->words, i, other);
}

/* Marks word i SCORE_AGAIN if it repeats move *run + 1 of a game, after words that repeat moves 1 to *run. Also marks
   word i if a game has this move with this number, unless the number is *number + 1. Updates *run and *number. */
static void find_again(struct score *s, uint32_t i, int *run, int *number)
{
    const struct word *word = &s->words->word[i], *last = &s->words->word[s->note[i].last];
    int own = words_numeral(s->words, word);

    if (s->note[i].state == SCORE_TAKEN) {
        *run = 0;
        *number = own ? own : *number;
    } else if (is_beside(s, i, s->note[i].last) || is_beside(s, i, s->note[i].next) ||
               (s->note[i].last < s->end && words_row(s->words, last)->part == words_row(s->words, word)->part &&
                evidence_closed(s->words, s->note[i].last, i))) {
        *run = 0; /* from here on, moves belong to another game */
    } else if (word->kind == WORD_MOVE) {
        if (*run && *find_head(s, head_key(s, *run + 1, i)))
            (*run)++;
        else
            *run = word->flags & WORD_FIRST && own < 2 && *find_head(s, head_key(s, 1, i));
        if (*run || (word->numeral == i && own < COUNTED && own != *number + 1 &&
                     *find_head(s, head_key(s, COUNTED + own, i))))
            s->note[i].state = SCORE_AGAIN;
    }
}

/* Whether a word is between two consecutively numbered moves of a game. */
static bool is_between(const struct score *s, uint32_t i)
{
    const struct word *all = s->words->word;
    uint32_t last = s->note[i].last, next = s->note[i].next;

    if (last < s->end && !all[last].numeral && words_row(s->words, &all[i])->prose)
        last = s->note[last].last; /* White's move, which has the number of the pair */
    if (last >= s->end || next >= s->end || !all[last].numeral || !all[next].numeral)
        return false;
    return words_numeral(s->words, &all[next]) == words_numeral(s->words, &all[last]) + 1;
}

/* Whether word i, left over, resembles `other`, a move of a game on another row: their rows have equal shapes, or the
   texts before them are equal. WORD_COMMENT and WORD_REMARK must be equal. If `other` has a number, so must word i. */
static bool is_like(const struct score *s, uint32_t i, uint32_t other)
{
    const struct word *word = &s->words->word[i], *taken = &s->words->word[other];
    const uint8_t where = WORD_COMMENT | WORD_REMARK;

    if (other == s->end || word->row == taken->row || (!word->numeral && taken->numeral) ||
        (word->flags & where) != (taken->flags & where))
        return false;
    return words_row(s->words, word)->shape == words_row(s->words, taken)->shape ||
           (word->flags & taken->flags & WORD_LEADS && word->lead == taken->lead && (word->lead || !word->numeral) &&
            !word->numeral == !taken->numeral && words_row(s->words, taken)->moves == 1);
}

/* Whether word i repeats the number of `other`, a move of a game. False if word i is in a comment or a remark, or has a
   number with WORD_DOTS. False, too, if both words can begin a game: they are then moves of two games. */
static bool has_number_of(const struct score *s, uint32_t i, uint32_t other)
{
    const struct word *all = s->words->word;

    return other < s->end && all[i].numeral && all[other].numeral && all[i].numeral != all[other].numeral &&
           !((all[i].flags & (WORD_COMMENT | WORD_REMARK)) | (all[all[i].numeral - 1].flags & WORD_DOTS)) &&
           words_numeral(s->words, &all[i]) == words_numeral(s->words, &all[other]) &&
           !(all[i].flags & all[other].flags & WORD_FIRST);
}

/* Whether word i has `flag` (WORD_COMMENT or WORD_REMARK), unlike the words of games just before and after it. */
static bool is_aside(const struct score *s, uint32_t i, enum word_flag flag)
{
    const struct word *all = s->words->word;

    return all[i].flags & flag && !(s->note[i].last < s->end && all[s->note[i].last].flags & flag) &&
           !(s->note[i].next < s->end && all[s->note[i].next].flags & flag);
}

enum cost score_leftover(const struct score *s, uint32_t i)
{
    const struct word *word = &s->words->word[i];
    const struct text_row *row = words_row(s->words, word);
    uint32_t last = s->note[i].last, next = s->note[i].next, other = has_number_of(s, i, last) ? last : next;
    uint32_t prose = row->prose + row->ends;

    if (!prose && has_number_of(s, i, other))
        return word->bracket && !s->words->word[other].bracket ? COST_REMARK : COST_BETWEEN;
    if (is_like(s, i, last) && (is_like(s, i, next) || next == s->end))
        return COST_BARE;
    if (is_aside(s, i, WORD_COMMENT))
        return word->flags & WORD_PARTED && (s->is_parted || !row->is_wordy) ? COST_BESIDE : COST_COMMENT;
    if (is_aside(s, i, WORD_REMARK))
        return COST_REMARK;
    if (word->bracket && ((last < s->end && !s->words->word[last].bracket && s->words->word[last].row == word->row) ||
                          (next < s->end && !s->words->word[next].bracket && s->words->word[next].row == word->row)))
        return COST_REMARK;
    if (prose && i && word[-1].kind == WORD_NUMBER)
        return i > 1 && word[-2].kind == WORD_END && !evidence_sentence(s->words, i).after ? COST_BETWEEN : COST_LED;
    if (i && last + 1 == i && word[-1].row == word->row)
        return prose && word->lead ? COST_PROSE : COST_BARE;
    if (prose > row->moves || (row->prose && is_between(s, i)))
        return COST_PROSE;
    if (is_between(s, i))
        return COST_BETWEEN;
    return prose ? COST_BESIDE : COST_BARE;
}

/* Returns the cost of the words of a game after its illegal move. `error`: the index of this move in the game. */
static int score_beyond(const struct score *s, struct telling g, uint32_t error)
{
    const struct word *all = s->words->word;
    bool inside = true;
    int cost = 0;

    for (uint32_t k = error + 1; k < g.count; k++) {
        const struct word *word = &all[g.word[k]], *number = word - (g.word[k] > 0);
        bool new_row = word->row != all[g.word[k - 1]].row;

        if (new_row)
            inside = word->row == all[g.word[error]].row ||
                     words_row(s->words, word)->shape == words_row(s->words, &all[g.word[error]])->shape ||
                     (number->kind == WORD_NUMBER &&
                      (number->number == (int)k + 1 || number->number == (int)k / 2 + 1));
        cost += inside ? cost_table[COST_BEYOND] : cost_table[COST_BARE] + (new_row ? cost_table[COST_ROW] : 0);
    }
    return cost;
}

/* Returns the cost of g, which is game n (from 0) of a proposal. Adds the doubts about g to s->doubts. */
static int score_game(struct score *s, struct telling g, uint32_t n)
{
    struct verdict v = judge_play(s->judge, s->words, g.word, g.count);
    int cost = n ? cost_table[COST_GAME] + (g.count == 1 ? cost_table[COST_GAME] : 0) : 0;
    size_t d = s->doubt_count;

    s->is_broken = s->is_broken || v.error >= 0;
    for (uint32_t k = 0; k < g.count; k++) {
        uint8_t kind = s->words->word[g.word[k]].kind;

        cost += kind == WORD_NUMBER ? cost_table[COST_HOLE] : kind == WORD_ALMOST ? cost_table[COST_SLIP] : 0;
    }
    cost -= ((int)g.count - v.legal) * cost_table[COST_LEGAL]; /* score_proposal counts all moves as legal */
    if (v.error >= 0 && v.reason != MOVE_SYNTAX)
        cost += cost_table[COST_ILLEGAL] + score_beyond(s, g, (uint32_t)v.error);
    else if (v.error >= 0)
        cost += ((int)g.count - v.error - 1) * cost_table[COST_UNCHECKED];
    for (doubt_game(s, g); d < s->doubt_count; d++)
        cost += cost_table[s->doubts[d].cost];
    return cost;
}

static void note_taken(struct score *s, const struct proposal *p)
{
    for (uint32_t i = s->first; i < s->end; i++)
        s->note[i].state = SCORE_LEFT;
    s->is_parted = false;
    for (uint32_t i = 0; i < p->count; i++) {
        s->note[p->word[i]].state = SCORE_TAKEN;
        s->is_parted = s->is_parted || s->words->word[p->word[i]].flags & WORD_PARTED;
    }
}

/* Whether a word continues a game: by its number, or because it directly follows the game's last move on a row. */
static bool is_next(const struct score *s, uint32_t i)
{
    const struct word *all = s->words->word;
    uint32_t last = s->note[i].last;

    if (last < s->end && last + 1 == i && s->note[i].next == s->end && all[last].row == all[i].row)
        return true;
    return last < s->end && all[i].numeral && all[last].numeral && !(all[i].flags & (WORD_COMMENT | WORD_REMARK)) &&
           words_numeral(s->words, &all[i]) == words_numeral(s->words, &all[last]) + 1;
}

static int cost_of(const struct score *s, uint32_t i, enum cost place)
{
    const struct word *word = &s->words->word[i];

    if (word->kind == WORD_ALMOST)
        return cost_table[is_next(s, i) ? COST_SLIP : place == COST_BARE ? COST_ALMOST : COST_NONE];
    return cost_table[is_next(s, i) && (place == COST_BARE ||
                                        (word->numeral == i && s->note[i].last + 2 == i && word[-2].row == word->row) ||
                                        (place == COST_LED && word[-1].flags & WORD_LEADS &&
                                         !has_number_of(s, i, s->note[i].next))) ? COST_DUE : place];
}

/* Returns the sum of `cost` (the cost of the games) and the cost of the words left over; stops when the sum reaches
   `most`. Sets `next` and `last` of each s->note. `read`: the number of words in games. */
static int score_left(struct score *s, uint32_t read, int cost, int most)
{
    const struct word *all = s->words->word;
    uint32_t i, near = s->end, row = UINT32_MAX, left = 0;
    bool taken = false, bare = false;
    int run = 0, number = 0;

    for (i = s->end; i > s->first; near = s->note[i].state == SCORE_TAKEN ? i : near)
        s->note[--i].next = near;
    for (i = s->first, near = s->end; i < s->end && cost < most; i++) {
        s->note[i].last = near;
        if (s->note[i].state == SCORE_LEFT && !words_is_move(&all[i]))
            continue;
        if (all[i].row != row) {
            cost += bare && !taken ? cost_table[COST_ROW] : 0;
            row = all[i].row;
            taken = bare = false;
        }
        find_again(s, i, &run, &number);
        near = s->note[i].state == SCORE_TAKEN ? i : near;
        taken = taken || s->note[i].state != SCORE_LEFT;
        if (s->note[i].state == SCORE_LEFT) {
            enum cost place = score_leftover(s, i);

            bare = bare || (place == COST_BARE && all[i].flags & WORD_LEADS);
            left += all[i].kind == WORD_MOVE && !(all[i].flags & (WORD_COMMENT | WORD_REMARK));
            s->outside += place != COST_COMMENT && place != COST_REMARK;
            cost += cost_of(s, i, place);
        }
    }
    cost += bare && !taken ? cost_table[COST_ROW] : 0;
    return cost + (left > read ? cost_table[COST_OUTWEIGHED] : 0);
}

int score_proposal(struct score *s, struct proposal *p, int most)
{
    int cost = (int)p->count * cost_table[COST_LEGAL];

    s->doubt_count = s->outside = 0;
    s->is_broken = false;
    note_taken(s, p);
    for (uint32_t n = 0; n < p->games && cost < most; n++) {
        cost += score_game(s, proposal_game(p, n), n);
        p->end[n].doubts = (uint32_t)s->doubt_count;
    }
    note_heads(s, p);
    cost = score_left(s, p->count, cost, most);
    p->is_clean = !s->doubt_count && !s->is_broken && !s->outside;
    return cost;
}
