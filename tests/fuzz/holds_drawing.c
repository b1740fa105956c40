#include "print/print.h"
#include "image/image.h"
#include "cli/cli.h"
#include "formed.h"
#include "inflate.h"
#include "fuzz.h"

/* A page has its data for the player in script elements, as JSON. */
static void hold_page(struct text out)
{
    static const char begin[] = "<script type=\"application/json\">";
    const char *at = out.at, *end;

    HOLDS_FORMED(formed_xml(out, true));
    while ((at = strstr(at, begin)) != NULL) {
        struct sink data = {0};

        at += strlen(begin);
        end = strstr(at, "</script>");
        HOLDS(end);
        sink_text(&data, text_between(at, end));
        sink_byte(&data, '\n');
        HOLDS_FORMED(formed_json(sink_contents(&data)));
        HOLDS(formed_member(text_between(at, end), "moves").length);
        HOLDS(formed_member(text_between(at, end), "result").length);
        HOLDS(formed_member(text_between(at, end), "won").length);
        HOLDS(formed_member(text_between(at, end), "refused").length);
        sink_free(&data);
    }
}

/* Whether a text is drawn in colours. */
static bool is_coloured(const struct options *o, const struct render_settings *settings)
{
    enum { YES = 1, AUTO };

    for (int i = 0; o->backend->settings && o->backend->settings[i].name; i++)
        if (strcmp(o->backend->settings[i].name, "colour") == 0)
            return o->values[i] == YES || (o->values[i] == AUTO && settings->coloured);
    return false;
}

/* Colour sequences are ESC [, numbers and m; without them the output is plain text. */
static void hold_coloured(struct text out)
{
    struct sink plain = {0};

    for (size_t i = 0; i < out.length; i++) {
        if (out.at[i] != '\033') {
            sink_byte(&plain, out.at[i]);
            continue;
        }
        HOLDS(++i < out.length && out.at[i] == '[');
        while (++i < out.length && (is_digit(out.at[i]) || out.at[i] == ';'))
            ;
        HOLDS(i < out.length && out.at[i] == 'm');
    }
    HOLDS_FORMED(formed_plain(sink_contents(&plain)));
    sink_free(&plain);
}

/* A run of the program whose output goes to memory. */
struct run {
    const struct options *o;
    struct render render;
    struct game game;
    struct record record;
    struct sink out;
    struct sink data; /* what the games have to show */
};

/* Notes all that a game has to show. */
static void note_data(const struct game *g, struct sink *to)
{
    sink_word(to, g->title);
    sink_word(to, g->white);
    sink_word(to, g->black);
    sink_word(to, text_of(g->rules ? g->rules->name : ""));
    for (int i = 0; i < g->record->count; i++)
        sink_word(to, g->record->moves[i].word);
    for (int i = 0; i < g->record->comment_count; i++)
        sink_word(to, g->record->comment_lines[i].text);
}

static void draw_game(struct run *r)
{
    int moves, to;

    options_positions(r->o, r->game.count, &moves, &to);
    if (strcmp(r->o->backend->name, "legal") != 0) {
        render_game(&r->render, &r->game, moves, to);
        return;
    }
    for (; moves <= to && moves <= r->game.count; moves++) {
        size_t before = sink_contents(&r->out).length;
        struct text all;

        render_game(&r->render, &r->game, moves, moves);
        all = sink_contents(&r->out);
        holds_legal(text_between(all.at + before, all.at + all.length), &r->game, moves);
    }
}

static void draw_all(struct run *r, struct text all, const struct rules *rules)
{
    int games = 0;

    record_open(&r->record, all, r->o->input_form, rules);
    while (game_next(&r->record, &r->game, rules, r->o->keep_going)) {
        r->game.file = "<fuzz>&\033\"(\\";
        r->game.index = r->game.nth = ++games;
        if (r->o->title)
            r->game.title = text_of(r->o->title);
        if (r->o->white)
            r->game.white = text_of(r->o->white);
        if (r->o->black)
            r->game.black = text_of(r->o->black);
        note_data(&r->game, &r->data);
        draw_game(r);
    }
    render_close(&r->render);
}

static struct run *begin_run(const struct options *o, const struct render_settings *settings)
{
    struct run *r = memory_new(1, sizeof *r);

    r->o = o;
    render_open(&r->render, o->backend, settings, &r->out);
    return r;
}

static void end_run(struct run *r)
{
    sink_free(&r->out);
    sink_free(&r->data);
    game_free(&r->game);
    record_free(&r->record);
    free(r);
}

/* Moves that are printed, read and printed again are the same bytes. */
static void hold_moves(struct text out, const struct options *o, const struct render_settings *settings)
{
    struct options again = {.backend = o->backend, .input_form = INPUT_ARCHIVE};
    struct run *r;
    struct text printed;

    if (o->range.at || !o->rules || memchr(out.at, '\n', out.length) == out.at)
        return;
    r = begin_run(&again, settings);
    draw_all(r, out, o->rules);
    printed = sink_contents(&r->out);
    HOLDS(strstr(out.at, "\n\n") || (printed.length == out.length && memcmp(printed.at, out.at, out.length) == 0));
    end_run(r);
}

/* The other format of pages shows the same text as this one, and nothing but what the games and the catalogue have. */
static void hold_pages(struct text out, struct text all, const struct options *o,
                       const struct render_settings *settings)
{
    struct options other = *o;
    struct sink shown = {0}, again = {0};
    struct run *r;

    HOLDS_FORMED(formed_ps(out, &shown));
    other.backend = &out_pdf;
    r = begin_run(&other, settings);
    draw_all(r, all, o->rules);
    HOLDS_FORMED(formed_pdf(sink_contents(&r->out), &again));
    HOLDS(shown.used == again.used && (!shown.used || memcmp(shown.bytes, again.bytes, shown.used) == 0));
    holds_words(sink_contents(&shown), sink_contents(&r->data), settings->words);
    sink_free(&shown);
    sink_free(&again);
    end_run(r);
}

/* A picture of pixels begins as its format does; the rows of PNG are as many bytes as its head says. */
static void hold_pixels(struct text out, const char *name)
{
    static const struct {
        const char *name, *begin;
    } rows[] = {{"png", "\x89PNG\r\n\x1A\n"}, {"gif", "GIF89a"}, {"kitty", "\033_Ga=T"}, {"sixel", "\033P0;1q"}};
    const unsigned char *byte = (const unsigned char *)out.at;
    struct sink plain = {0};
    size_t i, size, at, wide;

    for (i = 0; strcmp(rows[i].name, name) != 0; i++)
        ;
    HOLDS(text_starts_nocase(out, rows[i].begin));
    if (i > 0)
        return;
    for (at = 8;; at += size + 12) {
        HOLDS(at + 12 <= out.length);
        size = (size_t)byte[at] << 24 | (size_t)byte[at + 1] << 16 | (size_t)byte[at + 2] << 8 | byte[at + 3];
        if (memcmp(byte + at + 4, "IDAT", 4) == 0)
            break;
    }
    HOLDS(inflate_read((struct text){out.at + at + 8, size}, &plain));
    wide = (size_t)byte[18] << 8 | byte[19]; /* no picture of the corpus has more than two bytes of either */
    HOLDS(plain.used == (wide + 1) * ((size_t)byte[22] << 8 | byte[23]));
    sink_free(&plain);
}

static void hold_output(struct text out, struct text all, const struct options *o,
                        const struct render_settings *settings)
{
    const char *name = o->backend->name;

    if (strcmp(name, "json") == 0)
        holds_json(out);
    else if (strcmp(name, "html") == 0)
        hold_page(out);
    else if (strcmp(name, "svg") == 0)
        HOLDS_FORMED(formed_xml(out, false));
    else if (strcmp(name, "ps") == 0)
        hold_pages(out, all, o, settings);
    else if (strcmp(name, "eps") == 0)
        HOLDS_FORMED(formed_ps(out, NULL));
    else if (strcmp(name, "pdf") == 0)
        HOLDS_FORMED(formed_pdf(out, NULL));
    else if (o->backend == &out_png || o->backend == &out_gif || o->backend == &out_kitty || o->backend == &out_sixel)
        hold_pixels(out, name);
    else if (is_coloured(o, settings))
        hold_coloured(out);
    else
        HOLDS_FORMED(formed_plain(out));
    if (strcmp(name, "modern") == 0 || strcmp(name, "classic") == 0)
        hold_moves(out, o, settings);
}

void holds_drawing(struct text all, const struct options *o, const struct render_settings *settings)
{
    struct run *r = begin_run(o, settings);
    struct text out;

    draw_all(r, all, o->rules);
    sink_byte(&r->out, '\0');
    out = sink_contents(&r->out);
    out.length--;
    if (r->render.drawn)
        hold_output(out, all, o, settings);
    else
        HOLDS(!out.length);
    end_run(r);
}
