#include "words/words.h"

enum {
    LONGEST = 400,       /* maximum bytes of a heading */
    LONGEST_RESULT = 40, /* maximum characters of a result in a heading */
    REST_WORDS = 8,      /* maximum words after the names of a match */
    OTHER_WORDS = 5,     /* maximum words after `8x8 Trax` or `Loop Trax` */
    TAG = '\3'           /* replaces a tag without attributes */
};

/* A line decoded to ASCII. sign[i] is a character of the line, and at[i] is the place of this character in the text. */
struct line {
    char sign[LONGEST + 1];
    const char *at[LONGEST + 1];
};

/* Decodes t into *line and returns the characters; none if t has more than LONGEST bytes. <td> and </td> become a tab,
   a tag with attributes becomes <, any other tag becomes TAG. */
static struct text decode(struct text t, struct line *line)
{
    const char *at = t.at, *end = at + t.length;
    size_t n = 0;

    while (t.length <= LONGEST && at < end) {
        size_t tag = (size_t)(markup_skip(at, end) - at);
        bool td = tag && text_starts_nocase(text_between(at + 1 + (at[1] == '/'), end), "td");
        struct sign s = tag ? (struct sign){memchr(at, '=', tag) ? '<' : TAG, tag} : sign_read(at, end, false);

        line->at[n] = at;
        line->sign[n++] = td ? '\t' : s.meaning ? s.meaning : SIGN_LETTER;
        at += s.length;
    }
    line->at[n] = end;
    line->sign[n] = '\0';
    return (struct text){line->sign, n};
}

static struct text source(const struct line *line, struct text signs)
{
    return text_between(line->at[signs.at - line->sign], line->at[signs.at + signs.length - line->sign]);
}

/* Characters that may surround names and titles: blanks, quotes, emphasis, tags (TAG), and the separators |,;=- */
static const char marks[] = " \t\"'*_`|,;=-\3";

static struct text bare(struct text t)
{
    t = words_skip(t, marks);
    while (t.length && (strchr(marks, t.at[t.length - 1]) || strchr("#:", t.at[t.length - 1]) ||
                        (t.at[t.length - 1] == '.' && (t.length < 2 || !is_capital(t.at[t.length - 2]) ||
                         (t.length > 2 && is_letter(t.at[t.length - 3])))) || /* keeps the point of `Lee, A.` */
                        (t.at[t.length - 1] == '/' && t.length > 1 && is_blank(t.at[t.length - 2]))))
        t.length--;
    return t;
}

const struct rules *heading_rules(struct text t)
{
    bool small = text_contains(t, "regular") || (text_contains(t, "8") && !text_contains(t, "game 8"));

    return rules_like(small ? 8 : 0, text_contains(t, "loop") ? BOARD_LOOP : BOARD_LOOP | BOARD_LINE);
}

/* Reads a text that only names rules: `8x8 Trax`, `Supertrax`, `Loop Trax`. `labelled`: `Rules:` precedes, so that
   `8x8` is enough. A few words may follow `8x8 Trax` or `Loop Trax`, but no full stop. Some records have `rax`. */
static bool read_rules(struct text t, bool labelled, struct heading *h)
{
    struct text rest = {t.at, words_find(t, ";<\3")}, word;
    bool variant = text_starts_nocase(words_skip(t, marks), "loop") || text_contains(rest, "8x8");
    int others = variant && !strchr(".!?", t.at[t.length - 1]) ? OTHER_WORDS : 0;

    while ((word = words_next(&rest)).length)
        if (text_is_among(word, "trax supertrax rax 8x8trax trax8 looptrax traxloop"))
            labelled = true;
        else if (!text_is_among(word, "8x8 8 x8 x regular loop super unlimited rules game of variant") &&
                 !(labelled && others-- > 0))
            return false;
    h->rules = labelled ? heading_rules(t) : h->rules;
    return labelled;
}

/* Returns the name that a text begins with. If `match`, the text follows the `vs` of a match, and the name ends before
   details such as a date. Otherwise, the text follows a key such as `White:`, and the name ends before a final `vs`. */
static struct text name_of(struct text t, bool match)
{
    struct text name = words_skip(t, marks);
    bool quoted = match || memchr(t.at, '"', t.length - name.length);
    size_t n = 0;

    name = text_skip(name, match && name.length > 3 && !strncmp(name.at, "to ", 3) ? 3 : 0); /* `lost to Al` */
    for (; n < name.length && !strchr(match ? "()[],;:|\t<*\3" : "()[];|\t<*\3", name.at[n]); n++) {
        struct text rest = text_skip(name, n + 1), word = {rest.at, name.at[n] == ' ' ? words_find(rest, " \t") : 0};

        if (name.at[n] == '"' && quoted && !is_letter(rest.at[0]))
            break;
        if (name.at[n] == ' ' &&
            (!word.length || (!match && word.at[word.length - 1] == ':') ||
             (match ? is_digit(word.at[0]) || ending_score(rest, NULL) ||
                         text_is_among(word, "in at on from - draw drawn remis nulle tablas patta uafgjort")
                    : (n > 2 && strchr(",.", rest.at[-2]) &&
                       !name_is((struct text){name.at, n + 1 + words_find(rest, ",;)<\3*")}, 0)) ||
                          (text_is_among(word, "vs vs. v v. versus against and") && rest.length <= word.length + 1))))
            break;
    }
    return bare((struct text){name.at, n});
}

struct entry {
    enum key of;
    bool sure, tag; /* sure: the key is like `White:`, not `W:` or `White -`; tag: a [ precedes the key */
    struct text value;
};

bool heading_is_name(struct text t)
{
    struct line line;

    return t.length > 1 && name_is(decode(t, &line), 2) && !text_is_among(t, name_prose) && !key_find(t);
}

/* Whether the parentheses that begin t hold a value: those of `White (Ann), Black (Bo)`, but not of a label before a
   move, `White (Ann)  1. @0/`, where they are the only ones in the line. */
static bool is_inside(const struct line *line, struct text t)
{
    struct text rest = text_skip(t, words_find(t, ")"));

    return rest.length && strchr(line->sign, '(') != strrchr(line->sign, '(') &&
           (strchr(",;|\t", *text_skip_blanks(text_skip(rest, 1)).at) || text_starts_nocase(rest, ")  ") ||
            text_is_among(words_next(&rest), "vs v versus and"));
}

/* Reads a key and its value: `White: Ann`, `White - Ann`, `White | Ann`, `White (o) Ann`, `[White "Ann"]`. */
static struct entry read_entry(const struct line *line, struct text t)
{
    struct entry e = {.of = KEY_NONE};
    struct text key = words_skip(t, marks), rest;
    enum key found;
    size_t n = 0;
    bool coloured; /* whether parentheses follow the key: `White (o)`, `White (me):` */

    e.tag = key.length && key.at[0] == '[';
    t = words_skip(key, "[ ");
    while (n < t.length && !strchr(e.tag ? ":= \"" : ":=|\t(", t.at[n]) &&
           !(n && strchr(" -", t.at[n]) && t.at[n - 1] == ' '))
        n++;
    key = source(line, bare((struct text){t.at, n}));
    t = text_skip(t, n);
    coloured = t.length > 2 && t.at[0] == '(' && (t.at[2] == ')' || !strncmp(t.at + words_find(t, ")"), "):", 2));
    found = t.length && (t.at[0] != '(' || coloured || is_inside(line, t)) ? key_find(key) : KEY_NONE;
    if (found && (found <= KEY_RESULT || key.length == 1 || t.at[0] != '-') &&
        (key.length > 1 || is_capital(key.at[0])) && /* `b:` may be an item of a list; `White  Black` heads a table */
        (!strchr(" |\t", t.at[0]) || (rest = words_skip(t, " |\t"), rest.length = words_find(rest, "|\t"),
                                      !key_find(source(line, bare(text_cut(&rest, "  "))))))) {
        e.of = found <= KEY_RESULT ? found : found - KEY_RESULT;
        e.sure = found <= KEY_RESULT && (e.tag || !strchr(coloured ? " -" : " -(", t.at[0]));
    }
    e.value = words_skip(text_skip(t, coloured ? words_find(t, ")") + 1 : 0), coloured ? ":=|\t- " : ":=|\t- (");
    return e;
}

/* *t is the value of the entry `of`. Cuts the next entry off *t and returns it: `Black: Bo` of `Ann Black: Bo`. The
   next entry begins with a tag, a player or a sure key; after a tag such as [Event "Oslo"], only with a tag. */
static struct entry cut_entry(const struct line *line, struct entry of, struct text *t)
{
    bool player = of.of && of.of <= (of.tag ? KEY_RULES : KEY_EVENT);
    const struct entry none = {.of = KEY_NONE};

    for (size_t n = 1; n < t->length && (player || of.tag); n++) {
        struct text rest = text_skip(*t, n);
        bool begins = (strchr(marks, rest.at[-1]) || strchr("](", rest.at[-1])) && !strchr(marks, rest.at[0]);
        struct entry e = begins ? read_entry(line, rest) : none;

        if (e.of != KEY_NONE && (e.tag || (player && (e.sure || e.of <= KEY_BLACK) &&
                                       (of.of != KEY_EVENT || name_is(name_of(e.value, false), 0))))) {
            t->length = n;
            return e;
        }
    }
    return none;
}

/* Returns the result in `rest`, the text after two names. If `rest` has no result, returns h->result. */
static struct text result_of(const struct line *line, struct text rest, struct heading *h)
{
    struct text inside = bare(rest);

    if (!ending_read(source(line, rest), h, NULL).marker && !text_is_among(inside, "1/2 h")) /* `h` means one half */
        inside.length = ending_score(inside, NULL); /* the score of `1-0 (3 May 1999)` */
    return inside.length ? source(line, inside) : h->result;
}

/* Whether a word of `name` equals or resembles a word of `other`: `Ann Lee` and `A. Lee`. */
static bool is_like(struct text name, struct text other)
{
    return text_nearest(text_cut(&name, " "), other).length || (name.length && is_like(name, other));
}

/* Stores in *h an entry and the entries that follow: `White: Ann Black: Bo`. Returns false if nothing was stored. */
static bool take_entry(const struct line *line, struct entry e, struct heading *h)
{
    struct text *const to[] = {NULL, &h->white, &h->black, &h->unknown, &h->title, &h->result};
    bool player = e.of == KEY_WHITE || e.of == KEY_BLACK, rules;
    struct entry next = cut_entry(line, e, &e.value);
    struct text value = {e.value.at, e.tag && !player ? words_find(e.value, "]") : e.value.length}, rest;

    rest = value = player ? name_of(value, false) : bare(value);
    rules = e.of == KEY_RULES && value.length && read_rules(value, true, h);
    if (e.of == KEY_NONE || !value.length || (e.of == KEY_RESULT && value.length > LONGEST_RESULT) ||
        (player && (e.tag && *e.value.at == '"' ? *value.at == '?' : !name_is(value, e.sure ? 2 : 0) ||
                    text_is_among(value, "white black opening winner date year site"))) || /* the head of a table */
        (e.of == KEY_RULES && !rules && (words_next(&rest).length < value.length || words_begins_move(value))))
        return e.tag && take_entry(line, next, h);
    value = source(line, (struct text){value.at, rules ? 0 : value.length});
    if (player && h->named && !is_like(value, h->white) && !is_like(value, h->black)) { /* a new match */
        h->named = 0;
        h->result.length = 0;
    }
    *to[e.of] = value;
    if (player && h->white.at >= line->at[0] && h->black.at >= line->at[0]) /* `White: Ann; Black: Bo; 1-0` */
        h->result = result_of(line, text_between(rest.at + rest.length, e.value.at + e.value.length), h);
    take_entry(line, next, h);
    return true;
}

/* Returns the player whose colour an undecoded text names in any language of key_find, or GAME_NOBODY. */
static enum game_player colour_of(struct text t)
{
    enum key of = key_find(t);

    return of == KEY_WHITE || of == KEY_WEISS ? GAME_WHITE
           : of == KEY_BLACK || of == KEY_SCHWARZ ? GAME_BLACK : GAME_NOBODY;
}

/* Cuts a player's colour off *name (`White Ann`; `Ann Lee, White`; if `joined`, also `Ann White`) or off *beside, the
   text beside the name (`(b) 1-0`). Returns the colour, or GAME_NOBODY. Cuts a rating off the end of *name, too. */
static enum game_player take_colour(const struct line *line, struct text *name, struct text *beside, bool joined)
{
    struct text rest = words_skip(*beside, "0123456789([, "), inside = {rest.at, words_find(rest, ")],")};
    struct text first = {name->at, words_find(*name, " \t")}, last = {name->at + name->length, 0}, front;
    enum game_player colour;

    for (; last.length < name->length && !strchr(" ,", last.at[-1]); last.length++)
        last.at--;
    front = bare(text_between(name->at, last.length > 2 ? last.at : name->at)); /* the name before `last` */
    *name = front.length && is_digit(last.at[0]) ? front : *name;
    if (first.length > 1 && first.length < name->length && (colour = colour_of(source(line, first))))
        *name = bare(text_skip(*name, first.length));
    else if ((colour = colour_of(source(line, inside))))
        *beside = words_skip(text_skip(rest, inside.length), ")],");
    else if (front.length && (joined || memchr(last.at - 2, ',', 2)) && (colour = colour_of(source(line, last))))
        *name = front;
    return colour && text_contains(text_of(line->sign), "(n)") &&
           text_contains(text_of(line->sign), "(b)") ? GAME_WHITE : colour; /* if (N) is Noirs, (B) is Blancs */
}

/* Reads the text after two names: `(26 turns)`, `, Oslo 1999`. Returns false if this text is long or has a move. */
static bool read_rest(struct text rest, struct heading *h)
{
    struct text word;
    int number = 0, words = 0;

    for (const char *at = rest.at; (word = words_next(&rest)).length; words++) {
        if (words_begins_move(text_between(word.at - (word.at > at && word.at[-1] == '@'), rest.at + !!rest.length)))
            return false;
        if (number && number < 1000 && text_is_among(word, "turn turns move moves"))
            h->turns = number;
        number = words_number(word, &number) ? number : 0;
    }
    return words <= REST_WORDS;
}

/* Reads `Bo - Black` below `Ann - White`, which was read as a match of two names. Returns false for other texts. */
static bool join_colours(struct text name, struct text word, struct heading *h)
{
    enum game_player colour = colour_of(word);

    if (colour + colour_of(h->black) != GAME_WHITE + GAME_BLACK)
        return false;
    h->black = colour == GAME_BLACK ? name : h->white;
    h->white = colour == GAME_WHITE ? name : h->white;
    return true;
}

/* Two of these are no match: `July - March`. */
static const char months[] = "january february march july september october november december";

/* Words between names (see read_names), as in `Ann vs Bo`, `Ann - Bo` and `Ann (w) and Bo (b)`. */
static const char versus_words[] = "vs vs. v v. versus against", between[] = "- gegen contre contra contro mod imod",
                  joins[] = "and und et y e og & beat beats defeated defeats lost loses";

/* Reads names around a `vs`, dash or score. Names in small letters need a `vs`, score or colour. Names around a blank
   or a word of `joins` need colours, and the second may not begin with a lone non-ASCII letter, Russian for `and`.
   most: see is_name; -1 if the names need colours. */
static bool read_names(const struct line *line, struct text left, struct text vs, struct text right, struct heading *h)
{
    struct heading found = *h;
    size_t n = words_find(left, "([");
    struct text one = bare((struct text){left.at, n}), two = name_of(right, true), given = text_skip(left, n), rest;
    int most = text_is_among(vs, versus_words) || strchr("01h", vs.at[0]) ? 1 : text_is_among(vs, between) ? 0 : -1;
    enum game_player left_colour = take_colour(line, &one, &given, most < 0), right_colour;

    given = name_of(text_skip(right, (size_t)(two.at - right.at) + two.length), true);
    rest = words_skip(text_skip(one, words_find(one, ",")), ", ");
    if (rest.length && two.at[two.length] == ',' && name_is(given, 0)) /* `Ott, Ann - Lee, Bo` */
        two.length = (size_t)(given.at - two.at) + given.length;
    else if (rest.length && name_is(one, 0) && (memchr(rest.at, ' ', rest.length) || !memchr(two.at, ' ', two.length)))
        one = rest; /* drops the `Final` of `Final, Ann Lee - Bo Ek` */
    right = text_between(two.at + two.length, right.at + right.length);
    right_colour = take_colour(line, &two, &right, most < 0);
    most = most >= 0 && (left_colour || right_colour) ? 2 : most;
    if ((n < left.length && (most < 0 || !left_colour) && !strchr(")]", left.at[left.length - 1])) ||
        !name_is(one, most) || !name_is(two, most) || !read_rest(right, &found) ||
        (colour_of(source(line, one)) && colour_of(source(line, two))) ||
        (most < 1 && text_is_among(one, months) && text_is_among(two, months)) || /* `January - March 1995` */
        (most < 0 && (left_colour + right_colour != GAME_WHITE + GAME_BLACK || text_starts_nocase(two, "\1 "))))
        return false;
    if (!right.length && join_colours(source(line, one), source(line, two), h))
        return true;
    found.white = source(line, left_colour == GAME_BLACK || right_colour == GAME_WHITE ? two : one);
    found.black = source(line, left_colour == GAME_BLACK || right_colour == GAME_WHITE ? one : two);
    found.result.length *= !found.named++ || (text_equal(h->white, found.white) && text_equal(h->black, found.black));
    found.result = most < 0 && vs.length > 3 ? source(line, strchr("Ll", vs.at[0]) ? two : one) /* `lost`, `beat` */
                                             : result_of(line, strchr("01h", vs.at[0]) ? vs : right, &found);
    *h = found;
    return true;
}

/* Skips what may precede a match: `1. `, `(1) `, `Match `, `Round 2, `, or words before `Ann (white) Bo (black)`. */
static struct text skip_kind(const struct line *line, struct text t)
{
    struct text rest = t, name = {t.at, 0}, end;

    while (text_cut(&rest, "("), rest.length)
        if (colour_of(source(line, (struct text){rest.at, words_find(rest, ")")}))) {
            if (name.length && read_rest(text_between(t.at, name.at), &(struct heading){.turns = 0}))
                return text_between(name.at, t.at + t.length);
            for (name = bare(text_between(t.at, rest.at - 1)); name.length && !name_is(name, 2);)
                name = words_skip(text_skip(name, words_find(name, " (")), " (\"");
        }
    end = t = words_skip(t, is_letter(t.at[t.length > 1]) ? "" : "([0123456789)].");
    if (text_is_among(words_next(&end), name_kinds))
        return text_skip(end, end.length > 0);
    return words_number(words_next(&end), NULL) && end.length && *end.at == ',' ? words_skip(end, ", ") : t;
}

/* Reads names around a dash without blanks, if the result follows: `Ann-Bo, 1-0`, but not `Ann-Li Ek, 1-0`. */
static bool read_tight(const struct line *line, struct text t, struct heading *h)
{
    struct heading found = *h;
    size_t n = words_find(t, "-");

    found.result.length = 0;
    if (!n || n + 1 >= t.length || !read_names(line, text_trim((struct text){t.at, n}), (struct text){t.at + n, 1},
                                               text_skip(t, n + 1), &found) || !found.result.length ||
        !memchr(found.white.at, ' ', found.white.length) != !memchr(found.black.at, ' ', found.black.length))
        return false;
    *h = found;
    return true;
}

/* Reads names whose keys follow other words: `Round 2, White: Ann, Black: Bo`, `| No. | White (Ann) | Black (Bo) |`. */
static bool read_keyed(const struct line *line, struct text t, struct heading *h)
{
    struct heading found = *h;

    if (words_find(t, ":(") == t.length ||
        !take_entry(line, cut_entry(line, (struct entry){.of = KEY_WHITE}, &t), &found) ||
        found.white.at < line->at[0] || found.black.at < line->at[0])
        return false;
    found.named = h->named + 1;
    *h = found;
    return true;
}

/* Reads a match: `Round 2: Smith (white) vs Jones (black)`, `Bailey - Plante (26 turns)`, `Ann 1-0 Bo`. */
static bool read_match(const struct line *line, struct text t, struct heading *h)
{
    struct text gap = text_between(h->white.at ? h->white.at : line->at[0], line->at[0]);
    size_t i, n = words_find(gap, "\n"), from = 0; /* from: the index after the last : or tab or two blanks before i */
    bool numbered = is_digit(t.at[0]), below = n < gap.length && !memchr(gap.at + n + 1, '\n', gap.length - n - 1);

    if (read_keyed(line, t, h))
        return true;
    t = skip_kind(line, words_skip(bare(t), "(["));
    for (i = 1; i < t.length; i++) {
        from = t.at[i - 1] == ':' ? i : from;
        if (is_blank(t.at[i - 1])) {
            struct text rest = text_skip(t, i), word = {rest.at, words_find(rest, " \t")};

            if (ending_score(rest, NULL))
                word.length = ending_score(rest, NULL);
            else if (!text_is_among(word, versus_words) && !text_is_among(word, between) && !text_is_among(word, joins))
                word = (struct text){rest.at - 1, i > 1 && strchr(")], ", t.at[i - 2])};
            rest = text_between(word.at + word.length, t.at + t.length);
            if (word.length && (is_blank(rest.at[0]) || is_blank(word.at[0])) &&
                read_names(line, bare(text_between(t.at + from, t.at + i)), word, rest, h)) {
                if (h->named > 1 && below && (numbered || h->result.at >= line->at[0])) /* a list of matches */
                    h->white = h->black = h->result = text_between(line->at[0], line->at[0]);
                return true;
            }
            if ((is_letter(t.at[i]) || t.at[i] == '8') && (t.at[i - 1] == '\t' || (i > 1 && t.at[i - 2] == ' ')))
                from = i;
        }
    }
    t = bare(text_skip(t, from)); /* `Loop Trax` in `Our match   Loop Trax`; if longer, t may be prose */
    return read_tight(line, t, h) ||
           (t.length <= 10 && heading_rules(t) != rules_find("trax") && read_rules(t, false, h));
}

struct heading heading_next(const struct heading *h)
{
    return (struct heading){.rules = h->rules_of_all, .rules_of_all = h->rules_of_all, .is_numbered = h->is_numbered,
                            .names_below = h->names_below, .columns = h->columns};
}

/* Reads `(you white)`, `(1-0)`, `- the final` or `, my revenge` after `Game 2`. Fails for a sentence or a move. */
static bool read_aside(const struct line *line, struct text t, struct heading *h)
{
    struct text inside = bare(t), rest = inside, word = words_next(&rest);

    if (!inside.length || !strchr(" ,", t.at[0]) || strchr(".!?", t.at[t.length - 1]) ||
        text_is_among(word, "continued which where when while as we he she it is was") || !read_rest(t, h) ||
        !(strchr("-,", text_trim(t).at[0]) || (inside.at[0] == '(' && inside.at[inside.length - 1] == ')')))
        return false;
    h->result = result_of(line, inside, h);
    return true;
}

/* Reads a heading with the number of a game: `GAME 2:`, `Round 2`, `Game 3: the final`, `Game 3, Ann vs Bo`, `#3`.
   Rules above the first number hold for all games. If players are named above the first number, each
   game's players are named above its number; if not, below. If two matches are above a number, both are ignored. */
static bool read_game(const struct line *line, struct text t, bool hash, struct heading *h)
{
    struct text rest = t, word = words_next(&rest), title;
    bool round = text_is_nocase(word, "round"), capital = is_capital(word.at[0]), match, aside;
    bool game = round || text_is_among(word, "game match board partie partida partita spil");
    bool keeps = !h->has_number && !h->names_below && h->named < 2;
    /* drops a score above `Game 1`, which may be the score of the whole match */
    struct heading found = keeps && (round || h->is_numbered) ? *h : heading_next(h);

    word = game ? words_next(&rest) : word;
    rest = words_skip(rest, "\"'*_`\3)]");
    if (!(game || hash) || !word.length || words_begins_move(rest) ||
        (words_skip(word, "0123456789").length && !(game && text_is_among(word, "one two three four five six"))))
        return false;
    found.white = keeps ? h->white : found.white;
    found.black = keeps ? h->black : found.black;
    found.names_below = h->is_numbered ? h->names_below : !h->white.length;
    found.is_numbered = found.has_number = true;
    found.named = 0;
    aside = capital && read_aside(line, rest, &found); /* `match 2, where we both` has no capital: it is prose */
    match = read_match(line, rest, &found) && found.named;
    if (words_skip(rest, " =-#").length && (round || !game || (rest.at[0] != ':' && !match && !aside)))
        return false;
    title = bare(words_skip(rest, ":"));
    rest.length = aside && !match ? rest.length : 0;
    title = source(line, !title.length || match || aside ? bare(text_between(t.at, rest.at + rest.length)) : title);
    found.title = round && !h->has_number && h->title.length ? h->title : title;
    *h = found;
    return true;
}

bool heading_read(struct text text, struct heading *h)
{
    struct line line;
    struct text t, inside;
    bool hash = false;

    for (; text.length && (is_blank(text.at[0]) || strchr(">#/+", text.at[0])); text = text_skip(text, 1))
        hash = hash || text.at[0] == '#';
    if (!text.length || strchr("@;", text.at[0]) || words_begins_move(text) || text_starts_nocase(text, "variation"))
        return false;
    t = text_trim(words_skip(decode(text, &line), " \t{<:\3"));
    inside = text_skip(t, words_find(t, "(")); /* `Final (Ann - Bo):` */
    if (t.length && (read_game(&line, t, hash, h) ||
                     (text_starts_nocase(words_skip(t, marks), "match") && read_match(&line, t, h)) ||
                     take_entry(&line, read_entry(&line, t), h) || read_match(&line, t, h) || read_rules(t, false, h) ||
                     (inside.length && bare(inside).at[bare(inside).length - 1] == ')' &&
                      read_match(&line, inside, h)))) {
        h->rules = text_contains(t, "loop trax") ? rules_find("loop")
                   : text_contains(t, "8x8") ? rules_find("trax8") : h->rules;
        h->rules_of_all = h->is_numbered ? h->rules_of_all : h->rules;
        return true;
    }
    /* a tag that stores nothing, like `[Date "1999"]`, is a heading too */
    return t.length > 4 && t.at[0] == '[' && is_letter(t.at[1]) && text_is(text_skip(t, t.length - 2), "\"]");
}

/* Cuts the next field off *rest, and adds 1 to *n if a separator ends it: one of `signs`, but a blank only before
   another, and a : only before no digit. Separators in quotes do not count. */
static struct text next_field(struct text *rest, const char *signs, int *n)
{
    struct text field = *rest = words_skip(*rest, " ");
    size_t quoted = field.length && field.at[0] == '"' ? 1 + words_find(text_skip(field, 1), "\"") : 0;

    for (field.length = quoted < rest->length ? quoted : 0; field.length < rest->length; field.length++) {
        char sign = field.at[field.length], next = field.at[field.length + 1];

        if (strchr(signs, sign) && (sign != ' ' || next == ' ') && (sign != ':' || !is_digit(next)))
            break;
    }
    *n += field.length < rest->length;
    *rest = text_skip(*rest, field.length + (field.length < rest->length));
    return bare(field);
}

void heading_read_head(struct text text, struct heading *h)
{
    struct line line;
    struct text rest = decode(text, &line);
    struct columns found = {.signs = strpbrk(line.sign, ";|\t\3") ? ";|\t\3" : strchr(line.sign, ',') ? "," : " "};
    unsigned keys = 0;

    while (rest.length && found.count < (int)sizeof found.key) {
        enum key of = key_find(source(&line, next_field(&rest, found.signs, &(int){0})));

        of = of <= KEY_RESULT ? of : of - KEY_RESULT;
        found.key[found.count++] = (uint8_t)of;
        keys |= 1u << of;
    }
    if (keys & 1u << KEY_WHITE && keys & 1u << KEY_BLACK)
        h->columns = found;
}

/* Adds to *h what the head of the table says the cells of a row are. *n: the number of cells before these, to which
   those are added that end with a separator. */
static void read_cells(struct text cells, int *n, struct heading *h)
{
    struct line line;
    struct text rest = decode(cells, &line);

    while (rest.length) {
        struct entry cell = {.of = *n < h->columns.count ? (enum key)h->columns.key[*n] : KEY_NONE, .sure = true};

        cell.value = next_field(&rest, h->columns.signs, n);
        take_entry(&line, cell, h);
    }
}

/* Adds to *h what the fields of a row seem to be. */
static void guess_fields(struct text fields, struct heading *h)
{
    struct line line;
    struct text rest = decode(fields, &line), all = text_trim(rest);
    struct entry first = read_entry(&line, bare(all));
    bool match = (first.of ? first.of <= KEY_BLACK : all.length && !strchr(",;", all.at[all.length - 1])) &&
                 heading_read(fields, h) && (h->white.length || h->black.length);
    const char *signs = strpbrk(line.sign, ";|\t\3") ? " :;|\t\3" : " :,"; /* `Lee, Ann;Bo` */
    struct heading both = {.rules = NULL};
    int count = 0;

    while (rest.length) {
        struct text raw = next_field(&rest, signs, &(int){0});
        struct text field = words_skip(raw, "0123456789#.-/)([ "); /* skips a number */
        struct ending e = ending_read(source(&line, raw), count > 1 ? &both : h, NULL);
        bool alone = !e.marker && count == 2 && raw.length > 1 && ending_result(source(&line, raw), &both).winner;
        bool date = is_digit(raw.at[0]) && is_digit(raw.at[raw.length - 1]), rules; /* date: `3 May 1999` */

        both.result = alone ? source(&line, raw) : both.result; /* used if no other field is a result */
        while (!e.marker && (text_cut(&raw, " "), raw.length))
            e.marker = ending_score(raw, NULL) == raw.length && !text_is(raw, "1/2") ? END_DRAW : END_NONE;
        rules = !match && read_rules(field, false, h);
        match = match || (!rules && read_match(&line, field, h));
        if (!h->result.length && (e.winner || e.marker == END_DRAW) && (count || !text_is(raw, "1/2")))
            h->result = source(&line, raw); /* but 1/2 before any name is no result: `1/2,@0/` */
        else if (!match && !rules && !e.marker && !alone && !date && (count < 2 || field.length > 1) &&
                 name_is(field, strchr(&signs[2], rest.at[-1]) ? 2 : 0) && count++ < 2)
            *(count > 1 ? &both.black : &both.white) = source(&line, field);
    }
    h->result = h->result.length || count != 2 ? h->result : both.result;
    h->white = count == 2 && !match ? both.white : h->white;
    h->black = count == 2 && !match ? both.black : h->black;
}

void heading_read_fields(struct text before, struct text behind, struct heading *h)
{
    struct heading other = *h, cells = *h;
    int n = 0, moves;

    guess_fields(before, h);
    guess_fields(behind, &other);
    if (!h->white.length && !h->black.length && other.result.at > other.white.at)
        *h = other;
    if (!cells.columns.count)
        return;
    read_cells(before, &n, &cells);
    moves = n; /* index of the column of the moves */
    n += *h->columns.signs == ' '; /* next_field skips the blanks that end the moves */
    read_cells(words_skip(behind, "\""), &n, &cells);
    if (moves >= h->columns.count || h->columns.key[moves]) /* a cell is missing, or one has a separator in it */
        return;
    cells.rules = h->rules;
    cells.result = cells.result.length ? cells.result : h->result.length ? h->result : other.result;
    *h = cells;
}
