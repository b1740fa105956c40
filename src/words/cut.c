/* cut: cuts a text into rows, and rows into words. */

#include "words/cutter.h"

/* Returns the length of the smiley at `at`, or 0. The ; of a smiley begins no comment. */
static size_t read_smile(const struct cutter *c, size_t at)
{
    size_t mouth = at + 1 + (sign_at(c, at + 1) == '-');

    return is_among(c->signs[at], ":;") && is_among(sign_at(c, mouth), "()DP") &&
           (mouth + 1 == c->length || is_among(sign_at(c, mouth + 1), " .,;:!?)\"'<")) ? mouth + 1 - at : 0;
}

/* Whether the ; at `at` may separate moves, as in `A0+; B1+` or `A0+; 2. B1+; 1-0`, but not in `A0+; a threat`. */
static bool parts_moves(const struct cutter *c, size_t at)
{
    struct text rest = text_skip_blanks((struct text){c->signs + at + 1, c->length - at - 1});
    struct notation_move move;
    size_t n = 0;

    while (at && is_among(c->signs[at - 1], "!?"))
        at--;
    if (!at || !strchr("+/\\)SCUDLRscudlr", c->signs[at - 1]))
        return false;
    if (ending_read(text_between(place(c, c->length - rest.length), place(c, c->length)), &c->heading, NULL).marker)
        return true;
    while (n < rest.length && (is_letter(rest.at[n]) || rest.at[n] == SIGN_LETTER))
        n++;
    if (n < rest.length && (text_is_among((struct text){rest.at, n}, "white black") || /* `Ann: @0/; Bo: B1+` */
                            (rest.at[n] == ':' && to_upper(rest.at[0]) == rest.at[0] && memchr(c->signs, ':', at))))
        rest = text_skip_blanks(text_skip(rest, n + 1));
    if (rest.length > 1 && (is_letter(rest.at[0]) || rest.at[0] == '@'))
        return is_digit(rest.at[1]) || is_among(rest.at[1], "+/\\");
    if (notation_read(rest, &move)) /* such as 1AS */
        return true;
    return text_cut_number(&rest, INT_MAX) >= 0 && text_skip_blanks(rest).length && is_among(rest.at[0], ".): ");
}

/* Begins a comment at `at`, the index after a ; or #. Does nothing inside a comment without WORD_PARTED. */
static void begin_comment(struct cutter *c, size_t at)
{
    struct text_row *row = row_of(c);
    struct text comment = text_between(place(c, at), place(c, c->length));
    bool parted = c->comment != WORD_COMMENT && parts_moves(c, at - 1);

    if (!row->parted.at)
        row->parted = comment;
    if (!parted && !row->comment.at)
        row->comment = comment;
    c->comment = parted ? WORD_COMMENT | WORD_PARTED : WORD_COMMENT;
}

/* In a comment, adds all words from `at` up to the next word with a digit as one WORD_PROSE. Returns their end. */
static size_t skip_prose(struct cutter *c, size_t at)
{
    size_t end = at, letters = 0, p;

    while (end < c->length && !is_digit(c->signs[end]))
        end++;
    if (!memchr(c->signs + at, ' ', end - at))
        return at;
    while (end < c->length && c->signs[end - 1] != ' ' && c->signs[end - 1] != ';')
        end--;
    for (p = at; p < end && letters < 2; p++)
        letters += is_letter(c->signs[p]);
    if (letters == 2)
        word_add(c, WORD_PROSE, at, end);
    return end;
}

/* Adds 1 to the row's quote depth for each quote mark at the start of the row. The marks > and Ann> always count;
   the marks : } | count if no | follows. Returns the index after the marks, and after the + of a diff: `> +A0/`. */
static size_t take_quotes(struct cutter *c)
{
    size_t at = 0, p;
    bool table = true; /* whether the row may belong to a table: `| 1 | @0/ |` */

    for (;;) {
        while (sign_at(c, at) == ' ')
            at++;
        for (p = at; is_letter(sign_at(c, p)) && p - at < 8; p++)
            ;
        if (!(sign_at(c, p) == '>' &&
              (p == at || sign_at(c, p + 1) == ' ' || sign_at(c, p + 1) == '>' || p + 1 == c->length)) &&
            !(p == at && is_among(sign_at(c, p), "|:}") &&
              !(table = table && memchr(c->signs + p + 1, '|', c->length - p - 1))))
            break;
        row_of(c)->depth++;
        at = p + 1;
    }
    return at + (sign_at(c, at) == '+' &&
                 (is_letter(sign_at(c, at + 1)) || is_digit(sign_at(c, at + 1)) || sign_at(c, at + 1) == '@'));
}

/* Whether the row from `at` is a ruled line: three or more equal characters of -=*_~, such as `---`. */
static bool is_rule(const struct cutter *c, size_t at)
{
    size_t p = at;

    while (p < c->length && c->signs[p] == c->signs[at])
        p++;
    return p - at > 2 && p == c->length && is_among(c->signs[at], "-=*_~");
}

/* Whether a line begins an email (`From: Ann`) or introduces an email quoted without quote marks (`-----Original
   Message-----`). *original: whether the line introduces a quoted email. Knows lines in a few languages. */
static bool is_mail(struct text line, bool *original)
{
    static const char *const keys[] = {"-----Original", "-----Ursp", "Begin forwarded message",
                                       "---------- Forwarded", "From: ", "Von: ", "De: ", "De : ", "Fra: ",
                                       "\xE5\xB7\xAE\xE5\x87\xBA\xE4\xBA\xBA"};
    enum { KEYS = sizeof keys / sizeof *keys, ORIGINAL = 4 };
    size_t i = line.length && strchr("-BDFV\xE5", to_upper(*line.at)) ? 0 : KEYS;

    while (i < KEYS && !text_starts_nocase(line, keys[i]))
        i++;
    *original = i < ORIGINAL;
    return i < KEYS || (text_starts_nocase(line, "From ") && memchr(line.at, '@', line.length));
}

/* Sets the row's `kind`, `part` and `rules`, and reads a heading row. `line`: the row without quote marks. */
static void take_kind(struct cutter *c, size_t at, struct text line)
{
    struct text_row *row = row_of(c);
    struct heading heading = c->played ? heading_next(&c->heading) : c->heading;
    bool original, mail = is_mail(line, &original);

    if (at == c->length) {
        row->kind = LINE_BLANK;
    } else if (c->signs[at] != '@' && c->signs[at] != ';' && heading_read(text_between(row->at, row->end), &heading)) {
        row->kind = LINE_HEADING;
        c->heading = heading;
        c->played = false;
    } else if (mail || is_rule(c, at)) {
        row->kind = LINE_DIVIDER;
    }
    row->part += mail || text_starts_nocase(line, "Content-Type:");
    c->quotes += original;
    row->rules = c->heading.rules;
}

/* Returns the index at which the innermost open bracket closes on this row. Returns `at` if the bracket does not close,
   if the bracket opens before the row's first word, or if the row begins with prose. To save searches,
   ends[C / 32] keeps the index of the next closing character C, or the row's length if no C follows. */
static size_t bracket_end(const struct cutter *c, size_t at, size_t ends[4])
{
    const struct bracket *b = &c->to->bracket[c->open];
    uint32_t first = row_of(c)->first;
    size_t *end = &ends[b->closes / 32];

    if (b->first <= first || c->to->word[first].kind == WORD_PROSE)
        return at;
    if (*end < at) {
        const char *found = memchr(c->signs + at, b->closes, c->length - at);

        *end = found ? (size_t)(found - c->signs) : c->length;
    }
    return *end < c->length ? *end : at;
}

/* Cuts the words of the row from `at` on. A ; in a bracket that closes on this row (bracket_end) begins no comment. */
static void cut_words(struct cutter *c, size_t at)
{
    size_t skip, next, end = 0, ends[4] = {0}; /* end: the index at which the bracket around the last ; closes */

    while (at < c->length) {
        if ((skip = c->signs[at] == ' ' ? 1 : read_smile(c, at)) > 0) {
            at += skip;
        } else if (c->signs[at] == ';' && (end = end > at ? end : bracket_end(c, at, ends)) == at) {
            begin_comment(c, ++at);
        } else {
            next = c->comment == WORD_COMMENT && c->signs[at - 1] == ' ' ? skip_prose(c, at) : at;
            at = next > at ? next : word_take(c, at);
        }
    }
}

/* Returns the index of the move number after a heading: 10 in `Ann - Bo: 1. @0/`. Without one, returns c->length. */
static size_t find_game(const struct cutter *c, size_t begin)
{
    struct heading heading = c->heading;
    size_t at = begin;

    for (; at < c->length && c->signs[begin] != ';'; at++)
        if ((at == begin || c->signs[at - 1] == ' ' || c->signs[at - 1] == ':') && word_is_counted(c, at))
            return at > begin && heading_read(text_between(row_of(c)->at, place(c, at)), &heading) ? at : c->length;
    return c->length;
}

/* Cuts a row. If find_game finds a game, the row ends before it. Returns the beginning of the next row: `next`, or
   that game. */
static const char *cut_row(struct cutter *c, const char *next)
{
    struct text_row *row = row_of(c);
    size_t at = take_quotes(c), whole = c->length, length = c->length = find_game(c, at);
    struct text rest = text_between(place(c, at), place(c, length)), line = text_trim(rest);
    struct text lead = words_skip(rest, "*#([ \t");
    bool named = text_starts_nocase(rest, "variation"), aside;

    c->lead = c->shape = (struct trace){0};
    row->end = rest.at + rest.length;
    take_kind(c, at, line);
    row->is_remark = sign_at(c, at) == ';';
    c->open = row->kind == LINE_BLANK ? 0 : c->open;
    aside = row->kind != LINE_BLANK && (named || (c->aside && text_cut_number(&lead, INT_MAX) < c->aside));
    c->aside = !aside ? 0 : !named ? c->aside : line.at[line.length - 1] == ':' ? INT_MAX
               : c->to->rows == 1 || row[-1].kind == LINE_BLANK ? c->counted + 1 : 0;
    c->comment = aside ? WORD_REMARK : 0;
    if (aside)
        row->comment = row->parted = rest;
    if (sign_at(c, at) == '#' && !is_digit(sign_at(c, at + 1)) && sign_at(c, at + 1) != '.') /* `#1` is no comment */
        begin_comment(c, ++at);
    cut_words(c, at);
    row->last = c->to->count;
    row->text = aside ? text_between(rest.at, rest.at)
                : row->parted.at ? text_between(rest.at, row->parted.at - 1) : rest;
    row->shape = c->shape.hash;
    return length < whole ? place(c, length) : next;
}

/* Cuts line `number` of the text into rows. A <br> at its end adds no row. The line begins at `start`, but its bytes
   before `line` belong to another part. */
static void cut_line(struct cutter *c, struct text line, const char *start, int number)
{
    struct words *w = c->to;
    const char *at = line.at, *end = at + line.length;

    do {
        struct text_row *row = MEMORY_ADD(w->row, w->rows, w->row_capacity);

        c->quotes += text_starts_nocase(text_between(at, end), "<blockquote");
        c->quotes -= c->quotes && text_starts_nocase(text_between(at, end), "</blockquote");
        *row = (struct text_row){.first = w->count, .at = at, .begin = start, .line = number, .depth = c->quotes};
        if (w->rows > 1) {
            row->heading = row[-1].kind == LINE_HEADING ? w->rows - 1 : row[-1].heading;
            row->part = row[-1].part;
            row->depth = row[-1].kind == LINE_HEADING && row[-1].line == number ? row[-1].depth : c->quotes;
            c->played = c->played || row[-1].moves;
        }
        at = cut_row(c, row_resolve(c, at, end));
    } while (at < end && !(text_starts_nocase(text_between(at, end), "<br") && markup_skip(at, end) == end));
}

/* Sets c->parted (most moves of the text have gaps: `B 1 +`) and c->lower (most moves are in small letters). */
static void look_ahead(struct cutter *c, struct text all)
{
    struct notation_move move;
    long parted = 0, joined = 0, small = 0;

    c->signs = all.at;
    c->length = all.length;
    c->parted = false;
    for (size_t at = 2; at + 1 < all.length; at++) {
        size_t column = at - 1;

        if (!is_digit(all.at[at]))
            continue;
        column -= is_among(all.at[column], " -,");
        if (!(is_letter(all.at[column]) || all.at[column] == '@') || (column && is_letter(all.at[column - 1])))
            continue;
        if (column + 1 < at) {
            parted += all.at[column] < 'a' && word_parted(c, column - (column && all.at[column - 1] == '('), &move);
        } else if (is_among(all.at[at + 1], "+/\\SCUDLRscudlr")) {
            joined++;
            small += is_capital(all.at[column]) ? -1 : all.at[column] != '@';
        }
    }
    c->parted = parted > 1 && parted > joined;
    c->lower = small > 0;
}

/* Mail programs wrap long rows without repeating the >. So a row that is shorter than the row above,
   and less deeply quoted than the rows above and below, gets the smaller quote depth of those two rows. */
static void join_quotes(struct words *w)
{
    for (uint32_t i = 1; i + 1 < w->rows; i++) {
        struct text_row *row = &w->row[i];
        int least = row[-1].depth < row[1].depth ? row[-1].depth : row[1].depth;

        if (row->depth < least && row->end - row->at < row[-1].end - row[-1].at && row->first < row->last &&
            row[-1].first < row[-1].last && row[1].first < row[1].last)
            row->depth = least;
    }
}

void words_cut(struct words *w, const struct words_part *part, size_t count)
{
    struct cutter c = {.to = w};

    w->count = w->rows = w->brackets = 0;
    *MEMORY_ADD(w->bracket, w->brackets, w->bracket_capacity) = (struct bracket){.parent = 0};
    for (; count--; part++) {
        struct text rest = part->text, line;
        const char *begin = part->begin;
        int number = part->lines;

        w->is_escaped = sign_escapes(rest);
        look_ahead(&c, rest);
        for (; text_line(&rest, &line); begin = rest.at)
            cut_line(&c, line, begin, ++number);
    }
    join_quotes(w);
    settle_words(w);
    free(c.buffer);
    free(c.places);
}
