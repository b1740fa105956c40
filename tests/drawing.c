#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "series.h"
#include "font.h"
#include "backend.h"
#include "options.h"
#include "press.h"

#include "reference.h"
#include "formed.h"
#include "holds.h"

#include <stdlib.h>
#include <string.h>

enum { REFEREED = 40 };

/* A JSON string as a C string; nothing but a backslash is escaped in words. */
static void copy_word(struct text string, char *word, size_t room)
{
    size_t i, length = 0;

    HOLDS(string.length >= 2 && string.length - 1 < room);
    for (i = 1; i < string.length - 1; i++) {
        i += string.at[i] == '\\';
        word[length++] = string.at[i];
    }
    word[length] = '\0';
}

static long number_of(struct text digits)
{
    return digits.length ? strtol(digits.at, NULL, 10) : 0;
}

/* The rows of the board are those of the second opinion. */
static void hold_rows(struct text board, const struct reference *r)
{
    struct text rows = formed_member(board, "rows");
    int row, column;

    HOLDS(number_of(formed_member(board, "width")) == r->right - r->left + 1);
    HOLDS(number_of(formed_member(board, "height")) == r->bottom - r->top + 1);
    for (row = r->top; row <= r->bottom; row++) {
        struct text line = formed_element(rows, row - r->top);

        HOLDS(line.length == (size_t)(r->right - r->left + 3));
        for (column = r->left; column <= r->right; column++) {
            char letter = r->tile[row][column];

            HOLDS(line.at[1 + column - r->left] == (letter ? letter : '.'));
        }
    }
}

/* A line of JSON: its moves, played by the second opinion, lead to its board. */
static void hold_json_game(struct text line)
{
    struct reference *r = base_zeroed(1, sizeof *r);
    struct text moves = formed_member(line, "moves"), move;
    char rules[16], word[NOTATION_WORD], other[NOTATION_WORD];
    int n;

    copy_word(formed_member(line, "rules"), rules, sizeof rules);
    reference_begin(r, rules);
    for (n = 0; (move = formed_element(moves, n)).length && n < REFEREED; n++) {
        int laid = r->count + 1, forced = 0;

        copy_word(formed_member(move, "modern"), word, sizeof word);
        HOLDS(strcmp(reference_play(r, word), "played") == 0);
        HOLDS(number_of(formed_member(move, "n")) == n + 1);
        copy_word(formed_member(move, "classic"), other, sizeof other);
        while (formed_element(formed_member(move, "forced"), forced).length)
            forced++;
        HOLDS(r->count == laid + forced);
    }
    if (n && n < REFEREED)
        hold_rows(formed_member(line, "board"), r);
    free(r);
}

static void hold_json(struct text out)
{
    struct text line;

    HOLDS_FORMED(formed_json(out));
    while (text_line(&out, &line))
        hold_json_game(line);
}

/* The moves printed are read again as the same: printed once more, they are the same bytes. */
static void hold_moves(struct text out, const struct options *o, const struct backend_settings *settings);

static void hold_output(struct text out, const struct options *o, const struct backend_settings *settings)
{
    const char *name = o->backend->name;

    if (strcmp(name, "json") == 0)
        hold_json(out);
    else if (strcmp(name, "svg") == 0 || strcmp(name, "html") == 0)
        HOLDS_FORMED(formed_xml(out, strcmp(name, "html") == 0));
    else if (strcmp(name, "ps") == 0 || strcmp(name, "eps") == 0)
        HOLDS_FORMED(formed_ps(out));
    else
        HOLDS_FORMED(formed_plain(out));
    if (strcmp(name, "modern") == 0 || strcmp(name, "classic") == 0)
        hold_moves(out, o, settings);
}

/* What main does, but to memory. */
struct run {
    const struct options *o;
    struct press press;
    struct game game;
    struct record record;
    struct sink out;
};

static void draw_game(struct run *r)
{
    bool asked = r->o->position;

    press_draw(&r->press, &r->game, asked ? r->o->from : r->game.count, asked ? r->o->to : r->game.count);
}

static void draw_all(struct run *r, struct text all, enum rules rules)
{
    int games = 0;

    record_open(&r->record, all, r->o->moves ? STYLE_WORDS : r->o->style);
    while (series_next(&r->record, &r->game, rules, r->o->keep_going)) {
        r->game.file = "<fuzz>&\033\"(\\";
        r->game.index = ++games;
        if (r->o->title)
            r->game.title = text_of(r->o->title);
        if (r->o->white)
            r->game.white = text_of(r->o->white);
        if (r->o->black)
            r->game.black = text_of(r->o->black);
        draw_game(r);
    }
    press_close(&r->press);
}

static struct run *begin_run(const struct options *o, const struct backend_settings *settings)
{
    struct run *r = base_zeroed(1, sizeof *r);

    r->o = o;
    press_open(&r->press, o->backend, settings, &r->out);
    return r;
}

static void end_run(struct run *r)
{
    sink_forget(&r->out);
    game_free(&r->game);
    record_free(&r->record);
    free(r);
}

static void hold_moves(struct text out, const struct options *o, const struct backend_settings *settings)
{
    struct options again = {.backend = o->backend, .style = STYLE_ARCHIVE};
    struct run *r;
    struct text printed;

    if (o->position || o->rules == RULES_UNTOLD || memchr(out.at, '\n', out.length) == out.at)
        return;
    r = begin_run(&again, settings);
    draw_all(r, out, o->rules);
    printed = sink_kept(&r->out);
    HOLDS(strstr(out.at, "\n\n") || (printed.length == out.length && memcmp(printed.at, out.at, out.length) == 0));
    end_run(r);
}

void holds_drawing(struct text all, const struct options *o, const struct backend_settings *settings)
{
    struct run *r = begin_run(o, settings);
    struct text out;

    draw_all(r, all, o->rules);
    sink_byte(&r->out, '\0');
    out = sink_kept(&r->out);
    out.length--;
    if (r->press.drawn)
        hold_output(out, o, settings);
    else
        HOLDS(!out.length);
    end_run(r);
}
