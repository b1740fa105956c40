/* What a web page says to readers without scripts: the words of its games, in order. */

#include "web/elements.h"
#include "check.h"

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

    words = message_english;
    record_open(&r, text_of(p->text), INPUT_NUMBERED, NULL);
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
    {"White: Ann\n1 @0+\n2 @1+\n3 Z9/\n\nEvent: Cup\nBlack: Bob\n1 @0/ 2 @1/ Resign\n", 99, 99, false, 0,
     "|Ann|White: Ann|1\xC2\xA0|@0+|2\xC2\xA0|@1+|Stopped by an error at move 3. |Z9/|: no tile is next to "
     "that space; a new tile must touch another.|Cup|Black: Bob|"
     "1\xC2\xA0|@0/|2\xC2\xA0|@1/|Black wins by resignation after move 2.|"},
    /* Lines continue as in a booklet: after one blank, or within a sentence; indented ones only below a long line. */
    {"1 @0+ ;Short.\n; goes on\n;and on.\n;Anew.\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|Short.\ngoes on\nand on./Anew.\n|Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;One.\n;   This line is prose, indented by three blanks, and\n;   goes on like\n;   this.\n;   A1/ any\n",
     99, 99, false, 0,
     "|1\xC2\xA0|@0+|One./|   |This line is prose, indented by three blanks, and goes on like|/"
     "|   |this.|/|   |A1/ any|Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;One.\n;   This line is prose, and ends with a blank \n;   and a dot.\n;A1/ wins, which is no variation.\n",
     99, 99, false, 0,
     "|1\xC2\xA0|@0+|One./|   |This line is prose, and ends with a blank and a dot.|/A1/ wins, which is no variation.\n"
     "|Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;One line.\n;A1/ any win\n;One line.\n;  two\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|One line./|A1/ any win|/One line./|  |two|"
     "Unfinished after move 1 (Black to move).|"},
    {"1 @0+ ;A1/ B1/ C1/ D1/ E1/ F1/ G1/ H1/ I1/ J1/ K1/ L1/ M1/ N1/ O1/\n;wins.\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0+|A1/ B1/ C1/ D1/ E1/ F1/ G1/ H1/ I1/ J1/ K1/ L1/ M1/ N1/ O1/|/wins.\n|"
     "Unfinished after move 1 (Black to move).|"},
    /* A move after the end of a game is no reason why it stopped. */
    {"1 @0/\n2 B1+\n3 @1\\\n4 A0/\n5 A1S\n", 99, 99, false, 0,
     "|1\xC2\xA0|@0/|2\xC2\xA0|B1+|3\xC2\xA0|@1\\|4\xC2\xA0|A0/|White wins with a loop at move 4.|"},
};

void test_html(struct check *c)
{
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++) {
        struct sink page = {0}, words = {0};

        draw(&drawings[i], &page);
        copy_words(page.bytes, &words);
        CHECK(c, text_is(sink_contents(&words), drawings[i].words));
        if (!text_is(sink_contents(&words), drawings[i].words))
            fprintf(stderr, "  %.*s\n", (int)words.used, words.bytes);
        CHECK(c, strstr(page.bytes, "<article id=\"game=1\">") && strstr(page.bytes, "<li id=\"game=1&amp;move=1\">"));
        CHECK(c, !strstr(page.bytes, "<article id=\"game=2\">") == (i != 3));
        CHECK(c, !strstr(page.bytes, "<li id=\"game=1&amp;move=2\">") == ((i > 3 && i < 9) || i == 2));
        sink_free(&page);
        sink_free(&words);
    }
}
