#include "base/base.h"
#include "trax/trax.h"

/* The gaps within a move: blanks and a few signs. */
static const char *skip_gap(const char *at, const char *end)
{
    while (at < end && *at && strchr(" \t-:,()", *at))
        at++;
    return at;
}

static bool is_sign(char c)
{
    return c && strchr("+/\\SUDLRCsudlrc", c);
}

static bool is_word(char c)
{
    return is_letter(c) || is_digit(c) || c == '@';
}

/* A move that begins here, with or without gaps between its column, row and shape. */
struct spaced_move {
    const char *end; /* NULL: there is none */
    char word[8];    /* without gaps */
    size_t length;
    bool gaps;
};

/* Whether a byte can be a digit of a row; with `almost`, also the letter O, unless digits follow it. */
static bool is_of_row(const char *at, const char *end, bool almost)
{
    return is_digit(*at) || (almost && to_upper(*at) == 'O' && (at + 1 == end || !is_word(at[1])));
}

/* Reads the column and the row of a move into m->word; returns where they end, or NULL if none begin here. */
static const char *read_place(struct spaced_move *m, const char *at, const char *end, bool almost)
{
    const char *p = at, *gap;
    size_t column;

    if (*at == '1') { /* `1AS` of the classic notation */
        gap = skip_gap(at + 1, end);
        if (gap == end || to_upper(*gap) != 'A')
            return NULL;
        memcpy(m->word, "1A", m->length = 2);
        m->gaps = gap > at + 1;
        return gap + 1;
    }
    while (p < end && m->length < 2 && (*p == '@' ? !m->length : is_letter(*p)) &&
           !(m->length && is_of_row(p, end, almost)))
        m->word[m->length++] = *p++;
    column = m->length;
    if (!column)
        return NULL;
    gap = skip_gap(p, end);
    m->gaps = gap > p;
    for (p = gap; p < end && m->length < column + 3 && is_of_row(p, end, almost); p++)
        m->word[m->length++] = *p;
    return m->length > column ? p : NULL;
}

/* Reads a move; with `almost`, also what may be meant for one: `B O /`, `B 3 x`, `B 3`. */
static struct spaced_move read_spaced(const char *at, const char *end, bool almost)
{
    struct spaced_move m = {.end = NULL};
    const char *p, *place = read_place(&m, at, end, almost);

    if (!place)
        return m;
    almost = almost && *at != '1';
    p = skip_gap(place, end);
    if (p < end && (is_sign(*p) || (almost && !is_blank(*p))) && (p + 1 == end || !is_word(p[1]))) {
        m.gaps = m.gaps || p > place;
        m.word[m.length++] = *p;
        m.end = p + 1;
    } else if (almost) {
        m.end = place;
    }
    return m;
}

/* Past a number of few digits that blanks separate, with a stop behind it: `1 2 .`; or `at`. */
static const char *spaced_number_end(const char *at, const char *end)
{
    enum { MOST_DIGITS = 6 };
    const char *p = at, *stop;

    if (p == end || !is_digit(*p))
        return at;
    for (p++; end - p > 1 && p - at < 2 * MOST_DIGITS - 1 && is_blank(*p) && is_digit(p[1]); p += 2)
        ;
    for (stop = p; stop < end && is_blank(*stop); stop++)
        ;
    return stop > at + 1 && stop < end && *stop == '.' ? stop : at;
}

/* What a line holds: moves with gaps and without, and words of two letters or more; up to the first one without. */
struct spaced_line {
    int moves, words;
    bool plain; /* there is a move without */
    bool first; /* the first of these moves can begin a game */
    bool leads; /* it stands before any of the words */
};

static bool is_first(const struct spaced_move *m)
{
    struct notation_move move;

    return notation_read((struct text){m->word, m->length}, &move) && notation_is_first(&move);
}

static struct spaced_line weigh(struct text line)
{
    struct spaced_line l = {.moves = 0};
    const char *at = line.at, *end = at + line.length, *begin;

    while (at < end && !l.plain) {
        struct spaced_move m;

        if (!is_word(*at)) {
            at++;
            continue;
        }
        m = read_spaced(at, end, false);
        if (m.end) {
            l.first = l.moves ? l.first : is_first(&m);
            l.leads = l.leads || (m.gaps && !l.words);
            l.moves += m.gaps;
            l.plain = !m.gaps && m.word[0] != '1';
            at = m.end;
            continue;
        }
        for (begin = at; at < end && is_word(*at); at++)
            ;
        if (at > begin + 1 && is_letter(*begin)) {
            m = read_spaced(begin, end, true);
            l.words += !(m.end && strchr("+/\\", m.end[-1]));
        }
    }
    return l;
}

/* Writes a line; if it is `closed`, without the gaps within moves and numbers. */
static void write_line(struct text line, bool closed, struct sink *to)
{
    const char *at = line.at, *end = at + line.length;

    while (closed && at < end) {
        struct spaced_move m = read_spaced(at, end, true);
        const char *number = spaced_number_end(at, end);

        if (m.end)
            sink_text(to, (struct text){m.word, m.length});
        for (; number > at; at++)
            if (is_digit(*at))
                sink_byte(to, *at);
        if (m.end)
            at = m.end;
        else if (at < end)
            sink_byte(to, *at++);
        while (at < end && is_word(at[-1]) && is_word(*at))
            sink_byte(to, *at++);
    }
    sink_text(to, text_between(at, end));
}

bool spaced_join(struct text t, struct sink *to)
{
    enum { ENOUGH = 4, PER_WORD = 4 };
    struct text rest = t, line;
    struct spaced_line all = {.moves = 0};

    while (text_line(&rest, &line)) {
        struct spaced_line l = weigh(line);

        if (l.plain || (!all.moves && l.moves && !l.first))
            return false;
        all.moves += l.moves;
        all.words += l.moves ? l.words : 0;
    }
    if (all.moves < ENOUGH || all.words * PER_WORD > all.moves)
        return false;
    for (rest = t; text_line(&rest, &line);) {
        struct spaced_line l = weigh(line);

        write_line(line, l.leads || l.words * PER_WORD <= l.moves, to); /* else it is prose */
        sink_text(to, text_between(line.at + line.length, rest.length ? rest.at : t.at + t.length));
    }
    sink_byte(to, '\0');
    to->used--;
    return true;
}
