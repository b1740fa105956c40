/* webpage: the pages and pictures that this program writes. A page has an article for each game, with its moves in a
   list; a picture has the moves in its description. Results and names are sentences in a built-in language. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

enum { LANGUAGES = 12 /* at most */ };

/* A tag, and the text before it. `name` begins with a / if it closes. */
struct tag {
    const char *at, *end; /* from its < to past its > */
    struct text before, name, attributes;
};

/* Past the next occurrence of a string, or `end`. */
static const char *past(const char *at, const char *end, const char *string)
{
    size_t length = strlen(string);

    for (; at < end && (at = memchr(at, string[0], (size_t)(end - at))) != NULL; at++)
        if (text_starts_nocase(text_between(at, end), string))
            return at + length;
    return end;
}

/* Reads the next tag; comments are skipped, and what styles and scripts hold is no text. */
static bool next_tag(const char **at, const char *end, struct tag *t)
{
    const char *p = *at;

    t->before.at = p;
    while ((p = p < end ? memchr(p, '<', (size_t)(end - p)) : NULL) != NULL &&
           text_starts_nocase(text_between(p, end), "<!--"))
        p = past(p, end, "-->");
    if (!p)
        return false;
    t->at = p;
    t->before = text_between(t->before.at, p);
    t->end = past(p, end, ">");
    for (p++; p < t->end && (is_letter(*p) || is_digit(*p) || *p == '/'); p++)
        ;
    t->name = text_between(t->at + 1, p);
    t->attributes = text_between(p, t->end);
    *at = t->end;
    if (text_is_nocase(t->name, "script") || text_is_nocase(t->name, "style"))
        *at = past(t->end, end, text_is_nocase(t->name, "script") ? "</script" : "</style");
    return true;
}

static bool is_tag(const struct tag *t, const char *name)
{
    return text_is_nocase(t->name, name);
}

/* Whether a tag is that of a list of moves, or of a description. */
static bool shows_game(const struct tag *t)
{
    return (is_tag(t, "ol") && form_contains(t->attributes, "moves")) ||
           (is_tag(t, "svg") && form_contains(t->attributes, "traxfig"));
}

bool webpage_begins(struct text all)
{
    struct text rest = form_skip_spaces(all);
    const char *at = rest.at, *end = at + rest.length;
    struct tag t;

    if (!rest.length || *at != '<')
        return false;
    while (next_tag(&at, end, &t))
        if (shows_game(&t))
            return true;
    return false;
}

/* An entity: a number, or one of those that every page has. */
static struct form_unit entity(struct text t)
{
    static const struct {
        const char *name;
        uint32_t rune;
    } names[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&nbsp;", ' '}};
    bool hex = t.length > 2 && to_upper(t.at[2]) == 'X';
    uint32_t rune = 0;
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (text_starts_nocase(t, names[i].name))
            return form_rune_unit(names[i].rune, t.at + strlen(names[i].name));
    if (t.length < 2 || t.at[1] != '#')
        return form_plain_unit(t);
    for (i = hex ? 3 : 2; i < t.length && rune < 0x110000; i++) {
        char c = to_upper(t.at[i]);

        if (is_digit(c))
            rune = rune * (hex ? 16 : 10) + (uint32_t)(c - '0');
        else if (hex && c >= 'A' && c <= 'F')
            rune = rune * 16 + (uint32_t)(c - 'A' + 10);
        else
            break;
    }
    return rune && i < t.length && t.at[i] == ';' ? form_rune_unit(rune, t.at + i + 1) : form_plain_unit(t);
}

/* Text of a page: <br> ends a line, other tags are nothing, and a blank at which no line breaks is a blank. */
static struct form_unit unit(struct text t)
{
    const char *end = t.at + t.length;
    struct form_unit u = {.length = 0};

    if (t.at[0] == '&')
        return entity(t);
    if (t.length > 1 && t.at[0] == '\xC2' && t.at[1] == '\xA0')
        return (struct form_unit){{' '}, 1, t.at + 2};
    if (t.at[0] != '<')
        return form_plain_unit(t);
    u.end = past(t.at, end, ">");
    if (text_starts_nocase(t, "<br")) {
        u.length = 1;
        u.bytes[0] = '\n';
        if (u.end < end && (*u.end == '\r' || *u.end == '\n'))
            u.end = form_plain_unit(text_between(u.end, end)).end;
    }
    return u;
}

/* Where the text of a page stands. */
enum place { ELSEWHERE, TITLE, NAMES, NUMBER, WORD, BEHIND, COMMENT, RESULT };

struct webpage {
    struct form *f;
    enum place place;
    bool list;              /* in a list of moves */
    const char *picture;    /* where the picture after the last move begins; NULL: none has begun */
    struct text number;     /* before the move */
    struct text title;      /* of the picture */
    struct text told;       /* title of the game, if it is of pictures */
    const char *comment;    /* of the last move, where it begins */
    struct text sentence, refused; /* of the result: what it says, and the word of an error */
    bool partial;           /* the game is an earlier position, of a picture */
    size_t unescaped;       /* foreign->used before it */
    const struct rules *rules; /* of the picture */
};

/* The built-in languages. */
struct languages {
    int count;
    struct message_catalogue words[LANGUAGES];
};

static const struct languages *languages_of(struct form *f)
{
    struct languages *l = f->state;
    struct message_fault fault;
    struct text source;
    const char *name;

    if (l)
        return l;
    f->state = l = memory_new(1, sizeof *l);
    while (l->count < LANGUAGES && (name = file_builtin_name(".msg", (size_t)l->count)) != NULL) {
        file_builtin(name, ".msg", &source);
        message_read(&l->words[l->count++], source, NULL, &fault);
    }
    return l;
}

/* Whether a text is, or begins with, a sentence of a language. */
static bool says(struct text t, const struct message_catalogue *words, enum message id, struct text one,
                 struct text two, struct text *rest)
{
    struct text holes[MESSAGE_HOLES] = {one, two};
    struct sink to = {0};
    struct text sentence;
    bool begins;

    message_write(words, id, holes, &to);
    sentence = sink_contents(&to);
    begins = t.length >= sentence.length && memcmp(t.at, sentence.at, sentence.length) == 0;
    if (begins)
        *rest = text_skip(t, sentence.length);
    sink_free(&to);
    return begins;
}

static bool is_sentence(struct text t, const struct message_catalogue *words, enum message id, struct text one,
                        struct text two)
{
    struct text rest;

    return says(t, words, id, one, two, &rest) && !rest.length;
}

/* Reads a result in one language: `White wins by resignation after move 5.` */
static void read_result_in(struct webpage *w, struct text t, const struct message_catalogue *words)
{
    struct form *f = w->f;
    char digits[TEXT_NUMBER];
    struct text number = text_number(w->f->game->count, digits), none = text_of("");
    enum message id;

    for (id = MESSAGE_BY_RESIGNATION; id <= MESSAGE_BY_CLAIM; id++) {
        if (is_sentence(t, words, id, words->blocks[MESSAGE_WHITE], number))
            f->winner = GAME_WHITE;
        else if (is_sentence(t, words, id, words->blocks[MESSAGE_BLACK], number))
            f->winner = GAME_BLACK;
        else
            continue;
        f->on_time = id == MESSAGE_BY_TIME;
    }
    f->drawn = f->drawn || is_sentence(t, words, MESSAGE_BY_AGREEMENT, number, none);
    if (is_sentence(t, words, MESSAGE_BY_FULL_BOARD, number, none))
        w->f->heading.rules = rules_like(8, BOARD_LOOP | BOARD_LINE);
}

static void read_result(struct webpage *w)
{
    const struct languages *l = languages_of(w->f);
    size_t used = w->f->used;
    struct text t = form_unescape(w->f, w->sentence, unit);
    int i;

    for (i = 0; i < l->count; i++)
        read_result_in(w, t, &l->words[i]);
    w->f->used = used;
}

/* Reads the name of a player: `White: Ann`. */
static void read_player(struct webpage *w, struct text t)
{
    const struct languages *l = languages_of(w->f);
    struct heading *h = &w->f->heading;
    struct text none = text_of("");
    int i;

    for (i = 0; i < l->count; i++) {
        const struct message_catalogue *words = &l->words[i];

        if (says(t, words, MESSAGE_PLAYER, words->blocks[MESSAGE_WHITE], none, &h->white) ||
            says(t, words, MESSAGE_PLAYER, words->blocks[MESSAGE_BLACK], none, &h->black))
            return;
    }
}

/* The title of a game, but nothing for `Game 3`. */
static struct text title_of(struct webpage *w, struct text t)
{
    const struct languages *l = languages_of(w->f);
    struct text digits, none = text_of("");
    size_t n = 0;
    int i;

    t = form_unescape(w->f, t, unit);
    if (!t.length)
        return none;
    for (digits = t; digits.length && !is_digit(digits.at[0]);)
        digits = text_skip(digits, 1);
    while (n < digits.length && is_digit(digits.at[n]))
        n++;
    digits.length = n;
    for (i = 0; i < l->count; i++)
        if (is_sentence(t, &l->words[i], MESSAGE_GAME, digits, none))
            return none;
    return t;
}

static long number_of(struct text t)
{
    long n = 0;

    for (t = text_trim(t); t.length && is_digit(t.at[0]) && n < NOTATION_HUGE; t = text_skip(t, 1))
        n = n * 10 + (t.at[0] - '0');
    return n;
}

/* Adds a move with its number, which is 0 if there is none. */
static void add_move(struct webpage *w, long number, struct text word)
{
    struct record_game *g = w->f->game;

    word = text_trim(word);
    w->picture = NULL;
    if (!word.length || g->after_gap.at)
        return;
    form_add_word(w->f, form_unescape(w->f, word, unit), word.at);
    if (number && number != g->count) {
        form_skip_word(w->f);
    }
}

/* Pictures. */

/* Cuts the next move off a description, where number n stands before it; false if there is none. */
static bool next_described(struct text *t, long n, struct text *word)
{
    struct text rest = text_trim(*t);
    size_t i = 0;

    if (number_of(rest) != n)
        return false;
    while (rest.length && is_digit(rest.at[0]))
        rest = text_skip(rest, 1);
    if (!rest.length || rest.at[0] != ' ')
        return false;
    rest = text_skip(rest, 1);
    while (i < rest.length && rest.at[i] != ' ' && rest.at[i] != '.')
        i++;
    *word = text_between(rest.at, rest.at + i);
    *t = text_skip(rest, i);
    return i > 0;
}

/* Where the moves of a description begin, after the last colon that number 1 follows; its end if there are none. */
static struct text find_moves(struct text t)
{
    size_t i;

    for (i = t.length; i-- > 0;)
        if (text_starts_nocase(text_skip(t, i), ": 1 "))
            return text_skip(t, i + 1);
    return text_skip(t, t.length);
}

/* Whether a description tells the moves of the game so far, and more. */
static bool extends_game(struct webpage *w, struct text moves)
{
    const struct record_game *g = w->f->game;
    size_t used = w->f->used;
    struct text word;
    bool same = form_is_same(w->title, w->told);
    int n;

    for (n = 0; same && n < g->count; n++) {
        same = next_described(&moves, n + 1, &word);
        word = same ? form_unescape(w->f, word, unit) : word;
        same = same && word.length == g->moves[n].length && memcmp(word.at, g->moves[n].word, word.length) == 0;
        w->f->used = used;
    }
    return same;
}

/* A name in a description, without the stop after it. */
static struct text cut_stop(struct text name)
{
    name = text_trim(name);
    if (name.length && name.at[name.length - 1] == '.')
        name.length--;
    return name;
}

/* Reads `White: Ann. Black: Bo. Moves` in one language. */
static void read_players_in(struct webpage *w, struct text t, const struct message_catalogue *words)
{
    struct text label = words->blocks[MESSAGE_MOVES], white = text_of(NULL), black = white, none = text_of(""), rest;

    if (t.length < label.length || memcmp(t.at + t.length - label.length, label.at, label.length) != 0)
        return;
    t.length -= label.length;
    if (says(t, words, MESSAGE_PLAYER, words->blocks[MESSAGE_WHITE], none, &rest))
        white = t = rest;
    for (rest = t; rest.length; rest = text_skip(rest, 1))
        if (says(rest, words, MESSAGE_PLAYER, words->blocks[MESSAGE_BLACK], none, &black)) {
            white.length = white.at ? (size_t)(rest.at - white.at) : 0;
            break;
        }
    w->f->heading.white = cut_stop(white);
    w->f->heading.black = cut_stop(black);
}

/* Reads what stands around the moves of a description: the players, and the result or the last move. */
static void read_around(struct webpage *w, struct text before, struct text after)
{
    const struct languages *l = languages_of(w->f);
    const struct record_game *g = w->f->game;
    const struct record_move *m = &g->moves[g->count - 1];
    char digits[TEXT_NUMBER];
    struct text number = text_number(g->count, digits), word = {m->word, m->length}, said;
    size_t used;
    int i;

    before = form_unescape(w->f, before, unit);
    used = w->f->used;
    after = after.length && after.at[0] == '.' ? text_skip(after, 1) : after;
    said = form_unescape(w->f, after, unit);
    w->sentence = after;
    w->partial = false;
    for (i = 0; i < l->count; i++) {
        w->partial = w->partial || is_sentence(said, &l->words[i], MESSAGE_AFTER, number, word);
        read_players_in(w, before, &l->words[i]);
    }
    w->f->used = used;
}

/* Reads a description. */
static void describe(struct webpage *w, struct text t)
{
    struct text moves = find_moves(t), before = text_between(t.at, moves.at - (moves.at > t.at)), word;
    const struct rules *rules = w->rules;
    long n;

    form_begin(w->f);
    w->unescaped = w->f->used;
    for (n = 1; next_described(&moves, n, &word); n++)
        add_move(w, n, word);
    if (!w->f->game->count)
        return;
    w->told = w->title;
    w->f->heading.title = title_of(w, w->title);
    w->f->heading.rules = rules;
    read_around(w, before, moves);
}

/* Ends the comment of the last move. */
static void end_comment(struct webpage *w, const char *end)
{
    if (w->comment)
        form_add_comment(w->f, form_cut_spaces(text_between(w->comment, end)), unit);
    w->comment = NULL;
}

/* Ends a game; whether there is one. */
static bool finish(struct webpage *w)
{
    struct record_game *g = w->f->game;
    struct text word = text_trim(w->refused);

    end_comment(w, w->f->at);
    read_result(w);
    form_end(w->f);
    if (word.length && !g->end)
        add_move(w, 0, word);
    return g->count > 0;
}

/* Reads the tags of a list of moves. */
static void read_list(struct webpage *w, const struct tag *t)
{
    if (is_tag(t, "li")) {
        w->place = NUMBER;
    } else if ((is_tag(t, "b") || is_tag(t, "a")) && w->place == NUMBER) {
        w->number = t->before;
        w->place = WORD;
    } else if ((is_tag(t, "/b") || is_tag(t, "/a")) && w->place == WORD) {
        add_move(w, number_of(w->number), t->before);
        w->place = BEHIND;
    } else if (is_tag(t, "p") && w->place == BEHIND) {
        w->comment = t->end;
        w->place = COMMENT;
    } else if (is_tag(t, "/ol")) {
        w->list = false;
    }
}

/* Reads the tags around the list. */
static void read_article(struct webpage *w, const struct tag *t)
{
    if (is_tag(t, "h2"))
        w->place = TITLE;
    else if (is_tag(t, "p"))
        w->place = form_contains(t->attributes, "\"names\"")    ? NAMES
                   : form_contains(t->attributes, "\"result\"") ? RESULT
                                                                   : ELSEWHERE;
    else if (is_tag(t, "ol"))
        w->list = form_contains(t->attributes, "moves");
    else if (w->place == TITLE && text_trim(t->before).length)
        w->f->heading.title = title_of(w, t->before);
    else if (w->place == NAMES && is_tag(t, "/bdi"))
        read_player(w, form_unescape(w->f, t->before, unit));
    else if (w->place == RESULT && !w->sentence.length)
        w->sentence = t->before;
    else if (w->place == RESULT && is_tag(t, "/bdi"))
        w->refused = t->before;
    if (is_tag(t, "/h2") || is_tag(t, "/p"))
        w->place = ELSEWHERE;
}

/* The rules that a tag names, NULL if it names none. */
static const struct rules *rules_in(const struct tag *t)
{
    static const char key[] = "data-rules=\"";
    const char *end = t->attributes.at + t->attributes.length, *at = past(t->attributes.at, end, key), *stop = at;

    while (stop < end && *stop != '"')
        stop++;
    return form_rules(text_between(at, stop));
}

/* Begins to read after the games before. */
static void begin(struct webpage *w)
{
    form_begin(w->f);
    *w = (struct webpage){.f = w->f};
}

/* Reads the tags of a picture; true if a game ends before it or with it. */
static bool read_picture(struct webpage *w, const struct tag *t)
{
    struct form *f = w->f;

    if (is_tag(t, "svg") || !w->picture)
        w->picture = is_tag(t, "/desc") ? t->before.at : t->at;
    if (is_tag(t, "desc"))
        w->rules = rules_in(t);
    if (is_tag(t, "/title"))
        w->title = t->before;
    if (!is_tag(t, "/desc") || !find_moves(t->before).length)
        return false;
    if (w->f->game->count) {
        if (!extends_game(w, find_moves(t->before))) {
            f->at = w->picture;
            return finish(w);
        }
        f->used = w->unescaped;
    }
    describe(w, t->before);
    w->picture = NULL;
    return !w->partial && finish(w);
}

/* Reads a tag; true if it ends a game. */
static bool read_tag(struct webpage *w, const struct tag *t)
{
    struct form *f = w->f;
    bool article = is_tag(t, "article") || is_tag(t, "/article");

    if (w->place == COMMENT && (article || is_tag(t, "li") || is_tag(t, "/li") || is_tag(t, "/ol"))) {
        end_comment(w, t->at);
        w->place = ELSEWHERE;
    }
    if (article) {
        if (w->f->game->count || w->refused.length) {
            f->at = is_tag(t, "article") ? t->at : f->at;
            return finish(w);
        }
        begin(w);
        w->f->heading.rules = rules_in(t);
    } else if (w->list) {
        read_list(w, t);
    } else if (is_tag(t, "svg") || is_tag(t, "title") || is_tag(t, "/title") || is_tag(t, "desc") ||
               is_tag(t, "/desc")) {
        return read_picture(w, t);
    } else {
        read_article(w, t);
    }
    return false;
}

bool webpage_next(struct form *f)
{
        const char *end = f->all.at + f->all.length;
    struct webpage w = {.f = f};
    struct tag t;

    begin(&w);
    while (next_tag(&f->at, end, &t))
        if (read_tag(&w, &t))
            return true;
    return finish(&w);
}
