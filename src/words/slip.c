/* slip: finds almost-moves: words that become a move by one change (`BO/`), or that look like a move (`B3x`). */

#include "words/words.h"

enum {
    LONGEST = 8,  /* maximum characters of a word that slip_meant reads */
    FARTHEST = 30 /* the rows of likely moves are below this number: `B%0+` is hardly B50+ */
};

/* A word in ASCII without blanks. Greek and Cyrillic capitals are replaced by the Latin letters they look like. */
struct folded {
    char at[LONGEST + 1];
    size_t length; /* 0: the word is too long */
};

static char look_alike(uint32_t rune)
{
    static const char greek[] = "AB??EZH?IK?MN?O?P??TY?X", cyrillic[] = "A?B??E????K?MHO?PCT??X";

    if (rune >= 0x391 && rune < 0x391 + sizeof greek - 1)
        return greek[rune - 0x391] == '?' ? '\0' : greek[rune - 0x391];
    if (rune >= 0x410 && rune < 0x410 + sizeof cyrillic - 1)
        return cyrillic[rune - 0x410] == '?' ? '\0' : cyrillic[rune - 0x410];
    return rune == 0x405 ? 'S' : rune == 0x406 ? 'I' : rune == 0x408 ? 'J' : '\0';
}

static struct folded fold(struct text word)
{
    struct folded f = {.length = 0};
    const char *at = word.at, *end = at + word.length;

    while (at < end) {
        struct sign sign = sign_read(at, end, false);
        struct text rest = text_between(at, end);
        char letter = look_alike(text_rune(&rest));

        if (sign.meaning > ' ' || sign.meaning == SIGN_LETTER || sign.meaning == SIGN_OTHER) {
            if (f.length == LONGEST)
                return (struct folded){.length = 0};
            f.at[f.length++] = letter ? letter : sign.meaning;
        }
        at += sign.length;
    }
    return f;
}

/* The moves that a word can become by one change. */
struct meant {
    struct notation_move move;
    int count; /* number of moves noted; `move` is the last. Equal successive moves count once. */
};

static void note(struct meant *m, const struct folded *f)
{
    struct notation_move move;

    if (!f->length || notation_read((struct text){f->at, f->length}, &move) != f->length || move.row >= FARTHEST ||
        (m->count && notation_same(&m->move, &move)))
        return;
    m->move = move;
    m->count++;
}

/* Notes moves made by exchanging two characters: `3B/`, `B/3`. `A1CC` does not become AC1C (a two-letter column). */
static void exchange(struct meant *m, struct folded f)
{
    for (size_t i = 0; i + 1 < f.length; i++) {
        struct folded other = f;

        if (i && is_digit(f.at[i]) && is_letter(f.at[i + 1]))
            continue;
        other.at[i] = f.at[i + 1];
        other.at[i + 1] = f.at[i];
        note(m, &other);
    }
}

/* Notes moves made by replacing a character by another that looks similar or is on the same key: `BO/`, `B)+`. */
static void replace(struct meant *m, struct folded f)
{
    static const char typed[] = "OoQlIi|!@#$%^&*()=?7|2";
    static const char wanted[] = "0001111123456789" "0+//\\@";

    for (size_t i = 0; i < f.length; i++)
        for (size_t k = 0; k < sizeof typed - 1; k++)
            if (f.at[i] == typed[k] && (typed[k] != '2' || i == 0)) {
                struct folded other = f;

                other.at[i] = wanted[k];
                note(m, &other);
            }
}

/* Notes moves made by leaving out a character: `B3//`, `B%0+`. */
static void leave_out(struct meant *m, struct folded f)
{
    for (size_t i = 0; i < f.length; i++) {
        struct folded other = f;

        memmove(other.at + i, f.at + i + 1, f.length - i - 1);
        other.length--;
        note(m, &other);
    }
}

/* Returns the moves that an almost-move may mean. Tries one kind of change after another until one makes a move. */
static struct meant find_meant(const struct folded *f)
{
    static void (*const changes[])(struct meant *, struct folded) = {exchange, replace, leave_out};
    struct meant m = {.count = 0};

    note(&m, f);
    for (size_t i = 0; i < sizeof changes / sizeof *changes && !m.count; i++)
        changes[i](&m, *f);
    return m;
}

/* Writes a letter for each run of characters of one kind, so LDS for `B12+`: L letter or @, D digit, S modern shape,
   X any other. Returns whether the word has a capital or one of @ + / \, so that it is hardly prose. */
static bool classify(const struct folded *f, char kinds[LONGEST + 1])
{
    bool marked = false;
    size_t i, n = 0;

    for (i = 0; i < f->length; i++) {
        char c = f->at[i];
        char kind = is_letter(c) || c == '@' ? 'L' : is_digit(c) ? 'D' : strchr("+/\\", c) ? 'S' : 'X';

        if (!n || kinds[n - 1] != kind)
            kinds[n++] = kind;
        marked = marked || is_capital(c) || c == '@' || kind == 'S';
    }
    kinds[n] = '\0';
    return marked;
}

bool slip_judge(struct text word, bool lower)
{
    static const char likely[] = "LD LDL LDX LS LXS LXDS LXDL DS DLS XDS XDL LDXS LSD";
    struct folded f = {.length = 0};
    char kinds[LONGEST + 1];
    bool marked;

    if (word.length < 2 || word.length > 6 ||
        (*word.at == '@' && is_letter(word.at[1]) && !strchr("OoIl", word.at[1])))
        return false;
    memcpy(f.at, word.at, f.length = word.length);
    marked = classify(&f, kinds);
    if (!(lower || marked) || text_index(text_of(kinds), "D X") >= 0 || text_contains(word, "--"))
        return false;
    if (strcmp(kinds, "L") == 0)
        return (f.length == 2 && f.at[0] == '@' && strchr("OoIl", f.at[1])) ||
               (f.length == 3 && is_capital(f.at[f.at[0] == 'l']) && strchr("SCUDLR", f.at[2]) &&
                (f.at[1] == f.at[2] || find_meant(&f).count));
    return text_index(text_of(kinds), likely) >= 0 || find_meant(&f).count || text_is_nocase(word, "1A");
}

size_t slip_meant(struct text word, char meant[NOTATION_WORD])
{
    struct folded f = fold(word);
    struct meant m = find_meant(&f);

    return m.count == 1 ? notation_write(&m.move, meant).length : 0;
}
