#include "trax/trax.h"
#include "inputs.h"

FILE *inputs_create(char path[INPUTS_PATH], const char *name)
{
    FILE *file;

    snprintf(path, INPUTS_PATH, "build/bench/%s", name);
    file = fopen(path, "wb");
    if (!file) {
        perror(path);
        exit(2);
    }
    return file;
}

static void put_move(FILE *file, int column, int row, char shape)
{
    struct notation_move m = {.column = column, .row = row, .shape = shape, .notation = NOTATION_MODERN};
    char word[NOTATION_WORD];

    notation_write(&m, word);
    fprintf(file, "%s ", word);
}

/* xorshift: the same games on every machine. */
static unsigned draw_number(unsigned *seed, unsigned below)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return *seed % below;
}

static void play_random(FILE *file, struct board *b, unsigned *seed)
{
    int moves = 8 + (int)draw_number(seed, 20), tries, n;

    board_clear(b);
    for (n = 0, tries = 0; n < moves && tries < 1000; tries++) {
        struct notation_move m = {.notation = NOTATION_MODERN};
        struct move t;

        m.column = n ? (int)draw_number(seed, (unsigned)(b->extent.right - b->extent.left + 3)) : 0;
        m.row = n ? (int)draw_number(seed, (unsigned)(b->extent.bottom - b->extent.top + 3)) : 0;
        m.shape = "+/\\"[draw_number(seed, 3)];
        move_resolve(b, rules_table, &m, &t);
        if (t.reason != MOVE_PLAYED || board_play(b, t.x, t.y, t.edges, n + 1) != BOARD_DONE)
            continue;
        put_move(file, m.column, m.row, m.shape);
        n++;
        if (b->won || b->extent.right - b->extent.left > 6 || b->extent.bottom - b->extent.top > 6)
            break;
    }
    fputc('\n', file);
}

void inputs_archive(const char *from, const char *name, int times, int games)
{
    unsigned seed = 1993;
    struct board b = {0};
    char path[INPUTS_PATH];
    FILE *file = inputs_create(path, name), *in;
    int c, n;

    for (int i = 0; i < times; i++) {
        in = from ? fopen(from, "rb") : NULL;
        for (n = 0; in && n < games && (c = getc(in)) != EOF; n += c == '\n')
            putc(c, file);
        for (; !in && n < games; n++)
            play_random(file, &b, &seed);
        if (in)
            fclose(in);
    }
    fclose(file);
    board_free(&b);
}

void inputs_game(const char *kind, long n, char path[INPUTS_PATH])
{
    int side = 1, i, row;
    char name[100];
    FILE *file;

    snprintf(name, sizeof name, "%s%ld", kind, n);
    file = inputs_create(path, name);
    while ((long)(side + 1) * (side + 1) <= n)
        side++;
    fputs("@0+ ", file);
    if (*kind == 'l')
        for (i = 2; i <= n; i++)
            put_move(file, i, 1, '+');
    if (*kind == 'c') {
        put_move(file, 2, 1, '\\');
        for (i = 3; i <= n - 1; i++)
            put_move(file, i, 1, '\\');
        put_move(file, 2, 2, '/');
    }
    for (row = 1; (*kind == 's' || *kind == 'p') && row <= side; row++)
        for (i = row == 1 ? 2 : 1; i <= side; i++) {
            bool turn = i == side || (i == 1 && row > 1);

            put_move(file, row % 2 ? i : side + 1 - i, row,
                     *kind == 's' || !turn ? '+' : row % 2 ? '\\' : '/');
        }
    fclose(file);
}
