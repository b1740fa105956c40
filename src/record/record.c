#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

#include <stdlib.h>

/* A game without moves, in the memory of another. */
static struct record_game emptied(const struct record_game *g)
{
    return (struct record_game){
        .moves = g->moves,
        .capacity = g->capacity,
        .comment_lines = g->comment_lines,
        .comment_capacity = g->comment_capacity,
    };
}

void record_open(struct record *r, struct text all, enum input_form input_form)
{
    struct record fresh = {0};

    fresh.input_form = detect_form(all, &fresh.clear);
    if (input_form != INPUT_DETECT)
        fresh.input_form = input_form;
    fresh.game = emptied(&r->game);
    fresh.cursor = cursor_at(all);
    *r = fresh;
}

void record_free(struct record *r)
{
    free(r->game.moves);
    free(r->game.comment_lines);
    *r = (struct record){0};
}

/* Whether a first move in a plain text begins another game. */
static bool begins_another(struct record *r, const struct scan_token *t, record_judge *judge,
                           void *judging)
{
    if (!r->game.count || !scan_is_first(t))
        return false;
    if (t->move.notation == NOTATION_MODERN)
        return true;
    return t->leads && (gather_is_closed(r) || judge(judging, &r->game) != RECORD_OPEN);
}

static bool next_plain(struct record *r, record_judge *judge, void *judging)
{
    struct scan_token t;

    for (;;) {
        struct cursor before = r->cursor;

        cursor_next(&r->cursor, false, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game.count > 0;
        if (t.kind == SCAN_HEADING) {
            gather_heading(r);
        } else if (t.kind == SCAN_COMMENT) {
            gather_comment(r, t.text);
        } else if (t.kind == SCAN_MOVE && t.whole) {
            if (begins_another(r, &t, judge, judging)) {
                r->cursor = before;
                return true;
            }
            gather_move(r, &t);
        } else {
            if (gather_is_end_marker(r, &t))
                gather_end_marker(r, &t);
            r->follows = false;
        }
    }
}

/* A line of an archive: its moves and markers; other words only where the style was asked for. */
static bool next_archive(struct record *r)
{
    struct scan_token t;

    do {
        cursor_next(&r->cursor, true, &r->heading, &t);
        if (t.kind == SCAN_COMMENT)
            gather_comment(r, t.text);
        else if (t.kind == SCAN_END_MARKER && r->game.count)
            gather_end_marker(r, &t);
        else if (t.kind == SCAN_MOVE || t.kind == SCAN_END_MARKER ||
                 (t.kind == SCAN_WORD && !is_digit(t.text.at[0])))
            gather_move(r, &t);
        if (r->game.count)
            gather_row(r);
    } while (t.kind != SCAN_END && !(r->game.count && cursor_ends_line(&r->cursor)));
    return r->game.count > 0;
}

static bool next_words(struct record *r)
{
    struct scan_token t;
    struct text line;

    if (!text_line(&r->cursor.below, &line))
        return false;
    r->cursor.line = 1;
    r->cursor.begin = line.at;
    while ((line = text_trim(line)).length) {
        size_t n = 0;

        while (n < line.length && !is_blank(line.at[n]))
            n++;
        t = (struct scan_token){.text = text_between(line.at, line.at + n)};
        if (r->game.count && scan_end_marker(t.text) != END_NONE) {
            t.mark = scan_end_marker(t.text);
            gather_end_marker(r, &t);
        } else {
            if (notation_read(t.text, &t.move) != n) /* no move: style NOTATION_NONE */
                t.move = (struct notation_move){0};
            gather_move(r, &t);
        }
        line = text_between(line.at + n, line.at + line.length);
    }
    return r->game.count > 0;
}

bool record_next(struct record *r, record_judge *judge, void *judging)
{
    r->game = emptied(&r->game);
    r->number = r->agreed_up_to = 0;
    r->heading_seen = r->end_uncertain = r->follows = r->comment_seen = false;
    r->prose = 0;
    switch (r->input_form) {
    case INPUT_NUMBERED: return numbered_next(r, judge, judging);
    case INPUT_ARCHIVE: return next_archive(r);
    case INPUT_WORDS: return next_words(r);
    default: return next_plain(r, judge, judging);
    }
}
