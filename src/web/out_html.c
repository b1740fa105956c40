/* out_html: fills player.html with an article for each game: board, moves, comments, result. With player=yes or
   solutions=yes, a script plays the games from their records, and the articles are for readers without scripts. */

#include "web/elements.h"

enum { KEY_PLAYER = SCENE_PARTS, KEY_SOLUTIONS, KEY_VARIATIONS, KEY_TITLE };

static const struct setting table[] = {
    SETTINGS_SCENE(SETTING_ON),
    [KEY_PLAYER] = SETTING_OFF("player"),
    [KEY_SOLUTIONS] = SETTING_OFF("solutions"),
    [KEY_VARIATIONS] = SETTING_ON("variations"),
    [KEY_TITLE] = SETTING_TITLE,
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

struct html_page {
    int games, moves; /* number of games so far; number of moves in the last article */
    struct sink records;  /* the games, as json_game_record writes them */
    struct sink articles; /* the articles, without the heading of the first article */
    struct sink title, first; /* the titles of the current game and of the first game, as xml_text writes them */
    bool mixed;               /* not all games have the title of the first game */
    long left_out;            /* number of games that only the script shows */
    struct html_data data;
    struct tiles tiles;
};

/* In a page with a script, the articles end after about this many bytes. More would only make the page slow. */
enum { ARTICLES = 1000000 };

static bool is_player(const struct render_settings *settings)
{
    return settings->values[KEY_PLAYER] || settings->values[KEY_SOLUTIONS];
}

/* Writes the classes of <main>: the kind of page, and no-PART for each part of the board that is hidden. */
static void put_classes(const struct render_settings *settings, struct sink *to)
{
    sink_string(to, settings->values[KEY_SOLUTIONS] ? "problems" : is_player(settings) ? "live" : "still");
    for (int i = SCENE_NUMBERS; i < SCENE_PARTS; i++)
        if (!settings->values[i])
            SINK(to, " no-", table[i].name);
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

static void put_figure(const struct scene *s, struct sink *to)
{
    struct html_page *state = s->state;
    bool told = s->settings->position && s->moves;
    struct svg_box box = svg_box(s);
    struct sink board = {0}, kept = {0};

    svg_board(s, &state->tiles, &board);
    caption_legend(s, &state->tiles, &box, &board);
    sink_string(to, "<figure><svg class=\"traxfig\" role=\"img\" ");
    svg_view(box, SVG_DEFAULT_TILE, to);
    sink_string(to, " aria-label=\"");
    put_after(s, to);
    SINK(to, "\">\n", sink_contents(&board), "</svg>");
    if (told || s->analysis) {
        sink_string(to, "<figcaption>");
        if (told)
            put_after(s, to);
        analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &kept);
        xml_lines("<p>", &kept, "</p>\n", to);
        sink_string(to, "</figcaption>");
    }
    sink_string(to, "</figure>\n");
    sink_free(&board);
}

static void put_heading(const struct sink *title, struct sink *to)
{
    SINK(to, "<h2><bdi>", sink_contents(title), "</bdi></h2>\n");
}

static void open_article(const struct scene *s, struct sink *to)
{
    struct html_page *state = s->state;
    struct sink names = {0};

    state->moves = 0;
    if (state->games > 1)
        sink_string(to, "</article>\n");
    SINK(to, "<article id=\"game=", state->games, "\">\n");
    if (state->games > 1)
        put_heading(&state->title, to);
    scene_names(s, &names);
    if (names.used) {
        sink_string(to, "<p class=\"names\">");
        xml_lines("<bdi>", &names, "</bdi>\n", to);
        sink_string(to, "</p>\n");
    }
    html_game_prose(s->game->record, &s->game->record->intro, to);
}

static void draw_still(const struct scene *s, struct sink *to)
{
    struct html_page *state = s->state;

    if (s->new_game)
        open_article(s, to);
    put_figure(s, to);
    html_game_moves(s, state->games, state->moves + 1, s->moves, s->settings->values[KEY_SOLUTIONS], to);
    state->moves = s->moves;
    if (s->moves < s->game->count)
        return;
    html_game_result(s, to);
    html_game_prose(s->game->record, &s->game->record->outro, to);
}

/* Adds the whole game. With -m or --find, the script opens the game with the position after s->moves moves. */
static void draw_player(const struct scene *s)
{
    struct html_page *state = s->state;
    struct scene whole = *s;

    whole.moves = s->game->count;
    html_data_add(&state->data, s, s->settings->values[KEY_VARIATIONS] || s->settings->values[KEY_SOLUTIONS]);
    json_game_record(&whole, &state->records);
    if (state->articles.used < ARTICLES)
        draw_still(&whole, &state->articles);
    else
        state->left_out++;
}

static void take_title(const struct scene *s)
{
    struct html_page *state = s->state;
    struct sink kept = {0};

    state->title.used = 0;
    scene_title(s, ++state->games, &kept);
    xml_kept(&kept, &state->title);
    if (state->games == 1)
        sink_text(&state->first, sink_contents(&state->title));
    state->mixed = state->mixed || !text_equal(sink_contents(&state->first), sink_contents(&state->title));
}

static void draw(const struct scene *s, struct sink *to)
{
    struct html_page *state = s->state;
    bool player = is_player(s->settings);

    (void)to;
    scene_note_dropped(s, false);
    state->tiles = (struct tiles){.theme = s->settings->values[SCENE_THEME], .switched = player};
    if (s->new_game)
        take_title(s);
    if (s->new_game && player)
        draw_player(s);
    if (s->end_game && !player)
        json_game_record(s, &state->records);
    if (!player)
        draw_still(s, &state->articles);
}

/* Writes and frees articles and data of the games. A single article has no heading, since the page shows its title. */
static void put_games(struct html_page *state, const struct render_settings *settings, struct sink *to)
{
    struct text first = sink_contents(&state->articles), opened = text_cut(&first, "\n");
    struct sink kept = {0};

    SINK(to, is_player(settings) ? "<noscript>\n" : "", opened, "\n");
    if (state->games > 1)
        put_heading(&state->first, to);
    SINK(to, first, "</article>\n");
    sink_free(&state->articles);
    if (state->left_out) { /* readers without scripts cannot see these games */
        message_count(settings->words, MESSAGE_LEFT_OUT, MESSAGE_LEFT_OUT, state->left_out, &kept);
        xml_lines("<p>", &kept, "</p>\n", to);
    }
    SINK(to, is_player(settings) ? "</noscript>\n" : "", "<script type=\"application/json\" id=\"record\">");
    sink_byte(&state->records, ']');
    xml_json(&state->records, to);
    sink_string(to, "</script>\n");
    if (is_player(settings))
        html_data_put(&state->data, settings, to);
}

static void end(const struct render_settings *settings, void *kept, struct sink *to)
{
    struct html_page *state = kept;
    struct sink classes = {0}, games = {0};
    enum message many = settings->values[KEY_SOLUTIONS] ? MESSAGE_PROBLEMS : MESSAGE_MANY_GAMES;
    struct html_template page = {.settings = settings, .tiles = &state->tiles, .player = is_player(settings)};

    put_classes(settings, &classes);
    put_games(state, settings, &games);
    state->title.used = 0;
    if (settings->title.length)
        xml_text(settings->title, &state->title);
    else
        message_count(settings->words, MESSAGE_ONE_GAME, many, state->games, &state->title);
    page.title = sink_contents(state->mixed || settings->title.length ? &state->title : &state->first);
    page.classes = sink_contents(&classes);
    page.games = sink_contents(&games);
    html_template_put(&page, to);
    sink_free(&games);
    sink_free(&classes);
    sink_free(&state->title);
    sink_free(&state->first);
}

const struct backend out_html = {
    .name = "html", .extensions = "html htm", .settings = table, .state_size = sizeof(struct html_page),
    .draw = draw, .end = end};
