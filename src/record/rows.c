/* rows: reads each row as a game, or as a continuation of the game above. */

#include "record/reading.h"

/* Whether a word is read as a move: a whole move, or an almost-move that does not directly follow prose. */
static bool is_told(const struct word *word)
{
    if (word->kind == WORD_ALMOST)
        return word->flags & WORD_LEADS || word[-1].kind != WORD_PROSE;
    return word->kind == WORD_MOVE && word->flags & WORD_WHOLE;
}

/* The moves of a row. */
struct line {
    const uint32_t *word;
    uint32_t count;
    uint32_t first; /* index of the first move that can begin a game; `count` if there is none */
};

/* Returns the words that are read as moves. The caller frees the array of their indices. */
static struct seen list_moves(const struct seen *seen)
{
    struct seen t = *seen;
    uint32_t i;

    t.word = memory_new((size_t)seen->count + 1, sizeof *t.word);
    for (i = t.count = 0; i < seen->count; i++)
        if (is_told(&seen->words->word[seen->word[i]]))
            t.word[t.count++] = seen->word[i];
    return t;
}

/* Returns the row whose first move is t->word[begin]. */
static struct line read_line(const struct seen *t, uint32_t begin)
{
    const struct word *all = t->words->word;
    struct line l = {.word = t->word + begin};

    while (begin + l.count < t->count && all[l.word[l.count]].row == all[l.word[0]].row)
        l.count++;
    while (l.first < l.count && !(all[l.word[l.first]].flags & WORD_FIRST))
        l.first++;
    return l;
}

/* Whether the last game of a proposal is legal and unfinished, as far as the judge has played the game. */
static bool is_open(const struct seen *seen, const struct proposal *to)
{
    return to->games && seen->judge->so_far.error < 0 && !seen->judge->so_far.is_over;
}

/* Adds the moves of a row, from index n on, to the last game. In a wrapped archive, the judge plays them too. */
static void add_line(const struct seen *seen, const struct line *l, uint32_t n, struct proposal *to)
{
    for (; n < l->count; n++) {
        proposal_add(to, l->word[n]);
        if (to->reading->reading == RECORD_WRAPPED)
            judge_add(seen->judge, seen->words, l->word[n]);
    }
}

void rows_archive(struct seen *seen, struct proposal *to)
{
    bool wrapped = to->reading->reading == RECORD_WRAPPED, begins;
    struct seen t = list_moves(seen);
    struct line l;
    uint32_t at, n;

    for (at = 0; at < t.count; at += l.count) {
        const struct word *first = &seen->words->word[t.word[at]];
        const struct text_row *row = words_row(seen->words, first);

        l = read_line(&t, at);
        n = !wrapped && l.first == l.count && l.count > 2 && first->kind == WORD_ALMOST ? 0 : l.first;
        begins = n < l.count && !(wrapped && n);
        if (wrapped && l.count == 1 && is_open(seen, to) && first->move.notation == NOTATION_CLASSIC)
            begins = false; /* A1S can be a later move too */
        if (!begins && (row->prose || (wrapped ? !is_open(seen, to)
                                               : (l.count == 1 && !t.is_archive) || l.count < row->last - row->first)))
            continue;
        n = begins ? n : 0;
        if (begins || !wrapped) {
            proposal_begin(to);
            judge_begin(seen->judge, seen->words, l.word[n]);
        }
        add_line(seen, &l, n, to);
    }
    free(t.word);
}
