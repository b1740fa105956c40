#include "record/reading.h"

/* What a row around a game belongs to. */
enum area { TEXT, MAIL_HEADER, SIGNATURE, HTML_HEAD, ARMOR };

/* A walk along the rows of an introduction or a conclusion. */
struct walk {
    struct reader *reader;
    enum area area;
    bool is_outro;       /* whether the rows are below the last move; comments in these rows belong to moves */
    bool blank;          /* whether a blank row follows the last row that was kept */
    int first;           /* index in comment_lines of the first line that is kept */
    int paragraph;       /* index of the first line of the last paragraph that is kept */
    uint32_t paragraph_row; /* the row of the line `paragraph` */
};

static bool begins_with(struct text t, const char *const *strings)
{
    while (*strings && !text_starts_nocase(t, *strings))
        strings++;
    return *strings != NULL;
}

static bool ends_with(struct text t, const char *string)
{
    size_t n = strlen(string);

    return t.length >= n && text_is_nocase(text_skip(t, t.length - n), string);
}

/* Whether a row can belong to the header of an email: `Name: value`, or an indented continuation. */
static bool is_header_row(struct text line)
{
    size_t n = 0;

    if (line.length && is_blank(line.at[0]))
        return true;
    while (n < line.length && (is_letter(line.at[n]) || is_digit(line.at[n]) || line.at[n] == '-' || line.at[n] & 0x80))
        n++;
    line = text_skip_blanks(text_skip(line, n)); /* French: a space before the colon */
    return n && line.length && line.at[0] == ':';
}

static bool is_foreign_header(struct text t)
{
    struct text key = text_trim(text_cut(&t, ":"));

    while (key.length && (key.at[key.length - 1] == '\xA0' || key.at[key.length - 1] == '\xC2')) /* no-break space */
        key.length--;
    return t.at && (text_is_nocase(key, "enviado el") ||
                    text_is_among(key, "von gesendet betreff de envoy\xC3\xA9 objet enviado para asunto da inviato "
                                       "oggetto fra sendt emne"));
}

/* Returns the area of the row `line`. `area`: the area of the row above. `t`: the row without quote marks. */
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
        return text_contains(line, "</head") || text_contains(line, "</style") || text_contains(line, "</script")
                   ? MAIL_HEADER : HTML_HEAD;
    if (text_starts_nocase(t, "-----BEGIN"))
        return ARMOR;
    if (memchr(line.at, '<', line.length) && (text_contains(line, "<head>") || text_contains(line, "<head ") ||
                                              begins_with(text_trim(line), heads)))
        return text_contains(line, "</") ? MAIL_HEADER : HTML_HEAD;
    if (((begins_with(t, names) || is_foreign_header(t)) && !is_blank(line.at[0])) ||
        (t.length > 4 && t.at[0] == '-' && t.at[1] == '-' && t.at[2] != '-' && !memchr(t.at, ' ', t.length)))
        return MAIL_HEADER; /* a header, or the line between two parts of an email */
    if (text_is(t, "--"))
        return SIGNATURE;
    return area == MAIL_HEADER && !is_header_row(line) ? TEXT : area;
}

/* Whether a row that is no heading is prose about the game. Prose has a word, and is not a row of a table, a mark
   around the moves (```), or the introduction of a quotation (`On Monday, Ann wrote:`). `words`: number of words. */
static bool is_text(struct text t, uint32_t words)
{
    enum { NAMED = 4 }; /* maximum words of `Ann Lee wrote:` */
    static const char *const marks[] = {"```", "~~~", "-----", "\\begin{", "\\end{", NULL};
    static const char *const dates[] = {"on ", "in ", NULL};
    bool row = t.length > 1 && t.at[0] == '|' && t.at[t.length - 1] == '|';
    bool quotes = ends_with(t, "wrote:") || ends_with(t, "writes:");

    return !row && !begins_with(t, marks) && !(quotes && (words <= NAMED || begins_with(t, dates))) &&
           words_has_prose(t);
}

/* Removes the tags of a row or name, and decodes its character references. Returns whether the text changed. */
static bool unmark(struct record_game *g, struct text *t)
{
    struct record_memory *m = &g->memory;
    char *to = m->unmarked + m->unmarked_used;
    size_t length = t->length ? markup_strip(*t, to) : 0;

    if (length == t->length)
        return false;
    m->unmarked_used += length;
    *t = text_trim((struct text){to, length});
    return true;
}

/* Keeps the text t of a row as a line. All blank rows between two kept rows become one empty line. */
static void keep(struct walk *w, struct text t, const struct text_row *row, int column)
{
    struct record_game *g = w->reader->game;

    if (g->comment_count > w->first && w->blank)
        fill_line(g, (struct comment_line){text_between(t.at, t.at), row->line, 0, false});
    if (g->comment_count == w->first || w->blank) {
        w->paragraph = g->comment_count;
        w->paragraph_row = (uint32_t)(row - w->reader->words.row);
    }
    w->blank = false;
    fill_line(g, (struct comment_line){t, row->line, column, false});
}

static bool repeats_moves(const struct reader *r, const struct text_row *row)
{
    uint32_t i = row->first;

    while (i < row->last && r->score.note[i].state != SCORE_AGAIN)
        i++;
    return i < row->last;
}

/* Keeps the text t of a row if it is prose; returns false for a heading. `rest`: words of the game precede t. */
static bool take_row(struct walk *w, const struct text_row *row, struct text t, bool rest)
{
    struct heading ignored = {0};
    bool marked;

    if (row->parted.at && !text_trim(row->text).length) { /* a comment */
        t = text_trim(row->parted);
        if (w->is_outro || t.at[0] == '+') /* #+ begins a line of Org mode */
            return true;
    }
    w->area = area_of(w->area, text_between(row->at, row->end), t);
    w->blank = w->blank || !t.length;
    if (w->area != TEXT || !t.length)
        return true;
    if (row->kind == LINE_HEADING && !rest && heading_read(t, &ignored) &&
        (!ignored.result.length || !words_has_prose(ignored.result) ||
         ending_result(ignored.result, &w->reader->game->heading).marker))
        return false; /* a heading; but prose can look like a heading with an unknown result */
    if (row->moves && row->prose < 2 && !rest && repeats_moves(w->reader, row))
        return true;
    marked = unmark(w->reader->game, &t);
    while (rest && t.length && !is_letter(t.at[0]) && !(t.at[0] & 0x80))
        t = text_skip(t, 1);
    if (is_text(t, row->prose) && !(rest && !memchr(t.at, ' ', t.length)))
        keep(w, t, row, marked ? 0 : words_column(row, t.at));
    return true;
}

/* If the last paragraph ends with a colon, leaves this paragraph to the next game. */
static void return_paragraph(struct walk *w)
{
    struct record_game *g = w->reader->game;

    if (g->comment_count > w->first && ends_with(g->comment_lines[g->comment_count - 1].text, ":")) {
        w->reader->prose_row = w->paragraph_row;
        g->comment_count = w->paragraph > w->first ? w->paragraph - 1 : w->first;
    }
}

/* Keeps the prose of the rows from `from` up to `to`, exclusive. If `end` is NULL, these rows are above the first move.
   Otherwise they are below the last move: the prose begins at `end` and, if a game follows, ends at a heading. */
static struct record_lines keep_rows(struct reader *r, uint32_t from, const char *end, uint32_t to)
{
    struct walk w = {.reader = r, .first = r->game->comment_count, .is_outro = end};
    bool more = end && to < r->words.rows;
    uint32_t n;

    for (n = from > r->prose_row ? from : r->prose_row; n < to; n++) {
        const struct text_row *row = &r->words.row[n];
        const char *stop = row->text.at + row->text.length;
        bool part = end && (n == from || end > row->text.at);
        struct text t = part ? text_between(end < stop ? end : stop, stop) : text_between(row->text.at, row->end);

        if (!take_row(&w, row, text_trim(t), part) && more)
            break;
    }
    r->prose_row = n;
    if (more && n >= to)
        return_paragraph(&w);
    return (struct record_lines){w.first, r->game->comment_count - w.first};
}

void prose_keep(struct reader *r, uint32_t first, uint32_t last, const char *end, uint32_t stop)
{
    enum { SENTENCE = 3 }; /* a row with fewer words is only a name or a label */
    const struct words *w = &r->words;
    struct record_memory *m = &r->game->memory;
    struct heading *h = &r->game->heading;
    size_t names = h->title.length + h->white.length + h->black.length;
    uint32_t n, to = stop < w->count ? w->word[stop].row : w->rows, from = w->word[first].row;

    if (w->is_escaped) /* source code is no prose */
        return;
    m->unmarked_used = 0;
    m->unmarked = memory_grow(m->unmarked, &m->unmarked_capacity,
                              text_between(w->row[0].at, w->row[w->rows - 1].end).length + names + 1, 1);
    unmark(r->game, &h->title);
    unmark(r->game, &h->white);
    unmark(r->game, &h->black);
    for (n = from; n < w->word[last].row && !r->game->dropped; n++)
        if (w->row[n].prose >= SENTENCE && w->row[n].kind != LINE_HEADING && !w->row[n].is_remark)
            r->game->dropped = w->row[n].line;
    r->game->intro = keep_rows(r, 0, NULL, from);
    r->game->outro = keep_rows(r, w->word[last].row, end, to);
}
