/* out_html: a page with an article for each game: board, moves, comments, result. With player=yes a script plays them
   from the games' records, and articles stand in its place without it. The page itself is player.html. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

enum { KEY_PLAYER = SVG_KEYS, KEY_VARIATIONS };

static const struct setting table[] = {
    SVG_SETTINGS,
    [KEY_PLAYER] = SETTING_OFF("player"),
    [KEY_VARIATIONS] = SETTING_ON("variations"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

struct state {
    struct page page;
    int games, moves; /* articles so far; moves of the last one so far */
    struct svg_cache cache;
    struct sink records;  /* of the games */
    struct sink articles; /* all after the heading of the first one */
    struct sink heading;  /* of the first one */
    struct html_data data;
    struct tiles tiles;
};

/* Bytes of articles in a page whose script plays the games; more would only make it slow. */
enum { ARTICLES = 1000000 };

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

    (void)to;
    state->tiles = (struct tiles){.theme = settings->values[SVG_THEME], .switched = is_player(settings)};
    tiles_make(&state->tiles);
    state->cache.tiles = &state->tiles;
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

/* The title, where the page has not the same. */
static void put_title(const struct scene *s, int number, struct sink *to)
{
    struct sink kept = {0};

    scene_title(s, number, &kept);
    sink_string(to, "<h2><bdi>");
    xml_kept(&kept, to);
    sink_string(to, "</bdi></h2>\n");
}

static void put_players(const struct scene *s, struct sink *to)
{
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
    state->moves = 0;
    if (state->games > 1)
        sink_string(to, "</article>\n");
    sink_string(to, "<article id=\"game=");
    sink_number(to, state->games);
    sink_string(to, "\">\n");
    if (state->games == 1)
        put_title(s, state->games, &state->heading);
    else
        put_title(s, state->games, to);
    put_players(s, to);
    html_game_prose(s->game->record, &s->game->record->intro, to);
}

/* A figure, then the moves since the figure before. */
static void draw_still(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;

    if (s->new_game)
        open_article(s, to);
    put_figure(s, to);
    html_game_moves(s, state->games, state->moves + 1, s->moves, to);
    state->moves = s->moves;
    if (s->moves < s->game->count)
        return;
    html_game_result(s, to);
    html_game_prose(s->game->record, &s->game->record->outro, to);
}

/* The whole game, whichever position the page opens with. */
static void draw_player(const struct scene *s)
{
    struct state *state = s->state;
    struct scene whole = *s;

    whole.moves = s->game->count;
    html_data_add(&state->data, s, s->settings->values[KEY_VARIATIONS]);
    records_add(&state->records, &whole);
    if (state->articles.used < ARTICLES)
        draw_still(&whole, &state->articles);
    else
        state->data.left_out++;
}

static void draw(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;

    (void)to;
    state->games += s->new_game;
    if (is_player(s->settings)) {
        if (s->new_game)
            draw_player(s);
        return;
    }
    if (s->end_game)
        records_add(&state->records, s);
    draw_still(s, &state->articles);
}

/* Writes the articles; those of a page that plays games are only for readers without scripts. */
static void put_articles(struct state *state, const struct render_settings *settings, struct sink *to)
{
    struct text first = sink_contents(&state->articles), opened = text_cut(&first, "\n");

    sink_string(to, is_player(settings) ? "<noscript>\n" : "");
    sink_text(to, opened);
    sink_byte(to, '\n');
    if (state->games > 1)
        sink_text(to, sink_contents(&state->heading));
    sink_text(to, first);
    sink_string(to, "</article>\n");
    html_data_left_out(&state->data, settings, to);
    sink_string(to, is_player(settings) ? "</noscript>\n" : "");
}

/* The title of the page: that of its only game, or the number of games. */
static void put_page_title(const struct state *state, const struct render_settings *settings, struct sink *to)
{
    struct text heading = sink_contents(&state->heading);

    if (state->games > 1) {
        message_count(settings->words, MESSAGE_ONE_GAME, state->games, to);
        return;
    }
    text_cut(&heading, "<bdi>");
    sink_reserve(to, heading.length + 1);
    sink_text(to, text_cut(&heading, "</bdi>"));
}

static void end(const struct render_settings *settings, void *kept, struct sink *to)
{
    struct state *state = kept;
    struct sink title = {0}, classes = {0};
    struct page page = {.settings = settings, .tiles = &state->tiles, .player = is_player(settings)};

    put_classes(settings, &classes);
    put_page_title(state, settings, &title);
    page.title = sink_contents(&title);
    page.classes = sink_contents(&classes);
    html_template_put(&page, to);
    put_articles(state, settings, to);
    sink_string(to, "<script type=\"application/json\" id=\"record\">");
    records_put(&state->records, to);
    sink_string(to, "</script>\n");
    if (is_player(settings))
        html_data_put(&state->data, settings, to);
    html_template_put(&page, to);
    sink_free(&title);
    sink_free(&classes);
    sink_free(&state->heading);
    sink_free(&state->articles);
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
