#include "paper/inks.h"

static const struct {
    char name[16];
    short one, other; /* the parts of a composed letter, as one with an accent; otherwise, the letter itself, twice */
} letters[ENCODING_LETTERS] = {
#include "paper/charter.names"
};

void face_names(struct sink *to)
{
    for (int i = encoding_letter(ENCODING_FACES, ENCODING_SECOND); i < ENCODING_LETTERS; i++)
        SINK(to, i % 8 ? " /" : "\n/", letters[i].name);
    sink_byte(to, '\n');
}

/* Encrypts four zero bytes, which readers ignore, then a text (Adobe Type 1 Font Format, 7.1). */
static void encrypt(struct text plain, unsigned key, struct sink *to)
{
    unsigned char *at = (unsigned char *)sink_reserve(to, plain.length + 4);

    memset(at, 0, 4);
    memcpy(at + 4, plain.at, plain.length);
    for (size_t i = 0; i < plain.length + 4; i++) {
        at[i] = (unsigned char)(at[i] ^ key >> 8);
        key = ((at[i] + key) * 52845 + 22719) & 0xFFFF;
    }
    to->used += plain.length + 4;
}

/* Cuts the charstring of the next letter off *rest. src/tools/charter.py explains the format. */
static struct text cut_letter(struct text *rest)
{
    struct text letter = {rest->at, 0};

    do
        letter.length += (unsigned char)*letter.at;
    while ((unsigned char)*letter.at++ == 255);
    *rest = text_between(letter.at + letter.length, rest->at + rest->length);
    return letter;
}

/* Adds the parts of composed letters to `used`, then writes the used letters. `rest`: charstrings of all letters. */
static void put_letters(struct text rest, bool used[ENCODING_LETTERS], struct sink *to)
{
    enum { KEY = 4330, MISSING = 0xAD - ENCODING_FIRST /* .notdef, shown for codes without a letter */ };

    used[MISSING] = true;
    for (int i = ENCODING_LETTERS; i-- > 0;) /* backwards, since a part can be an earlier letter that has parts, too */
        if (used[i])
            used[letters[i].one] = used[letters[i].other] = true;
    for (int i = 0; i < ENCODING_LETTERS; i++) {
        struct text letter = cut_letter(&rest);

        if (!used[i] || !letter.length)
            continue;
        SINK(to, "/", letters[i].name, " ", (int64_t)letter.length + 4, " RD ");
        encrypt(letter, KEY, to);
        sink_string(to, " ND\n");
    }
}

struct face face_write(enum encoding_font font, bool used[ENCODING_LETTERS], struct sink *to)
{
    static const char *const names[ENCODING_FACES] = {"charter-roman", "charter-bold", "charter-italic"};
    enum { KEY = 55665 };
    struct text rest = file_builtin(names[font], ".t1");
    struct face face = {.clear = text_cut(&rest, "%%\n")};
    struct sink private = {0};

    sink_text(to, face.clear);
    sink_text(&private, text_cut(&rest, "%%\n"));
    face.descriptor = text_cut(&rest, "%%\n");
    put_letters(rest, used, &private);
    sink_string(&private, "end end put put dup /FontName get exch definefont pop mark currentfile closefile\n");
    encrypt(sink_contents(&private), KEY, to);
    sink_free(&private);
    return face;
}
