#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "style.h"

#include "check.h"

/* Texts and the way they are read; `clear` if most of the numbers in order stand before any prose. */
static const struct {
    const char *text;
    enum style style;
    bool clear;
} table[] = {
    {"", STYLE_PLAIN, false},
    {"1 A1C 2 B1U", STYLE_NUMBERED, false}, /* two numbers are too few to tell */
    {"1 A1C 2 B1U 3 A1S", STYLE_NUMBERED, true},
    {"Then 1 A1C\nand 2 B1U\nand 3 A1S", STYLE_NUMBERED, false},
    {"1 A1C 2 B1U 3 A1S\nso 4 B2R", STYLE_NUMBERED, true},
    {"1 A1C 2 B1U 3 A1S\nso 4 B2R\nso 5 A2S", STYLE_NUMBERED, false}, /* three of five are less than two thirds */
    {"1 A1C\n3 B1U\n2 C1U", STYLE_NUMBERED, false},
    {"2 B1U 3 A1C", STYLE_PLAIN, false},
    {"1 B1U 2 A1C", STYLE_PLAIN, false},
    /* A game in a list has a number too, but then more than a pair of moves behind it. */
    {"1. @0/ B1+", STYLE_NUMBERED, false},
    {"1. @0/ B1+ A0/", STYLE_PLAIN, false},
    {"1. @0/ 2. B1+ A0/", STYLE_NUMBERED, false},
    {"1. @0/ B1+ 2. A0/", STYLE_NUMBERED, false},
    {"1. @0/ B1+, or A0/", STYLE_NUMBERED, false},
    {"1. @0/ B1+\nA0/ C1+", STYLE_NUMBERED, false},
    {"1. @0/ B1+ A0/\n1. @0/", STYLE_NUMBERED, false},
    /* One game a line: moves and end markers alone, most of the lines from a first move on, some of them longer. */
    {"@0/ B1+\n@0+ A1/", STYLE_ARCHIVE, false},
    {"@0/ B1+ resign\n@0+ A1/", STYLE_ARCHIVE, false},
    {"@0/ B1+ resign\n@0+ A1/ DRAW\nB1+ draw", STYLE_ARCHIVE, false},
    {"@0/ B1+ resign\nB1+ resign", STYLE_PLAIN, false},
    {"@0/ B1+ resign\nB1+ resign\nC1+ resign", STYLE_PLAIN, false},
    {"@0/, B1+ @0/ @0/\nB1+, @0+", STYLE_PLAIN, false}, /* half of them */
    {"@0/ B1+ Ann\n@0+ A1/", STYLE_PLAIN, false},
    {"@0/ B2\\Rarely\n@0+ A1/", STYLE_PLAIN, false},
    {"A1CxB1U\nA1SxB1U", STYLE_PLAIN, false},
    {"@0/ 2 B1+\n@0+ A1/", STYLE_PLAIN, false},
    {"@0/ ; B1+\n@0+ ; A1/", STYLE_PLAIN, false}, /* a move a line */
    {"@0/\n@0+", STYLE_PLAIN, false},
    {"@0/\n@0+\n@0/ B1+", STYLE_ARCHIVE, false},
    {"; x\n\n@0/ B1+ ; x\n; y\n; z", STYLE_ARCHIVE, false}, /* a comment alone is no line */
    {"@0/ B1+\n\n\n@0+ A1/\n  \n", STYLE_ARCHIVE, false},
    {"@0/ B1+\n  \n    \n", STYLE_ARCHIVE, false}, /* nor are blanks */
};

void test_style(struct check *c);

void test_style(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        bool clear;
        enum style style = style_of(text_of(table[i].text), &clear);

        CHECK(c, style == table[i].style && clear == table[i].clear);
        if (style != table[i].style || clear != table[i].clear)
            fprintf(stderr, "  [%s]: %d, %d\n", table[i].text, style, clear);
    }
}
