#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

/* What the lines around a game belong to. */
enum area { TEXT, MAIL_HEADER, SIGNATURE, HTML_HEAD, ARMOR };

/* The lines of an introduction or a conclusion. */
struct walk {
    struct reader *reader;
    struct scan scan; /* behind the line */
    enum area area;
    bool commented; /* its comments belong to moves */
    bool blank;     /* blank lines stand before the line */
    int first, paragraph;             /* index of the first line kept, and of the first of its last paragraph */
    struct prose_place paragraph_place; /* where that begins */
    bool complete; /* the walk ends at a line end */
};

static bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

/* Whether a text begins with one of some strings; NULL ends them. */
static bool begins_with(struct text t, const char *const *strings)
{
    while (*strings && !text_starts_nocase(t, *strings))
        strings++;
    return *strings != NULL;
}

static bool contains(struct text t, const char *string)
{
    while (t.length && !text_starts_nocase(t, string))
        t = text_skip(t, 1);
    return t.length > 0;
}

static bool ends_with(struct text t, const char *string)
{
    size_t n = strlen(string);

    return t.length >= n && text_is_nocase(text_skip(t, t.length - n), string);
}

/* Whether a line of a header can stand here: `Name: value`, or more of the line before. */
static bool is_header_line(struct text line)
{
    size_t n = 0;

    if (line.length && is_blank(line.at[0]))
        return true;
    while (n < line.length && (is_letter(line.at[n]) || is_digit(line.at[n]) || line.at[n] == '-'))
        n++;
    return n && n < line.length && line.at[n] == ':';
}

static bool is_boundary(struct text t)
{
    return t.length > 4 && t.at[0] == '-' && t.at[1] == '-' && t.at[2] != '-' && !memchr(t.at, ' ', t.length);
}

/* The area of a line, `t` without its quote marks, which belongs to `area` unless it shows something else. */
static enum area area_of(enum area area, struct text line, struct text t)
{
    static const char *const names[] = {
        "From:", "To:", "Cc:", "Subject:", "Date:", "Message-ID:", "Reply-To:", "In-Reply-To:", "References:", "Lines:",
        "Sender:", "Newsgroups:", "Path:", "Organization:", "Received:", "Return-Path:", "MIME-Version:", "Content-",
        "X-", "Sent:", "User-Agent:", "Xref:", "NNTP-", "From ", NULL};
    static const char *const heads[] = {"<style", "<script", NULL};

    if (area == ARMOR)
        return text_starts_nocase(t, "-----END") ? MAIL_HEADER : ARMOR;
    if (area == HTML_HEAD)
        return contains(t, "</head") || contains(t, "</style") || contains(t, "</script") ? MAIL_HEADER : HTML_HEAD;
    if (text_starts_nocase(t, "-----BEGIN"))
        return ARMOR;
    if (contains(t, "<head>") || contains(t, "<head ") || begins_with(t, heads))
        return contains(t, "</") ? MAIL_HEADER : HTML_HEAD;
    if (is_boundary(t) || (begins_with(t, names) && !is_blank(line.at[0])))
        return MAIL_HEADER;
    if (text_is(t, "--"))
        return SIGNATURE;
    return area == MAIL_HEADER && !is_header_line(line) ? TEXT : area;
}

/* Whether a line that is no heading is text that people wrote about the game: a word stands in it, and it is neither
   a row of a table, nor a line of code around the moves, nor says who wrote what follows. */
static bool is_text(struct text t)
{
    static const char *const marks[] = {"```", "~~~", "-----", "\\begin{", "\\end{", NULL};
    bool row = t.length > 1 && t.at[0] == '|' && t.at[t.length - 1] == '|';

    return !row && !begins_with(t, marks) && !ends_with(t, "wrote:") && !ends_with(t, "writes:") && scan_has_word(t);
}

/* A text without [quote], <b> and the like around it. */
static struct text strip(struct text t)
{
    const char *past;
    size_t n;

    t = text_trim(t);
    while (t.length && *t.at == '<' && (past = markup_skip(t.at, t.at + t.length)) > t.at)
        t = text_trim(text_between(past, t.at + t.length));
    while (t.length && t.at[0] == '[' && memchr(t.at, ']', t.length) &&
           (t.at[1] == '/' || begins_with(t, (const char *const[]){"[quote", "[code", "[b]", "[i]", "[u]", NULL})))
        t = text_trim(text_skip(t, (size_t)((const char *)memchr(t.at, ']', t.length) - t.at) + 1));
    for (n = t.length; n > 1 && t.at[n - 1] != '['; n--)
        ;
    if (n > 1 && n < t.length && t.at[n] == '/' && t.at[t.length - 1] == ']')
        t = text_trim((struct text){t.at, n - 1});
    return t;
}

/* A line without its tags, with the signs of the commonest entities; a copy if it has any. */
static struct text unmark(struct record_game *g, struct text t)
{
    size_t length;
    char *to;

    if (!memchr(t.at, '<', t.length) && !memchr(t.at, '&', t.length))
        return t;
    to = g->unmarked + g->unmarked_used;
    length = markup_strip(t, to);
    g->unmarked_used += length;
    return text_trim((struct text){to, length});
}

/* Keeps a line. Blank lines between two that are kept become one. */
static void keep(struct walk *w, struct text t, struct prose_place place)
{
    struct record_game *g = w->reader->game;
    const char *at = t.at;

    if (g->comment_count > w->first && w->blank)
        gather_line(g, (struct comment_line){text_between(at, at), place.line, 0});
    if (g->comment_count == w->first || w->blank) {
        w->paragraph = g->comment_count;
        w->paragraph_place = place;
    }
    w->blank = false;
    t = unmark(g, t);
    gather_line(g, (struct comment_line){t, place.line, t.at == at ? (int)(at - place.begin) + 1 : 0});
}

/* Whether the line of a scan, behind the end marker of a game, begins with a move that is numbered beyond the last. */
static bool is_beyond(const struct reader *r, struct scan s)
{
    struct scan_token t;

    if (!r->game->end)
        return false;
    scan_next(&s, &t);
    return t.kind == SCAN_MOVE && t.number && (r->in_pairs ? 2 * t.number - 1 : t.number) > r->game->count;
}

/* Takes a line into account; false if it is a heading. `rest`: words of the game stand before it on its line. */
static bool take_line(struct walk *w, struct text line, bool rest)
{
    const struct scan *s = &w->scan;
    struct text t = text_trim(text_between(s->at, rest ? s->end : s->end + s->comment.length));
    bool comment = t.length && s->at == s->end;
    struct heading ignored = {0};

    if (comment && (w->commented || text_starts_nocase(s->comment, "#+"))) /* a line of Org mode */
        return true;
    t = comment ? text_trim(scan_trim_comment(s->comment)) : t;
    w->area = t.length ? area_of(w->area, line, t) : w->area == MAIL_HEADER ? TEXT : w->area;
    w->blank = w->blank || !t.length;
    if (w->area != TEXT || !t.length)
        return true;
    if (heading_read(t, &ignored) && (!ignored.result.length || !scan_has_word(ignored.result) ||
                                      ending_result(ignored.result, &w->reader->game->heading).marker))
        return false; /* a result that is not understood is text */
    t = strip(t);
    if (w->commented && is_beyond(w->reader, *s)) {
        keep(w, t, (struct prose_place){line.at, s->begin, s->line});
        return true;
    }
    while (rest && t.length && !is_letter(t.at[0]) && !(t.at[0] & 0x80))
        t = text_skip(t, 1);
    if (is_text(t) && !(rest && !memchr(t.at, ' ', t.length)))
        keep(w, t, (struct prose_place){line.at, s->begin, s->line});
    return true;
}

/* Begins to walk from a place to another; to none if that lies before it. */
static struct walk begin_walk(struct reader *r, const struct prose_place *from, const char *to)
{
    struct walk w = {.reader = r, .scan = r->scan, .first = r->game->comment_count};

    to = to < from->at ? from->at : to;
    w.scan.cut = from->at; /* no new line begins there */
    w.scan.cut_to = NULL;
    w.scan.begin = from->begin;
    w.scan.line = from->line;
    w.scan.below = text_between(from->at, to);
    w.complete = to == from->at || to == r->scan.below.at || is_line_end(to[-1]);
    return w;
}

/* Goes to the next line. The last one does not count if the walk ends within it. */
static bool go_on(struct walk *w, struct text *line)
{
    return scan_go_on(&w->scan, line) && (w->scan.below.length || w->complete);
}

/* The move that stands first in the text, or last: not the first or last of the game if columns are read downwards, or
   a list upwards. */
static const struct record_move *outermost(const struct reader *r, bool last)
{
    const struct record_game *g = r->game;
    const struct record_move *found = last ? &g->moves[g->count - 1] : g->moves;
    int i;

    for (i = r->order.kind == ORDER_PLAIN ? g->count : 0; i < g->count; i++)
        if (last ? g->moves[i].at > found->at : g->moves[i].at < found->at)
            found = &g->moves[i];
    return found;
}

/* Behind the last word of the game in the text. */
static struct prose_place find_end(const struct reader *r)
{
    const struct record_move *last = outermost(r, true);

    if (r->seen_to.at && r->seen_to.at > last->at)
        return r->seen_to;
    return (struct prose_place){last->at + last->length, last->at - last->column + 1, last->line};
}

/* What stands before the first move, but for headings. */
static void keep_intro(struct reader *r, const char *first)
{
    struct record_game *g = r->game;
    struct walk w = begin_walk(r, &r->prose_from, first);
    struct text line;

    while (go_on(&w, &line))
        take_line(&w, line, false); /* headings are passed over */
    g->intro = (struct record_lines){w.first, g->comment_count - w.first};
}

/* Gives the last paragraph to the next game if it announces that. */
static void return_paragraph(struct walk *w)
{
    struct record_game *g = w->reader->game;
    struct text last = {NULL, 0};

    if (g->comment_count > w->first)
        last = g->comment_lines[g->comment_count - 1].text;
    if (!last.length || last.at[last.length - 1] != ':')
        return;
    w->reader->prose_from = w->paragraph_place;
    g->comment_count = w->paragraph > w->first ? w->paragraph - 1 : w->first;
}

/* What stands after the last move: up to a heading if another game follows. */
static void keep_outro(struct reader *r, const struct prose_place *end, const struct prose_place *to)
{
    struct record_game *g = r->game;
    bool more = to->at < r->scan.below.at + r->scan.below.length, rest = true;
    struct walk w = begin_walk(r, end, to->at);
    struct text line;

    w.commented = true;
    r->prose_from = *to;
    for (; go_on(&w, &line); rest = false)
        if (!take_line(&w, line, rest) && more) {
            r->prose_from = (struct prose_place){line.at, w.scan.begin, w.scan.line};
            more = false;
            break;
        }
    if (more)
        return_paragraph(&w);
    g->outro = (struct record_lines){w.first, g->comment_count - w.first};
}

static bool is_empty(const char *at, const char *end)
{
    while (at < end && (is_blank(*at) || is_line_end(*at)))
        at++;
    return at >= end;
}

/* Makes room for lines without their marks. */
static void reserve(struct record_game *g, struct text one, struct text other)
{
    size_t length = one.length + other.length;

    g->unmarked_used = 0;
    if ((one.length && (memchr(one.at, '<', one.length) || memchr(one.at, '&', one.length))) ||
        (other.length && (memchr(other.at, '<', other.length) || memchr(other.at, '&', other.length))))
        g->unmarked = memory_grow(g->unmarked, &g->unmarked_capacity, length, 1);
}

/* Where the text ends that has been read: the next line if no word follows on this one. */
static struct prose_place read_up_to(const struct scan *s)
{
    const char *next = s->below.at;

    if (slip_begin(s, s->at) < s->end)
        return (struct prose_place){s->at, s->begin, s->line};
    if (next == s->cut)
        return (struct prose_place){next, s->begin, s->line};
    return (struct prose_place){next, next, s->line + 1};
}

void prose_keep(struct reader *r)
{
    struct record_game *g = r->game;
    struct prose_place end = find_end(r);
    struct prose_place to = read_up_to(&r->scan);
    const char *from = r->prose_from.at, *first = outermost(r, false)->at;

    to = to.at < end.at ? end : to;
    if (r->scan.escaped || (is_empty(from, first) && is_empty(end.at, to.at))) { /* source text is no prose */
        r->prose_from = to;
        return;
    }
    reserve(g, text_between(from, first < from ? from : first), text_between(end.at, to.at));
    keep_intro(r, first);
    keep_outro(r, &end, &to);
}
