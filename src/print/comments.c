#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

enum {
    MOVES_GAP = 50,     /* above the moves after a comment, */
    PARAGRAPH_GAP = 20, /*   above a paragraph of a comment, */
    PROSE_GAP = 60,     /*   above one of an introduction or a conclusion */
    INDENT = 120,       /* of a variation with none above it */
    ALIGNED = 16        /* lines that a variation may be aligned to */
};

/* A variation that those below it may be aligned to. */
struct variation_line {
    struct text words;
    size_t blanks; /* before the words in the record */
    int64_t indent; /* of the words on the page */
};

/* A comment, as far as it is set. */
struct comment_text {
    struct document *document;
    struct paragraph_list *list;
    struct variation_line above[ALIGNED]; /* each begins further right than the one before */
    int above_count;
    bool begun;          /* some line had words */
    bool paragraph_ends; /* an empty line stands before the next one */
    bool variations;     /* it has some */
};

/* The printed width of the words of a line up to one of its columns. */
static int64_t width_to(struct text words, size_t columns)
{
    struct sink bytes = {0};
    int64_t width;

    if (columns < words.length)
        words.length = columns;
    encoding_write(text_trim(words), &bytes, NULL);
    sink_byte(&bytes, ' ');
    width = paragraph_width(PARAGRAPH_LINE, sink_contents(&bytes));
    sink_free(&bytes);
    return width;
}

/* The indent of a variation with this number of blanks before it. It begins below the word that it is below in the
   record, in the last line above that begins no further right. */
static int64_t align(struct comment_text *c, struct text words, size_t blanks)
{
    int64_t indent = INDENT, max = c->list->width / 2;

    while (c->above_count && c->above[c->above_count - 1].blanks > blanks)
        c->above_count--;
    if (c->above_count) {
        const struct variation_line *a = &c->above[c->above_count - 1];

        indent = a->indent + (blanks > a->blanks ? width_to(a->words, blanks - a->blanks) : 0);
        c->above_count -= a->blanks == blanks;
    }
    indent = indent < max ? indent - indent % 10 : max;
    if (c->above_count < ALIGNED)
        c->above[c->above_count++] = (struct variation_line){words, blanks, indent};
    return indent;
}

/* Whether a line begins as variations do: with a move, or with a number and a move that a move or `any` follows; what
   begins with a move that other words follow is a sentence about it. */
static bool is_variation(struct text words)
{
    struct text number = {words.at, 0}, rest;
    struct notation_move move;
    size_t length;

    while (number.length < words.length && !is_blank(words.at[number.length]))
        number.length++;
    if (scan_move_number(number, NULL) < number.length)
        return notation_begins(words);
    rest = text_trim(text_skip(words, number.length));
    length = notation_read(rest, &move);
    rest = text_trim(text_skip(rest, length));
    return length && (!rest.length || notation_begins(rest) || text_starts_nocase(rest, "any") || is_digit(*rest.at));
}

/* By custom a line of a comment continues the one above if it begins with one blank. Without a blank it is a new
   paragraph, with more than one a variation, aligned to what stands above it. */
static void add_line(struct comment_text *c, struct text line)
{
    struct text words = text_trim(line);
    size_t blanks = (size_t)(words.at - line.at);

    if (!words.length) {
        c->paragraph_ends = true;
        return;
    }
    if (c->begun && !c->paragraph_ends && blanks == 1) {
        sink_byte(&c->list->text, ' ');
    } else if (blanks > 1 || is_variation(words)) {
        paragraph_begin(c->list, PARAGRAPH_LINE, align(c, words, blanks), 0);
        c->variations = true;
    } else {
        paragraph_begin(c->list, PARAGRAPH_PARA, 0, PARAGRAPH_GAP);
        c->above_count = 0;
    }
    document_write(c->document, words, &c->list->text);
    c->begun = true;
    c->paragraph_ends = false;
}

/* Adds a move, in the paragraph of the one before it if that is open. */
static void add_move(struct document *d, const struct record_move *m, int n)
{
    struct paragraph_list *list = &d->text;

    if (list->open) {
        sink_byte(&list->text, (char)ENCODING_FIXED);
        sink_byte(&list->text, ' ');
    } else {
        paragraph_begin(list, PARAGRAPH_MOVES, 0, list->count ? MOVES_GAP : 0);
    }
    sink_number(&list->text, n);
    sink_byte(&list->text, (char)ENCODING_FIXED);
    document_write(d, document_word(m), &list->text);
}

void comments_add_prose(struct document *d, const struct record_game *g, const struct record_lines *prose)
{
    const struct comment_line *lines = record_prose(g, prose);
    int i;

    paragraph_end(&d->text);
    for (i = 0; lines && i < prose->count; i++) {
        struct text words = text_trim(lines[i].text);

        if (!words.length) {
            paragraph_end(&d->text);
            continue;
        }
        if (!d->text.open)
            paragraph_begin(&d->text, PARAGRAPH_PARA, 0, d->text.count ? PROSE_GAP : 0);
        else
            sink_byte(&d->text.text, ' ');
        document_write(d, words, &d->text.text);
    }
    paragraph_end(&d->text);
}

bool comments_add(struct document *d, const struct record_game *g, const struct record_move *m, int n)
{
    const struct comment_line *lines = record_comment(g, m);
    struct comment_text c = {.document = d, .list = &d->text};
    int i;

    add_move(d, m, n);
    for (i = 0; lines && i < m->comment_count; i++)
        add_line(&c, lines[i].text);
    if (c.begun)
        paragraph_end(&d->text);
    return c.variations;
}
