#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

#include <stdlib.h>

void form_begin(struct form *f)
{
    f->game->count = f->game->comment_count = 0;
    f->game->end = END_NONE;
    f->game->intro = f->game->outro = (struct record_lines){0, 0};
    f->game->after_gap.at = NULL;
    f->heading = (struct heading){.rules = NULL};
    f->winner = GAME_NOBODY;
    f->drawn = f->on_time = false;
}

static bool is_line_end(char c)
{
    return c == '\r' || c == '\n';
}

/* Past the line end at `at`. */
static const char *past_line(const char *at, const char *end)
{
    return at + (end - at > 1 && at[0] == '\r' && at[1] == '\n' ? 2 : 1);
}

struct form_unit form_plain_unit(struct text t)
{
    struct form_unit u = {{t.at[0]}, 1, t.at + 1};

    if (is_line_end(t.at[0])) {
        u.bytes[0] = '\n';
        u.end = past_line(t.at, t.at + t.length);
    }
    return u;
}

struct form_unit form_rune_unit(uint32_t rune, const char *end)
{
    struct form_unit u = {.end = end};
    bool valid = rune < 0xD800 || (rune > 0xDFFF && rune < 0x110000);

    u.length = text_utf8(valid ? rune : 0xFFFD, u.bytes);
    return u;
}

const char *form_digits(const char *at, const char *end, int count, unsigned base, uint32_t *number)
{
    for (*number = 0; at < end && count; at++, count--) {
        char c = to_upper(*at);
        unsigned digit = is_digit(c) ? (unsigned)(c - '0') : is_letter(c) ? (unsigned)(c - 'A' + 10) : base;

        if (digit >= base)
            break;
        *number = *number * base + digit;
    }
    return at;
}

struct text form_keep(struct form *f, struct text word)
{
    char *at = f->unescaped + f->used;

    if (word.length > f->all.length - f->used)
        return text_of("?"); /* cannot be: nothing is longer than what it is made of */
    memcpy(at, word.at, word.length);
    f->used += word.length;
    return text_between(at, at + word.length);
}

/* A text without its escapes; the text itself if it has none. */
static struct text unescape(struct form *f, struct text escaped, form_read_unit *read)
{
    struct text rest = escaped, made = {f->unescaped + f->used, 0};
    bool same = true;

    if (escaped.length > f->all.length - f->used)
        return escaped; /* as above */
    while (rest.length) {
        struct form_unit u = read(rest);
        size_t length = (size_t)(u.end - rest.at);

        same = same && u.length == length && memcmp(u.bytes, rest.at, length) == 0;
        made.length += form_keep(f, (struct text){u.bytes, u.length}).length;
        rest = text_skip(rest, length);
    }
    if (!same)
        return made;
    f->used -= made.length;
    return escaped;
}

struct text form_unescape(struct form *f, struct text escaped, form_read_unit *read)
{
    return text_trim(unescape(f, escaped, read));
}

/* Moves to the line of a place: almost always onwards, and never far back. */
static void go_to(struct form *f, const char *at)
{
    const char *start = f->all.at, *end = start + f->all.length, *p = f->counted;

    while (p < at)
        if (is_line_end(*p)) {
            f->line++;
            f->begin = p = past_line(p, end);
        } else {
            p++;
        }
    while (at < f->begin) {
        p = f->begin - 1;
        p -= *p == '\n' && p > start && p[-1] == '\r';
        while (p > start && !is_line_end(p[-1]))
            p--;
        f->line--;
        f->begin = p;
    }
    f->counted = at;
}

void form_add_word(struct form *f, struct text word, const char *at)
{
    struct record_game *g = f->game;
    struct notation_move move;

    if (notation_read(word, &move) != word.length)
        move = (struct notation_move){.notation = NOTATION_NONE};
    go_to(f, at);
    g->moves = memory_grow(g->moves, &g->capacity, (size_t)g->count + 1, sizeof *g->moves);
    g->moves[g->count++] = (struct record_move){
        .word = word.at,
        .length = (uint32_t)word.length,
        .line = f->line,
        .column = (int)(at - f->begin) + 1,
        .move = move,
        .at = at,
    };
}

struct record_skipped form_place(struct form *f, const char *at)
{
    go_to(f, at);
    return (struct record_skipped){at, f->line, (int)(at - f->begin) + 1, false};
}

void form_skip_word(struct form *f)
{
    struct record_game *g = f->game;
    const struct record_move *m = &g->moves[--g->count];

    g->after_gap = (struct record_skipped){m->at, m->line, m->column, false};
}

void form_note_side(struct form *f, int n, enum game_player side)
{
    f->sides = memory_grow(f->sides, &f->side_capacity, (size_t)f->game->count + 1, sizeof *f->sides);
    for (; n < f->game->count; n++)
        f->sides[n] = side;
}

int form_find_side(const struct form *f, int n, enum game_player side)
{
    while (n < f->game->count && f->sides[n] != side)
        n++;
    return n;
}

void form_alternate(struct form *f)
{
    struct record_game *g = f->game;
    int next[2] = {form_find_side(f, 0, GAME_WHITE), form_find_side(f, 0, GAME_BLACK)}, count, all = g->count;
    struct record_move *moves;

    if (form_find_side(f, 0, GAME_NOBODY) < all || next[0] == all || next[1] == all)
        return;
    moves = memory_new((size_t)all, sizeof *moves);
    for (count = 0; next[count % 2] < all; count++) {
        int *n = &next[count % 2];

        moves[count] = g->moves[*n];
        *n = form_find_side(f, *n + 1, f->sides[*n]);
    }
    if (next[!(count % 2)] < all) {
        const struct record_move *m = &g->moves[next[!(count % 2)]];

        g->after_gap = (struct record_skipped){m->at, m->line, m->column, false};
    }
    memcpy(g->moves, moves, (size_t)count * sizeof *moves);
    free(moves);
    g->count = count;
    g->end_after = count;
}

/* Cuts the next line off a text; false if it is the last one. */
static bool cut_line(struct text *rest, form_read_unit *read, struct text *line)
{
    const char *start = rest->at, *end = start + rest->length, *at = start;

    while (rest->length) {
        struct form_unit u = read(*rest);

        *rest = text_between(u.end, end);
        if (u.length == 1 && u.bytes[0] == '\n') {
            *line = text_between(start, at);
            return true;
        }
        at = u.end;
    }
    *line = text_between(start, end);
    return false;
}

/* Adds a line to the comments of the game. It has a column if it stands in the text as it is. */
static void add_line(struct form *f, struct text raw, form_read_unit *read)
{
    struct record_game *g = f->game;
    struct text line = unescape(f, raw, read);
    bool same = line.at == raw.at;

    go_to(f, raw.at);
    while (line.length && is_blank(line.at[line.length - 1]))
        line.length--;
    g->comment_lines = memory_grow(g->comment_lines, &g->comment_capacity, (size_t)g->comment_count + 1,
                                   sizeof *g->comment_lines);
    g->comment_lines[g->comment_count++] =
        (struct comment_line){line, f->line, same ? (int)(raw.at - f->begin) + 1 : 0};
}

void form_add_prose(struct form *f, struct record_lines *to, struct text escaped, form_read_unit *read)
{
    bool more = escaped.length > 0;

    if (more && !to->count)
        to->first = f->game->comment_count;
    for (; more; to->count++) {
        struct text raw;

        more = cut_line(&escaped, read, &raw);
        add_line(f, raw, read);
    }
}

void form_add_comment(struct form *f, int n, struct text escaped, form_read_unit *read)
{
    struct record_move *m;
    struct record_lines lines;

    if (n < 1 || n > f->game->count)
        return;
    m = &f->game->moves[n - 1];
    lines = (struct record_lines){m->comment, m->comment_count};
    form_add_prose(f, &lines, escaped, read);
    m->comment = lines.first;
    m->comment_count = lines.count;
}

struct text form_skip_spaces(struct text t)
{
    while (t.length && is_space(t.at[0]))
        t = text_skip(t, 1);
    return t;
}

struct text form_cut_spaces(struct text t)
{
    while (t.length && is_space(t.at[t.length - 1]))
        t.length--;
    return t;
}

bool form_contains(struct text t, const char *string)
{
    for (; t.length; t = text_skip(t, 1))
        if (text_starts_nocase(t, string))
            return true;
    return false;
}

const struct rules *form_rules(struct text t)
{
    const struct rules *rules;

    for (rules = rules_table; rules->name; rules++)
        if (text_is_nocase(t, rules->name))
            return rules;
    if (form_contains(t, "loop"))
        return rules_like(0, BOARD_LOOP);
    return form_contains(t, "8x8") ? rules_like(8, BOARD_LOOP | BOARD_LINE) : NULL;
}

/* Whether a text contains a name. */
static bool is_named(struct text t, struct text name)
{
    for (; name.length && t.length >= name.length; t = text_skip(t, 1))
        if (memcmp(t.at, name.at, name.length) == 0)
            return true;
    return false;
}

/* Whom a text is about, if it is about one of the two. */
static enum game_player find_player(struct text t, const struct heading *names)
{
    static const struct {
        const char *begins;
        enum game_player player;
    } words[] = {
        {"1-0", GAME_WHITE}, {"w+", GAME_WHITE}, {"white", GAME_WHITE},
        {"0-1", GAME_BLACK}, {"b+", GAME_BLACK}, {"black", GAME_BLACK},
    };
    bool white = is_named(t, names->white), black = is_named(t, names->black);
    size_t i;

    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (text_starts_nocase(t, words[i].begins))
            return words[i].player;
    return white == black ? GAME_NOBODY : white ? GAME_WHITE : GAME_BLACK;
}

void form_read_result(struct form *f, struct text t)
{
    enum game_player player = find_player(t, &f->heading);
    bool lost = (form_contains(t, "resign") || form_contains(t, "lost")) &&
                !form_contains(t, "+") && !form_contains(t, "win") && !form_contains(t, "won");

    if (player && lost)
        player = player == GAME_WHITE ? GAME_BLACK : GAME_WHITE;
    f->winner = player ? player : f->winner;
    f->drawn = f->drawn || (!player && (form_contains(t, "draw") || form_contains(t, "1/2")));
    f->on_time = f->on_time || form_contains(t, "time") || form_contains(t, "+t");
}

void form_end(struct form *f)
{
    struct record_game *g = f->game;
    enum game_player mover = g->count % 2 ? GAME_BLACK : GAME_WHITE;

    g->heading = f->heading;
    if (g->end || (!f->winner && !f->drawn))
        return;
    g->end = f->drawn ? END_DRAW : f->winner == mover ? END_CLAIM : f->on_time ? END_TIME : END_RESIGN;
    g->end_after = g->count;
}
