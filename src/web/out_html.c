/* out_html: a page with an article for each game: board, moves, comments, result. With player=yes a script plays them.
   The page itself is player.html. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

enum { KEY_PLAYER = SVG_KEYS };

static const struct setting table[] = {
    SVG_SETTINGS,
    [KEY_PLAYER] = SETTING_OFF("player"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

struct state {
    struct page page;
    int games, moves; /* articles so far; moves of the last one so far */
    struct svg_cache cache;
    struct sink records; /* of the games */
    struct tiles tiles;
};

static bool is_player(const struct render_settings *settings)
{
    return settings->values[KEY_PLAYER];
}

/* The classes of <main>: whether there is a player, and what is hidden. */
static void put_classes(const struct render_settings *settings, struct sink *to)
{
    int i;

    sink_string(to, is_player(settings) ? "live" : "still");
    for (i = SVG_NUMBERS; i < SVG_KEYS; i++)
        if (!settings->values[i]) {
            sink_string(to, " no-");
            sink_string(to, table[i].name);
        }
}

static void begin(const struct scene *first, struct sink *to)
{
    const struct render_settings *settings = first->settings;
    struct state *state = first->state;
    struct sink title = {0}, classes = {0};

    state->tiles = (struct tiles){.theme = settings->values[SVG_THEME], .switched = is_player(settings)};
    tiles_make(&state->tiles);
    state->cache.tiles = &state->tiles;
    scene_title(first, 1, &title);
    put_classes(settings, &classes);
    state->page = (struct page){.settings = settings,
                                .tiles = &state->tiles,
                                .player = is_player(settings),
                                .title = sink_contents(&title),
                                .classes = sink_contents(&classes)};
    html_template_put(&state->page, to);
    sink_free(&title);
    sink_free(&classes);
}

static void put_after(const struct scene *s, struct sink *to)
{
    struct sink kept = {0};

    if (s->moves)
        scene_after(s, &kept);
    else
        message_write(s->settings->words, MESSAGE_START, NULL, &kept);
    xml_kept(&kept, to);
}

/* What is marked, in words. */
static void put_marked(const struct scene *s, struct sink *to)
{
    struct sink kept = {0};
    struct text rest, line;

    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &kept);
    rest = sink_contents(&kept);
    while (text_line(&rest, &line)) {
        sink_string(to, "<p>");
        xml_text(line, to);
        sink_string(to, "</p>\n");
    }
    sink_free(&kept);
}

static void put_caption(const struct scene *s, struct sink *to)
{
    bool told = s->settings->position && s->moves;

    if (!told && !s->analysis)
        return;
    sink_string(to, "<figcaption>");
    if (told)
        put_after(s, to);
    if (s->analysis)
        put_marked(s, to);
    sink_string(to, "</figcaption>");
}

static void put_figure(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;

    sink_string(to, "<figure><svg class=\"traxfig\" role=\"img\" ");
    svg_view(svg_box(s), SVG_DEFAULT_TILE, to);
    sink_string(to, " aria-label=\"");
    put_after(s, to);
    sink_string(to, "\">\n");
    svg_board(s, &state->cache, to);
    sink_string(to, "</svg>");
    put_caption(s, to);
    sink_string(to, "</figure>\n");
}

static void put_player(const struct scene *s, enum board_colour colour, struct sink *to)
{
    struct sink kept = {0};

    if (!scene_player(s, colour, &kept))
        return;
    sink_string(to, "<bdi>");
    xml_kept(&kept, to);
    sink_string(to, "</bdi>\n");
}

/* Title and players. */
static void put_heading(const struct scene *s, int number, struct sink *to)
{
    struct sink kept = {0};

    scene_title(s, number, &kept);
    sink_string(to, "<h2><bdi>");
    xml_kept(&kept, to);
    sink_string(to, "</bdi></h2>\n");
    if (!s->game->white.length && !s->game->black.length)
        return;
    sink_string(to, "<p class=\"names\">");
    put_player(s, BOARD_WHITE, to);
    put_player(s, BOARD_BLACK, to);
    sink_string(to, "</p>\n");
}

/* Opens the article of a game. */
static void open_article(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;

    svg_cache_begin(&state->cache);
    state->games++;
    state->moves = 0;
    sink_string(to, is_player(s->settings) ? "<article data-move=\"" : "<article id=\"game=");
    sink_number(to, is_player(s->settings) ? s->moves : state->games);
    sink_string(to, "\">\n");
    put_heading(s, state->games, to);
}

/* Writes a mark as [X, Y, "TILES", "KC", "WORDS", TURNS]: the space, as json_game_tile counts it; the letters of the
   tiles that can be placed there; the first letters of its kind and colour; the moves that place the tiles, or the
   name of the space; and of a win by force its number of turns. */
static void put_mark(const struct scene *s, const struct mark *mark, struct sink *to)
{
    struct sink words = {0};
    int i;

    json_number("[", mark->x, to);
    json_number(",", mark->y, to);
    sink_string(to, ",\"");
    for (i = 0; i < mark->count; i++)
        sink_byte(to, board_letter(mark->tiles[i]));
    sink_string(to, "\",\"");
    sink_byte(to, mark_table[mark->kind].name[0]);
    sink_byte(to, "wb"[mark->colour]);
    analysis_text_words(s, mark, &words);
    json_member("\",", sink_contents(&words), to);
    sink_free(&words);
    if (mark->kind == MARK_WIN)
        json_number(",", s->analysis->wins[mark->colour].turns, to);
    sink_byte(to, ']');
}

/* Writes the marks of all positions, a list for each. */
static void put_marks(const struct scene *s, struct sink *to)
{
    struct analysis a = {0};
    struct scene here = *s;
    int i;

    here.analysis = &a;
    for (here.moves = 0; here.moves <= s->moves; here.moves++) {
        sink_string(to, here.moves ? "],[" : ",\"marks\":[[");
        analysis_make(&a, s->game, here.moves, s->settings->marks, s->settings->depth);
        for (i = 0; i < a.marks.count; i++) {
            if (i)
                sink_byte(to, ',');
            put_mark(&here, &a.marks.all[i], to);
        }
    }
    sink_string(to, "]]");
    analysis_free(&a);
}

/* The whole game, whichever position the page opens with. */
static void draw_player(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;
    struct scene whole = *s;

    whole.moves = s->game->count;
    sink_string(to, "<noscript>");
    put_figure(s, to);
    sink_string(to, "</noscript>\n");
    html_game_moves(s, 0, 1, whole.moves, to);
    html_game_result(&whole, to);
    sink_string(to, "<script type=\"application/json\">");
    json_game_open(&whole, JSON_POSITIONS, to);
    if (s->settings->marks)
        put_marks(&whole, to);
    sink_string(to, "}</script>\n");
    records_add(&state->records, &whole);
}

/* A figure, then the moves since the figure before. */
static void draw_still(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;

    if (s->end_game)
        records_add(&state->records, s);
    put_figure(s, to);
    html_game_moves(s, state->games, state->moves + 1, s->moves, to);
    state->moves = s->moves;
    if (s->moves == s->game->count)
        html_game_result(s, to);
}

static void draw(const struct scene *s, struct sink *to)
{
    if (s->new_game && s->nth)
        sink_string(to, "</article>\n");
    if (s->new_game)
        open_article(s, to);
    if (!is_player(s->settings))
        draw_still(s, to);
    else if (s->new_game)
        draw_player(s, to);
}

static void end(const struct render_settings *settings, void *kept, struct sink *to)
{
    struct state *state = kept;

    (void)settings;
    sink_string(to, "</article>\n<script type=\"application/json\" id=\"record\">");
    records_put(&state->records, to);
    sink_string(to, "</script>\n");
    html_template_put(&state->page, to);
    svg_cache_free(&state->cache);
    tiles_free(&state->tiles);
}

const struct backend out_html = {.name = "html",
                                .extensions = "html htm",
                                 .settings = table,
                                 .state_size = sizeof(struct state),
                                 .begin = begin,
                                 .draw = draw,
                                 .end = end};
