#include "analysis/sequence.h"

/* One line's part of a sequence. If the sequence begins in a line above, `own` has no items of the line above. */
struct piece {
    struct sequence own;
    char label;  /* the character in the label before the piece; or 0 */
    bool first;  /* in the line, only a label, a number and openers such as `if` precede the piece */
    bool listed; /* a comma precedes one of the moves */
};

static bool is_item(const struct comment_word *w)
{
    return w->kind <= COMMENT_PASS;
}

static int column_of(const struct comment_line *line, struct text word)
{
    return line->column + (int)(word.at - line->text.at);
}

static bool has_move(const struct sequence *s)
{
    int i = 0;

    while (i < s->count && s->items[i].kind != COMMENT_MOVE)
        i++;
    return i < s->count;
}

static bool begin_line(struct sequence_reader *r)
{
    struct text left;
    struct comment_word w;

    if (r->lines_read == r->line_count)
        return false;
    r->found.line = &r->lines[r->lines_read++];
    r->left = left = r->found.line->text;
    r->indent = comment_next(&left, &w) ? column_of(r->found.line, w.text) : 0;
    r->inside = false;
    return true;
}

/* Skips words up to the item or claim that begins a sequence. False at the end of the line. */
static bool find_start(struct sequence_reader *r, struct piece *piece)
{
    for (;;) {
        struct text left = r->left;
        struct comment_word w;

        if (!comment_next(&r->left, &w))
            return false;
        if ((is_item(&w) && !w.partial) || (w.kind == COMMENT_CLAIM && !r->inside)) {
            r->left = left;
            return true;
        }
        if (w.kind == COMMENT_LABEL && !r->inside) {
            piece->label = w.text.at[1];
        } else if (w.kind == COMMENT_NUMBER) {
            piece->own.number = w.number;
        } else if (w.kind != COMMENT_OPENER) {
            r->inside = true;
            piece->own.number = 0;
        }
    }
}

static void add_item(struct sequence_found *found, struct piece *piece, const struct comment_word *w)
{
    bool star = w->kind == COMMENT_MOVE && w->text.at[0] == '*';

    if (w->partial && !found->bad.length)
        found->bad = w->text;
    piece->listed = piece->listed || (w->comma && w->kind == COMMENT_MOVE);
    if (piece->own.count < SEQUENCE_LONGEST)
        piece->own.items[piece->own.count++] =
            (struct sequence_item){w->kind, text_skip(w->text, star), column_of(found->line, w->text), w->move};
}

/* Reads a word of a sequence. Skips a move number before the word, such as the 9 in `8 A1+ 9 B1+`. */
static bool next_word(struct sequence_reader *r, const struct piece *piece, struct comment_word *w)
{
    bool more = comment_next(&r->left, w);

    if (more && w->kind == COMMENT_NUMBER && piece->own.number && w->number == piece->own.number + piece->own.count) {
        more = comment_next(&r->left, w);
        w->joined = true;
    }
    return more;
}

/* Reads the items of a sequence. Also reads the word after the items, unless this word may begin another sequence. */
static void read_items(struct sequence_reader *r, struct piece *piece)
{
    struct sequence_found *found = &r->found;

    for (;;) {
        struct text left = r->left;
        struct comment_word w;

        if (!next_word(r, piece, &w)) {
            found->ends_line = true;
            return;
        }
        if (w.kind == COMMENT_CLAIM) {
            found->win = w.text;
            return;
        }
        if (w.kind == COMMENT_LABEL) {
            found->label = w.text.at[1];
            return;
        }
        if (!w.joined && piece->own.count) {
            r->left = left;
            return;
        }
        if (!is_item(&w))
            return;
        add_item(found, piece, &w);
    }
}

/* Reads a possible sequence. Returns false at the end of the comment. */
static bool read_piece(struct sequence_reader *r, struct piece *piece)
{
    struct sequence_found *found = &r->found;

    do {
        if (!r->left.length && !begin_line(r))
            return false;
        *piece = (struct piece){.label = '\0'};
    } while (!find_start(r, piece));
    piece->first = !r->inside;
    found->win = found->bad = text_of(NULL);
    found->ends_line = false;
    found->label = '\0';
    read_items(r, piece);
    found->own = piece->own.count;
    r->inside = true;
    return true;
}

/* Adds a reading: the first `count` items of `before`, then `own`. Returns NULL if there is no room. */
static struct sequence *add_reading(struct sequence_found *found, const struct sequence *before, int count,
                                    const struct sequence *own)
{
    struct sequence *s = &found->readings[found->count];

    if (found->count == SEQUENCE_READINGS || count + own->count > SEQUENCE_LONGEST)
        return NULL;
    found->count++;
    s->count = count + own->count;
    s->number = count ? before->number : own->number;
    if (count)
        memcpy(s->items, before->items, (size_t)count * sizeof *s->items);
    memcpy(s->items + count, own->items, (size_t)own->count * sizeof *s->items);
    return s;
}

/* Adds a reading: the items of `before`, then `own`. Sets the columns of the items of `before` to column - 1, so
   that a lower line that begins at `column` or further right continues all these items. */
static void add_after(struct sequence_found *found, const struct sequence *before, int column,
                      const struct sequence *own)
{
    struct sequence *s = add_reading(found, before, before->count, own);

    for (int i = 0; s && i < before->count; i++)
        s->items[i].column = column - 1;
}

/* Adds all readings of a piece. Returns whether a column or label shows which earlier sequence the piece continues. */
static bool add_readings(struct sequence_reader *r, const struct piece *piece)
{
    struct sequence_found *found = &r->found;
    const struct sequence *own = &piece->own;
    int column = own->count ? own->items[0].column : column_of(found->line, found->win), i;
    int before = 0; /* number of items of r->above to the left of this piece */
    bool aligned;

    found->count = 0;
    for (i = 0; piece->label && i < r->labels; i++)
        if (r->label[i] == piece->label)
            add_after(found, &r->labelled[i], column, own);
    while (before < r->above.count && r->above.items[before].column < column)
        before++;
    if (before && piece->first && own->count && !own->number)
        add_reading(found, &r->above, before, own); /* the line branches off from r->above */
    aligned = found->count > 0;
    if (piece->first && r->goes_on)
        add_after(found, &r->open[r->opens - 1], column, own);
    for (i = r->opens; i-- > 0;)
        if (r->open_indent[i] < r->indent)
            add_after(found, &r->open[i], column, own);
    if (own->count)
        add_reading(found, NULL, 0, own);
    if (r->aside.count)
        add_after(found, &r->aside, column, own);
    return aligned;
}

/* Keeps the chosen reading of the last sequence, for lines that continue the sequence. */
static void keep_found(struct sequence_reader *r)
{
    const struct sequence_found *found = &r->found;
    const struct sequence *s = &found->readings[r->chosen];

    r->above = *s;
    if (found->label && r->labels < SEQUENCE_LABELS) {
        r->label[r->labels] = found->label;
        r->labelled[r->labels++] = *s;
    }
    r->goes_on = found->ends_line; /* false if a claim ended the sequence */
    r->aside.count = 0;
    if (found->win.length)
        return;
    r->aside = *s;
    while (r->opens && (r->open_indent[r->opens - 1] >= r->indent || r->opens == SEQUENCE_NESTED))
        r->opens--; /* drops sequences that are indented as far as this line or further; if `open` is full, drops one */
    r->open[r->opens] = *s;
    r->open_indent[r->opens++] = r->indent;
}

bool sequence_next(struct sequence_reader *r)
{
    struct sequence_found *found = &r->found;
    struct piece piece;

    if (found->count)
        keep_found(r);
    r->chosen = 0;
    while (read_piece(r, &piece)) {
        bool aligned = add_readings(r, &piece);

        if (!found->count || !has_move(&found->readings[0]) || (piece.listed && !found->win.length))
            continue;
        if (aligned || piece.own.count + (found->win.length > 0) >= 2)
            return true;
        r->aside = piece.own;
    }
    return false;
}
