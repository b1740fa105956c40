/* Moves and their comments as paragraphs: how they are divided, set and indented. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"
#include "check.h"

#include <stdlib.h>

enum { WIDTH = 2800 };

/* Writes a paragraph: its kind, the space above it, its indent, its words; their bold beginning is in brackets. */
static void describe(const struct paragraph_list *list, const struct paragraph *p, struct sink *to)
{
    static const char letters[] = "PVLMCT"; /* in the order of enum paragraph_kind */
    size_t i;

    sink_byte(to, letters[p->kind]);
    sink_byte(to, ' ');
    sink_operand(to, p->above);
    sink_operand(to, p->indent);
    if (p->lead > p->begin)
        sink_byte(to, '[');
    for (i = p->begin; i < p->end; i++) {
        if (i == p->lead && i > p->begin)
            sink_byte(to, ']');
        sink_byte(to, list->text.bytes[i] == (char)ENCODING_FIXED ? '_' : list->text.bytes[i]);
    }
    if (p->lead == p->end && p->lead > p->begin)
        sink_byte(to, ']');
    sink_byte(to, '\n');
}

/* Whether the paragraphs of a game's moves and conclusion, the last comment's with or without variations, are these. */
static bool are(const char *record, bool varied, const char *wanted)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words};
    struct document *d = memory_new(1, sizeof *d);
    struct record r = {0};
    struct game g = {0};
    struct sink found = {0};
    bool variations = false, same;
    int n;

    load_english(&words);
    record_open(&r, text_of(record), INPUT_NUMBERED);
    game_next(&r, &g, RULES_LOOP, false);
    document_open(d, &settings);
    paragraph_clear(&d->text, WIDTH);
    for (n = 1; n <= g.count; n++)
        variations = comments_add(d, g.record, game_record_move(&g, n), n);
    comments_add_prose(d, g.record, &g.record->outro);
    for (n = 0; n < d->text.count; n++)
        describe(&d->text, &d->text.all[n], &found);
    same = text_is(sink_contents(&found), wanted) && variations == varied;
    if (!same)
        fprintf(stderr, "  found, %d:\n%.*s", variations, (int)found.used, sink_contents(&found).at);
    sink_free(&found);
    document_free(d);
    free(d);
    game_free(&g);
    record_free(&r);
    return same;
}

/* Moves without comments are one paragraph; the first words of a comment stand behind the move, others below it, after
   2 points; moves after a comment stand 5 points below it, the conclusion 6 points below what is above it. */
static void test_paragraphs(struct check *c)
{
    CHECK(c, are("1 @0+\n2 A0+\n", false, "V 0 0 1_@0+_ 2_A0+\n"));
    CHECK(c, are("1 @0+\n2 A0+ ;One\n; two\n;Three\n;\n; four\n3 A0+ ;Five\n", false,
                 "P 0 0 [1_@0+_ 2_A0+]One two\nP 20 0 Three\nP 20 0 four\nP 50 0 [3_A0+]Five\n"));
    CHECK(c, are("1 @0+ ;One\n2 A0+\n3 Resign\n\nThank you all.\nIt was fun.\n\nSee you soon.\n", false,
                 "P 0 0 [1_@0+]One\nV 50 0 2_A0+\nP 60 0 Thank you all. It was fun.\nP 60 0 See you soon.\n"));
    CHECK(c, are("1 @0+ ;\n;\n2 A0+ ;x\n", false, "P 0 0 [1_@0+_ 2_A0+]x\n")); /* no words are no comment */
}

/* Variations: lines with two blanks, or that begin with a move, or with a number and a move that a move, a number or
   `any` follows, or nothing. Any other line is a paragraph. */
static void test_variations(struct check *c)
{
    static const struct {
        const char *line;
        bool variation;
    } table[] = {
        {"A1+", true},    {"A1+ is fine", true}, {"3 A1+", true},     {"3. A1+", true},       {"3 A1+ B1+", true},
        {"3 A1+ Any", true}, {"3 A1+ 4 B1+", true}, {"3 A1+ is fine", false}, {"3 years", false}, {"3", false},
        {"Three", false}, {"any", false},        {"3 A1+ many", false}, {"  Three", true},
        {" Three", false},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink record = {0}, wanted = {0};

        sink_string(&record, "1 @0+ ;Words\n;\n;");
        sink_string(&record, table[i].line);
        sink_string(&record, "\n2 A0+ ;.\n1 @0+");
        sink_string(&wanted, "P 0 0 [1_@0+]Words\n");
        sink_string(&wanted, table[i].variation ? "L 0 120 " : "P 20 0 ");
        sink_text(&wanted, text_trim(text_of(table[i].line)));
        sink_string(&wanted, "\nP 50 0 [2_A0+].\n");
        sink_byte(&record, '\0');
        sink_byte(&wanted, '\0');
        CHECK(c, are(record.bytes, false, wanted.bytes));
        sink_free(&record);
        sink_free(&wanted);
    }
    CHECK(c, are("1 @0+\n2 A0+ ;Words\n;B1+\n", true, "P 0 0 [1_@0+_ 2_A0+]Words\nL 0 120 B1+\n"));
    CHECK(c, are("1 @0+ ;B1+\n2 A0+ ;Words\n", false, "V 0 0 1_@0+\nL 0 120 B1+\nP 50 0 [2_A0+]Words\n"));
}

/* Indents: 12 points for a variation with none above it. Below another one of as many blanks it has the same, of more
   blanks as much more as the words above it take up to there: in 9 points a digit is 4.5 wide, a blank 2.25. A
   paragraph parts them. No indent is more than half the column, and all are whole points. Sixteen lines are kept. */
static void test_indents(struct check *c)
{
    struct sink record = {0}, wanted = {0};
    int i;

    CHECK(c, are("1 @0+ ;  0 00\n;    22\n;Words\n;    33\n2 A0+ ;.\n", false,
                 "V 0 0 1_@0+\nL 0 120 0 00\nL 0 180 22\nP 20 0 Words\nL 0 120 33\nP 50 0 [2_A0+].\n"));
    CHECK(c, are("1 @0+ ;  0 00\n;    22\n;    33\n;  44\n;      55\n2 A0+ ;.\n", false,
                 "V 0 0 1_@0+\nL 0 120 0 00\nL 0 180 22\nL 0 180 33\nL 0 120 44\nL 0 230 55\nP 50 0 [2_A0+].\n"));
    CHECK(c, are("1 @0+ ;  00000000000000000000000000000\n;                                22\n2 A0+ ;.\n", false,
                 "V 0 0 1_@0+\nL 0 120 00000000000000000000000000000\nL 0 1400 22\nP 50 0 [2_A0+].\n"));
    for (i = 1; i <= 19; i++) {
        sink_string(&record, i > 1 ? "\n;" : "1 @0+ ;");
        sink_repeat(&record, ' ', 2 * (size_t)i);
        sink_string(&record, "0");
        sink_string(&wanted, i > 1 ? "" : "V 0 0 1_@0+\n");
        syntax_numbers("L 0 # 0\n", 1, (int64_t[]){120 + 60 * ((i < 17 ? i : 17) - 1)}, &wanted);
    }
    sink_string(&record, "\n2 A0+ ;.\n");
    sink_string(&wanted, "P 50 0 [2_A0+].\n");
    sink_byte(&record, '\0');
    sink_byte(&wanted, '\0');
    CHECK(c, are(record.bytes, false, wanted.bytes));
    sink_free(&record);
    sink_free(&wanted);
}

void test_commented(struct check *c);

void test_commented(struct check *c)
{
    test_paragraphs(c);
    test_variations(c);
    test_indents(c);
}
