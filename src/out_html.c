/* out_html: a page with all the games of a run, an article each: board, moves, comments, result; with
   the setting player=yes also what plays them. The page itself is player.html. */

#include "base.h"
#include "text.h"
#include "sink.h"
#include "asset.h"
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
#include "path.h"
#include "position.h"
#include "attack.h"
#include "corner.h"
#include "search.h"
#include "analysis.h"
#include "font.h"
#include "backend.h"
#include "marks.h"
#include "theme.h"
#include "xml.h"
#include "svg.h"
#include "json.h"
#include "page.h"

enum { KEY_THEME, KEY_PARTS, KEY_PLAYER = KEY_PARTS + SVG_PARTS, KEY_MARKS };

static const struct backend_key keys[] = {
    [KEY_THEME] = {.name = "theme", .values = THEME_NAMES},
    [KEY_PARTS + SVG_NUMBERS] = {.name = "numbers", .values = "yes no"},
    [KEY_PARTS + SVG_LABELS] = {.name = "labels", .values = "yes no"},
    [KEY_PARTS + SVG_LAST] = {.name = "last", .values = "yes no"},
    [KEY_PARTS + SVG_PATH] = {.name = "path", .values = "yes no"},
    [KEY_PARTS + SVG_ERROR] = {.name = "error", .values = "yes no"},
    [KEY_PLAYER] = {.name = "player", .values = "no yes"},
    [KEY_MARKS] = BACKEND_MARKS,
    {.name = NULL},
};

enum { FILLED = 56 /* letters: a line of a comment that is longer goes on in the next */ };

struct state {
    struct text rest; /* of player.html, not yet written */
    const char *file; /* of the game whose article is open, and its index there */
    int index;
    int games, moves; /* articles begun; moves of the last one written */
};

/* What a game is called: its title, or its number in the page, in what is kept. */
static struct text title_of(const struct backend_scene *s, int nth, struct sink *kept)
{
    char number[TEXT_NUMBER];
    struct text hole = text_number(nth, number);

    if (s->game->title.length)
        return s->game->title;
    return xml_sentence(s->settings->words, MESSAGE_GAME, &hole, 1, kept);
}

static bool is_player(const struct backend_settings *settings)
{
    return settings->choices[KEY_PLAYER] == 1;
}

/* The classes of <main>: whether it plays, and what is not to be seen. */
static void put_classes(const struct backend_settings *settings, struct sink *to)
{
    int i;

    sink_string(to, is_player(settings) ? "live" : "still");
    for (i = KEY_PARTS; i < KEY_PARTS + SVG_PARTS; i++)
        if (settings->choices[i]) {
            sink_string(to, " no-");
            sink_string(to, keys[i].name);
        }
}

static void begin(const struct backend_scene *first, struct sink *to)
{
    const struct backend_settings *settings = first->settings;
    struct state *state = first->state;
    struct sink title, classes;
    struct page page = {.words = settings->words,
                        .theme = settings->choices[KEY_THEME],
                        .player = is_player(settings),
                        .all = settings->all};

    sink_begin(&title, NULL);
    sink_begin(&classes, NULL);
    page.title = title_of(first, 1, &title);
    put_classes(settings, &classes);
    page.classes = sink_kept(&classes);
    page_begin(&page, &state->rest, to);
    sink_forget(&title);
    sink_forget(&classes);
}

static size_t indent_of(struct text line)
{
    return line.length - text_trim(line).length;
}

/* Whether the later lines of a comment that go on with the one before stand further in than its first. */
static bool is_hanging(struct text rest)
{
    struct text first = {NULL, 0}, line;

    record_comment_line(&rest, &first);
    while (record_comment_line(&rest, &line))
        if (indent_of(line) > indent_of(first))
            return true;
    return false;
}

/* A line of a variation keeps its place: others are aligned to its moves. */
static void put_variation(struct text line, struct sink *to)
{
    size_t blanks = line.length - text_trim(line).length;

    sink_string(to, "<code>");
    while (blanks--)
        sink_string(to, "\xC2\xA0");
    xml_text(text_trim(line), to);
    sink_string(to, "</code>");
}

/* A comment: those of its lines joined again that were broken for lack of room. Variations, whose lines
   begin with a move or stand further in, are not. */
static void put_comment(const struct record_move *m, struct sink *to)
{
    struct text rest = {m->comment, m->comment_length}, line;
    bool hanging = m->comment && is_hanging(rest), first = true, varied = false;
    size_t before = 0, indent = 0;

    if (!m->comment)
        return;
    sink_string(to, "<p>");
    for (; record_comment_line(&rest, &line); first = false) {
        bool joined = hanging ? indent_of(line) > indent : before >= FILLED;
        bool variation = indent_of(line) > 1 || notation_begins(text_trim(line));

        if (first)
            indent = indent_of(line);
        else
            sink_string(to, joined && !variation && !varied ? "\n" : "<br>\n");
        before = text_columns(line);
        varied = variation;
        if (variation)
            put_variation(line, to);
        else
            xml_text(text_trim(line), to);
    }
}

/* A move. Its address is an id where no script looks after it. */
static void put_move(const struct backend_scene *s, int n, struct sink *to)
{
    const struct record_move *m = &s->game->record->moves[s->game->moves[n - 1].word];
    const struct state *state = s->state;

    sink_string(to, "<li");
    if (!is_player(s->settings)) {
        sink_string(to, " id=\"game=");
        sink_number(to, state->games);
        sink_string(to, "&amp;move=");
        sink_number(to, n);
        sink_byte(to, '"');
    }
    sink_byte(to, '>');
    sink_number(to, n);
    sink_string(to, "\xC2\xA0<b>"); /* a blank at which no line breaks */
    xml_text((struct text){m->word, m->length}, to);
    sink_string(to, "</b>");
    put_comment(m, to);
    sink_byte(to, '\n');
}

static void put_moves(const struct backend_scene *s, int from, int last, struct sink *to)
{
    int n;

    sink_string(to, "<ol class=\"moves\">\n");
    for (n = from; n <= last; n++)
        put_move(s, n, to);
    sink_string(to, "</ol>\n");
}

static void put_figure(const struct backend_scene *s, struct sink *to)
{
    struct svg_look look = svg_look(&s->settings->choices[KEY_PARTS]);
    struct analysis analysis = {0};
    struct svg_box box;
    char number[TEXT_NUMBER];
    struct text holes[2] = {text_number(s->moves, number), {NULL, 0}};
    const struct record_move *m;

    look.marks = marks_look(&analysis, s, s->settings->choices[KEY_MARKS]);
    box = svg_box(s, &look);
    sink_string(to, "<figure><svg class=\"traxfig\" role=\"img\" ");
    svg_view(box, SVG_USUAL, to);
    sink_string(to, " aria-label=\"");
    if (s->moves) {
        m = &s->game->record->moves[s->game->moves[s->moves - 1].word];
        holes[1] = (struct text){m->word, m->length};
    }
    xml_message(s->settings->words, s->moves ? MESSAGE_AFTER : MESSAGE_START, holes, s->moves ? 2 : 0,
                to);
    sink_string(to, "\">\n");
    svg_board(s, &look, to);
    analysis_free(&analysis);
    sink_string(to, "</svg>");
    if (s->settings->position && s->moves) {
        sink_string(to, "<figcaption>");
        xml_message(s->settings->words, MESSAGE_AFTER, holes, 2, to);
        sink_string(to, "</figcaption>");
    }
    sink_string(to, "</figure>\n");
}

/* How the game ended; of a move that could not be played also why. */
static void put_result(const struct backend_scene *s, struct sink *to)
{
    const struct game_error *e = backend_refused(s);
    struct sink kept;

    sink_begin(&kept, NULL);
    sink_string(to, "<p class=\"result\">");
    backend_result(s, &kept);
    xml_text(sink_kept(&kept), to);
    sink_forget(&kept);
    if (e && !s->game->result.by) {
        const struct record_move *m = &s->game->record->moves[e->word];

        sink_string(to, " <bdi>");
        xml_text((struct text){m->word, m->length}, to);
        sink_string(to, "</bdi>: ");
        xml_message(s->settings->words, MESSAGE_SYNTAX + (enum message)(e->reason - TURN_SYNTAX), NULL,
                    0, to);
        sink_byte(to, '.');
    }
    sink_string(to, "</p>\n");
}

static void put_name(const struct backend_scene *s, enum message colour, struct text name,
                     struct sink *to)
{
    struct text holes[2] = {s->settings->words->blocks[colour], name};

    if (!name.length)
        return;
    sink_string(to, "<bdi>");
    xml_message(s->settings->words, MESSAGE_PLAYER, holes, 2, to);
    sink_string(to, "</bdi>\n");
}

/* Begins the article of a game. */
static void open_article(const struct backend_scene *s, struct sink *to)
{
    struct state *state = s->state;
    struct sink kept;

    sink_begin(&kept, NULL);
    state->games++;
    state->file = s->game->file;
    state->index = s->game->index;
    state->moves = 0;
    sink_string(to, is_player(s->settings) ? "<article data-move=\"" : "<article id=\"game=");
    sink_number(to, is_player(s->settings) ? s->moves : state->games);
    sink_string(to, "\">\n<h2><bdi>");
    xml_text(title_of(s, state->games, &kept), to);
    sink_forget(&kept);
    sink_string(to, "</bdi></h2>\n");
    if (s->game->white.length || s->game->black.length) {
        sink_string(to, "<p class=\"names\">");
        put_name(s, MESSAGE_WHITE, s->game->white, to);
        put_name(s, MESSAGE_BLACK, s->game->black, to);
        sink_string(to, "</p>\n");
    }
}

/* The whole game at once, whichever position is to be shown first. */
static void draw_player(const struct backend_scene *s, struct sink *to)
{
    struct backend_scene whole = *s;

    whole.moves = s->game->count;
    sink_string(to, "<noscript>");
    put_figure(s, to);
    sink_string(to, "</noscript>\n");
    put_moves(s, 1, whole.moves, to);
    put_result(&whole, to);
    sink_string(to, "<script type=\"application/json\">");
    json_game(&whole, JSON_POSITIONS, to);
    sink_string(to, "</script>\n");
}

/* A figure, then the moves that led to it; of the next position only what is new. */
static void draw_still(const struct backend_scene *s, struct sink *to)
{
    struct state *state = s->state;

    put_figure(s, to);
    put_moves(s, state->moves + 1, s->moves, to);
    state->moves = s->moves;
    if (s->moves == s->game->count)
        put_result(s, to);
}

static void draw(const struct backend_scene *s, struct sink *to)
{
    struct state *state = s->state;
    bool fresh = state->file != s->game->file || state->index != s->game->index;

    if (fresh && state->games)
        sink_string(to, "</article>\n");
    if (fresh)
        open_article(s, to);
    if (!is_player(s->settings))
        draw_still(s, to);
    else if (fresh)
        draw_player(s, to);
}

static void end(const struct backend_settings *settings, void *kept, struct sink *to)
{
    struct state *state = kept;

    sink_string(to, "</article>\n");
    page_end(is_player(settings), &state->rest, to);
}

const struct backend out_html = {.name = "html",
                                 .keys = keys,
                                 .state_size = sizeof(struct state),
                                 .begin = begin,
                                 .draw = draw,
                                 .end = end};
