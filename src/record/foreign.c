#include "record/foreign.h"

bool cursor_next(struct cursor *c)
{
    bool more = text_line(&c->rest, &c->line);

    c->number += more;
    return more;
}

struct record_place cursor_place(struct cursor *c, const char *at)
{
    while (c->rest.at <= at && cursor_next(c))
        ;
    return cursor_here(c, at);
}

void foreign_open(struct foreign *f, const struct foreign_reader *reader, struct text part, struct cursor cursor,
                  struct record_game *game)
{
    f->kept = memory_grow(f->kept, &f->capacity, part.length, 1);
    *f = (struct foreign){.reader = reader, .at = part.at, .end = part.at + part.length, .game = game, .cursor = cursor,
                          .kept = f->kept, .capacity = f->capacity};
}

static struct record_place place_of(struct foreign *f, const char *at)
{
    if (at < f->cursor.line.at)
        f->cursor = f->start;
    return cursor_place(&f->cursor, at);
}

static bool is_line_end(char c)
{
    return c == '\r' || c == '\n';
}

struct foreign_unit foreign_plain_unit(struct text t)
{
    struct foreign_unit u = {{t.at[0]}, 1, t.at + 1};

    if (is_line_end(t.at[0])) {
        u.bytes[0] = '\n';
        u.end += t.length > 1 && t.at[0] == '\r' && t.at[1] == '\n';
    }
    return u;
}

struct text foreign_keep(struct foreign *f, struct text escaped)
{
    struct text made = {f->kept + f->used, 0};

    while (escaped.length) {
        struct foreign_unit u = f->reader->unit(escaped);

        if (u.length > f->capacity - f->used)
            break; /* f->kept is full, since some texts were kept twice: the rest of this text is lost */
        memcpy(f->kept + f->used, u.bytes, u.length);
        f->used += u.length;
        made.length += u.length;
        escaped = text_skip(escaped, (size_t)(u.end - escaped.at));
    }
    return made;
}

/* Returns a text without escapes, with \n for each line end: a copy in f->kept or, if nothing changes, `escaped`. */
static struct text unescape(struct foreign *f, struct text escaped)
{
    struct text made = foreign_keep(f, escaped);

    if (!text_equal(made, escaped))
        return made;
    f->used -= made.length;
    return escaped;
}

struct text foreign_unescape(struct foreign *f, struct text escaped)
{
    return text_trim(unescape(f, escaped));
}

void foreign_put_word(struct foreign *f, int n, struct text word, const char *at)
{
    struct record_game *g = f->game;
    struct record_lines comment = {0, 0};

    if (n == g->count) /* the new word keeps the comments of the old word */
        comment = g->moves[--g->count].comment;
    fill_spelt_move(g, word, place_of(f, at))->comment = comment;
}

void foreign_add_leftover(struct foreign *f, enum leftover_kind kind, struct text word, const char *at)
{
    fill_leftover(f->game, kind, word, place_of(f, at), f->game->count + 1);
}

void foreign_add_prose(struct foreign *f, struct record_lines *to, struct text escaped)
{
    struct text rest = unescape(f, escaped), line;
    bool same = rest.at == escaped.at, lines = escaped.length && memchr(escaped.at, '\n', escaped.length);
    struct record_place place = place_of(f, escaped.at);

    while (rest.length && (is_blank(rest.at[rest.length - 1]) || is_line_end(rest.at[rest.length - 1])))
        rest.length--;
    if (!to->count)
        to->first = f->game->comment_count;
    for (; text_line(&rest, &line); to->count++) {
        struct text words = text_cut_blanks(line);

        if (same)
            place = place_of(f, line.at);
        fill_line(f->game, (struct comment_line){words, place.line + (same ? 0 : lines * to->count),
                                                 same ? place.column : 0, words.length < line.length});
    }
}

void foreign_add_comment(struct foreign *f, int n, struct text escaped)
{
    if (n >= 1 && n <= f->game->count)
        foreign_add_prose(f, &f->game->moves[n - 1].comment, escaped);
}

void foreign_end(struct foreign *f, struct ending e)
{
    if (!f->game->end.marker)
        fill_end(f->game, e, (struct record_place){.at = NULL});
}

struct text foreign_skip_spaces(struct text t)
{
    return words_skip(t, " \t\r\n");
}

bool foreign_cut_word(struct text *rest, struct text *word)
{
    *word = *rest = foreign_skip_spaces(*rest);
    while (rest->length && !is_blank(rest->at[0]) && !is_line_end(rest->at[0]))
        *rest = text_skip(*rest, 1);
    *word = text_between(word->at, rest->at);
    return word->length > 0;
}
