#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"
#include "check.h"

/* Texts and the form they are read in; `clear` if most of the numbers in order stand before any prose. */
static const struct {
    const char *text;
    enum input_form input_form;
    bool clear;
} table[] = {
    {"", INPUT_PLAIN, false},
    {"1 A1C 2 B1U", INPUT_NUMBERED, false}, /* two numbers are too few */
    {"1 A1C 2 B1U 3 A1S", INPUT_NUMBERED, true},
    {"Then 1 A1C\nand 2 B1U\nand 3 A1S", INPUT_NUMBERED, false},
    {"1 A1C 2 B1U 3 A1S\nso 4 B2R", INPUT_NUMBERED, true},
    {"1 A1C 2 B1U 3 A1S\nso 4 B2R\nso 5 A2S", INPUT_NUMBERED, false}, /* three of five are less than two thirds */
    {"1 A1C\n3 B1U\n2 C1U", INPUT_NUMBERED, false},
    {"2 B1U 3 A1C", INPUT_PLAIN, false},
    {"1 B1U 2 A1C", INPUT_PLAIN, false},
    /* A game in a list may have a number too, but then more than two moves follow it. */
    {"1. @0/ B1+", INPUT_NUMBERED, false},
    {"1. @0/ B1+ A0/", INPUT_PLAIN, false},
    {"1. @0/ 2. B1+ A0/", INPUT_NUMBERED, false},
    {"1. @0/ B1+ 2. A0/", INPUT_NUMBERED, false},
    {"1. @0/ B1+, or A0/", INPUT_NUMBERED, false},
    {"1  @0/ B1+ resign\n@0+ A1/", INPUT_NUMBERED, false},
    {"1 A1C\nB1U A1S\n A0/ C1+  win =\n", INPUT_NUMBERED, false}, /* five moves */
    {"1 A1C\nB1U A1S\n A0/ C1+ D1+\n", INPUT_PLAIN, false},
    {"1 A1C\nB1U A1S\n A0/ C1+ D1+ A2S A1U hm, so\n", INPUT_PLAIN, false}, /* one other word for four moves */
    {"1 A1C\nB1U A1S\n A0/ C1+ D1+ A2S hm, so\n", INPUT_NUMBERED, false},
    {"1. @0/ B1+\nA0/ C1+", INPUT_NUMBERED, false},
    {"1. @0/ B1+ A0/\n1. @0/", INPUT_NUMBERED, false},
    /* A 1 that ends a time is a number only if all that follow are in order. */
    {"10:01 @0/\n10:01 B1+", INPUT_PLAIN, false},
    {"2003-05-01 @0/\n2003-05-02 B1+\n2003-05-02 A0/", INPUT_PLAIN, false},
    {"10:02:01 @0/", INPUT_PLAIN, false},
    {"10:1 @0/\n11:2 B1+", INPUT_NUMBERED, false}, /* after a line's number */
    {"10:02 1 @0/\n10:02 2 B1+", INPUT_NUMBERED, false},
    /* One game per line: only moves and end markers, most lines begin with a first move, some have more moves. */
    {"@0/ B1+\n@0+ A1/", INPUT_ARCHIVE, false},
    {"@0/ B1+ resign\n@0+ A1/", INPUT_ARCHIVE, false},
    {"@0/ B1+ resign\n@0+ A1/ DRAW\nB1+ draw", INPUT_ARCHIVE, false},
    {"@0/ B1+ resign\nB1+ resign", INPUT_PLAIN, false},
    {"@0/ B1+ resign\nB1+ resign\nC1+ resign", INPUT_PLAIN, false},
    {"@0/, B1+ @0/ @0/\nB1+, @0+", INPUT_PLAIN, false}, /* half of them */
    {"@0/B 1", INPUT_PLAIN, false}, /* the word is more than a move */
    {"@0/ B1+ Ann\n@0+ A1/", INPUT_PLAIN, false},
    {"@0/ B2\\Rarely\n@0+ A1/", INPUT_PLAIN, false},
    {"A1CxB1U\nA1SxB1U", INPUT_PLAIN, false},
    {"@0/ 2 B1+\n@0+ A1/", INPUT_PLAIN, false},
    {"@0/ ; B1+\n@0+ ; A1/", INPUT_PLAIN, false}, /* one move per line */
    {"@0/\n@0+", INPUT_PLAIN, false},
    /* Words around many moves, and moves that were wrapped. */
    {"1,Ann Smith,Bo,White wins by a line,A1C B1U C1U D1U E1U F1U G1U H1U I1U\nA1S B1U", INPUT_ARCHIVE, false},
    {"1,Ann Smith,Bo,White wins by a line,A1C B1U C1U D1U\nA1S B1U", INPUT_PLAIN, false},
    {"A1C B1U C1U D1U and Ann Smith wins\nA1S B1U", INPUT_ARCHIVE, false},
    {"A1C B1U C1U and this means that Ann Smith wins\nA1S B1U", INPUT_PLAIN, false},
    /* Up to eight words before the moves, or as many as moves; as many behind three moves or more, but not more than
       eight. One word between four moves. */
    {"a b c d e f g h A1C B1U C1U\nA1S B1U", INPUT_ARCHIVE, false},
    {"B1+ a A1S B1U C1U D1U\nA1S B1U", INPUT_PLAIN, false}, /* of these words none is a move */
    {"a b c d e f g h i A1C B1U C1U\nA1S B1U", INPUT_PLAIN, false},
    {"a b c d e f g h i A1C B1U C1U D1U E1U F1U G1U H1U I1U\nA1S B1U", INPUT_ARCHIVE, false},
    {"a b c d e f g h i j A1C B1U C1U D1U E1U F1U G1U H1U I1U\nA1S B1U", INPUT_PLAIN, false},
    {"A1C B1U C1U D1U E1U F1U G1U H1U I1U a b c d e f g h\nA1S B1U", INPUT_ARCHIVE, false},
    {"A1C B1U C1U D1U E1U F1U G1U H1U I1U a b c d e f g h i\nA1S B1U", INPUT_PLAIN, false},
    {"A1C B1U C1U a b c\nA1S B1U", INPUT_ARCHIVE, false},
    {"A1C B1U C1U a b c d\nA1S B1U", INPUT_PLAIN, false},
    {"A1C B1U a b\nA1S B1U", INPUT_PLAIN, false},
    {"a A1C B1U C1U\nA1S B1U", INPUT_ARCHIVE, false},
    {"a A1C B1U\nA1S B1U", INPUT_PLAIN, false},
    {"A1C a B1U C1U D1U\nA1S B1U", INPUT_ARCHIVE, false},
    {"A1C a B1U C1U\nA1S B1U", INPUT_PLAIN, false},
    {"@0/ A1/ B1+\nC1+\n@0+ A1/ B1+\nC1+", INPUT_ARCHIVE, false},
    {"@0/ A1/ B1+\nC1+\n@0+ A1/\nC1+", INPUT_PLAIN, false}, /* one row is shorter */
    {"A1S B1U C1U\nD1U E1U F1U\nA1S D1U E1U\nF1U", INPUT_PLAIN, false}, /* one game: A1S is a later move too */
    {"A1S B1U C1U\nD1U\nA1S B1U C1U\nD1U", INPUT_ARCHIVE, false},
    {"@0/\n@0+\n@0/ B1+", INPUT_ARCHIVE, false},
    {"; x\n\n@0/ B1+ ; x\n; y\n; z", INPUT_ARCHIVE, false}, /* a line with only a comment does not count, */
    {"@0/ B1+\n\n\n@0+ A1/\n  \n", INPUT_ARCHIVE, false},
    {"@0/ B1+\n  \n    \n", INPUT_ARCHIVE, false}, /*   nor does an empty one */
};

/* Texts, whether their numbers are 1, 2, 3 ..., and whether nothing else is a move or almost one. */
static const struct {
    const char *text;
    bool in_order, is_single;
} orders[] = {
    {"1 A1C 2 B1U 3 A1S", true, true},
    {"So 1 A1C 2 B1U ; 4 A1S B1U\n3 resigns", true, true}, /* comments do not count */
    {"1 A1C 2 B1U in 7\nthen 3 A1S", true, true}, /* neither does a number before no move */
    {"1 A1C B1U 2 A1S", true, false},
    {"1 A1C BO/ 2 A1S", true, false},
    {"1 A1C\nB1U A1S\n2 A1S", true, false},
    {"1 A1C 2 B1U 4 A1S", false, false},
    {"1 A1C 2 B1U in 7\nB2R", false, false}, /* that is the number of the next line's move */
    {"1 A1C 2 B1U 1 resigns", false, false},
    {"2 A1C 3 B1U", false, false},
    {"@0/ B1+", false, false},
};

static void test_order(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof orders / sizeof *orders; i++) {
        struct detected form = detect_form(scan_begin(text_of(orders[i].text)));

        CHECK(c, form.in_order == orders[i].in_order && form.is_single == orders[i].is_single);
        if (form.in_order != orders[i].in_order || form.is_single != orders[i].is_single)
            fprintf(stderr, "  [%s]: %d, %d\n", orders[i].text, form.in_order, form.is_single);
    }
}

void test_detect(struct check *c);

void test_detect(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct detected form = detect_form(scan_begin(text_of(table[i].text)));
        enum input_form input_form = form.form;

        CHECK(c, input_form == table[i].input_form && form.numbers_lead == table[i].clear);
        if (input_form != table[i].input_form || form.numbers_lead != table[i].clear)
            fprintf(stderr, "  [%s]: %d, %d\n", table[i].text, input_form, form.numbers_lead);
    }
    test_order(c);
}
