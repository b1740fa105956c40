/* mixed: texts in which other games stand beside a record of another program, such as a list in a mail with an SGF. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

#include <stdlib.h>

/* A game of a text. Its words are those that were played, in the modern notation, with a blank behind each. They are
   played by the rules that the text names: other rules, of -r, change nothing in whether two games are the same. */
struct told {
    struct record_game game;
    struct sink words;
    bool whole; /* nothing of the game was refused or skipped */
};

struct mixed {
    const struct record_source *source; /* of the record of another program, */
    void *state;                        /*   and its state */
    struct record others;               /* the rest of the text, */
    char *rest;                         /*   in which that record is blank */
    struct told *games;
    size_t capacity;
    int count, next;
};

static void add_game(struct mixed *m, struct record_game *g, const struct game *played)
{
    struct told t = {
        .game = *g,
        .whole = !played->error_count && !g->after_gap.at && !g->in_prose.at && !g->above.at && !g->again.at &&
                 !g->after_end.at && !g->no_first.at,
    };
    int n;

    for (n = 1; n <= played->count; n++) {
        char *word = sink_reserve(&t.words, NOTATION_WORD + 1);
        size_t length = game_word(played, n, NOTATION_MODERN, word);

        word[length] = ' ';
        t.words.used += length + 1;
    }
    m->games = memory_grow(m->games, &m->capacity, (size_t)m->count + 1, sizeof *m->games);
    m->games[m->count++] = t;
    *g = (struct record_game){.moves = NULL};
}

static void free_game(struct told *t)
{
    record_free_game(&t->game);
    sink_free(&t->words);
}

/* Moves a place in the copy of the text to the text. */
static void move_place(struct record_skipped *place, const char *text, const char *copy)
{
    if (place->at)
        place->at = text + (place->at - copy);
}

static void move_places(struct record_game *g, const char *text, const char *copy)
{
    struct record_skipped *const places[] = {&g->end_at, &g->after_gap, &g->in_prose, &g->above,  &g->again,
                                             &g->after_end, &g->no_first, &g->retold, NULL};
    int n;

    for (n = 0; places[n]; n++)
        move_place(places[n], text, copy);
    for (n = 0; n < g->count; n++)
        g->moves[n].at = text + (g->moves[n].at - copy);
}

/* Compares two games of an array of pointers. */
static int compare_words(const void *one, const void *other)
{
    const struct told *const *first = one, *const *second = other;
    const struct sink *a = &(*first)->words, *b = &(*second)->words;
    size_t length = a->used < b->used ? a->used : b->used;
    int difference = length ? memcmp(a->bytes, b->bytes, length) : 0;

    return difference ? difference : (a->used > b->used) - (a->used < b->used);
}

/* All games in the alphabetical order of their words: words that begin with others stand behind these. */
static const struct told **sort_words(const struct mixed *m)
{
    const struct told **sorted = memory_new((size_t)m->count + 1, sizeof(const struct told *));
    int i;

    for (i = 0; i < m->count; i++)
        sorted[i] = &m->games[i];
    qsort(sorted, (size_t)m->count, sizeof(const struct told *), compare_words);
    return sorted;
}

/* Whether one of `count` games tells all of another: it begins with its words, and has an end if that has one. */
static bool is_told(const struct told *const *sorted, int count, const struct told *other)
{
    const struct sink *words = &other->words, *found;
    int first = 0, end = count;

    while (first < end) {
        int middle = first + (end - first) / 2;

        if (compare_words(&sorted[middle], &other) < 0)
            first = middle + 1;
        else
            end = middle;
    }
    if (!other->whole || first == count || (other->game.end && !sorted[first]->game.end))
        return false;
    found = &sorted[first]->words;
    return found->used >= words->used && memcmp(found->bytes, words->bytes, words->used) == 0;
}

/* Reads the games beside the record, two moves or more. */
static void read_others(struct mixed *m)
{
    enum { FEW = 2 };
    struct game g = {0};

    while (game_next(&m->others, &g, NULL, false))
        if (m->others.game.count >= FEW)
            add_game(m, &m->others.game, &g);
    game_free(&g);
}

/* By their places; each is further on than those of its kind before it. */
static void sort_games(struct mixed *m, int told)
{
    struct told *sorted = memory_new((size_t)m->count + 1, sizeof *sorted);
    int i = 0, j = told, n;

    for (n = 0; n < m->count; n++) {
        bool other = i == told || (j < m->count && m->games[j].game.moves[0].at < m->games[i].game.moves[0].at);

        sorted[n] = m->games[other ? j++ : i++];
    }
    free(m->games);
    m->games = sorted;
}

/* Reads the games of the record, too, and drops those of the others which it tells. */
static void read_record(struct mixed *m, struct record *r, const char *text)
{
    struct mixed all = {.count = 0};
    const struct told **words;
    struct game g = {0};
    int told, i;

    while (game_next(r, &g, NULL, false))
        add_game(&all, &r->game, &g);
    game_free(&g);
    told = all.count;
    all.games = memory_grow(all.games, &all.capacity, (size_t)all.count + (size_t)m->count, sizeof *all.games);
    words = sort_words(&all); /* which point into the games */
    for (i = 0; i < m->count; i++)
        if (is_told(words, told, &m->games[i])) {
            free_game(&m->games[i]);
        } else {
            move_places(&m->games[i].game, text, m->rest);
            all.games[all.count++] = m->games[i];
        }
    free(words);
    free(m->games);
    m->games = all.games;
    m->count = all.count;
    sort_games(m, told);
}

static bool next(struct record *r)
{
    struct mixed *m = r->state;
    struct record_game emptied = r->game;

    if (m->next == m->count)
        return false;
    r->game = m->games[m->next].game;
    m->games[m->next++].game = emptied;
    return true;
}

static void free_mixed(struct mixed *m)
{
    int i;

    for (i = 0; i < m->count; i++)
        free_game(&m->games[i]);
    free(m->games);
    record_free(&m->others);
    free(m->rest);
    free(m);
}

static void close(struct record *r)
{
    struct mixed *m = r->state;

    r->state = m->state;
    m->source->close(r);
    free_mixed(m);
}

/* Blanks a part of the rest, but for a point: what stands around it becomes no new part. */
static void blank(char *at, size_t length)
{
    char *end = at + length;

    for (*at++ = '.'; at < end; at++)
        *at = is_space(*at) ? *at : ' ';
}

/* A copy of a text without the parts that `cut` finds; NULL if nothing is left. */
static char *copy_rest(struct text all, mixed_cut *cut)
{
    char *copy = memory_new(all.length, 1);
    struct text rest = all, part;

    memcpy(copy, all.at, all.length);
    while (cut(&rest, &part))
        blank(copy + (part.at - all.at), part.length);
    rest = (struct text){copy, all.length};
    while (rest.length && (is_space(*rest.at) || *rest.at == '.'))
        rest = text_skip(rest, 1);
    if (rest.length)
        return copy;
    free(copy);
    return NULL;
}

void mixed_open(struct record *r, struct text all, mixed_cut *cut, mixed_open_rest *open)
{
    static const struct record_source source = {next, close};
    struct mixed *m;
    char *rest = copy_rest(all, cut);

    if (!rest)
        return;
    m = memory_new(1, sizeof *m);
    *m = (struct mixed){.source = r->source, .state = r->state, .rest = rest};
    open(&m->others, (struct text){rest, all.length}, INPUT_DETECT);
    r->unread = m->others.unread;
    move_place(&r->unread, all.at, rest);
    read_others(m);
    r->other_name = m->others.other_name;
    move_place(&r->other_name, all.at, rest);
    if (!m->count) {
        free_mixed(m);
        return;
    }
    read_record(m, r, all.at);
    r->state = m;
    r->source = &source;
}
