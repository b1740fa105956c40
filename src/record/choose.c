/* choose: each reading (way to find games) proposes games in each view (choice of words). The cheapest games win. */

#include "record/reading.h"

static const struct view views[] = {
    {.name = "text", .hidden = WORD_COMMENT | WORD_REMARK, .cost = COST_NONE},
    {.name = "brackets", .hidden = WORD_COMMENT, .cost = COST_VIEW_BRACKETS},
    {.name = "parted", .hidden = WORD_COMMENT | WORD_REMARK, .shown = WORD_PARTED, .cost = COST_VIEW_PARTED},
    {.name = "comments", .hidden = 0, .cost = COST_VIEW_COMMENTS},
    {.name = "older first", .hidden = WORD_COMMENT | WORD_REMARK, .older_first = true, .cost = COST_NONE},
};

enum { FIRST_OF_EQUALS = 10, LAST_OF_EQUALS = 0 }; /* values of reading.more: which of two equally heavy chains wins */

static const struct reading readings[] = { /* the first of equally cheap readings wins */
    {"players", rows_players, INPUT_DETECT, RECORD_PLAIN, NULL, 0},
    {"numbered", numbered_read, INPUT_NUMBERED, RECORD_NUMBERED, plies_single, FIRST_OF_EQUALS},
    {"numbered", numbered_read, INPUT_NUMBERED, RECORD_NUMBERED, plies_single, LAST_OF_EQUALS},
    {"pairs", numbered_read, INPUT_NUMBERED, RECORD_PAIRS, plies_pairs, FIRST_OF_EQUALS},
    {"pairs", numbered_read, INPUT_NUMBERED, RECORD_PAIRS, plies_pairs, LAST_OF_EQUALS},
    {"archive", rows_archive, INPUT_ARCHIVE, RECORD_ARCHIVE, NULL, 0},
    {"wrapped archive", rows_archive, INPUT_ARCHIVE, RECORD_WRAPPED, NULL, 0},
    {"plain", plain_read, INPUT_PLAIN, RECORD_PLAIN, NULL, 0},
    {"columns", columns_read, INPUT_NUMBERED, RECORD_COLUMNS, plies_single, 0},
    {"columns of pairs", columns_read, INPUT_NUMBERED, RECORD_COLUMNS, plies_pairs, 0},
};

static bool shows(const struct view *v, const struct words *w, const struct word *word)
{
    return !(word->flags & WORD_COMMENT && words_row(w, word)->is_remark) &&
           (!(word->flags & v->hidden) || (word->flags & v->shown && !words_row(w, word)->is_wordy));
}

/* Stores in seen->word those words of the section that a view shows. Returns whether any is a move or almost-move. */
static bool look(const struct view *v, const struct score *s, struct seen *seen)
{
    enum { DEEPEST = 6 }; /* a greater quote depth counts as this depth */
    const struct word *all = s->words->word;
    int depth = v->older_first ? DEEPEST : 0, at;
    bool found = false;

    seen->word = memory_grow(seen->word, &seen->capacity, (size_t)(s->end - s->first) + 1, sizeof *seen->word);
    seen->count = 0;
    seen->single.count = seen->pairs.count = 0;
    for (; depth >= 0; depth--)
        for (uint32_t i = s->first; i < s->end; i++) {
            at = v->older_first ? words_row(s->words, &all[i])->depth : depth;
            if ((at < DEEPEST ? at : DEEPEST) == depth && shows(v, s->words, &all[i])) {
                seen->word[seen->count++] = i;
                found = found || words_is_move(&all[i]);
            }
        }
    return found;
}

/* Whether two games are in different emails, parts of emails or quote depths, unless their headings differ. */
static bool are_apart(const struct words *w, struct telling one, struct telling other)
{
    const struct text_row *a = words_row(w, &w->word[one.word[0]]), *b = words_row(w, &w->word[other.word[0]]);

    return (a->part != b->part || a->depth != b->depth) &&
           (!a->heading || !b->heading || text_equal(w->row[a->heading - 1].text, w->row[b->heading - 1].text));
}

/* Whether game `other` repeats the earlier game `one`: the longer game begins with the moves of the shorter game. If a
   heading, a label, a result, a `[` or more than FAR words are between the games, are_apart must be true, and `other`
   must not be the longer game. */
static bool repeats(const struct words *w, struct telling one, struct telling other)
{
    enum { FAR = 10000 }; /* in words; without this limit, the time would grow faster than the text */
    uint32_t n = one.count < other.count ? one.count : other.count, i = 0, last = one.word[one.count - 1];

    while (i < n && evidence_same(w, one.word[i], other.word[i]))
        i++;
    return i == n && ((i == other.count && are_apart(w, one, other)) ||
                      (*other.word < last + FAR && last < *other.word + FAR && !evidence_closed(w, last, *other.word) &&
                       evidence_end(w, last, (int)one.count, *other.word) == *other.word));
}

/* Whether a game is on one row, and is either one move without prose after it, or more moves, the last unnumbered. */
static bool is_bare(const struct score *s, struct telling g)
{
    const struct word *all = s->words->word, *end = &all[g.word[g.count - 1]];

    return all[*g.word].row == end->row && !(g.count > 1 ? end->numeral : evidence_sentence(s->words, *g.word).after);
}

/* Whether a game is probably a game of Trax, not words about something else. Two legal moves are enough, unless all
   moves are A1C. With fewer legal moves, the notation, the number of moves, their numbers and the prose decide. */
static bool is_plausible(const struct score *s, struct telling g)
{
    const struct word *first = &s->words->word[g.word[0]];
    struct verdict v = judge_play(s->judge, s->words, g.word, g.count);
    const struct text_row *row = words_row(s->words, first);
    uint32_t k, moves = 0, others = 0;

    for (k = 0; k < g.count; k++) {
        const struct word *word = &s->words->word[g.word[k]];

        moves += word->kind == WORD_MOVE;
        others += !text_is_nocase(words_text(word), "A1C"); /* A1C is also a medical term */
    }
    if (!others && !first->numeral && (g.count > 1 || row->last - row->first - row->ends > 1))
        return false;
    if (v.legal > 1)
        return true;
    if (v.legal == 0)
        return first->kind == WORD_ALMOST && first->flags & WORD_FIRST ? moves > 0 : moves > 2 && !row->prose;
    if (g.count > 1)
        return first->numeral || (first->move.notation == NOTATION_MODERN && !row->prose) ||
               (moves > 1 && !(row->prose >= g.count && s->words->word[g.word[1]].row == first->row));
    return first->flags & WORD_LEADS || first->move.notation == NOTATION_MODERN || first->numeral;
}

static bool has_plausible(const struct score *s, const struct proposal *p)
{
    uint32_t n = 0;

    while (n < p->games && !is_plausible(s, proposal_game(p, n)))
        n++;
    return n < p->games;
}

/* Counts the words of a game. A move in a sentence after a result on the last row does not count: `1-0. A0/ is bad`. */
static uint32_t count_played(const struct words *w, struct telling g)
{
    uint32_t k = g.count;

    while (--k > 0 && w->word[g.word[k]].row == w->word[g.word[g.count - 1]].row)
        if (evidence_sentence(w, g.word[k]).count > 1 && evidence_end(w, g.word[k - 1], (int)k, g.word[k]) < g.word[k])
            g.count = k;
    return g.count;
}

/* Adds to game n of a proposal the moves that only g has. The moves of game n must be the beginning of g. */
static void extend(struct proposal *p, uint32_t n, struct telling g)
{
    uint32_t end = p->end[n].word, k = proposal_game(p, n).count, i;

    for (; k < g.count; k++) {
        proposal_add(p, 0);
        memmove(p->word + end + 1, p->word + end, (p->count - 1 - end) * sizeof *p->word);
        p->word[end++] = g.word[k];
        for (i = n; i + 1 < p->games; i++)
            p->end[i].word++;
    }
}

/* Whether g is only a sentence about the game `next` below, as in `It began 1 @0/ 2 B1+.` g must be on one row, with at
   most half the moves of `next`, rounded up. If `next` repeats g (`again`), g must be one move before prose. If not, g
   must be numbered, in a sentence with no colon before g and no result after g, and above the heading of `next`. */
static bool is_told(const struct words *w, struct telling g, struct telling next, bool again)
{
    const struct word *first = &w->word[*g.word];
    uint32_t last = g.word[g.count - 1];
    const struct word *number = !(first->flags & WORD_LEADS) && first[-1].kind == WORD_NUMBER ? first - 1 : first;
    struct text lead = text_cut_blanks(text_between(words_row(w, first)->at, number->at));

    return g.count < next.count && g.count <= (next.count + 1) / 2 && first->row == w->word[last].row &&
           (again ? g.count == 1 && evidence_sentence(w, *g.word).after
                  : number < first && lead.at[lead.length - 1] != ':' && words_row(w, first)->prose > g.count &&
                    w->word[*next.word].flags & WORD_LEADS && evidence_closed(w, last, *next.word) &&
                    evidence_end(w, last, (int)g.count, *next.word) == *next.word);
}

/* Copies a proposal. Joins two games if the second repeats the first. Such games are neighbours, or the n-th games of
   the text and of a later email or quotation. In one email, never joins two bare games (is_bare) or rows of an archive.
   Skips games that are only sentences (is_told). If any game is plausible, skips implausible games without errors. */
static void merge(const struct score *s, const struct proposal *from, struct proposal *to)
{
    uint32_t n, copies = 0;
    bool plausible = has_plausible(s, from), again, apart;
    const struct text_row *row, *above = s->words->row;

    to->count = to->games = 0;
    for (n = 0; n < from->games; n++, above = row) {
        struct telling g = proposal_game(from, n), last;

        row = words_row(s->words, &s->words->word[*g.word]);
        copies = row->part == above->part && row->depth == above->depth ? copies : 0;
        if (plausible && !is_plausible(s, g) && judge_play(s->judge, s->words, g.word, g.count).error < 0)
            continue;
        g.count = count_played(s->words, g);
        if (copies < to->games && are_apart(s->words, proposal_game(to, copies), g) &&
            repeats(s->words, proposal_game(to, copies), g)) {
            extend(to, copies++, g);
            continue;
        }
        last = to->games ? proposal_game(to, to->games - 1) : g;
        apart = are_apart(s->words, last, g);
        again = to->games && (apart || !(is_bare(s, g) && is_bare(s, last))) && repeats(s->words, last, g);
        if ((to->games == 1 || again) && is_told(s->words, last, g, again)) {
            to->count -= last.count;
            to->games--;
        } else if (again && (apart || g.reading->form != INPUT_ARCHIVE)) {
            extend(to, to->games - 1, g);
            continue;
        }
        proposal_copy(to, g);
    }
}

enum { MOST = 128 /* at least (number of views) * (number of readings + 1) */ };

struct contest {
    struct reader *reader;
    struct seen seen;
    struct proposal raw, merged, best; /* merged: without repeated games; best: the cheapest so far */
    uint64_t asked[MOST]; /* hashes of the views and proposals tried so far */
    int asked_count;
};

/* Whether proposal p was tried before. If p is NULL: whether a view with these words was tried before. If not, adds a
   hash to c->asked. Tells proposals of archive readings apart from the equal proposals of other readings. */
static bool is_known(struct contest *c, const uint32_t *word, uint32_t count, const struct proposal *p)
{
    uint64_t hash = judge_hash((uint64_t)(!p ? 3 : 1 + (p->reading->form == INPUT_ARCHIVE)) << 32, word, count);

    for (uint32_t i = 0; p && i < p->games; i++)
        hash = judge_hash(hash, &p->end[i].word, 1);
    for (int k = 0; k < c->asked_count; k++)
        if (c->asked[k] == hash)
            return true;
    c->asked[c->asked_count++] = hash;
    return false;
}

/* Lets a reading propose games in a view. A proposal that costs less than c->best becomes c->best. */
static void ask(struct contest *c, const struct reading *reading, const struct view *view)
{
    const struct words *w = c->seen.words;
    struct proposal *p = &c->merged;

    c->raw.count = c->raw.games = 0;
    c->raw.reading = reading;
    c->raw.view = view;
    reading->propose(&c->seen, &c->raw);
    if (!c->raw.games)
        return;
    merge(&c->reader->score, &c->raw, p);
    if (is_known(c, p->word, p->count, p))
        return;
    p->cost = cost_table[view->cost];
    p->cost += score_proposal(&c->reader->score, p, c->reader->record->trace ? INT32_MAX : c->best.cost - p->cost);
    if (c->reader->record->trace)
        c->reader->record->trace(c->reader->record->trace_to, &(struct record_proposal){
            .reading = reading->name, .view = view->name, .line = words_row(w, &w->word[p->word[0]])->line,
            .games = (int)p->games, .moves = (int)p->count, .cost = p->cost});
    if (p->cost < c->best.cost) {
        struct proposal other = c->best;

        c->best = *p;
        c->merged = other;
    }
}

/* Stores in c->best the cheapest proposal for the words from `first` up to `end`, exclusive. Without a proposal,
   c->best.games is 0. Stops early at a proposal that is_clean. */
static void choose(struct contest *c, uint32_t first, uint32_t end)
{
    c->reader->score.first = first;
    c->reader->score.end = end;
    c->asked_count = 0;
    c->best.count = c->best.games = 0;
    c->best.cost = INT32_MAX;
    c->best.is_clean = false;
    for (size_t v = 0; v < sizeof views / sizeof *views && !c->best.is_clean; v++) {
        if (!look(&views[v], &c->reader->score, &c->seen) || is_known(c, c->seen.word, c->seen.count, NULL))
            continue;
        for (size_t r = 0; r < sizeof readings / sizeof *readings && !c->best.is_clean; r++)
            if (c->reader->form == INPUT_DETECT || /* INPUT_ARCHIVE never tries RECORD_WRAPPED */
                (c->reader->form == readings[r].form && readings[r].reading != RECORD_WRAPPED))
                ask(c, &readings[r], &views[v]);
    }
}

/* Whether a row, not the first of the text, begins a section. Dividers and headings do. So does a row that begins with
   number 1 and a possible first move, if the row above has no moves. */
static bool is_division(const struct words *w, const struct text_row *row)
{
    const struct word *first = &w->word[row->first];

    return row->kind >= LINE_DIVIDER || (!row[-1].moves && row->last - row->first > 1 && first->kind == WORD_NUMBER &&
                                         first->number == 1 && first[1].flags & WORD_FIRST);
}

static uint32_t section_end(const struct words *w, uint32_t from)
{
    uint32_t row = w->word[from].row + 1;

    while (row < w->rows && !is_division(w, &w->row[row]))
        row++;
    return row < w->rows ? w->row[row].first : w->count;
}

/* Chooses a proposal for each section. If these proposals together cost less than *whole, they replace *whole. Their
   views cost nothing here. In the end, c->reader->score is the score of *whole. */
static void choose_sections(struct contest *c, struct proposal *whole)
{
    const struct words *w = c->seen.words;
    struct proposal all = {.count = 0}, merged = {.cost = INT32_MAX};
    uint32_t from, end;

    for (from = 0; from < w->count; from = end) {
        end = section_end(w, from);
        if (end == w->count && !from)
            break;
        choose(c, from, end);
        for (uint32_t n = 0; n < c->best.games; n++)
            proposal_copy(&all, proposal_game(&c->best, n));
    }
    c->reader->score.first = 0;
    c->reader->score.end = w->count;
    if (from == w->count && all.games) {
        merge(&c->reader->score, &all, &merged);
        c->asked_count = 0;
        is_known(c, whole->word, whole->count, whole);
        if (!is_known(c, merged.word, merged.count, &merged))
            merged.cost = score_proposal(&c->reader->score, &merged, whole->cost);
    }
    if (merged.cost < whole->cost) {
        proposal_free(whole);
        *whole = merged;
    } else {
        proposal_free(&merged);
        score_proposal(&c->reader->score, whole, INT32_MAX);
    }
    proposal_free(&all);
}

void choose_games(struct reader *r)
{
    const struct words *w = &r->words;
    struct score *s = &r->score;
    struct proposal *chosen = &r->chosen;
    struct contest c = {.reader = r, .seen = {.words = w, .judge = &r->judge, .is_archive = r->has_rows}};

    free(r->judge.judged);
    r->judge.judged = memory_new((size_t)w->count + 1, sizeof *r->judge.judged);
    free(s->note);
    s->note = memory_new((size_t)w->count + 1, sizeof *s->note);
    choose(&c, 0, w->count);
    proposal_free(chosen);
    *chosen = c.best;
    c.best = (struct proposal){.count = 0};
    if (chosen->games && !chosen->is_clean)
        choose_sections(&c, chosen);
    if (!has_plausible(s, chosen)) { /* then no game is chosen, and all moves become leftovers */
        chosen->count = chosen->games = 0;
        score_proposal(s, chosen, INT32_MAX);
    }
    free(c.seen.word);
    free(c.seen.single.ply);
    free(c.seen.pairs.ply);
    proposal_free(&c.raw);
    proposal_free(&c.merged);
    proposal_free(&c.best);
}
