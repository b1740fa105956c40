/* What a web page says to readers without scripts: the words of its games, in order. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/web.h"
#include "web/pages.h"
#include "check.h"

#include <stdlib.h>

/* Whether a place of a page is this tag. */
static bool is_tag(const char *at, const char *tag)
{
    return strncmp(at, tag, strlen(tag)) == 0;
}

/* Copies the words of the games of a page: / for a line break, | for any other tags, nothing of pictures. */
static void copy_words(const char *page, struct sink *to)
{
    const char *at = strchr(strstr(page, "<main"), '>') + strlen(">\n");

    while (!is_tag(at, "<script")) {
        bool broken = is_tag(at, "<br>");

        if (is_tag(at, "<svg"))
            at = strstr(at, "</svg>") + strlen("</svg>");
        else if (*at == '<')
            at = strchr(at, '>') + 1;
        else {
            sink_byte(to, *at++);
            continue;
        }
        while (*at == '\n')
            at++;
        if (broken)
            sink_byte(to, '/');
        else if (!to->used || to->bytes[to->used - 1] != '|')
            sink_byte(to, '|');
    }
}

struct drawing {
    const char *text;
    int from, to;  /* positions */
    bool position; /* -m was given */
    unsigned marks;
    const char *words;
};

/* Draws the games of a text; the page's title is left out. */
static void draw(const struct drawing *p, struct sink *to)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .position = p->position, .film = p->from != p->to};
    struct record r = {0};
    struct game g = {0};
    struct render run;

    load_english(&words);
    record_open(&r, text_of(p->text), INPUT_NUMBERED);
    render_open(&run, &out_html, &settings, to);
    run.settings.marks = p->marks;
    while (game_next(&r, &g, NULL, false)) {
        g.nth++;
        render_game(&run, &g, p->from < g.count ? p->from : g.count, p->to);
    }
    render_close(&run);
    sink_byte(to, '\0');
    game_free(&g);
    record_free(&r);
}

#define LINE56 "Fifty-six letters are a whole line of text in a comment."

static const struct drawing drawings[] = {
    {"White: Ann\nBlack: Bob\n\nHello there.\nYou too.\n\n1 @0+ ;First\n2 @1+\n3 Resign\n\nBye.\n", 99, 99, false, 0,
     "|White: Ann|Black: Bob|Hello there./You too.|1\xC2\xA0|@0+|First\n|2\xC2\xA0|@1+|"
     "Black wins by resignation after move 2.|Bye.|"},
    {"1 @0+ ;First\n2 @1+\n3 B0/\n", 1, 3, true, 0,
     "|After move 1: @0+|1\xC2\xA0|@0+|First\n|After move 2: @1+|2\xC2\xA0|@1+|After move 3: B0/|3\xC2\xA0|B0/|"
     "Unfinished after move 3 (Black to move).|"},
    {"1 @0+\n2 @1+\n", 0, 1, true, 1U << MARK_ATTACK,
     "|White has no attack.|Black has no attack.|After move 1: @0+|White has no attack.|Black has no attack.|"
     "1\xC2\xA0|@0+|"},
    {"White: Ann\n1 @0+\n2 @1+\n3 Z9/\n\nEvent: Cup\nBlack: Bob\n1 @0/ Resign\n", 99, 99, false, 0,
     "|Game 1|White: Ann|1\xC2\xA0|@0+|2\xC2\xA0|@1+|Stopped by an error at move 3. |Z9/|: no tile is next to "
     "that space; a new tile must touch another.|Cup|Black: Bob|"
     "1\xC2\xA0|@0/|White wins by resignation after move 1.|"},
    /* Lines as long as a full one, or indented further than the first, are joined, but for those of variations. */
    {"1 @0+ ;" LINE56 "\n;goes on.\n;Not here.\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|" LINE56 "\ngoes on./Not here.\n|Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;Short.\n; goes on\n;anew.\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|Short.\ngoes on/anew.\n|Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;" LINE56 "\n;A1/ any win\n;" LINE56 "\n;  two\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|" LINE56 "/|A1/ any win|/" LINE56 "/|\xC2\xA0\xC2\xA0two|"
     "Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;A1/ B1/ C1/ D1/ E1/ F1/ G1/ H1/ I1/ J1/ K1/ L1/ M1/ N1/ O1/\n;wins.\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|A1/ B1/ C1/ D1/ E1/ F1/ G1/ H1/ I1/ J1/ K1/ L1/ M1/ N1/ O1/|/wins.\n|"
     "Unfinished after move 1 (Black to move).|"},
    /* A move after the end of a game is no reason why it stopped. */
    {"1 @0/\n2 B1+\n3 @1\\\n4 A0/\n5 A1S\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0/|2\xC2\xA0|B1+|3\xC2\xA0|@1\\|4\xC2\xA0|A0/|White wins with a loop at move 4.|"},
};

/* The text between two words of a page, the first after `at`. */
static struct text part_of(const char *at, const char *from, const char *until)
{
    const char *begin = strstr(at, from), *end = begin ? strstr(begin + strlen(from), until) : NULL;

    return end ? text_between(begin + strlen(from), end) : text_of("nothing");
}

/* Draws games of one move on a page, with a player or not; other settings are 1 if `shown`. */
static void draw_games(int games, bool player, bool shown, const char *comment, struct sink *page)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words};
    struct sink text = {0};
    struct record r = {0};
    struct game g = {0};
    struct render run;
    int i;

    load_english(&words);
    for (i = SVG_NUMBERS; i < SVG_KEYS; i++)
        settings.values[i] = shown;
    settings.values[SVG_KEYS] = player;
    settings.values[SVG_KEYS + 1] = 1;
    for (i = 0; i < games; i++) {
        sink_string(&text, "Event: E\n1 @0/\n2 B1+ ");
        sink_string(&text, comment);
        sink_string(&text, "\n\n");
    }
    record_open(&r, sink_contents(&text), INPUT_NUMBERED);
    render_open(&run, &out_html, &settings, page);
    while (game_next(&r, &g, NULL, false)) {
        g.nth++;
        render_game(&run, &g, g.count, g.count);
    }
    render_close(&run);
    sink_byte(page, '\0');
    game_free(&g);
    record_free(&r);
    sink_free(&text);
}

/* The title of a page, and what its main element says is hidden. */
static void test_frame(struct check *c)
{
    struct sink page = {0};

    draw_games(1, false, true, "", &page);
    CHECK(c, text_is(part_of(page.bytes, "<title>", "</title>"), "E"));
    CHECK(c, text_is(part_of(page.bytes, "<main class=\"", "\""), "still"));
    sink_free(&page);
    draw_games(3, false, false, "", &page);
    CHECK(c, text_is(part_of(page.bytes, "<title>", "</title>"), "3 games"));
    CHECK(c, text_is(part_of(page.bytes, "<main class=\"", "\""),
                     "still no-numbers no-labels no-last no-path no-error"));
    sink_free(&page);
    draw_games(1, true, true, "", &page);
    CHECK(c, text_is(part_of(page.bytes, "<main class=\"", "\""), "live"));
    sink_free(&page);
}

/* A page with a player carries articles for readers without scripts up to a million bytes, and the one that reaches
   them; the rest are counted. */
static void test_left_out(struct check *c)
{
    enum { GAMES = 1600, MOST = 1000000 };
    struct sink page = {0};
    struct text all, last;
    const char *at;
    int shown = 0;

    draw_games(GAMES, true, true, "", &page);
    all = part_of(page.bytes, "<noscript>\n<article", "</noscript>");
    for (at = all.at, last = all; (at = strstr(at, "<article id=")) != NULL && at < all.at + all.length; at++, shown++)
        last = text_between(at, all.at + all.length);
    shown++;
    CHECK(c, shown > 1 && shown < GAMES && all.length > MOST && all.length - last.length < MOST);
    CHECK(c, strstr(last.at, "<p>") && strtol(strstr(last.at, "</article>\n<p>") + 14, NULL, 10) == GAMES - shown);
    sink_free(&page);
    draw_games(9, true, true, "", &page);
    CHECK(c, !strstr(page.bytes, "games are shown only where"));
    sink_free(&page);
}

/* What the script knows of variations: what each line says, and whether it is true. */
static void test_variations(struct check *c)
{
    static const struct {
        const char *comment, *told;
    } table[] = {
        {";A0+ A0+", "\"words\":\"A0+ A0+\",\"verdict\":\"holds\",\"fault\":-1,\"reply\":null}"},
        {";A0+ Z9+", "\"words\":\"A0+ Z9+\",\"verdict\":\"illegal\",\"fault\":1,\"reply\":null}"},
        {";A0+ win", "\"words\":\"A0+\",\"verdict\":\"refuted\",\"fault\":1,\"reply\":"},
        {"", "\"variations\":[\n[]]"},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink page = {0};

        draw_games(1, true, true, table[i].comment, &page);
        CHECK(c, strstr(page.bytes, table[i].told) != NULL);
        if (!strstr(page.bytes, table[i].told))
            fprintf(stderr, "  %.400s\n", strstr(page.bytes, "\"variations\""));
        sink_free(&page);
    }
}

/* The sentences of the marks that are asked for, for the script; and whether forced tiles are numbered. */
static void test_kinds(struct check *c)
{
    static const char *const kinds[] = {
        "<span data-kind=\"a\" data-wins=\"yes\" data-some=\"%s can win at once with %s\" "
        "data-none=\"%s has no attack.\" data-counts=\"Attacks: White %d, Black %d.\"></span>",
        "<span data-kind=\"s\" data-some=\"Safe moves of %s: %s\" data-none=\"%s has no safe move.\" "
        "data-counts=\"Safe moves of %s: %d.\"></span>",
        "<span data-kind=\"c\" data-some=\"Corners of %s: %s\" data-none=\"%s has no corner.\" "
        "data-counts=\"Corners: White %d, Black %d.\"></span>",
        "<span data-kind=\"w\" data-wins=\"yes\" data-some=\"%s can force a win in %s, starting with %s.\" "
        "data-none=\"%s cannot force a win in %s.\" data-counts=\"%s cannot force a win in %s.\"></span>",
    };
    struct message_catalogue words;
    unsigned marks;
    int k;

    load_english(&words);
    for (marks = 0; marks < 16; marks++) {
        struct render_settings settings = {.words = &words, .all = marks & 1};
        struct tiles tiles = {.switched = true};
        struct page page = {.settings = &settings, .tiles = &tiles, .player = true};
        struct sink found = {0};

        settings.marks = marks;
        tiles_make(&tiles);
        html_template_put(&page, &found);
        html_template_put(&page, &found);
        sink_byte(&found, '\0');
        for (k = 0; k < 4; k++)
            CHECK(c, (strstr(found.bytes, kinds[k]) != NULL) == (marks >> k & 1));
        CHECK(c, strstr(found.bytes, marks & 1 ? " data-all=\"yes\">" : " data-all=\"\">") != NULL);
        sink_free(&found);
        tiles_free(&tiles);
    }
}

/* Every way in which a game can end, and every reason why a move is refused, has its sentence in the page. */
static void test_sentences(struct check *c)
{
    static const char *const names[] = {
        "by-loop", "by-line", "by-both", "by-resignation", "by-time", "by-claim", "by-agreement", "by-full-board",
        "syntax", "bad-first", "occupied", "no-neighbour", "no-such-tile", "ambiguous", "three-paths", "off-board",
        "after-end", "too-large", "open", "broken", "white", "black", "start", "after", "one-game", "many-games",
        "one-move", "many-moves", "play", "pause", "holds", "refuted", "illegal-line", "undecided", "refutation"};
    struct sink page = {0};
    size_t i;

    draw_games(1, true, true, "", &page);
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        char key[40];

        snprintf(key, sizeof key, "\"%s\":\"", names[i]);
        CHECK(c, strstr(page.bytes, key) != NULL);
        if (!strstr(page.bytes, key))
            fprintf(stderr, "  %s\n", names[i]);
    }
    sink_free(&page);
}

void test_html(struct check *c);

void test_html(struct check *c)
{
    size_t i;

    test_frame(c);
    test_left_out(c);
    test_variations(c);
    test_kinds(c);
    test_sentences(c);
    for (i = 0; i < sizeof drawings / sizeof *drawings; i++) {
        struct sink page = {0}, words = {0};

        draw(&drawings[i], &page);
        copy_words(page.bytes, &words);
        CHECK(c, text_is(sink_contents(&words), drawings[i].words));
        if (!text_is(sink_contents(&words), drawings[i].words))
            fprintf(stderr, "  %.*s\n", (int)words.used, words.bytes);
        CHECK(c, strstr(page.bytes, "<article id=\"game=1\">") && strstr(page.bytes, "<li id=\"game=1&amp;move=1\">"));
        CHECK(c, !strstr(page.bytes, "<article id=\"game=2\">") == (i != 3));
        CHECK(c, !strstr(page.bytes, "<li id=\"game=1&amp;move=2\">") == ((i > 3 && i < 8) || i == 2));
        sink_free(&page);
        sink_free(&words);
    }
}
