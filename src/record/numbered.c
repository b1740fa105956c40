/* numbered: reads moves that follow their numbers. Numbers count moves, or pairs of moves. */

#include "record/reading.h"

enum { ROOM = 2 /* the most moves that are read after one number */ };

/* The weight of a ply is a sum of these. A greater sum means more certainty that the word is the number's move. */
enum { LEADING = 400, ANYWHERE = 100, ALONE = 100, DOTTED = -50, ALMOST = -150, REPLY = -50, MISSING = -100,
       LOST = -400 };

/* A number and the words after it that may be its moves. Prose may precede moves only if the number has WORD_APART. */
struct run {
    const struct seen *seen;
    uint32_t at;      /* index in seen->word from which the next number is sought */
    uint32_t numeral;
    uint32_t word[ROOM], count;
    bool ended;       /* whether a result, not a move, comes first after the number */
};

static bool next_run(struct run *r)
{
    const struct seen *seen = r->seen;
    uint32_t row;
    bool apart;

    while (r->at < seen->count && seen->words->word[seen->word[r->at]].kind != WORD_NUMBER)
        r->at++;
    if (r->at == seen->count)
        return false;
    r->numeral = seen->word[r->at++];
    row = seen->words->word[r->numeral].row;
    apart = seen->words->word[r->numeral].flags & WORD_APART;
    r->count = 0;
    r->ended = false;
    for (; r->at < seen->count; r->at++) {
        const struct word *word = &seen->words->word[seen->word[r->at]];
        bool alone = words_row(seen->words, word)->moves == 1 && !words_row(seen->words, word)->prose;

        if (word->kind == WORD_NUMBER || (word->kind == WORD_PROSE && !apart) ||
            !(word->row == row || (!r->count && !r->ended) || alone))
            break;
        if (words_is_move(word) && r->count < ROOM && !r->ended)
            r->word[r->count++] = seen->word[r->at];
        r->ended = r->ended || (word->kind == WORD_END && !r->count);
    }
    return true;
}

static int weigh(const struct seen *seen, uint32_t numeral, uint32_t i)
{
    const struct word *number = &seen->words->word[numeral];
    bool leads = number->flags & WORD_LEADS;
    int weight = leads ? LEADING : ANYWHERE;

    weight += leads && !words_row(seen->words, number)->prose ? ALONE : 0;
    return seen->words->word[i].kind == WORD_MOVE ? weight : weight + ALMOST;
}

static void add(struct plies *all, int number, int weight, uint32_t word, uint32_t numeral)
{
    *MEMORY_ADD(all->ply, all->count, all->capacity) = (struct ply){number, weight, word, numeral};
}

const struct plies *plies_single(struct seen *seen)
{
    struct plies *all = &seen->single;
    struct run r = {.seen = seen, .at = all->count ? seen->count : 0};

    while (next_run(&r)) {
        const struct word *number = &seen->words->word[r.numeral];
        bool leads = number->flags & WORD_LEADS;

        if (r.count) {
            if (leads && number->number > 2)
                add(all, number->number - 1, LOST, r.numeral, r.numeral); /* perhaps the previous move is missing */
            add(all, number->number, weigh(seen, r.numeral, r.word[0]) + (number->flags & WORD_DOTS ? DOTTED : 0),
                r.word[0], r.numeral);
        } else if (!r.ended && leads) {
            add(all, number->number, MISSING, r.numeral, r.numeral);
        }
    }
    return all;
}

const struct plies *plies_pairs(struct seen *seen)
{
    struct plies *all = &seen->pairs;
    struct run r = {.seen = seen, .at = all->count ? seen->count : 0};
    bool full = false, dotted = false; /* full: a number had two moves; dotted: the first number with a move has dots */

    while (next_run(&r)) {
        const struct word *number = &seen->words->word[r.numeral];
        bool leads = number->flags & WORD_LEADS, dots = number->flags & WORD_DOTS;
        int ply = 2 * (number->number < NOTATION_HUGE / 2 ? number->number : 0) - 1, weight;
        uint32_t i;

        dotted = all->count ? dotted : dots;
        for (i = 0; i < r.count; i++) {
            bool reply = dots && !dotted && r.count == 1;

            weight = weigh(seen, r.numeral, r.word[i]);
            if (reply && leads && full)
                add(all, ply, LOST, r.numeral, r.numeral); /* perhaps White's move is missing */
            add(all, ply + (int)i + reply, weight, r.word[i], r.numeral);
            if (r.count > 1 || reply)
                continue;
            add(all, ply + 1, weight + REPLY, r.word[i], r.numeral); /* perhaps Black's move with White's number */
            if (leads && full)
                add(all, ply + 1, LOST, r.numeral, r.numeral); /* perhaps Black's move is missing */
        }
        full = full || r.count > 1;
    }
    return all;
}

/* Whether ply p, the first of `left` plies, begins a game: its number is 1, and its word is a possible first move or,
   if `last` is NULL, an almost-move. After `last`, p leads its row or evidence_closed holds, and p is not `beside`. */
static bool begins_game(const struct seen *seen, const struct ply *p, const struct ply *last, size_t left)
{
    const struct word *all = seen->words->word, *word = &all[p->word], *number = &all[p->numeral];
    bool beside = last && p->number == 1 && p[-1].number == 1 && all[p[-1].word].row == word->row && left > 1 &&
                  number[-1].kind != WORD_END && (p[1].number == 1 || all[p[1].word].row > word->row);

    return p->number == 1 &&
           (!last ? word->flags & WORD_FIRST || word->kind == WORD_ALMOST
                  : word->flags & WORD_FIRST && !beside &&
                    (number->flags & WORD_LEADS || evidence_closed(seen->words, last->word, p->word)));
}

void numbered_read(struct seen *seen, struct proposal *to)
{
    const struct plies *all = to->reading->plies(seen);
    size_t i, begin = 0;

    while (begin < all->count && !begins_game(seen, &all->ply[begin], NULL, 0))
        begin++;
    for (; begin < all->count; begin = i) {
        for (i = begin + 1; i < all->count && !begins_game(seen, all->ply + i, all->ply + begin, all->count - i); i++)
            ;
        chain_find(all->ply + begin, i - begin, to->reading->more, to);
    }
}
