/* glyphs.h: private functions for the characters of a tile font. */

#ifndef GLYPHS_H
#define GLYPHS_H

#include "render/render.h"

/* font: reads .tfm files; src/man/traxfig-font.5 describes them. */

enum { FONT_LARGEST = 32, FONT_TILES = 6 };

/* What a character shows. Each value has a colour on a terminal. */
enum font_ink {
    FONT_PAGE, /* no tile */
    FONT_TILE, /* the part of a tile outside its tracks */
    FONT_WHITE,
    FONT_BLACK,
    FONT_NUMBER,
    FONT_WON_WHITE, /* a white track on White's winning path */
    FONT_WON_BLACK,
    FONT_LAST = 8 /* added to the ink of each character of the last tile */
};

enum font_place { FONT_LAST_TILE, FONT_WINNING_PATH };

/* At `place`, the code point `other` replaces the code point `rune`. */
struct font_pair {
    enum font_place place;
    uint32_t rune, other;
};

/* font.glyphs has the tiles e, b, a, d, c and f, each as its characters from the top row to the bottom row.
   font.begin[a tile's white edges] is where this tile begins. A character is `code point | ink << FONT_INK`; but in a
   field, which shows a number, it is `FONT_FIELD | width of the field << 8 | index of the character in the field`. */
enum { FONT_INK = 24 };
#define FONT_RUNE (((uint32_t)1 << FONT_INK) - 1)
#define FONT_FIELD ((uint32_t)1 << 31)

/* Reads a font into *f, which is zeroed or holds another font. Returns 0. If the font is faulty, returns the number of
   the first bad line and sets *fault to a MESSAGE_FONT_ constant. *f is then fit only for font_free or font_read. */
long font_read(struct font *f, struct text source, enum message *fault);

/* The code point that the font shows for the code point `rune` in this place: another code point, or `rune` itself. */
uint32_t font_swap(const struct font *f, enum font_place place, uint32_t rune);

/* The character of a field that shows a number, right-aligned: a space for 0, `*` if the number does not fit. */
char font_field(long number, uint32_t field);

#endif
