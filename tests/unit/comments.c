/* Moves and their comments as paragraphs: how they are divided, set and indented. */

#include "print/layout.h"
#include "check.h"

enum { WIDTH = 2800 };

/* Writes a paragraph that begins on a line: its kind, the space above it, its indent, its words, with [ and ] where
   bold letters begin and end and _ for a fixed blank; returns the number of the line behind it. */
static int describe(const struct paragraph_list *list, int n, struct sink *to)
{
    const struct paragraph_line *line = &list->lines[n];

    sink_byte(to, "PLD-MCT"[line->kind]); /* in the order of enum paragraph_kind */
    sink_byte(to, ' ');
    SINK(to, line->above, " ", line->x, " ");
    do {
        if (!list->lines[n].first)
            sink_byte(to, ' ');
        for (size_t i = list->lines[n].begin; i < list->lines[n].end; i++) {
            unsigned char byte = (unsigned char)list->text.bytes[i];

            sink_byte(to, byte == ENCODING_FIXED ? '_' : byte < 4 ? "  ]["[byte] : (char)byte);
        }
    } while (++n < list->count && !list->lines[n].first);
    sink_byte(to, '\n');
    return n;
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

    words = message_english;
    record_open(&r, text_of(record), INPUT_NUMBERED, RULES_LOOP);
    game_next(&r, &g, RULES_LOOP, false);
    document_open(d, &settings);
    paragraph_clear(&d->text, WIDTH);
    for (n = 1; n <= g.count; n++)
        variations = comments_add(d, g.record, game_record_move(&g, n), n);
    paragraph_end(&d->text);
    comments_add_lines(d, &d->text, g.record, &g.record->outro);
    for (n = 0; n < d->text.count;)
        n = describe(&d->text, n, &found);
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
    CHECK(c, are("1 @0+\n2 A0+\n", false, "P 50 0 [1_@0+_ 2_A0+\n"));
    CHECK(c, are("1 @0+\n2 A0+ ;One\n; two\n;Three\n;\n; four\n3 A0+ ;Five\n", false,
                 "P 50 0 [1_@0+_ 2_A0+_ ]One two\nP 20 0 Three\nP 50 0 four\nP 50 0 [3_A0+_ ]Five\n"));
    CHECK(c, are("1 @0+ ;One\n2 A0+\n3 Resign\n\nThanks.\nIt was fun.\n\nSee you soon.\n", false,
                 "P 50 0 [1_@0+_ ]One\nP 50 0 [2_A0+\nP 60 0 Thanks.\nP 20 0 It was fun.\nP 60 0 See you soon.\n"));
    CHECK(c, are("1 @0+ ;\n;\n2 A0+ ;x\n", false, "P 50 0 [1_@0+_ 2_A0+_ ]x\n")); /* no words are no comment */
}

/* Variations: lines with two blanks, or that begin with a move, or with a number and a move that a move, a number or
   `any` follows, or nothing. Any other line is a paragraph. */
static void test_variations(struct check *c)
{
    static const struct {
        const char *line;
        bool variation;
    } table[] = {
        {"A1+", true},    {"A1+ is fine", false}, {"A1+ any", true}, {"A1+ 4 B1+ is fine", true}, {"3 A1+", true},
        {"3. A1+", true}, {"3 A1+ B1+", true},
        {"3 A1+ Any", true}, {"3 A1+ 4 B1+", true}, {"3 A1+ is fine", false}, {"3 years", false}, {"3", false},
        {"Three", false}, {"any", false}, {"any B1+ any", true}, {"3 A1+ many", false}, {"  Three", true},
        {" Three", false},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink record = {0}, wanted = {0};

        sink_string(&record, "1 @0+ ;Words\n;\n;");
        sink_string(&record, table[i].line);
        sink_string(&record, "\n2 A0+ ;.\n1 @0+");
        sink_string(&wanted, "P 50 0 [1_@0+_ ]Words\n");
        sink_string(&wanted, table[i].variation ? "L 0 120 " : "P 50 0 ");
        sink_text(&wanted, text_trim(text_of(table[i].line)));
        sink_string(&wanted, "\nP 50 0 [2_A0+_ ].\n");
        sink_byte(&record, '\0');
        sink_byte(&wanted, '\0');
        CHECK(c, are(record.bytes, false, wanted.bytes));
        sink_free(&record);
        sink_free(&wanted);
    }
    CHECK(c, are("1 @0+ ;Words.\n;  These words have two blanks, as the next line has,\n;  which goes on\n;  here\n",
                 true, "P 50 0 [1_@0+_ ]Words.\n"
                 "L 0 120 These words have two blanks, as the next line has, which goes on\nL 0 120 here\n"));
    CHECK(c, are("1 @0+\n2 A0+ ;Words\n;B1+\n", true, "P 50 0 [1_@0+_ 2_A0+_ ]Words\nL 0 120 B1+\n"));
    CHECK(c, are("1 @0+ ;B1+\n2 A0+ ;Words\n", false, "P 50 0 [1_@0+\nL 0 120 B1+\nP 50 0 [2_A0+_ ]Words\n"));
}

/* Indents: 12 points for the first variation; others below the word above them, by the widths of Charter at 8.5 points
   (`A1+ ` 19.6, `C1+ ` 19.5), up to four fifths of the column, prose to a quarter. Far right, the type is smaller. */
static void test_indents(struct check *c)
{
    CHECK(c, are("1 @0+ ;A1+ B1+\n;    C1+ D1+\n;        E1+\n;    F1+\n;Words\n;G1+\n;    33\n2 A0+ ;.\n", false,
                 "P 50 0 [1_@0+\nL 0 120 A1+ B1+\nL 0 316 C1+ D1+\nL 0 511 E1+\nL 0 316 F1+\nP 20 0 Words\n"
                 "L 0 120 G1+\nL 0 316 33\nP 50 0 [2_A0+_ ].\n"));
    CHECK(c, are("1 @0+ ;A1+ B1+ C1+ D1+ E1+ F1+ G1+ H1+ I1+ J1+ K1+ L1+ M1+ N1+ O1+\n"
                 ";                                                        22\n"
                 ";                                                        so\n2 A0+ ;.\n", false,
                 "P 50 0 [1_@0+\nD 0 120 A1+ B1+ C1+ D1+ E1+ F1+ G1+ H1+ I1+ J1+ K1+ L1+ M1+ N1+ O1+\nD 0 2240 22\n"
                 "D 0 700 so\nP 50 0 [2_A0+_ ].\n"));
}

void test_commented(struct check *c)
{
    test_paragraphs(c);
    test_variations(c);
    test_indents(c);
}
