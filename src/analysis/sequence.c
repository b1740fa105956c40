#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

/* The words that may stand before a sequence without being prose. */
static const char *const openers[] = {"if", "or", "eg", "ie", "and"};

/* Reads a word as an item, if it is one; *more tells whether it is a move with something behind it. A
   star before a move only points at it. */
static bool read_item(const struct sequence_reader *r, struct text word, struct sequence_item *item,
                      bool *more)
{
    size_t length;

    *more = false;
    *item = (struct sequence_item){.text = word, .column = comment_column(&r->comment, word)};
    if (text_is(word, "any") || text_is(word, "Any")) {
        item->kind = SEQUENCE_ANY;
        return true;
    }
    if (text_is(word, "***")) {
        item->kind = SEQUENCE_PASS;
        return true;
    }
    if (word.length > 1 && word.at[0] == '*')
        word = item->text = text_skip(word, 1);
    length = notation_read(word, &item->move);
    *more = length && length < word.length;
    return length > 0;
}

static bool is_win(struct text word)
{
    return text_is_nocase(word, "win") || text_is_nocase(word, "wins");
}

/* The number that a word is, or 0. */
static int number_of(struct text word)
{
    int number = 0;
    size_t i;

    for (i = 0; i < word.length && is_digit(word.at[i]) && number < 1000; i++)
        number = number * 10 + (word.at[i] - '0');
    return i == word.length ? number : 0;
}

static void append(struct sequence *s, const struct sequence_item *item)
{
    if (s->count < SEQUENCE_LONGEST)
        s->items[s->count++] = *item;
}

static void append_all(struct sequence *s, const struct sequence *more)
{
    int i;

    for (i = 0; i < more->count; i++)
        append(s, &more->items[i]);
}

/* Adds a reading: what stands in this line, behind what of another sequence stands left of a column. None if
   there is no room for all of that. */
static void add_reading(struct sequence_found *found, const struct sequence *before, int column,
                        const struct sequence *own)
{
    struct sequence *s;
    int i;

    if (found->count == SEQUENCE_READINGS)
        return;
    s = &found->readings[found->count++];
    *s = (struct sequence){.number = before ? before->number : 0};
    for (i = 0; before && i < before->count && before->items[i].column < column; i++)
        append(s, &before->items[i]);
    if (s->count + own->count > SEQUENCE_LONGEST)
        found->count--;
    if (!s->count)
        s->number = own->number;
    append_all(s, own);
}

/* Adds a reading behind all of another sequence; lines below that begin no further left do so too. */
static void add_after(struct sequence_found *found, const struct sequence *before, int column,
                      const struct sequence *own)
{
    struct sequence copy = *before;
    int i;

    for (i = 0; i < copy.count; i++)
        copy.items[i].column = column - 1;
    add_reading(found, &copy, column, own);
}

/* The words of a sequence, from the first item on, and the word *w that ends it. */
static void read_items(struct sequence_reader *r, struct sequence *own, struct sequence_found *found,
                       struct comment_word *w, bool *list)
{
    struct sequence_item item;
    bool more;

    *list = false;
    for (;;) {
        struct text left = r->comment.left;

        if (!comment_next(&r->comment, w))
            break;
        if (is_win(w->text)) {
            found->win = w->text;
            return;
        }
        if (!w->joined && !w->label && own->count) {
            r->comment.left = left; /* another may begin with it */
            return;
        }
        if (!read_item(r, w->text, &item, &more))
            return;
        if (more && !found->bad.length)
            found->bad = w->text;
        *list = *list || (w->comma && item.kind == SEQUENCE_MOVE);
        append(own, &item);
    }
    w->text.length = 0;
}

static bool is_opener(struct text word)
{
    size_t i;

    for (i = 0; i < sizeof openers / sizeof *openers; i++)
        if (text_is_nocase(word, openers[i]))
            return true;
    return false;
}

/* Passes over words up to the first item or claim; false at the end of the line. */
static bool find_start(struct sequence_reader *r, struct sequence *own, char *label)
{
    struct sequence_item item;
    struct comment_word w;
    bool more;

    for (;;) {
        struct text left = r->comment.left;

        if (!comment_next(&r->comment, &w))
            return false;
        if (w.label && !r->prose && !r->sided)
            *label = w.text.at[1];
        else if (number_of(w.text))
            own->number = number_of(w.text);
        else if ((read_item(r, w.text, &item, &more) && !more) || (is_win(w.text) && !r->prose && !r->sided)) {
            r->comment.left = left;
            return true;
        } else if (!is_opener(w.text)) {
            r->prose = true;
            own->number = 0;
        }
    }
}

/* Keeps what the lines below may go on from. */
static void remember(struct sequence_reader *r, const struct sequence_found *found, const struct comment_word *w)
{
    r->goes_on = !found->win.length && !w->text.length;
    r->labelled = w->label && w->text.length && r->labels < SEQUENCE_LABELS;
    if (r->labelled)
        r->label_name[r->labels++] = w->text.at[1];
    r->opened = !found->win.length;
    if (r->opened) {
        while (r->opens && (r->open_column[r->opens - 1] >= r->comment.indent || r->opens == SEQUENCE_NESTED))
            r->opens--;
        r->open_column[r->opens++] = r->comment.indent;
    }
    sequence_choose(r, &found->readings[0]);
    if (!r->opened)
        r->aside.count = 0;
}

void sequence_choose(struct sequence_reader *r, const struct sequence *reading)
{
    r->above = *reading;
    if (r->labelled)
        r->label[r->labels - 1] = *reading;
    if (r->opened)
        r->open[r->opens - 1] = r->aside = *reading;
}

/* All ways to take what stands in this line. Returns whether its place tells what it goes on with. */
static bool read_ways(struct sequence_reader *r, struct sequence_found *found, const struct sequence *own,
                      char label, bool first)
{
    int column = own->count ? own->items[0].column : comment_column(&r->comment, found->win), i;
    bool aligned;

    found->count = 0;
    for (i = 0; label && i < r->labels; i++) /* it goes on from all that end with it */
        if (r->label_name[i] == label)
            add_after(found, &r->label[i], column, own);
    if (first && !own->number && r->above.count && r->above.items[0].column < column && own->count)
        add_reading(found, &r->above, column, own);
    aligned = found->count > 0;
    if (first && r->goes_on)
        add_after(found, &r->open[r->opens - 1], column, own);
    for (i = r->opens; i-- > 0;)
        if (r->open_column[i] < r->comment.indent)
            add_after(found, &r->open[i], column, own);
    if (own->count)
        add_reading(found, NULL, 0, own);
    if (r->aside.count)
        add_after(found, &r->aside, column, own);
    return aligned;
}

void sequence_open(struct sequence_reader *r, const struct comment_line *lines, int count)
{
    *r = (struct sequence_reader){.labels = 0};
    comment_open(&r->comment, lines, count);
}

static bool next_line(struct sequence_reader *r)
{
    r->prose = r->sided = false;
    return comment_line(&r->comment);
}

static bool has_move(const struct sequence *s)
{
    int i = 0;

    while (i < s->count && s->items[i].kind != SEQUENCE_MOVE)
        i++;
    return i < s->count;
}

bool sequence_next(struct sequence_reader *r, struct sequence_found *found)
{
    for (;;) {
        struct sequence own = {.count = 0};
        struct comment_word w = {.label = false};
        bool list, first, aligned;
        char label = '\0';

        *found = (struct sequence_found){.count = 0};
        if (!r->comment.left.length && !next_line(r))
            return false;
        if (!find_start(r, &own, &label))
            continue;
        first = !r->prose && !r->sided;
        read_items(r, &own, found, &w, &list);
        found->line = r->comment.line;
        found->begin = r->comment.begin;
        found->own = own.count;
        aligned = read_ways(r, found, &own, label, first);
        r->sided = true;
        r->prose = r->prose || (w.text.length && !w.label);
        if (!found->count || !has_move(&found->readings[0]) || (list && !found->win.length))
            continue;
        if (own.count + (found->win.length > 0) < 2 && !aligned) {
            r->aside = own;
            continue;
        }
        remember(r, found, &w);
        return true;
    }
}
