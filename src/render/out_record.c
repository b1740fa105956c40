/* out_record: games as records: headings, the introduction, numbered moves with their comments, the conclusion. */

#include "render/render.h"

enum { COLUMNS = 76 /* the most columns of a line of moves or text, unless one word is longer */ };

/* How many bytes of a text, in whole words, fit into `room` columns. Always counts the first word. */
static size_t fit(struct text t, size_t room)
{
    struct text rest = text_skip_blanks(t);
    size_t columns = t.length - rest.length, end = 0;

    while (rest.length && (columns <= room || !end)) {
        const char *at = rest.at;

        end = is_blank(*at) ? (size_t)(at - t.at) : end;
        text_rune(&rest);
        columns += text_columns(text_between(at, rest.at));
    }
    return columns > room && end ? end : t.length;
}

/* Writes lines of text and breaks long lines. Each output line begins with a mark, `indent` columns from the left. The
   first line already has `column` columns. In a comment (`indent` > 0), a space precedes the rest of a broken line. */
static void put_folded(const struct comment_line *lines, int count, size_t column, size_t indent, const char *mark,
                       struct sink *to)
{
    size_t lead = indent + strlen(mark), length;

    for (int i = 0; i < count; i++) {
        struct text t = lines[i].text;

        do {
            length = fit(t, lead < COLUMNS / 2 ? COLUMNS - lead : COLUMNS / 2);
            sink_repeat(to, ' ', indent - column);
            sink_text(to, t.length ? text_of(mark) : text_cut_blanks(text_of(mark)));
            sink_shown(to, text_cut_blanks((struct text){t.at, length}));
            sink_byte(to, '\n');
            column = 0;
            t = text_skip_blanks(text_skip(t, length));
            t = t.length && indent ? (struct text){t.at - 1, t.length + 1} : t;
        } while (t.length);
    }
}

/* Writes a heading: `White: Ann Lee` or, where that is not read as it is meant, a tag: `[White "Trax Bot v2"]`. */
static void put_header(const char *key, struct text value, struct sink *to)
{
    struct heading h = {.turns = 0};
    struct sink line = {0};
    bool read;

    SINK(&line, key, ": ");
    sink_shown(&line, value);
    value = text_skip(sink_contents(&line), strlen(key) + 2);
    read = heading_read(sink_contents(&line), &h) &&
           (text_equal(h.white, value) || text_equal(h.black, value) || text_equal(h.title, value));
    if (read)
        SINK(to, sink_contents(&line), "\n");
    else if (value.length)
        SINK(to, "[", key, " \"", value, "\"]\n");
    sink_free(&line);
}

/* The words of a game, up to the position of a scene. */
struct move_list {
    const struct scene *scene;
    int last, digits; /* the number of words; the number of digits of `last` */
    size_t indent;    /* the number of columns before comments */
    size_t column;    /* the number of columns written on the current line */
    int played;       /* number of moves so far */
};

/* Returns word i of the record: a played move in the setting's notation, a mere number as an empty text, any other
   word unchanged. */
static struct text spell(struct move_list *l, int i, char word[NOTATION_WORD])
{
    const struct game *g = l->scene->game;
    struct text whole = g->record->moves[i].word, rest = whole;

    if (l->played < g->count && g->moves[l->played].word == i)
        return game_word(g, ++l->played, l->scene->settings->values[0] ? NOTATION_CLASSIC : NOTATION_MODERN, word);
    return text_cut_number(&rest, 1) >= 0 && !rest.length ? rest : whole;
}

/* Sets `last`, `digits` and `indent`. Comments begin to the right of the longest word that has a comment; words of MOST
   bytes or more do not count. If a comment would then be too wide, comments begin to the right of the move numbers. */
static void measure(struct move_list *l)
{
    enum { PERIOD = 2, GAP = 2, MOST = 12 };
    const struct record_game *record = l->scene->game->record;
    size_t longest = 0, widest = 0, number;

    l->last = l->scene->moves == l->scene->game->count ? record->count : l->scene->game->moves[l->scene->moves].word;
    l->digits = text_digits(l->last);
    number = (size_t)l->digits + PERIOD;
    for (int i = 0; i < l->last; i++) {
        const struct record_move *m = &record->moves[i];
        size_t length = spell(l, i, NOTATION_SPACE).length;

        longest = m->comment.count && length > longest && length < MOST ? length : longest;
        for (int k = 0; k < m->comment.count; k++) {
            length = text_columns(record_text(record, &m->comment)[k].text) + 1;
            widest = length > widest ? length : widest;
        }
    }
    l->indent = number + longest + GAP + widest > COLUMNS ? number : number + longest + GAP;
    l->played = 0;
}

/* Writes a word with its number and comment. Words without comments share a line if they fit. */
static void put_word(struct move_list *l, int i, struct sink *to)
{
    const struct record_game *record = l->scene->game->record;
    const struct record_move *m = &record->moves[i];
    struct text spelt = spell(l, i, NOTATION_SPACE);
    size_t length = (size_t)l->digits + 2 + spelt.length;

    if (l->column && (m->comment.count || l->column + 1 + length > COLUMNS)) {
        sink_byte(to, '\n');
        l->column = 0;
    }
    sink_repeat(to, ' ', (size_t)(l->column != 0) + (size_t)(l->digits - text_digits(i + 1)));
    SINK(to, i + 1, ". ");
    sink_shown(to, spelt);
    l->column += length + (l->column != 0);
    if (!m->comment.count)
        return;
    if (l->column > l->indent) { /* the word reaches into the column where comments begin */
        sink_byte(to, '\n');
        l->column = 0;
    }
    put_folded(record_text(record, &m->comment), m->comment.count, l->column, l->indent, ";", to);
    l->column = 0;
}

static void draw(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    struct move_list l = {.scene = s};
    struct game_result stated = game_stated(g->record, g->record->count); /* written if an error stopped the game */

    scene_note_dropped(s, true);
    sink_string(to, s->nth ? "\n" : "");
    SINK(to, g->rules->heading, "\n");
    put_header("Event", g->title, to);
    put_header("White", g->white, to);
    put_header("Black", g->black, to);
    sink_byte(to, '\n');
    put_folded(record_text(g->record, &g->record->intro), g->record->intro.count, 0, 0, "; ", to);
    if (!g->record->count) {
        sink_string(to, "; ");
        code_position(g, to);
        sink_byte(to, '\n');
    }
    measure(&l);
    for (int i = 0; i < l.last; i++)
        put_word(&l, i, to);
    if (scene_end(s, g->result.by ? &g->result : &stated, to) || l.column)
        sink_byte(to, '\n');
    if (s->moves == g->count && g->record->outro.count) {
        sink_byte(to, '\n');
        put_folded(record_text(g->record, &g->record->outro), g->record->outro.count, 0, 0, "", to);
    }
}

static const struct setting settings[] = {{.name = "notation", .kind = SETTING_CHOICE, .words = "modern classic"},
                                          {.name = NULL}};

const struct backend out_record = {.name = "record", .settings = settings, .has_moves = true, .draw = draw};
