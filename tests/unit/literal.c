#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "foreign/forms.h"
#include "check.h"

/* Texts, and their brackets, strings (in double quotes) and words, a blank behind each; <key> behind what has one. */
static const struct {
    const char *text;
    const char *source, *json; /* as source text; as JSON, NULL: the same */
} tokens[] = {
    {"a_b: 1 a.b: 2 a-b: 3 a+b: 4", "1<a_b> 2<a.b> 3<a-b> a<a-b> 4<b> ", NULL},
    {"\"a\": 1, 'b' = 2", "1<a> 2<b> ", "1<a> 2<b'> "},
    {"a \t\r\n: 1", "1<a> ", NULL},
    {"k: [1, 2], 3; 4", "[<k> 1<k> 2<k> ]<k> 3<k> 4 ", NULL}, /* a key holds up to the ; */
    {"{a: 1, b: {c: 2, 3}, 4}", "{ 1<a> {<b> 2<c> 3<b> }<b> 4 } ", NULL},
    {"(a: 1; b: [c: 2; 3]; 4)", "( 1<a> [<b> 2<c> 3<b> ]<b> 4 ) ", NULL},
    {"}]) a: 1", "} ] ) 1<a> ", NULL},
    {"{a: 1}] 2", "{ 1<a> } ] 2 ", NULL},
    /* Quotes. */
    {"\"x y\" 'x z' `y z`", "\"x y\" \"x z\" \"y z\" ", "\"x y\" x z' y z "},
    {"don't 'x'", "don' t \"x\" ", "don' t x' "},
    {"'it\\'s' x", "\"it\\'s\" x ", "it s' x "},
    {"\"a\\\\\" \"b\\\"c\"", "\"a\\\\\" \"b\\\"c\" ", NULL},
    {"\"ab\rcd\" x", "ab cd x ", NULL}, /* a string ends on its line */
    {"\"ab\ncd\" x", "ab cd x ", NULL},
    {"\"ab\\nc d", "ab nc d ", NULL},
    {"\"a\\\"b\\\"c", "\"a\\\"b\\\" c ", NULL}, /* behind the last quote that has a \ */
    {"\"a", "a ", NULL},
    {"\"", "", NULL},
    /* Moves whose \ is not doubled. In JSON a quote behind a \ ends nothing if there is another one. */
    {"\"B1\\\" \"x\"", "\"B1\\\" \"x\" ", "\"B1\\\" \" x "},
    {"\"B1\\\"c\" x", "\"B1\\\"c\" x ", NULL},
    {"\"B\\\" \"x\"", "\"B\\\" \" x ", NULL}, /* no move */
    {"\"so B1\\\" \"x\"", "\"so B1\\\" \" x ", NULL},
    {"\"B1\\\"", "\"B1\\\" ", NULL},
    /* Modern moves without quotes, alone. */
    {"B1+ A1S", "\"B1+\" A1S ", "B1 A1S "},
    {"k: B1+", "\"B1+\"<k> ", "B1<k> "},
    {"x.B1+ B1+.x", "x.B1 B1 .x ", NULL},
};

static void render_tokens(const char *text, bool json, char *all)
{
    struct literal_walk w = literal_walk(text_of(text), json);
    struct literal t;

    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t)) {
        const char *quote = t.kind == LITERAL_STRING ? "\"" : "";

        all += sprintf(all, "%s%.*s%s", quote, (int)t.text.length, t.text.at, quote);
        all += sprintf(all, t.key.length ? "<%.*s> " : " ", (int)t.key.length, t.key.at);
    }
}

static void test_tokens(struct check *c)
{
    size_t i;
    int json;

    for (i = 0; i < sizeof tokens / sizeof *tokens; i++)
        for (json = 0; json < 2; json++) {
            const char *wanted = json && tokens[i].json ? tokens[i].json : tokens[i].source;
            char all[200] = "";

            render_tokens(tokens[i].text, json, all);
            CHECK(c, strcmp(all, wanted) == 0);
            if (strcmp(all, wanted) != 0)
                fprintf(stderr, "  %s: [%s], not [%s]\n", tokens[i].text, all, wanted);
        }
}

/* Signs beside a move without quotes; signs behind a move whose \ is not doubled, and its quote. All other printable
   ones of ASCII are no edges. */
static void test_edges(struct check *c)
{
    char sign;

    for (sign = '\t'; sign < 0x7F; sign++) {
        char text[20], all[100] = "";
        bool edge = strchr(" \t\r\n,;:=()[]{}", sign) != NULL, behind = strchr(" \t\r\n,;)]}/>", sign) != NULL;

        if (!strchr("\"'`", sign)) {
            sprintf(text, "%cB1+ x", sign);
            render_tokens(text, false, all);
            CHECK(c, (strstr(all, "\"B1+\"") != NULL) == edge);
            sprintf(text, "B1+%c x", sign);
            *all = '\0';
            render_tokens(text, false, all);
            CHECK(c, (strstr(all, "\"B1+\"") || strstr(all, "<B1+>")) == edge);
        }
        sprintf(text, "'B1\\'%c 'y'", sign);
        *all = '\0';
        render_tokens(text, false, all);
        CHECK(c, (strncmp(all, "\"B1\\\"", 5) == 0 && strstr(all, "\"y\"")) == behind);
    }
}

/* Keys are known in as many brackets as LITERAL_DEPTH says, counting those outside; the last place is that of all
   deeper ones. */
static void test_depth(struct check *c)
{
    int depth;

    for (depth = 1; depth < LITERAL_DEPTH + 3; depth++) {
        char text[LITERAL_DEPTH + 40], all[300] = "", *end;

        memset(text, '[', (size_t)depth);
        strcpy(text + depth, "a: [b: 1] 2");
        render_tokens(text, true, all);
        end = all + strlen(all) - 5;
        CHECK(c, strcmp(end, depth + 1 < LITERAL_DEPTH ? "2<a> " : "2<b> ") == 0);
    }
}

/* The key of the brackets around the string "x". */
static void test_outer(struct check *c)
{
    static const char *const rows[][2] = {
        {"\"x\"", ""}, {"[\"x\"]", ""}, {"a: \"x\"", ""}, {"{a: {b: \"x\"}}", "a"}, {"{a: {b: 1, \"x\"}}", "a"},
        {"{a: [{c: 1}, {b: \"x\"}]}", "a"}, {"{c: [1], {\"x\"}}", ""}, {"c: 1 {\"x\"}", "c"}};
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct literal_walk w = literal_walk(text_of(rows[i][0]), true);
        struct literal t;

        do
            literal_next(&w, &t);
        while (t.kind != LITERAL_END && !text_is(t.text, "x"));
        CHECK(c, t.kind == LITERAL_STRING && text_is(literal_outer_key(&w), rows[i][1]));
    }
}

/* The first characters of strings: what they stand for, and how many bytes they have (RFC 8259, 7; C and Python). */
static void test_units(struct check *c)
{
    static const struct {
        const char *text, *bytes;
        int length;
    } rows[] = {
        {"ab", "a", 1}, {"\\nb", "\n", 2}, {"\\rb", "\n", 2}, {"\\r\\n", "\n", 4}, {"\\r\\t", "\n", 2},
        {"\\r\\", "\n", 2},
        {"\\n\\r", "\n", 2}, {"\\tb", "\t", 2}, {"\\bb", " ", 2}, {"\\fb", " ", 2}, {"\\\\b", "\\", 2},
        {"\\/b", "/", 2},
        {"\\\"b", "\"", 2}, {"\\'b", "'", 2}, {"\\`b", "`", 2}, {"\\qb", "\\", 1}, {"\\Nb", "\\", 1}, {"\\", "\\", 1},
        {"\n\n", "\n", 1}, {"\r\r", "\n", 1}, {"\r\n\n", "\n", 2},
        {"\\u00411", "A", 6}, {"\\u00e9", "\xC3\xA9", 6}, {"\\u00E9", "\xC3\xA9", 6}, {"\\u20AC", "\xE2\x82\xAC", 6},
        {"\\u004", "\\", 1}, {"\\u00g1", "\\", 1}, {"\\U0041", "\\", 1}, {"\\u", "\\", 1},
        {"\\x411", "A", 4}, {"\\xe9", "\xC3\xA9", 4}, {"\\x4", "\\", 1}, {"\\x4g", "\\", 1},
        {"\\x4:", "\\", 1}, {"\\x4@", "\\", 1},
         {"\\X41", "\\", 1},
        {"\\ud800\\udc00", "\xF0\x90\x80\x80", 12}, {"\\uDBFF\\uDFFF", "\xF4\x8F\xBF\xBF", 12},
        {"\\ud83d\\ude00x", "\xF0\x9F\x98\x80", 12}, {"\\ud800\\udbff", "\xEF\xBF\xBD", 6},
        {"\\ud800\\ue000", "\xEF\xBF\xBD", 6}, {"\\udbff", "\xEF\xBF\xBD", 6}, {"\\udc00\\udc00", "\xEF\xBF\xBD", 6},
        {"\\ud800\\udc0", "\xEF\xBF\xBD", 6}, {"\\ud800\\xdc00", "\xEF\xBF\xBD", 6},
        {"\\ud800xudc00", "\xEF\xBF\xBD", 6},
        {"\\ud7ff\\udc00", "\xED\x9F\xBF", 6}, {"\\ue000\\udc00", "\xEE\x80\x80", 6},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct form_unit u = literal_unit(text_of(rows[i].text));
        bool good = u.end == rows[i].text + rows[i].length &&
                    text_is((struct text){u.bytes, u.length}, rows[i].bytes);

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: %d bytes for %d\n", rows[i].text, (int)u.length, (int)(u.end - rows[i].text));
    }
    CHECK(c, literal_unit((struct text){"\\\0b", 3}).end[0] == '\0');
}

/* Strings, and their words without escapes, a blank behind each, with ! behind moves. */
static void test_words(struct check *c)
{
    static const char *const rows[][2] = {
        {"@0/ B1+\tA1S\\tso,x;y|z\n", "@0/! B1+! A1S! so x y z "},
        {"1. @0/ 2) B1+ 3: A0+ 4 C1+ 5,D1+ 6;E1+ 7", "@0/! B1+! A0+! C1+! D1+! E1+! "},
        {"1.@0/ 2)B1+ 3:A0+ 4\tC1+ 5\\tD1+ 6.) E1+ 7..", "@0/! B1+! A0+! C1+! D1+! E1+! "},
        {"12x 3-4 5/ .6", "12x 3-4 5/ .6 "}, /* no numbers */
        {"8|9", "8 "},
        {"B1\\\\\\\\ B1\\\\ B1\\\\\\\\\\\\", "B1\\! B1\\! B1\\! "}, /* escaped once more */
        {"\\u0042\\x31+", "B1+! "},
        {"", ""}, {" ,;", ""},
        {"abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwx "}, /* NOTATION_WORD bytes */
        {"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA1+", "AAAAAAAAAAAAAAAAAAAAAAAA "},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text rest = text_of(rows[i][0]);
        struct literal_word w;
        char all[200] = "", *at = all;

        while (literal_word(&rest, &w))
            at += sprintf(at, "%.*s%s ", (int)w.length, w.bytes, w.is_move ? "!" : "");
        CHECK(c, strcmp(all, rows[i][1]) == 0);
        if (strcmp(all, rows[i][1]) != 0)
            fprintf(stderr, "  %s: [%s]\n", rows[i][0], all);
    }
}

void test_literal(struct check *c)
{
    test_tokens(c);
    test_edges(c);
    test_depth(c);
    test_outer(c);
    test_units(c);
    test_words(c);
}
