/* The formats that write plain lines: check, code, classic, modern and legal. */

#include "render/render.h"
#include "check.h"

/* Games in a format: the positions of each from `from` to `to`; its settings. */
struct drawing {
    const struct backend *format;
    const char *text;
    int from, to;
    const char *lines;
    char option; /* which is given: r, v, or c for the classic notation; or a blank */
};

#define LAST 99, 99 /* the position at the end */

static const struct drawing drawings[] = {
    /* How each end is written; one on the board, or none, is not. It stands only behind the last move. */
    {&out_modern, "A1C A1U 1AR\n@0/ RESIGN\n@0/ B1+ DRAW\n", LAST,
     "@0/ @1\\ A0/\n@0/ RESIGN\n@0/ B1+ DRAW\n", ' '},
    {&out_classic, "@0/ @1\\ A0/\n@0/ TIME\n@0/ B1+ WIN\n", LAST,
     "A1C A1U 1AR\nA1C TIME\nA1C B1S WIN\n", ' '},
    {&out_modern, "@0/ B1+ RESIGN\n", 0, 2, "\n@0/\n@0/ B1+ RESIGN\n", ' '},
    /* The rules are named where they change. */
    {&out_modern, "Loop Trax\n@0/\n@0+\n8x8 Trax\n@0/\nTrax\n@0+\n@0/\n", LAST,
     "Loop Trax\n@0/\n@0+\n8x8 Trax\n@0/\nTrax\n@0+\n@0/\n", ' '},
    {&out_classic, "@0/\nLoop Trax\n@0+\n", LAST, "A1C\nLoop Trax\nA1S\n", ' '},
    {&out_classic, "@0/\nLoop Trax\n@0+\n", LAST, "A1C\nA1S\n", 'r'},
    /* Codes: rows from the top; numbers for empty spaces between tiles, nothing behind the last one. */
    {&out_code, "@0/ B1+ @1\\ A0/\n@0+ A2+ B2+ C2+ D2+ D1+\n@0+ B1+ B2+\n", LAST, "ca:fde\ne1e:eeee\nee:0e\n",
     ' '},
    {&out_code, "@0/ B1+", 0, 2, "\nd\nde\n", ' '},
    /* One line a game: its place and its end; what an analysis counts. */
    {&out_check, "\n@0/ B1+ @1\\\n@0/ RESIGN\n", LAST,
     "f:2: Unfinished after move 3 (Black to move).\nf:3: White wins by resignation after move 1.\n", ' '},
    {&out_check, "@0/ B1+ @1\\\n", LAST,
     "f:1: Unfinished after move 3 (Black to move). Attacks: White 2, Black 0.\n", 'v'},
    /* Legal moves, by rows and columns; how many tiles each places; who wins, and how. */
    {&out_legal, "@0/", LAST,
     "A0+ 1\nA0\\ 1\nA0/ 1\n@1+ 1\n@1/ 1\n@1\\ 1\nB1+ 1\nB1/ 1\nB1\\ 1\nA2+ 1\nA2\\ 1\nA2/ 1\n", ' '},
    {&out_legal, "@0/ RESIGN", 0, 1, "@0+ 1\n@0/ 1\n\n", ' '},
    {&out_legal, "@0/ @1\\", 0, 0, "A1S 1\nA1C 1\n", 'c'},
};

/* Draws the games of a text. */
static void draw(const struct drawing *d, struct sink *to)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .verbose = d->option == 'v'};
    struct record r = {0};
    struct game g = {0};
    struct render run;

    words = message_english;
    settings.rules = d->option == 'r' ? RULES_TRAX : NULL;
    settings.notation = d->option == 'c' ? NOTATION_CLASSIC : d->format->notation;
    record_open(&r, text_of(d->text), INPUT_ARCHIVE, NULL);
    render_open(&run, d->format, &settings, to);
    while (game_next(&r, &g, NULL, false)) {
        g.file = "f";
        render_game(&run, &g, d->from < g.count ? d->from : g.count, d->to);
    }
    render_close(&run);
    game_free(&g);
    record_free(&r);
}

void test_plain_lines(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof drawings / sizeof *drawings; i++) {
        struct sink found = {0};
        bool same;

        draw(&drawings[i], &found);
        same = text_is(sink_contents(&found), drawings[i].lines);
        CHECK(c, same);
        if (!same)
            fprintf(stderr, "  %s:\n%.*s", drawings[i].text, (int)found.used, sink_contents(&found).at);
        sink_free(&found);
    }
}
