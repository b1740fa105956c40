/* sgf: Smart Game Format, a tree of nodes with properties. boardspace.net keeps what each player does in the properties
   P0 and P1: a number, a verb, and what it is about. A turn may place, turn and take up a tile several times; its last
   placement is the move. Other programs write moves as W[@0/] and B[B1+]. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

enum {
    PROPERTIES = 100, /* in which a record tells that it is of Trax */
    WORDS = 8         /* of a property, at most */
};

enum token_kind { END, OPEN, CLOSE, NODE, PROPERTY };

/* `(`, `)`, `;`, or a property with one of its values, which is as the text has it. */
struct token {
    enum token_kind kind;
    struct text name, value;
};

/* Whether the value ends behind this \, although that should be doubled: it is the shape of a move, `B 1 \]`. */
static bool is_shape(const char *start, const char *at, const char *end)
{
    const char *before = at;

    while (before > start && is_blank(before[-1]))
        before--;
    return at + 1 < end && at[1] == ']' && before > start && is_digit(before[-1]);
}

/* The end of the value that begins here, or NULL if it is cut off. */
static const char *value_end(const char *start, const char *end, bool moves)
{
    const char *at;

    for (at = start; at < end && *at != ']'; at++)
        if (*at == '\\' && !(moves && is_shape(start, at, end)))
            at++;
    return at < end ? at : NULL;
}

/* The player, 0 or 1, whose moves are in a property; -1 if there are none. */
static int player_of(struct text name)
{
    if (text_is(name, "P0") || text_is(name, "W"))
        return 0;
    return text_is(name, "P1") || text_is(name, "B") ? 1 : -1;
}

/* Reads the next token at *at; t->name is still that of the last one. */
static void next_token(const char **at, const char *end, struct token *t)
{
    const char *p;

    t->kind = END;
    for (p = *at; p < end && t->kind == END; p++)
        if (*p == '(' || *p == ')' || *p == ';') {
            t->kind = *p == '(' ? OPEN : *p == ')' ? CLOSE : NODE;
        } else if (is_letter(*p) || is_digit(*p)) {
            const char *start = p;

            while (p + 1 < end && (is_letter(p[1]) || is_digit(p[1])))
                p++;
            t->name = text_between(start, p + 1);
        } else if (*p == '[') {
            const char *stop = value_end(p + 1, end, player_of(t->name) >= 0);

            if (!stop)
                break;
            t->kind = PROPERTY;
            t->value = text_between(p + 1, stop);
            p = stop;
        }
    *at = t->kind == END ? end : p;
}

/* What a record says that it is of. */
enum subject { UNSAID, TRAX, ANOTHER };

/* Whether a property is a move that begins a game of Trax. */
static bool is_first_move(const struct token *t)
{
    struct text value = text_trim(t->value);
    struct notation_move move;

    return (text_is(t->name, "W") || text_is(t->name, "B")) && value.length &&
           notation_read(value, &move) == value.length && notation_is_first(&move);
}

/* Reads what the game is: its number, which is 16 for Trax, or its name; if it says neither, its first move. */
static void read_subject(const struct token *t, enum subject *subject)
{
    bool number = text_is(t->name, "GM"), name = text_is(t->name, "SU");

    if ((number && text_is(text_trim(t->value), "16")) || (name && form_contains(t->value, "trax")) ||
        (*subject == UNSAID && is_first_move(t)))
        *subject = TRAX;
    else if (number || (name && *subject == UNSAID))
        *subject = ANOTHER;
}

/* Past the next ( that has a ; behind it, or NULL. */
static const char *find_tree(const char *at, const char *end)
{
    while ((at = memchr(at, '(', (size_t)(end - at))) != NULL) {
        struct text rest = form_skip_spaces(text_between(++at, end));

        if (rest.length && rest.at[0] == ';')
            return at;
    }
    return NULL;
}

bool sgf_begins(struct text all)
{
    const char *end = all.at + all.length, *at;
    struct token t = {.name = {NULL, 0}};
    enum subject subject = UNSAID;
    int i;

    at = find_tree(all.at, end);
    for (i = 0; at && i < PROPERTIES && subject != TRAX; i += t.kind != NODE) {
        next_token(&at, end, &t);
        if (t.kind == END)
            return false;
        if (t.kind == PROPERTY)
            read_subject(&t, &subject);
    }
    return subject == TRAX;
}

bool sgf_cut(struct text *rest, struct text *part)
{
    const char *end = rest->at + rest->length, *start = find_tree(rest->at, end), *at = start ? start - 1 : NULL;
    struct token t = {.name = {NULL, 0}};
    int depth = 0;

    if (!start)
        return false;
    do {
        next_token(&at, end, &t);
        depth += (t.kind == OPEN) - (t.kind == CLOSE);
    } while (depth && t.kind != END);
    *part = text_between(start - 1, at);
    *rest = text_between(at, end);
    return true;
}

/* A game while it is read. The players are 0 and 1. */
struct tree {
    struct form *f;
    int depth;           /* of the ( that are open */
    const char *opened;  /* the last ( */
    enum subject subject;
    bool closed;         /* the main line is read: what follows are variations */
    int starter;         /* the player who begins, who is White; -1: not known yet */
    int pending;         /* the player whose turn the last move is, which is not done; -1: it is done */
    bool lifted;         /* that move has been taken up again */
    struct text ids[2], result; /* as the text has them */
    struct text comment; /* of a node in which no move has come yet */
    bool moved;          /* one has */
};

/* What follows \ stands for itself; at the end of a line it joins the next one. */
static struct form_unit unit(struct text t)
{
    struct form_unit u;

    if (t.at[0] != '\\' || t.length == 1)
        return form_plain_unit(t);
    u = form_plain_unit(text_skip(t, 1));
    u.length = u.bytes[0] != '\n';
    return u;
}

/* Whether a player does something while it is the other's turn by the moves so far. */
static bool is_out_of_turn(const struct tree *g, int player)
{
    return (g->starter + g->f->game->count) % 2 != player;
}

/* Ends a turn: its last placement is now a move. */
static void settle(struct tree *g)
{
    struct record_game *game = g->f->game;

    if (g->lifted) {
        game->count--;
        game->comment_count -= game->moves[game->count].comment_count;
    }
    g->pending = -1;
    g->lifted = false;
}

/* The words of a value, at most WORDS of them; returns how many. */
static int split(struct text value, struct text words[WORDS])
{
    int count = 0;

    for (value = form_skip_spaces(value); value.length && count < WORDS; value = form_skip_spaces(value)) {
        const char *start = value.at;

        while (value.length && !is_space(value.at[0]))
            value = text_skip(value, 1);
        words[count++] = text_between(start, value.at);
    }
    return count;
}

/* Joins words to one; an empty text if that is too long for a move. */
static struct text join(struct form *f, const struct text *words, int count)
{
    char joined[NOTATION_WORD];
    size_t used = f->used, length = 0;
    int i;

    for (i = 0; i < count; i++) {
        struct text word = form_unescape(f, words[i], unit);

        if (word.length > sizeof joined - length)
            return text_of(NULL);
        memcpy(joined + length, word.at, word.length);
        length += word.length;
        f->used = used;
    }
    return count == 1 ? form_unescape(f, words[0], unit) : form_keep(f, (struct text){joined, length});
}

/* Finds the last words of a property that make a move: `@ 0 /` or `@0/`. Returns how many, or 0. */
static int find_move(struct form *f, const struct text *words, int count, struct text *word)
{
    size_t used = f->used;
    struct notation_move move;
    int n;

    for (n = count < 3 ? count : 3; n; n--) {
        f->used = used;
        *word = join(f, words + count - n, n);
        if (word->length && notation_read(*word, &move) == word->length)
            return n;
    }
    return 0;
}

/* Adds the move that the last words of a property make. Up to three words that make none are an error. */
static void add_move(struct form *f, const struct text *words, int count)
{
    struct text word;
    int n = find_move(f, words, count, &word);

    if (!n) {
        n = count < 3 ? count : 3;
        word = text_between(words[count - n].at, words[count - 1].at + words[count - 1].length);
    }
    form_add_word(f, word, words[count - n].at);
}

/* A placement replaces the one before in the same turn, but not what is said of it. */
static void place(struct tree *g, int player, const struct text *words, int count)
{
    struct record_game *game = g->f->game;
    struct record_move last = {.word = NULL};
    bool out_of_turn;

    if (g->pending >= 0)
        last = game->moves[--game->count];
    if (g->starter < 0)
        g->starter = player;
    out_of_turn = is_out_of_turn(g, player);
    add_move(g->f, words, count);
    if (out_of_turn) {
        form_skip_word(g->f);
        return;
    }
    if (last.word) {
        game->moves[game->count - 1].comment = last.comment;
        game->moves[game->count - 1].comment_count = last.comment_count;
    }
    g->pending = player;
    g->lifted = false;
}

/* A player resigns; what was placed in the same turn does not count. */
static void resign(struct tree *g, int player)
{
    g->lifted = g->pending >= 0;
    settle(g);
    if (g->starter < 0)
        return;
    g->f->game->end = is_out_of_turn(g, player) ? END_CLAIM : END_RESIGN;
    g->f->game->end_after = g->f->game->count;
}

enum deed { OTHER, START, PLACE, LIFT, DONE, RESIGN, DRAW };

static enum deed deed_of(struct text verb)
{
    static const struct {
        const char *verb;
        enum deed deed;
    } verbs[] = {
        {"start", START}, {"dropb", PLACE}, {"rotateb", PLACE}, {"move", PLACE},   {"pickb", LIFT},
        {"done", DONE},   {"resign", RESIGN}, {"acceptdraw", DRAW},
    };
    size_t i;

    for (i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (text_is_nocase(verb, verbs[i].verb))
            return verbs[i].deed;
    return OTHER;
}

/* Notes who begins: `Start P1`. */
static void start(struct tree *g, struct text who)
{
    if (!g->f->game->count)
        g->starter = who.at[who.length - 1] == '1';
}

/* What a player does: a verb, and what it is about. An unknown verb before a column, a row and a shape places a
   tile. */
static void act(struct tree *g, int player, const struct text *words, int count)
{
    enum deed deed = deed_of(words[0]);
    struct text word;

    if (deed == OTHER && count > 3 && find_move(g->f, words, count, &word) == 3)
        deed = PLACE;
    if (g->pending != player)
        settle(g);
    switch (deed) {
    case START: start(g, words[count - 1]); break;
    case PLACE: place(g, player, words + (count > 1), count - (count > 1)); break;
    case LIFT: g->lifted = g->pending >= 0; break;
    case DONE: settle(g); break;
    case RESIGN: resign(g, player); break;
    case DRAW: g->f->drawn = true; break;
    default: break;
    }
}

/* P0 and P1: a number, then what the player does; or a word and what it tells of the player. */
static void read_player(struct tree *g, int player, struct text value)
{
    struct text words[WORDS];
    int count = split(value, words), first = count && is_digit(words[0].at[0]);

    if (count > 1 && text_is_nocase(words[0], "id"))
        g->ids[player] = text_between(words[1].at, value.at + value.length);
    else if (count > first)
        act(g, player, words + first, count - first);
}

/* W and B: a move and nothing else. */
static void read_colour(struct tree *g, int player, struct text value)
{
    struct text words[WORDS];
    int count = split(value, words);

    settle(g);
    if (count)
        place(g, player, words, count);
}

/* Before the first move it is the introduction. */
static void add_comment(struct form *f, struct text comment)
{
    if (f->game->count)
        form_add_comment(f, f->game->count, comment, unit);
    else
        form_add_prose(f, &f->game->intro, comment, unit);
}

/* Adds the comment of a node that stands before its move, or has none. */
static void flush_comment(struct tree *g)
{
    if (g->comment.at)
        add_comment(g->f, g->comment);
    g->comment = text_of(NULL);
}

/* Reads what a comment says: of the move of its node, wherever that stands in the node. */
static void read_comment(struct tree *g, struct text comment)
{
    flush_comment(g);
    if (g->moved)
        add_comment(g->f, comment);
    else
        g->comment = comment;
}

static void end_node(struct tree *g)
{
    flush_comment(g);
    g->moved = false;
}

static void read_property(struct tree *g, const struct token *t)
{
    struct heading *h = &g->f->heading;
    int player = player_of(t->name);

    read_subject(t, &g->subject);
    if (player >= 0) {
        int count = g->f->game->count;

        (t->name.length == 2 ? read_player : read_colour)(g, player, t->value);
        g->moved = g->moved || g->f->game->count != count;
    } else if (text_is(t->name, "SU")) {
        h->rules = form_rules(t->value);
    } else if (text_is(t->name, "PW") || text_is(t->name, "PB")) {
        g->ids[text_is(t->name, "PB")] = t->value;
    } else if (text_is(t->name, "RE")) {
        g->result = t->value;
    } else if (text_is(t->name, "GN") || (text_is(t->name, "EV") && !h->title.length)) {
        h->title = form_unescape(g->f, t->value, unit);
    } else if (text_is(t->name, "C")) {
        read_comment(g, form_cut_spaces(t->value));
    }
}

/* A name, without its quotes. */
static struct text name_of(struct form *f, struct text value)
{
    value = form_unescape(f, value, unit);
    if (value.length > 1 && value.at[0] == '"' && value.at[value.length - 1] == '"')
        value = (struct text){value.at + 1, value.length - 2};
    return value;
}

/* Ends a game; whether there is one. */
static bool finish(struct tree *g)
{
    struct heading *h = &g->f->heading;
    int white = g->starter == 1;

    flush_comment(g);
    settle(g);
    h->white = name_of(g->f, g->ids[white]);
    h->black = name_of(g->f, g->ids[!white]);
    form_read_result(g->f, g->result);
    return g->subject != ANOTHER && g->f->game->count;
}

static struct tree new_tree(struct form *f)
{
    form_begin(f);
    return (struct tree){.f = f, .starter = -1, .pending = -1};
}

/* Reads properties up to the end of the tree; false if the text ends before. A ( with another GM in it begins another
   game, though this one is cut off. */
static bool read_tree(struct tree *g, const char **at, const char *end)
{
    struct token t = {.name = {NULL, 0}};

    for (next_token(at, end, &t); t.kind != END; next_token(at, end, &t)) {
        if (t.kind != PROPERTY)
            end_node(g);
        if (t.kind == OPEN) {
            g->depth++;
            g->opened = *at - 1;
        } else if (t.kind == CLOSE) {
            g->closed = true;
            if (--g->depth < 1)
                return true;
        } else if (t.kind == PROPERTY && g->depth > 1 && text_is(t.name, "GM")) {
            *at = g->opened;
            return true;
        } else if (t.kind == PROPERTY && g->depth && !g->closed && !g->f->game->after_gap.at) {
            read_property(g, &t);
        }
    }
    return false;
}

bool sgf_next(struct form *f)
{
    const char *end = f->all.at + f->all.length;

    for (;;) {
        struct tree g = new_tree(f);
        bool more = read_tree(&g, &f->at, end);

        if (finish(&g))
            return true;
        if (!more)
            return false;
    }
}
