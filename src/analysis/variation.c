#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

/* What a trial is held against: the way of those tried so far that came farthest. */
struct best {
    int far;
    struct variation v;
};

static void compare(struct best *best, const struct attempt *t, const struct sequence_found *found)
{
    int foreign = t->s->count - found->own;
    int far = t->far < foreign ? foreign : t->far; /* what this line can be blamed for: if need be, its claim */
    int rank = t->far + (t->fault == ATTEMPT_ILLEGAL ? 0 : SEQUENCE_LONGEST);

    if (best->v.verdict != VARIATION_HOLDS && rank <= best->far)
        return;
    best->far = rank;
    best->v.verdict = VARIATION_ILLEGAL + (enum variation_verdict)t->fault;
    best->v.reason = t->reason;
    best->v.word = far < t->s->count ? t->s->items[far].text : found->win;
    memcpy(best->v.reply, t->reply, sizeof t->reply);
}

/* A sequence holds; if a word of this line had to be taken for another, that is to be said. */
static void make_settings(struct best *best, const struct attempt *t, const struct sequence_found *found)
{
    best->v.verdict = VARIATION_HOLDS;
    best->v.word = found->bad;
    if (found->bad.length) {
        best->v.verdict = VARIATION_NO_MOVE;
    } else if (t->renamed >= t->s->count - found->own) {
        best->v.verdict = VARIATION_RENAMED;
        best->v.word = t->s->items[t->renamed].text;
        memcpy(best->v.reply, t->name, sizeof t->name);
    }
}

/* Tries one reading after so many moves of the game, with either colour to begin. */
static bool try_from(const struct game *g, struct position *p, int moves, const struct sequence *s,
                     const struct sequence_found *found, struct best *best)
{
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        struct attempt t;

        position_set(p, g, moves);
        p->over = false;
        if (attempt_holds(&t, p, s, found->win.length > 0, colour)) {
            make_settings(best, &t, found);
            return true;
        }
        compare(best, &t, found);
    }
    return false;
}

static bool try_reading(const struct game *g, struct position *p, int n, const struct sequence *s,
                        const struct sequence_found *found, struct best *best)
{
    if (s->number && s->number <= n + 1 && try_from(g, p, s->number - 1, s, found, best))
        return true;
    return try_from(g, p, n, s, found, best) || try_from(g, p, n - 1, s, found, best);
}

/* What is to be said of a sequence in the comment of move n. */
static struct variation judge(const struct game *g, struct position *p, int n, struct sequence_reader *reader,
                              const struct sequence_found *found)
{
    struct best best = {.far = ATTEMPT_NOWHERE, .v = {.claims = found->win.length > 0}};
    bool good = false;
    int i;

    for (i = 0; i < found->count && !good; i++)
        good = try_reading(g, p, n, &found->readings[i], found, &best);
    if (good)
        sequence_choose(reader, &found->readings[i - 1]);
    best.v.line = found->line;
    best.v.column = best.v.word.length ? (int)(best.v.word.at - found->begin) + 1 : 0;
    return best.v;
}

void variation_check(const struct game *g, variation_report *report, void *to)
{
    struct position p = {0};
    int n;

    for (n = 1; n <= g->count; n++) {
        const struct record_move *m = game_told(g, n);
        struct sequence_reader reader;
        struct sequence_found found;

        sequence_open(&reader, record_comment(g->record, m), m->comment_count);
        while (sequence_next(&reader, &found)) {
            struct variation v = judge(g, &p, n, &reader, &found);

            report(to, &v);
        }
    }
    position_free(&p);
}
