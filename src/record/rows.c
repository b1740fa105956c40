/* rows: reads each row as a game, as the continuation of the game above, or as the moves of one player. */

#include "record/reading.h"

/* The words of a row that are read as moves: moves, and almost-moves that do not directly follow prose. */
struct line {
    const struct text_row *row;
    uint32_t *word;
    uint32_t count;
    uint32_t first; /* index of the first move that can begin a game; `count` if there is none */
};

/* Reads the row of seen->word[at]; returns the index in seen->word of the next row's first word. */
static uint32_t read_line(const struct seen *seen, uint32_t at, struct line *l)
{
    const struct word *all = seen->words->word;

    l->row = words_row(seen->words, &all[seen->word[at]]);
    for (l->count = l->first = 0; at < seen->count && words_row(seen->words, &all[seen->word[at]]) == l->row; at++) {
        const struct word *word = &all[seen->word[at]];

        if (word->kind == WORD_ALMOST ? word->flags & WORD_LEADS || word[-1].kind != WORD_PROSE
                                      : word->kind == WORD_MOVE) {
            l->first += l->first == l->count && !(word->flags & WORD_FIRST);
            l->word[l->count++] = seen->word[at];
        }
    }
    return at;
}

/* Whether the last game of a proposal is legal and unfinished, up to the last word passed to judge_add. */
static bool is_open(const struct seen *seen, const struct proposal *to)
{
    return to->games && seen->judge->so_far.error < 0 && !seen->judge->so_far.is_over;
}

void rows_archive(struct seen *seen, struct proposal *to)
{
    bool wrapped = to->reading->reading == RECORD_WRAPPED, begins;
    struct line l = {.word = memory_new((size_t)seen->count + 1, sizeof *l.word)};
    uint32_t at = 0, n;

    while (at < seen->count) {
        at = read_line(seen, at, &l);
        if (!l.count)
            continue;
        begins = l.first < l.count && !(wrapped && l.first);
        if (wrapped && l.count < 2 && is_open(seen, to) && seen->words->word[*l.word].move.notation == NOTATION_CLASSIC)
            begins = false; /* A1S can be a later move too */
        if (!begins && (l.row->prose || (wrapped ? !is_open(seen, to) : l.count < l.row->last - l.row->first ||
                                                                        (l.count == 1 && !seen->is_archive))))
            continue;
        n = begins ? l.first : 0;
        if (begins || !wrapped) {
            proposal_begin(to);
            judge_begin(seen->judge, seen->words, l.word[n]);
        }
        for (; n < l.count; n++) {
            proposal_add(to, l.word[n]);
            if (wrapped)
                judge_add(seen->judge, seen->words, l.word[n]);
        }
    }
    free(l.word);
}

void rows_players(struct seen *seen, struct proposal *to)
{
    const struct words *w = seen->words;
    uint32_t *word = memory_new(2 * (size_t)seen->count + 1, sizeof *word), at = 0, k;
    struct line white = {.word = word}, black = {.word = word + seen->count};
    struct text one, other;

    while ((at = read_line(seen, at, &white)) < seen->count) {
        read_line(seen, at, &black);
        if (white.first || !black.first || white.count < 2 || white.count - black.count > 1 ||
            white.row->prose + black.row->prose > 4)
            continue;
        other = words_lead(w, &w->word[*black.word]);
        one = words_label(words_lead(w, &w->word[*white.word]), other);
        other = words_label(other, words_lead(w, &w->word[*white.word]));
        if (key_find(one) ? !key_find(other) : !heading_is_name(one) || !heading_is_name(other))
            continue;
        proposal_begin(to);
        for (k = 0; k < white.count + black.count; k++)
            proposal_add(to, (k % 2 ? &black : &white)->word[k / 2]);
    }
    free(word);
}
