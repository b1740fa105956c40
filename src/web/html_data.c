#include "web/elements.h"

/* Writes a mark as [X, Y, "TILES", "KC", "WORDS", TURNS]. X and Y are as in -T json. K and C: the first letters of kind
   and colour. WORDS: the moves or, for a corner, the space. TURNS: the length of a forced win; only for MARK_WIN. */
static void put_mark(const struct scene *s, const struct mark *mark, struct sink *to)
{
    struct sink words = {0};

    SINK(to, "[", mark->x, ",", mark->y, ",\"");
    for (int i = 0; i < mark->count; i++)
        sink_byte(to, board_letter(mark->tiles[i]));
    SINK(to, "\",\"", mark_table[mark->kind].name[0], "wb"[mark->colour]);
    analysis_text_words(s, mark, &words);
    json_member("\",", sink_contents(&words), to);
    sink_free(&words);
    if (mark->kind == MARK_WIN)
        SINK(to, ",", s->analysis->wins[mark->colour].turns);
    sink_byte(to, ']');
}

static void open_entry(struct sink *to)
{
    sink_string(to, to->used ? ",\n" : "[\n");
}

/* Adds a list of marks for each position of the game to d->marks. Adds [MOVE, WORDS] to d->turning. MOVE is the number
   of the losing move, or 0. WORDS are the sentences of analysis_text_turning, or null. */
static void put_marks(const struct scene *s, struct html_data *d)
{
    struct sink *to = &d->marks, words = {0};
    struct analysis a = {.all = s->settings->full};
    struct scene here = *s;

    open_entry(to);
    here.analysis = &a;
    for (here.moves = 0; here.moves <= s->game->count; here.moves++) {
        sink_string(to, here.moves ? "],[" : "[[");
        render_progress(s->settings, s->game, here.moves);
        analysis_make(&a, s->game, here.moves, s->settings->marks, s->settings->depth);
        for (int i = 0; i < a.marks.count; i++) {
            sink_string(to, i ? "," : "");
            put_mark(&here, &a.marks.all[i], to);
        }
    }
    sink_string(to, "]]");
    here.moves = s->game->count;
    analysis_text_turning(&here, ANALYSIS_TEXT_CAPTION, &words);
    open_entry(&d->turning);
    SINK(&d->turning, "[", a.turning.lost.moves);
    json_member(",", sink_contents(&words), &d->turning);
    sink_byte(&d->turning, ']');
    sink_free(&words);
    analysis_free(&a);
}

/* Writes a variation as a JSON object. The keys are members of struct variation, but `moves` has the key "from". */
static void put_variation(void *to_sink, const struct variation *v)
{
    static const char *const verdicts[] = {
        [VARIATION_HOLDS] = "holds", [VARIATION_NO_MOVE] = "holds", [VARIATION_RENAMED] = "holds",
        [VARIATION_ILLEGAL] = "illegal", [VARIATION_FALSE_CLAIM] = "refuted", [VARIATION_UNDECIDED] = "undecided"};
    struct sink *to = to_sink;

    if (to->used && to->bytes[to->used - 1] == '}')
        sink_byte(to, ',');
    SINK(to, "{\"move\":", v->move, ",\"row\":", v->row);
    json_member(",\"told\":", v->told, to);
    SINK(to, ",\"from\":", v->moves, ",\"begins\":", v->begins, ",\"words\":\"");
    for (int i = 0; i < v->count; i++) {
        sink_string(to, i ? " " : "");
        json_text(v->words[i], to);
    }
    json_member("\",\"verdict\":", text_of(verdicts[v->verdict]), to);
    SINK(to, ",\"fault\":", v->fault);
    json_member(",\"reply\":", text_of(v->verdict == VARIATION_FALSE_CLAIM ? v->reply : NULL), to);
    sink_byte(to, '}');
}

void html_data_add(struct html_data *d, const struct scene *s, bool variations)
{
    const struct record_game *g = s->game->record;

    if (s->settings->position) {
        open_entry(&d->starts);
        sink_number(&d->starts, s->moves);
    }
    if (s->settings->marks)
        put_marks(s, d);
    open_entry(&d->layouts);
    sink_byte(&d->layouts, '"');
    comment_layout(g, &g->intro, true, &d->layouts);
    comment_layout(g, &g->outro, true, &d->layouts);
    for (int n = 1; n <= s->game->count; n++)
        comment_layout(g, &game_record_move(s->game, n)->comment, false, &d->layouts);
    sink_byte(&d->layouts, '"');
    open_entry(&d->variations);
    sink_byte(&d->variations, '[');
    if (variations)
        variation_check(s->game, &d->spent, put_variation, &d->variations);
    sink_byte(&d->variations, ']');
}

/* The names of the sentences that the script writes. */
static const char sentences[] =
    "white black player game after start play pause open by-loop by-line by-both by-resignation by-time by-claim "
    "by-agreement by-full-board broken syntax bad-first occupied no-neighbour no-such-tile ambiguous three-paths "
    "off-board after-end too-large many-games one-game many-moves one-move own-line variation holds refuted "
    "illegal-line undecided refutation space copied found pick-tile result-white result-black "
    "result-draw result-open to-move other-move no-solution right solved previous-problem next-problem";

static void put_list(const char *key, struct sink *list, struct sink *to)
{
    SINK(to, key, sink_contents(list), list->used ? "]" : "null");
    sink_free(list);
}

void html_data_put(struct html_data *d, const struct render_settings *settings, struct sink *to)
{
    struct sink all = {0};
    struct text name;
    int n;

    put_list("{\"starts\":", &d->starts, &all);
    put_list(",\"marks\":", &d->marks, &all);
    put_list(",\"turning\":", &d->turning, &all);
    put_list(",\"layouts\":", &d->layouts, &all);
    put_list(",\"variations\":", &d->variations, &all);
    sink_string(&all, ",\"words\":{");
    for (n = 0; (name = text_word(sentences, n)).length; n++) {
        sink_string(&all, n ? ",\n\"" : "\"");
        json_text(name, &all);
        json_member("\":", settings->words->blocks[message_find(name)], &all);
    }
    sink_string(&all, "}}");
    sink_string(to, "<script type=\"application/json\" id=\"page\">");
    xml_json(&all, to);
    sink_string(to, "</script>\n");
}
