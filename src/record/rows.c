/* rows: a row is a game, or goes on with the one above; or each row has one move. */

#include "record/reading.h"

/* Whether a word stands where moves do on its row: a word that is almost one not behind prose. */
static bool is_told(const struct word *word)
{
    if (word->kind == WORD_ALMOST)
        return word->flags & WORD_LEADS || word[-1].kind != WORD_PROSE;
    return word->kind == WORD_MOVE && word->flags & WORD_WHOLE;
}

/* The moves of a row, among the words seen. */
struct line {
    uint32_t begin, end; /* of the words seen */
    uint32_t moves;
    uint32_t first;      /* the index, among the moves, of the first that begins a game; `moves` if there is none */
};

/* Reads the moves of the row of the word at `begin`. */
static struct line read_line(const struct seen *seen, uint32_t begin)
{
    const struct word *all = seen->words->word;
    struct line l = {.begin = begin, .end = begin};
    bool found = false;

    for (; l.end < seen->count && all[seen->word[l.end]].row == all[seen->word[begin]].row; l.end++) {
        const struct word *word = &all[seen->word[l.end]];

        if (!is_told(word))
            continue;
        found = found || word->flags & WORD_FIRST;
        l.first += !found;
        l.moves++;
    }
    return l;
}

/* Adds the moves of a row, from the n-th on, to the last game. */
static void add_line(const struct seen *seen, const struct line *l, uint32_t n, struct proposal *to)
{
    uint32_t i;

    for (i = l->begin; i < l->end; i++)
        if (is_told(&seen->words->word[seen->word[i]]) && !n)
            proposal_add(to, seen->word[i]);
        else
            n -= n && is_told(&seen->words->word[seen->word[i]]);
}

/* The first move of a row. */
static const struct word *first_move(const struct seen *seen, const struct line *l)
{
    uint32_t i = l->begin;

    while (!is_told(&seen->words->word[seen->word[i]]))
        i++;
    return &seen->words->word[seen->word[i]];
}

/* Whether the last game, as far as the judge knows it, is unfinished. */
static bool is_open(const struct seen *seen)
{
    return seen->judge->so_far.error < 0 && !seen->judge->so_far.is_over;
}

/* Plays what was added to the last game from a word on. */
static void judge(const struct seen *seen, const struct proposal *to, uint32_t from)
{
    if (from == (to->games > 1 ? to->end[to->games - 2].word : 0))
        judge_begin(seen->judge, seen->words, to->word[from]);
    for (; from < to->count; from++)
        judge_add(seen->judge, seen->words, to->word[from]);
}

/* From which move on a row is a game; its number of moves if it is none. */
static uint32_t find_begin(const struct seen *seen, const struct line *l, bool wrapped)
{
    const struct word *first = first_move(seen, l);

    if (l->first == l->moves && l->moves > 2 && first->kind == WORD_ALMOST && !wrapped)
        return 0;
    return wrapped && l->first ? l->moves : l->first;
}

/* Whether the text is an archive, or most of its rows of moves have a first move, so that a row of one move is a
   game. */
static bool leads_most(const struct seen *seen)
{
    uint32_t at = 0, rows = 0, games = 0;

    while (at < seen->count) {
        struct line l = read_line(seen, at);

        at = l.end;
        rows += l.moves > 0;
        games += l.first < l.moves;
    }
    return seen->is_archive || games * 2 > rows;
}

void rows_archive(const struct seen *seen, const struct reading *reading, struct proposal *to)
{
    bool wrapped = reading->reading == RECORD_WRAPPED, archive = !wrapped && leads_most(seen);
    uint32_t at = 0, begin, before;

    while (at < seen->count) {
        struct line l = read_line(seen, at);
        const struct text_row *row = words_row(seen->words, &seen->words->word[seen->word[at]]);

        before = to->count;
        at = l.end;
        if (!l.moves)
            continue;
        begin = find_begin(seen, &l, wrapped);
        if (wrapped && l.moves == 1 && to->games && is_open(seen) &&
            first_move(seen, &l)->move.notation == NOTATION_CLASSIC)
            begin = 1; /* A1S can be a later move too */
        if (begin < l.moves) {
            proposal_begin(to);
            add_line(seen, &l, begin, to);
        } else if (wrapped ? to->games && !row->prose && is_open(seen)
                           : (l.moves > 1 || archive) && !row->prose && l.moves == row->last - row->first) {
            if (!wrapped)
                proposal_begin(to);
            add_line(seen, &l, 0, to);
        }
        if (wrapped && to->count > before)
            judge(seen, to, before);
    }
}

void rows_labelled(const struct seen *seen, const struct reading *reading, struct proposal *to)
{
    uint32_t i, last = UINT32_MAX;

    (void)reading;
    for (i = 0; i < seen->count; i++) {
        const struct word *word = &seen->words->word[seen->word[i]];
        struct telling game = {.count = 0};

        if (!words_is_move(word) || word->row == last)
            continue;
        if (to->games)
            game = proposal_game(to, to->games - 1);
        if (word->kind == WORD_ALMOST && words_row(seen->words, word)->prose > 1 &&
            !(game.count ? evidence_fits(seen->words, game, seen->word[i]) : evidence_begins(seen, i)))
            continue;
        last = word->row;
        if (word->kind == WORD_MOVE ? word->flags & WORD_FIRST && (word->move.notation == NOTATION_MODERN || !to->games)
                                    : !to->games && evidence_begins(seen, i))
            proposal_begin(to);
        if (to->games)
            proposal_add(to, seen->word[i]);
    }
}
