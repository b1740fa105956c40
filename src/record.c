#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "record.h"

#include <stdlib.h>

void record_open(struct record *r, struct text all, enum style style)
{
    struct record fresh = {.style = style == STYLE_GUESS ? style_of(all) : style};

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
    if (r->restated && m->comment)
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
   number, and what follows that is a number, a comment, or another line. */
static bool is_paired(const struct place *at)
{
    struct place p = *at;
    struct heading ignored = {0};
    struct scan_token t;
    int line;

    do
        place_next(&p, false, &ignored, &t);
    while (t.kind == SCAN_COMMENT);
    if (t.kind != SCAN_MOVE || t.number || !t.whole)
        return false;
    line = p.line;
    place_next(&p, false, &ignored, &t);
    return t.kind == SCAN_END || t.kind == SCAN_HEADING || t.kind == SCAN_COMMENT || t.number ||
           p.line != line || (t.kind == SCAN_MARK && t.last);
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
    if (!g->count)
        take_move(r, t);
    return true;
}

static bool next_numbered(struct record *r, record_judge *judge, void *judging)
{
    struct place before, told = r->place; /* told: where the restatement begins */
    struct heading heading = r->heading;
    struct scan_token t;

    for (;;) {
        before = r->place;
        place_next(&r->place, false, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game.count > 0;
        if (t.kind == SCAN_HEADING) {
            r->closed = true;
        } else if (t.kind == SCAN_COMMENT) {
            take_comment(r, t.text);
        } else if (t.number == 1 && scan_is_first(&t)) {
            told = before;
            heading = r->heading;
            if (!take_one(r, &t, judge, judging)) {
                r->place = before;
                return true;
            }
        } else if (is_bare_mark(r, &t) && r->game.count && !r->closed && !r->restated) {
            take_mark(r, t.mark);
        } else if (!take_numbered(r, &t)) {
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
    if (!r->game.count || !scan_is_first(t))
        return false;
    if (t->move.style == NOTATION_MODERN)
        return true;
    return t->leads && (r->closed || judge(judging, &r->game) != RECORD_OPEN);
}

static bool next_plain(struct record *r, record_judge *judge, void *judging)
{
    struct scan_token t;

    for (;;) {
        struct place before = r->place;

        place_next(&r->place, false, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game.count > 0;
        if (t.kind == SCAN_HEADING) {
            r->closed = true;
        } else if (t.kind == SCAN_COMMENT) {
            take_comment(r, t.text);
        } else if (t.kind == SCAN_MOVE && t.whole) {
            if (begins_another(r, &t, judge, judging)) {
                r->place = before;
                return true;
            }
            take_move(r, &t);
        } else {
            if (is_bare_mark(r, &t) && r->game.count && !r->closed)
                take_mark(r, t.mark);
            r->follows = false;
        }
    }
}

/* A line of an archive: its moves and markers; other words only where the style was asked for. */
static bool next_archive(struct record *r)
{
    struct scan_token t;

    do {
        place_next(&r->place, true, &r->heading, &t);
        if (t.kind == SCAN_COMMENT)
            take_comment(r, t.text);
        else if (t.kind == SCAN_MARK && r->game.count)
            take_mark(r, t.mark);
        else if (t.kind == SCAN_MOVE || t.kind == SCAN_MARK ||
                 (t.kind == SCAN_WORD && !is_digit(t.text.at[0])))
            take_move(r, &t);
    } while (t.kind != SCAN_END && !(r->game.count && place_ends_line(&r->place)));
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
            if (notation_read(t.text, &t.move) != n) /* no move: style NOTATION_NONE */
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
    r->closed = r->follows = false;
    switch (r->style) {
    case STYLE_NUMBERED: return next_numbered(r, judge, judging);
    case STYLE_ARCHIVE: return next_archive(r);
    case STYLE_WORDS: return next_words(r);
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
