/* doubt: finds reasons to doubt a game, such as wrong or missing numbers, moves from sentences, moves in another order
   than in the text, and results before the last move. */

#include "record/reading.h"

static void doubt(struct score *s, enum cost cost, uint32_t word, uint32_t k)
{
    *MEMORY_ADD(s->doubts, s->doubt_count, s->doubt_capacity) = (struct doubt){cost, word, k + 1};
}

/* Returns the number word of move k, from 0; NULL if the move or number is missing, or if the number counts games. */
static const struct word *number_of(const struct score *s, struct telling g, uint32_t k)
{
    const struct word *word = &s->words->word[g.word[k]];

    if (!word->numeral || word->kind == WORD_NUMBER || (k == 0 && s->first_is_own))
        return NULL;
    return &s->words->word[word->numeral - 1];
}

enum counting { COUNT_MOVES, COUNT_PAIRS, COUNT_ROWS };

struct numbers { /* an iterator over the numbers of a game */
    const struct score *score;
    struct telling game;
    uint32_t k;
    const struct word *word;  /* the number of move k; NULL at the beginning and after the last number */
};

static bool next_number(struct numbers *n)
{
    for (n->k = n->word ? n->k + 1 : 0, n->word = NULL; n->k < n->game.count; n->k++)
        if ((n->word = number_of(n->score, n->game, n->k)) != NULL)
            return true;
    return false;
}

/* Returns 2 if the current number is right, 4 if it is too large by 1, and so on. `rows`: the count of earlier numbers.
   Dots (`1...`) add 1, except before a pair's second move. If the first number has dots (`dotted`), dots add 0. */
static int distance(const struct numbers *n, enum counting counting, int rows, bool dotted)
{
    int before = counting == COUNT_MOVES ? (int)n->k : counting == COUNT_PAIRS ? (int)n->k / 2 : rows;
    bool points = n->word->flags & WORD_DOTS && !dotted;

    return 2 * (n->word->number - before) + (points && !(counting == COUNT_PAIRS && n->k % 2));
}

/* Counts the wrong numbers of a game; with `note`, doubts each wrong number. A number is right if its distance is 2 or
   equals the distance of the previous number, or if the count restarts at 1. The first number may be too small by 1. */
static size_t doubt_numbers(struct score *s, struct telling g, enum counting counting, bool note)
{
    struct numbers n = {.score = s, .game = g}, next;
    int rows = 0, off = 2;
    bool right, dotted = false, again = false; /* again: an earlier number restarted the count */
    size_t count = 0;

    for (; next_number(&n); rows++) {
        int now;

        dotted = rows ? dotted : n.word->flags & WORD_DOTS;
        now = distance(&n, counting, rows, dotted);
        if (counting == COUNT_PAIRS && n.k > 2 && n.k % 2 && !(n.word->flags & WORD_DOTS) && !number_of(s, g, n.k - 2))
            now++; /* wrong: this move of Black has a number, but Black's previous move has none */
        right = now == off || (rows == 0 && now == 0) || (rows && now == 2);
        off = now;
        if (right)
            continue;
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

/* Whether the numbers do not count moves: all are equal, or they count down, or they count players or rows of moves. */
static bool counts_otherwise(struct score *s, struct telling g)
{
    struct numbers n = {.score = s, .game = g};
    uint32_t last = 0, numbered = 0, few = 0, alike = 0, down = 0, sides = 0;
    int first = 0;

    for (; next_number(&n); last = n.k) {
        few += numbered && n.k - last < 3;
        first = numbered ? first : n.word->number;
        alike += n.word->number == first;
        sides += n.word->number == 1 + (int)n.k % 2 && !(n.word->flags & WORD_LEADS); /* as in `Player 1: ` */
        down += n.word->number == first - (int)numbered++;
    }
    if (numbered > 2 && (alike == numbered || down == numbered || sides == numbered))
        return true;
    if (numbered == 2 && last == 3 && g.count != 6) /* perhaps pairs, but with a third move in the first pair */
        return false;
    return numbered > 1 && !few && doubt_numbers(s, g, COUNT_ROWS, false) < 2;
}

/* Doubts the first move without a number. With `pairs`, Black's moves need no numbers. Does nothing if the move is move
   1 or 2, or has a smaller quote depth than move 1. */
static void doubt_unnumbered(struct score *s, struct telling g, bool pairs)
{
    const struct word *all = s->words->word;
    uint32_t k = s->first_is_own;

    while (k < g.count && (all[g.word[k]].numeral || all[g.word[k]].kind == WORD_NUMBER || (pairs && k % 2)))
        k++;
    if (k > 1 && k < g.count &&
        words_row(s->words, &all[g.word[k]])->depth >= words_row(s->words, &all[g.word[0]])->depth)
        doubt(s, COST_UNNUMBERED, g.word[k], k);
}

/* Whether move k is an aside: it is alone in a bracket; or it is unnumbered, among words after the moves of its row; or
   its row begins with words, and the first move's row does not. On such a row, a numbered aside precedes another move
   on the game's last row: `Threat: 6. B0+ 7. @3/`. An unnumbered move after `My move:` or `White:` is no aside. */
static bool is_aside(const struct words *w, struct telling g, uint32_t k, struct sentence near)
{
    const struct word *word = &w->word[g.word[k]], *last = &w->word[g.word[k - 1]];
    const struct word *next = k + 1 < g.count ? &w->word[g.word[k + 1]] : last;
    const struct text_row *row = words_row(w, word), *top = words_row(w, &w->word[g.word[0]]);
    const struct word *first = &w->word[row->first], *above = &w->word[top->first];
    struct text lead = text_between(row->at, word->at);

    if (word->bracket && !last->bracket && !next->bracket)
        return !word->numeral || w->word[word->numeral - 1].bracket == word->bracket;
    if (word->row == last->row) /* `@0/ @1/. But not A0/!`, `@0/ @1/ A2+ or C1+` */
        return !word->numeral && (last->numeral || last == first || words_is_move(last - 1)) &&
               (near.begins ? near.count > 1
                            : near.count > near.after && words_is_move(first) && last - first > 1 && !last->lead);
    return (first->kind == WORD_PROSE || first->kind == WORD_OTHER) && !first->bracket && !is_digit(*first->at) &&
           (words_is_move(above) || is_digit(*above->at)) && row->depth >= top->depth &&
           (word->numeral ? next->row == word->row && w->word[g.word[g.count - 1]].row == word->row
                          : next->row != word->row && !strchr(".!?", word->at[-2]) && !text_contains(lead, "move") &&
                                !text_contains(lead, "play") && !key_find(text_cut(&lead, ":")));
}

/* Whether the move just before word i on its row is not `last`, the game's previous move: `After 2. A0/ 3. B0/ White is
   fine`, where 2. A0/ is not in the game. `number`: the number of word i, or NULL. */
static bool follows_other(const struct score *s, uint32_t last, uint32_t i, const struct word *number)
{
    const struct word *word = &s->words->word[i];
    uint32_t before = i - 1 - !!number;

    return !(word->flags & WORD_LEADS) && before + 1 > words_row(s->words, word)->first &&
           words_is_move(&s->words->word[before]) && !evidence_same(s->words, last, before);
}

/* Doubts each move in a sentence, unless many moves of the game are in sentences. If no move is doubted and the game
   has few asides (is_aside), doubts the first aside. Words before the first move or after a list cause no doubt. */
static void doubt_taken(struct score *s, struct telling g)
{
    const struct word *all = s->words->word;
    size_t before = s->doubt_count, prose = 0, afters = 0;
    uint32_t k, aside = 0, asides = 0;

    for (k = 0; k < g.count; k++) {
        const struct word *word = &all[g.word[k]], *number = number_of(s, g, k), *last = k ? &all[g.word[k - 1]] : NULL;
        const struct text_row *row = words_row(s->words, word);
        struct sentence near = evidence_sentence(s->words, g.word[k]);
        bool behind = last && word->row == last->row, move = !number && word->kind == WORD_MOVE;
        bool after = behind && near.count > near.after; /* words between two moves: `B0+ threatens C1+` */
        /* two words of prose make a row a sentence; after a label or first move, one word does: `Ann: B0+, not C0+` */
        bool other = after && (all[row->first].kind == WORD_OTHER || (k > 1 && last == &all[row->first]));
        bool item = word->lead && word->lead == all[g.word[0]].lead && g.word[k] == row->first; /* an item of a list */
        bool in_prose = near.count && row->prose > !other && !item;
        bool ends = after && !afters && word->row == all[g.word[g.count - 1]].row && word->row > all[g.word[0]].row;

        afters += after;
        prose += in_prose;
        if (k && is_aside(s->words, g, k, near) && asides++ == 0)
            aside = k;
        if ((in_prose && move && (after || (!behind && (k || near.after))) && !(word->flags & WORD_COMMENT)) ||
            (k && (ends || (near.after && near.count > near.after && word[1].kind == WORD_PROSE))) ||
            (k && !behind && follows_other(s, g.word[k - 1], g.word[k], number)) || (k && number && near.is_if))
            doubt(s, COST_TAKEN, g.word[k], k);
    }
    if ((s->doubt_count - before) * 3 > g.count + 1 || 2 * prose > g.count + 1)
        s->doubt_count = before;
    if (aside && asides * 3 <= g.count + 1 && s->doubt_count == before)
        doubt(s, COST_ASIDE, g.word[aside], aside);
}

/* Whether a game is in columns, which are read downwards: the numbers grow along each row, and the first numbers of the
   rows grow downwards. `first`, `last`: the game's outermost words. */
static bool are_columns(const struct score *s, uint32_t first, uint32_t last)
{
    const struct word *all = s->words->word;
    uint32_t i, row = UINT32_MAX;
    int lead = 0, before = 0; /* the number that begins the row, and the last number */

    for (i = first; i <= last; i++) {
        int number = words_numeral(s->words, &all[i]);

        if (s->note[i].state != SCORE_TAKEN || !all[i].numeral)
            continue;
        if (number < (all[i].row == row ? before : lead))
            return false;
        lead = all[i].row == row ? lead : number;
        row = all[i].row;
        before = number;
    }
    return true;
}

/* Finds the first move that is earlier in the text than the game's previous move. Doubts this move if it has a number.
   Doubts no game in columns, in reverse order or in a view with older_first. Ignores replies above a quoted email. */
static void doubt_order(struct score *s, struct telling g)
{
    uint32_t k, ups = 0, wrong = 0, first = g.word[0], last = first;

    for (k = 1; k < g.count; k++) {
        first = g.word[k] < first ? g.word[k] : first;
        last = g.word[k] > last ? g.word[k] : last;
        if (g.word[k] < g.word[k - 1] && words_row(s->words, &s->words->word[g.word[k]])->depth >=
                                         words_row(s->words, &s->words->word[g.word[k - 1]])->depth && ups++ == 0)
            wrong = g.word[k];
    }
    if (ups && ups + 1 < g.count && s->words->word[wrong].numeral && !g.view->older_first &&
        !are_columns(s, first, last))
        doubt(s, COST_ORDER, wrong, 0);
}

/* Whether `...` precedes `to`, but not `from`, and neither is numbered: `@0/ B1+ ... D1+`. Or whether `to` begins a
   named list, and `from` is in another, and one list has several words: `"white": ["@0/", "A0+"], "black": ["B1+"]`. */
static bool begins_list(const struct words *w, uint32_t from, uint32_t to)
{
    const struct bracket *b = &w->bracket[w->word[to].bracket], *last = &w->bracket[w->word[from].bracket];

    if (from && from + 1 == to && b->closes != ']' && w->word[from - 1].row == w->word[to].row &&
        words_is_move(&w->word[from - 1]) && !(w->word[from].numeral | w->word[to].numeral))
        return text_contains(text_between(w->word[from].at, w->word[to].at), "...") &&
               !text_contains(text_between(w->word[from - 1].at, w->word[from].at), "...");
    return from < to && b->closes == ']' && last->closes == ']' && b->first == to &&
           b->open[b->open[-1] == ' ' ? -2 : -1] == ':' && (b->end - b->first > 1 || last->end - last->first > 1);
}

/* Whether the words `from` and `to` are below different headings. A heading may have several rows. If the heading of
   `to` comes first, as in a reply above a quotation, the headings must be equally long: `Game 2`, `Game 1`. */
static bool changes_heading(const struct words *w, uint32_t from, uint32_t to)
{
    uint32_t one = words_row(w, &w->word[from])->heading, other = words_row(w, &w->word[to])->heading;
    uint32_t above = one < other ? one : other, below = one < other ? other : one;

    if (!above || one == other || (other < one && w->row[one - 1].text.length != w->row[other - 1].text.length))
        return false;
    while (text_equal(w->row[above - 1].text, w->row[below - 1].text))
        if (--above == 0 || w->row[above - 1].kind != LINE_HEADING || w->row[--below - 1].kind != LINE_HEADING)
            return false;
    return true;
}

/* Doubts a game that goes on after a result, after dots, below another heading or in another list in [ ]. Doubts a
   game in which each row begins with a possible first move. Doubts a later move that may begin a game, if the game ends
   before this move (evidence_closed), or if this move begins another email and precedes the game's move 2. */
static void doubt_firsts(struct score *s, struct telling g)
{
    const struct word *all = s->words->word;
    uint32_t k, rows = 0, firsts = 0, last = 0, end;

    for (k = 0; k < g.count; k++) {
        if (k && (end = evidence_end(s->words, g.word[k - 1], (int)k, g.word[k])) < g.word[k])
            doubt(s, COST_ENDED, end, k);
        if (k && all[g.word[k]].flags & WORD_FIRST && (evidence_closed(s->words, g.word[k - 1], g.word[k]) ||
            (words_row(s->words, &all[g.word[k - 1]])->part < words_row(s->words, &all[g.word[k]])->part &&
             k + 1 < g.count && evidence_same(s->words, g.word[1], g.word[k + 1]))))
            doubt(s, COST_ENDED, g.word[k], k);
        else if (k && changes_heading(s->words, g.word[k - 1], g.word[k]))
            doubt(s, COST_ENDED, s->words->row[words_row(s->words, &all[g.word[k]])->heading - 1].first, k);
        else if (k && begins_list(s->words, g.word[k - 1], g.word[k]))
            doubt(s, COST_UNNUMBERED, g.word[k], k);
        if (!k || all[g.word[k]].row != all[g.word[k - 1]].row) {
            rows++;
            last = g.word[k];
            firsts += all[last].flags & WORD_FIRST && !all[last].numeral && all[last].kind == WORD_MOVE;
        }
    }
    if (rows > 1 && firsts == rows && g.count > rows)
        doubt(s, COST_ORDER, last, 0);
}

void doubt_game(struct score *s, struct telling g)
{
    uint32_t k = 1;
    size_t wrong;
    bool pairs;

    while (k < g.count && !s->words->word[g.word[k]].numeral)
        k++;
    s->first_is_own = k == g.count && g.reading->form == INPUT_ARCHIVE; /* no later move has a number */
    wrong = doubt_numbers(s, g, COUNT_MOVES, false) + evidence_counts_pairs(s->words, g);
    pairs = wrong && doubt_numbers(s, g, COUNT_PAIRS, false) < wrong;
    doubt_order(s, g);
    if (!counts_otherwise(s, g)) {
        if (wrong)
            doubt_numbers(s, g, pairs ? COUNT_PAIRS : COUNT_MOVES, true);
        doubt_unnumbered(s, g, pairs);
    }
    doubt_taken(s, g);
    doubt_firsts(s, g);
}
