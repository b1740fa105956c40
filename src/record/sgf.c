/* sgf: reads Smart Game Format, a tree of nodes with properties. At boardspace.net, a property P0 or P1 is one act of a
   player: a number, a verb and its arguments. In one turn, a player may place a tile, rotate it and pick it up
   several times; the last placement is the move. Other programs write moves as W[@0/] and B[B1+]. */

#include "record/foreign.h"

enum { WORDS = 8 /* maximum words read from a property */ };

enum token_kind { END, OPEN, CLOSE, NODE, PROPERTY };

/* `(`, `)`, `;`, or a property with one of its values. The value keeps its escapes. */
struct token {
    enum token_kind kind;
    struct text name, value;
};

/* Whether a single \ before ] is the shape of a move, as in `B 1 \]`, and not an escape. */
static bool is_shape(const char *start, const char *at, const char *end)
{
    const char *before = at;

    while (before > start && is_blank(before[-1]))
        before--;
    return at + 1 < end && at[1] == ']' && before > start && is_digit(before[-1]);
}

/* Returns the player, 0 or 1, whose moves the property `name` holds; -1 if the property holds no moves. */
static int player_of(struct text name)
{
    return text_is(name, "P0") || text_is(name, "W") ? 0 : text_is(name, "P1") || text_is(name, "B") ? 1 : -1;
}

/* Returns the ] that ends a value, or `end` if there is none. `moves`: a \ in the value may be a shape. */
static const char *value_end(const char *start, const char *end, bool moves)
{
    const char *at;

    for (at = start; at < end && *at != ']'; at++)
        if (*at == '\\' && !(moves && is_shape(start, at, end)))
            at++;
    return at < end ? at : end;
}

/* Reads the next token, and moves *at past the token. Further values of a property are tokens with the same name. */
static void next_token(const char **at, const char *end, struct token *t)
{
    const char *p = *at, *start;

    for (t->kind = END; p < end && !t->kind; p++) {
        if (is_letter(*p) || is_digit(*p)) {
            for (start = p; p + 1 < end && (is_letter(p[1]) || is_digit(p[1]));)
                p++;
            t->name = text_between(start, p + 1);
        } else if (*p == '[') {
            start = p + 1;
            p = value_end(start, end, player_of(t->name) >= 0);
            if (p == end)
                break;
            t->kind = PROPERTY;
            t->value = text_between(start, p);
        } else {
            t->kind = *p == '(' ? OPEN : *p == ')' ? CLOSE : *p == ';' ? NODE : END;
        }
    }
    *at = t->kind ? p : end;
}

/* Whether a record is a game of Trax. UNSAID: not known yet. */
enum subject { UNSAID, TRAX, ANOTHER };

/* Sets *subject from GM (16 is Trax) or SU (a name). If a move precedes GM and SU, the move decides. */
static void read_subject(const struct token *t, enum subject *subject)
{
    struct text value = text_trim(t->value);
    bool number = text_is(t->name, "GM"), name = text_is(t->name, "SU"),
         move = t->name.length == 1 && player_of(t->name) >= 0;
    struct notation_move first;

    if ((number && text_is(value, "16")) || (name && text_contains(value, "trax")) ||
        (move && !*subject && notation_read(value, &first) && notation_first(&first)))
        *subject = TRAX;
    else if (number || ((name || move) && !*subject))
        *subject = ANOTHER;
}

/* Returns the next ( with a ; after it, or `end` if there is none. */
static const char *find_tree(const char *at, const char *end)
{
    for (; at < end && (at = memchr(at, '(', (size_t)(end - at))) != NULL; at++)
        if (text_starts_nocase(foreign_skip_spaces(text_between(at + 1, end)), ";"))
            return at;
    return end;
}

bool sgf_cut(struct text *rest, struct text *part)
{
    const char *end = rest->at + rest->length, *start = find_tree(rest->at, end), *at = start;
    enum subject subject = UNSAID;
    struct token t = {.kind = END};
    int depth = 0;

    while (start < end) {
        next_token(&at, end, &t);
        depth += (t.kind == OPEN) - (t.kind == CLOSE);
        if (t.kind == PROPERTY && subject != TRAX)
            read_subject(&t, &subject);
        if (t.kind == END || (depth == 0 && subject == TRAX))
            break;
        if (depth == 0) {
            at = start = find_tree(at, end);
            subject = UNSAID;
        }
    }
    if (subject != TRAX)
        return false;
    *part = text_between(start, at);
    *rest = text_between(at, end);
    return true;
}

/* A game that is being read. Its players are 0 and 1. */
struct tree {
    struct foreign *f;
    int depth;           /* number of open ( */
    const char *opened;  /* the last ( read */
    enum subject subject;
    bool closed;         /* whether to ignore the rest: variations follow, or a player has moved twice in a row */
    int starter;         /* the player who begins, as White; -1: not known yet */
    int pending;         /* the player who has placed a tile and not ended the turn; -1: nobody */
    bool lifted;         /* whether the tile placed in the pending turn has been picked up again */
    struct text ids[2], result; /* names of the players, and the result, with escapes */
    struct text comment; /* the current node's comment, kept until the node's move is read */
    bool moved;          /* whether the move of the current node has been read */
};

/* Reads a character. A character after \ stands for itself. A line end after \ is skipped. */
struct foreign_unit sgf_unit(struct text t)
{
    struct foreign_unit u;

    if (t.at[0] != '\\' || t.length == 1)
        return foreign_plain_unit(t);
    u = foreign_plain_unit(text_skip(t, 1));
    u.length = u.bytes[0] != '\n';
    return u;
}

static void settle(struct tree *g)
{
    struct record_game *game = g->f->game;

    if (g->lifted)
        game->comment_count -= game->moves[--game->count].comment.count;
    g->pending = -1;
    g->lifted = false;
}

/* Stores in *word the move at the end of a property, such as `@ 0 /` or `@0/`, and returns how many words the move has.
   Without a move, stores the last words, at most three, and returns 0. */
static int find_move(struct foreign *f, const struct text *words, int count, struct text *word)
{
    size_t used = f->used;
    struct notation_move move;
    int most = count < 3 ? count : 3, n, i;

    for (n = most; n; n--) {
        f->used = used;
        *word = text_between(f->kept + used, f->kept + used);
        for (i = count - n; i < count; i++)
            word->length += foreign_keep(f, words[i]).length;
        if (word->length < NOTATION_WORD && notation_read(*word, &move) == word->length && word->length)
            return n;
    }
    f->used = used;
    *word = text_between(words[count - most].at, words[count - 1].at + words[count - 1].length);
    return 0;
}

/* Adds a placement as a move. The second placement of a turn replaces the first, but keeps the comments. */
static void place(struct tree *g, int player, const struct text *words, int count)
{
    struct record_game *game = g->f->game;
    struct text word;
    int n = game->count + (g->pending < 0), length = find_move(g->f, words, count, &word);

    foreign_put_word(g->f, n, word, length ? words[count - length].at : word.at);
    g->starter = g->starter < 0 ? player : g->starter;
    g->pending = player;
    g->lifted = false;
    if ((g->starter + n - 1) % 2 == player)
        return;
    /* a move of the other player is missing before this move */
    fill_leftover(game, LEFTOVER_GAP, word, game->moves[--game->count].place, n);
    g->closed = true;
    g->pending = -1;
}

/* Ends the game. Removes a tile that was placed in the turn in which the player resigns. */
static void resign(struct tree *g, int player)
{
    g->lifted = g->pending >= 0;
    settle(g);
    if (g->starter >= 0)
        foreign_end(g->f, (struct ending){
            .marker = (g->starter + g->f->game->count) % 2 == player ? END_RESIGN : END_CLAIM});
}

/* Does what a verb and its arguments say. Any other verb places a tile if a column, a row and a shape follow. */
static void act(struct tree *g, int player, const struct text *words, int count)
{
    struct text verb = words[0], last = words[count - 1], word;

    if (g->pending != player)
        settle(g);
    if (text_is_nocase(verb, "start"))
        g->starter = g->f->game->count ? g->starter : last.at[last.length - 1] == '1';
    else if (text_is_nocase(verb, "pickb"))
        g->lifted = g->pending >= 0;
    else if (text_is_nocase(verb, "done"))
        settle(g);
    else if (text_is_nocase(verb, "resign"))
        resign(g, player);
    else if (text_is_nocase(verb, "acceptdraw"))
        foreign_end(g->f, (struct ending){.marker = END_DRAW});
    else if (text_is_among(verb, "dropb rotateb move") || (count > 3 && find_move(g->f, words, count, &word) == 3))
        place(g, player, words + (count > 1), count - (count > 1));
}

/* Reads a player's property. P0 and P1 hold a number and an act, or `id` and a name. W and B hold a move. */
static void read_player(struct tree *g, int player, const struct token *t)
{
    struct text words[WORDS], rest = t->value;
    int count = 0, first;

    while (count < WORDS && foreign_cut_word(&rest, &words[count]))
        count++;
    first = count && is_digit(words[0].at[0]);
    if (t->name.length == 1) {
        settle(g);
        if (count)
            place(g, player, words, count);
    } else if (count > 1 && text_is_nocase(words[0], "id")) {
        g->ids[player] = text_between(words[1].at, t->value.at + t->value.length);
    } else if (count > first) {
        act(g, player, words + first, count - first);
    }
}

static void add_comment(struct tree *g)
{
    if (g->comment.at && g->f->game->count)
        foreign_add_comment(g->f, g->f->game->count, g->comment);
    else if (g->comment.at)
        foreign_add_prose(g->f, &g->f->game->intro, g->comment);
    g->comment.at = NULL;
}

static void read_property(struct tree *g, struct token *t)
{
    struct heading *h = &g->f->game->heading;
    int player = player_of(t->name), count = g->f->game->count;

    read_subject(t, &g->subject);
    if (player >= 0) {
        read_player(g, player, t);
        g->moved = g->moved || g->f->game->count != count;
    } else if (text_is(t->name, "SU")) {
        h->rules = heading_rules(t->value);
    } else if (text_is(t->name, "PW") || text_is(t->name, "PB")) {
        g->ids[text_is(t->name, "PB")] = t->value;
    } else if (text_is(t->name, "RE")) {
        g->result = t->value;
    } else if (text_is(t->name, "GN") || (text_is(t->name, "EV") && !h->title.length)) {
        h->title = foreign_unescape(g->f, t->value);
    } else if (text_is(t->name, "C")) { /* comments on the node's move, which may come later */
        add_comment(g);
        g->comment = t->value;
        if (g->moved)
            add_comment(g);
    }
}

static struct text name_of(struct foreign *f, struct text value)
{
    value = foreign_unescape(f, value);
    if (value.length > 1 && value.at[0] == '"' && value.at[value.length - 1] == '"')
        value = (struct text){value.at + 1, value.length - 2};
    return value;
}

/* Reads properties up to the end of the tree or of the text. A GM property in an inner ( means that a ) is missing: the
   tree ends, and the next game begins at this (. */
static void read_tree(struct tree *g)
{
    struct foreign *f = g->f;
    struct token t = {.kind = END};

    for (next_token(&f->at, f->end, &t); t.kind != END; next_token(&f->at, f->end, &t)) {
        if (t.kind != PROPERTY) {
            add_comment(g);
            g->moved = false;
        }
        if (t.kind == OPEN) {
            g->depth++;
            g->opened = f->at - 1;
        } else if (t.kind == CLOSE) {
            g->closed = true;
            if (--g->depth < 1)
                return;
        } else if (t.kind == PROPERTY && g->depth > 1 && text_is(t.name, "GM")) {
            f->at = g->opened;
            return;
        } else if (t.kind == PROPERTY && g->depth && !g->closed) {
            read_property(g, &t);
        }
    }
}

bool sgf_next(struct foreign *f)
{
    struct tree g = {.f = f, .starter = -1, .pending = -1};
    struct heading *h = &f->game->heading;

    read_tree(&g);
    add_comment(&g);
    settle(&g);
    g.result = text_trim(g.result); /* `W+R`, `W+3`, `Game won by ann` */
    h->white = name_of(f, g.ids[g.starter == 1]);
    h->black = name_of(f, g.ids[g.starter != 1]);
    if (g.result.length > 2 && g.result.at[1] == '+' && !ending_result(g.result, h).marker)
        g.result.length = 2;
    foreign_end(f, ending_result(g.result, h));
    return g.subject != ANOTHER && f->game->count;
}
