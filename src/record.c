#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "heading.h"
#include "record.h"

#include <stdlib.h>

/* A token, or a line that is a heading. */
struct step {
    struct scan_token token;
    bool heading;
    bool done; /* the text is at its end */
};

static struct record_place place_at(struct text all)
{
    struct record_place p = {.below = all};

    if (text_starts(all, "\xEF\xBB\xBF")) /* a byte order mark is no letter */
        p.below = text_between(all.at + 3, all.at + all.length);
    scan_line(&p.scan, text_between(all.at, all.at));
    return p;
}

/* Goes on to the next token, over the ends of lines. An archive has headings in its comments only. */
static struct step advance(struct record_place *p, enum record_style style, struct heading *heading)
{
    struct step step = {0};
    struct text line;

    for (;;) {
        step.token = scan_next(&p->scan);
        if (step.token.kind != SCAN_END)
            return step;
        if (!text_line(&p->below, &line)) {
            step.done = true;
            return step;
        }
        p->line++;
        p->begin = line.at;
        scan_line(&p->scan, line);
        if ((style != RECORD_ARCHIVE || p->scan.at == p->scan.end) && heading_read(line, heading)) {
            p->scan.at = p->scan.end;
            p->scan.comment.length = 0;
            step.heading = true;
            return step;
        }
    }
}

static bool is_first(const struct scan_token *t)
{
    return t->kind == SCAN_MOVE && notation_is_first(&t->move);
}

/* TRAX.md's rule 1 for texts: numbered if a 1 stands before a first move; an archive if lines hold only
   moves and markers, more than half of them begin with a first move, and some hold more than one. */
static enum record_style guess(struct text all)
{
    struct record_place p = place_at(all);
    struct heading ignored = {0};
    long lines = 0, begun = 0, long_lines = 0;
    bool pure = true;
    int line = 0;
    struct step s;

    for (s = advance(&p, RECORD_ARCHIVE, &ignored); !s.done;
         s = advance(&p, RECORD_ARCHIVE, &ignored)) {
        const struct scan_token *t = &s.token;

        if (s.heading || t->kind == SCAN_COMMENT)
            continue;
        if (t->number == 1 && is_first(t))
            return RECORD_NUMBERED;
        pure = pure && t->number == 0 && (t->kind == SCAN_MARK || (t->kind == SCAN_MOVE && t->whole));
        if (p.line != line) {
            lines++;
            begun += is_first(t);
        } else {
            long_lines++;
        }
        line = p.line;
    }
    return pure && long_lines && begun * 2 > lines ? RECORD_ARCHIVE : RECORD_PLAIN;
}

void record_open(struct record *r, struct text all, enum record_style style)
{
    struct record fresh = {.style = style == RECORD_GUESS ? guess(all) : style};

    fresh.game.moves = r->game.moves;
    fresh.game.room = r->game.room;
    fresh.place = place_at(all);
    *r = fresh;
}

void record_free(struct record *r)
{
    free(r->game.moves);
    *r = (struct record){0};
}

static void take_move(struct record *r, const struct scan_token *t)
{
    struct record_game *g = &r->game;
    struct record_move *m;

    if (!g->count) {
        g->heading = r->heading;
        r->heading = (struct heading){.rules = r->heading.rules};
        r->closed = false;
    }
    g->moves = base_grow(g->moves, &g->room, (size_t)g->count + 1, sizeof *g->moves);
    m = &g->moves[g->count++];
    *m = (struct record_move){.word = t->text.at, .line = r->place.line, .move = t->move};
    m->length = (uint32_t)t->text.length;
    m->column = (int)(t->text.at - r->place.begin) + 1;
    g->gap = NULL;
    r->follows = true;
    r->deaf = false;
}

static void take_mark(struct record *r, enum scan_mark mark)
{
    r->game.end = mark;
    r->game.end_after = r->game.count;
    r->closed = true;
}

/* A comment belongs to the move before it; in a restatement only if that move had none. */
static void take_comment(struct record *r, struct text comment)
{
    struct record_move *m;

    if (!r->game.count || r->closed)
        return;
    m = &r->game.moves[(r->restated ? r->restated : r->game.count) - 1];
    if (r->deaf)
        return;
    if (!m->comment)
        m->comment = comment.at;
    m->comment_length = (size_t)(comment.at + comment.length - m->comment);
}

/* An end marker without a number stands right behind a move, or has its line for itself. */
static bool is_bare_mark(const struct record *r, const struct scan_token *t)
{
    return t->kind == SCAN_MARK && !t->number && t->last && (t->leads || r->follows);
}

/* Whether number 1 of this game stands before two moves: then a second one follows before the next
   number, and what follows that is a number, a comment, or another line; or the second one has a
   number 1 of its own (`1... B1+`). */
static bool is_paired(const struct record_place *at)
{
    struct record_place p = *at;
    struct heading ignored = {0};
    struct step s;
    int line;

    do
        s = advance(&p, RECORD_NUMBERED, &ignored);
    while (!s.done && !s.heading && s.token.kind == SCAN_COMMENT);
    if (s.heading || s.token.kind != SCAN_MOVE || !s.token.whole)
        return false;
    if (s.token.number)
        return s.token.number == 1 && !is_first(&s.token);
    line = p.line;
    s = advance(&p, RECORD_NUMBERED, &ignored);
    return s.done || s.heading || s.token.number || p.line != line || s.token.kind == SCAN_COMMENT ||
           (s.token.kind == SCAN_MARK && s.token.last);
}

/* Which move of its game a token is by its number, counted from 1, or 0 if it does not count. */
static int ply_of(const struct record *r, const struct scan_token *t)
{
    if (!r->paired)
        return t->number;
    if (!t->number)
        return r->number % 2 && (t->whole || t->kind == SCAN_MARK) ? r->number + 1 : 0;
    if (t->number > NOTATION_HUGE / 2)
        return NOTATION_HUGE;
    return r->number == t->number * 2 - 1 ? t->number * 2 : t->number * 2 - 1;
}

/* Notes the first move at the beginning of a line that has no place yet: one before it is missing. */
static void note_gap(struct record *r, const struct scan_token *t, int ply)
{
    if (r->game.gap || !t->leads || !t->number || r->closed || ply <= r->game.count + 1)
        return;
    r->game.gap = t->text.at;
    r->game.gap_line = r->place.line;
    r->game.gap_column = (int)(t->text.at - r->place.begin) + 1;
}

/* Takes a numbered move or marker into the game. False if it shows that this is another game. */
static bool take_numbered(struct record *r, const struct scan_token *t)
{
    struct record_game *g = &r->game;
    int ply = ply_of(r, t);

    r->follows = false;
    if (ply == g->count + 1 && g->count && t->kind == SCAN_MARK && !r->closed) {
        take_mark(r, t->mark);
        return true;
    }
    if (t->kind != SCAN_MOVE || !ply || !g->count || r->closed)
        return true;
    if (r->restated && ply == r->restated + 1 && ply <= g->count) {
        if (!notation_same(&t->move, &g->moves[r->restated].move))
            return false;
        r->number = ply;
        r->restated = ply < g->count ? ply : 0;
        r->deaf = g->moves[ply - 1].comment;
    } else if (ply == g->count + 1) {
        r->restated = 0;
        r->number = ply;
        take_move(r, t);
    } else {
        note_gap(r, t, ply);
    }
    return true;
}

/* A 1 with a first move: begins the game, or tells it again. False if it begins another. */
static bool take_one(struct record *r, const struct scan_token *t, record_judge *judge, void *judging)
{
    struct record_game *g = &r->game;

    if (g->count && (r->closed || judge(judging, g) == RECORD_OVER ||
                     !notation_same(&t->move, &g->moves[0].move)))
        return false;
    r->paired = is_paired(&r->place);
    r->number = 1;
    r->restated = g->count > 1;
    r->deaf = g->count && g->moves[0].comment;
    if (!g->count)
        take_move(r, t);
    return true;
}

static bool next_numbered(struct record *r, record_judge *judge, void *judging)
{
    struct record_place before, told = r->place; /* told: where the restatement begins */
    struct heading heading = r->heading;

    for (;;) {
        struct step s;

        before = r->place;
        s = advance(&r->place, r->style, &r->heading);
        if (s.done)
            return r->game.count > 0;
        if (s.heading) {
            r->closed = true;
        } else if (s.token.kind == SCAN_COMMENT) {
            take_comment(r, s.token.text);
        } else if (s.token.number == 1 && is_first(&s.token)) {
            told = before;
            heading = r->heading;
            if (!take_one(r, &s.token, judge, judging)) {
                r->place = before;
                return true;
            }
        } else if (is_bare_mark(r, &s.token) && r->game.count && !r->closed && !r->restated) {
            take_mark(r, s.token.mark);
        } else if (!take_numbered(r, &s.token)) {
            r->place = told; /* what agreed so far belongs to the next game as well */
            r->heading = heading;
            return true;
        }
    }
}

/* Whether a first move in a plain text begins another game. */
static bool begins_another(struct record *r, const struct scan_token *t, record_judge *judge,
                           void *judging)
{
    if (!r->game.count || !is_first(t))
        return false;
    if (t->move.style == NOTATION_MODERN)
        return true;
    return t->leads && (r->closed || judge(judging, &r->game) != RECORD_OPEN);
}

static bool next_plain(struct record *r, record_judge *judge, void *judging)
{
    for (;;) {
        struct record_place before = r->place;
        struct step s = advance(&r->place, r->style, &r->heading);

        if (s.done)
            return r->game.count > 0;
        if (s.heading) {
            r->closed = true;
        } else if (s.token.kind == SCAN_COMMENT) {
            take_comment(r, s.token.text);
        } else if (s.token.kind == SCAN_MOVE && s.token.whole) {
            if (begins_another(r, &s.token, judge, judging)) {
                r->place = before;
                return true;
            }
            take_move(r, &s.token);
        } else {
            if (is_bare_mark(r, &s.token) && r->game.count && !r->closed)
                take_mark(r, s.token.mark);
            r->follows = false;
        }
    }
}

/* A line of an archive: its moves and markers; other words only where the style was asked for. */
static bool next_archive(struct record *r)
{
    struct record_place before = r->place;
    struct step s = advance(&r->place, r->style, &r->heading);
    int line = 0;

    for (; !s.done; before = r->place, s = advance(&r->place, r->style, &r->heading)) {
        if (s.heading)
            continue;
        if (s.token.kind == SCAN_COMMENT) {
            take_comment(r, s.token.text);
            continue;
        }
        if (line && r->place.line != line) {
            r->place = before;
            return true;
        }
        if (s.token.kind == SCAN_MARK && r->game.count)
            take_mark(r, s.token.mark);
        else if (s.token.kind == SCAN_MOVE || !is_digit(s.token.text.at[0]))
            take_move(r, &s.token);
        line = r->game.count ? r->place.line : 0;
    }
    return r->game.count > 0;
}

static bool next_words(struct record *r)
{
    struct scan_token t;
    struct text line;

    if (!text_line(&r->place.below, &line))
        return false;
    r->place.line = 1;
    r->place.begin = line.at;
    while ((line = text_trim(line)).length) {
        size_t n = 0;

        while (n < line.length && !is_blank(line.at[n]))
            n++;
        t = (struct scan_token){.text = text_between(line.at, line.at + n)};
        if (r->game.count && scan_mark(t.text) != MARK_NONE) {
            take_mark(r, scan_mark(t.text));
        } else {
            if (notation_read(t.text, &t.move) != n)
                t.move = (struct notation_move){0};
            take_move(r, &t);
        }
        line = text_between(line.at + n, line.at + line.length);
    }
    return r->game.count > 0;
}

bool record_next(struct record *r, record_judge *judge, void *judging)
{
    struct record_game *g = &r->game;

    *g = (struct record_game){.moves = g->moves, .room = g->room};
    r->number = r->restated = 0;
    r->closed = r->follows = r->deaf = false;
    switch (r->style) {
    case RECORD_NUMBERED: return next_numbered(r, judge, judging);
    case RECORD_ARCHIVE: return next_archive(r);
    case RECORD_WORDS: return next_words(r);
    default: return next_plain(r, judge, judging);
    }
}

bool record_comment_line(struct text *rest, struct text *line)
{
    struct text whole;

    while (text_line(rest, &whole)) {
        *line = scan_comment(whole);
        if (!line->length)
            continue;
        while (line->length && line->at[0] == '#')
            *line = text_between(line->at + 1, line->at + line->length);
        if (line->length && line->at[0] == ';')
            *line = text_between(line->at + 1, line->at + line->length);
        while (line->length && is_blank(line->at[line->length - 1]))
            line->length--;
        return true;
    }
    return false;
}
