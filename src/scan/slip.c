#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

enum {
    LONGEST = 8, /* code points of a word that can be almost a move; */
    CUT = 64,    /*   a word of more signs than this counts as several */
    FARTHEST = 30 /* no suggestion has a row this large: `B%0+` is hardly B50+ */
};

/* Whether a code point is a letter with an accent, or one of the Greek and Cyrillic alphabets. */
static bool is_letter_rune(uint32_t rune)
{
    return (rune >= 0xC0 && rune < 0x250 && rune != 0xD7 && rune != 0xF7) || (rune >= 0x370 && rune < 0x530);
}

/* The Latin letter that a Greek or Cyrillic capital looks like; 0 for none. */
static char look_alike(uint32_t rune)
{
    static const struct {
        uint16_t rune;
        char letter;
    } table[] = {
        {0x391, 'A'}, {0x392, 'B'}, {0x395, 'E'}, {0x396, 'Z'}, {0x397, 'H'}, {0x399, 'I'}, {0x39A, 'K'}, {0x39C, 'M'},
        {0x39D, 'N'}, {0x39F, 'O'}, {0x3A1, 'P'}, {0x3A4, 'T'}, {0x3A5, 'Y'}, {0x3A7, 'X'}, {0x410, 'A'}, {0x412, 'B'},
        {0x415, 'E'}, {0x41A, 'K'}, {0x41C, 'M'}, {0x41D, 'H'}, {0x41E, 'O'}, {0x420, 'P'}, {0x421, 'C'}, {0x422, 'T'},
        {0x425, 'X'}, {0x405, 'S'}, {0x406, 'I'}, {0x408, 'J'},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].rune == rune)
            return table[i].letter;
    return '\0';
}

/* Whether a sign of a line separates words. */
static bool separates(const char *at, struct sign sign, const char *end)
{
    struct text rest = text_between(at, end);

    if (sign.meaning == SIGN_OTHER && (*at & 0x80))
        return !is_letter_rune(text_rune(&rest));
    return sign.meaning <= ' ' || strchr("\"'()*,-.:;<=>?!#[]_`{|}~", sign.meaning);
}

const char *slip_begin(const struct scan *s, const char *at)
{
    while (at < s->end) {
        struct sign sign = scan_sign(s, at);
        const char *past = sign.length > 1 ? at : markup_skip(at, s->end);

        if (past == at && !separates(at, sign, s->end))
            break;
        at = past > at ? past : at + sign.length;
    }
    return at;
}

/* Whether a sign that can be typed for a shape is the last of a word, or stands before one: `B=/`. */
static bool is_last_sign(const char *at, const char *end)
{
    return *at && strchr("|=?", *at) && (at + 1 == end || is_blank(at[1]) || strchr("+/\\", at[1]));
}

/* Past the bytes from `at` on that are one word. */
static const char *word_end(const struct scan *s, const char *at)
{
    const char *begin = at;
    struct sign sign;
    int signs;

    for (signs = 0; at < s->end && signs < CUT; at += sign.length, signs++) {
        sign = scan_sign(s, at);
        if (is_letter(*at) || is_digit(*at))
            continue;
        if (sign.length == 1 && markup_skip(at, s->end) > at)
            break;
        if (separates(at, sign, s->end) && !is_last_sign(at, s->end) && !(at > begin && strchr("()!*#", sign.meaning)))
            break;
    }
    while (at > begin + 1 && strchr(")!*(", at[-1]))
        at--;
    return at;
}

/* A word as its writer may have meant it: in ASCII, without blanks, \1 for any other sign. */
struct folded {
    char at[LONGEST + 1];
    size_t length; /* 0: the word is too long */
};

static struct folded fold(struct text word)
{
    struct folded f = {.length = 0};
    const char *at = word.at, *end = at + word.length;

    while (at < end) {
        struct sign sign = sign_read(at, end, false);
        struct text rest = text_between(at, end);
        char letter = *at & 0x80 ? look_alike(text_rune(&rest)) : '\0';

        if (sign.meaning != ' ' && sign.meaning != '\t' && sign.meaning) {
            if (f.length == LONGEST)
                return (struct folded){.length = 0};
            f.at[f.length++] = letter ? letter : sign.meaning == SIGN_OTHER && (*at & 0x80) ? '\1' : sign.meaning;
        }
        at += sign.length;
    }
    return f;
}

static bool reads(const struct folded *f, struct notation_move *move)
{
    return f->length && notation_read((struct text){f->at, f->length}, move) == f->length;
}

/* Whether a letter can belong to the column of the word behind it: both are capitals, or neither. */
static bool is_alike(char one, char other)
{
    return !is_letter(other) || (to_upper(one) == one) == (to_upper(other) == other);
}

/* Whether a column of one letter, which ends at `end`, is divided from its row: `B.0+`. */
static bool is_divided(const struct scan *s, const char *end)
{
    return end + 1 < s->end && strchr(",.-", *end) && is_digit(end[1]);
}

struct text slip_word(const struct scan *s, const char *at)
{
    const char *first = word_end(s, at), *second = first, *past;
    struct notation_move move;
    struct folded both, behind;
    bool divided = first - at == 1 && is_divided(s, first);

    second += divided;
    while (second < s->end && is_blank(*second))
        second++;
    if (second == first || second == s->end || !is_alike(*at, *second))
        return text_between(at, first);
    past = word_end(s, second);
    if (first - at != 1 && (past - second != 1 || !strchr("+/\\", *second)))
        return text_between(at, first);
    both = fold(text_between(at, past));
    behind = fold(text_between(second, past));
    if (divided && both.length)
        memmove(both.at + 1, both.at + 2, --both.length - 1);
    if (strchr("BW", to_upper(*at)) && reads(&behind, &move))
        return text_between(at, first); /* a colour */
    return text_between(at, reads(&both, &move) ? past : first);
}

/* The moves that a word becomes by one change. */
struct meant {
    struct notation_move move;
    int count; /* different ones */
};

static void note(struct meant *m, const struct folded *f)
{
    struct notation_move move;

    if (!reads(f, &move) || move.row >= FARTHEST || (m->count && notation_same(&m->move, &move)))
        return;
    m->move = move;
    m->count++;
}

/* Two neighbours exchanged: `3B/`, `B/3`; not to a column of two letters, as in `A1CC`. */
static void exchange(struct meant *m, struct folded f)
{
    size_t i;

    for (i = 0; i + 1 < f.length; i++) {
        struct folded other = f;

        if (i && is_digit(f.at[i]) && is_letter(f.at[i + 1]))
            continue;
        other.at[i] = f.at[i + 1];
        other.at[i + 1] = f.at[i];
        note(m, &other);
    }
}

/* One sign for another, which looks like it or lies near it on keyboards: `BO/`, `Bl+`, `B0=`, `B)+`. */
static void replace(struct meant *m, struct folded f)
{
    static const char typed[] = "OoQlIi|!@#$%^&*()=?7|2";
    static const char wanted[] = "0001111123456789" "0+//\\@";
    size_t i, k;

    for (i = 0; i < f.length; i++)
        for (k = 0; k < sizeof typed - 1; k++)
            if (f.at[i] == typed[k] && (typed[k] != '2' || i == 0)) {
                struct folded other = f;

                other.at[i] = wanted[k];
                note(m, &other);
            }
}

/* One sign too many: `B3//`, `B%0+`. */
static void leave_out(struct meant *m, struct folded f)
{
    size_t i;

    for (i = 0; i < f.length; i++) {
        struct folded other = f;

        memmove(other.at + i, f.at + i + 1, f.length - i - 1);
        other.length--;
        note(m, &other);
    }
}

/* The move that is likely to be meant by a word that is none; the first kind of change that leads to one counts. */
static struct meant find_meant(struct text word)
{
    static void (*const changes[])(struct meant *, struct folded) = {exchange, replace, leave_out};
    struct folded f = fold(word);
    struct meant m = {.count = 0};
    size_t i;

    note(&m, &f);
    for (i = 0; i < sizeof changes / sizeof *changes && !m.count; i++)
        changes[i](&m, f);
    return m;
}

/* The classes of a word's signs, repetitions dropped: L letter, D digit, S shape of the modern notation, X any other.
   */
static void classify(const struct folded *f, char classes[LONGEST + 1])
{
    size_t i, n = 0;

    for (i = 0; i < f->length; i++) {
        char c = f->at[i];
        char class = is_letter(c) || c == '@' ? 'L' : is_digit(c) ? 'D' : strchr("+/\\", c) ? 'S' : 'X';

        if (!n || classes[n - 1] != class)
            classes[n++] = class;
    }
    classes[n] = '\0';
}

/* Whether a word is a number in a row whose signs could make a move: `2nd`, N2D. */
static bool is_ordinal(const struct folded *f)
{
    static const char *const endings[] = {"nd", "rd"};
    size_t digits = 0, i;

    while (digits < f->length && is_digit(f->at[digits]))
        digits++;
    for (i = 0; digits && i < sizeof endings / sizeof *endings; i++)
        if (text_is_nocase((struct text){f->at + digits, f->length - digits}, endings[i]))
            return true;
    return false;
}

/* Whether a word is nothing but letters of ASCII, more than a slip can have. */
static bool is_prose(struct text word)
{
    enum { MOST = 3 };
    size_t i = 0;

    while (i < word.length && is_letter(word.at[i]))
        i++;
    return i == word.length && i > MOST;
}

enum slip slip_judge(struct text word)
{
    static const char *const likely[] = {"LD",   "LDL", "LDX", "LS",  "LXS", "LXDS",
                                         "LXDL", "DS",  "DLS", "XDS", "XDL", "LDXS"};
    struct folded f;
    char classes[LONGEST + 1];
    size_t i;

    if (is_prose(word))
        return SLIP_NONE;
    f = fold(word);
    if (f.length < 2 || f.length > 6 || is_ordinal(&f))
        return SLIP_NONE;
    classify(&f, classes);
    if ((strcmp(classes, "L") != 0 && find_meant(word).count) || text_is_nocase((struct text){f.at, f.length}, "1A"))
        return SLIP_LIKELY;
    for (i = 0; i < sizeof likely / sizeof *likely; i++)
        if (strcmp(classes, likely[i]) == 0)
            return SLIP_LIKELY;
    if (f.length > 3 || !strchr("SCUDLR", to_upper(f.at[f.length - 1])))
        return SLIP_NONE;
    return strcmp(classes, "L") == 0 || strcmp(classes, "DL") == 0 ? SLIP_POSSIBLE : SLIP_NONE;
}

size_t slip_meant(struct text word, char meant[NOTATION_WORD])
{
    struct meant m = find_meant(word);

    return m.count == 1 ? notation_write(&m.move, meant) : 0;
}

/* Whether a word is the label of a player's move, `B2: C1+`, `1a) C1+`; with a point, at the beginning of a line. */
static bool is_label(const struct scan *p, struct text word)
{
    const char *end = word.at + word.length;
    bool behind = word.length && is_digit(word.at[0]); /* the letter is */

    if (word.length < 2 || end == p->end || !strchr(behind ? "a" : "WwBb", behind ? end[-1] : word.at[0]) ||
        !scan_is_digits((struct text){word.at + !behind, word.length - 1}))
        return false;
    return (*end == (behind ? ')' : ':') || (*end == '.' && word.at == p->start)) && slip_precedes_move(p, end, true);
}

bool slip_find(const struct scan *p, const struct scan *before, const struct scan_token *t, struct text *word)
{
    const char *at = scan_begin_after(p, before);

    for (at = slip_begin(p, at); at < t->text.at && !t->number; at = slip_begin(p, at)) {
        *word = slip_word(p, at);
        at = word->at + word->length;
        if (slip_judge(*word) == SLIP_LIKELY || at > t->text.at)
            return true;
    }
    *word = slip_word(p, t->text.at);
    if (is_label(p, *word))
        return false;
    return t->kind != SCAN_MOVE || (!t->whole && slip_judge(*word) == SLIP_LIKELY);
}

bool slip_precedes_move(const struct scan *p, const char *at, bool on_line)
{
    struct scan behind = *p;
    struct heading ignored = {0};
    struct scan_token t;

    behind.at = at;
    scan_text(&behind, false, &ignored, &t);
    return t.kind == SCAN_MOVE && (!on_line || behind.row == p->row);
}

bool slip_may_be_first(struct text word)
{
    char meant[NOTATION_WORD];
    struct notation_move move;
    size_t length = slip_meant(word, meant);

    if (length)
        return notation_read((struct text){meant, length}, &move) && notation_is_first(&move);
    return word.at[0] == '@' || to_upper(word.at[0]) == 'A';
}

bool slip_is_first(const struct scan *s, struct text word)
{
    char last = word.at[word.length - 1];

    return word.length > 2 && strchr("+/\\SCsc", last) && slip_judge(word) == SLIP_LIKELY &&
           word.at + word.length < s->end && is_blank(word.at[word.length]) &&
           slip_precedes_move(s, word.at + word.length, true);
}

bool slip_begins_prose(const struct scan *s, const struct scan_token *t)
{
    enum { MOST = 40, PER_MOVE = 3 };
    struct scan p = *s;
    struct scan_token next = *t;
    int words = 0, moves = 0, seen = 0;

    if (!scan_is_prose(t))
        return false;
    do {
        struct text word = slip_word(&p, next.text.at);

        words += scan_is_prose(&next);
        moves += next.kind == SCAN_MOVE || (!scan_is_uniform(word) && slip_judge(word) == SLIP_LIKELY);
        scan_next(&p, &next);
    } while (next.kind != SCAN_END && next.kind != SCAN_COMMENT && seen++ < MOST);
    return words > 1 && words > PER_MOVE * moves;
}

bool slip_ends_line(const struct scan *s)
{
    return !s->comment.length && slip_begin(s, s->at) == s->end;
}
