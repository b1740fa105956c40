#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

enum {
    GAP = 50, PARAGRAPH = 20, INDENT = 120,
    WORD = 40,   /* bytes of a word that need not be a move */
    ALIGNED = 16 /* lines that variations are aligned to */
};

/* A line that others can be aligned to: its words begin after so many blanks, and so far from the margin. */
struct above {
    struct text words;
    size_t blanks;
    long indent;
};

struct prose {
    struct paragraph *paragraph;
    struct above lines[ALIGNED];
    int count;
    bool begun;      /* the comment has said something */
    bool fresh;      /* what comes next is a new paragraph */
    bool variations;
};

static size_t blanks_before(struct text line)
{
    size_t n = 0;

    while (n < line.length && is_blank(line.at[n]))
        n++;
    return n;
}

/* How wide the words of a line are set up to one of its columns. */
static long width_to(struct text words, size_t columns)
{
    struct encoding l = {0};
    long width;

    if (columns < words.length)
        words.length = columns;
    words = text_trim(words);
    encoding_add(&l, words);
    encoding_add(&l, text_of(" "));
    width = paragraph_width(PARAGRAPH_LINE, (struct text){l.bytes, l.used});
    encoding_free(&l);
    return width;
}

/* How far a line with so many blanks before it is indented: to under the word that it stands under in the
   record, on the last line above that reaches there. */
static long align(struct prose *p, struct text words, size_t blanks)
{
    long indent = INDENT, max = p->paragraph->width / 2;

    while (p->count && p->lines[p->count - 1].blanks > blanks)
        p->count--;
    if (p->count) {
        const struct above *a = &p->lines[p->count - 1];

        indent = a->indent + (blanks > a->blanks ? width_to(a->words, blanks - a->blanks) : 0);
        p->count -= a->blanks == blanks;
    }
    indent = indent < max ? indent - indent % 10 : max;
    if (p->count < ALIGNED)
        p->lines[p->count++] = (struct above){words, blanks, indent};
    return indent;
}

/* Begins the paragraph or variation that a line of a comment begins. */
static void begin(struct prose *p, struct text words, size_t blanks)
{
    struct paragraph *f = p->paragraph;
    bool variation = blanks > 1 || notation_begins(words);

    if (!p->begun && !variation && paragraph_open_width(f) < f->width * 6 / 10) {
        paragraph_lead(f);
    } else {
        paragraph_end(f);
        paragraph_begin(f, variation ? PARAGRAPH_LINE : PARAGRAPH_PARA,
                   variation ? align(p, words, blanks) : 0, variation ? 0 : PARAGRAPH);
    }
    if (!variation)
        p->count = 0;
    p->variations = p->variations || variation;
    p->begun = true;
}

/* By custom, a line of a comment that begins with one blank goes on where the line before ended; without
   it, it is a new paragraph, with more of them it is aligned to what stands above. */
static void add_line(struct prose *p, struct text line)
{
    size_t blanks = blanks_before(line);
    struct text words = text_trim(line);

    if (!words.length) {
        p->fresh = true;
        return;
    }
    if (p->begun && !p->fresh && blanks == 1)
        encoding_add(&p->paragraph->text, text_of(" "));
    else
        begin(p, words, blanks);
    encoding_add(&p->paragraph->text, words);
    p->fresh = false;
}

static void add_move(const struct record_move *m, int n, struct paragraph *f)
{
    static const char fixed[] = {(char)ENCODING_FIXED, ' '};
    char number[TEXT_NUMBER];

    if (f->open)
        encoding_add_bytes(&f->text, (struct text){fixed, 2});
    else
        paragraph_begin(f, PARAGRAPH_MOVES, 0, f->count ? GAP : 0);
    encoding_add(&f->text, text_number(n, number));
    encoding_add_bytes(&f->text, (struct text){fixed, 1});
    encoding_add(&f->text, (struct text){m->word, m->length < WORD ? m->length : WORD});
}

bool comments_add(const struct record_game *g, const struct record_move *m, int n, struct paragraph *f)
{
    const struct comment_line *lines = record_comment(g, m);
    struct prose p = {.paragraph = f};
    int i;

    add_move(m, n, f);
    for (i = 0; i < m->comment_count; i++)
        add_line(&p, lines[i].text);
    if (p.begun)
        paragraph_end(f);
    return p.variations;
}

void comments_end(struct paragraph *f)
{
    if (f->open)
        paragraph_end(f);
}
