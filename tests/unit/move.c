#include "record/record.h"
#include "check.h"
#include "play.h"

/* The board as letters, rows separated by /. */
static void board_of(const struct game *g, char *rows)
{
    struct extent e = game_extent(g, g->count);
    int x, y;

    for (y = e.top; y <= e.bottom; y++) {
        for (x = e.left; x <= e.right; x++) {
            const struct board_tile *t = game_tile(g, g->count, x, y);

            *rows++ = t ? board_letter(t->edges) : '.';
        }
        *rows++ = '/';
    }
    *rows = '\0';
}

/* Moves and the board they make. White leaves the first tile d at the top and left, black on the other
   sides; the first tile e white at the top and bottom. */
static const char *const boards[][2] = {
    {"@0/", "d/"},
    {"A1C", "d/"},
    {"@0+", "e/"},
    {"a1s", "e/"},
    {"@0/ B1/", "dc/"},
    {"@0/ B1\\", "df/"},
    {"@0/ B1+", "de/"},
    {"@0/ @1/", "cd/"},
    {"@0/ @1\\", "fd/"},
    {"@0/ @1+", "bd/"},
    {"@0/ A0/", "c/d/"},
    {"@0/ A0\\", "a/d/"},
    {"@0/ A0+", "e/d/"},
    {"@0/ A2/", "d/c/"},
    {"@0/ A2\\", "d/a/"},
    {"@0/ A2+", "d/b/"},
    {"A1C B1U", "dc/"}, /* black turns up */
    {"A1C B1D", "df/"},
    {"A1C B1S", "de/"},
    {"A1C A1U", "fd/"}, /* left of an occupied A1: white turns up */
    {"A1C A1D", "cd/"},
    {"A1C A1S", "bd/"},
    {"A1C 1AL", "a/d/"}, /* above it */
    {"A1C 1AR", "c/d/"},
    {"a1c 1as", "e/d/"},
    {"A1C A2L", "d/c/"},
    {"A1C A2R", "d/a/"},
    {"A1C A2S", "d/b/"},
    {"A1C B1D A2L A2U", ".df/ac./"}, /* left of A2 */
    {"A1C B1D B1L", "ca/df/"},       /* above B1; white forces c beside it */
    /* A corner: black from above, white from the left. */
    {"A1C B1D A2L B2C", "df/ca/"},
    {"A1C B1D A2L B2D", "df/ca/"}, /* white goes down */
    {"A1C B1D A2L B2R", "df/ca/"}, /* black goes right */
    {"A1C B1D A2L B2S", "df/cb/"},
    /* Where A1 is empty it has two names. */
    {"A1S B1U B1L A1C", "af/ec/"},
    {"A1S B1U B1L 1AC", "af/ec/"},
    /* A loop around a corner, its last tile forced. */
    {"A1C @1\\ A0/", "ca/fd/"},
    /* The mouth of a cave, black from the left and white from the right: the letter is where white goes. */
    {"A1S A2S A3S A4S B4S C4S D4S D3S D2S D1S C1U B1D", "ecae/e..e/e..e/eeee/"},
    {"@0+ A2+ A3+ A4+ B4+ C4+ D4+ D3+ D2+ D1+ C1\\ B1/", "ecae/e..e/e..e/eeee/"},
};

static void test_boards(struct check *c, struct record *r, struct game *g)
{
    size_t i;

    for (i = 0; i < sizeof boards / sizeof *boards; i++) {
        char rows[100];
        bool good;

        play(r, g, boards[i][0], RULES_TRAX);
        board_of(g, rows);
        good = strcmp(rows, boards[i][1]) == 0 && g->error_count == 0;
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: %s not %s\n", boards[i][0], rows, boards[i][1]);
    }
}

#define CAVE "A1S A2S A3S A4S B4S C4S D4S D3S D2S D1S C1U "

/* Moves as written in each notation. */
static const char *const words[][3] = {
    {"a1c b1u", "@0/ B1/", "A1C B1U"},
    {"A1C @1\\ A0/", "@0/ @1\\ A0/", "A1C A1U 1AR"},
    {"@0/ A2\\", "@0/ A2\\", "A1C A2R"},
    {"A1C B1D A2L B2R", "@0/ B1\\ A2/ B2\\", "A1C B1D A2L B2C"},
    {CAVE "B1/", "@0+ A2+ A3+ A4+ B4+ C4+ D4+ D3+ D2+ D1+ C1\\ B1/", CAVE "B1D"},
    {"A1S B1U B1L 1AC", "@0+ B1/ B0\\ A1\\", "A1S B1U B1L A1C"},
};

static void test_words(struct check *c, struct record *r, struct game *g)
{
    size_t i;
    int n, notation;

    for (i = 0; i < sizeof words / sizeof *words; i++)
        for (notation = NOTATION_MODERN; notation <= NOTATION_CLASSIC; notation++) {
            char all[200] = "", word[NOTATION_WORD];

            play(r, g, words[i][0], RULES_TRAX);
            for (n = 1; n <= g->count; n++) {
                CHECK(c, game_word(g, n, (enum notation)notation, word).length == strlen(word));
                strcat(strcat(all, n > 1 ? " " : ""), word);
            }
            CHECK(c, strcmp(all, words[i][notation]) == 0);
            if (strcmp(all, words[i][notation]) != 0)
                fprintf(stderr, "  %s not %s\n", all, words[i][notation]);
        }
}

void test_move(struct check *c)
{
    struct record r = {0};
    struct game g = {0};

    test_boards(c, &r, &g);
    test_words(c, &r, &g);
    play_free(&r, &g);
}
