/* protocol: logs of the contests between programs on FPGAs. -W and -B name the colour of a program; then each line ends
   with a move. What stands before it names the sender. A log of both directions has each move twice. */

#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "foreign/forms.h"

enum { BEGINNING = 100 /* lines in which a log begins */ };

/* A line: its last word, and how many there are. */
struct line {
    struct text last;
    int words;
    struct notation_move move;
    bool is_move, is_start; /* it ends with a move; with -W or -B */
};

static struct line read_line(struct text text)
{
    const char *at = text.at, *end = at + text.length;
    struct line l = {.words = 0};

    for (;; l.words++) {
        const char *start;

        while (at < end && is_blank(*at))
            at++;
        for (start = at; at < end && !is_blank(*at);)
            at++;
        if (at == start)
            break;
        l.last = text_between(start, at);
    }
    l.is_move = l.words && notation_read(l.last, &l.move) == l.last.length;
    l.is_start = l.words && (text_is(l.last, "-W") || text_is(l.last, "-B"));
    return l;
}

bool protocol_begins(struct text all)
{
    bool started = false;
    struct text line;
    int i;

    for (i = 0; i < BEGINNING && text_line(&all, &line); i++) {
        struct line l = read_line(line);

        if (l.is_move)
            return started && notation_is_first(&l.move);
        started = started || l.is_start;
    }
    return false;
}

/* Whether a word where a move is due was meant as one: of few letters, with a sign or a digit after the first. */
static bool is_near(const struct line *l, int words)
{
    size_t i;

    if (l->words != words || !l->last.at || l->last.length > 6 || !(is_letter(l->last.at[0]) || l->last.at[0] == '@'))
        return false;
    for (i = 1; i < l->last.length; i++)
        if (is_digit(l->last.at[i]) || strchr("+/\\", l->last.at[i]))
            return true;
    return false;
}

static bool is_same(const struct record_move *one, const struct record_move *other)
{
    if (one->move.notation && other->move.notation)
        return notation_same(&one->move, &other->move);
    return form_is_same((struct text){one->word, one->length}, (struct text){other->word, other->length});
}

/* Leaves each move once. In a log of both directions the first one stands twice, and it cannot be played twice. */
static void join_directions(struct record_game *g)
{
    int count = 0, i;

    if (g->count < 2 || !is_same(&g->moves[0], &g->moves[1]) || !notation_is_first(&g->moves[0].move) ||
        !notation_table[g->moves[0].move.notation].restarts_game)
        return;
    for (i = 0; i < g->count; i++) {
        g->moves[count++] = g->moves[i];
        i += i + 1 < g->count && is_same(&g->moves[i], &g->moves[i + 1]);
    }
    g->count = count;
}

/* Reads a line of a game. `words` is the number of words of the last line with a move. */
static void take_line(struct form *f, const struct line *l, struct text text, int *words)
{
    struct record_game *g = f->game;
    enum end_marker end = l->words ? scan_end_marker(l->last) : END_NONE;

    if (l->is_move || (g->count && is_near(l, *words))) {
        form_add_word(f, l->last, l->last.at);
        *words = l->words;
    } else if (end && g->count && l->words <= *words) {
        g->end = end;
    } else if (!g->count) {
        heading_read(text, &f->heading);
    }
}

bool protocol_next(struct form *f)
{
    struct record_game *g = f->game;
    struct text rest = text_between(f->at, f->all.at + f->all.length), text;
    int words = 0;

    form_begin(f);
    while (text_line(&rest, &text)) {
        struct line l = read_line(text);

        if (g->count && l.is_start)
            break;
        take_line(f, &l, text, &words);
        f->at = rest.at;
    }
    join_directions(g);
    if (g->end)
        g->end_after = g->count;
    return g->count > 0;
}
