#include "analysis/analysis.h"
#include "../laws/reference.h"
#include "fuzz.h"

enum {
    REFEREED = 40, /* the first words of a game, played on the reference too */
    GAMES = 8      /* of a text; the fuzzer would be too slow with more */
};

void holds_not(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, what);
    abort();
}

void holds_formed(const char *fault, const char *file, int line)
{
    if (fault)
        holds_not(fault, file, line);
}

/* Whether a line belongs to the introduction or the conclusion. */
static bool in_prose(const struct record_game *g, int line)
{
    return (line >= g->intro.first && line < g->intro.first + g->intro.count) ||
           (line >= g->outro.first && line < g->outro.first + g->outro.count);
}

/* Whether a line of a comment may begin here: after its sign, a blank, a tag, a mark of its row (> : | } and the + of a
   diff), the \n or \r of source code, or a character that is not printed. */
static bool may_begin(const char *at)
{
    unsigned char before = (unsigned char)at[-1];

    return before <= ' ' || before >= 0x80 || *at == '<' || strchr(";#{([~>:|}+", before) ||
           (strchr("nr", before) && at[-2] == '\\');
}

/* Words and comments of a game lie in the text, at their lines and columns. */
static void hold_places(const struct record_game *g, struct text all, bool foreign)
{
    const char *end = all.at + all.length;
    const char *text = all.at + (text_starts_nocase(all, "\xEF\xBB\xBF") ? 3 : 0); /* a byte order mark has no column */

    HOLDS(g->count > 0);
    HOLDS(g->end.marker == END_NONE || (g->end_after >= 0 && g->end_after <= g->count));
    for (int i = 0; i < g->count; i++) {
        const struct record_move *m = &g->moves[i];
        const char *at = m->place.at, *begin = at - (m->place.column - 1);

        HOLDS(at >= all.at && m->word.length > 0 && at < end && (foreign || at == m->word.at));
        HOLDS(foreign || m->word.at + m->word.length <= end);
        HOLDS(m->place.column > 0 && m->place.line > 0 && begin >= all.at);
        HOLDS(begin == text || begin[-1] == '\n' || begin[-1] == '\r');
        HOLDS(!memchr(begin, '\n', (size_t)(at - begin)));
        HOLDS(m->comment.count >= 0 && (!m->comment.count || m->comment.first + m->comment.count <= g->comment_count));
    }
    for (int i = 0; i < g->comment_count; i++) {
        const struct comment_line *l = &g->comment_lines[i];
        const char *begin = l->text.at - (l->column - 1);

        HOLDS(l->line > 0 && l->column >= 0);
        HOLDS(!l->text.length || !is_blank(l->text.at[l->text.length - 1]));
        if (!l->column && (foreign || in_prose(g, i)))
            continue;
        HOLDS(begin >= all.at && l->text.at + l->text.length <= end && l->column > 0);
        HOLDS(begin == text || begin[-1] == '\n' || begin[-1] == '\r');
        HOLDS(foreign || in_prose(g, i) || may_begin(l->text.at));
        HOLDS(!memchr(begin, '\n', (size_t)(l->text.at + l->text.length - begin)));
    }
}

/* What the reference says of a move. It knows no moves far outside the layout. */
static const char *reference_reason(struct reference *r, const struct notation_move *m)
{
    char word[NOTATION_WORD];

    if (m->notation == NOTATION_NONE)
        return r->by ? "after-end" : "syntax";
    if (m->column > r->right - r->left + 3 || m->row > r->bottom - r->top + 3)
        return r->by ? "after-end" : r->moves ? "no-neighbour" : "bad-first";
    notation_write(m, word);
    return reference_play(r, word);
}

static void hold_board(const struct game *g, const struct reference *r)
{
    const char *winner = g->result.winner == GAME_WHITE ? "white" : "black";

    HOLDS(g->count == r->moves && g->board.count == r->count);
    for (int i = 0; i < r->count; i++) {
        int row = r->placed[i].row, column = r->placed[i].column;
        const struct board_tile *t = board_at(&g->board, column - REFERENCE_HALF, row - REFERENCE_HALF);

        HOLDS(t && board_letter(t->edges) == r->tile[row][column] && t->number == r->placed[i].move);
    }
    if (r->by)
        HOLDS(strcmp(game_by_table[g->result.by].name, r->by) == 0);
    else
        HOLDS(g->result.by == GAME_OPEN || g->result.by > GAME_BY_BOTH);
    HOLDS(!r->winner || strcmp(r->winner, winner) == 0);
}

static void hold_rules(const struct game *g)
{
    struct reference *r = memory_new(1, sizeof *r);
    const struct record_game *record = g->record;
    int i, error = 0;

    reference_begin(r, g->rules->name);
    for (i = 0; i < record->count && i < REFEREED && (g->keep_going || !error); i++) {
        bool ended = record->end.marker && i >= record->end_after;
        const char *reason = ended ? "after-end" : reference_reason(r, &record->moves[i].move);

        if (strcmp(reason, "played") == 0)
            HOLDS(r->moves <= g->count && g->moves[r->moves - 1].word == i);
        else {
            HOLDS(error < g->error_count && g->errors[error].word == i);
            HOLDS(strcmp(move_reasons[g->errors[error].reason].name, reason) == 0);
            error++;
            if (strcmp(reason, "after-end") == 0)
                break;
        }
    }
    if (record->count <= REFEREED)
        hold_board(g, r);
    free(r);
}

/* A copy of what a refused move must leave as it is. */
struct snapshot {
    struct extent extent;
    struct board_tile *tiles;
    size_t tile_bytes;
    unsigned char *entering; /* the spaces of the extent and those around it, row by row */
    size_t spaces;
};

static struct snapshot take_snapshot(const struct board *b)
{
    struct snapshot s = {.extent = b->extent};
    unsigned char *at;

    s.tile_bytes = (size_t)b->count * sizeof *b->tiles;
    s.spaces = (size_t)(extent_width(&b->extent) + 2) * (size_t)(extent_height(&b->extent) + 2);
    s.tiles = memory_new(1, s.tile_bytes);
    s.entering = at = memory_new(1, s.spaces);
    memcpy(s.tiles, b->tiles, s.tile_bytes);
    for (int y = b->extent.top - 1; y <= b->extent.bottom + 1; y++)
        for (int x = b->extent.left - 1; x <= b->extent.right + 1; x++)
            *at++ = (unsigned char)board_entering(b, x, y);
    return s;
}

static void free_snapshot(struct snapshot *s)
{
    free(s->tiles);
    free(s->entering);
}

/* Plays the tile of the last error once more, if three paths met: it is refused again and leaves no trace. Moves after
   it, which only keep_going allows, may have changed that. */
static void hold_refusals(struct game *g)
{
    const struct game_error *e;
    struct snapshot before, after;

    if (!g->error_count || g->errors[g->error_count - 1].reason != MOVE_THREE_PATHS)
        return;
    e = &g->errors[g->error_count - 1];
    if (board_at(&g->board, e->x, e->y) || !board_fits(e->edges, board_entering(&g->board, e->x, e->y))) {
        HOLDS(g->keep_going);
        return;
    }
    before = take_snapshot(&g->board);
    if (board_play(&g->board, e->x, e->y, e->edges, g->count + 1) == BOARD_THREE) {
        after = take_snapshot(&g->board);
        HOLDS(memcmp(&before.extent, &after.extent, sizeof before.extent) == 0);
        HOLDS(before.tile_bytes == after.tile_bytes && memcmp(before.tiles, after.tiles, before.tile_bytes) == 0);
        HOLDS(memcmp(before.entering, after.entering, before.spaces) == 0);
        free_snapshot(&after);
    } else {
        HOLDS(g->keep_going);
    }
    free_snapshot(&before);
}

/* A game written by game_word and read again is the same game. */
static void hold_words(const struct game *g, enum notation notation)
{
    struct sink words = {0};
    struct record r = {0};
    struct game other = {0};
    char word[NOTATION_WORD];

    for (int n = 1; n <= g->count; n++) {
        sink_text(&words, game_word(g, n, notation, word));
        sink_byte(&words, ' ');
    }
    record_open(&r, sink_contents(&words), INPUT_PLAIN, g->rules);
    HOLDS(game_next(&r, &other, g->rules, false));
    HOLDS(other.count == g->count && !other.error_count && other.board.count == g->board.count);
    for (int n = 0; n < other.board.count; n++) {
        const struct board_tile *s = &g->board.tiles[n], *t = &other.board.tiles[n];

        HOLDS(s->x == t->x && s->y == t->y && s->edges == t->edges && s->number == t->number);
    }
    HOLDS(!other.result.by || (other.result.by == g->result.by && other.result.winner == g->result.winner));
    HOLDS(!game_next(&r, &other, g->rules, false));
    game_free(&other);
    record_free(&r);
    sink_free(&words);
}

/* The words of a record after a repair. */
static struct record_game repaired(const struct record_game *g, const struct repair *r)
{
    const int added = r->kind != REPAIR_DOUBLED, removed = r->kind != REPAIR_MISSING;
    struct record_game other = *g;

    other.moves = memory_new((size_t)g->count + 1, sizeof *other.moves);
    memcpy(other.moves, g->moves, (size_t)r->word * sizeof *g->moves);
    memcpy(other.moves + r->word + added, g->moves + r->word + removed,
           (size_t)(g->count - r->word - removed) * sizeof *g->moves);
    if (r->kind == REPAIR_EXCHANGED) {
        HOLDS(r->other > r->word && r->other < g->count);
        other.moves[r->word] = g->moves[r->other];
        other.moves[r->other] = g->moves[r->word];
    } else if (added) {
        HOLDS(notation_read(text_of(r->move), &other.moves[r->word].move) == strlen(r->move));
    }
    other.count = other.end_after = g->count + added - removed;
    return other;
}

/* A record can be played to its end after its repair, and not without it. */
static void hold_repair(const struct game *g)
{
    struct repair repair;
    struct repair_run run = {.left = REPAIR_RUN};
    struct record_game words;
    struct game other = {0};

    if (!repair_find(g, &repair, &run)) {
        HOLDS(repair.kind == REPAIR_NONE);
        return;
    }
    HOLDS(g->error_count || g->record->end.marker);
    HOLDS(repair.word >= 0 && repair.word < g->record->count);
    words = repaired(g->record, &repair);
    game_begin(&other, g->rules, false);
    game_play(&other, &words);
    HOLDS(other.count == words.count && !other.error_count);
    /* an end marker stands for an unfinished game; a score may also stand for the result on the board */
    HOLDS(!words.end.marker || !other.result.by ||
          (words.end.marker == END_SCORE && !game_contradicts(&words, &other.result)));
    game_free(&other);
    free(words.moves);
}

/* A report on a variation has its place in the text. */
static void hold_variation(void *to, const struct variation *v)
{
    const struct text *all = to;
    const char *begin;

    if (v->verdict == VARIATION_HOLDS)
        return;
    if (!v->column)
        return; /* the comment was unescaped */
    begin = v->word.at - (v->column - 1);
    HOLDS(v->word.length && v->word.at >= all->at && v->word.at + v->word.length <= all->at + all->length);
    HOLDS(v->line > 0 && v->column > 0 && begin >= all->at);
    HOLDS(!memchr(begin, '\n', (size_t)(v->word.at - begin)));
    HOLDS(v->verdict != VARIATION_ILLEGAL || v->reason != MOVE_PLAYED);
    HOLDS(v->verdict != VARIATION_RENAMED || v->reply[0]);
    HOLDS(v->claims || v->verdict != VARIATION_FALSE_CLAIM);
}

long holds_record(struct text all, const struct holds_ways *how)
{
    struct record r = {0};
    struct game g = {0};
    long played = 0, spent = 0;
    int games = 0;

    record_open(&r, all, how->notation, how->rules);
    while (game_next(&r, &g, how->rules, how->keep_going)) {
        played += g.count;
        HOLDS(g.count + g.error_count <= r.game.count);
        hold_places(&r.game, all, r.game.reading >= RECORD_SGF);
        if (games++ < GAMES)
            hold_rules(&g);
        if (g.count) {
            hold_words(&g, NOTATION_MODERN);
            hold_words(&g, NOTATION_CLASSIC);
        }
        hold_repair(&g);
        hold_refusals(&g);
        if (!target_claims(all))
            variation_check(&g, &spent, hold_variation, &all);
    }
    game_free(&g);
    record_free(&r);
    return played;
}
