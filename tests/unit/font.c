#include "render/glyphs.h"
#include "check.h"

#define FIVE "ab\ncd\n\nef\ngh\n\nij\nkl\n\nmn\nop\n\nqr\nst\n\n" /* glyphs on lines 1 to 14 */

#define WIDE "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n\n"

/* Fonts of two by two, and their fault and its line; line 0: no fault. */
static const struct {
    const char *source;
    long line;
    enum message fault;
} fonts[] = {
    {FIVE "uv\nwx\n", 0, MESSAGE_FONT_FEW},
    {FIVE "uv\nwx", 0, MESSAGE_FONT_FEW},
    {FIVE "uv\nwx\n\n\n\n", 0, MESSAGE_FONT_FEW},
    {"\xEF\xBB\xBF" FIVE "uv\nwx\n", 0, MESSAGE_FONT_FEW},
    {"ab\r\ncd\r\n\r\nef\r\ngh\r\n\r\nij\r\nkl\r\n\r\nmn\r\nop\r\n\r\nqr\r\nst\r\n\r\nuv\r\nwx\r\n", 0,
     MESSAGE_FONT_FEW},
    {"%2s\n%%%1s\n\nab\ncd\n\nab\ncd\n\nab\ncd\n\nab\ncd\n\nab\n\xC3\xA9\xE9\n", 0, MESSAGE_FONT_FEW},
    {"  \n  \n\n  \n  \n\n  \n  \n\n  \n  \n\n  \n  \n\n  \n  \n", 0,
     MESSAGE_FONT_FEW}, /* a line of blanks is not empty */
    {"", 1, MESSAGE_FONT_FEW},
    {"ab\ncd\n", 3, MESSAGE_FONT_FEW},
    {FIVE, 16, MESSAGE_FONT_FEW},
    {FIVE "uv\nwx\n\nyz\n", 19, MESSAGE_FONT_MANY},
    {FIVE "uv\nwx\n\nwhite a\nblack\n", 20, MESSAGE_FONT_MANY},
    {FIVE "uv\nwx\nwhite a\n", 18, MESSAGE_FONT_HEIGHT},
    {"\n" FIVE "uv\nwx\n", 1, MESSAGE_FONT_EMPTY},
    {"ab\ncd\n\n\nef\n", 4, MESSAGE_FONT_EMPTY},
    {"ab\ncd\n\nef\n\n", 4, MESSAGE_FONT_HEIGHT},
    {"ab\ncd\n\nef\ngh\nij\n", 6, MESSAGE_FONT_HEIGHT},
    {FIVE "uv\n", 16, MESSAGE_FONT_HEIGHT},
    {FIVE "uv\nwx\nyz\n", 18, MESSAGE_FONT_HEIGHT},
    {"ab\ncde\n", 2, MESSAGE_FONT_RAGGED},
    {"ab\nc\n", 2, MESSAGE_FONT_RAGGED},
    {"ab\ncd\n\nef\ng\n", 5, MESSAGE_FONT_RAGGED},
    {"ab\n%3s\n", 2, MESSAGE_FONT_RAGGED},
    {"a%\ncd\n", 1, MESSAGE_FONT_FIELD},
    {"a%n\n", 1, MESSAGE_FONT_FIELD},
    {"ab\n%s\n", 2, MESSAGE_FONT_FIELD},
    {"ab\n%0s\n", 2, MESSAGE_FONT_FIELD},
    {"ab\n%d\n", 2, MESSAGE_FONT_FIELD},
    {"ab\n%2d\n", 2, MESSAGE_FONT_FIELD},
    {"ab\n%-2s\n", 2, MESSAGE_FONT_FIELD},
    {"ab\n% 2s\n", 2, MESSAGE_FONT_FIELD},
    {"ab\n%2", 2, MESSAGE_FONT_FIELD},
    {"%33s\n", 1, MESSAGE_FONT_FIELD},
    {"%99999999999999999999s\n", 1, MESSAGE_FONT_FIELD},
    {"a\t\n", 1, MESSAGE_FONT_CONTROL},
    {"ab\nc\x1B\n", 2, MESSAGE_FONT_CONTROL},
    {"ab\nc\x7F\n", 2, MESSAGE_FONT_CONTROL},
    {"ab\nc\xC2\x85\n", 2, MESSAGE_FONT_CONTROL},
    {"ab\nc\x81\n", 2, MESSAGE_FONT_CONTROL},
    {"ab\nc\x1F\n", 2, MESSAGE_FONT_CONTROL},
    {"ab\nc\xC2\x80\n", 2, MESSAGE_FONT_CONTROL},
    {"ab\nc\xC2\x9F\n", 2, MESSAGE_FONT_CONTROL},
    {FIVE "u~\nw\xC2\xA0\n", 0, MESSAGE_FONT_FEW},
    /* More than 32 columns, of a field and of characters. */
    {"%32sx\n", 1, MESSAGE_FONT_SIZE},
    {"%1s" WIDE, 1, MESSAGE_FONT_SIZE},
    {"x%32s\n", 1, MESSAGE_FONT_SIZE},
};

static void test_fonts(struct check *c)
{
    static const char widest[] = "%32s\n\n" WIDE WIDE WIDE WIDE "%31sx\n";
    struct font f = {0};
    enum message fault;

    for (size_t i = 0; i < sizeof fonts / sizeof *fonts; i++) {
        long line = font_read(&f, text_of(fonts[i].source), &fault);
        bool good = line == fonts[i].line && (!line || fault == fonts[i].fault);

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: fault %d in line %ld\n", fonts[i].source, (int)fault, line);
        CHECK(c, line || (f.width == 2 && f.height == 2 && f.step_x == 1 && f.step_y == 1));
    }
    CHECK(c, font_read(&f, text_of(widest), &fault) == 0 && f.width == 32 && f.height == 1 && f.step_x == 31);
    CHECK(c, font_read(&f, (struct text){"a\0\n", 3}, &fault) == 1 && fault == MESSAGE_FONT_CONTROL);
    font_free(&f);
}

/* Glyphs of all sizes up to the largest, and one past it. */
static void test_sizes(struct check *c)
{
    static char source[8000];
    struct font f = {0};
    enum message fault;

    for (int width = 1; width <= FONT_LARGEST + 1; width++)
        for (int height = 1; height <= FONT_LARGEST + 1; height += width == 1 || width > 31 ? 1 : 7) {
            size_t used = 0;
            long line;

            for (int tile = 0; tile < FONT_TILES; tile++) {
                for (int row = 0; row < height; row++) {
                    memset(source + used, 'a' + tile, (size_t)width);
                    used += (size_t)width;
                    source[used++] = '\n';
                }
                source[used++] = '\n';
            }
            line = font_read(&f, (struct text){source, used}, &fault);
            if (width > FONT_LARGEST || height > FONT_LARGEST) {
                CHECK(c, line == (width > FONT_LARGEST ? 1 : FONT_LARGEST + 1) && fault == MESSAGE_FONT_SIZE);
            } else {
                CHECK(c, line == 0 && f.width == width && f.height == height && !f.fields);
                CHECK(c, f.step_x == (width > 1 ? width - 1 : 1) && f.step_y == (height > 1 ? height - 1 : 1));
            }
        }
    font_free(&f);
}

static uint32_t glyph(const struct font *f, unsigned edges, int at)
{
    return f->glyphs[f->begin[edges] + (size_t)at];
}

static uint32_t inked(uint32_t rune, enum font_ink ink)
{
    return rune | (uint32_t)ink << FONT_INK;
}

/* The tiles of the text are e b a d c f; every place of a field is noted. */
static void test_glyphs(struct check *c)
{
    static const unsigned char edges[] = {5, 10, 12, 9, 6, 3};
    struct font f = {0};
    enum message fault;

    CHECK(c, font_read(&f, text_of("e%2s\n\nb%%.\n\na..\n\nd..\n\nc..\n\nf.\xE2\x94\x83\n"), &fault) == 0);
    for (int i = 0; i < 6; i++)
        CHECK(c, glyph(&f, edges[i], 0) == inked((uint32_t)"ebadcf"[i], FONT_TILE));
    CHECK(c, glyph(&f, 5, 1) == (FONT_FIELD | 2 << 8) && glyph(&f, 5, 2) == (FONT_FIELD | 2 << 8 | 1));
    CHECK(c, glyph(&f, 10, 1) == inked('%', FONT_TILE) && f.fields && !f.coloured);
    CHECK(c, glyph(&f, 3, 2) == inked(0x2503, FONT_TILE));
    font_free(&f);
}

/* Colours after the tiles: the last one of a character counts, and a blank has none. */
static void test_colours(struct check *c)
{
    struct font f = {0};
    enum message fault;

    CHECK(c, font_read(&f, text_of("e \n\nb \n\na \n\n%2s\n\nc \n\n\xE2\x94\x83 \n\n"
                                   "black ea s0\nwhite b \xE2\x94\x83 zb a\n\nblack b"), &fault) == 0);
    CHECK(c, f.coloured && f.width == 2 && f.height == 1);
    CHECK(c, glyph(&f, 5, 0) == inked('e', FONT_BLACK) && glyph(&f, 5, 1) == inked(' ', FONT_TILE));
    CHECK(c, glyph(&f, 10, 0) == inked('b', FONT_BLACK));
    CHECK(c, glyph(&f, 12, 0) == inked('a', FONT_WHITE));
    CHECK(c, glyph(&f, 9, 0) == (FONT_FIELD | 2 << 8));
    CHECK(c, glyph(&f, 6, 0) == inked('c', FONT_TILE));
    CHECK(c, glyph(&f, 3, 0) == inked(0x2503, FONT_WHITE));
    CHECK(c, font_read(&f, text_of(FIVE "uv\nwx\n\nwhite abcde\n"), &fault) == 0 && f.coloured);
    CHECK(c, font_read(&f, text_of(FIVE "uv\nwx\n\n"), &fault) == 0 && !f.coloured);
    font_free(&f);
}

static void test_field(struct check *c)
{
    static const struct {
        long number;
        int width;
        const char *shown;
    } table[] = {
        {0, 1, " "},    {0, 3, "   "},   {1, 1, "1"},     {9, 1, "9"},      {10, 1, "*"},    {7, 3, "  7"},
        {123, 3, "123"}, {1234, 3, "***"}, {-1, 3, " -1"}, {-12, 3, "-12"}, {-123, 3, "***"}, {-1, 1, "*"},
        {-9, 2, "-9"},  {100, 5, "  100"}, {2147483647, 10, "2147483647"}, {-2147483647, 10, "**********"},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        for (int at = 0; at < table[i].width; at++)
            CHECK(c, font_field(table[i].number, (uint32_t)(table[i].width << 8 | at)) == table[i].shown[at]);
}

void test_font(struct check *c)
{
    test_fonts(c);
    test_sizes(c);
    test_glyphs(c);
    test_colours(c);
    test_field(c);
}
