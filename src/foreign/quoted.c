/* quoted: the games of JSON, and of source text whose strings are moves. Names, rules and results are known by the keys
   that this program, AbstractPlay and others give them. */

#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "foreign/forms.h"

#include <stdlib.h>

/* How the text is read, and the game that is being read. */
struct quoted {
    struct literal_walk walk;
    struct strings_plan whole, plan; /* of the text; of the brackets at hand */
    struct heading outer; /* of all games */
    struct heading ahead; /* of the game behind this one, where no brackets part them: */
    bool is_ahead;        /*   a name has come again behind moves */
    size_t unescaped;    /* form.used before this game */
    int players;         /* the number named in a list */
    bool swapped;        /* its first one is Black */
    unsigned winners;    /* bits, by enum game_player */
    unsigned scorers;    /* the same in the list: its first one counts as White */
    bool on_board;       /* the result is one that the board shows */
    struct text result;  /* in words */
    struct text comment; /* that belongs to the last move once its object ends */
    int comment_depth;
    bool single;         /* the last string with words was one move */
    struct text empty;   /* an empty string behind that */
    /* Of our own JSON: */
    struct text file, game; /* where the game is from */
    int open;               /* 2 if it has neither a result nor an error */
    struct text refused;    /* the word of the error */
    bool after_end;         /* so it was refused */
    long line, refused_line;
};

/* Reading a game. */

static void add_comment(struct form *f, struct quoted *q)
{
    form_add_comment(f, f->game->count, q->comment, literal_unit);
    q->comment = text_of(NULL);
}

static void begin_game(struct form *f, struct quoted *q, const struct heading *heading)
{
    form_begin(f);
    f->heading = *heading;
    *q = (struct quoted){.walk = q->walk, .whole = q->whole, .plan = q->plan, .outer = q->outer, .unescaped = f->used};
}

/* Adds the words of a string. Nothing that is no move counts before the first one; after it, prose is a comment. */
static void add_words(struct form *f, struct text string)
{
    struct record_game *g = f->game;
    struct strings_content c = strings_read(string);
    struct literal_word w;

    if (!g->count && !c.moves)
        return;
    if (!c.moves && c.words > 1 && c.prose) {
        form_add_comment(f, g->count, string, literal_unit);
        return;
    }
    while (literal_word(&string, &w)) {
        struct text word = {w.bytes, w.length};
        enum end_marker end = scan_end_marker(word);

        if (end) {
            g->end = end;
            g->end_after = g->count;
        } else if (w.is_move) {
            form_add_word(f, form_keep(f, word), w.raw.at);
        } else if (g->count) {
            form_add_word(f, w.raw, w.raw.at);
        }
    }
}

/* Adds an empty string, with its quotes, as an error. */
static void add_empty(struct form *f, struct text string)
{
    struct text quoted = text_between(string.at - 1, string.at + string.length + 1);

    form_add_word(f, quoted, quoted.at);
}

/* Adds the moves of a string, and whose they are. Between strings of one move each, an empty one is an error. */
static void add_moves(struct form *f, struct quoted *q, struct text string)
{
    int count = f->game->count;
    struct strings_content c = strings_read(string);
    bool single = c.moves == 1 && c.words == 1;

    if (!c.words) {
        if (!form_skip_spaces(string).length && q->single && q->plan.dense)
            q->empty = string;
        return;
    }
    if (single && q->empty.at)
        add_empty(f, q->empty);
    q->empty = text_of(NULL);
    q->single = single;
    add_words(f, string);
    form_note_side(f, count, q->plan.own ? GAME_NOBODY : strings_player(&q->walk));
}

/* Facts about a game, by their keys. */
enum detail { NO_DETAIL, TITLE, WHITE, BLACK, PLAYERS, NAME, RULES, WINNER, BY, RESULT, COMMENT, INTRO, OUTRO, FROM,
              GAME, LINE, ERROR, REASON, TEXT, W, B, COLOUR };

static enum detail detail_of(struct text key)
{
    static const struct {
        const char *key;
        enum detail detail;
    } details[] = {
        {"title", TITLE},     {"event", TITLE},    {"white", WHITE},     {"black", BLACK},   {"players", PLAYERS},
        {"name", NAME},       {"rules", RULES},    {"variant", RULES},   {"variants", RULES}, {"winner", WINNER},
        {"by", BY},           {"result", RESULT},  {"comment", COMMENT}, {"comments", COMMENT}, {"note", COMMENT},
        {"annotation", COMMENT}, {"remark", COMMENT}, {"remarks", COMMENT},
        {"player1", WHITE},   {"whiteplayer", WHITE}, {"white_player", WHITE},
        {"player2", BLACK},   {"blackplayer", BLACK}, {"black_player", BLACK}, {"w", W}, {"b", B},
        {"color", COLOUR},    {"colour", COLOUR},  {"file", FROM},       {"game", GAME},     {"line", LINE},
        {"error", ERROR},     {"reason", REASON},  {"text", TEXT},
        {"intro", INTRO},      {"outro", OUTRO},
    };
    size_t i;

    for (i = 0; i < sizeof details / sizeof *details; i++)
        if (text_is_nocase(key, details[i].key))
            return details[i].detail;
    return NO_DETAIL;
}

/* Names the n-th player of a list, from 1. */
static void name_player(struct heading *h, int n, struct text name)
{
    if (n == 1)
        h->white = name;
    else if (n == 2)
        h->black = name;
}

/* Notes a winner by number or name; two of them have drawn. */
static void add_winner(struct quoted *q, struct text t)
{
    static const struct {
        const char *word;
        enum game_player player;
    } words[] = {{"1", GAME_WHITE}, {"white", GAME_WHITE}, {"w", GAME_WHITE},
                 {"player1", GAME_WHITE}, {"player2", GAME_BLACK},
                 {"2", GAME_BLACK}, {"black", GAME_BLACK}, {"b", GAME_BLACK}};
    size_t i;

    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (text_is_nocase(t, words[i].word)) {
            q->winners |= 1u << words[i].player;
            return;
        }
    q->result = t;
}

/* The result of a player in a list: 1, 0 or 0.5. */
static void add_score(struct quoted *q, struct text score)
{
    if (text_is(score, "1"))
        q->scorers |= 1u << (q->players == 1 ? GAME_WHITE : GAME_BLACK);
    else if (text_is(score, "0.5"))
        q->scorers = 1u << GAME_WHITE | 1u << GAME_BLACK;
}

/* The colour of a player in a list. */
static void add_colour(struct quoted *q, struct text colour)
{
    bool white = text_is_among(colour, "white w"), black = text_is_among(colour, "black b");

    q->swapped = q->swapped || (q->players == 1 && black) || (q->players == 2 && white);
}

/* Lets the first player of a list be Black if so it says. */
static void order_players(struct form *f, struct quoted *q)
{
    const unsigned white = 1u << GAME_WHITE, black = 1u << GAME_BLACK;
    struct text first = f->heading.white;

    if (q->swapped) {
        f->heading.white = f->heading.black;
        f->heading.black = first;
        q->scorers = q->scorers == white ? black : q->scorers == black ? white : q->scorers;
    }
    q->winners |= q->scorers;
}

/* Of our own JSON: how the game ended. */
static void read_by(struct form *f, struct quoted *q, struct text by)
{
    q->on_board = text_starts_nocase(by, "loop") || text_is(by, "line") || text_is(by, "full board");
    f->on_time = text_is(by, "time");
    f->drawn = text_is(by, "agreement");
}

static long number_of(struct text t)
{
    long n = 0;

    for (; t.length && is_digit(t.at[0]) && n < NOTATION_HUGE; t = text_skip(t, 1))
        n = n * 10 + (t.at[0] - '0');
    return n;
}

/* What only our own JSON tells. */
static void read_own(struct quoted *q, const struct literal *t, enum detail detail, enum detail parent)
{
    if (parent == ERROR) {
        q->refused_line = detail == LINE ? number_of(t->text) : q->refused_line;
        q->refused = detail == TEXT ? t->text : q->refused;
        q->after_end = detail == REASON ? text_is(t->text, "after-end") : q->after_end;
    } else if (q->walk.depth == q->plan.level) {
        q->open = detail == RESULT || detail == ERROR ? q->open + (t->kind == LITERAL_WORD) : q->open;
        q->file = detail == FROM ? t->text : q->file;
        q->game = detail == GAME ? t->text : q->game;
    } else if (detail == LINE) {
        q->line = number_of(t->text);
    }
}

/* The heading to which a name belongs. */
static struct heading *find_heading(struct form *f, struct quoted *q, enum detail detail)
{
    struct text known = detail == WHITE ? f->heading.white : detail == BLACK ? f->heading.black : text_of(NULL);

    if (q->walk.depth < q->plan.level)
        return &q->outer;
    if (!q->is_ahead && !q->plan.level && f->game->count && known.length) {
        q->is_ahead = true;
        q->ahead = f->heading;
    }
    return q->is_ahead ? &q->ahead : &f->heading;
}

/* What strings tell. */
static void read_name(struct form *f, struct quoted *q, struct text string, enum detail detail, enum detail parent)
{
    struct heading *h = find_heading(f, q, detail);
    struct text name = form_unescape(f, string, literal_unit);

    if (detail == NAME && parent == PLAYERS)
        name_player(h, q->players, name);
    else if (detail == COLOUR && parent == PLAYERS)
        add_colour(q, string);
    else if (detail == WHITE || (detail == NAME && parent == WHITE) || (detail == W && parent == PLAYERS))
        h->white = name;
    else if (detail == BLACK || (detail == NAME && parent == BLACK) || (detail == B && parent == PLAYERS))
        h->black = name;
    else if (detail == PLAYERS)
        name_player(h, ++q->players, name);
    else if (detail == TITLE && !h->title.length && parent != WHITE && parent != BLACK && parent != PLAYERS)
        h->title = name;
    else if (detail == RULES)
        h->rules = form_rules(name);
    else if (detail == RESULT)
        q->result = name;
}

/* Reads a string that is no move, or a word. */
static void read_detail(struct form *f, struct quoted *q, const struct literal *t)
{
    int depth = q->walk.depth;
    enum detail detail = detail_of(t->key);
    enum detail parent = detail_of(literal_outer_key(&q->walk));

    if (q->plan.own && parent == COMMENT && t->kind == LITERAL_STRING)
        form_add_comment(f, (int)number_of(t->key), t->text, literal_unit);
    if (detail == NO_DETAIL)
        return;
    if (q->plan.own)
        read_own(q, t, detail, parent);
    if (detail == WINNER)
        add_winner(q, t->text);
    else if (detail == BY && parent == RESULT)
        read_by(f, q, t->text);
    else if (detail == RESULT && parent == PLAYERS)
        add_score(q, t->text);
    else if (detail == COMMENT && t->kind == LITERAL_STRING) {
        add_comment(f, q);
        q->comment = t->text;
        q->comment_depth = depth;
    } else if (t->kind == LITERAL_STRING && (detail == INTRO || detail == OUTRO))
        form_add_prose(f, detail == INTRO ? &f->game->intro : &f->game->outro, t->text, literal_unit);
    else if (t->kind == LITERAL_STRING)
        read_name(f, q, t->text, detail, parent);
}

/* The result that the record tells, and the word of the error in our own JSON, unless it was skipped. */
static void read_result(struct form *f, struct quoted *q)
{
    const unsigned white = 1u << GAME_WHITE, black = 1u << GAME_BLACK;

    form_read_result(f, q->result);
    if (q->winners)
        f->winner = q->winners & white ? GAME_WHITE : GAME_BLACK;
    if (q->on_board)
        f->winner = GAME_NOBODY;
    f->drawn = f->drawn || q->winners == (white | black);
    form_end(f);
}

static void add_refused(struct form *f, struct quoted *q)
{
    struct text word = form_unescape(f, q->refused, literal_unit);
    bool over = f->game->end || q->on_board;

    if (word.length && q->refused_line >= q->line && over == q->after_end)
        form_add_word(f, word, q->refused.at);
}

/* Ends a game; whether there is one. */
static bool finish(struct form *f, struct quoted *q)
{
    add_comment(f, q);
    form_alternate(f);
    order_players(f, q);
    read_result(f, q);
    add_refused(f, q);
    return f->game->count > 0;
}

/* Whether a string is the n-th move of the game, from 0. */
static bool is_nth_move(const struct record_game *g, int n, struct text string)
{
    struct literal_word w;

    return n < g->count && literal_word(&string, &w) &&
           form_is_same((struct text){w.bytes, w.length}, (struct text){g->moves[n].word, g->moves[n].length});
}

/* Whether the next object of our own JSON is a later position of the same game. */
static bool goes_on(const struct record_game *g, const struct quoted *q)
{
    struct literal_walk w = q->walk;
    struct literal t;
    int moves = 0;
    bool same = true;

    for (literal_next(&w, &t); same && t.kind != LITERAL_END; literal_next(&w, &t)) {
        if (t.kind == LITERAL_CLOSE && w.depth < q->plan.level)
            break;
        if (strings_is_move(&q->plan, &w, &t))
            same = moves >= g->count || is_nth_move(g, moves, t.text), moves++;
        else if (detail_of(t.key) == GAME)
            same = form_is_same(t.text, q->game);
        else if (detail_of(t.key) == FROM)
            same = form_is_same(t.text, q->file);
    }
    return same && moves >= g->count;
}

/* Whether a string begins another game. White's first move may stand behind moves of Black. */
static bool is_restart(const struct form *f, const struct quoted *q, const struct literal *t)
{
    struct strings_content c = strings_read(t->text);

    return f->game->count && c.restarts &&
           !(strings_player(&q->walk) == GAME_WHITE && form_find_side(f, 0, GAME_BLACK) == 0 &&
             form_find_side(f, 0, GAME_WHITE) == f->game->count);
}

void quoted_open(struct form *f, struct text part)
{
    struct quoted *q = memory_new(1, sizeof *q);

    free(f->state);
    f->state = q;
    f->heading = (struct heading){.rules = NULL};
    q->walk = literal_walk(part, f->json);
    f->skipped = strings_find(q->walk, &q->whole) && !q->whole.own ? q->whole.skipped : NULL;
    q->plan = q->whole;
}

/* Plans how to read the JSON in the brackets just opened: as the whole text, unless that finds no moves in it. False if
   a game ends before it. */
static bool plan_brackets(struct form *f, struct quoted *q, const char *start)
{
    struct literal_walk w = q->walk;
    struct strings_plan own;
    struct literal t;
    bool found = false;

    while (!found && w.depth) {
        literal_next(&w, &t);
        found = t.kind == LITERAL_END || strings_is_move(&q->whole, &w, &t);
    }
    if (found || !strings_find(literal_walk(text_between(start, w.at), true), &own)) {
        q->plan = q->whole;
        return true;
    }
    if (f->game->count)
        return false;
    if (f->skipped >= start && f->skipped < w.at)
        f->skipped = own.skipped;
    q->plan = own;
    q->plan.level = own.level ? own.level : 1;
    return true;
}

/* Reads a token; true if it ends a game. */
static bool read_token(struct form *f, struct quoted *q, const struct literal *t)
{
    if (t->kind == LITERAL_OPEN) {
        if (q->walk.depth == q->plan.level)
            begin_game(f, q, &q->outer);
        q->players += t->text.at[0] == '{' && detail_of(t->key) == PLAYERS;
    } else if (t->kind == LITERAL_CLOSE) {
        if (q->walk.depth < q->comment_depth)
            add_comment(f, q);
        if (q->walk.depth != q->plan.level - 1)
            return false;
        if (q->open < 2 || !goes_on(f->game, q))
            return finish(f, q);
        f->used = q->unescaped;
    } else if (strings_is_move(&q->plan, &q->walk, t)) {
        add_moves(f, q, t->text);
    } else {
        read_detail(f, q, t);
    }
    return false;
}

bool quoted_next(struct form *f)
{
    struct quoted *q;
    struct heading heading;
    struct literal t;

    if (!f->state)
        quoted_open(f, f->all);
    q = f->state;
    heading = q->is_ahead ? q->ahead : f->heading; /* goes on in the next game of a list */
    begin_game(f, q, &heading);
    for (;;) {
        const char *before = q->walk.at;

        literal_next(&q->walk, &t);
        if (t.kind == LITERAL_END)
            return finish(f, q);
        if (t.kind == LITERAL_OPEN && q->walk.depth == 1 && f->json && !plan_brackets(f, q, q->walk.at - 1)) {
            q->walk.at = before;
            q->walk.depth--;
            return finish(f, q);
        }
        if (strings_is_move(&q->plan, &q->walk, &t) && is_restart(f, q, &t)) {
            q->walk.at = before;
            return finish(f, q);
        }
        if (read_token(f, q, &t))
            return true;
    }
}
