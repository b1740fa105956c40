#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

/* What stands between the ; of a line, or between one and an end of the line: words, then a move or an end marker. */
struct item {
    struct text label;   /* those words, numbers aside */
    struct scan_token t; /* the move or end marker */
    bool prose;          /* words stand behind it, not in brackets */
    int moves;
};

/* What the items of a text show. */
struct items {
    int stops;   /* ; before an item with a number or a name, */
    int rows;    /*   with neither */
    int last;    /* number, */
    bool dotted; /*   with points before its move */
    bool prose;  /* words stand behind the last move */
    struct text sides[2]; /* the names before the moves without a number, in turn, */
    int named;            /*   and the number of those moves */
    int others; /* lines with moves that have neither a number nor a name; one with prose counts as two */
    bool disordered;
};

static struct scan cut(const struct scan *line, const char *at, const char *end)
{
    struct scan p = *line;

    p.at = p.start = p.chain = at;
    p.end = end;
    p.comment.length = 0;
    return p;
}

/* Takes a number into account: it is the next one, the same with points for black's move, or 1 of another game. */
static void take_number(struct items *all, const struct scan *p, const struct scan_token *t)
{
    bool dotted = scan_has_points(p, t), first = t->number == 1 && scan_is_first(t);

    if (t->number != all->last + 1 && !(t->number == all->last && dotted && !all->dotted) && !first)
        all->disordered = true;
    all->last = t->number;
    all->dotted = dotted;
}

/* Reads what follows the move of an item. */
static void read_rest(struct items *all, struct scan *p, struct item *item)
{
    struct scan before = *p;
    struct scan_token t;

    for (scan_next(p, &t); t.kind != SCAN_END; before = *p, scan_next(p, &t)) {
        const char *open = scan_bracket(p, &before, &t);

        if (open && scan_skip_bracket(p, open))
            continue;
        if (t.number)
            take_number(all, p, &t);
        item->moves += t.whole;
        item->prose = item->prose || scan_is_prose(&t) || t.marker == END_CLAIM;
    }
}

/* Takes a name into account: the names before moves come in turn. */
static void take_name(struct items *all, const struct item *item)
{
    struct text *side = &all->sides[all->named % 2];

    if (all->named < 2)
        *side = item->label;
    if (!text_equal(*side, item->label) || item->moves > 1 || (all->named == 1 && text_equal(all->sides[0], *side)))
        all->disordered = true;
    all->named++;
    all->prose = item->prose;
}

/* Takes what stands between the ; of a line, or between one and an end of the line. */
static void take_item(struct items *all, struct scan p, bool leads, bool alone)
{
    struct item item = {.moves = 1};

    if (!scan_item(&p, &item.t, &item.label))
        return;
    if (alone && item.t.number && item.label.length)
        return; /* a sentence */
    if (item.t.number)
        take_number(all, &p, &item.t);
    read_rest(all, &p, &item);
    if (item.t.number)
        all->prose = item.prose;
    else if (item.t.kind == SCAN_END_MARKER)
        return;
    else if (item.label.length)
        take_name(all, &item);
    else
        all->others += leads ? 1 + item.prose : 0;
    if (leads)
        return;
    all->stops += item.t.number || item.label.length;
    all->rows += !item.t.number && !item.label.length;
    all->disordered = all->disordered || (!item.t.number && !item.label.length && item.prose);
}

static void take_line(struct items *all, const struct scan *line)
{
    const char *at = line->start, *stop = at;

    while (stop < line->end && (stop = memchr(stop, ';', (size_t)(line->end - stop))) != NULL) {
        if (scan_parts_items(line, stop, line->end)) {
            take_item(all, cut(line, at, stop), at == line->start, false);
            at = stop + 1;
        }
        stop++;
    }
    take_item(all, cut(line, at, line->end), at == line->start, at == line->start);
}

/* Whether the two names are those of colours, or come again. */
static bool are_sides(const struct items *all)
{
    return all->named > 2 || !all->named ||
           (text_is_among(all->sides[0], "white w") && text_is_among(all->sides[1], "black b"));
}

bool items_found(struct scan s)
{
    struct items all = {.stops = 0};
    struct text line;

    s.semicolons = SEMICOLONS_ITEMS;
    while (!all.disordered && scan_go_on(&s, &line))
        take_line(&all, &s);
    if (all.disordered || all.prose || (all.last && all.named) || !are_sides(&all))
        return false;
    return all.rows ? all.others == 1 && !all.last && !all.named : all.stops > 0;
}
