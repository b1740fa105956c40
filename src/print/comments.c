#include "print/layout.h"

enum {
    MOVES_GAP = 50,     /* gap above moves that follow a comment, and above comment lines that follow an empty line */
    PARAGRAPH_GAP = 20, /* gap above a paragraph without an empty line above it */
    PROSE_GAP = 60,     /* in an introduction or a conclusion, the gap above a paragraph after an empty line */
    LONG = 45,          /* below a line with more bytes than this, a capital letter may continue the sentence */
    WIDTH = 43,         /* the usual width of a character of a variation */
    ABOVE = 32          /* how many of the latest variations indent_of looks at */
};

struct comment_text {
    struct document *document;
    struct paragraph_list *list;
    bool begun;          /* a line of the comment had words */
    bool flows;          /* the next line continues the text of the line above it */
    bool branches;       /* a variation begins below a move of the next line */
    bool paragraph_ends; /* an empty line precedes the next line */
    enum paragraph_kind kind; /* of variations: PARAGRAPH_LINE, or PARAGRAPH_DEEP if a line reaches too far right */
    bool alone;          /* the comment is a solution of one line */
    int variations;
    struct {
        struct text line;
        int64_t indent;
    } above[ABOVE];      /* the last variations: variation n is above[n % ABOVE] */
};

/* Whether a line begins like a variation: `A1+`, `A1+ B2/`, `A1+ any`, `A1+ 13`, `12 A1+`, `(1) any A1+`. If another
   word follows the move, as in `A1+ wins`, the line is a sentence. */
static bool is_variation(struct text words)
{
    struct notation_move move;
    struct text first;
    size_t length;
    bool label;

    do {
        first = (struct text){words.at, 0};
        while (first.length < words.length && !is_blank(words.at[first.length]))
            first.length++;
        label = first.length > 2 && *first.at == '(' && first.at[first.length - 1] == ')';
        if (label || words_number(first, NULL) == first.length || text_is_nocase(first, "any"))
            words = text_trim(text_skip(words, first.length));
    } while (label);
    length = notation_read(words, &move);
    words = text_trim(text_skip(words, length));
    return length &&
           (!words.length || notation_begins(words) || text_starts_nocase(words, "any") || is_digit(*words.at));
}

/* Whether the second word of a line is a move or a number. */
static bool has_second(struct text line)
{
    text_cut(&line, " ");
    line = text_trim(line);
    return line.length && (notation_begins(line) || is_digit(*line.at));
}

/* Whether `below` continues the sentence of `above` (`play here` after `Black must`). A capital may begin `below` only
   if `above` is long. A variation or a line like `(or A1+)` continues nothing, nor does `if A1+` below `if B1+`. */
static bool is_within_sentence(struct text above, struct text below)
{
    const bool wraps = above.length > LONG && !notation_begins(below);
    bool several = above.length && memchr(above.at, ' ', above.length);
    char last = several ? above.at[above.length - 1] : '.', first = below.length ? *below.at : '.';

    if (is_variation(below) || (has_second(below) && (has_second(above) || first == '(')))
        return false;
    return (is_letter(last) || last == ',') &&
           ((is_letter(first) && (wraps || first != to_upper(first))) || first == '(');
}

/* The indent of a variation that follows `blanks` spaces. A variation below a word of another variation stays below
   this word; a variation below no word has PARAGRAPH_INDENT. The indent is at most 4/5 of the column's width. */
static int64_t indent_of(const struct comment_text *c, int64_t blanks)
{
    int64_t indent = PARAGRAPH_INDENT, most = c->list->width * 4 / 5;
    int n;

    for (n = c->variations - 1; n >= 0 && n >= c->variations - ABOVE; n--) {
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

/* Whether `below` is a variation that begins below a move of `line`. */
static bool branches_off(struct text line, struct text below)
{
    struct text words = text_trim(below);
    size_t indent = below.length - words.length;

    return is_variation(words) && indent > 1 && indent < line.length && notation_begins(text_skip(line, indent));
}

/* Adds a line of a comment. A line continues the text of the line above if c->flows, or if it begins with one space.
   Any other line is a variation if c->branches or is_variation, or if it begins with two spaces; else a paragraph. */
static void add_comment_line(struct comment_text *c, struct text line)
{
    struct text words = text_trim(line);
    int64_t blanks = words.at - line.at, indent;

    if (!words.length) {
        c->paragraph_ends = true;
        return;
    }
    if (c->begun && !c->paragraph_ends && (blanks == 1 || c->flows)) {
        sink_byte(&c->list->text, ' ');
    } else if (!c->alone && (blanks > 1 || is_variation(words) || c->branches)) {
        indent = indent_of(c, blanks);
        if (is_letter(*words.at) && !notation_begins(words) && !text_starts_nocase(words, "any "))
            indent = lesser(indent, c->list->width / 4); /* the line is prose */
        paragraph_begin(c->list, c->kind, indent, 0);
        c->above[c->variations % ABOVE].line = line;
        c->above[c->variations++ % ABOVE].indent = indent;
    } else if (c->begun) {
        paragraph_begin(c->list, PARAGRAPH_PARA, 0, c->paragraph_ends ? MOVES_GAP : PARAGRAPH_GAP);
    } else { /* the comment begins on the line of the move */
        SINK(&c->list->text, (char)ENCODING_FIXED, " ", (char)(ENCODING_SWITCH + ENCODING_ROMAN));
    }
    document_write(c->document, words, &c->list->text);
    c->begun = true;
    c->paragraph_ends = false;
}

void comments_add_prose(struct document *d, const struct record_game *g, const struct record_lines *prose)
{
    struct text words = {0}, above;
    int i;

    paragraph_end(&d->text);
    for (i = 0; i < prose->count; i++) {
        above = words;
        words = text_trim(record_text(g, prose)[i].text);
        if (!words.length)
            paragraph_end(&d->text);
        else if (d->text.open && (above.length > LONG || is_within_sentence(above, words)))
            sink_byte(&d->text.text, ' ');
        else
            paragraph_begin(&d->text, PARAGRAPH_PARA, 0, d->text.open ? PARAGRAPH_GAP : PROSE_GAP);
        document_write(d, words, &d->text.text);
    }
    paragraph_end(&d->text);
}

void comments_add_turning(struct document *d, const struct scene *s)
{
    struct comment_text c = {.document = d, .list = &d->text, .begun = true, .paragraph_ends = true,
                             .kind = PARAGRAPH_LINE};
    struct text rest, line;

    analysis_text_turning(s, ANALYSIS_TEXT_LIST, &d->words);
    rest = sink_contents(&d->words);
    while (text_line(&rest, &line))
        add_comment_line(&c, text_skip(line, *line.at == ';'));
    paragraph_end(&d->text);
    d->words.used = 0;
}

bool comments_add_lines(struct document *d, struct paragraph_list *list, const struct record_game *g,
                        const struct record_lines *comment)
{
    const struct comment_line *lines = record_text(g, comment);
    struct comment_text c = {.document = d, .list = list, .alone = list == &d->solutions && comment->count == 1};
    int64_t least = INT64_MAX;
    int i;

    for (c.kind = PARAGRAPH_LINE, i = 0; i < comment->count; i++) {
        struct text words = text_trim(lines[i].text);
        int64_t blanks = words.at - lines[i].text.at;

        if (blanks <= 1 && !is_variation(words))
            continue;
        least = lesser(blanks, least);
        if (paragraph_enlarged(list, WIDTH * (blanks - least)) > list->width * 2 / 3)
            c.kind = PARAGRAPH_DEEP;
    }
    for (i = 0; i < comment->count; i++) {
        c.flows = i && (lines[i - 1].flows || (list->next.kind == PARAGRAPH_PARA &&
                                               is_within_sentence(text_trim(lines[i - 1].text), lines[i].text)));
        c.branches = i + 1 < comment->count && branches_off(lines[i].text, lines[i + 1].text);
        add_comment_line(&c, lines[i].text);
    }
    if (c.begun)
        paragraph_end(list);
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
