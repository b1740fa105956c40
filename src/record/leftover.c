#include "record/reading.h"

/* A game near which leftovers (moves in no game) are sought. r->judge.board has its last position until find_joined. */
struct left {
    struct reader *r;
    const struct words *w;
    struct telling game;
    uint32_t first, last; /* the first and last words of the game */
    bool is_open;         /* whether the game has neither a result nor an error */
    bool is_counted;      /* whether the last move of the game has a number */
    uint32_t stop;        /* number of the move with an error; if no move has an error, the number of moves */
};

static void add(const struct left *l, enum leftover_kind kind, uint32_t i, int number)
{
    const struct word *word = &l->w->word[i],
                      *other = kind == LEFTOVER_AGAIN ? &l->w->word[l->game.word[number - 1]] : word;

    /* a numbered move above the game's heading may belong to another game: it is reported even without -v */
    number |= kind == LEFTOVER_MENTIONED && word->numeral && i < l->first && evidence_closed(l->w, i, l->first);
    if (kind == LEFTOVER_MENTIONED && i > l->first && i < l->last && !l->r->game->dropped)
        l->r->game->dropped = words_row(l->w, word)->line;
    fill_leftover(l->r->game, kind, words_text(other), gather_place(l->w, word), number);
}

/* Returns evidence_counted of word i. But in an open game of n moves, numbered in pairs, n + 1 means move n + 1. */
static int number_of(const struct left *l, uint32_t i)
{
    int number = evidence_counted(l->w, i, l->r->game->in_pairs), next = (int)l->game.count + 1;

    return l->is_open && l->r->game->in_pairs && number == 2 * next - 1 ? next : number;
}

/* Returns the number of the game's first move after word i; 0 if this move is missing, or has no number in the text. */
static int next_number(const struct left *l, uint32_t i)
{
    uint32_t next = l->r->score.note[i].next;

    return next < l->w->count && l->w->word[next].numeral ? (int)l->r->score.note[next].ply : 0;
}

/* Whether word i, in a comment, is the next move. After word i, a ; and a move must follow: then ; separates moves, as
   in `1. @0/ ok; 2. A2+ bad; 3. A3/`. Without numbers, word i must be move 2 or 3: @1/ in `I @0/; you @1/; I A0/`. */
static bool is_parted(const struct left *l, uint32_t i)
{
    int next = l->is_counted ? (int)l->game.count + 1 : 0;
    uint32_t k = i + 1;

    if (!l->is_open || number_of(l, i) != next || (!next && l->game.count > 2))
        return false;
    while (k < words_row(l->w, &l->w->word[i])->last && !(words_is_move(&l->w->word[k]) && (!next || number_of(l, k))))
        k++;
    return k < words_row(l->w, &l->w->word[i])->last && number_of(l, k) == next + (next > 0) &&
           memchr(l->w->word[i].at, ';', (size_t)(l->w->word[k].at - l->w->word[i].at));
}

/* Whether word i, above or below an open game, may be the next move or replace the last move. Either word i has the
   last move's number and ends its row. Or it is its row's first move, and is in a reply or legal and unnumbered. */
static bool is_ahead(const struct left *l, uint32_t i)
{
    struct move to = {.reason = MOVE_SYNTAX};
    const struct text_row *row = words_row(l->w, &l->w->word[i]);
    bool reply = row->depth < words_row(l->w, &l->w->word[l->game.word[l->game.count - 1]])->depth;
    uint32_t k = i;

    while (k > row->first && !words_is_move(&l->w->word[k - 1]))
        k--;
    if ((i > l->first && i < l->last) || !l->is_open || evidence_same(l->w, i, l->last))
        return false;
    move_resolve(&l->r->judge.board, l->r->judge.rules, &l->w->word[i].move, &to);
    return (k == row->first && (reply || (!number_of(l, i) && to.reason == MOVE_PLAYED))) ||
           (number_of(l, i) == (int)l->game.count && i + 1 == row->last);
}

/* Whether word i corrects an earlier move: `sorry, I meant A0/`. A numbered move of the game does not count. */
static bool is_correction(const struct left *l, uint32_t i)
{
    uint32_t ply = l->r->score.note[i].ply;

    return evidence_corrects(l->w, i) &&
           (ply ? ply > 1 && !l->w->word[i].numeral : i > l->first && !evidence_same(l->w, i, l->last));
}

/* Returns score_leftover(i). But beside games in JSON or SGF, a word that begins a JSON string costs COST_BARE. */
static enum cost place_of(const struct left *l, uint32_t i)
{
    const char *at = l->w->word[i].at;

    return !l->game.count && at > l->r->all.at && at[-1] == '"' ? COST_BARE : score_leftover(&l->r->score, i);
}

/* Whether word i, outside of the game, is in a bracket that begins a row and may be a game: `[@0/ B1+ C1+]`. */
static bool is_bracketed(const struct left *l, uint32_t i)
{
    const struct bracket *b = &l->w->bracket[l->w->word[i].bracket];
    const struct word *first = &l->w->word[b->first];
    const struct text_row *row = words_row(l->w, first);

    return b > l->w->bracket && b->first == row->first &&
           (i < l->first || (i > l->last && row > l->w->row && !row[-1].moves)) &&
           first[first->kind == WORD_NUMBER].flags & WORD_FIRST && words_is_move(&l->w->word[b->end - 1]);
}

/* Whether word i, a move beside prose, may belong to the game. A numbered move must have a new number and follow little
   or no prose (`leads`). An unnumbered move may belong to any game without numbers. To belong to a game with numbers,
   it must be beside at most one word of prose. If this game is over, it must be below, and a possible first move. */
static bool is_beside(const struct left *l, uint32_t i, int number, bool leads)
{
    const struct text_row *row = words_row(l->w, &l->w->word[i]);

    if (i < l->first && row->depth >= words_row(l->w, &l->w->word[l->first])->depth)
        return false; /* the move is above the game */
    if (number)
        return number > (int)l->game.count && leads;
    return !l->is_counted || (row->prose < 2 && (l->is_open || (i > l->last && l->w->word[i].flags & WORD_FIRST)));
}

/* Whether word i, an almost-move below or beside the first move, may belong to the game. The place COST_BARE suffices.
   In or just after the game, COST_BESIDE or a single meaning (`clear`) suffices. On a short row, `clear` suffices. */
static bool is_almost(const struct left *l, uint32_t i, enum cost place, bool clear)
{
    const struct text_row *row = words_row(l->w, &l->w->word[i]);
    bool after = i > l->first || l->w->word[i].row == l->w->word[l->first].row;
    bool within = i > l->first && i <= l->last + 1, answer = row->moves == 1 && row->prose < 2;

    return after && (place == COST_BARE || (within && place == COST_BESIDE) || ((within || answer) && clear));
}

/* Lists word i, a move or almost-move in no game, as the kind of leftover that fits; skips it if no kind fits. */
static void take(const struct left *l, uint32_t i)
{
    const struct word *word = &l->w->word[i];
    const struct text_row *row = words_row(l->w, word);
    enum cost place = place_of(l, i);
    int number = number_of(l, i), count = (int)l->game.count, due = count + 1 + l->r->game->in_pairs;
    bool among = place == COST_BARE || place == COST_BETWEEN || (place == COST_BESIDE && row->moves > 2
                 ? row->moves > row->prose : number == 1 && word->flags & WORD_FIRST && row->moves >= row->prose);
    bool open = l->is_open && !(l->r->form == INPUT_ARCHIVE && word->row > l->w->word[l->last].row);
    bool move = word->kind == WORD_MOVE, same = word->row == l->w->word[l->last].row;
    bool leads = word->flags & WORD_LEADS || (same && row->prose < row->moves);
    bool ended = i > l->last && (same || !row->prose) && l->r->game->end_at.line == row->line;
    char meant[NOTATION_WORD];
    bool clear = move || slip_meant(words_text(word), meant);

    if (place == COST_REMARK && (is_bracketed(l, i) || (l->game.count && is_correction(l, i))))
        add(l, LEFTOVER_AMONG, i, 0);
    if (place == COST_REMARK || (place == COST_COMMENT && !is_parted(l, i)))
        return;
    if (number > due && open && move && leads)
        add(l, LEFTOVER_GAP, i, count + 1);
    else if (number > count && number <= due && (open || ended) && (leads || clear || row->prose < 3))
        add(l, evidence_sentence(l->w, i).is_if ? LEFTOVER_MENTIONED : LEFTOVER_DUE, i, count + 1);
    else if (move && number > 0 && number <= count && (among || (number == count && is_ahead(l, i))))
        add(l, LEFTOVER_AGAIN, i, number);
    else if (move ? (!number && (ended || place == COST_COMMENT)) ||
                        (among && !(i < l->first && i > row->first && !number && row->moves == 1)) ||
                        (place == COST_BESIDE && is_beside(l, i, number, leads))
                  : is_almost(l, i, place, clear))
        add(l, !number && next_number(l, i) ? LEFTOVER_UNCOUNTED : LEFTOVER_AMONG, i, number ? 0 : next_number(l, i));
    else if (move)
        add(l, l->game.count && (is_ahead(l, i) || is_correction(l, i)) ? LEFTOVER_AMONG : LEFTOVER_MENTIONED, i, 0);
}

/* Lists a result after the game, even with a wrong number: `9. Ann resigns`. Ignores comments, brackets, headings,
   questions and fields beside the next game. The words `time` and `win`, and claims beside moves, count only after
   `I`, `you` or a wrong number. */
static void take_end(const struct left *l, uint32_t i)
{
    enum { SHORT = 5 };
    const struct word *word = &l->w->word[i], *first = evidence_named(l->w, i);
    const struct text_row *row = words_row(l->w, word);
    uint32_t next = l->r->score.note[i].next;
    int due = (int)l->game.count + 1, own = word->number ? number_of(l, (uint32_t)(first - l->w->word)) : 0;

    if (word->flags & (WORD_COMMENT | WORD_REMARK) || row->kind == LINE_HEADING ||
        (l->game.reading->form == INPUT_ARCHIVE && next < l->w->count && l->w->word[next].row == word->row) ||
        (word->at + word->length < row->end && word->at[word->length] == '?'))
        return;
    if (own && own != due && first[-1].kind == WORD_NUMBER && word->flags & WORD_WHOLE && first->flags & WORD_LEADS)
        add(l, own < due ? LEFTOVER_AGAIN : LEFTOVER_GAP, i, own < due ? own : due);
    else if (!(text_is_among(words_text(word), "time win") || (row->moves && word->number == END_CLAIM)) ||
             text_is_among(words_text(first), "i you"))
        add(l, LEFTOVER_MENTIONED, i, row->prose < SHORT || i + 1 == row->last);
}

/* Lists word i, which is no move, if it seems to stand for the next move. Either it is alone on its row after the next
   number (`5. what`). Or it ends its row just after the last move, and is a single capital or a misspelt `resigns`.
   Also lists a draw in a sentence: `Remis war gerecht`. Ignores comments. */
static void take_other(const struct left *l, uint32_t i)
{
    const struct word *word = &l->w->word[i];
    const struct text_row *row = words_row(l->w, word);
    int due = (int)l->game.count + 1, number = word[-1].kind == WORD_NUMBER ? number_of(l, i - 1) : 0;
    bool numbered = number == due || (l->r->game->in_pairs && number == due - 1);
    bool letter = word->length == 1 && is_capital(*word->at) && (word->at + 1 == row->end || is_blank(word->at[1]));

    if (l->is_open && i + 1 == row->last && !(word->flags & (WORD_COMMENT | WORD_REMARK)) &&
        (numbered && i == row->first + 1 ? letter || word->kind == WORD_PROSE
         : i == l->last + 1 + numbered && word->row == l->w->word[l->last].row &&
               (letter || text_nearest(words_text(word), text_of("resign resigns resigned")).length)))
        add(l, LEFTOVER_OTHER, i, due);
    else if (l->is_open && ending_read(words_text(word), &l->r->game->heading, NULL).marker == END_DRAW)
        take_end(l, i);
}

/* Lists row n, within the game, if the row has a number but no move: `2w`, `2.` or `2`. The game's next row must begin
   with the same or the next number. A plain `2` may be a page number: it counts only if the next row's 3 is wrong. */
static void take_number(const struct left *l, uint32_t n)
{
    const struct text_row *row = &l->w->row[n];
    uint32_t next = row->first < row->last ? l->r->score.note[row->first].next : l->w->count;
    struct text number = row->text, other;
    int value = text_cut_number(&number, NOTATION_HUGE / 2), due, ply;

    if (value < 1 || row->moves || next >= l->w->count || row->parted.at ||
        l->w->word[row->first].flags & WORD_REMARK || l->r->score.note[row->first].state != SCORE_LEFT)
        return;
    other = words_row(l->w, &l->w->word[next])->text;
    due = text_cut_number(&other, NOTATION_HUGE / 2);
    ply = (int)l->r->score.note[next].ply;
    if (number.length ? words_skip(number, " .):wWbB").length == 0 && (due == value || due == value + 1)
                      : due == value + 1 && ply != (l->r->game->in_pairs ? 2 * due - 1 : due))
        add(l, LEFTOVER_OTHER, row->first, ply);
}

/* Whether the game's moves from k up to n, exclusive, are legal after a first tile with the edges `edges`. */
static bool are_legal_after(const struct left *l, unsigned edges, uint32_t k, uint32_t n)
{
    struct judge *j = &l->r->judge;

    judge_begin(j, l->w, l->game.word[k]);
    for (board_play(&j->board, 0, 0, edges, 1); k < n; k++)
        judge_add(j, l->w, l->game.word[k]);
    return j->so_far.error < 0;
}

/* Lists the first move of each row that continues the game but may be another game without its first move. */
static void find_joined(const struct left *l)
{
    const uint32_t *word = l->game.word;
    uint32_t n;

    for (uint32_t k = 1; l->r->has_rows && k < l->stop; k = n) {
        for (n = k; n < l->game.count && l->w->word[word[n]].row == l->w->word[word[k]].row; n++)
            ;
        if (n > k + 2 && /* fewer moves are often legal by chance */
            l->w->word[word[k]].row > l->w->word[word[k - 1]].row &&
            (are_legal_after(l, BOARD_NORTH | BOARD_WEST, k, n) || are_legal_after(l, BOARD_NORTH | BOARD_SOUTH, k, n)))
            add(l, LEFTOVER_JOINED, word[k], 0);
    }
}

/* Finds a move in a comment or bracket for the game's first number without a move. Stores both in game->aside. */
static void find_aside(const struct left *l, uint32_t from, uint32_t to)
{
    uint32_t k = 0, i;

    while (k < l->game.count && l->w->word[l->game.word[k]].kind != WORD_NUMBER)
        k++;
    for (i = from; k < l->game.count && i < to && !l->r->game->aside_line; i++) {
        const struct word *word = &l->w->word[i], *number = word->numeral ? &l->w->word[word->numeral - 1] : NULL;

        if (word->kind == WORD_MOVE && word->flags & (WORD_COMMENT | WORD_REMARK) && number &&
            number->row == word->row && number->number == (l->r->game->in_pairs ? (int)k / 2 : (int)k) + 1) {
            l->r->game->aside = text_between(number->at, word->at + word->length);
            l->r->game->aside_line = words_row(l->w, word)->line;
        }
    }
}

/* Lists word i if it is in no game, or if it is a move that corrects another (leftover_list skips corrections). */
static void take_any(const struct left *l, uint32_t i)
{
    const struct word *word = &l->w->word[i];

    if (l->r->score.note[i].state == SCORE_LEFT && words_is_move(word))
        take(l, i);
    else if (l->r->score.note[i].ply && l->r->score.note[i].ply <= l->stop && is_correction(l, i))
        add(l, LEFTOVER_TAKEN, i, (int)l->r->score.note[i].ply);
    else if (word->kind == WORD_END && i > l->last && l->is_open)
        take_end(l, i);
    else if ((word->kind == WORD_PROSE || word->kind == WORD_OTHER) && i > l->last)
        take_other(l, i);
}

void leftover_list(struct reader *r, uint32_t n, uint32_t first, uint32_t last)
{
    static const enum leftover_kind kinds[COSTS] = {
        [COST_NUMBER] = LEFTOVER_NUMBER, [COST_UNNUMBERED] = LEFTOVER_UNNUMBERED, [COST_ORDER] = LEFTOVER_ORDER,
        [COST_TAKEN] = LEFTOVER_TAKEN, [COST_ASIDE] = LEFTOVER_TAKEN, [COST_ENDED] = LEFTOVER_ENDED};
    struct left l = {.r = r, .w = &r->words, .game = proposal_game(&r->chosen, n), .first = first, .last = last};
    uint32_t from = n ? l.game.word[0] : 0, i, d;
    uint32_t to = n + 1 < r->chosen.games ? proposal_game(&r->chosen, n + 1).word[0] : r->words.count;
    const struct verdict *v = &r->judge.so_far;
    const struct doubt *all = r->score.doubts;

    judge_begin(&r->judge, &r->words, *l.game.word);
    for (i = 0; i < l.game.count; i++)
        judge_add(&r->judge, &r->words, l.game.word[i]);
    l.is_counted = l.w->word[l.game.word[l.game.count - 1]].numeral;
    l.is_open = v->error < 0 && !v->is_over && !r->game->end.marker;
    l.stop = v->error < 0 ? l.game.count : (uint32_t)v->error + 1;
    for (d = n ? r->chosen.end[n - 1].doubts : 0; d < r->chosen.end[n].doubts; d++)
        if (all[d].ply <= l.stop && !(kinds[all[d].cost] == LEFTOVER_TAKEN && is_correction(&l, all[d].word)))
            add(&l, kinds[all[d].cost], all[d].word, (int)all[d].ply);
    for (i = from; i < to && (v->error < 0 || i <= l.last); i++)
        take_any(&l, i);
    for (i = l.w->word[first].row + 1; i < l.w->word[last].row && v->error < 0; i++)
        take_number(&l, i);
    find_joined(&l);
    find_aside(&l, from, to);
}

void leftover_beside(struct reader *r)
{
    struct left l = {.r = r, .w = &r->words};

    for (uint32_t i = 0; i < r->words.count; i++)
        if (words_is_move(&l.w->word[i]))
            take(&l, i);
    r->words.count = 0;
}
