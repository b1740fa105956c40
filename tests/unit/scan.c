#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "check.h"
#include "around.h"

#include <stdlib.h>

/* Lines and their tokens, each a kind, its number if any, a colon, its text. The kind is m for a move, k for an end
   marker, w for another word, c for a comment; ~ follows a word that has more than moves in it, . a marker that ends
   its line, W or B one that says who wins. */
static const char *const table[][2] = {
    {"", ""},
    {"   \t ", ""},
    {"A1C 1AR", "m:A1C m:1AR"},
    {"1 A1S  2 A1U", "m1:A1S m2:A1U"},
    {"...5 A1C, 6 1AS", "m5:A1C m6:1AS"},
    {"12. D2R", "m12:D2R"},
    {"3) B2/", "m3:B2/"},
    {"3: B2/ 4- B3/ 5] B4/", "m3:B2/ m4:B3/ m5:B4/"},
    {"1. @0/ B1+  2. A0\\", "m1:@0/ m:B1+ m2:A0\\"},
    {"1... B1+", "m1:B1+"},
    {"7.B2/", "m7:B2/"},
    {"2 B2\\Rarely seen", "m2:B2\\~ w:seen"},
    {"2 B2URarely", "w:2 w:B2URarely"}, /* a letter may go on, a shape may not */
    {"b2\\a1/c3+", "m:b2\\ m:a1/ m:c3+"},
    {"A1/2", "m:A1/~"},
    {"A1/2. B1/", "m:A1/ m2:B1/"},
    {"A1/@1/12... B1/", "m:A1/ m:@1/ m12:B1/"},
    {"A1/2. b", "m:A1/~ w:b"},
    {"A1/2.", "m:A1/~"},
    {"A1/2, B1/", "m:A1/~ m:B1/"},
    {"A1/b2. B1/", "m:A1/~ m:B1/"},
    {"A0/@1+", "m:A0/ m:@1+"},
    {"1A/ 2B+ 1AA", "w:1A/ w:2B+ w:1AA"},
    {"5 and 6 B2R", "w:5 m6:B2R"},
    {"1994 was 3rd", "w:1994 w:was w:3rd"},
    {"25 Resign", "k25:Resign."},
    {"25. RESIGNS!", "k25:RESIGNS."},
    {"25Resign", "w:25Resign"}, /* a marker is a whole word */
    {"15 Time", "k15:Time."},
    {"15 win", "k15:win."},
    {"time to win", "k:time w:to k:win."},
    {"1-0, 2 B2R 0-1 1/2-1/2 3", "k:1-0W m2:B2R k:0-1B k:1/2-1/2 w:3"},
    {"1-0 resigns, 0-1 time", "k:1-0W k:resigns k:0-1B k:time."}, /* of that marker alone */
    {"0-12 is", "w:0 w:12 w:is"},
    {"DRAW ; agreed", "k:DRAW. c:; agreed"},
    {"resigned drawn wins time", "k:resigned k:drawn k:wins k:time."},
    {"winner draws", "w:winner w:draws"},
    {"3 C1U ;4 C2U", "m3:C1U c:;4 C2U"},
    {"; all", "c:; all"},
    {"A1C ; x ; y", "m:A1C c:; x ; y"},
    {"> # x", "c:# x"},
    {"&lt; ; x", "c:; x"},
    {"# all", "c:# all"},
    {"B2/ # 2", "m:B2/ w:2"}, /* # begins a comment only at the start of a line */
    {"> > 4 B2/", "m4:B2/"},
    {">; x", "c:; x"},
    {"<b>4</b> B2/<br>", "m4:B2/"},
    {"<A HREF=\"a1c;\">x</A> B2R", "w:x m:B2R"}, /* a ; in a tag begins no comment */
    {"&nbsp;4&nbsp;B2R&gt;;x", "m4:B2R c:;x"},
    {"4&#160;B2R &#x3B; C2R &frac12; D2R", "m4:B2R m:C2R m:D2R"}, /* a number is a name */
    {"<B2R> <@0/>", "m:B2R m:@0/"}, /* moves in brackets are not tags */
    {"a < b2r > c", "w:a m:b2r w:c"},
    {"AT&T; B2R", "w:AT m:B2R"}, /* an entity, as far as the text shows */
    {"B2R &; C2R", "m:B2R c:; C2R"}, /* without a name it is not an entity */
    {"R&D ; B2R", "w:R w:D c:; B2R"},
    {"<unclosed B2R", "w:unclosed m:B2R"},
    {"\xE9tude B2R \xC3\xA9", "w:tude m:B2R"},
    {"(B2R)[C2R]\"D2R\"", "m:B2R m:C2R m:D2R"},
    {"B2R.", "m:B2R"},
    {"99999999999999999999 B2R", "m268435456:B2R"}, /* huge, no overflow */
    {"0 B2R", "m:B2R"},
    {"4 > B2R", "w:4 m:B2R"},
    {"A1S $12 B2R $3", "m:A1S w:12 m:B2R w:3"}, /* notes of PGN are no numbers */
    /* Any signs that are no word can stand between a number and its move. */
    {"1 - A1S 2 -> A1S 3 => B2R 4 = B2R 5 | B2R 6] B2R", "m1:A1S m2:A1S m3:B2R m4:B2R m5:B2R m6:B2R"},
    {"**1.** A1S 2. **B2R** _3_ B2R `4. B2R` 5. `B2R`", "m1:A1S m2:B2R m3:B2R m4:B2R m5:B2R"},
    {"1. \"A1S\" 2. 'B2R' \"3\",\"B2R\"", "m1:A1S m2:B2R m3:B2R"},
    {"1 \xE2\x80\x93 A1S 2 \xE2\x80\x94 B2R 3 \xE2\x86\x92 B2R 4. \xE2\x80\xA6 B2R", "m1:A1S m2:B2R m3:B2R m4:B2R"},
    {"1.\xC2\xA0" "A1S 2\xE2\x80\x89" "B2R 3\xE3\x80\x80" "B2R 4.\xE2\x80\x8B" "B2R 5.\xA0" "B2R",
     "m1:A1S m2:B2R m3:B2R m4:B2R m5:B2R"},
    {"1. \xE2\x80\x9C" "A1S\xE2\x80\x9D 2. \xC2\xAB" "B2R\xC2\xBB 3\xC2\xBA B2R", "m1:A1S m2:B2R m3:B2R"},
    {"<tr><td>1</td><td>A1S</td></tr><li>2. B2R", "m1:A1S m2:B2R"},
    {"|| 1 || A1S || | 2 | B2R |", "m1:A1S m2:B2R"},
    {"3 or B2R, 4 + B2R", "w:3 w:or m:B2R w:4 w:+ m:B2R"},
    /* Other signs that stand for those of moves. */
    {"&#64;0&#47; B1&#x2b; B1&#92; b1&bsol; &commat;0&plus; A&#49;&sol;",
     "m:&#64;0&#47; m:B1&#x2b; m:B1&#92; m:b1&bsol; m:&commat;0&plus; m:A&#49;&sol;"},
    {"B1\xC2\xA5 B1\xE2\x88\x96 B1\xE2\x82\xA9 B1\xE2\x81\x84 B1\xE2\x88\x95",
     "m:B1\xC2\xA5 m:B1\xE2\x88\x96 m:B1\xE2\x82\xA9 m:B1\xE2\x81\x84 m:B1\xE2\x88\x95"},
    {"\xEF\xBC\x92\xEF\xBC\x8E\xEF\xBC\xA2\xEF\xBC\x91\xEF\xBC\x8B",
     "m2:\xEF\xBC\xA2\xEF\xBC\x91\xEF\xBC\x8B"}, /* full width */
    {"\xEF\xBC\xA0" "0/\xEF\xBC\xA2" "1\xEF\xBC\x8B!", "m:\xEF\xBC\xA0" "0/ m:\xEF\xBC\xA2" "1\xEF\xBC\x8B"},
    {"B\xC2\xAD" "1+\xC2\xAD, A1\xE2\x81\xA0S", "m:B\xC2\xAD" "1+ m:A1\xE2\x81\xA0S"}, /* not seen */
    {"B1\\textbackslash{} B1$\\backslash$ B1{\\textbackslash}",
     "m:B1\\textbackslash{} m:B1$\\backslash$ m:B1{\\textbackslash}"},
    {"B1+AFw- +AEA-0/ B1+-", "m:B1+AFw- m:+AEA-0/ m:B1+"}, /* UTF-7 */
    {"B1+AFw B1+", "m:B1+AFw m:B1+"},
    {"B1+ +AEA0/ B1+AC8 B1+", "m:B1+ m:+AEA0/ m:B1+AC8 m:B1+"},
    {"+@0/ B1+", "m:@0/ m:B1+"}, /* of a patch */
    {"1. (A1S) 2. [B2R] 3. (B2R, 4. (win)", "m1:A1S m2:B2R w:3 m:B2R w:4 k:win"},
    {"&#640&#47 B1&#43 B1&#92", "m:&#640&#47 m:B1&#43 m:B1&#92"},
    {"B1&#0; &#92 &#x; &#99999999999; &#", "w:B1 w:&#92 w:99999999999 c:; &#"},
    {"B1\\\\ B2R", "m:B1\\~ m:B2R"}, /* doubled only where all are */
    {"+A1S", "m:A1S"},
    {"> +1 A1S", "m1:A1S"},
    {"+ A1S", "w:+ m:A1S"},
    {"+", "w:+"},
    /* Tags and entities, and what is none: a name has at most eleven signs. */
    {"&abcdefghijk; A1S", "m:A1S"},
    {"&abcdefghijkl; A1S", "w:abcdefghijkl c:; A1S"},
    {"A1S &", "m:A1S"},
    {"A1S &#4", "m:A1S w:4"},
    {"A1S &#x", "m:A1S w:x"},
    {"<!x> <a y=z> </b> A1S <", "m:A1S"},
    {"<1> A1S", "w:1 m:A1S"},
    {"<a <b> A1S", "w:a m:A1S"},
    /* Markers and scores. */
    {"resigns . ! ", "k:resigns."},
    {"resigns, A1S", "k:resigns m:A1S"},
    {"1-0", "k:1-0.W"},
    {"A1S 0-1", "m:A1S k:0-1.B"},
    {"1-0- x", "w:1 w:0 w:x"},
    {"1/2", "w:1/2"},
    {"1/2-1/2", "k:1/2-1/2."},
    {"A1S 1", "m:A1S w:1"},
    /* Numbers in brackets, and with letters that look like digits: two or three signs with a stop behind them. */
    {"1. {A1S} 2. <B2R> 3. (B2R] 4 }B2R}", "m1:A1S m2:B2R w:3 m:B2R w:4 m:B2R"},
    {"3. (B2R", "w:3 m:B2R"},
    {"3. [] B2R", "w:3 m:B2R"},
    {"1O. A1S 2o: B2R l2) B2R I3. B2R 1OO. B2R", "m10:A1S m20:B2R m12:B2R m13:B2R m100:B2R"},
    {"1OOO. A1S", "w:1OOO m:A1S"},
    {"O. A1S l. B2R", "w:O m:A1S w:l m:B2R"},
    {"1O, A1S 1O", "w:1O m:A1S w:1O"},
    {"26843544 A1S 268435449 A1S 268435457 A1S", "m26843544:A1S m268435449:A1S m268435456:A1S"},
    {"A1S -> B2R = > C2R", "m:A1S m:B2R m:C2R"},
    {"1 -> A1S 2 => B2R 3 -- B2R 4 > B2R", "m1:A1S m2:B2R m3:B2R w:4 m:B2R"},
    /* Words that only join moves, but not at the beginning of a line. */
    {"B1+ / C1+ and D1+ Dann E1+ et F1+ og G1+ puis H1+ then I1+ und J1+ y K1+",
     "m:B1+ m:C1+ m:D1+ m:E1+ m:F1+ m:G1+ m:H1+ m:I1+ m:J1+ m:K1+"},
    {"and B1+ an C1+ andy D1+ z E1+", "w:and m:B1+ w:an m:C1+ w:andy m:D1+ w:z m:E1+"},
    /* A word of 64 signs is read, not one of more. */
    {"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\xEF\xBC\x91/",
     "m:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\xEF\xBC\x91/"},
    {"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\xEF\xBC\x91/",
     "w:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\xEF\xBC\x91/"},
};

/* The same where backslashes are escaped. */
static const char *const escaped[][2] = {
    {"\"@0/ B1\\\\ b1\\\\\"", "m:@0/ m:B1\\\\ m:b1\\\\"},
    {"B1\\\\A1/B1\\\\\\\\ B1\\", "m:B1\\\\ m:A1/ m:B1\\\\\\\\ m:B1\\"},
    {"1. @0/\\n2. B1\\\\\\n3. A1S\\t4. B2R\\n\"", "m1:@0/ m2:B1\\\\ m3:A1S m4:B2R"},
    {"1\\. @0\\/ 2\\. B1\\+ \\\"A0\\/\\\"", "m1:@0\\/ m2:B1\\+ m:A0\\/"},
    {"B1\\ A0/ B1\\\tC1+", "m:B1\\ m:A0/ m:B1\\ m:C1+"},
    {"A0/B1\\", "m:A0/ m:B1\\"},
    {"B1\\textbackslash{} B1+", "m:B1\\textbackslash{} m:B1+"},
    {"A\\1/ A\\b1+ A\\d1/", "w:A\\1/ w:A w:1+ w:A\\d1/"},
};

static void render(struct scan_token t, char *all, size_t capacity)
{
    static const char letters[] = {[SCAN_MOVE] = 'm', [SCAN_END_MARKER] = 'k', [SCAN_WORD] = 'w', [SCAN_COMMENT] = 'c',
                                   [SCAN_HEADING] = 'h'};
    size_t used = strlen(all);

    if (used)
        all[used++] = ' ';
    all[used++] = letters[t.kind];
    if (t.number)
        used += (size_t)snprintf(all + used, capacity - used, "%d", t.number);
    used += (size_t)snprintf(all + used, capacity - used, ":%.*s", (int)t.text.length, t.text.at);
    if (t.kind == SCAN_MOVE && !t.whole)
        all[used++] = '~';
    if (t.kind == SCAN_END_MARKER && t.last)
        all[used++] = '.';
    if (t.winner)
        all[used++] = t.winner == GAME_WHITE ? 'W' : 'B';
    all[used] = '\0';
}

static void test_line(struct check *c, struct text line, struct scan *s, const char *wanted)
{
    char all[300] = "";
    struct scan_token t;

    scan_line(s, line);
    for (scan_next(s, &t); t.kind != SCAN_END; scan_next(s, &t))
        render(t, all, sizeof all);
    CHECK(c, strcmp(all, wanted) == 0);
    if (strcmp(all, wanted) != 0)
        fprintf(stderr, "  [%s] not [%s]\n", all, wanted);
    scan_next(s, &t);
    CHECK(c, t.kind == SCAN_END); /* at the end it stays there */
}

static void test_tokens(struct check *c, const char *const rows[][2], size_t count, bool is_escaped)
{
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < count; i++)
        for (n = 0; n < AROUND; n++) {
            struct scan s = {.escaped = is_escaped};

            test_line(c, around_put(text_of(rows[i][0]), n, room), &s, rows[i][1]);
        }
}

/* Texts and their tokens; LINE.ROW before the first one of each row. */
static const char *const whole[][2] = {
    {"", ""},
    {"1 A1S\n2 A1U", "1.1 m1:A1S 2.2 m2:A1U"},
    {"\xEF\xBB\xBF" "1 A1S", "1.1 m1:A1S"},
    {"\xEF\xBB\xBFTrax\n1 A1S", "1.1 h: 2.2 m1:A1S"},
    {"\xEF\xBB\xBF# c", "1.1 c:# c"},
    {"> 1 A1S\n\n>> 2 A1U", "1.1 m1:A1S 3.3 m2:A1U"},
    {"A1S\n; c\nA1U", "1.1 m:A1S 2.2 c:; c 3.3 m:A1U"},
    {"1\n\nA1S", "3.3 m1:A1S"},
    {"25.\nresigns", "2.2 k25:resigns."},
    {"1\nwas", "1.1 w:1 2.2 w:was"},
    {"1\n2 A1S", "1.1 w:1 2.2 m2:A1S"},
    {"1 ; c\nA1S", "1.1 w:1 c:; c 2.2 m:A1S"},
    {"1\n", "1.1 w:1"},
    {"<p>A1S<br>A1U<BR/>B1+<brown>C1+<br", "1.1 m:A1S 1.2 m:A1U 1.3 m:B1+ m:C1+ w:br"},
    {"a<br >b<p>c</p>d<li>e</li>f<tr>g</tr>h<div>i</div>k",
     "1.1 w:a 1.2 w:b 1.3 w:c 1.4 w:d 1.5 w:e 1.6 w:f 1.7 w:g 1.8 w:h 1.9 w:i 1.10 w:k"},
    {"a<br>\nb", "1.1 w:a 2.3 w:b"},
    {"A1S<br> ; x <br> A1U\nb", "1.1 m:A1S 1.2 c:; x <br> A1U 2.3 w:b"},
    {"Trax\n1 A1S", "1.1 h: 2.2 m1:A1S"},
    {"Game 3: BO/ B1+ C1+", "1.1 h:"},
    {"Game 3: BO/ B1+ C1+ D1+", "1.1 w:Game w:3 w:BO/ m:B1+ m:C1+ m:D1+"},
    {"Game 3: BO/ B1+ C1+ with D1+ E1+", "1.1 h:"},
    {"; Trax\n# Trax", "1.1 c:; Trax 2.2 h:"},
    {"Game 3: BO/ B1+ C1+x D1+", "1.1 h:"},
};

/* The same where backslashes are escaped. */
static const char *const whole_escaped[][2] = {
    {"1. @0/\\n2. B1\\\\\\n3. A0/", "1.1 m1:@0/ 1.2 m2:B1\\\\ 1.3 m3:A0/"},
    {"a\\rb\\tc\\\\nd\\\ne", "1.1 w:a 1.2 w:b w:c\\\\nd\\ 2.3 w:e"},
    {"a\\n", "1.1 w:a"},
    {"a\\n<br>b\\n\nc", "1.1 w:a 1.2 w:b 2.4 w:c"},
};

static void test_text_tokens(struct check *c, struct text text, bool is_escaped, const char *wanted)
{
    struct scan s = scan_begin(text);
    struct heading h = {0};
    struct scan_token t;
    char all[300] = "";
    int row = 0;

    s.escaped = is_escaped;
    for (scan_text(&s, false, &h, &t); t.kind != SCAN_END; scan_text(&s, false, &h, &t)) {
        if (s.row != row)
            sprintf(all + strlen(all), "%s%d.%d", row ? " " : "", s.line, s.row);
        row = s.row;
        render(t, all, sizeof all);
    }
    CHECK(c, strcmp(all, wanted) == 0);
    if (strcmp(all, wanted) != 0)
        fprintf(stderr, "  [%s] not [%s]\n", all, wanted);
}

static void test_whole(struct check *c)
{
    char room[AROUND_ROOM];
    size_t i, n;

    for (n = 0; n < AROUND; n++) {
        for (i = 0; i < sizeof whole / sizeof *whole; i++)
            test_text_tokens(c, around_put(text_of(whole[i][0]), n, room), false, whole[i][1]);
        for (i = 0; i < sizeof whole_escaped / sizeof *whole_escaped; i++)
            test_text_tokens(c, around_put(text_of(whole_escaped[i][0]), n, room), true, whole_escaped[i][1]);
    }
}

static void test_places(struct check *c)
{
    const char *line = "> 12. D2R  A1/ 13 B2R";
    struct scan_token t;
    struct scan s = {0};

    scan_line(&s, text_of(line));
    scan_next(&s, &t);
    CHECK(c, t.leads && t.number == 12 && t.text.at == line + 6);
    CHECK(c, t.move.column == 4 && t.move.row == 2 && t.move.shape == 'R');
    scan_next(&s, &t);
    CHECK(c, !t.leads && !t.number && t.text.at == line + 11);
    scan_next(&s, &t);
    CHECK(c, !t.leads && t.number == 13 && t.text.at == line + 18);
}

static void test_marks(struct check *c)
{
    CHECK(c, scan_end_marker(text_of("Resign")) == END_RESIGN && scan_end_marker(text_of("RESIGNS")) == END_RESIGN);
    CHECK(c, scan_end_marker(text_of("resigned")) == END_RESIGN && scan_end_marker(text_of("TIME")) == END_TIME);
    CHECK(c, scan_end_marker(text_of("Win")) == END_CLAIM && scan_end_marker(text_of("wins")) == END_CLAIM);
    CHECK(c, scan_end_marker(text_of("draw")) == END_DRAW && scan_end_marker(text_of("DRAWN")) == END_DRAW);
    CHECK(c, scan_end_marker(text_of("timer")) == END_NONE && scan_end_marker(text_of("")) == END_NONE);
}

static void test_escapes(struct check *c)
{
    static const struct {
        const char *text;
        bool escaped;
    } texts[] = {
        {"", false},
        {"@0/ B1+", false},
        {"@0/ B1\\ A0+", false},
        {"@0/ B1\\\\ A0+", true},
        {"@0/ B1\\\\ A0\\", false}, /* one of each: a slip */
        {"@0/ B1\\\\ A0\\ C1\\\\", true},
        {"@0/\\n", true},
        {"A1S\\nA1U\\n", true},
        {"2 B2\\not good", false},
        {"C:\\now\\\\ \\begin{verbatim} \\\\", false},
        {"@0\\/ B1\\+", true},
        {"1\\. A1S", true},
        {"1. B1\\.", false},
        {"\\", false},
        {"1\\", false},
        {"1\\\\", true},
        {"C\\n", false}, /* nothing stands before these */
        {"+\\n", false},
        {"/\\n", false},
        {"B1+\\r", true},
        {"B1+\\t", false},
        {"a+\\x", false},
        {"1\\n", false},
        {"1\\/", true},
        {"1\\+", true},
        {"1\\.", true},
        {"@1\\.", false},
        {"A1S\\n 1\\ 1\\ ", false},
        {"A1S\\n A1S\\n 1\\ ", true},
        {"A1s\\n", true},
        {"A1C\\n", true},
        {"A1U\\n", true},
        {"A1D\\n", true},
        {"A1L\\n", true},
        {"A1R\\n", true},
        {"A1X\\n", false},
        {"AS\\n", false},
        {"B1\\n B1\\\\ ", true},
        {"B1\\r B1\\\\ ", true},
        {"B1\\t B1\\\\ ", true},
        /* Seven that are not escaped, and then eight that are; eight, which are enough. */
        {"B1\\ B1\\ B1\\ B1\\ B1\\ B1\\ B1\\ "
         "B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ ",
         true},
        {"B1\\ B1\\ B1\\ B1\\ B1\\ B1\\ B1\\ B1\\ "
         "B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ B1\\\\ ",
         false},
    };
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof texts / sizeof *texts; i++)
        for (n = 0; n < AROUND; n++) {
            bool is_escaped = sign_escapes(around_put(text_of(texts[i].text), n, room));

            CHECK(c, is_escaped == texts[i].escaped);
            if (is_escaped != texts[i].escaped)
                fprintf(stderr, "  [%s]\n", texts[i].text);
        }
}

/* What looks like a sign of moves, or is a name of it, is that sign. */
static void test_signs(struct check *c)
{
    static const struct {
        char sign;
        const char *others; /* with a blank behind each */
    } signs[] = {
        {'\\', "\xC2\xA5 \xE2\x82\xA9 \xE2\x88\x96 \xE2\x95\xB2 \xE2\xA7\xB5 \xE2\xA7\xB9 \xEF\xB9\xA8 \xEF\xBC\xBC "
               "\xEF\xBF\xA5 \xEF\xBF\xA6 &bsol; &Backslash; &setminus; &yen; &#92; &#x5C; +AFw- $\\backslash$ "
               "{\\textbackslash} \\textbackslash{} \\textbackslash "},
        {'/', "\xE2\x81\x84 \xE2\x88\x95 \xE2\x95\xB1 \xE2\xA7\xB8 \xEF\xBC\x8F &sol; &frasl; &#47; &#x2f; +AC8- "},
        {'+', "\xE2\x9E\x95 \xEF\xB9\xA2 \xEF\xBC\x8B &plus; &#43; "},
        {'@', "\xEF\xB9\xAB \xEF\xBC\xA0 &commat; &#64; +AEA- "},
        {' ', "&nbsp; &ensp; &emsp; &thinsp; &numsp; "},
        {'-', "&ndash; &mdash; &minus; &rarr; "},
        {'.', "&hellip; &period; "},
        {':', "&colon; "},
        {')', "&rpar; "},
        {'|', "&vert; "},
        {'"', "&quot; &ldquo; &rdquo; &laquo; &raquo; "},
        {'*', "&bull; "},
        {'\0', "&shy; &zwnj; "},
    };
    size_t i;

    for (i = 0; i < sizeof signs / sizeof *signs; i++) {
        struct text rest = text_of(signs[i].others);

        while (rest.length) {
            struct text other = text_cut(&rest, " ");
            struct sign read = sign_read(other.at, other.at + other.length, false);
            bool good = read.meaning == signs[i].sign && read.length == other.length;

            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  %.*s\n", (int)other.length, other.at);
        }
    }
}

/* The first and last code points that stand for a sign, and those beside them, which do not. */
static void test_ranges(struct check *c)
{
    static const char past[] = "&#11141120;", last[] = "&#1114111;";
    static const struct {
        uint32_t rune;
        char meaning;
    } rows[] = {
        {0x80, '?'},   {0x84, '?'},    {0x85, ' '},    {0x86, '?'},    {0x90, '?'},    {0x91, '"'},    {0x94, '"'},
        {0x95, '*'},   {0x96, '-'},    {0x97, '-'},    {0x98, '?'},    {0xA0, ' '},    {0xAD, '\0'},   {0xB7, '*'},
        {0xBD, 'h'},   {0xBF, '?'},    {0x1FFF, '?'},  {0x2000, ' '},  {0x200B, ' '},  {0x200C, '\0'}, {0x200F, '\0'},
        {0x2010, '-'}, {0x2015, '-'},  {0x2016, '?'},  {0x2018, '"'},  {0x201F, '"'},  {0x2020, '?'},  {0x2022, '*'},
        {0x2024, '.'}, {0x2026, '.'},  {0x2027, '?'},  {0x218F, '?'},  {0x2190, '-'},  {0x21FF, '-'},  {0x2200, '?'},
        {0x24FF, '?'}, {0x2500, '-'},  {0x2503, '-'},  {0x2504, '?'},  {0x25A0, '*'},  {0x2794, '*'},  {0x27C0, '?'},
        {0x3000, ' '}, {0x3001, ','},  {0x3002, '.'},  {0x300C, '"'},  {0x300F, '"'},  {0xFEFF, '\0'}, {0xFF00, '?'},
        {0xFF01, '!'}, {0xFF5E, '~'},  {0xFF5F, '?'},  {0xFFE5, '\\'}, {0xFFE6, '\\'}, {0xFFE7, '?'},  {0x1F600, '?'},
        {0xA5, '\\'},  {0xAA, '"'},    {0xAB, '"'},    {0xB0, '.'},    {0xBA, '.'},    {0xBB, '"'},    {0x1680, ' '},
        {0x2023, '*'}, {0x2028, ' '},  {0x2029, ' '},  {0x202A, '\0'}, {0x202E, '\0'}, {0x202F, ' '},  {0x2039, '"'},
        {0x203A, '"'}, {0x205F, ' '},  {0x2060, '\0'}, {0x2064, '\0'}, {0x2212, '-'},  {0x2796, '-'},  {0x2797, '*'},
        {0x27BF, '*'}, {0x27F5, '-'},  {0x27FF, '-'},  {0x2025, '.'},  {0x2044, '/'},  {0x20A9, '\\'}, {0x29F9, '\\'},
    };
    char bytes[4];
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = text_utf8(rows[i].rune, bytes);
        struct sign s = sign_read(bytes, bytes + length, false);

        CHECK(c, s.length == length && s.meaning == rows[i].meaning);
        if (s.meaning != rows[i].meaning)
            fprintf(stderr, "  %lX\n", (unsigned long)rows[i].rune);
    }
    CHECK(c, sign_read(past, past + strlen(past), false).length == 1);
    CHECK(c, sign_read(last, last + strlen(last), false).length == strlen(last));
}

/* What a # at the beginning of a line is. */
static void test_hashes(struct check *c)
{
    static const struct {
        enum scan_hashes hashes;
        const char *line, *tokens;
    } rows[] = {
        {HASHES_COMMENTS, "#1 A1S", "c:#1 A1S"}, {HASHES_NUMBERS, "#1 A1S", "m1:A1S"}, {HASHES_NUMBERS, "# x", "c:# x"},
        {HASHES_NUMBERS, "#", "c:#"},            {HASHES_BULLETS, "# A1S", "m:A1S"},   {HASHES_BULLETS, "#1", "w:1"},
    };
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        for (n = 0; n < AROUND; n++) {
            struct scan s = {.hashes = rows[i].hashes};

            test_line(c, around_put(text_of(rows[i].line), n, room), &s, rows[i].tokens);
        }
}

/* Numbers that may end a time or a date. */
static void test_joined(struct check *c)
{
    static const struct {
        const char *line;
        bool joined;
    } rows[] = {{"10:02 A1S", true}, {"1.2 A1S", true}, {"1-2 A1S", true}, {"1 2 A1S", false},
                {":02 A1S", false}, {"02 A1S", false}, {"a:02 A1S", false}, {"1,2 A1S", false}};
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        for (n = 0; n < AROUND; n++) {
            struct scan s = {.times = true}, other = {.times = false};
            struct text line = around_put(text_of(rows[i].line), n, room);
            struct scan_token t;

            scan_line(&s, line);
            do
                scan_next(&s, &t);
            while (t.kind == SCAN_WORD);
            CHECK(c, t.joined == rows[i].joined && t.number == (rows[i].joined ? 0 : 2));
            scan_line(&other, line);
            do
                scan_next(&other, &t);
            while (t.kind == SCAN_WORD);
            CHECK(c, t.joined == rows[i].joined && t.number == 2);
        }
}

/* What is asked of words. */
static void test_words(struct check *c)
{
    static const char *const prose[] = {"ab", "was", "ab1", "and B1+"};
    static const char *const plain[] = {"a", "1", "a1", "1a", "", "A1S", "a b"};
    static const char *const hexadecimal[] = {"1A1C", "#A1C", "#a1cx"}, *const moves[] = {"A1C", " A1C", "1A1S", "#A1"};
    char room[AROUND_ROOM];
    size_t i, n;

    for (n = 0; n < AROUND; n++) {
        for (i = 0; i < sizeof prose / sizeof *prose; i++)
            CHECK(c, scan_has_word(around_put(text_of(prose[i]), n, room)));
        for (i = 0; i < sizeof plain / sizeof *plain; i++)
            CHECK(c, !scan_has_word(around_put(text_of(plain[i]), n, room)));
        CHECK(c, scan_has_word(around_put(text_of("\xE6\xA3\x8B\xE8\xAD\x9C"), n, room)));
        CHECK(c, !scan_has_word(around_put(text_of("\xE6\xA3\x8B \xE8\xAD\x9C"), n, room)));
        CHECK(c, scan_has_word(around_put(text_of("A1S resigns"), n, room)));
        for (i = 0; i < 7; i++) {
            bool is = i < 3;
            struct text line = around_put(text_of(is ? hexadecimal[i] : moves[i - 3]), n, room);
            struct scan s = {.begin = line.at};
            struct scan_token t = {.text = line};

            while (t.text.length && !is_letter(t.text.at[0]))
                t.text = text_skip(t.text, 1);
            CHECK(c, scan_is_hexadecimal(&s, &t) == is);
        }
    }
    CHECK(c, scan_has_word(text_of("\xE6\xA3\x8B\xE8\xAD\x9C")) && !scan_has_word(text_of("?? \xC2\xB7\xC2\xB7")));
    CHECK(c, scan_begins_with_move(text_of("B1+")) && scan_begins_with_move(text_of("AA1+ x")));
    CHECK(c, !scan_begins_with_move(text_of("x B1+")) && !scan_begins_with_move(text_of("B1")));
    CHECK(c, scan_number(text_of("12x")) == 12 && scan_number(text_of("x1")) == 0 && scan_number(text_of("")) == 0);
    CHECK(c, scan_number((struct text){"123", 2}) == 12);
    CHECK(c, scan_number(text_of("268435449")) == 268435449 && scan_number(text_of("268435457")) == NOTATION_HUGE);
}

/* A line with a row of moves is no heading, and leaves what those above it say. */
static void test_row_heading(struct check *c)
{
    struct scan s = scan_begin(text_of("White: Ann\nGame 3: BO/ B1+ C1+ D1+"));
    struct heading h = {0};
    struct scan_token t;

    scan_text(&s, false, &h, &t);
    CHECK(c, t.kind == SCAN_HEADING && text_is(h.white, "Ann"));
    scan_text(&s, false, &h, &t);
    CHECK(c, t.kind == SCAN_WORD && text_is(h.white, "Ann") && !h.title.length);
}

/* Moves, and prose behind them: 40 moves are looked at. Comments in brackets and numbers. */
static void test_precedes_prose(struct check *c)
{
    static const struct {
        const char *line;
        bool prose;
    } rows[] = {
        {"wins", true}, {"resigns", true}, {"B1+ wins", true}, {"B1+ C1+ so", true}, {"", false}, {"B1+", false},
        {"B1+ 7", false}, {"x", false}, {"B1+ x wins", false}, {"2 B1+ wins", false}, {"(so) wins", true},
        {"(so)", false}, {"B1+\nwins", false}, {"7 resigns", false}, {"(wins", true},
    };
    char line[300] = "";
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct scan s = scan_begin(text_of(rows[i].line));
        struct text first;
        bool read = scan_go_on(&s, &first) && scan_precedes_prose(&s);

        CHECK(c, read == rows[i].prose);
        if (read != rows[i].prose)
            fprintf(stderr, "  [%s]\n", rows[i].line);
    }
    for (i = 1; i <= 41; i++) {
        struct text first;
        struct scan s;

        strcpy(line + 4 * (i - 1), "B1+ wins");
        s = scan_begin(text_of(line));
        CHECK(c, scan_go_on(&s, &first) && scan_precedes_prose(&s) == (i <= 40));
    }
}

/* Texts, the number that they begin with, and what stands behind it and its signs; 0: none is cut off. */
static void test_cut_number(struct check *c)
{
    static const struct {
        const char *text, *rest;
        int number;
    } rows[] = {
        {"12 x", "x", 12}, {"12\tx", "x", 12}, {"12.x", "x", 12}, {"12)x", "x", 12}, {"12:x", "x", 12},
        {"3 .):\t x", "x", 3}, {"12-x", "-x", 12}, {"12x", "12x", 0}, {"12", "12", 0}, {"0 x", "0 x", 0},
        {"x 1", "x 1", 0}, {"", "", 0}, {"7.", "", 7},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text t = text_of(rows[i].text);
        int number = scan_cut_number(&t);

        CHECK(c, number == rows[i].number && text_is(t, rows[i].rest));
        if (number != rows[i].number || !text_is(t, rows[i].rest))
            fprintf(stderr, "  %s: %d [%.*s]\n", rows[i].text, number, (int)t.length, t.at);
    }
}

/* Lines, and the byte of the bracket that is open before their first move; -1: none is. */
static void test_open_brackets(struct check *c)
{
    static const struct {
        const char *line;
        int open;
    } rows[] = {
        {"(B1+", 0}, {"[B1+", 0}, {"{B1+", 0}, {"x (so B1+", 2}, {"(so) B1+", -1}, {"[so] B1+", -1}, {"{so} B1+", -1},
        {"(so [it B1+", 0}, {"(so) [it B1+", 5}, {"{| B1+", -1}, {"{ | B1+", 0}, {"<B1+", -1}, {"B1+ (", -1},
        {") B1+", -1},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct scan s = {.row = 0}, before;
        struct scan_token t;
        const char *open;

        scan_line(&s, text_of(rows[i].line));
        before = s;
        do
            scan_next(&s, &t);
        while (t.kind == SCAN_WORD);
        open = scan_bracket(&s, &before, &t);
        CHECK(c, t.kind == SCAN_MOVE && (open ? open - rows[i].line : -1) == rows[i].open);
        if ((open ? open - rows[i].line : -1) != rows[i].open)
            fprintf(stderr, "  %s\n", rows[i].line);
    }
}

/* Words are looked for in the next 100 bytes. */
static void test_precedes_words(struct check *c)
{
    char line[120];
    int i;

    for (i = 96; i <= 101; i++) {
        struct scan s = {.row = 0};

        sprintf(line, "%*sab", i, "");
        s.at = s.start = line;
        s.end = line + strlen(line);
        CHECK(c, scan_precedes_words(&s) == (i <= 98));
    }
}

/* Words between two positions, also after going back on a line. */
static void test_between(struct check *c)
{
    static const char line[] = "1 A1C 2 B1U";
    struct scan here = {.start = line, .at = line + 5}, before = {.start = line, .at = line + 2};

    CHECK(c, scan_begin_after(&here, &before) == line + 2);
    CHECK(c, scan_begin_after(&before, &here) == line);
    CHECK(c, scan_begin_after(&here, &here) == line + 5);
    before.start = line + 6;
    CHECK(c, scan_begin_after(&here, &before) == line);
}

/* Texts, and whether their ; part moves. */
static void test_semicolons(struct check *c)
{
    static const struct {
        const char *text;
        enum scan_semicolons are;
    } texts[] = {
        {"1;Ann;Bo;0-1;@0/ B1+", SEMICOLONS_FIELDS},
        {"n;who;move;time\n1;Ann;@0/;00:03\n2;Bo;;00:04", SEMICOLONS_FIELDS},
        {"n;who;move;time\n1;Ann;@0/;00:03\n2;Bo", SEMICOLONS_COMMENTS}, /* a line with one */
        {"n;who;move;time\n1;Ann;@0/;00:03\n2;Bo; ;00:04", SEMICOLONS_COMMENTS},
        {";x;y\n1;Ann;@0/;00:03", SEMICOLONS_COMMENTS},
        {"@0/;Ann;&lt;C1+", SEMICOLONS_COMMENTS},
        {"@0/;&1/;B1+;C1+", SEMICOLONS_FIELDS}, /* no entity */
        {"@0/; B1+; C1+", SEMICOLONS_LISTS},
        {"@0/; B1+", SEMICOLONS_COMMENTS},
        {"1 @0/; B1+\n2 C1+; D1+\n3 E1+; F1+", SEMICOLONS_LISTS},
        {"1 @0/; B1+; C1+\n2 D1+; E1+; F1+\n3 B2/; C2/; D2/", SEMICOLONS_COMMENTS}, /* no pairs: three moves each */
        {"1 @0/;\n2 B1+;\n3 C1+;", SEMICOLONS_COMMENTS}, /* one move each */
        {"1 @0/; B1+\n2 C1+; D1+", SEMICOLONS_COMMENTS}, /* two pairs are too few */
        {"1; @0/\n2; B1+\n3; C1+", SEMICOLONS_LISTS},
        {"1; @0/\n2; B1+", SEMICOLONS_COMMENTS}, /* and two rows */
        {"1;B1+\n2;D1+\n3E1+;F1+", SEMICOLONS_COMMENTS}, /* no pair is a row */
        {"1 @0/; B1+\n2 C1+; D1+\n3 E1+; F1+\n; it is so", SEMICOLONS_COMMENTS},
        {"1; @0/\n2; B1+\n3; C1+\n; it is so\n; and so on", SEMICOLONS_LISTS},
        {"1; @0/\r2; B1+\r3; C1+\r; it is so\r; and so on", SEMICOLONS_LISTS},
        {"1; @0/\n2nd; B1+\n3; C1+\n; it is so\n; and so on", SEMICOLONS_LISTS},
        {"1; @0/\n2; B1+\n3; C1+\n; it is so\n; and so on\n; as it was", SEMICOLONS_COMMENTS},
        {"@0/; B1+; C1+\n; it is so", SEMICOLONS_LISTS},
        {"@0/; B1+; C1+\n; it is so\n; and so on", SEMICOLONS_COMMENTS},
        {"A &amp; the b\nA &amp; the b\n@0/; B1+; C1+", SEMICOLONS_LISTS}, /* ends no entity */
        {"1 @0/ ; the first; and the best", SEMICOLONS_COMMENTS},
        {"@0/; was; B1+; C1+", SEMICOLONS_COMMENTS},
        {"@0/ B1+; C1+; D1+; E1+", SEMICOLONS_COMMENTS},
        {"@0/; B ; B1+ ; C1+ ; D1+", SEMICOLONS_LISTS},
        {"@0/; and B1+; C1+", SEMICOLONS_LISTS},
        {"A1S; resigns ; B1+", SEMICOLONS_LISTS},
        {"@0/; B1+; C1+\nD1+;\nE1+;", SEMICOLONS_LISTS}, /* a stop at the end */
        {"@0/; 1\nB1+; 2\nC1+; 3", SEMICOLONS_COMMENTS},   /* the number stands first in a row */
        {"x1; 1; @0/; B1+\nx2; 2; C1+; D1+\nx3; 3; E1+; F1+", SEMICOLONS_COMMENTS},
        {"@0/; B3; B1+; C3; C1+; D1+", SEMICOLONS_LISTS}, /* as many words as half of the moves */
        {"@0/; B3; B1+; C3; C1+; D1", SEMICOLONS_COMMENTS},
        {"1 @0/; B1+; C1+", SEMICOLONS_COMMENTS}, /* all have numbers, or none */
        {"1 @0/; 2 B1+; 3 C1+", SEMICOLONS_LISTS},
        {"", SEMICOLONS_COMMENTS},
    };
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof texts / sizeof *texts; i++)
        for (n = 0; n < AROUND; n++) {
            struct scan begin = scan_begin(around_put(text_of(texts[i].text), n, room));
            enum scan_semicolons are = scan_find_semicolons(&begin);

            CHECK(c, are == texts[i].are);
            if (are != texts[i].are)
                fprintf(stderr, "  [%s]\n", texts[i].text);
        }
}

/* Texts, and whether their ; part items. */
static void test_items(struct check *c)
{
    static const struct {
        const char *text;
        bool found;
    } texts[] = {
        {"1 @0/ @1/; 2 B1+ C1+", true}, /* numbers in order */
        {"1 @0/; 2 B1+\n3 C1+; 4 D1+", true},
        {"1 @0/ 2 B1+; 3 C1+ 4 D1+; 5 E1+", true},
        {"1 @0/; 1... B1+; 2 C1+; 2... D1+", true},
        {"1 @0/; 2 B1+\n1 @0+; 2 C1+", true}, /* two games */
        {"I sent 1 @0/; 2 B1+; 3 C1+", true},
        {"1 @0/; so 2 B1+ (or not); 3 C1+", true},
        {"1 @0/; 2 B1+\nSo 2 C1+ is bad\n3 D1+", true}, /* a sentence */
        {"1 @0/; 2 Resign", true},
        {"1 @0/; 2 B1+\n; it is so ; 2 C1+", true}, /* comments too */
        {"1 @0/ ; 2 B1+", false}, /* behind a blank */
        {"1 @0/;; 2 B1+", false},
        {"1 @0/; so it is now 2 B1+", false}, /* too many words */
        {"1 @0/; 2 B1+\n2 C1+", false},
        {"1 @0/; 3 B1+", false},
        {"1 @0/; 1 B1+", false},
        {"1... @0/; 1... B1+", false},
        {"1 @0/; 2 B1+ 2 C1+", false},
        {"1 @0/; 2 B1+ is good", false}, /* nothing follows the words */
        {"1 @0/; 2 B1+ wins", false},
        {"1 @0/\n2 B1+; good", false},
        {"1 @0/\n2 B1+; resigns", false},
        {"White: @0/; Black: B1+", true}, /* names in turn */
        {"w @0/; b B1+\nw C1+; b D1+", true},
        {"Ann @0/; Bo B1+; Ann C1+", true},
        {"1. White @0/; Black B1+", true},
        {"Ann @0/; Bo B1+", false},
        {"Ann @0/; Ann B1+; Ann C1+", false},
        {"Ann @0/; Bo B1+; Cid C1+", false},
        {"White: @0/; Black: B1+ C1+", false},
        {"White: @0/; Black: B1+ is good", false},
        {"1 @0/; threat B1+\n2 B1+; hope C1+; threat D1+", false}, /* names and numbers */
        {"@0/ B1+; C1+ D1+", true}, /* the only moves */
        {"Trax\n\n@0/ B1+; C1+ D1+", true},
        {"@0/ B1+; C1+ D1+\n@0+", false},
        {"@0/ so; C1+ D1+", false},
        {"@0/ B1+; C1+ so", false},
        {"1 @0/ B1+; C1+ D1+", false},
        {"White @0/; Black B1+; C1+", false},
    };
    size_t i;

    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        bool found = items_found(scan_begin(text_of(texts[i].text)));

        CHECK(c, found == texts[i].found);
        if (found != texts[i].found)
            fprintf(stderr, "  [%s]\n", texts[i].text);
    }
}

/* Whether a bracket that a text begins with ends at its end: 1; 0: it is not closed; -1: anything else. */
static int close_bracket(struct text text)
{
    struct scan s = scan_begin(text);
    struct scan_token t;
    struct text line;

    if (!scan_go_on(&s, &line) || !scan_skip_bracket(&s, text.at))
        return 0;
    scan_next(&s, &t);
    return t.kind == SCAN_END && s.at == text.at + text.length ? 1 : -1;
}

/* The same, whatever stands around it. */
static bool is_bracket(const char *string, int wanted)
{
    char room[AROUND_ROOM];
    size_t n;

    for (n = 0; n < AROUND; n++)
        if (close_bracket(around_put(text_of(string), n, room)) != wanted)
            return false;
    return true;
}

/* The same for a bracket of this many bytes. */
static int close_long_bracket(size_t length)
{
    char *bytes = memory_new(length + 1, 1);
    int closed;

    memset(bytes, 'x', length);
    bytes[0] = '(';
    bytes[length - 1] = ')';
    closed = close_bracket((struct text){bytes, length});
    free(bytes);
    return closed;
}

static void test_brackets(struct check *c)
{
    enum { MOST = 32 /* inside each other */ };
    char text[2 * MOST + 3] = "";

    memset(text, '(', MOST);
    memset(text + MOST, ')', MOST);
    CHECK(c, is_bracket(text, 1));
    memset(text, '(', MOST + 1);
    memset(text + MOST + 1, ')', MOST + 1);
    CHECK(c, is_bracket(text, 0));
    CHECK(c, is_bracket("(", 0) && is_bracket("(a b) ", 1));
    CHECK(c, close_long_bracket(2000) == 1 && close_long_bracket(2001) == 0);
    CHECK(c, is_bracket("(a [b\n> c (d) ; e)", 1));
    CHECK(c, is_bracket("(a\n\nb)", 0));
    CHECK(c, is_bracket("[a b]", 1) && is_bracket("[a [b] c]", 1) && is_bracket("[a [b] c", 0));
    CHECK(c, is_bracket("{a b}", 1) && is_bracket("{a {b} c}", 1) && is_bracket("{a {b} c", 0));
    CHECK(c, is_bracket("[a)}", 0) && is_bracket("{a)]", 0) && is_bracket("(a]}", 0));
    CHECK(c, is_bracket("(a (b)", 0));
}

void test_scan(struct check *c)
{
    test_tokens(c, table, sizeof table / sizeof *table, false);
    test_tokens(c, escaped, sizeof escaped / sizeof *escaped, true);
    test_whole(c);
    test_escapes(c);
    test_places(c);
    test_marks(c);
    test_signs(c);
    test_ranges(c);
    test_hashes(c);
    test_joined(c);
    test_words(c);
    test_between(c);
    test_row_heading(c);
    test_precedes_prose(c);
    test_precedes_words(c);
    test_cut_number(c);
    test_open_brackets(c);
    test_semicolons(c);
    test_items(c);
    test_brackets(c);
}
