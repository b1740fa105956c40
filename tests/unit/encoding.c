#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"
#include "paper/inks.h"
#include "check.h"

/* Whether a text is written as these bytes. */
static bool is_written(const char *text, const char *wanted)
{
    struct sink s = {0};
    bool same;

    encoding_write(text_of(text), &s, NULL);
    same = text_is(sink_contents(&s), wanted);
    sink_free(&s);
    return same;
}

static void test_bytes(struct check *c)
{
    CHECK(c, is_written("A\xC3\xA9", "A\xE9"));
    CHECK(c, is_written("\xE2\x80\x9C\xE2\x80\x94\xE2\x82\xAC", "\x93\x97\x80"));
    CHECK(c, is_written("\xE4\xB8\xAD\x01\x7F", "???"));
    CHECK(c, is_written("\xC2\x85", "?")); /* U+0085: an ellipsis only in Windows-1252 */
    CHECK(c, is_written("\t\n", "  ") && is_written("", "") && is_written("%()\\", "%()\\"));
    CHECK(c, is_written("a\xC3\xA9\xE9\xE2\x80\x99\xE4\xB8\xAD", "a\xE9\xE9\x92?"));
    CHECK(c, encoding_shows(text_of("")) && encoding_shows(text_of("\xE9? \xC3\xA9 \xE2\x80\x94\n")));
    CHECK(c, !encoding_shows(text_of("Trax \xE6\xA3\x8B")) && encoding_shows(text_of("\xC4\x85")));
}

/* Quotes and dashes of print. */
static void test_signs(struct check *c)
{
    CHECK(c, is_written("it's \"so\"", "it\x92s \x93so\x94") && is_written("'a' ('b')", "\x91" "a\x92 (\x91" "b\x92)"));
    CHECK(c, is_written("in '98", "in \x92" "98"));
    CHECK(c, is_written("a - b -- c", "a \x96 b \x96 c") && is_written("a---b", "a\x97" "b"));
    CHECK(c, is_written("a-b 1-2 -3 a- b", "a-b 1-2 -3 a- b") && is_written("-----", "-----"));
}

/* Letters with accents: accents, then their letter; letters of Symbol. ? for the rest, which is noted once. */
static void test_accents(struct check *c)
{
    struct sink s = {0}, missing = {0};

    CHECK(c, is_written("\xC4\x9F\xC4\x8D\xC5\x82\xC5\x91", "\2g\3c\14\5o"));
    CHECK(c, is_written("\xC4\xAB", "\20\10") && is_written("\xC8\x99\xC5\x9F", "\34s\26s"));
    CHECK(c, is_written("\xC4\x90\xC3\x90", "\30D\xD0")); /* D with a stroke; eth */
    CHECK(c, is_written("\xE1\xBA\xBF\xE1\xBB\x87\xE1\xBB\x9D", "\21\xEA\23\35e\22\37o")); /* two accents */
    CHECK(c, is_written("\xE2\x86\x92\xCE\xB1\xCE\xAC", "\1\256\1a\21\1a"));
    CHECK(c, is_written("\xCF\x82\xCF\x83\xCE\x90", "\1V\1s\21\25\1i")); /* both forms of sigma; two accents */
    encoding_write(text_of("\xE6\xA3\x8B a \xE6\xA3\x8B \xD0\x90 \x01\x1B\x01"), &s, &missing);
    CHECK(c, text_is(sink_contents(&missing), "\xE6\xA3\x8B \xD0\x90 U+0001 U+001B"));
    CHECK(c, text_is(sink_contents(&s), "? a ? ? ???"));
    sink_free(&s);
    sink_free(&missing);
}

/* Accents that follow their letter: composed as Unicode does, or added; two at most. */
static void test_combining(struct check *c)
{
    struct sink s = {0};
    int i;

    CHECK(c, is_written("e\xCC\x81i\xCC\x82", "\xE9\xEE"));
    CHECK(c, is_written("s\xCC\x8C" "d\xCC\x8C", "\x9A\27d"));                 /* a caron is an apostrophe beside d */
    CHECK(c, is_written("e\xCC\xA3\xCC\x82" "e\xCC\x82\xCC\x81", "\23\35e\21\xEA"));
    CHECK(c, is_written("b\xCC\x81", "\21b") && is_written("m\xCC\x81\xCC\xA3\xCC\x81", "\35\21m?"));
    /* A caron is an apostrophe beside d, l, t and L; above capitals and other letters it is a caron. */
    CHECK(c, is_written("\xC4\x8F\xC4\xBE\xC5\xA5\xC4\xBD", "\27d\27l\27t\27L"));
    CHECK(c, is_written("\xC4\x8E\xC5\xA4\xC5\x87\xC5\x99", "\3D\3T\3N\3r"));
    CHECK(c, is_written("\xC4\x8D\xCC\x81", "\21\3c") && is_written("\xCE\xB1\xCC\x81", "\21\1a"));
    CHECK(c, is_written("1\xCC\x81", "1?") && is_written("\xCC\x81", "?") && is_written("\"\xCC\x81", "\x93?"));
    CHECK(c, is_written("\xCE\xA9\xCE\xA2\xCC\x81", "\1W??") && !encoding_shows(text_of("a\xCD\xB0")));
    CHECK(c, is_written("\xC5\x82\xCC\xA3", "\35\14") && encoding_shows(text_of("e\xCC\x81")));
    /* An i loses its dot below an accent, and keeps it above one. */
    CHECK(c, is_written("i\xCC\x8B" "i\xCC\xA7" "i\xCC\xA3\xCC\x8B", "\5\10\26i\5\35\10"));
    for (i = 0; i < 100000; i++)
        sink_string(&s, "\21");
    CHECK(c, encoding_width(ENCODING_ROMAN, sink_contents(&s)) >= 0);
    sink_free(&s);
}

/* Signs that are drawn as others; code points without a shape. */
static void test_alike(struct check *c)
{
    CHECK(c, is_written("\xEF\xAC\x81\xEF\xAC\x83 \xE2\x80\xBC \xE2\x85\x93", "fiffi !! 1\0173"));
    CHECK(c, is_written("\xEF\xBC\xA1\xEF\xBC\x91", "A1") && is_written("a\xE3\x80\x80" "b\xE2\x80\x83" "c", "a b c"));
    CHECK(c, is_written("co\xC2\xAD" "op\xE2\x80\x8B\xE2\x80\xAE.\xEF\xBB\xBF", "coop."));
    CHECK(c, is_written("\xE2\x99\xA5\xEF\xB8\x8F", "\1\251") && is_written("a\xE2\x80\xA8" "b", "a b"));
    CHECK(c, encoding_shows(text_of("\xE2\x80\x8E\xE2\x80\x8B")));
}

/* Letters of Unicode with an accent, and what they are composed of (UnicodeData.txt): both are written alike. */
static void test_composed(struct check *c)
{
    static const uint16_t rows[][3] = {
        {0xC0, 0x41, 0x300}, {0xC1, 0x41, 0x301}, {0xC2, 0x41, 0x302}, {0xC3, 0x41, 0x303}, {0xC4, 0x41, 0x308},
        {0xC5, 0x41, 0x30A}, {0xC7, 0x43, 0x327}, {0xC8, 0x45, 0x300}, {0xC9, 0x45, 0x301}, {0xCA, 0x45, 0x302},
        {0xCB, 0x45, 0x308}, {0xCC, 0x49, 0x300}, {0xCD, 0x49, 0x301}, {0xCE, 0x49, 0x302}, {0xCF, 0x49, 0x308},
        {0xD1, 0x4E, 0x303}, {0xD2, 0x4F, 0x300}, {0xD3, 0x4F, 0x301}, {0xD4, 0x4F, 0x302}, {0xD5, 0x4F, 0x303},
        {0xD6, 0x4F, 0x308}, {0xD9, 0x55, 0x300}, {0xDA, 0x55, 0x301}, {0xDB, 0x55, 0x302}, {0xDC, 0x55, 0x308},
        {0xDD, 0x59, 0x301}, {0xE0, 0x61, 0x300}, {0xE1, 0x61, 0x301}, {0xE2, 0x61, 0x302}, {0xE3, 0x61, 0x303},
        {0xE4, 0x61, 0x308}, {0xE5, 0x61, 0x30A}, {0xE7, 0x63, 0x327}, {0xE8, 0x65, 0x300}, {0xE9, 0x65, 0x301},
        {0xEA, 0x65, 0x302}, {0xEB, 0x65, 0x308}, {0xEC, 0x69, 0x300}, {0xED, 0x69, 0x301}, {0xEE, 0x69, 0x302},
        {0xEF, 0x69, 0x308}, {0xF1, 0x6E, 0x303}, {0xF2, 0x6F, 0x300}, {0xF3, 0x6F, 0x301}, {0xF4, 0x6F, 0x302},
        {0xF5, 0x6F, 0x303}, {0xF6, 0x6F, 0x308}, {0xF9, 0x75, 0x300}, {0xFA, 0x75, 0x301}, {0xFB, 0x75, 0x302},
        {0xFC, 0x75, 0x308}, {0xFD, 0x79, 0x301}, {0xFF, 0x79, 0x308}, {0x100, 0x41, 0x304}, {0x101, 0x61, 0x304},
        {0x102, 0x41, 0x306}, {0x103, 0x61, 0x306}, {0x104, 0x41, 0x328}, {0x105, 0x61, 0x328}, {0x106, 0x43, 0x301},
        {0x107, 0x63, 0x301}, {0x108, 0x43, 0x302}, {0x109, 0x63, 0x302}, {0x10A, 0x43, 0x307}, {0x10B, 0x63, 0x307},
        {0x10C, 0x43, 0x30C}, {0x10D, 0x63, 0x30C}, {0x10E, 0x44, 0x30C}, {0x10F, 0x64, 0x30C}, {0x112, 0x45, 0x304},
        {0x113, 0x65, 0x304}, {0x114, 0x45, 0x306}, {0x115, 0x65, 0x306}, {0x116, 0x45, 0x307}, {0x117, 0x65, 0x307},
        {0x118, 0x45, 0x328}, {0x119, 0x65, 0x328}, {0x11A, 0x45, 0x30C}, {0x11B, 0x65, 0x30C}, {0x11C, 0x47, 0x302},
        {0x11D, 0x67, 0x302}, {0x11E, 0x47, 0x306}, {0x11F, 0x67, 0x306}, {0x120, 0x47, 0x307}, {0x121, 0x67, 0x307},
        {0x122, 0x47, 0x327}, {0x123, 0x67, 0x327}, {0x124, 0x48, 0x302}, {0x125, 0x68, 0x302}, {0x128, 0x49, 0x303},
        {0x129, 0x69, 0x303}, {0x12A, 0x49, 0x304}, {0x12B, 0x69, 0x304}, {0x12C, 0x49, 0x306}, {0x12D, 0x69, 0x306},
        {0x12E, 0x49, 0x328}, {0x12F, 0x69, 0x328}, {0x130, 0x49, 0x307}, {0x134, 0x4A, 0x302}, {0x135, 0x6A, 0x302},
        {0x136, 0x4B, 0x327}, {0x137, 0x6B, 0x327}, {0x139, 0x4C, 0x301}, {0x13A, 0x6C, 0x301}, {0x13B, 0x4C, 0x327},
        {0x13C, 0x6C, 0x327}, {0x13D, 0x4C, 0x30C}, {0x13E, 0x6C, 0x30C}, {0x143, 0x4E, 0x301}, {0x144, 0x6E, 0x301},
        {0x145, 0x4E, 0x327}, {0x146, 0x6E, 0x327}, {0x147, 0x4E, 0x30C}, {0x148, 0x6E, 0x30C}, {0x14C, 0x4F, 0x304},
        {0x14D, 0x6F, 0x304}, {0x14E, 0x4F, 0x306}, {0x14F, 0x6F, 0x306}, {0x150, 0x4F, 0x30B}, {0x151, 0x6F, 0x30B},
        {0x154, 0x52, 0x301}, {0x155, 0x72, 0x301}, {0x156, 0x52, 0x327}, {0x157, 0x72, 0x327}, {0x158, 0x52, 0x30C},
        {0x159, 0x72, 0x30C}, {0x15A, 0x53, 0x301}, {0x15B, 0x73, 0x301}, {0x15C, 0x53, 0x302}, {0x15D, 0x73, 0x302},
        {0x15E, 0x53, 0x327}, {0x15F, 0x73, 0x327}, {0x160, 0x53, 0x30C}, {0x161, 0x73, 0x30C}, {0x162, 0x54, 0x327},
        {0x163, 0x74, 0x327}, {0x164, 0x54, 0x30C}, {0x165, 0x74, 0x30C}, {0x168, 0x55, 0x303}, {0x169, 0x75, 0x303},
        {0x16A, 0x55, 0x304}, {0x16B, 0x75, 0x304}, {0x16C, 0x55, 0x306}, {0x16D, 0x75, 0x306}, {0x16E, 0x55, 0x30A},
        {0x16F, 0x75, 0x30A}, {0x170, 0x55, 0x30B}, {0x171, 0x75, 0x30B}, {0x172, 0x55, 0x328}, {0x173, 0x75, 0x328},
        {0x174, 0x57, 0x302}, {0x175, 0x77, 0x302}, {0x176, 0x59, 0x302}, {0x177, 0x79, 0x302}, {0x178, 0x59, 0x308},
        {0x179, 0x5A, 0x301}, {0x17A, 0x7A, 0x301}, {0x17B, 0x5A, 0x307}, {0x17C, 0x7A, 0x307}, {0x17D, 0x5A, 0x30C},
        {0x17E, 0x7A, 0x30C}, {0x1A0, 0x4F, 0x31B}, {0x1A1, 0x6F, 0x31B}, {0x1AF, 0x55, 0x31B}, {0x1B0, 0x75, 0x31B},
        {0x1CD, 0x41, 0x30C}, {0x1CE, 0x61, 0x30C}, {0x1CF, 0x49, 0x30C}, {0x1D0, 0x69, 0x30C}, {0x1D1, 0x4F, 0x30C},
        {0x1D2, 0x6F, 0x30C}, {0x1D3, 0x55, 0x30C}, {0x1D4, 0x75, 0x30C}, {0x1D5, 0xDC, 0x304}, {0x1D6, 0xFC, 0x304},
        {0x1D7, 0xDC, 0x301}, {0x1D8, 0xFC, 0x301}, {0x1D9, 0xDC, 0x30C}, {0x1DA, 0xFC, 0x30C}, {0x1DB, 0xDC, 0x300},
        {0x1DC, 0xFC, 0x300}, {0x1DE, 0xC4, 0x304}, {0x1DF, 0xE4, 0x304}, {0x1E2, 0xC6, 0x304}, {0x1E3, 0xE6, 0x304},
        {0x1E6, 0x47, 0x30C}, {0x1E7, 0x67, 0x30C}, {0x1E8, 0x4B, 0x30C}, {0x1E9, 0x6B, 0x30C}, {0x1EA, 0x4F, 0x328},
        {0x1EB, 0x6F, 0x328}, {0x1EC, 0x1EA, 0x304}, {0x1ED, 0x1EB, 0x304}, {0x1F0, 0x6A, 0x30C},
        {0x1F4, 0x47, 0x301}, {0x1F5, 0x67, 0x301}, {0x1F8, 0x4E, 0x300}, {0x1F9, 0x6E, 0x300}, {0x1FA, 0xC5, 0x301},
        {0x1FB, 0xE5, 0x301}, {0x1FC, 0xC6, 0x301}, {0x1FD, 0xE6, 0x301}, {0x1FE, 0xD8, 0x301}, {0x1FF, 0xF8, 0x301},
        {0x218, 0x53, 0x326}, {0x219, 0x73, 0x326}, {0x21A, 0x54, 0x326}, {0x21B, 0x74, 0x326}, {0x21E, 0x48, 0x30C},
        {0x21F, 0x68, 0x30C}, {0x226, 0x41, 0x307}, {0x227, 0x61, 0x307}, {0x228, 0x45, 0x327}, {0x229, 0x65, 0x327},
        {0x22A, 0xD6, 0x304}, {0x22B, 0xF6, 0x304}, {0x22C, 0xD5, 0x304}, {0x22D, 0xF5, 0x304}, {0x22E, 0x4F, 0x307},
        {0x22F, 0x6F, 0x307}, {0x230, 0x22E, 0x304}, {0x231, 0x22F, 0x304}, {0x232, 0x59, 0x304},
        {0x233, 0x79, 0x304}, {0x386, 0x391, 0x301}, {0x388, 0x395, 0x301}, {0x389, 0x397, 0x301},
        {0x38A, 0x399, 0x301}, {0x38C, 0x39F, 0x301}, {0x38E, 0x3A5, 0x301}, {0x38F, 0x3A9, 0x301},
        {0x390, 0x3CA, 0x301}, {0x3AA, 0x399, 0x308}, {0x3AB, 0x3A5, 0x308}, {0x3AC, 0x3B1, 0x301},
        {0x3AD, 0x3B5, 0x301}, {0x3AE, 0x3B7, 0x301}, {0x3AF, 0x3B9, 0x301}, {0x3B0, 0x3CB, 0x301},
        {0x3CA, 0x3B9, 0x308}, {0x3CB, 0x3C5, 0x308}, {0x3CC, 0x3BF, 0x301}, {0x3CD, 0x3C5, 0x301},
        {0x3CE, 0x3C9, 0x301}, {0x1E02, 0x42, 0x307}, {0x1E03, 0x62, 0x307}, {0x1E04, 0x42, 0x323},
        {0x1E05, 0x62, 0x323}, {0x1E08, 0xC7, 0x301}, {0x1E09, 0xE7, 0x301}, {0x1E0A, 0x44, 0x307},
        {0x1E0B, 0x64, 0x307}, {0x1E0C, 0x44, 0x323}, {0x1E0D, 0x64, 0x323}, {0x1E10, 0x44, 0x327},
        {0x1E11, 0x64, 0x327}, {0x1E14, 0x112, 0x300}, {0x1E15, 0x113, 0x300}, {0x1E16, 0x112, 0x301},
        {0x1E17, 0x113, 0x301}, {0x1E1C, 0x228, 0x306}, {0x1E1D, 0x229, 0x306}, {0x1E1E, 0x46, 0x307},
        {0x1E1F, 0x66, 0x307}, {0x1E20, 0x47, 0x304}, {0x1E21, 0x67, 0x304}, {0x1E22, 0x48, 0x307},
        {0x1E23, 0x68, 0x307}, {0x1E24, 0x48, 0x323}, {0x1E25, 0x68, 0x323}, {0x1E26, 0x48, 0x308},
        {0x1E27, 0x68, 0x308}, {0x1E28, 0x48, 0x327}, {0x1E29, 0x68, 0x327}, {0x1E2E, 0xCF, 0x301},
        {0x1E2F, 0xEF, 0x301}, {0x1E30, 0x4B, 0x301}, {0x1E31, 0x6B, 0x301}, {0x1E32, 0x4B, 0x323},
        {0x1E33, 0x6B, 0x323}, {0x1E36, 0x4C, 0x323}, {0x1E37, 0x6C, 0x323}, {0x1E38, 0x1E36, 0x304},
        {0x1E39, 0x1E37, 0x304}, {0x1E3E, 0x4D, 0x301}, {0x1E3F, 0x6D, 0x301}, {0x1E40, 0x4D, 0x307},
        {0x1E41, 0x6D, 0x307}, {0x1E42, 0x4D, 0x323}, {0x1E43, 0x6D, 0x323}, {0x1E44, 0x4E, 0x307},
        {0x1E45, 0x6E, 0x307}, {0x1E46, 0x4E, 0x323}, {0x1E47, 0x6E, 0x323}, {0x1E4C, 0xD5, 0x301},
        {0x1E4D, 0xF5, 0x301}, {0x1E4E, 0xD5, 0x308}, {0x1E4F, 0xF5, 0x308}, {0x1E50, 0x14C, 0x300},
        {0x1E51, 0x14D, 0x300}, {0x1E52, 0x14C, 0x301}, {0x1E53, 0x14D, 0x301}, {0x1E54, 0x50, 0x301},
        {0x1E55, 0x70, 0x301}, {0x1E56, 0x50, 0x307}, {0x1E57, 0x70, 0x307}, {0x1E58, 0x52, 0x307},
        {0x1E59, 0x72, 0x307}, {0x1E5A, 0x52, 0x323}, {0x1E5B, 0x72, 0x323}, {0x1E5C, 0x1E5A, 0x304},
        {0x1E5D, 0x1E5B, 0x304}, {0x1E60, 0x53, 0x307}, {0x1E61, 0x73, 0x307}, {0x1E62, 0x53, 0x323},
        {0x1E63, 0x73, 0x323}, {0x1E64, 0x15A, 0x307}, {0x1E65, 0x15B, 0x307}, {0x1E66, 0x160, 0x307},
        {0x1E67, 0x161, 0x307}, {0x1E68, 0x1E62, 0x307}, {0x1E69, 0x1E63, 0x307}, {0x1E6A, 0x54, 0x307},
        {0x1E6B, 0x74, 0x307}, {0x1E6C, 0x54, 0x323}, {0x1E6D, 0x74, 0x323}, {0x1E78, 0x168, 0x301},
        {0x1E79, 0x169, 0x301}, {0x1E7A, 0x16A, 0x308}, {0x1E7B, 0x16B, 0x308}, {0x1E7C, 0x56, 0x303},
        {0x1E7D, 0x76, 0x303}, {0x1E7E, 0x56, 0x323}, {0x1E7F, 0x76, 0x323}, {0x1E80, 0x57, 0x300},
        {0x1E81, 0x77, 0x300}, {0x1E82, 0x57, 0x301}, {0x1E83, 0x77, 0x301}, {0x1E84, 0x57, 0x308},
        {0x1E85, 0x77, 0x308}, {0x1E86, 0x57, 0x307}, {0x1E87, 0x77, 0x307}, {0x1E88, 0x57, 0x323},
        {0x1E89, 0x77, 0x323}, {0x1E8A, 0x58, 0x307}, {0x1E8B, 0x78, 0x307}, {0x1E8C, 0x58, 0x308},
        {0x1E8D, 0x78, 0x308}, {0x1E8E, 0x59, 0x307}, {0x1E8F, 0x79, 0x307}, {0x1E90, 0x5A, 0x302},
        {0x1E91, 0x7A, 0x302}, {0x1E92, 0x5A, 0x323}, {0x1E93, 0x7A, 0x323}, {0x1E97, 0x74, 0x308},
        {0x1E98, 0x77, 0x30A}, {0x1E99, 0x79, 0x30A}, {0x1EA0, 0x41, 0x323}, {0x1EA1, 0x61, 0x323},
        {0x1EA2, 0x41, 0x309}, {0x1EA3, 0x61, 0x309}, {0x1EA4, 0xC2, 0x301}, {0x1EA5, 0xE2, 0x301},
        {0x1EA6, 0xC2, 0x300}, {0x1EA7, 0xE2, 0x300}, {0x1EA8, 0xC2, 0x309}, {0x1EA9, 0xE2, 0x309},
        {0x1EAA, 0xC2, 0x303}, {0x1EAB, 0xE2, 0x303}, {0x1EAC, 0x1EA0, 0x302}, {0x1EAD, 0x1EA1, 0x302},
        {0x1EAE, 0x102, 0x301}, {0x1EAF, 0x103, 0x301}, {0x1EB0, 0x102, 0x300}, {0x1EB1, 0x103, 0x300},
        {0x1EB2, 0x102, 0x309}, {0x1EB3, 0x103, 0x309}, {0x1EB4, 0x102, 0x303}, {0x1EB5, 0x103, 0x303},
        {0x1EB6, 0x1EA0, 0x306}, {0x1EB7, 0x1EA1, 0x306}, {0x1EB8, 0x45, 0x323}, {0x1EB9, 0x65, 0x323},
        {0x1EBA, 0x45, 0x309}, {0x1EBB, 0x65, 0x309}, {0x1EBC, 0x45, 0x303}, {0x1EBD, 0x65, 0x303},
        {0x1EBE, 0xCA, 0x301}, {0x1EBF, 0xEA, 0x301}, {0x1EC0, 0xCA, 0x300}, {0x1EC1, 0xEA, 0x300},
        {0x1EC2, 0xCA, 0x309}, {0x1EC3, 0xEA, 0x309}, {0x1EC4, 0xCA, 0x303}, {0x1EC5, 0xEA, 0x303},
        {0x1EC6, 0x1EB8, 0x302}, {0x1EC7, 0x1EB9, 0x302}, {0x1EC8, 0x49, 0x309}, {0x1EC9, 0x69, 0x309},
        {0x1ECA, 0x49, 0x323}, {0x1ECB, 0x69, 0x323}, {0x1ECC, 0x4F, 0x323}, {0x1ECD, 0x6F, 0x323},
        {0x1ECE, 0x4F, 0x309}, {0x1ECF, 0x6F, 0x309}, {0x1ED0, 0xD4, 0x301}, {0x1ED1, 0xF4, 0x301},
        {0x1ED2, 0xD4, 0x300}, {0x1ED3, 0xF4, 0x300}, {0x1ED4, 0xD4, 0x309}, {0x1ED5, 0xF4, 0x309},
        {0x1ED6, 0xD4, 0x303}, {0x1ED7, 0xF4, 0x303}, {0x1ED8, 0x1ECC, 0x302}, {0x1ED9, 0x1ECD, 0x302},
        {0x1EDA, 0x1A0, 0x301}, {0x1EDB, 0x1A1, 0x301}, {0x1EDC, 0x1A0, 0x300}, {0x1EDD, 0x1A1, 0x300},
        {0x1EDE, 0x1A0, 0x309}, {0x1EDF, 0x1A1, 0x309}, {0x1EE0, 0x1A0, 0x303}, {0x1EE1, 0x1A1, 0x303},
        {0x1EE2, 0x1A0, 0x323}, {0x1EE3, 0x1A1, 0x323}, {0x1EE4, 0x55, 0x323}, {0x1EE5, 0x75, 0x323},
        {0x1EE6, 0x55, 0x309}, {0x1EE7, 0x75, 0x309}, {0x1EE8, 0x1AF, 0x301}, {0x1EE9, 0x1B0, 0x301},
        {0x1EEA, 0x1AF, 0x300}, {0x1EEB, 0x1B0, 0x300}, {0x1EEC, 0x1AF, 0x309}, {0x1EED, 0x1B0, 0x309},
        {0x1EEE, 0x1AF, 0x303}, {0x1EEF, 0x1B0, 0x303}, {0x1EF0, 0x1AF, 0x323}, {0x1EF1, 0x1B0, 0x323},
        {0x1EF2, 0x59, 0x300}, {0x1EF3, 0x79, 0x300}, {0x1EF4, 0x59, 0x323}, {0x1EF5, 0x79, 0x323},
        {0x1EF6, 0x59, 0x309}, {0x1EF7, 0x79, 0x309}, {0x1EF8, 0x59, 0x303}, {0x1EF9, 0x79, 0x303},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        char one[8] = "", two[8] = "";
        struct sink written = {0};
        size_t n = text_utf8(rows[i][1], two);
        bool good;

        text_utf8(rows[i][0], one);
        text_utf8(rows[i][2], two + n);
        encoding_write(text_of(two), &written, NULL);
        sink_byte(&written, '\0');
        good = is_written(one, written.bytes) && !strchr(written.bytes, '?');
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  U+%04X\n", (unsigned)rows[i][0]);
        sink_free(&written);
    }
}

/* All signs of Windows-1252 from 128 on, and signs of Symbol (Adobe's symbol.txt), in their bytes; signs that stand for
   several letters (the compatibility mappings of UnicodeData.txt). */
static void test_codes(struct check *c)
{
    CHECK(c, is_written("\342\202\254\342\200\232\306\222\342\200\236\342\200\246\342\200\240\342\200\241"
                          "\313\206\342\200\260\305\240\342\200\271\305\222\305\275\342\200\230\342\200\231"
                          "\342\200\234\342\200\235\342\200\242\342\200\223\342\200\224\313\234\342\204\242"
                          "\305\241\342\200\272\305\223\305\276\305\270",
                          "\200\202\203\204\205\206\207\210\211\212\213\214\216\221\222\223\224\225\226\227"
                          "\230\231\232\233\234\236\237"));
    CHECK(c, is_written("\342\206\220\342\206\221\342\206\222\342\206\223\342\206\224\342\207\220\342\207"
                          "\222\342\207\224\342\211\244\342\211\245\342\211\240\342\211\210\342\210\236\342"
                          "\210\232\342\211\241\342\210\264\342\210\205\342\210\210\342\210\221\342\210\202"
                          "\342\231\240\342\231\243\342\231\245\342\231\246\342\227\212\342\200\262\342\200"
                          "\263\342\210\200\342\210\203\342\210\247\342\210\250\342\210\251\342\210\252\342"
                          "\212\202\342\212\203\342\212\227\342\212\225\342\210\240\342\207\221\342\207\223",
                          "\001\254\001\255\001\256\001\257\001\253\001\334\001\336\001\333\001\243\001\263"
                          "\001\271\001\273\001\245\001\326\001\272\001\134\001\306\001\316\001\345\001\266"
                          "\001\252\001\247\001\251\001\250\001\340\001\242\001\262\001\042\001\044\001\331"
                          "\001\332\001\307\001\310\001\314\001\311\001\304\001\305\001\320\001\335\001\337"));
    CHECK(c, is_written("\357\254\200\357\254\201\357\254\202\357\254\203\357\254\204\304\262\304\263\342"
                          "\200\245\342\200\274\342\201\207\342\201\210\342\201\211\342\204\226",
                          "fffiflffifflIJij..!!\?\?\?!!\?No."));
    /* Thirds and eighths. */
    CHECK(c, is_written("\342\205\223\342\205\224\342\205\233\342\205\234\342\205\235\342\205\236",
                        "1\0173" "2\0173" "1\0178" "3\0178" "5\0178" "7\0178"));
    /* What is drawn as another sign: hyphens, the dash of figures, the bar; minus and fraction, also by their other
       codes; blanks at which no line is broken; dotless i, L and l with a stroke; kra, long s, capital sharp s; turned
       and modifier commas; dots. */
    CHECK(c, is_written("\342\200\220\342\200\221\342\200\222\342\200\225", "--\226\227"));
    CHECK(c, is_written("\342\210\222\342\201\204\342\210\225", "\016\017\017"));
    CHECK(c, is_written("\342\200\257\342\200\207", "\240\240"));
    CHECK(c, is_written("\304\261\305\201\305\202", "\010\013\014"));
    CHECK(c, is_written("\304\270\305\277\341\272\236", "ks\337"));
    CHECK(c, is_written("\312\274\312\273\342\200\233\342\200\237", "\222\221\221\223"));
    CHECK(c, is_written("\342\210\231\342\213\205", "\267\267"));
}

/* The parts of a text, with the places of accents: centred, higher above capitals and above other accents. */
static void test_parts(struct check *c)
{
    struct text rest = text_of("ab\2g\3C\1a");
    struct encoding_part p = encoding_part(ENCODING_ROMAN, &rest);

    CHECK(c, text_is(p.bytes, "ab") && p.width == 944 && !p.accent_count && !p.symbol);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, text_is(p.bytes, "g") && p.accents[0].byte == 2 && p.accents[0].x == (500 - 333) / 2);
    CHECK(c, p.accents[0].y == 0 && p.rune_count == 1 && p.runes[0] == 0x11F && p.width == 500);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, text_is(p.bytes, "C") && p.accents[0].byte == 3 && p.accents[0].y > 100 && p.runes[0] == 0x10C);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.symbol && text_is(p.bytes, "a") && p.width == 631 && !rest.length);
    rest = text_of("\21b\21\xEA\23\35e\35\14");
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 2 && p.runes[0] == 'b' && p.runes[1] == 0x301);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 1 && p.runes[0] == 0x1EBF && p.accents[0].y > 100);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 1 && p.runes[0] == 0x1EC7 && p.accent_count == 2);
    CHECK(c, p.accents[0].byte == '.' && p.accents[0].y < 0 && p.accents[1].byte == 136 && p.accents[1].y == 0);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 2 && p.runes[0] == 0x142 && p.runes[1] == 0x323);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("ab\2g\3C\1a\35\23e")) == 944 + 500 + 667 + 631 + 444);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("ab\2g"), 1443).length == 2);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("ab\2g"), 1444).length == 4);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("a\35\23e"), 800).length == 1);
}

/* Where accents stand, from their letter: centred above it, 205 higher above capitals and tall letters, 175 above
   another accent, a hook 40 more; in italics they lean by a quarter of that. Cedillas and commas are below; carons of
   small d, l, t and of L beside them with space of their own; strokes across. Widths are those of Adobe's metrics. */
static void test_places(struct check *c)
{
    enum { ROMAN = ENCODING_ROMAN, BOLD = ENCODING_BOLD, ITALIC = ENCODING_ITALIC };
    static const struct {
        const char *text;
        int font;
        long width, x, y; /* of the letter; where the accent begins */
    } table[] = {
        {"\xC5\x9F", ROMAN, 389, 28, 0},     {"\xC4\x85", ROMAN, 444, 111, 0},    {"\xC4\x8F", ROMAN, 570, 350, 0},
        {"\xC4\xBE", ROMAN, 348, 128, 0},    {"\xC5\xA5", ROMAN, 348, 128, 0},    {"\xC4\xBD", ROMAN, 611, 278, 0},
        {"\xC4\x91", ROMAN, 500, 60, 330},   {"\xC4\xA7", ROMAN, 500, -90, 330},  {"\xC4\xA6", ROMAN, 722, 111, 205},
        {"\xC5\xA7", ROMAN, 278, -111, 60},  {"\xC5\xA6", ROMAN, 611, 55, 60},    {"\xC4\x90", ROMAN, 722, -19, 85},
        {"\xC5\x80", ROMAN, 368, 178, 0},    {"\xC4\xBF", ROMAN, 611, 511, 0},    {"\xC4\xA3", ROMAN, 500, 83, 0},
        {"\xC4\xBA", ROMAN, 278, -27, 205},  {"\xC8\x99", ROMAN, 389, 69, -190},  {"\xC4\xBC", ROMAN, 278, 14, -190},
        {"\xC6\xA1", ROMAN, 550, 330, -130}, {"\xC6\xA0", ROMAN, 772, 552, 60},   {"\xC4\xB5", ROMAN, 278, -27, 205},
        {"\xCE\xAE", ROMAN, 603, 135, 0},    {"\xCE\x89", ROMAN, 722, 194, 205},  {"\xC4\x8D", ROMAN, 444, 55, 0},
        {"\xC4\x8C", ROMAN, 667, 167, 205},  {"\xE1\xB8\x8B", ROMAN, 500, 83, 205}, /* d with a dot */
        {"\xE1\xBA\xA5", ROMAN, 444, 55, 175}, {"\xE1\xBA\xA4", ROMAN, 722, 194, 380}, /* a circumflex with an acute */
        {"\xE1\xBA\xA3", ROMAN, 444, 55, 40}, {"\xE1\xBA\xA2", ROMAN, 722, 194, 245}, /* a hook */
        {"\xE1\xBA\xA9", ROMAN, 444, 55, 215}, {"\xE1\xBA\xA1", ROMAN, 444, 97, -190}, /* a hook on that; a dot below */
        {"\xC4\x8C", ITALIC, 667, 167 + 51, 205}, {"\xC8\x99", ITALIC, 389, 69 - 47, -190},
        {"\xC4\x8D", ITALIC, 444, 55, 0},    {"\xC4\x8C", BOLD, 722, 194, 205},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink s = {0};
        struct encoding_part p;
        struct text rest;

        encoding_write(text_of(table[i].text), &s, NULL);
        rest = sink_contents(&s);
        p = encoding_part((enum encoding_font)table[i].font, &rest);
        CHECK(c, p.width == table[i].width && !rest.length && p.accent_count == 1);
        CHECK(c, p.accents[0].x == table[i].x && p.accents[0].y == table[i].y);
        if (p.accents[0].x != table[i].x || p.accents[0].y != table[i].y)
            fprintf(stderr, "  %s: %ld %ld\n", table[i].text, (long)p.accents[0].x, (long)p.accents[0].y);
        sink_free(&s);
    }
}

/* All accents: the sign of Windows-1252 with which each is drawn, or a code of its own; its combining letter; whether
   it stands above its letter. */
static void test_accent_table(struct check *c)
{
    static const struct {
        unsigned char code, byte;
        uint32_t combining;
        bool above;
    } table[] = {
        {LETTER_BREVE, 2, 0x306, true},
        {LETTER_CARON, 3, 0x30C, true},
        {LETTER_DOT, 4, 0x307, true},
        {LETTER_DOUBLE, 5, 0x30B, true},
        {LETTER_OGONEK, 6, 0x328, false},
        {LETTER_RING, 7, 0x30A, true},
        {LETTER_MACRON, 0xAF, 0x304, true},
        {LETTER_ACUTE, 0xB4, 0x301, true},
        {LETTER_GRAVE, '`', 0x300, true},
        {LETTER_CIRCUMFLEX, 0x88, 0x302, true},
        {LETTER_TILDE, 0x98, 0x303, true},
        {LETTER_DIERESIS, 0xA8, 0x308, true},
        {LETTER_CEDILLA, 0xB8, 0x327, false},
        {LETTER_APOSTROPHE, 0x92, 0x30C, false},
        {LETTER_STROKE, 0x96, 0, false},
        {LETTER_MIDDLE_DOT, 0xB7, 0, false},
        {LETTER_COMMA_ABOVE, 0x91, 0x327, true},
        {LETTER_COMMA, ',', 0x326, false},
        {LETTER_CEDILLA_COMMA, ',', 0x327, false},
        {LETTER_DOT_BELOW, '.', 0x323, false},
        {LETTER_HOOK, 0x92, 0x309, true},
        {LETTER_HORN, 0x92, 0x31B, false},
    };
    size_t i;
    int code, accents = 0;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        CHECK(c, letter_is_accent(table[i].code) && letter_accent_byte(table[i].code) == table[i].byte);
        CHECK(c, letter_combining(table[i].code) == table[i].combining);
        CHECK(c, letter_is_above(table[i].code) == table[i].above);
    }
    for (code = 0; code < 256; code++)
        accents += letter_is_accent((unsigned char)code);
    CHECK(c, accents == (int)i);
}

/* Two accents: the second above the first, which counts as one if it is above the letter. */
static void test_stacked(struct check *c)
{
    struct text rest = text_of("\21\25a\21\23A\21\35b");
    struct encoding_part p = encoding_part(ENCODING_ROMAN, &rest);

    CHECK(c, p.accent_count == 2 && p.accents[0].byte == 168 && p.accents[0].y == 0);
    CHECK(c, p.accents[1].byte == 180 && p.accents[1].y == 175 && p.accents[1].x == 55);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.accents[0].byte == 136 && p.accents[0].y == 205 && p.accents[1].y == 380);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.accents[0].byte == '.' && p.accents[0].y == -190 && p.accents[1].y == 205 && p.accents[1].x == 83);
}

/* Of letters that cannot be drawn those are listed that fit into 60 bytes, and one more: here each takes four. */
static void test_missing(struct check *c)
{
    struct sink s = {0}, missing = {0};
    char letter[] = "\xE4\xB8\x80";

    for (; letter[2] != '\xB0'; letter[2]++)
        encoding_write(text_of(letter), &s, &missing);
    CHECK(c, missing.used == 16 * 4 - 1 && s.used == 0x30);
    sink_free(&s);
    sink_free(&missing);
}

/* The code points of letters of Symbol: a Greek letter if it is one. */
static void test_symbol(struct check *c)
{
    CHECK(c, encoding_symbol('m') == 0x3BC && encoding_symbol('W') == 0x3A9 && encoding_symbol('V') == 0x3C2);
    CHECK(c, encoding_symbol(174) == 0x2192 && !encoding_symbol(' ') && !encoding_symbol(1));
}

static void test_widths(struct check *c)
{
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("")) == 0);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("A ")) == 722 + 250);
    CHECK(c, encoding_width(ENCODING_BOLD, text_of("e'")) == 444 + 278);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("\xC9\x97\xFF")) == 611 + 1000 + 500);
}

void test_encoding(struct check *c);

void test_encoding(struct check *c)
{
    test_bytes(c);
    test_signs(c);
    test_accents(c);
    test_combining(c);
    test_alike(c);
    test_composed(c);
    test_codes(c);
    test_parts(c);
    test_places(c);
    test_accent_table(c);
    test_stacked(c);
    test_missing(c);
    test_symbol(c);
    test_widths(c);
}
