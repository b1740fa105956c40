#include "words/words.h"

/* What a word means in a sentence such as `White resigns on move 25`. ARTICLE: `a`, `the` or an adjective. OUT means a
   loss only together with TIME or FLAG: `ran out of time`, `Black's flag fell`, but not `fell for it`. */
enum meaning {
    UNKNOWN, WHITE, BLACK, ME, WE, RESIGN, LOSE, OUT, FLAG, WIN, WINNER, BEAT, TIME, DRAW, LOOP, LINE, ATTACK, WITH,
    ARTICLE, TO, IS, AT, NUMBER, COUNT, NOW, OTHER
};

/* The words for each meaning, in English, German, French, Spanish, Italian, Danish and Japanese. `+r` is for `W+R`. */
static const char *const words[] = {
    [WHITE] = ("white white's wei\xC3\x9F weiss wei\xC3\x9F" "en blanc blancs blanches blanca blancas blanco blancos "
               "bianco bianchi hvid hvide \xE7\x99\xBD"),
    [BLACK] = "black black's schwarz schwarzen noir noirs negra negras negro negros nero neri sort sorte \xE9\xBB\x92",
    [ME] = "i ich je jeg me io",
    [WE] = "we they both",
    [RESIGN] = ("resign resigns resigned resignation concede concedes conceded surrenders surrendered give gives gave "
                "abandons abandoned gebe gibt gab aufgegeben aufgabe abandonne abandonnent abandonn\xC3\xA9 abandon "
                "j'abandonne rindo abandona abandonan abandon\xC3\xB3 abandonaron abbandona abbandonano abbandonato "
                "rinde rinden rindi\xC3\xB3 rindieron opgiver giver gav opgav opgivet aufg abandono "
                "abbandono arrende \xE6\x8A\x95\xE4\xBA\x86 +r"),
    [LOSE] = ("lose loses lost loss forfeit forfeits forfeited verliert verlor verloren perd perdent perdu pierde "
              "pierden perdi\xC3\xB3 perdieron perde perdono perso taber tabte loser \xE8\xB2\xA0 +f"),
    [WIN] = ("win wins won victory gewinnt gewann gewonnen sieg siegt siegte gagne gagnent gagn\xC3\xA9 victoire "
             "gana ganan ganado gan\xC3\xB3 ganaron victoria vince vincono vinto vittoria vinder vandt vundet sejr "
             "sejren gain \xE5\x8B\x9D"),
    [WINNER] = "winner gewinner sieger gagnant vainqueur ganador vincitore vinderen",
    [BEAT] = "beats beat defeats defeated",
    [TIME] = ("time timeout timed times clock flag tid zeit zeitlimit bedenkzeit zeit\xC3\xBC" "berschreitung "
              "temps tiempo \xE6\x99\x82\xE9\x96\x93\xE5\x88\x87\xE3\x82\x8C +t"),
    [OUT] = ("out ran runs run exceeds exceeded oversteps overstepped fell falls "
             "\xC3\xBC" "berschreitet \xC3\xBC" "berschritt \xC3\xBC" "berschritten"),
    [FLAG] = "flags flagged",
    [DRAW] = ("draw drawn draws drew tie tied remis unentschieden nulle nul tablas empate patta parit\xC3\xA0 uafgjort "
              "\xE5\xBC\x95\xE5\x88\x86 \xE5\xBC\x95\xE3\x81\x8D\xE5\x88\x86"),
    [LOOP] = "loop loops schleife boucle bucle lazo anello l\xC3\xB8kke sl\xC3\xB8jfe",
    [LINE] = "line lines linie ligne l\xC3\xADnea linea linje",
    [ATTACK] = "double two attack attacks threat threats doppelangriff doppeldrohung",
    [WITH] = ("by with through via on durch mit par avec au por con per med ved p\xC3\xA5 claims claimed "
             "beansprucht r\xC3\xA9" "clament reclaman kr\xC3\xA6ver \xE3\x81\xAB \xE3\x82\x88\xE3\x82\x8A +"),
    [ARTICLE] = "a an the good great nice ein eine einen einer den der une un una en et",
    [TO] = "to til",
    [IS] = "is was ist war est sono er var",
    [AT] = ("after in at move moves turn turns nach im dem zug z\xC3\xBCge z\xC3\xBCgen apr\xC3\xA8s coup coups "
            "despu\xC3\xA9s tras jugada jugadas dopo mossa mosse efter tr\xC3\xA6k \xE6\x89\x8B\xE7\x9B\xAE"),
    [NOW] = "now up",
    [OTHER] = ("for of when has limit game result score final agreed agree agrees agreement mutual accepted players "
               "player and und og y so ok okay here it it's over ends ended thus then full board auf hat haben har "
               "se si die das el les le la las los il lo gli ha hanno ont han op f\xC3\xBCr des de del hier "
               "danach ici aqu\xC3\xAD qui her whereupon worauf vereinbarung accord acuerdo accordo d'accordo d'un "
               "commun com\xC3\xBAn aftale da modstanderen match partie partida partita spil spillet vereinbart "
               "ergebnis r\xC3\xA9sultat resultado risultato resultat \xE3\x81\xA1 \xE3\x81\x91 \xE3\x81\xAE "
               "\xE3\x81\x8C \xE3\x81\xA7 \xE3\x81\xA7\xE3\x81\x99 \xE3\x81\xBE\xE3\x81\xA7 \xE7\x95\xAA "
               "\xE5\xBE\x8C \xE7\x9B\xB8\xE6\x89\x8B \xE3\x82\x92 \xE5\xAE\xA3\xE8\xA8\x80 \xE5\x90\x88\xE6\x84\x8F"),
};

struct sentence {
    unsigned said;            /* all meanings so far, as bits 1 << meaning */
    enum meaning before;      /* the meaning of the last word */
    enum game_player subject; /* the player who is named but has no verb yet */
    enum meaning verb;        /* a verb, WIN or LOSE, whose player is not named yet; else UNKNOWN */
    enum game_player loser;   /* the player named last, if a verb of losing precedes the name: `Resign. Black` */
    enum game_player winner;
    bool named, wrong;        /* named: a player is named; wrong: the text is no result, or has two results */
};

static bool has_said(const struct sentence *s, enum meaning m)
{
    return s->said & 1u << m;
}

static void set_winner(struct sentence *s, enum game_player player, bool wins)
{
    enum game_player winner = (player == GAME_WHITE) == wins ? GAME_WHITE : GAME_BLACK;

    s->wrong = s->wrong || (s->winner && s->winner != winner);
    s->winner = winner;
    s->subject = GAME_NOBODY;
    s->verb = UNKNOWN;
}

static void take_player(struct sentence *s, enum game_player player)
{
    s->named = true;
    s->loser = s->verb == LOSE && !s->winner ? player : GAME_NOBODY;
    if (s->verb)
        set_winner(s, player, s->verb == WIN);
    else
        s->subject = player;
}

/* Reads a verb: `White wins` or `a win for White`. Sets s->wrong for `White has a win` or `we gave up`. */
static void take_verb(struct sentence *s, enum meaning verb)
{
    s->wrong = s->wrong || (s->before == ARTICLE && s->subject) || s->before == TO ||
               s->before == WE || (s->before == ME && verb == WIN);
    if (verb == WIN && s->loser) /* in `Resign. Black wins`, Black is the winner, not the loser */
        s->winner = s->loser;
    if (s->subject) /* `White resigns`: White loses; `White by resignation`: White wins */
        set_winner(s, s->subject, verb == WIN || s->before == WITH);
    else if (s->before == ME) /* `I lost` means `resigns` */
        s->said |= 1u << RESIGN;
    else if (!s->winner)
        s->verb = verb;
}

static void take_word(struct sentence *s, enum meaning m)
{
    m = m == NUMBER && s->before != AT && !has_said(s, LOSE) && !has_said(s, RESIGN) ? COUNT : m; /* 12 in `12 moves` */
    if (m == TIME && (s->before == LOSE || s->before == WIN || (s->before == ARTICLE && has_said(s, LOSE))))
        m = UNKNOWN; /* `lost time` or `perd un temps` is no result; `lost on time` is */
    m = m == ARTICLE && (s->before == WHITE || s->before == BLACK) ? OTHER : m; /* in `Noir a perdu`, `a` is a verb */
    s->said |= 1u << m;
    if (m == WHITE || m == BLACK)
        take_player(s, m == WHITE ? GAME_WHITE : GAME_BLACK);
    else if (m == WINNER && s->subject && s->before == ARTICLE) /* `Black is the winner` */
        set_winner(s, s->subject, true);
    else if (m >= RESIGN && m <= BEAT)
        take_verb(s, m >= WIN ? WIN : LOSE);
    s->verb = m == BEAT ? LOSE : m == TO && s->before == LOSE ? WIN : s->verb; /* `White beat Black`, `Bo lost to Al` */
    s->wrong = s->wrong || m == UNKNOWN || (m == NUMBER && s->before != AT) ||
               (m == WINNER && (s->before == WHITE || s->before == BLACK)) || /* `White,Black,Winner` heads a table */
               (m == TO && (s->subject || !s->before)) || (m == AT ? s->before == ARTICLE : s->before == COUNT) ||
               (m == LOSE && s->before == IS && !has_said(s, OUT)) || /* `White is lost` is only a judgement */
               ((m == LOOP || m == LINE || m == ATTACK) && s->before != WITH && (m != ATTACK || s->before != m));
    if (!(m == ARTICLE && (s->before == WITH || s->before == AT)) && !(m >= NOW && s->before == IS))
        s->before = m; /* ignores `a` in `by a loop` but not in `wins a move`, and `now` in `is now lost` */
}

/* Returns the length of `score` at the beginning of a text, or 0. `1 - 0` and `1:0` count as `1-0`. */
static size_t score_length(struct text t, const char *score)
{
    const char *at = t.at, *end = at + t.length, *p = score;

    while (*p && at < end) {
        struct sign s = sign_read(at, end, false);

        if (s.meaning == *p || (*p == '-' && s.meaning == ':'))
            p++;
        else if (s.meaning != ' ' || !(*p == '-' || (p > score && p[-1] == '-')))
            return 0;
        at += s.length;
    }
    if (*p || (at < end && (is_letter(*at) || is_digit(*at) || strchr("-/:", *at))) ||
        (end - at > 1 && *at == '.' && is_digit(at[1])))
        return 0;
    return (size_t)(at - t.at);
}

size_t ending_score(struct text t, enum game_player *winner)
{
    static const char *const scores[] = {"1-0", "0-1", "1/2-1/2", "0.5-0.5", "0,5-0,5", "h-h", "1/2", "h" /* half */};
    size_t n;

    if (!t.length || !strchr("01h", sign_read(t.at, t.at + t.length, false).meaning))
        return 0;
    for (size_t i = 0; i < sizeof scores / sizeof *scores; i++)
        if ((n = score_length(t, scores[i])) > 0 && (strchr(scores[i], '-') || (n == t.length && !is_letter(*t.at)))) {
            if (winner)
                *winner = i == 0 ? GAME_WHITE : i == 1 ? GAME_BLACK : GAME_NOBODY;
            return n;
        }
    return 0;
}

/* Returns the length of the word that a text begins with, or 0. A word consists of letters, digits, ', ? and non-ASCII
   characters, but ends between a digit and a Japanese letter. No word in `words` has a ?, so a ? means UNKNOWN. */
static size_t word_length(struct text t)
{
    const char *at = t.at, *end = at + t.length;

    while (at < end && !(at > t.at && is_digit(at[-1]) && (uint8_t)*at >= 0xE3)) {
        struct sign s = sign_read(at, end, false);

        if (!is_letter(s.meaning) && !is_digit(s.meaning) && !(s.meaning && strchr("'?\1\2", s.meaning)))
            break;
        at += s.length;
    }
    return (size_t)(at - t.at);
}

/* Returns the length of the name, or of successive words of the name, that `t` begins with, or 0. A single letter does
   not count. A Japanese word may follow the name without a blank. */
static size_t name_length(struct text name, struct text t)
{
    size_t n = 0;

    while (n < name.length && n < t.length && to_upper(name.at[n]) == to_upper(t.at[n]))
        n++;
    for (; n > 1; n--)
        if ((n == name.length || is_blank(name.at[n])) &&
            (!word_length(text_skip(t, n)) || (uint8_t)text_skip(t, n).at[0] >= 0xE3))
            return n;
    text_cut(&name, " ");
    return name.length ? name_length(name, t) : 0;
}

static enum meaning meaning_of(struct text word)
{
    char bytes[64];
    enum meaning m = WHITE;

    if (word.length && word.length < sizeof bytes && memchr(word.at, '&', word.length))
        word = (struct text){bytes, markup_strip(word, bytes)};
    while (m <= OTHER && !(words[m] && text_is_among(word, words[m])))
        m++;
    return m <= OTHER ? m : UNKNOWN;
}

/* If `word` begins with known Japanese words, returns the length of the longest one; otherwise, returns word.length. */
static size_t japanese_length(struct text word)
{
    struct text part = word;

    for (; part.length > 2 && (uint8_t)*word.at >= 0xE3; part.length -= 3)
        if (meaning_of(part))
            return part.length;
    return word.length;
}

/* Returns the meaning of the first name or word of a text. *length: the length of this name or word. */
static enum meaning read_word(struct text t, const struct heading *names, size_t *length)
{
    size_t white = name_length(names->white, t), black = name_length(names->black, t);
    struct text word = {t.at, word_length(t)}, other;
    enum meaning m;

    *length = word.length = japanese_length(word);
    m = meaning_of(word);
    if ((m == WHITE || m == BLACK) && white <= *length && black <= *length)
        return m; /* in `White resigns`, White is the colour, even if a player is called White */
    *length = white > black ? white : black > white ? black : word.length;
    if (white != black)
        return white > black ? WHITE : BLACK;
    if (m > BLACK || words_number(word, NULL))
        return m > BLACK ? m : NUMBER;
    m = text_is_among(word, "w") ? WHITE : text_is_among(word, "b") ? BLACK : UNKNOWN;
    other = m == WHITE ? names->black : names->white; /* if Black is called Walter, W in `W resigns` is unknown */
    return other.length && to_upper(*other.at) == to_upper(*word.at) && !text_starts_nocase(text_skip(t, 1), "+")
           ? UNKNOWN : m;
}

static struct ending conclude(const struct sentence *s)
{
    bool loop = has_said(s, LOOP), line = has_said(s, LINE), how = loop || line || has_said(s, ATTACK);
    struct ending e = {.winner = s->winner};

    e.by = loop && line ? GAME_BY_BOTH : loop ? GAME_BY_LOOP : line ? GAME_BY_LINE : GAME_OPEN;
    e.marker = has_said(s, RESIGN) ? END_RESIGN : has_said(s, TIME) || has_said(s, FLAG) ? END_TIME :
               has_said(s, DRAW) ? END_DRAW : e.winner ? END_SCORE : has_said(s, WIN) ? END_CLAIM : END_NONE;
    if (s->wrong || s->subject || s->before == COUNT || s->before == WITH || (s->verb && s->named) ||
        (e.winner ? e.marker == END_DRAW : how) || (has_said(s, OUT) && e.marker != END_TIME) ||
        (e.winner && has_said(s, NOW) && !(s->said & ((1u << DRAW) - (1u << RESIGN))))) /* `1-0 up` ends no game */
        return (struct ending){.marker = END_NONE};
    return e;
}

enum { LONGEST = 100 /* maximum bytes of a sentence */ };

/* Reads a text as if `verb` preceded it: with WIN, `Ann` means `Ann won`. UNKNOWN: no verb. `read`: see ending_read. */
static struct ending read_behind(enum meaning verb, struct text t, const struct heading *names, size_t *read)
{
    struct sentence s = {.verb = verb, .wrong = t.length > LONGEST};
    const struct text whole = t;
    size_t n;

    for (; t.length && !s.wrong; t = text_skip(t, n)) {
        const char *end = t.at + t.length;
        enum game_player winner;

        s.before = (s.before == LOSE || s.before == WIN) && strchr("(,", *t.at) ? OTHER : s.before; /* `lost (time)` */
        if ((n = ending_score(t, &winner)) > 0) {
            s.wrong = (text_contains(whole, "match") && text_contains(whole, "score")) || /* a score of several games */
                      (n == 3 && t.at[1] == '/' && s.said && !has_said(&s, DRAW)); /* `Game 1/2` is game 1 of 2 */
            s.named = true;
            s.said |= winner ? 0 : 1u << DRAW;
            if (winner)
                set_winner(&s, winner, true);
        } else if ((n = (size_t)(markup_skip(t.at, end) - t.at)) == 0) {
            if (word_length(t))
                take_word(&s, read_word(t, names, &n));
            else if ((n = notation_read(t, &(struct notation_move){0})) > 0)
                s.wrong = true; /* a sentence with a move, such as `White wins after @1/`, is no result */
            else if ((n = sign_read(t.at, end, false).length) > 0 && *t.at == '+' && s.subject) {
                n += word_length(text_skip(t, n)) == 1; /* `W+R` or `W+Resign`: White wins */
                set_winner(&s, s.subject, true);
                take_word(&s, meaning_of((struct text){t.at, n}));
            }
        }
    }
    *read = t.length < whole.length ? whole.length - t.length : whole.length;
    return conclude(&s);
}

struct ending ending_read(struct text t, const struct heading *names, size_t *read)
{
    return read_behind(UNKNOWN, t, names, read ? read : &(size_t){0});
}

struct ending ending_result(struct text t, const struct heading *names)
{
    struct ending e = ending_read(t, names, NULL);

    return e.marker || !t.length ? e : read_behind(WIN, t, names, &(size_t){0});
}

bool ending_is_said(struct text t)
{
    enum meaning m = OTHER;

    if (t.length && is_digit(*t.at))
        return ending_score(t, NULL);
    while (m == OTHER && (t = text_trim(t)).length) { /* ignores `agreed` at the end */
        size_t n = t.length;

        while (n && !is_blank(t.at[n - 1]))
            n--;
        m = meaning_of(text_skip(t, n));
        t.length = n;
    }
    return m == WIN || m == DRAW;
}

enum end_marker ending_marker(struct text word)
{
    return text_is_among(word, "resign resigns resigned") ? END_RESIGN : text_is_nocase(word, "time") ? END_TIME :
           text_is_among(word, "win wins") ? END_CLAIM : text_is_among(word, "draw drawn") ? END_DRAW : END_NONE;
}
