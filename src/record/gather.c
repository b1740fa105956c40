#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

/* Room behind the moves of the game for one more. */
static inline struct record_move *next_move(struct record_game *g)
{
    g->moves = memory_grow(g->moves, &g->capacity, (size_t)g->count + 1, sizeof *g->moves);
    return &g->moves[g->count];
}

/* Notes the word of a move in that room: all of it but the move itself. */
static inline void note_word(struct record_move *m, const char *word, size_t length, const struct cursor *p)
{
    m->word = word;
    m->length = (uint32_t)length;
    m->comment = m->comment_count = 0;
    m->line = p->line;
    m->column = (int)(word - p->begin) + 1;
}

/* Notes that the game has moves which it had not. */
static void note_more(struct record *r)
{
    r->game.missing_number.at = r->game.aside.at = NULL;
    r->follows = true;
    r->comment_seen = false;
}

void gather_move(struct record *r, const struct scan_token *t)
{
    struct record_game *g = &r->game;
    struct record_move *m = next_move(g);

    if (!g->count) {
        g->heading = r->heading;
        r->heading = (struct heading){.rules = r->heading.rules};
        r->heading_seen = false;
    }
    m->move = t->move;
    note_word(m, t->text.at, t->text.length, &r->cursor);
    g->count++;
    note_more(r);
}

void gather_row(struct record *r)
{
    const struct cursor p = r->cursor; /* a copy, which no move that is noted can change */
    struct scan s = p.scan;

    for (;;) {
        struct record_move *m = next_move(&r->game);
        size_t length = scan_plain(&s, &m->move);

        if (!length)
            break;
        note_word(m, s.at - length, length, &p);
        r->game.count++;
    }
    if (s.at > p.scan.at) {
        r->cursor.scan = s;
        note_more(r);
    }
}

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

void gather_end_marker(struct record *r, const struct scan_token *t)
{
    r->game.end = t->mark;
    r->game.end_after = r->game.count;
    r->end_uncertain = !t->number && !is_capital(t->text.at[1]);
}

bool gather_is_closed(const struct record *r)
{
    return r->heading_seen || r->game.end;
}

void gather_heading(struct record *r)
{
    r->end_uncertain = r->end_uncertain || !gather_is_closed(r);
    r->heading_seen = true;
}

/* A comment without the ; or # that it begins with, or several #, and without blanks at its end. */
static struct text without_signs(struct text comment)
{
    while (comment.length && comment.at[0] == '#')
        comment = text_skip(comment, 1);
    if (comment.length && comment.at[0] == ';')
        comment = text_skip(comment, 1);
    while (comment.length && is_blank(comment.at[comment.length - 1]))
        comment.length--;
    return comment;
}

void gather_comment(struct record *r, struct text comment)
{
    struct record_game *g = &r->game;
    struct record_move *m;

    if (!g->count || r->heading_seen || r->comment_seen)
        return;
    m = &g->moves[(r->agreed_up_to ? r->agreed_up_to : g->count) - 1];
    if (!m->comment_count++)
        m->comment = g->comment_count;
    comment = without_signs(comment);
    g->comment_lines = memory_grow(g->comment_lines, &g->comment_capacity, (size_t)g->comment_count + 1,
                                   sizeof *g->comment_lines);
    g->comment_lines[g->comment_count++] =
        (struct comment_line){comment, r->cursor.line, (int)(comment.at - r->cursor.begin) + 1};
}

bool gather_is_end_marker(const struct record *r, const struct scan_token *t)
{
    bool loud = t->kind == SCAN_END_MARKER && is_capital(t->text.at[0]);

    if (t->kind != SCAN_END_MARKER || t->number || !t->last || !r->game.count || gather_is_closed(r))
        return false;
    if (t->mark == END_TIME || t->mark == END_CLAIM)
        return loud && is_capital(t->text.at[1]) && (t->leads || r->follows);
    return r->follows || (loud && t->leads);
}
