#include "print/layout.h"

enum {
    MOVES_GAP = 50,     /* gap above moves that follow a comment, and above comment lines that follow an empty line */
    PARAGRAPH_GAP = 20, /* gap above a paragraph without an empty line above it */
    PROSE_GAP = 60,     /* in an introduction or a conclusion, the gap above a paragraph after an empty line */
    WIDTH = 43,         /* the usual width of a character of a variation */
    ABOVE = 32          /* how many of the latest variations indent_of looks at */
};

struct comment_text {
    struct document *document;
    struct paragraph_list *list;
    bool begun;          /* a line of the comment had words */
    bool paragraph_ends; /* an empty line precedes the next line */
    int64_t gap;         /* the gap above a paragraph after an empty line */
    enum paragraph_kind kind; /* of variations: PARAGRAPH_LINE, or PARAGRAPH_DEEP if a line reaches too far right */
    int variations;
    struct {
        struct text line;
        int64_t indent;
    } above[ABOVE];      /* the last variations: variation n is above[n % ABOVE] */
};

/* The indent of a variation that follows `blanks` spaces. A variation below a word of another variation stays below
   this word; a variation below no word has PARAGRAPH_INDENT. The indent is at most 4/5 of the column's width. */
static int64_t indent_of(const struct comment_text *c, int64_t blanks)
{
    int64_t indent = PARAGRAPH_INDENT, most = c->list->width * 4 / 5;

    for (int n = c->variations - 1; n >= 0 && n >= c->variations - ABOVE; n--) {
        struct text line = c->above[n % ABOVE].line, words = text_trim(line);
        int64_t at = blanks - (words.at - line.at);
        struct sink before = {0};

        if (at < 0 || at >= (int64_t)words.length)
            continue;
        encoding_write((struct text){words.at, (size_t)at}, &before, NULL);
        indent = c->above[n % ABOVE].indent +
                 paragraph_measure(c->list, c->kind, ENCODING_ROMAN, sink_contents(&before));
        sink_free(&before);
        break;
    }
    return lesser(indent, most);
}

/* Adds a line of a comment. `letter`: see comment_layout; `t`: a sentence of the analysis, in italics. */
static void add_line(struct comment_text *c, struct text line, char letter)
{
    struct text words = text_trim(line);
    int64_t indent;

    if (!words.length) {
        c->paragraph_ends = true;
        return;
    }
    if (letter == 'j') {
        sink_byte(&c->list->text, ' ');
    } else if (!strchr("pt", letter)) {
        indent = indent_of(c, words.at - line.at);
        if (letter == 'i')
            indent = lesser(indent, c->list->width / 4);
        paragraph_begin(c->list, c->kind, indent, 0);
        c->above[c->variations % ABOVE].line = line;
        c->above[c->variations++ % ABOVE].indent = indent;
    } else if (c->begun) {
        paragraph_begin(c->list, PARAGRAPH_PARA, 0, c->paragraph_ends ? c->gap : PARAGRAPH_GAP);
        if (letter == 't')
            sink_byte(&c->list->text, ENCODING_SWITCH + ENCODING_ITALIC);
    } else { /* the comment begins on the line of the move */
        SINK(&c->list->text, (char)ENCODING_FIXED, " ", (char)(ENCODING_SWITCH + ENCODING_ROMAN));
    }
    document_write(c->document, words, &c->list->text);
    c->begun = true;
    c->paragraph_ends = false;
}

void comments_add_turning(struct document *d, const struct scene *s)
{
    struct comment_text c = {.document = d, .list = &d->text, .begun = true, .paragraph_ends = true, .gap = MOVES_GAP,
                             .kind = PARAGRAPH_LINE};
    struct text rest, line;

    analysis_text_turning(s, ANALYSIS_TEXT_LIST, &d->words);
    rest = sink_contents(&d->words);
    while (text_line(&rest, &line))
        add_line(&c, text_skip(line, *line.at == ';'), *line.at == ';' ? 'v' : 't');
    paragraph_end(&d->text);
    d->words.used = 0;
}

bool comments_add_lines(struct document *d, struct paragraph_list *list, const struct record_game *g,
                        const struct record_lines *comment)
{
    const int count = comment->count;
    const struct comment_line *lines = record_text(g, comment);
    bool prose = !list->open, alone = list == &d->solutions && count == 1;
    struct comment_text c = {.document = d, .list = list, .begun = prose, .paragraph_ends = prose,
                             .gap = prose ? PROSE_GAP : MOVES_GAP, .kind = PARAGRAPH_LINE};
    struct sink layout = {0};
    int64_t least = INT64_MAX;

    comment_layout(g, comment, prose, &layout);
    for (int i = 0; i < count; i++) {
        int64_t blanks = text_trim(lines[i].text).at - lines[i].text.at;

        if (!strchr("vi", layout.bytes[i]))
            continue;
        least = lesser(blanks, least);
        if (paragraph_enlarged(list, WIDTH * (blanks - least)) > list->width * 2 / 3)
            c.kind = PARAGRAPH_DEEP;
    }
    for (int i = 0; i < count; i++)
        add_line(&c, lines[i].text, alone ? 'p' : layout.bytes[i]);
    if (c.begun)
        paragraph_end(list);
    sink_free(&layout);
    return c.variations;
}

bool comments_add(struct document *d, const struct record_game *g, const struct record_move *m, int n)
{
    if (d->text.open) {
        SINK(&d->text.text, (char)ENCODING_FIXED, " ");
    } else {
        paragraph_begin(&d->text, PARAGRAPH_PARA, 0, MOVES_GAP);
        sink_byte(&d->text.text, ENCODING_SWITCH + ENCODING_BOLD);
    }
    SINK(&d->text.text, n, (char)ENCODING_FIXED);
    document_write(d, document_word(m), &d->text.text);
    return comments_add_lines(d, &d->text, g, &m->comment);
}
