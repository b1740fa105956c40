#include "record/reading.h"

bool evidence_same(const struct words *w, uint32_t one, uint32_t other)
{
    return w->word[one].kind == WORD_MOVE && w->word[other].kind == WORD_MOVE &&
           notation_same(&w->word[one].move, &w->word[other].move);
}

bool evidence_closed(const struct words *w, uint32_t from, uint32_t to)
{
    const struct bracket *b = &w->bracket[w->word[to].bracket];
    const struct text_row *one = words_row(w, &w->word[from]), *other = words_row(w, &w->word[to]);
    bool apart = one->part != other->part || one->depth != other->depth;
    struct text label = one < other && !apart && !((w->word[from].flags | w->word[to].flags) & WORD_LEADS) &&
                        other->prose < other->moves ? words_lead(w, &w->word[to]) : text_of(NULL);

    if (one < other && other->heading > w->word[from].row + 1)
        return !(apart && one->heading && text_equal(w->row[one->heading - 1].text, w->row[other->heading - 1].text));
    return (b->closes == ']' && b->first == to && b->end > to + 1 && w->word[to].flags & WORD_FIRST) ||
           (label.at && words_label(label, (struct text){one->at, label.length}).at);
}

bool evidence_in_capitals(const struct word *word)
{
    return word->length > 2 && is_capital(word->at[0]) && is_capital(word->at[1]);
}

uint32_t evidence_end(const struct words *w, uint32_t last, int n, uint32_t stop)
{
    enum { NEAR = 4 };

    for (uint32_t i = last + 1; i < stop && i <= last + NEAR; i++) {
        const struct word *word = &w->word[i];
        int own = words_numeral(w, evidence_named(w, i));
        bool due = own == n + 1 || own == n / 2 + 1;

        if (words_is_move(word))
            return stop;
        if (word->kind != WORD_END || (word->flags & WORD_COMMENT) ||
            (words_row(w, word)->prose > 1 && word->row != w->word[last].row && !due) ||
            !(word->number == END_RESIGN || word->number == END_DRAW || word->winner))
            continue;
        if (!due && (word->numeral || (!(word->flags & WORD_WHOLE) && words_row(w, word)->prose &&
                                       !evidence_in_capitals(word))))
            return stop;
        return i;
    }
    return stop;
}

/* Whether a sentence begins with word i. Word i must not be the first word of a row. */
static bool begins_sentence(const struct words *w, uint32_t i)
{
    return is_blank(w->word[i].at[-1]) && strchr(".!?", w->word[i].at[-2]) && w->word[i - 1].kind != WORD_NUMBER;
}

struct sentence evidence_sentence(const struct words *w, uint32_t i)
{
    const struct word *all = w->word;
    const struct text_row *row = words_row(w, &all[i]);
    struct sentence s = {.is_if = text_is_among(words_text(&all[row->first]), "if wenn falls si se hvis")};
    uint32_t k = i;

    if (!words_is_move(&all[i])) /* word i is a number whose move is missing */
        return s;
    while (k > row->first && !(s.begins = begins_sentence(w, k)) && !words_is_move(&all[k - 1]))
        k--;
    for (; k < row->last && (k <= i || !(words_is_move(&all[k]) || begins_sentence(w, k))); k++)
        if (all[k].kind == WORD_PROSE && all[k].bracket == all[i].bracket && !(all[k].flags & WORD_COMMENT)) {
            s.count++;
            s.after += k > i;
        }
    return s;
}

bool evidence_corrects(const struct words *w, uint32_t i)
{
    enum { NEAR = 4 };
    uint32_t first = words_row(w, &w->word[i])->first, k = i;

    while (k > first && i - k < NEAR && !words_is_move(&w->word[k - 1]))
        if (text_is_among(words_text(&w->word[--k]),
                          "sorry mean meant oops correction entschuldigung meinte korrektur pardon voulais "
                          "quer\xC3\xAD" "a perd\xC3\xB3n scusa scusate volevo undskyld mente rettelse"))
            return true;
    return false;
}

int evidence_counted(const struct words *w, uint32_t i, bool pairs)
{
    const struct word *word = &w->word[i], *number = word->numeral ? &w->word[word->numeral - 1] : NULL;

    number = word->kind == WORD_NUMBER ? word : number;
    if (!number || number->number < 1 || number->number >= NOTATION_HUGE / 2)
        return 0;
    return pairs ? 2 * number->number - !(number->flags & WORD_DOTS) : number->number;
}

bool evidence_counts_pairs(const struct words *w, struct telling g)
{
    const struct word *first = &w->word[g.word[0]];
    int begin = first->numeral ? words_numeral(w, first) : 1;

    for (uint32_t k = 1; k < g.count; k++) {
        const struct word *word = &w->word[g.word[k]];
        int number = word->numeral && word->kind != WORD_NUMBER ? words_numeral(w, word) : begin;

        if (number != begin)
            return number - begin == (int)k / 2;
    }
    return g.count == 2 && !w->word[g.word[1]].numeral && first->numeral;
}
