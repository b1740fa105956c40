#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

/* What a word says in a sentence such as `White resigns on move 25`. */
enum meaning {
    UNKNOWN, WHITE, BLACK, ME, RESIGN, LOSE, WIN, WINNER, BEAT, TIME, OUT, DRAW, LOOP, LINE,
    WITH, ARTICLE, IS, AT, NUMBER, OTHER
};

/* English first, then German, French, Spanish, Italian and Danish. `tempo` and `temps` are not in TIME: who loses one
   is only behind. */
static const char *const words[] = {
    [WHITE] = ("white white's wei\xC3\x9F weiss wei\xC3\x9F" "en blanc blancs blanches blanca blancas blanco bianco "
         "bianchi hvid"),
    [BLACK] = "black black's schwarz schwarzen noir noirs negra negras negro nero neri sort",
    [ME] = "i",
    [RESIGN] = ("resign resigns resigned resignation concede concedes conceded surrenders surrendered give gives gave "
         "gibt gab aufgegeben aufgabe abandonne abandonnent abandonn\xC3\xA9 abandon abandona abandonan "
         "abandon\xC3\xB3 abandonaron abbandona abbandonano abbandonato opgiver giver gav opgav"),
    [LOSE] = ("lose loses lost forfeit forfeits forfeited verliert verlor verloren perd perdent perdu pierde pierden "
         "perdi\xC3\xB3 perdieron perde perdono perso taber tabte"),
    [WIN] = ("win wins won victory gewinnt gewann gewonnen sieg gagne gagnent gagn\xC3\xA9 victoire gana ganan "
         "gan\xC3\xB3 ganaron victoria vince vincono vinto vittoria vinder vandt sejr"),
    [WINNER] = "winner gewinner sieger gagnant vainqueur ganador vincitore vinderen",
    [BEAT] = "beats beat defeats defeated",
    [TIME] = ("time timeout timed times clock zeit bedenkzeit zeit\xC3\xBC" "berschreitung"),
    [OUT] = "out ran runs run",
    [DRAW] = "draw drawn draws drew tie tied remis unentschieden nulle nul tablas empate patta parit\xC3\xA0 uafgjort",
    [LOOP] = "loop loops schleife boucle bucle lazo anello l\xC3\xB8kke sl\xC3\xB8jfe",
    [LINE] = "line lines linie ligne l\xC3\xADnea linea linje",
    [WITH] = "by with through via on durch mit par avec por con med ved p\xC3\xA5",
    [ARTICLE] = "a an the ein eine einen der une un una en et",
    [IS] = "is was ist war est sono er var",
    [AT] = "after in at move turn nach im coup apr\xC3\xA8s despu\xC3\xA9s dopo efter",
    [OTHER] = ("moves turns for of has up game result final agreed agree agrees agreement mutual accepted both players "
         "player and so here it it's ends ended thus then full board auf hat haben die das les le la las los il "
         "lo gli ha hanno ont han op f\xC3\xBCr des de del partie partida partita spil spillet zug z\xC3\xBCgen "
         "coups jugadas mosse tr\xC3\xA6k match vereinbart ergebnis r\xC3\xA9sultat resultado risultato resultat"),
};

/* What has been read of a sentence so far. */
struct sentence {
    const struct heading *names;
    enum meaning before;      /* the word before */
    enum game_player subject; /* named, and its verb comes */
    bool by_me;               /* the same for `I` */
    enum meaning verb;        /* that stands before its subject; else UNKNOWN */
    enum game_player loser;   /* named last, behind such a verb that is not WIN, before anybody has won */
    bool named, wrong;        /* somebody is named; it says something else, or contradicts itself */
    unsigned said;            /* bits 1 << meaning */
    enum game_player winner;
};

static enum game_player other_player(enum game_player player)
{
    return player == GAME_WHITE ? GAME_BLACK : GAME_WHITE;
}

/* A player is the subject of this verb. */
static void apply(struct sentence *s, enum game_player player, enum meaning verb)
{
    enum game_player winner = verb == WIN ? player : other_player(player);

    s->wrong = s->wrong || (s->winner && s->winner != winner);
    s->winner = winner;
    s->subject = GAME_NOBODY;
    s->verb = UNKNOWN;
}

static void take_player(struct sentence *s, enum game_player player)
{
    s->named = true;
    s->loser = s->verb && s->verb != WIN && !s->winner ? player : GAME_NOBODY;
    if (s->verb)
        apply(s, player, s->verb);
    else
        s->subject = player;
}

/* A verb behind its subject, or before it (`a win for White`). `White is lost` and `White has a win` say nothing about
   how the game ended. */
static void take_verb(struct sentence *s, enum meaning verb)
{
    bool out = s->said & 1u << OUT;

    s->wrong = s->wrong || (s->before == IS && verb == LOSE && !out) || (s->before == ARTICLE && s->subject) ||
               (s->by_me && verb == WIN);
    if (s->by_me)
        s->said |= 1u << RESIGN;
    if (s->before == WITH && s->subject) /* `White by resignation` */
        verb = WIN;
    if (verb == WIN && s->loser) /* `Resign. Black wins`: the name belongs to this verb */
        s->winner = s->loser;
    if (s->subject)
        apply(s, s->subject, verb);
    else if (!s->winner && !s->by_me)
        s->verb = verb;
}

static void take_word(struct sentence *s, enum meaning m)
{
    s->said |= 1u << m;
    if (m == WHITE || m == BLACK)
        take_player(s, m == WHITE ? GAME_WHITE : GAME_BLACK);
    else if (m == RESIGN || m == LOSE || m == WIN || m == OUT)
        take_verb(s, m == OUT ? LOSE : m);
    else if (m == WINNER && s->subject && s->before == ARTICLE) /* `Black is the winner` */
        apply(s, s->subject, WIN);
    else if (m == WINNER || m == BEAT)
        take_verb(s, WIN);
    s->verb = m == BEAT ? LOSE : s->verb; /* who is named next has lost */
    s->by_me = m == ME;
    s->wrong = s->wrong || m == UNKNOWN || (m == NUMBER && s->before != AT) ||
               ((m == LOOP || m == LINE) && s->before != WITH);
    if (m != ARTICLE || s->before != WITH) /* `by a loop` */
        s->before = m;
}

/* Reads one side of a score at *at and goes behind it: its points, in halves, or -1. */
static int read_points(const char **at, const char *end)
{
    static const struct {
        const char *string;
        int halves;
    } points[] = {{"1/2", 1},      {"0.5", 1},    {"\xC2\xBD", 1}, {"\xBD", 1},
                  {"&frac12;", 1}, {"&half;", 1}, {"1", 2},        {"0", 0}};
    size_t i;

    while (*at < end && sign_read(*at, end, false).meaning == ' ')
        *at += sign_read(*at, end, false).length;
    for (i = 0; i < sizeof points / sizeof *points; i++)
        if (text_starts_nocase(text_between(*at, end), points[i].string)) {
            *at += strlen(points[i].string);
            return points[i].halves;
        }
    return -1;
}

/* Past a score (`1-0`, `1/2 : 1/2`), or `at`. */
static const char *read_score(struct sentence *s, const char *at, const char *end)
{
    const char *p = at;
    int white = read_points(&p, end), black = -1;
    struct sign dash = {' ', 0};

    while (white >= 0 && p < end && (dash = sign_read(p, end, false)).meaning == ' ')
        p += dash.length;
    if (white < 0 || (dash.meaning != '-' && dash.meaning != ':'))
        return at;
    p += dash.length;
    black = read_points(&p, end);
    if (white + black != 2 || (p < end && (is_letter(*p) || is_digit(*p) || strchr("-/:", *p))) ||
        (end - p > 1 && *p == '.' && is_digit(p[1])))
        return at;
    if (white == 1)
        s->said |= 1u << DRAW;
    else
        apply(s, white ? GAME_WHITE : GAME_BLACK, WIN);
    s->named = true;
    return p;
}

/* The length of the letter or digit at `at`, or of a sign that has no meaning, or 0. A ? is one: with it nothing is
   certain. */
static size_t letter_length(const char *at, const char *end)
{
    struct sign s = sign_read(at, end, false);
    bool letter = is_letter(s.meaning) || is_digit(s.meaning) || s.meaning == '\'' || s.meaning == '_';

    return letter || s.meaning == SIGN_OTHER ? s.length : 0;
}

/* The length of these words if they stand here as such, else 0. */
static size_t stand_at(struct text words_here, const char *at, const char *end)
{
    size_t i, n = words_here.length;

    if (n < 2 || n > (size_t)(end - at) || (n < (size_t)(end - at) && letter_length(at + n, end)))
        return 0;
    for (i = 0; i < n && to_upper(at[i]) == to_upper(words_here.at[i]); i++)
        ;
    return i == n ? n : 0;
}

/* The length of a player's name here: all of it, its last word or its first. */
static size_t name_length(struct text name, const char *at, const char *end)
{
    struct text first = {name.at, 0}, last;
    size_t n;

    if (!name.length)
        return 0;
    last = text_skip(name, name.length);
    while (first.length < name.length && !is_blank(name.at[first.length]))
        first.length++;
    while (last.at > name.at && !is_blank(last.at[-1]))
        last = (struct text){last.at - 1, last.length + 1};
    n = stand_at(name, at, end);
    n = n ? n : stand_at(last, at, end);
    return n ? n : stand_at(first, at, end);
}

/* Past the name of one player, or `at`. */
static const char *read_name(struct sentence *s, const char *at, const char *end)
{
    size_t white = name_length(s->names->white, at, end), black = name_length(s->names->black, at, end);

    if (white == black)
        return at;
    take_word(s, white > black ? WHITE : BLACK);
    return at + (white > black ? white : black);
}

/* The player whose colour begins with this letter, unless the other's name does. */
static enum meaning meaning_of_letter(char letter, const struct heading *names)
{
    bool white = to_upper(letter) == 'W';
    struct text other = white ? names->black : names->white;

    if ((!white && to_upper(letter) != 'B') || (other.length && to_upper(*other.at) == to_upper(letter)))
        return UNKNOWN;
    return white ? WHITE : BLACK;
}

static enum meaning meaning_of(struct text word, const struct heading *names)
{
    enum meaning m;
    size_t i;

    for (i = 0; i < word.length && is_digit(word.at[i]); i++)
        ;
    if (i == word.length)
        return NUMBER;
    for (m = WHITE; m <= OTHER; m++)
        if (words[m] && text_is_among(word, words[m]))
            return m;
    return word.length == 1 ? meaning_of_letter(*word.at, names) : UNKNOWN;
}

/* Past the name or word at `at`. */
static const char *read_piece(struct sentence *s, const char *at, const char *end)
{
    const char *past = read_name(s, at, end);

    if (past > at)
        return past;
    while (past < end && letter_length(past, end))
        past += letter_length(past, end);
    take_word(s, meaning_of(text_between(at, past), s->names));
    return past;
}

/* What a sentence that is understood says. */
static struct ending conclude(const struct sentence *s)
{
    static const struct {
        unsigned said;
        enum end_marker marker;
    } ways[] = {{1u << RESIGN, END_RESIGN}, {1u << TIME, END_TIME}, {1u << WIN, END_CLAIM}, {1u << DRAW, END_DRAW}};
    struct ending e = {.winner = s->winner};
    bool said_loop = s->said & 1u << LOOP, said_line = s->said & 1u << LINE;
    size_t i;

    for (i = 0; i < sizeof ways / sizeof *ways && !e.marker; i++)
        if (s->said & ways[i].said)
            e.marker = ways[i].marker;
    if ((e.winner && e.marker == END_DRAW) || s->wrong || s->subject || (s->verb && s->named) ||
        (s->said & 1u << OUT && e.marker != END_TIME) || ((said_loop || said_line) && !e.winner))
        return (struct ending){.marker = END_NONE};
    if (e.winner && (!e.marker || e.marker == END_CLAIM))
        e.marker = END_SCORE;
    e.by = said_loop && said_line ? GAME_BY_BOTH : said_loop ? GAME_BY_LOOP : said_line ? GAME_BY_LINE : GAME_OPEN;
    return e;
}

/* Reads a text behind this verb, or UNKNOWN. */
static struct ending read_behind(enum meaning verb, struct text t, const struct heading *names)
{
    enum { LONGEST = 100 };
    struct sentence s = {.names = names, .verb = verb};
    const char *at = t.at, *end = t.length ? at + t.length : at;

    if (t.length > LONGEST)
        return (struct ending){.marker = END_NONE};
    while (at < end && !s.wrong) {
        const char *past = read_score(&s, at, end);

        past = past > at ? past : markup_skip(at, end);
        if (past > at)
            at = past;
        else if (letter_length(at, end))
            at = read_piece(&s, at, end);
        else
            at += sign_read(at, end, false).length;
    }
    return conclude(&s);
}

struct ending ending_read(struct text t, const struct heading *names)
{
    return read_behind(UNKNOWN, t, names);
}

struct ending ending_result(struct text t, const struct heading *names)
{
    struct ending e = ending_read(t, names);

    if (text_is_among(t, "1/2 \xC2\xBD"))
        e.marker = END_DRAW;
    return e.marker ? e : read_behind(WIN, t, names);
}

bool ending_is_common(struct text t, enum end_marker marker)
{
    bool word = !memchr(t.at, ' ', t.length);

    return marker == END_TIME ? word && !is_capital(t.at[1]) : marker == END_CLAIM && !(word && is_capital(t.at[1]));
}

bool ending_needs_turn(enum end_marker marker, enum game_player winner)
{
    return marker != END_DRAW && !winner;
}

bool ending_is_almost(struct text word)
{
    static const char *const wanted[] = {"resign", "resigns", "resigned"};
    bool near = false;
    size_t i;

    for (i = 0; i < sizeof wanted / sizeof *wanted; i++)
        near = near || text_is_near(word, text_of(wanted[i]));
    return near && to_upper(word.at[0]) == 'R' && !text_is_among(word, "resign resigns resigned");
}
