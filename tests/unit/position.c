#include "analysis/analysis.h"
#include "check.h"
#include "play.h"

enum { ROOM = 4096 };

/* Writes a board as letters: equal layouts give equal codes, wherever they lie. */
static void write_code(const struct board *b, char code[ROOM])
{
    int x, y;
    size_t n = 0;

    for (y = b->extent.top; y <= b->extent.bottom; y++) {
        for (x = b->extent.left; x <= b->extent.right; x++) {
            const struct board_tile *t = board_at(b, x, y);

            code[n++] = t ? board_letter(t->edges) : '.';
        }
        code[n++] = ':';
    }
    code[n] = '\0';
}

/* Known numbers of positions, counted by other programs. */
static const struct {
    const char *words;
    int legal, distinct;
} counts[] = {
    {"@0/", 12, 12},
    {"@0/ B1+", 18, 17},
    {"@0/ B1/ @1/ A2/ C0+ @3\\ A2+ A4\\ B5+ E5+ E1/ E0+ E0+ B8\\", 66, 56},
};

static void count_moves(struct check *c, struct position *p, int legal, int distinct)
{
    char (*codes)[ROOM] = memory_new(200, ROOM);
    int first = position_list(p), i, j, n = 0, different = 0;
    struct position_turn turn;

    for (i = first; i < p->listed; i++) {
        if (!position_play(p, &p->list[i], position_mover(p), &turn))
            continue;
        write_code(&p->board, codes[n]);
        for (j = 0; j < n && strcmp(codes[j], codes[n]) != 0; j++)
            ;
        different += j == n++;
        position_undo(p, &turn);
    }
    CHECK(c, n == legal);
    CHECK(c, different == distinct);
    p->listed = first;
    free(codes);
}

static void test_counts(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof counts / sizeof *counts; i++) {
        struct record r = {0};
        struct game g = {0};
        struct position p = {0};

        play(&r, &g, counts[i].words, RULES_TRAX);
        position_set(&p, &g, g.count);
        count_moves(c, &p, counts[i].legal, counts[i].distinct);
        position_set(&p, &g, 0);
        count_moves(c, &p, 2, 2);
        position_free(&p);
        play_free(&r, &g);
    }
}

/* Legal moves in the order of the rows, however they were listed. */
static void test_words(struct check *c)
{
    static const char *const modern[] = {"A0+", "A0\\", "A0/", "@1+", "@1/", "@1\\"};
    static const char *const classic[] = {"1AS", "1AL", "1AR", "A1S", "A1D", "A1U"};
    struct record r = {0};
    struct game g = {0};
    struct position p = {0};
    char word[NOTATION_WORD];
    int first, last, i;

    play(&r, &g, "@0/", RULES_TRAX);
    position_set(&p, &g, 1);
    first = position_list(&p);
    for (i = first, last = p.listed - 1; i < last; i++, last--) {
        struct position_move m = p.list[i];

        p.list[i] = p.list[last];
        p.list[last] = m;
    }
    position_sort(&p, first);
    for (i = 0; i < 6; i++) {
        position_word(&p, &p.list[first + i], NOTATION_MODERN, word);
        CHECK(c, strcmp(word, modern[i]) == 0);
        position_word(&p, &p.list[first + i], NOTATION_CLASSIC, word);
        CHECK(c, strcmp(word, classic[i]) == 0);
    }
    position_free(&p);
    play_free(&r, &g);
}

static void test_over(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct position p = {0};
    struct position_turn turn;

    play(&r, &g, "@0/ @1\\ A0/", RULES_TRAX);
    position_set(&p, &g, g.count);
    CHECK(c, p.over && position_list(&p) == p.listed);
    CHECK(c, !position_play(&p, &(struct position_move){1, 0, BOARD_NORTH | BOARD_SOUTH}, BOARD_WHITE, &turn));
    position_set(&p, &g, g.count - 1);
    CHECK(c, !p.over && p.tries == 0 && position_list(&p) < p.listed);
    CHECK(c, position_play(&p, &p.list[0], BOARD_WHITE, &turn) && p.tries == 1 && p.moves == g.count);
    position_undo(&p, &turn);
    position_move(&p, &g, 1);
    CHECK(c, p.tries == 0 && p.listed == 0 && p.moves == 1 && p.board.count == 1);
    position_free(&p);
    play_free(&r, &g);
}

/* After a resignation there are still moves. */
static void test_resigned(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct position p = {0};

    play(&r, &g, "@0/ @1\\ RESIGN", RULES_TRAX);
    CHECK(c, g.result.by == GAME_BY_RESIGNATION && g.count == 2);
    position_set(&p, &g, g.count);
    CHECK(c, !p.over && position_list(&p) < p.listed);
    position_free(&p);
    play_free(&r, &g);
}

void test_position(struct check *c)
{
    test_counts(c);
    test_words(c);
    test_over(c);
    test_resigned(c);
}
