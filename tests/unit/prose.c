#include "words/words.h"
#include "record/record.h"
#include "check.h"

/* Texts, and the introductions and conclusions of their games: lines are separated by /, games by |. */
static const struct {
    const char *text, *prose;
} texts[] = {
    {"1 A1C 2 B1U", "[][]|"},
    {"One\n\n\ntwo\nthree\n1 A1C\nfour\n\nfive", "[One//two/three][four//five]|"},
    {"Trax\nWhite: Ann\n\n  One two.  \n\n1 A1C\n2 B1U\n", "[One two.][]|"},
    {"Moves: 1 A1C 2 B1U is it.\nEnd", "[][is it./End]|"}, /* a label is none, a word is none */
    {"1 A1C\n2 B1U oh!\nEnd", "[][End]|"},
    {"; One\n# Two\n1 A1C\n; three\n2 B1U ; four\n; five\nsix; seven\n",
     "[One/Two][six; seven]|"}, /* comments of moves */
    {"1 A1C\nWhy?\n2 B1U\nEnd", "[][End]|"},
    {"1 A1C\n2 Resign\nSo it ends.", "[][So it ends.]|"},
    {"Result: 1-0\n1 A1C\nOne.\n", "[][One.]|"},
    {"Result: adjourned\n1 A1C\nOne.\n", "[Result: adjourned][One.]|"}, /* a result that is not understood */
    {"[Result \"*\"]\n1 A1C\nOne.\nResult: hm\n", "[][One./Result: hm]|"},
    {"White: Ann\nBlack: Bo\nResult: Bo\n1 A1C\n", "[][]|"},
    /* Several games. */
    {"1 A1C 2 B1U\nOne.\nGame 2:\nTwo.\n1 A1S 2 B1U\nThree.", "[][One.]|[Two.][Three.]|"},
    {"Game 1\nOne.\n1 A1C 2 B1U\n\nTwo.\n\nThree:\n\n1 A1S 2 B1U", "[One.][Two.]|[Three:][]|"},
    {"1 A1C 2 B1U\nOne.\n\nTwo.\n1 A1S 2 B1U", "[][One.//Two.]|[][]|"},
    {"One\nA1C\nB1U\nTwo", "[One][Two]|"},
    {"1 A1C\n2 B1U\n\nIt was a win (moves 1 and 2).\nSo.", "[][It was a win (moves 1 and 2)./So.]|"},
    {"1 A1C\n2 B1U\n3 White resigns (well played)\nSo.", "[][So.]|"},
    {"@0/ B1+ A0/ C1+<br />\n", "[][]|"},
    {"@0/  resign\nB1+ resign", "[][]|"},
    {"Well:\n3 C1U\n2 B1U\n1 A1C\nSo it was.", "[Well:][So it was.]|"}, /* around a list told upwards, and columns */
    {"Well:\n1 A1C 4 D1U\n2 B1U 5 E1U\n3 C1U\nSo it was.", "[Well:][So it was.]|"},
    {"1 A1C\n5 D1U\n", "[][]|"}, /* not ended */
    {"1 A1C 2 B1U\n3 Resign\n2 C1U\nSo.", "[][So.]|"}, /* not beyond the end */
    {"1 A1C 2 B1U\n3 Resign\nC1U D1U\nSo.", "[][So.]|"}, /* no number */
    {"One\n\n\n\n1 A1C\n\n\ntwo\n\n\n", "[One][two]|"},
    {"1 A1C\nwrites: it\nAnn writes:\nThey wrote\n", "[][writes: it/They wrote]|"},
    {"1 A1C 2 Resign ; so\nOne\n", "[][One]|"},
    /* What belongs to no game. */
    {"From: Ann\nA1-x: y\nHello there\n1 A1C", "[Hello there][]|"}, /* a line of a header, and lines that are none */
    {"From: Ann\na_b: words here\n1 A1C", "[a_b: words here][]|"},
    {"From: Ann\nwords\n1 A1C", "[words][]|"},
    {"From: Ann\n so on it\n1 A1C", "[][]|"},
    {"--words\nmore: it is\n1 A1C", "[][]|"}, /* a boundary */
    {"-- so it is\nmore: it is\n1 A1C", "[-- so it is/more: it is][]|"},
    {"---words\n1 A1C", "[---words][]|"},
    {"-xwords\n1 A1C", "[-xwords][]|"},
    {"--abc\n1 A1C", "[][]|"},
    {"A-team\n1 A1C", "[A-team][]|"},
    {"--ab\n1 A1C", "[--ab][]|"},
    {"--abc:d e\n1 A1C", "[--abc:d e][]|"},
    {"words here |\n1 A1C", "[words here |][]|"},
    {"|\nwords\n1 A1C", "[words][]|"},
    {"|words|\n1 A1C", "[][]|"},
    {"Good [sic]\n1 A1C", "[Good [sic]][]|"},
    {"Good [x\n1 A1C", "[Good [x][]|"},
    {"[good]\n1 A1C", "[[good]][]|"},
    {"[/quote]Good\n1 A1C", "[Good][]|"},
    {"good[/\n1 A1C", "[good[/][]|"},
    {"[b]\nGood\n1 A1C", "[Good][]|"},
    {"[i]Good it is[/i]\n[u]and so on[/u]\n[code]Well[/code]\n[quote]Ah[/quote]\n1 A1C",
     "[Good it is/and so on/Well/Ah][]|"},
    {"@0/ RESIGN\n@0+ A1/ B1+\n@0/\n", "[][]|[][]|[][]|"},
    {"1;A1S;x\n2;B1U;y\nThanks;to;all\n", "[][Thanks;to;all]|"}, /* a table, in which ; begins no comment */
    {"1 A1C 2 B1U\n; five\nSo it is.\n\n1 A1S 2 B1U\n", "[][So it is.]|[][]|"}, /* a comment ends no conclusion */
    {"From: Ann\n\nso: it is here\n1 A1C", "[so: it is here][]|"},    /* a blank line ends a header, */
    {"1 A1C\n-- \nAnn Smith\n\nOslo is it\n", "[][]|"},             /*   but not a signature */
    {"1 A1C 2 B1U\nSo it was:\nGame 2:\n1 A1S 2 B1U", "[][So it was:]|[][]|"},    /* it stands above the heading */
    {"[\nGood\n1 A1C", "[Good][]|"},
    {"<b>Good</b> <i>x\n1 A1C", "[Good x][]|"},
    {"< Good\n1 A1C", "[< Good][]|"},
    {"So </head>it is\n1 A1C", "[So it is][]|"},
    {"So <hr />it <img />is, he <b>said\n1 A1C", "[So/it is, he said][]|"},
    {"1 A1C 2 B1U, \xC3\xA9t\xC3\xA9 was it", "[][\xC3\xA9t\xC3\xA9 was it]|"}, /* from the first letter */
    {" From: words here\n1 A1C", "[From: words here][]|"}, /* a header line begins its line */
    {"<style>\nwords of it\n</style>\nText\n1 A1C", "[Text][]|"},
    {"<script src=\"x\">\nwords of it\n</script>\nText\n1 A1C", "[Text][]|"},
    {"&lt;b&gt; so &nbsp; &quot;it&quot; &amp;c &x;\n1 A1C", "[<b> so   \"it\" &c &x;][]|"},
    {"<!-- x --> Good <!x>\n1 A1C", "[Good][]|"},
    {"From: Ann <ann@x>\nSubject: A game\n of Trax\nX-Mailer: y\n\nHi Bo,\n1 A1C\n\nBye, Ann\n-- \nAnn, Oslo\n",
     "[Hi Bo,][Bye, Ann]|"},
    {"From: Ann\nDKIM-Signature: so it is\nX2: y z\n\nHi Bo,\n1 A1C", "[Hi Bo,][]|"}, /* any name of a header */
    {"From: Ann\nSo it is: well\nHi Bo,\n1 A1C", "[So it is: well/Hi Bo,][]|"},
    {"On 3 May, Bo wrote:\n> So it is.\n> 1 A1C\n> Fine.\n", "[So it is.][Fine.]|"},
    {"Content-Type: multipart/mixed; boundary=\"b1\"\n\n--b1\nContent-Type: text/plain\n\nHi\n1 A1C\nBye\n--b1--\n",
     "[Hi][Bye]|"},
    {"Well said.\n```\n1 A1C\n```\n~~~ trax\n\\end{verbatim}\n#+END\n", "[Well said.][]|"},
    {"Choose <name of font> with <b>-f</b> <format>,<br /> <a href=\"x\">so</a> <a friend> <ann@x>\n1 A1C",
     "[Choose <name of font> with -f <format>,/so <a friend> <ann@x>][]|"},
    {"1 A1C\nSo it is <", "[][So it is <]|"},
    {"<html><head><title>Page</title></head>\n<body>\n<h1>A &lt;new&gt; <i>game</i></h1>\n"
     "1 A1C<br>\nTom &amp; Bo<br>So</body>\n", "[A <new> game][Tom & Bo/So]|"},
    {"#+begin_src trax\nOne.\n1 A1C\n#+END_SRC\nTwo.", "[One.][Two.]|"}, /* Org mode */
    {"<article>\n<header>Ann met Bo.</header>\nTwo.\n1 A1C", "[Ann met Bo./Two.][]|"},
    {"<html><head profile=\"x\">\n<title>Page</title>\n</head>\nText\n1 A1C", "[Text][]|"},
    {"<head>\n<title>Page</title>\n<style>\np { color: red }\n</style>\n</head>\nText\n1 A1C", "[Text][]|"},
    {"[quote=\"Ann\"]Look[/quote]\n[code]\n1 A1C\n[/code]\n[b]Good[/b]", "[Look][Good]|"},
    {"1 A1C\n  A B C\n1 / \\ +\n2 + + +\n\n---\n1AL AA1+\n", "[][]|"}, /* lines without words */
    {"| no | move |\n| --- | --- |\n| 1 | A1C |\n| so | it is |\n", "[][]|"},
    {"``` a game\n1 A1C", "[][]|"}, /* lines of code around the moves */
    {"~~~ a game\n1 A1C", "[][]|"},
    {"----- a game\n1 A1C", "[][]|"},
    {"\\begin{verbatim} of it\n1 A1C", "[][]|"},
    {"\\end{verbatim} of it\n1 A1C", "[][]|"},
    {"So Ann writes:\n1 A1C", "[][]|"},
    {"So Ann WROTE:\n1 A1C", "[][]|"},
    {"-----BEGIN PGP SIGNATURE-----\nabc def\n-----END PGP SIGNATURE-----\nText\n1 A1C\n", "[Text][]|"},
    {"Ours\n@0/ B1+ @1/ A0/\n@0+ A2+ A3/ B3\\\n@0/ B1\\ A2/\n@0+ B1/ C1/\nAnn said so.\n@0/ B1+ A2\\\n"
     "@0+ B1\\ A2+\n\nThanks to Bill, I say.\nAnn\n",
     "[Ours][]|[][]|[][]|[][Ann said so.]|[][]|[][Thanks to Bill, I say./Ann]|"}, /* an archive */
    {"\xE5\xA5\xBD\xE6\xA3\x8B\n1 A1C\n\xC2\xBD \xC2\xBD\n", "[\xE5\xA5\xBD\xE6\xA3\x8B][]|"},
};

/* The names of header lines of mails and news; a line that begins with the last two is text. */
static const char *const headers[] = {
    "From:", "To:", "Cc:", "Subject:", "Date:", "Message-ID:", "Reply-To:", "In-Reply-To:", "References:", "Lines:",
    "Sender:", "Newsgroups:", "Path:", "Organization:", "Received:", "Return-Path:", "MIME-Version:",
    "Content-Language:", "X-Mailer:", "Sent:", "User-Agent:", "Xref:", "NNTP-Posting-Host:", "Thoughts:", "Newsgroups",
};

static void add(const struct record_game *g, const struct record_lines *lines, struct sink *to)
{
    const struct comment_line *l = record_text(g, lines);

    sink_byte(to, '[');
    for (int i = 0; i < lines->count; i++) {
        if (i)
            sink_byte(to, '/');
        sink_text(to, l[i].text);
    }
    sink_byte(to, ']');
}

/* Each as the only line above a game. */
static void test_headers(struct check *c)
{
    size_t i, count = sizeof headers / sizeof *headers;
    struct record r = {0};
    char text[80];

    for (i = 0; i < count; i++) {
        snprintf(text, sizeof text, "%s some words of it\n\n1 A1C\n", headers[i]);
        record_open(&r, text_of(text), INPUT_DETECT, NULL);
        CHECK(c, record_next(&r) && r.game.intro.count == (i + 2 >= count));
    }
    record_free(&r);
}

/* The names of tags that are not shown; any other name is. */
static void test_tags(struct check *c)
{
    static const char tags[] =
        "a abbr b big blockquote body br center cite code dd div dl dt em font footer h1 h2 h3 h4 h5 h6 hr html i "
        "img kbd li link main mark meta ol p pre q s samp section small span strong sub sup table tbody td tfoot th "
        "thead title tr tt u ul var STRONG";
    struct record r = {0};
    struct text tag, told;
    char text[80];
    int n;

    for (n = 0; (tag = text_word(tags, n)).length; n++) {
        int length = (int)tag.length;
        bool good;

        snprintf(text, sizeof text, "So <%.*s>it</%.*s> is\n\n1 A1C\n", length, tag.at, length, tag.at);
        record_open(&r, text_of(text), INPUT_DETECT, NULL);
        good = record_next(&r) && r.game.intro.count > 0;
        told = good ? record_text(&r.game, &r.game.intro)->text : tag;
        good = good && !memchr(told.at, '<', told.length);
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  <%.*s>\n", length, tag.at);
    }
    record_open(&r, text_of("So <name>it</name> is\n\n1 A1C\n"), INPUT_DETECT, NULL);
    CHECK(c, record_next(&r) && r.game.intro.count == 1 &&
             text_starts_nocase(record_text(&r.game, &r.game.intro)->text, "So <name>it"));
    record_free(&r);
}

/* A line has the place of its first byte; no column if it is not in the text as it is. A blank line has
   that of the next one. */
static void test_prose_places(struct check *c)
{
    static const char text[] = "mail: x\n  One two.\n\n> <b>Three</b>\n[b]four\n1 A1C\n\n\n> five &amp; six\n seven";
    static const int places[][2] = {{1, 1}, {2, 3}, {4, 0}, {4, 0}, {5, 0}, {9, 0}, {10, 2}};
    struct record r = {0};

    record_open(&r, text_of(text), INPUT_DETECT, NULL);
    CHECK(c, record_next(&r) && r.game.intro.count == 5 && r.game.outro.count == 2);
    for (int i = 0; i < r.game.intro.count + r.game.outro.count; i++) {
        bool before = i < r.game.intro.count;
        const struct comment_line *l = record_text(&r.game, before ? &r.game.intro : &r.game.outro);

        l += before ? i : i - r.game.intro.count;
        CHECK(c, l->line == places[i][0] && l->column == places[i][1]);
        if (l->line != places[i][0] || l->column != places[i][1])
            fprintf(stderr, "  %d: %d:%d\n", i, l->line, l->column);
    }
    record_open(&r, text_of("A1C B1U<br>One is it<br>A1S A1U<br>A1C A1U"), INPUT_DETECT, NULL); /* all on one line */
    CHECK(c, record_next(&r) && r.game.outro.count == 1);
    CHECK(c, record_text(&r.game, &r.game.outro)->line == 1 && record_text(&r.game, &r.game.outro)->column == 12);
    record_open(&r, text_of("1 A1C 2 B1U is it."), INPUT_DETECT, NULL); /* behind the last move on its line */
    CHECK(c, record_next(&r) && r.game.outro.count == 1);
    CHECK(c, record_text(&r.game, &r.game.outro)->line == 1 && record_text(&r.game, &r.game.outro)->column == 13);
    record_free(&r);
}

void test_prose(struct check *c)
{
    struct record r = {0};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct sink told = {0};
        bool good;

        record_open(&r, text_of(texts[i].text), INPUT_DETECT, NULL);
        while (record_next(&r)) {
            add(&r.game, &r.game.intro, &told);
            add(&r.game, &r.game.outro, &told);
            sink_byte(&told, '|');
        }
        good = text_is(sink_contents(&told), texts[i].prose);
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s\n  %.*s not\n  %s\n", texts[i].text, (int)told.used, told.bytes, texts[i].prose);
        sink_free(&told);
    }
    record_free(&r);
    test_headers(c);
    test_tags(c);
    test_prose_places(c);
}
