#include "print/layout.h"

enum joints { ANYWHERE, DASHES, COLONS }; /* where lines may end: at spaces; after dashes or colons; after colons */

static const struct look {
    int64_t size, leading;
    enum encoding_font font;
    bool centred;
    int64_t hang; /* added indent of all lines but the first; in variations, less than PARAGRAPH_INDENT */
} looks[] = {
    [PARAGRAPH_PARA] = {95, 118, ENCODING_ROMAN, false, 0},
    [PARAGRAPH_LINE] = {85, 105, ENCODING_ROMAN, false, 60},
    [PARAGRAPH_DEEP] = {70, 88, ENCODING_ROMAN, false, 60},
    [PARAGRAPH_LEGEND] = {95, PARAGRAPH_SIGN, ENCODING_ROMAN, false, 0},
    [PARAGRAPH_MIDDLE] = {95, 118, ENCODING_ITALIC, true, 0},
    [PARAGRAPH_CAPTION] = {95, 118, ENCODING_BOLD, true, 0},
    [PARAGRAPH_TITLE] = {150, 180, ENCODING_BOLD, true, 0},
    [PARAGRAPH_COVER] = {280, 330, ENCODING_BOLD, true, 0},
    [PARAGRAPH_ENTRY] = {95, 118, ENCODING_ROMAN, false, 120},
};

int64_t paragraph_enlarged(const struct paragraph_list *list, int64_t length)
{
    return length * (100 + list->larger) / 100;
}

void paragraph_clear(struct paragraph_list *list, int64_t width)
{
    list->text.used = 0;
    list->count = 0;
    list->open = false;
    list->width = width;
}

int64_t paragraph_measure(const struct paragraph_list *list, enum paragraph_kind kind, enum encoding_font font,
                          struct text t)
{
    return encoding_width(font, t) * paragraph_enlarged(list, looks[kind].size) / ENCODING_EM;
}

int64_t paragraph_width(const struct paragraph_list *list, int n)
{
    const struct paragraph_line *line = &list->lines[n];

    return paragraph_measure(list, line->kind, line->font, sink_part(&list->text, line->begin, line->end));
}

void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, int64_t indent, int64_t above)
{
    paragraph_end(list);
    list->next = (struct paragraph_line){
        .kind = kind, .font = looks[kind].font, .begin = list->text.used, .x = indent, .above = above, .first = true};
    list->open = true;
}

/* Whether a number that begins at byte n of a text belongs to the word before it, as in `move 12`. */
static bool is_bound(struct text t, size_t n)
{
    return n > 1 && n < t.length && is_digit(t.at[n]) && t.at[n - 1] == ' ' && is_letter(t.at[n - 2]);
}

/* Whether a line may end at byte n of a text. Lines end at spaces, but not in `move 12`, `12 A1+`, `with 12 A1+` and
   `any win`, and not before a dash (in Windows-1252). A no-break space, as before a result, counts as a colon. */
static bool is_break(struct text t, size_t n, enum joints joints)
{
    size_t number = n;

    while (number && is_digit(t.at[number - 1]))
        number--;
    return t.at[n] == ' ' && (!joints || (n && memchr(":\240\226", t.at[n - 1], joints == DASHES ? 3 : 2))) &&
           (n + 1 == t.length || t.at[n + 1] != '\226') && !is_bound(t, n + 1) &&
           (n < 3 || !text_starts_nocase(text_skip(t, n - 3), "any win")) &&
           (number == n || (number && t.at[number - 1] != ' ') ||
            (is_bound(t, number) && !notation_read(text_skip(t, n + 1), &(struct notation_move){0})));
}

/* Returns how many bytes fit on a line that ends where is_break allows. If no such end fits, tries `joints` - 1. If
   the first word is wider than the line, breaks this word: after a hyphen or slash (as in web addresses), at the space
   of `move 12`, or else anywhere. A dash after a word that just fits stays on the line, which is then too wide. */
static size_t line_length(enum encoding_font font, struct text t, int64_t width, enum joints joints)
{
    size_t fits = encoding_fit(font, t, width).length, n = fits;

    while (n && n < t.length && !is_break(t, n, joints))
        n--;
    if (n || joints)
        return n ? n : line_length(font, t, width, joints - 1);
    if (!fits)
        fits = encoding_fit(font, t, 4 * ENCODING_EM).length;
    for (n = fits; n > fits * 2 / 5; n--)
        if (t.at[n - 1] == '/' || t.at[n - 1] == '-' || (n < t.length && t.at[n] == ' '))
            return n + 2 * text_starts_nocase(text_skip(t, n), " \226");
    return fits;
}

/* Divides the open paragraph into lines of at most this width. Returns their number; leaves list->count alone. */
static int divide(struct paragraph_list *list, int64_t width, enum joints joints)
{
    struct paragraph_line line = list->next;
    int64_t size = paragraph_enlarged(list, looks[line.kind].size);
    int count = 0;

    while (line.begin < list->text.used) {
        struct text rest = sink_part(&list->text, line.begin, list->text.used);

        rest.length = line_length(line.font, rest, (width - line.x) * ENCODING_EM / size, joints);
        line.end = line.begin + rest.length;
        list->lines = memory_grow(list->lines, &list->capacity, (size_t)list->count + (size_t)++count, sizeof line);
        list->lines[list->count + count - 1] = line;
        while (encoding_part(&line.font, &rest).length)
            continue;
        line.begin = line.end + (line.end < list->text.used && list->text.bytes[line.end] == ' ');
        line.x = list->next.x + looks[line.kind].hang;
        line.above = 0;
        line.first = false;
    }
    return count;
}

/* Returns how many of the open paragraph's `count` lines, except the last, end where is_break allows. */
static int count_breaks(const struct paragraph_list *list, int count, enum joints joints)
{
    int breaks = 0, i;

    for (i = list->count; i < list->count + count - 1; i++)
        breaks += is_break(sink_contents(&list->text), list->lines[i].end, joints);
    return breaks;
}

/* Divides the open paragraph into centred lines. Lines end after colons, or else after dashes, if each added line saves
   a line end elsewhere. Otherwise lines are as equal as possible, without more lines and without broken words. */
static int divide_evenly(struct paragraph_list *list)
{
    int64_t step = list->width / 32, width = list->width;
    enum joints joints, best = ANYWHERE;
    int least = INT_MAX, count = 0, breaks, i;

    for (joints = ANYWHERE; joints <= COLONS && count != 1; joints++) {
        count = divide(list, width, joints);
        breaks = count_breaks(list, count, DASHES);
        if (2 * count - breaks - (breaks > 0) < least) { /* at equal cost, ends after colons or dashes win */
            least = 2 * count - breaks;
            best = joints;
        }
    }
    count = divide(list, width, best);
    while (count > 1 && best == ANYWHERE && width > 2 * step && divide(list, width - step, best) == count &&
           count_breaks(list, count, ANYWHERE) == count - 1)
        width -= step;
    divide(list, width, best);
    for (i = list->count; i < list->count + count; i++)
        list->lines[i].x = (list->width - paragraph_width(list, i)) / 2;
    return count;
}

/* Makes each run of spaces in the open paragraph one space, and removes spaces at the paragraph's beginning. */
static void trim_blanks(struct paragraph_list *list)
{
    size_t from, to = list->next.begin;

    for (from = to; from < list->text.used; from++)
        if (list->text.bytes[from] != ' ' || (to > list->next.begin && list->text.bytes[to - 1] != ' '))
            list->text.bytes[to++] = list->text.bytes[from];
    list->text.used = to;
}

void paragraph_end(struct paragraph_list *list)
{
    if (!list->open)
        return;
    list->open = false;
    trim_blanks(list);
    list->count += looks[list->next.kind].centred ? divide_evenly(list)
                   : divide(list, list->width, list->next.kind == PARAGRAPH_ENTRY ? COLONS : ANYWHERE);
}

void paragraph_lead(struct paragraph_list *list, int64_t right, struct text words)
{
    enum { GAP = 80, STEP = 556 /* the width of a dot and a space, in thousandths of the font's size */ };
    int64_t size = paragraph_enlarged(list, looks[list->next.kind].size), width = encoding_width(ENCODING_ROMAN, words);
    int64_t begun = encoding_width(list->next.font, sink_part(&list->text, list->next.begin, list->text.used)), dots, i;
    bool apart = right > list->width || (begun + width) * size / ENCODING_EM + GAP <= right;
    struct paragraph_line line;

    sink_text(&list->text, apart ? text_of("") : words);
    paragraph_end(list);
    if (!apart)
        return;
    line = list->lines[list->count - 1];
    dots = ((right - line.x - paragraph_width(list, list->count - 1) - GAP) * ENCODING_EM / size - width) / STEP - 1;
    line = (struct paragraph_line){.kind = line.kind, .font = ENCODING_ROMAN, .begin = list->text.used,
                                   .x = right - (width / STEP + 1 + dots) * STEP * size / ENCODING_EM,
                                   .above = -paragraph_enlarged(list, looks[line.kind].leading)};
    for (i = 0; dots > 2 && i < dots; i++)
        sink_string(&list->text, ". ");
    line.end = list->text.used;
    *MEMORY_ADD(list->lines, list->count, list->capacity) = line;
    sink_text(&list->text, words);
    line.begin = line.end;
    line.end = list->text.used;
    line.x = right - width * size / ENCODING_EM;
    *MEMORY_ADD(list->lines, list->count, list->capacity) = line;
}

static int64_t line_height(const struct paragraph_list *list, int n)
{
    const struct paragraph_line *line = &list->lines[n];

    return line->above + paragraph_enlarged(list, looks[line->kind].leading);
}

int64_t paragraph_height(const struct paragraph_list *list, int from)
{
    int64_t height = 0;

    for (; from < list->count; from++)
        height += line_height(list, from);
    return height;
}

/* Whether lines n and n + 1 must be in one column (see also list->whole). All lines of a title stay together; so do the
   first two lines of a paragraph, and its last two. Centred italics stay with the line above. The first two lines of
   variations stay with the text above. If the last variation has one line, it stays with the variation above. */
static bool must_stay(const struct paragraph_list *list, int n)
{
    const struct paragraph_line *line = &list->lines[n], *next = line + 1;
    bool last = n + 2 == list->count || next[1].first;

    if (list->whole && n >= list->whole)
        return !next->first || list->text.bytes[next->begin] != ENCODING_SWITCH + ENCODING_BOLD;
    if (!next->first)
        return line->first || last || line->kind == PARAGRAPH_TITLE;
    if (looks[next->kind].hang)
        return !looks[line->kind].hang || (n && !looks[line[-1].kind].hang) ||
               (last && (n + 2 == list->count || !looks[next[1].kind].hang));
    return next->kind == PARAGRAPH_MIDDLE;
}

int paragraph_fit(const struct paragraph_list *list, int from, int64_t height)
{
    enum { TRIED = 12 /* to keep variations together, at most this many lines move to the next column */ };
    int to = from, end;

    while (to < list->count && (height -= line_height(list, to)) >= 0)
        to++;
    end = to;
    while (end > from && to < list->count &&
           (must_stay(list, end - 1) || /* line `end` belongs to the variation above */
            (looks[list->lines[end].kind].hang && list->lines[end].x > PARAGRAPH_INDENT)))
        end = end > to - TRIED ? end - 1 : from;
    if (end == from && to - from > TRIED)
        end = to;
    while (end > from && to < list->count && must_stay(list, end - 1))
        end--;
    return end;
}

int64_t paragraph_put(const struct paragraph_list *list, int from, int to, int64_t x, int64_t y, struct pages *pages)
{
    for (; from < to; from++) {
        const struct paragraph_line *line = &list->lines[from];

        y -= line_height(list, from);
        pages_text(pages, x + line->x, y, line->font, paragraph_enlarged(list, looks[line->kind].size),
                   sink_part(&list->text, line->begin, line->end));
    }
    return y;
}

void paragraph_free(struct paragraph_list *list)
{
    sink_free(&list->text);
    free(list->lines);
    *list = (struct paragraph_list){0};
}
