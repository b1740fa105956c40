/* glyphs.h: the characters of a tile font. Private to this wing. */

/* font: reads .tfm files; tfm/README.md describes them. */

enum { FONT_LARGEST = 32, FONT_TILES = 6 };

/* What a character belongs to, for colours on a terminal. */
enum font_ink {
    FONT_PAGE, /* no tile */
    FONT_TILE, /* a tile, but neither of its tracks */
    FONT_WHITE,
    FONT_BLACK,
    FONT_NUMBER,
    FONT_WON, /* the winner's track on the winning path */
    FONT_LAST = 8 /* added: on the tile of the last move */
};

/* Where a character changes. */
enum font_place { FONT_LAST_TILE, FONT_WINNING_PATH };

/* A font has three sets of glyphs, of `set` characters each: as on most tiles, and as where the path of white or of
   black has won. A set is those of the tiles e b a d c f and of an empty space, row by row, then FONT_LARGEST blanks.
   That of a tile begins at begin[its white edges], that of an empty space at begin[0]. A character is a code point
   with its ink above it; or, with FONT_FIELD set, a place in a field for the tile's number: the place in the lowest
   eight bits, the width of the field in the next eight. `bytes` are the same characters without ink, with blanks for
   fields; NULL unless all are ASCII. */
enum { FONT_WHITE_WON = 1, FONT_BLACK_WON, FONT_SETS };
enum { FONT_INK = 24 };
#define FONT_RUNE (((uint32_t)1 << FONT_INK) - 1)
#define FONT_FIELD ((uint32_t)1 << 31)

/* ORDER: the MESSAGE_FONT_ sentences. */
enum font_fault {
    FONT_FEW,     /* the text ends before the sixth tile */
    FONT_MANY,    /* a line after the sixth tile is none of a colour, of pairs, or empty */
    FONT_PAIR,    /* a pair of characters has another number of them */
    FONT_EMPTY,   /* an empty line where a tile should be */
    FONT_SIZE,    /* wider or higher than FONT_LARGEST */
    FONT_RAGGED,  /* a line is not as wide as the first */
    FONT_HEIGHT,  /* a tile is not as high as the first */
    FONT_A_FIELD, /* a % that begins neither %% nor a field */
    FONT_CONTROL  /* a control character */
};

/* Reads a font into a zeroed one, or in place of another. Returns 0, or the number of the first bad line with *fault
   set; *f can then only be freed. */
long font_read(struct font *f, struct text source, enum font_fault *fault);

/* The character that stands for another one, without its ink, in this place: the same if the font names none. */
uint32_t font_swap(const struct font *f, enum font_place place, uint32_t rune);

/* Writes a number into a field of `width` characters, on its right side: blanks for 0, and `*` if it does not fit. */
void font_field(long number, int width, char digits[FONT_LARGEST]);
