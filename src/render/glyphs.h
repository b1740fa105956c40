/* glyphs.h: private functions for the characters of a tile font. */

#ifndef GLYPHS_H
#define GLYPHS_H

#include "render/render.h"

/* font: reads .tfm files; tfm/README.md describes them. */

enum { FONT_LARGEST = 32, FONT_TILES = 6 };

/* What a character belongs to, for colours on a terminal. */
enum font_ink {
    FONT_PAGE, /* no tile */
    FONT_TILE, /* a tile, but neither of its tracks */
    FONT_WHITE,
    FONT_BLACK,
    FONT_NUMBER,
    FONT_WON_WHITE, /* the winner's track on the winning path */
    FONT_WON_BLACK,
    FONT_LAST = 8 /* this value is added to the inks of the last tile */
};

/* Places where a font may replace characters. */
enum font_place { FONT_LAST_TILE, FONT_WINNING_PATH };

/* A font has the glyphs of the tiles e, b, a, d, c and f and of an empty space, row by row. A tile's glyph begins at
   begin[its white edges], an empty space's at begin[0]. A character of a glyph is a code point plus its ink, shifted by
   FONT_INK. In a field for a number, it is FONT_FIELD, plus the width of the field, shifted by 8, plus its index in the
   field. */
enum { FONT_INK = 24 };
#define FONT_RUNE (((uint32_t)1 << FONT_INK) - 1)
#define FONT_FIELD ((uint32_t)1 << 31)

/* Reads a font into *f, which is zeroed or has another font. Returns 0. If the font is faulty, returns the number of
   the first bad line and sets *fault to one of MESSAGE_FONT_; *f can then only be freed. */
long font_read(struct font *f, struct text source, enum message *fault);

/* The character, without ink, that the font shows for `rune` in this place; often `rune`. */
uint32_t font_swap(const struct font *f, enum font_place place, uint32_t rune);

/* Writes a number right-aligned into a field of `width` characters: spaces for 0, `*` everywhere if it does not fit. */
void font_field(long number, int width, char digits[FONT_LARGEST]);

#endif
