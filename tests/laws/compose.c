#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "compose.h"

/* splitmix64: the same sequence on every machine. */
unsigned dice_roll(struct dice *d, unsigned sides)
{
    uint64_t z = d->state += 0x9E3779B97F4A7C15U;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return (unsigned)((z ^ z >> 31) >> 32) % sides;
}

static bool chance(struct dice *d, unsigned percent)
{
    return dice_roll(d, 100) < percent;
}

struct habits compose_habits(struct dice *d)
{
    static const unsigned lengths[] = {3, 8, 15, 30, 60, 120};
    struct habits h = {0};

    h.junk = dice_roll(d, 4) ? 3 : 25;
    h.classic = 50 * dice_roll(d, 3);
    h.caves = dice_roll(d, 2) ? 0 : 70;
    h.thin = dice_roll(d, 3) ? 0 : 80;
    h.lasting = dice_roll(d, 3) ? 0 : 60;
    h.careful = dice_roll(d, 3) > 0;
    h.endless = h.careful && dice_roll(d, 2);
    h.daring = h.caves && dice_roll(d, 2);
    h.moves = lengths[dice_roll(d, sizeof lengths / sizeof *lengths)];
    return h;
}

struct space {
    int row, column;
};

/* An empty space next to a random tile; if `last`, next to the last tile when there is one. */
static struct space find_space(struct dice *d, const struct reference *r, bool last)
{
    static const int down[] = {-1, 0, 1, 0}, along[] = {0, 1, 0, -1};
    struct space s;
    int tries = 0;

    do {
        unsigned i = last && tries++ < 8 ? (unsigned)r->count - 1 : dice_roll(d, (unsigned)r->count);
        unsigned side = dice_roll(d, 4);

        s.row = r->placed[i].row + down[side];
        s.column = r->placed[i].column + along[side];
    } while (!reference_is_playable(r, s.row, s.column));
    return s;
}

/* Picks a few such spaces and returns the one that suits the habits best. */
static struct space choose_space(struct dice *d, const struct habits *h, const struct reference *r)
{
    bool caves = chance(d, h->caves), thin = chance(d, h->thin), last = chance(d, h->lasting);
    struct space best = find_space(d, r, last), s;

    for (int i = 0; i < 6 && (caves || thin); i++) {
        s = find_space(d, r, last);
        if (caves ? reference_neighbours(r, s.row, s.column) > reference_neighbours(r, best.row, best.column)
            : h->junk % 2 ? s.column > best.column
                          : s.row > best.row)
            best = s;
    }
    return best;
}

static void write_column(int column, char *at)
{
    if (column > 26)
        *at++ = (char)('A' + (column - 1) / 26 - 1);
    *at++ = (char)(column ? 'A' + (column - 1) % 26 : '@');
    *at = '\0';
}

void compose_spell(int column, int row, char shape, char word[COMPOSE_WORD])
{
    char name[4];

    write_column(column, name);
    snprintf(word, COMPOSE_WORD, "%s%d%c", name, row, shape);
}

static void compose_junk(struct dice *d, const struct reference *r, char word[COMPOSE_WORD])
{
    int column = (int)dice_roll(d, (unsigned)(r->right - r->left + 5));
    int row = (int)dice_roll(d, (unsigned)(r->bottom - r->top + 5));

    compose_spell(column, row, "+/\\SCUDLR"[dice_roll(d, 9)], word);
}

static void compose_first(struct dice *d, const struct habits *h, char word[COMPOSE_WORD])
{
    static const char *const good[] = {"@0/", "@0+", "A1C", "A1S"};
    static const char *const bad[] = {"@0\\", "@1+", "A1U", "1AS", "1AC", "A1+", "B1C", "A2S", "@0S"};

    strcpy(word, chance(d, h->junk) ? bad[dice_roll(d, sizeof bad / sizeof *bad)]
                                    : good[dice_roll(d, 4)]);
}

void compose_word(struct dice *d, const struct habits *h, const struct reference *r,
                  char word[COMPOSE_WORD])
{
    struct space s;
    int column, row;
    char letter = "SCCUDLR"[dice_roll(d, 7)];

    if (!r->moves) {
        compose_first(d, h, word);
        return;
    }
    if (chance(d, h->junk)) {
        compose_junk(d, r, word);
        return;
    }
    s = choose_space(d, h, r);
    column = s.column - r->left + 1;
    row = s.row - r->top + 1;
    if (!chance(d, h->classic))
        compose_spell(column, row, "+/\\"[dice_roll(d, 3)], word);
    else if (row == 0 && column == 1)
        snprintf(word, COMPOSE_WORD, "1A%c", letter);
    else
        compose_spell(column ? column : 1, row ? row : 1, letter, word);
}

/* Whether the habits ask for another move than the one just played. */
static bool is_regretted(const struct habits *h, const struct reference *r, int tries)
{
    if (h->endless && r->winner)
        return tries < 20;
    if (h->careful && r->winner && strcmp(r->by, "loop") == 0)
        return tries < 20;
    return h->daring && tries < 6;
}

const char *compose_move(struct dice *d, const struct habits *h, struct reference *r,
                         char word[COMPOSE_WORD])
{
    const char *reason;

    for (int tries = 0;; tries++) {
        compose_word(d, h, r, word);
        reason = reference_play(r, word);
        if (strcmp(reason, "played") != 0 ? !h->daring || tries >= 6 || strcmp(reason, "three-paths") == 0
                                          : r->moves == 1 || !is_regretted(h, r, tries))
            return reason;
        if (strcmp(reason, "played") == 0)
            reference_take_back(r);
    }
}
