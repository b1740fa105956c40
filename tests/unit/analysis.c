#include "render/render.h"
#include "check.h"
#include "play.h"

static const unsigned all = (1U << MARK_KINDS) - 1;

static bool is_same(const struct mark *a, const struct mark *b)
{
    if (a->kind != b->kind || a->colour != b->colour || a->x != b->x || a->y != b->y || a->count != b->count ||
        a->path_tile != b->path_tile || a->path_edge != b->path_edge || a->path_length != b->path_length)
        return false;
    for (int i = 0; i < a->count; i++)
        if (a->tiles[i] != b->tiles[i] || a->by[i] != b->by[i])
            return false;
    return true;
}

static int count_of(const struct mark_list *list, const struct mark *wanted)
{
    int i, count = 0;

    for (i = 0; i < list->count; i++)
        count += is_same(&list->all[i], wanted);
    return count;
}

/* Together or each alone, in a new or used analysis: the results are the same. The searches make the board and the
   stack of moves grow. */
static void compare_parts(struct check *c, const char *words)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis together = {0}, alone = {0};
    const struct mark_list *whole = &together.marks, *part = &alone.marks;
    int parts;
    enum mark_kind kind;

    play(&r, &g, words, RULES_TRAX);
    for (int moves = 0; moves <= g.count; moves++) {
        analysis_make(&together, &g, moves, all, 2);
        for (parts = 0, kind = 0; kind < MARK_KINDS; kind++) {
            analysis_make(&alone, &g, moves, 1U << kind, 2);
            for (int i = 0; i < part->count; i++)
                CHECK(c, part->all[i].kind == kind && count_of(whole, &part->all[i]) == 1 &&
                             part->all[i].path_tile < together.position.board.count + !moves);
            parts += part->count;
            analysis_free(&alone);
        }
        CHECK(c, parts == whole->count);
    }
    analysis_free(&together);
    play_free(&r, &g);
}

static void test_together(struct check *c)
{
    static const char *const games[] = {
        "@0/ A0/ A0/ A0/ @1/ @1/ B0/ B4\\ A0\\ @3+", "A1C 1AR 1AR 1AR B1D C1D D1D", "@0/", "@0/ B1+ @1\\",
        "@0/ A2+ A3/ @2/ @2/", "A1C 1AR 1AR 1AR B1D C1D D1D B4U C4U", "@0/ @1+ @1+ @1+ @1\\"};

    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        compare_parts(c, games[i]);
}

/* After @0/ B1+ @1\ white closes a loop above either of the two tiles on the left; white's quickest win is one of
   those. Every space has one spot of a kind and colour. */
static void test_spots(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    const struct mark_list *list = &a.marks;
    unsigned tiles[MARK_TILES];
    struct extent e = {-1, 0, 1, 0};
    int i, attacks = 0, hints = 0;

    play(&r, &g, "@0/ B1+ @1\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, 1U << MARK_ATTACK | 1U << MARK_WIN, 2);
    for (i = 0; i < list->count; i++) {
        attacks += list->all[i].kind == MARK_ATTACK;
        hints += mark_hints(list, i, tiles);
        CHECK(c, mark_table[list->all[i].kind].wins && list->all[i].colour == BOARD_WHITE && list->all[i].count == 1);
        CHECK(c, list->all[i].y == -1 && (list->all[i].x == -1 || list->all[i].x == 0));
        CHECK(c, (list->all[i].by[0] == GAME_BY_LOOP) == (list->all[i].kind == MARK_ATTACK));
    }
    CHECK(c, list->count == 3 && attacks == 2 && hints == 2);
    CHECK(c, a.wins[BOARD_WHITE].verdict == SEARCH_FORCED && a.wins[BOARD_WHITE].turns == 1);
    CHECK(c, list->all[0].kind == MARK_WIN); /* attacks lie above all others */
    mark_widen(list, &e);
    CHECK(c, e.top == -1 && e.left == -1 && e.right == 1 && e.bottom == 0);
    analysis_make(&a, &g, 0, 1U << MARK_SAFE, 2); /* the first move: two tiles on one space */
    CHECK(c, list->count == 1 && list->all[0].kind == MARK_SAFE && list->all[0].count == 2);
    CHECK(c, mark_hints(list, 0, tiles) == 0);
    analysis_free(&a);
    play_free(&r, &g);
}

/* One winning move, marked as an attack and as a win: the first of both marks hints at it, marks beside it do not. */
static void test_hints(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    const struct mark_list *list = &a.marks;
    unsigned tiles[MARK_TILES];
    int i, wins = 0;

    play(&r, &g, "@0/ @1+ @1\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, 1U << MARK_ATTACK | 1U << MARK_WIN, 1);
    CHECK(c, list->count == 2 && list->all[0].kind == MARK_WIN && list->all[1].kind == MARK_ATTACK);
    CHECK(c, list->all[0].x == list->all[1].x && list->all[0].y == list->all[1].y);
    CHECK(c, mark_hints(list, 0, tiles) == 1 && tiles[0] == (BOARD_EAST | BOARD_WEST));
    CHECK(c, mark_hints(list, 1, tiles) == 0 && mark_is_hidden(list, 0));
    CHECK(c, !mark_is_hidden(&(struct mark_list){.all = list->all, .count = 1}, 0)); /* none is after the last */
    analysis_make(&a, &g, g.count, all, 1);
    for (i = 0; i < list->count; i++) {
        int hints = mark_hints(list, i, tiles);

        CHECK(c, hints == (list->all[i].kind == MARK_WIN));
        wins += hints;
    }
    CHECK(c, list->count > 3 && wins == 1);
    play_free(&r, &g);
    play(&r, &g, "@0/ B1+ @1\\", RULES_TRAX); /* two attacks in a row, each with its own tile */
    analysis_make(&a, &g, g.count, 1U << MARK_ATTACK, 1);
    CHECK(c, list->count == 2 && list->all[0].tiles[0] != list->all[1].tiles[0]);
    for (i = 0; i < 2; i++)
        CHECK(c, mark_hints(list, i, tiles) == 1 && tiles[0] == list->all[i].tiles[0]);
    analysis_free(&a);
    play_free(&r, &g);
}

/* The page names kinds by their first letters, the settings by their words. */
static void test_names(struct check *c)
{
    for (int i = 0; i < MARK_KINDS; i++) {
        CHECK(c, text_is(text_word(MARK_WORDS, i + 1), mark_table[i].name));
        for (int j = 0; j < i; j++)
            CHECK(c, mark_table[i].name[0] != mark_table[j].name[0]);
    }
    CHECK(c, text_is(text_word(MARK_WORDS, 0), "none") && text_is(text_word(MARK_WORDS, MARK_KINDS + 1), "all"));
}

/* A search tries ten million moves at most. Once those of a run have spent a hundred million, each later one ends after
   a hundred thousand, and what it has disproved counts (traxfig(1), -O marks). */
static void test_budget(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {.spent = 99999999};

    play(&r, &g, "@0/", RULES_TRAX);
    for (int i = 0; i < 4; i++) {
        static const long rows[][2] = {{0, 10000000}, {90000000, 10000000}, {90000001, 9999999}, {99900001, 100000}};
        struct analysis one = {.spent = rows[i][0]};

        analysis_make(&one, &g, g.count, 1U << MARK_WIN, 1);
        CHECK(c, one.wins[BOARD_WHITE].tries == rows[i][1] && one.spent > rows[i][0]);
        analysis_free(&one);
    }
    play_free(&r, &g);
    g = (struct game){0};
    r = (struct record){0};

    play(&r, &g, "@0/ B1+ A0+", RULES_TRAX);
    analysis_make(&a, &g, g.count, 1U << MARK_WIN, 9);
    for (int i = BOARD_WHITE; i <= BOARD_BLACK; i++) {
        CHECK(c, a.wins[i].verdict == SEARCH_TOO_LARGE && a.wins[i].tries == 100000);
        CHECK(c, a.wins[i].turns >= 2 && a.wins[i].turns < 9);
    }
    CHECK(c, a.spent > 100000000 && a.spent < 100300000);
    analysis_free(&a);
    play_free(&r, &g);
}

/* What is said of a search, by its verdict. */
static void test_sentences(struct check *c)
{
    static const struct {
        struct search_win win;
        bool all;
        const char *sentence;
    } wins[] = {
        {{SEARCH_NONE, 3, 77, {0, 0, 0}}, true, "White cannot force a win in 3 turns.\n"},
        {{SEARCH_NONE, 3, 77, {0, 0, 0}}, false, "White has no win by attacks in 3 turns.\n"},
        {{SEARCH_FORCED, 1, 77, {-1, -1, 12}}, false, "White can force a win in 1 turn, starting with A0\\.\n"},
        {{SEARCH_TOO_LARGE, 2, 77, {0, 0, 0}}, true,
         "White cannot force a win in 2 turns; longer wins are undecided (77 moves tried).\n"},
        {{SEARCH_TOO_LARGE, 2, 77, {0, 0, 0}}, false,
         "White has no win by attacks in 2 turns; longer wins are undecided (77 moves tried).\n"},
    };
    struct message_catalogue words;
    struct render_settings settings = {.words = &words};
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    struct scene s = {.game = &g, .moves = 3, .settings = &settings, .analysis = &a};

    words = message_english;
    play(&r, &g, "@0/ B1+ @1\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, 1U << MARK_WIN, 1);
    for (size_t i = 0; i < sizeof wins / sizeof *wins; i++) {
        struct sink said = {0};
        size_t length = strlen(wins[i].sentence);

        a.wins[BOARD_WHITE] = wins[i].win;
        a.all = wins[i].all;
        analysis_text_write(&s, ANALYSIS_TEXT_LIST, &said);
        CHECK(c, said.used > length && memcmp(said.bytes, wins[i].sentence, length) == 0);
        sink_free(&said);
    }
    analysis_free(&a);
    play_free(&r, &g);
}

/* The extent of a whole game has room for the marks of each position, at each side. */
static void test_extents(struct check *c)
{
    struct render_settings settings = {0};
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    struct scene s = {.game = &g, .settings = &settings, .analysis = &a};
    struct extent whole, reached = {0, 0, 0, 0}, tiles;

    play(&r, &g, "@0/ A0/ B1+ C2+", RULES_TRAX);
    whole = scene_extent(&s, true);
    tiles = game_extent(&g, g.count);
    for (s.moves = 1; s.moves <= g.count; s.moves++) {
        struct extent e;

        analysis_make(&a, &g, s.moves, all, 1);
        e = scene_extent(&s, false);
        CHECK(c, e.left >= whole.left && e.top >= whole.top && e.right <= whole.right && e.bottom <= whole.bottom);
        extent_take_in(&reached, e.left, e.top);
        extent_take_in(&reached, e.right, e.bottom);
        analysis_free(&a);
    }
    CHECK(c, reached.left < tiles.left && reached.top < tiles.top && reached.right > tiles.right &&
             reached.bottom > tiles.bottom);
    play_free(&r, &g);
}

void test_analysis(struct check *c)
{
    test_extents(c);
    test_names(c);
    test_together(c);
    test_spots(c);
    test_hints(c);
    test_budget(c);
    test_sentences(c);
}
