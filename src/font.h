/* font: .tfm text -> glyphs. The format is specified in tfm/README.md. Needs base.h and text.h. */

enum { FONT_LARGEST = 32, FONT_TILES = 6 };

/* A character of a glyph: a code point and, from this bit on, its ink; or, with the highest bit, a place in a
   field for the tile's number: the width of the field in the eight bits above the lowest eight, the place in
   it in those. */
enum { FONT_INK = 24 };
#define FONT_RUNE (((uint32_t)1 << FONT_INK) - 1)
#define FONT_FIELD ((uint32_t)1 << 31)

/* What a character is part of, for those who draw in colour. */
enum font_ink {
    FONT_PAGE, /* no tile */
    FONT_TILE, /* neither track */
    FONT_WHITE,
    FONT_BLACK,
    FONT_NUMBER
};

struct font {
    int wide, high;           /* of every glyph */
    int step_x, step_y;       /* from one tile to the next: neighbours share their border */
    bool fields;              /* there are fields in it */
    bool coloured;            /* it says which characters are white's and which black's */
    uint32_t *glyphs;         /* FONT_TILES of them and a blank one, row by row; FONT_LARGEST blanks follow */
    char *bytes;              /* the same, a byte each and fields blank, if all are ASCII; else NULL */
    size_t begin[16];         /* where among them a tile's begins, by its white edges; of 0 the blank one */
    size_t room;              /* private */
};

/* ORDER: the MESSAGE_FONT_ sentences. */
enum font_fault {
    FONT_FEW,     /* the text ends before the sixth tile */
    FONT_MANY,    /* it goes on after it, not with colours */
    FONT_EMPTY,   /* an empty line where a tile should be */
    FONT_SIZE,    /* larger than FONT_LARGEST */
    FONT_RAGGED,  /* a line not as wide as the first */
    FONT_HEIGHT,  /* a tile not as high as the first */
    FONT_A_FIELD, /* % that is neither %% nor a field */
    FONT_CONTROL  /* a control character */
};

/* Reads a font into a zeroed one; its tiles come as e b a d c f. Returns 0, or the number of the first bad line and
   in *fault what is wrong there; *f is then not to be used. */
long font_read(struct font *f, struct text source, enum font_fault *fault);

/* Gives back what a font owns. */
void font_free(struct font *f);

/* The number that a field shows, right-aligned in `wide` characters: all blank for 0, all `*` where it
   does not fit. */
void font_field(long number, int wide, char digits[FONT_LARGEST]);
