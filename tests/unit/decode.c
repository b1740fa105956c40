#include "base/base.h"
#include "check.h"
#include "around.h"

#define BYTES(literal) {literal, sizeof literal - 1}

/* Texts, and what they are decoded to; NULL: they stay as they are. */
static const struct {
    struct text encoded;
    const char *decoded;
} table[] = {
    /* UTF-16 and UTF-32, with a mark or without. */
    {BYTES("\xFF\xFE@\0000\0/\0"), "@0/"},
    {BYTES("\xFE\xFF\0@\0000\0/"), "@0/"},
    {BYTES("@\0000\0/\0 \0\xE9\0"), "@0/ \xC3\xA9"},
    {BYTES("\0@\0000\0/\0\n\0B\0001\0+"), "@0/\nB1+"},
    {BYTES("\xFF\xFE\0\0@\0\0\0000\0\0\0/\0\0\0"), "@0/"},
    {BYTES("\0\0\0@\0\0\0000\0\0\0/\0\0\0\n"), "@0/\n"},
    {BYTES("\xFF\xFE\x3D\xD8\x00\xDE\xE9\0"), "\xF0\x9F\x98\x80\xC3\xA9"}, /* a pair */
    {BYTES("\xFF\xFE\x3D\xD8@\0\x00\xDE"), "\xEF\xBF\xBD@\xEF\xBF\xBD"},   /* halves of one */
    {BYTES("\xFF\xFE@\0000\0/\0B"), "@0/\xEF\xBF\xBD"},                     /* half a letter */
    {BYTES("\xFF\xFE@\0\x3D\xD8"), "@\xEF\xBF\xBD"},
    {BYTES("\xFF\xFE\x3D\xD8\x3D\xD8\x00\xDE"), "\xEF\xBF\xBD\xF0\x9F\x98\x80"},
    /* The first and last pair, and another. */
    {BYTES("\xFF\xFE\x00\xD8\x00\xDC\xFF\xDB\xFF\xDF\x01\xD8\x02\xDC"),
     "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF\xF0\x90\x90\x82"},
    {BYTES("\xFE\xFF\xD8\x00\xDC\x00\xDB\xFF\xDF\xFF"), "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"},
    {BYTES("\xFF\xFE\xFF\xFE@\0\xFF\xFE"), "\xEF\xBB\xBF@\xEF\xBB\xBF"}, /* only the first one is a mark */
    {BYTES("\xFF\xFE"), ""},
    {BYTES("a\0b\0\1\2\3\4\5\6\7\x0E\x0F"), NULL}, /* most is something else */
    /* Quoted-printable. */
    {BYTES("1. @0/ =\n2. B1=5C=20\n"), "1. @0/ 2. B1\\ \n"},
    {BYTES("=400/ B1=2B A0=\r\n=2F"), "@0/ B1+ A0/"},
    {BYTES("@0/ B1= \t\n+ caf=C3=A9"), "@0/ B1+ caf\xC3\xA9"},
    {BYTES("@0/ B1=\n+"), "@0/ B1+"},           /* a word that is cut needs no more evidence, */
    {BYTES("1. @0/ B1=\n2. A0/\n"), NULL},       /* a slip for B1+ */
    {BYTES("1. @0/ B1+=\n2. A0/ A1S=\n3. A2+=\n4. B2/\n"), NULL}, /* even, as in chess */
    {BYTES("@0/ =\nB1+ =\nA0+\n"), NULL},       /*   lines that are not may be a game each */
    {BYTES("MS4gQDAvCjIuIEIxXAozLiA=\n"), NULL}, /* base64 */
    {BYTES("1=A1S\n2=A2U\n"), NULL},            /* bytes that are no text */
    {BYTES("Content-Transfer-Encoding: quoted-printable\n\na = b caf=E9 B1=5C"),
     "Content-Transfer-Encoding: quoted-printable\n\na = b caf\xE9 B1\\"},
    {BYTES("content-transfer-encoding:quoted-printable\n\nB1=5C =\n"),
     "content-transfer-encoding:quoted-printable\n\nB1\\ "},
    /* Bytes as %XX. */
    {BYTES("%400%2F B1%2b"), "@0/ B1+"},
    {BYTES("moves=%400%2F+B1%2B"), "moves=@0/ B1+"},
    {BYTES("%400/ B1+"), "@0/ B1+"}, /* + is a blank only where there are no others */
    {BYTES("caf%C3%A9"), "caf\xC3\xA9"},
    {BYTES("@0/%0AB1%2B"), "@0/\nB1+"},
    /* What a terminal is sent. */
    {BYTES("\x1B[1m@0/\x1B[0m B\bB1+ _\bA0+"), "@0/ B1+ A0+"},
    {BYTES("\x1B]0;title\x07@0/\x1B(B \x1B]8;;x\x1B\\B1+\x1B" "c"), "@0/ B1+"},
    {BYTES("@0/ B1+ \xC3\xA9\b\xC3\xA9\xE2\x82\xAC\b\xE2\x82\xACx"), "@0/ B1+ \xC3\xA9\xE2\x82\xACx"},
    {BYTES("\xC3\xA9\b\xC3\xA9tude\b\b\b\b\b\b\bx"), "x"},
    {BYTES("\x1B[1m@0/\x1B["), "@0/"},
    {BYTES("\x1B[1m@0/\x1B"), "@0/"},
    {BYTES("@0/ \x1B[1m"), NULL}, /* one alone */
    {BYTES("\x1B[1\x1B[0m@0/\x1B[3\nB1+"), "@0/\nB1+"}, /* what breaks off does not end */
    {BYTES("\x1B]0;a\x1B\\@0/\x1B)0 B1+\x1B(0\x1B]\x1B"), "@0/ B1+"},
    {BYTES("1. @0=2F\n2. B1="), NULL}, /* at the end of the text it breaks no line */
    /* Rich Text Format. */
    {BYTES("{\\rtf1\\ansi\n1. @0/\\par\n2. A1\\\\\\par 3. B1+}"), "1. @0/\n2. A1\\\n3. B1+"},
    {BYTES("{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\*\\x{y}z}\\f0\\fs24 caf\\'e9 \\u8211?\\u-3?\\tab\\{\\~\\_\\-}"),
     "caf\xC3\xA9 \xE2\x80\x93\xEF\xBF\xBD\t{ -"},
    {BYTES("{\\rtf1 a}}\\b\\'4"), "a4"},
    {BYTES("{\\rtf1{\\info{\\title t}}{\\header h}{\\footer f}{\\colortbl;\\red9;}{\\stylesheet{s;}}{\\pict 00}"
           "{\\listtable l}{\\themedata d}a\\line b\\row c\\sect d\\page e\\cell f}"),
     "a\nb\nc\nd\ne\tf"},
    {BYTES("{\\rtf1 a\\emdash b\\endash c\\bullet d\\lquote e\\rquote f\\ldblquote g\\rdblquote h\\emspace i"
           "\\enspace j}"),
     "a-b-c*d'e'f\"g\"h i j"},
    {BYTES("{\\rtf1{\\*\\a{b}c}d{\\info{\\title e}f}g{\\b{\\*h}i{\\info j}k}l}m"), "dgiklm"},
    {BYTES("{\\rtf1 a\\'4"), "a4"}, {BYTES("{\\rtf1 a\\"), "a"}, {BYTES("{\\rtf1 a\\u"), "a\xEF\xBF\xBD"},
    {BYTES("{\\rtf1 a\\tab"), "a\t"}, {BYTES("{\\RTF1 a}"), "a"}, {BYTES("{\\rt a}"), NULL}, {BYTES("{rtf a}"), NULL},
    /* The first and last code points, and what is none, in UTF-32. */
    {BYTES("\xFF\xFE\0\0" "\xFF\xD7\0\0" "\0\xD8\0\0" "\xFF\xDF\0\0" "\0\xE0\0\0"
           "\xFF\xFF\x10\0" "\0\0\x11\0"),
     "\xED\x9F\xBF\xEF\xBF\xBD\xEF\xBF\xBD\xEE\x80\x80\xF4\x8F\xBF\xBF\xEF\xBF\xBD"},
    /* Three of four letters are ASCII; three letters. */
    {BYTES("a\0b\0c\0\x10\x04"), "abc\xD0\x90"},
    {BYTES("@\0000\0/\0"), "@0/"},
    /* Control sequences: parameters, and the first and last sign that can end one. */
    {BYTES("\x1B[1 q@0/\x1B[0m"), "@0/"},
    {BYTES("\x1B[2@@0/\x1B[0~ B1+"), "@0/ B1+"},
    {BYTES("\x1B]0;a b\x07@0/ \x1B)0B1+"), "@0/ B1+"},
    {BYTES("\x1B\n@0/\x1B\xC3\xA9\x1B[\n\x1B[2\xC3\xA9"), "\n@0/\xC3\xA9\n\xC3\xA9"}, /* none */
    /* What is no escape; lines that break in a word. */
    {BYTES("=41 =09=41"), "A \tA"},
    {BYTES("=41 =7E=41"), "A ~A"},
    {BYTES("=400/ B1=2B A0=\r"), "@0/ B1+ A0"},
    {BYTES("B=\n1/"), "B1/"},
    {BYTES("A=\n1R"), "A1R"},
    {BYTES("A1=\nR"), "A1R"},
    {BYTES("B=\n1+"), "B1+"},
    {BYTES("B=\n1\\"), "B1\\"},
    {BYTES("B1=\n/"), "B1/"},
    {BYTES("B1=\n\\"), "B1\\"},
    {BYTES("B1=\n+x"), "B1+x"},
    {BYTES("@0/ B1=\r+"), "@0/ B1+"}, /* line ends of each kind */
    {BYTES("@0/ B1=\r\n+"), "@0/ B1+"},
    {BYTES("@0/ B1= \r\n+"), "@0/ B1+"},
    {BYTES("=40 A=\n"), "@ A"},
    {BYTES("=40 A=\r\n"), "@ A"},
    {BYTES("=40 A= \t"), NULL}, /* none */
    {BYTES("=41 caf=C3=A9"), "A caf\xC3\xA9"},
    {BYTES("=41=0D=0A=09"), "A\r\n\t"},
    {BYTES("=41=0D"), "A\r"},
    {BYTES("=41=0A"), "A\n"},
    {BYTES("=61b=\ncd ef=\ngh"), "abcd efgh"}, /* two words that are cut, or one */
    {BYTES("%400%2F\nB1+"), "@0/\nB1+"},
    {BYTES("%400%2F+B1%2b%0d%0A"), "@0/ B1+\r\n"},
    /* Long lines; lines that are shorter. */
    {BYTES("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nwas"),
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxwas"},
    {BYTES("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nwas"),
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxwas"},
    {BYTES("content-transfer-encoding:quoted-printable\n\na = b B1=5C"),
     "content-transfer-encoding:quoted-printable\n\na = b B1\\"},
    /* One in another. */
    {BYTES("\xFF\xFE@\0000\0%\0002\000F\0"), "@0/"},
};

/* Others that stay as they are. */
static const struct text others[] = {
    BYTES(""), BYTES("1. @0/\n2. B1\\\n"), BYTES("caf\xC3\xA9, caf\xE9"), BYTES("\xEF\xBB\xBF@0/ B1+"),
    BYTES("@0/\0\0\0\0\0\0\0\0"), BYTES("1=C3S\n2=A2U\n"), BYTES("x =2B y = 3"), BYTES("x =2b"), BYTES("x =0"),
    BYTES("x ="), BYTES("caf%E9"), BYTES("100% of %40"), BYTES("%02d of %02d"), BYTES("100%"),
    BYTES("a\0b\0\x10\x04\x11\x04"), BYTES("a\0b\0\x80\0\x10\x04"), BYTES("a\0b\0\0\0\x10\x04"), BYTES("a\0b\0"),
    BYTES("=41 =4G"), BYTES("=41 =G4"), BYTES("=41 =a1"), BYTES("=41 =4a"), BYTES("=41 =08=41"), BYTES("=41 =7F=41"),
    BYTES("=41 =00=41"), BYTES("=80 =41"), BYTES("=41=41 A=2\nB1=2B"), BYTES("=\n+"), BYTES("B=\n1"),
    BYTES("A1=\nR1"), BYTES("A1=\nRs"), BYTES("A1 =\n+"), BYTES("B=\n1-"), BYTES("=41 caf=c3=A9"),
    BYTES("=41 caf=C3=a9"), BYTES("ab=\ncd"), BYTES("xxxxxxxxxxxxxxxxxxxxxxxxxx quoted-printable\n\na = b B1=5C"),
    BYTES("%40 100%\nx"), BYTES("%40 %00"), BYTES("%40 %7f"),
    BYTES("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nwas"),
    BYTES("a\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nwas"),
    BYTES("Content-Transfer-Encoding: 7bit\n\na = b B1=5C"),
};

static void test_row(struct check *c, struct text encoded, const char *wanted)
{
    struct sink to = {0};
    bool done = decode_text(encoded, &to);
    bool good = done ? wanted && text_is(sink_contents(&to), wanted) : !wanted;

    CHECK(c, good);
    if (!good)
        fprintf(stderr, "  %.*s: %d [%.*s]\n", (int)encoded.length, encoded.at, done, (int)to.used,
                to.bytes ? to.bytes : "");
    if (done)
        CHECK(c, to.bytes[to.used] == '\0');
    sink_free(&to);
}

/* A text without a mark is UTF-16 if three quarters of its first 1,024 units are ASCII; what follows does not count. */
static void test_tried(struct check *c)
{
    enum { UNITS = 1400 };
    static const struct {
        int others, last; /* units that are not ASCII: the first ones; from which on all are none */
        bool wide;
    } rows[] = {{256, 1024, true}, {257, 1024, false}, {255, 1023, true}, {256, 1023, false}, {257, UNITS, false}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sink all = {0}, to = {0};

        for (int n = 0; n < UNITS; n++)
            sink_text(&all, (struct text){n < rows[i].others || n >= rows[i].last ? "\x10\x04" : "a\0", 2});
        CHECK(c, decode_text(sink_contents(&all), &to) == rows[i].wide);
        CHECK(c, !rows[i].wide || text_starts_nocase(sink_contents(&to), "\xD0\x90\xD0\x90"));
        sink_free(&all);
        sink_free(&to);
    }
}

/* Every control word of Rich Text Format that stands for a sign, or begins a group that is no text; others do
   neither. */
static void test_controls(struct check *c)
{
    static const struct {
        const char *words, *text; /* NULL: none */
    } rows[] = {
        {"par line row sect page", "\n"}, {"cell tab", "\t"}, {"emdash endash", "-"}, {"bullet", "*"},
        {"lquote rquote", "'"}, {"ldblquote rdblquote", "\""}, {"emspace enspace", " "},
        {"fonttbl colortbl stylesheet info pict header footer listtable themedata", NULL},
        {"b i ul f fs lang plain pard widctlpar ltrch rtlch uc qqq parr pa ro", ""},
    };
    size_t i;
    int n;

    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        for (n = 0; text_word(rows[i].words, n).length; n++) {
            struct text word = text_word(rows[i].words, n);
            struct sink all = {0}, to = {0};
            char wanted[20];

            sprintf(wanted, "a%s%sc", rows[i].text ? rows[i].text : "", rows[i].text ? "b" : "");
            sink_string(&all, "{\\rtf1 a{\\");
            sink_text(&all, word);
            sink_string(&all, "1 b}c}");
            CHECK(c, rtf_decode(sink_contents(&all), &to) && text_is(sink_contents(&to), wanted));
            sink_free(&all);
            sink_free(&to);
        }
}

static void test_decode(struct check *c)
{
    char room[AROUND_ROOM];

    for (size_t n = 0; n < AROUND; n++) {
        for (size_t i = 0; i < sizeof table / sizeof *table; i++)
            test_row(c, around_put(table[i].encoded, n, room), table[i].decoded);
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            test_row(c, around_put(others[i], n, room), NULL);
    }
}

static void test_guess(struct check *c)
{
    static const struct {
        struct text text;
        const char *name;
    } guesses[] = {
        {BYTES(""), NULL},
        {BYTES("Hello, world.\n"), NULL},
        {BYTES("MS4gQDAvCjIuIEIxKwozLiBBMFwK\n"), "base64"},
        {BYTES("From: Ann\nContent-Transfer-Encoding: base64\n\n"
               "MS4gQDAvCjIuIEIxKwozLiBBMFwKMS4gQDAvCjIuIEIxKwozLiBB\r\nMFwK\r\n"),
         "base64"},
        {BYTES("Supercalifragilistic\n"), NULL},
        {BYTES("A1SA1UB1L2\nthat is all\n"), NULL},
        {BYTES("begin 644 game.txt\n#,2X@\n`\nend\n"), "uuencode"},
        {BYTES("\x1F\x8B\x08\0\0\0"), "gzip"},
        {BYTES("\x78\x9C\x33\xD0\x33"), "zlib"},
        {BYTES("x\x9C"), "zlib"},
        {BYTES("x\1"), "zlib"},
        {BYTES("x\x5E"), "zlib"},
        {BYTES("x\xDA"), "zlib"},
        {BYTES("x "), NULL},
        {BYTES("\xFD" "7zXZ\0"), "xz"},
        {BYTES("BZh91AY"), "bzip2"},
        {BYTES("PK\3\4\x14\0"), "ZIP"},
        {BYTES("%PDF-1.4\n"), "PDF"},
        {BYTES("\x89PNG\r\n"), "PNG"},
        {BYTES("GIF89a"), "GIF"},
        {BYTES("\xFF\xD8\xFF\xE0"), "JPEG"},
        {BYTES("\xD0\xCF\x11\xE0"), "Word"},
        {BYTES("\xE9\xE8\xE0 caf\xE9"), NULL},
        /* At most two = at the end, all kinds of signs, twelve of them. */
        {BYTES("MS4gQDAvCjIuIEIxKwozLiA="), "base64"},
        {BYTES("MS4gQDAvCjIuIEIxKwozLg=="), "base64"},
        {BYTES("MS4gQDAvCjIuIEIxKwozL==="), NULL},
        {BYTES("-S4gQDAvCjIuIEIxKwozLiA="), NULL},
        {BYTES("MS4g+DAv/jIuIEIxKwozLiA="), "base64"},
        {BYTES("aaaa1aaaAaaa"), "base64"},
        {BYTES("aaaa1aaaZaaa"), "base64"},
        {BYTES("AAAA1AAAaAAA"), "base64"},
        {BYTES("AAAA1AAAzAAA"), "base64"},
        {BYTES("aaaaaaaaAaaa"), NULL},
        {BYTES("aaaa1aaaaaaa"), NULL},
        {BYTES("AAAA1AAAAAAA"), NULL},
        {BYTES("AAAA1AAAa"), NULL},
        {BYTES("AAAA1AAAaAA"), NULL},
        {BYTES("hello there\n\nMS4gQDAvCjIuIEIxKwozLiA=\n"), "base64"}, /* half of what is not blank */
        {BYTES("hello there\nagain\nMS4gQDAvCjIuIEIxKwozLiA=\n"), NULL},
    };
    char room[AROUND_ROOM];
    size_t n;

    for (size_t i = 0; i < sizeof guesses / sizeof *guesses; i++)
        for (n = 0; n < AROUND; n++) {
            const char *name = decode_guess(around_put(guesses[i].text, n, room));
            bool good = guesses[i].name ? name && strcmp(name, guesses[i].name) == 0 : !name;

            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  [%s]: %s\n", guesses[i].text.at, name ? name : "-");
        }
}

void test_decoding(struct check *c)
{
    test_decode(c);
    test_tried(c);
    test_controls(c);
    test_guess(c);
}
