#include "archive/archive.h"

/* The new words for a game's mentions. A mention is a move in a comment, sentence or repetition. */
struct choices {
    struct rewrite *to;
    const struct game *game;
    char (*words)[NOTATION_WORD]; /* for each mention: its new word; empty if not known yet, `?` if not certain */
    struct position position;
};

/* Whether a character next to a letter continues the letter's word. */
static bool sticks(char c)
{
    return is_letter(c) || is_digit(c) || c == '@';
}

/* Replaces the word at `at` by `word`, in small letters if all letters of the old word are small. Returns false, and
   does nothing, if the lengths differ, or if `word` would run into the character before or after. */
static bool replace_word(struct rewrite *r, const char *at, size_t length, const char *word)
{
    char *to = r->copy + (at - r->text.at), before = at > r->text.at ? at[-1] : ' ', behind = at[length];
    bool small = false, capital = false;

    for (size_t i = 0; i < length; i++) {
        small = small || (is_letter(at[i]) && !is_capital(at[i]));
        capital = capital || is_capital(at[i]);
    }
    if (strlen(word) != length || (is_letter(word[length - 1]) && sticks(behind)) || (at[0] == '@' && sticks(before)))
        return false;
    for (size_t i = 0; i < length; i++)
        to[i] = small && !capital && is_capital(word[i]) ? (char)(word[i] - 'A' + 'a') : word[i];
    return true;
}

/* Adds a move to r->words. If the text has the move without escapes, tries to replace the move by `word`. A `word` that
   is empty or `?` replaces nothing. */
static void respell(struct rewrite *r, struct record_place place, size_t length, const char *word)
{
    const char *at = place.at, *end = r->text.at + r->text.length;
    struct notation_move move;
    bool within = at >= r->text.at && at < end && (size_t)(end - at) >= length &&
                  notation_read((struct text){at, length}, &move) == length;

    *MEMORY_ADD(r->words, r->count, r->capacity) = (struct rewrite_word){
        place, length, within && replace_word(r, at, length, word)};
}

/* Compares two places in the text. Each is alone, or is the first member of a rewrite_word or a record_mention. */
static int order_places(const void *one, const void *other)
{
    const char *const *a = one, *const *b = other;

    return (*a > *b) - (*a < *b);
}

/* Keeps the verdict on a variation and the variation's place in r->text, unless the variation is in another text. */
static void keep_verdict(struct rewrite *r, const struct variation *v)
{
    struct rewrite_verdict kept = {v->told.at, v->told.at + v->told.length, v->verdict, v->fault, ""};

    if (kept.begin < r->text.at || kept.end > r->text.at + r->text.length)
        return;
    for (int i = 0; i < v->count; i++)
        if (v->words[i].at >= r->text.at && v->words[i].at < kept.begin)
            kept.begin = v->words[i].at;
    memcpy(kept.reply, v->reply, sizeof kept.reply);
    *MEMORY_ADD(r->verdicts, r->verdict_count, r->verdict_capacity) = kept;
}

static void take_variation(void *to, const struct variation *v)
{
    const struct choices *c = to;
    const struct record_game *record = c->game->record;

    keep_verdict(c->to, v);
    for (int i = 0; i < v->count && v->verdict == VARIATION_HOLDS; i++) {
        const struct record_mention *found = bsearch(&v->words[i].at, record->mentions, (size_t)record->mention_count,
                                                     sizeof *record->mentions, order_places);
        char *word = found ? c->words[found - record->mentions] : NULL;

        if (word && *v->other[i]) /* a second, different word gives `?` */
            strcpy(word, *word && strcmp(word, v->other[i]) != 0 ? "?" : v->other[i]);
    }
}

/* Whether mention m has no number and is in the same line as `before`, with only commas, `any` and `***` in between. */
static bool continues(const struct record_mention *before, const struct record_mention *m)
{
    struct text rest = text_between(before->place.at + before->length, m->place.at);

    while (rest.length && before->place.line == m->place.line && !m->number) {
        struct text word = text_cut(&rest, " ");

        if (word.length && !text_is_among(word, ", any any, *** ***,"))
            return false;
    }
    return before->place.line == m->place.line && !m->number;
}

/* Plays the mentions `first` to `last` - 1 after `moves` moves of the game. Writes the mentions in the new
   notation to `words`, with a NUL after each. Returns false if a mention cannot be played. */
static bool play_mentions(struct choices *c, int first, int last, int moves, struct sink *words)
{
    struct position *p = &c->position;
    struct position_turn turns[2]; /* the first turn, and the latest turn after it */
    int i;

    words->used = 0;
    position_move(p, c->game, moves);
    p->over = false;
    for (i = first; i < last; i++) {
        char word[NOTATION_WORD];
        struct position_move m;

        if (position_resolve(p, &c->game->record->mentions[i].move, &m) ||
            (i > first && turns[i - 1 > first].result.by))
            break;
        position_word(p, &m, c->to->notation, word);
        if (!position_play(p, &m, position_mover(p), &turns[i > first]))
            break;
        SINK(words, word, (char)'\0');
    }
    if (i > first)
        position_undo(p, &turns[0]);
    return i == last;
}

/* Plays consecutive mentions to choose new words. If the first has a number, such as 8, plays them in place of move 8.
   Without a number, plays them after move m->after, then in place of this move. If the words differ, chooses none. */
static void take_mentions(struct choices *c, int first, int last)
{
    const struct record_mention *m = &c->game->record->mentions[first];
    int from = m->number ? m->number - 1 : m->after, moves;
    struct sink words = {0}, found = {0};
    bool certain = true;
    struct text rest;

    for (moves = from; moves >= from - !m->number; moves--) {
        if (moves < 0 || moves > c->game->count || !play_mentions(c, first, last, moves, &words))
            continue;
        certain = certain && (!found.used || text_equal(sink_contents(&found), sink_contents(&words)));
        found.used = 0;
        sink_text(&found, sink_contents(&words));
    }
    for (rest = sink_contents(&found); certain && rest.length; first++) {
        if (!*c->words[first])
            strcpy(c->words[first], rest.at);
        rest = text_skip(rest, strlen(rest.at) + 1);
    }
    sink_free(&words);
    sink_free(&found);
}

static void rewrite_mentions(struct rewrite *r, const struct game *g)
{
    const struct record_game *record = g->record;
    const int count = record->mention_count;
    struct choices c = {.to = r, .game = g, .words = memory_new((size_t)count, sizeof *c.words)};
    int k;

    position_set(&c.position, g, 0);
    for (int i = 0; i < count; i++) {
        int same = record->mentions[i].same;

        if (same && same <= g->count && g->moves[same - 1].word == same - 1) /* no earlier move was skipped */
            game_word(g, same, r->notation, c.words[i]);
    }
    variation_check(g, &r->spent, take_variation, &c);
    for (int i = 0; i < count; i = k) {
        for (k = i + 1; k < count && continues(&record->mentions[k - 1], &record->mentions[k]); k++)
            ;
        take_mentions(&c, i, k);
    }
    for (int i = 0; i < count; i++) {
        const struct record_mention *m = &record->mentions[i];

        if (m->move.notation != r->notation)
            respell(r, m->place, m->length, c.words[i]);
    }
    position_free(&c.position);
    free(c.words);
}

void rewrite_game(struct rewrite *r, const struct game *g)
{
    const struct record_game *record = g->record;
    int i, n = 0;

    for (i = 0; i < record->count; i++) {
        const struct record_move *m = &record->moves[i];
        char word[NOTATION_WORD] = "";

        n += n < g->count && g->moves[n].word == i;
        if (n && g->moves[n - 1].word == i)
            game_word(g, n, r->notation, word);
        if (m->move.notation && m->move.notation != r->notation)
            respell(r, m->place, m->word.length, word);
    }
    if (record->mention_count)
        rewrite_mentions(r, g);
}

void rewrite_begin(struct rewrite *r, struct text text, enum notation notation)
{
    *r = (struct rewrite){.text = text, .notation = notation, .copy = memory_new(text.length + 1, 1)};
    memcpy(r->copy, text.at, text.length);
}

/* Whether two words of this length are equal, ignoring case. The last letters may differ if both words are classic
   curves: different letters may mean one curve. */
static bool is_respelt(const char *one, const char *other, size_t length)
{
    char a = to_upper(one[length - 1]), b = to_upper(other[length - 1]);
    size_t i = 0;

    while (i < length - 1 && to_upper(one[i]) == to_upper(other[i]))
        i++;
    return i == length - 1 && (a == b || (strchr("CUDLR", a) && strchr("CUDLR", b)));
}

static bool restore(struct rewrite *r, struct rewrite_word *w)
{
    bool changed = w->changed;

    if (changed)
        memcpy(r->copy + (w->place.at - r->text.at), w->place.at, w->length);
    w->changed = false;
    return changed;
}

/* `again`: r->copy, rewritten back. Undoes each change that `again` does not reverse, and all changes in a
   variation whose verdict differs in `again`. Returns false if there was no change to undo. */
static bool undo_changes(struct rewrite *r, const struct rewrite *again)
{
    bool found = false;

    for (int i = 0; i < r->count; i++) {
        struct rewrite_word *w = &r->words[i];

        if (!is_respelt(w->place.at, again->copy + (w->place.at - r->text.at), w->length))
            found = restore(r, w) || found;
    }
    for (int i = 0; i < r->verdict_count && i < again->verdict_count; i++) {
        const struct rewrite_verdict *a = &r->verdicts[i], *b = &again->verdicts[i];
        bool differ = a->verdict != b->verdict || a->fault != b->fault || strcmp(a->reply, b->reply) != 0;

        for (int k = 0; k < r->count && differ; k++) {
            const char *at = r->words[k].place.at;

            if (at >= a->begin && at < a->end)
                found = restore(r, &r->words[k]) || found;
        }
    }
    return found;
}

/* Reads the games of a text. Rewrites them into `to`, unless `to` is NULL. Sets `codes` to their last positions. */
static void read_games(struct text t, enum input_form form, const struct rules *rules, bool keep_going,
                       struct rewrite *to, struct sink *codes)
{
    struct record record = {.lists_mentions = to};
    struct game g = {0};

    codes->used = 0;
    record_open(&record, t, form, rules);
    while (game_next(&record, &g, rules, keep_going)) {
        if (to)
            rewrite_game(to, &g);
        code_write(g.board.tiles, g.board.count, codes);
        sink_byte(codes, '\n');
    }
    record_free(&record);
    game_free(&g);
}

void rewrite_check(struct rewrite *r, enum input_form form, const struct rules *rules, bool keep_going)
{
    struct sink games = {0}, now = {0};
    bool changed = r->count > 0;

    read_games(r->text, form, rules, keep_going, NULL, &games);
    while (changed) { /* each round except the last undoes a change */
        struct rewrite again;

        rewrite_begin(&again, (struct text){r->copy, r->text.length},
                      r->notation == NOTATION_MODERN ? NOTATION_CLASSIC : NOTATION_MODERN);
        read_games(again.text, form, rules, keep_going, &again, &now);
        changed = undo_changes(r, &again);
        rewrite_free(&again);
    }
    for (int i = 0; i < r->count && !text_equal(sink_contents(&games), sink_contents(&now)); i++)
        restore(r, &r->words[i]);
    if (r->count)
        qsort(r->words, (size_t)r->count, sizeof *r->words, order_places);
    sink_free(&games);
    sink_free(&now);
}

void rewrite_free(struct rewrite *r)
{
    free(r->copy);
    free(r->words);
    free(r->verdicts);
    *r = (struct rewrite){.copy = NULL};
}
