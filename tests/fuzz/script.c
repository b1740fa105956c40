#include "fuzz.h"

enum { MOVES = 300, SOUND = 200 /* no fault if the third byte is below this */ };

static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};

/* An empty space next to a tile: with small numbers, next to one of the last. */
static void choose_space(const struct board *b, unsigned tile, unsigned side, int *x, int *y)
{
    for (unsigned i = 0;; i++) {
        const struct board_tile *t = &b->tiles[(unsigned)(b->count - 1) - (tile + i / 4) % (unsigned)b->count];

        *x = t->x + step_x[(side + i) % 4];
        *y = t->y + step_y[(side + i) % 4];
        if (!board_at(b, *x, *y))
            return;
    }
}

/* One of the tiles that fit a space. */
static unsigned choose_tile(unsigned entering, unsigned choice)
{
    static const unsigned tiles[] = {5, 10, 12, 9, 6, 3};
    unsigned fitting[6] = {0}, count = 0, i;

    for (i = 0; i < 6; i++)
        if (board_fits(tiles[i], entering))
            fitting[count++] = tiles[i];
    return fitting[choice % count];
}

/* Writes a fault of people or vandals before a word, or into it. */
static void put_fault(struct script *s, unsigned kind, int number, char word[NOTATION_WORD])
{
    static const char *const between[] = {
        "\n", "; D7R or so\n", "\nTrax8\n", "\nWhite: \"Ann\" <a&b>\n", "\n\n##GAME 2:\n", " RESIGN ", " 7 DRAW ",
        "\n1 A1S ", "\n1. @0/ ", " 40 ", "...", "\n> ", "<br>", " Z9+ ", " @0+ ", "@", "\n# \033[1m\n", "\xFF ",
        " \xC3\xA9\xE2\x80\x99 ", "\r\n", "1AS ", "#c\n", " 99999999999999999999B1+ ", " ) ", "\t(", " 1. ",
        "; (\n;\\ )\n", "\nLoop Trax\n", " win ", " time\n", "\nEvent: \xE2\x80\xA8 ]]></script>\n",
    };
    size_t length = strlen(word), at = kind % (length + 1);

    s->flawed = true;
    if (kind & 32)
        sink_string(&s->text, between[kind % 31]);
    else if (kind & 16 && at < length)
        word[at] = "+/\\SCUDLR@A1Z90"[(unsigned)number % 15];
    else if (kind & 8)
        word[length - 1] = (char)(word[length - 1] ^ 32);
    else
        word[0] = '\0';
}

static void put_word(struct script *s, const char *word)
{
    if (s->numbered) {
        sink_number(&s->text, s->moves + 1);
        sink_string(&s->text, ". ");
    }
    sink_string(&s->text, word);
    sink_byte(&s->text, ' ');
}

bool script_move(struct script *s, const unsigned char bytes[SCRIPT_CHOICE])
{
    char word[NOTATION_WORD];
    struct board_tile t = {0};
    struct board *b = &s->board;

    if (s->moves >= MOVES || b->won & s->wins)
        return false;
    choose_space(b, bytes[0], bytes[1], &t.x, &t.y);
    t.entering = (unsigned char)board_entering(b, t.x, t.y);
    t.edges = (unsigned char)choose_tile(t.entering, bytes[1] >> 2 & 15);
    move_spell(&t, &b->extent, bytes[1] & 64 ? NOTATION_MODERN : NOTATION_CLASSIC, word);
    if (bytes[2] >= SOUND)
        put_fault(s, bytes[2] - SOUND, bytes[1], word);
    put_word(s, word);
    if (board_play(b, t.x, t.y, t.edges, s->moves + 1) == BOARD_DONE)
        s->moves++;
    else
        s->flawed = true;
    return true;
}

void script_begin(struct script *s, bool odd, bool lines, bool numbered)
{
    s->wins = BOARD_LOOP << BOARD_WHITE | BOARD_LOOP << BOARD_BLACK;
    if (lines)
        s->wins |= BOARD_LINE << BOARD_WHITE | BOARD_LINE << BOARD_BLACK;
    s->numbered = numbered;
    s->moves = 0;
    board_clear(&s->board);
    board_play(&s->board, 0, 0, odd ? 5 : 9, 1);
    put_word(s, odd ? "@0+" : "A1C");
    s->moves = 1;
}

void script_free(struct script *s)
{
    sink_free(&s->text);
    board_free(&s->board);
}

void script_compose(struct script *s, const unsigned char *bytes, size_t size, bool lines, bool numbered)
{
    script_begin(s, size % 2, lines, numbered);
    for (; size >= SCRIPT_CHOICE && script_move(s, bytes); bytes += SCRIPT_CHOICE)
        size -= SCRIPT_CHOICE;
}
