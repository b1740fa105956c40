#include "paper/inks.h"

/* Lists the name of each letter. If the letter is composed, as with an accent, lists the names of its parts, too. */
static void list_names(struct text names[ENCODING_LETTERS], struct text parts[ENCODING_LETTERS][2])
{
    struct text rest = file_builtin("charter", ".names");
    int i;

    for (i = 0; i < ENCODING_LETTERS; i++) {
        text_line(&rest, &parts[i][1]);
        names[i] = text_cut(&parts[i][1], " ");
        parts[i][0] = text_cut(&parts[i][1], " ");
    }
}

void face_names(struct sink *to)
{
    struct text names[ENCODING_LETTERS], parts[ENCODING_LETTERS][2];
    int i;

    list_names(names, parts);
    for (i = encoding_letter(ENCODING_FACES, ENCODING_SECOND); i < ENCODING_LETTERS; i++)
        SINK(to, i % 8 ? " /" : "\n/", names[i]);
    sink_byte(to, '\n');
}

/* Encrypts four zero bytes, which readers ignore, then a text (Adobe Type 1 Font Format, 7.1). */
static void encrypt(struct text plain, unsigned key, struct sink *to)
{
    size_t i;

    for (i = 0; i < plain.length + 4; i++) {
        unsigned char c = (unsigned char)((i < 4 ? 0U : (unsigned char)plain.at[i - 4]) ^ key >> 8);

        sink_byte(to, (char)c);
        key = ((c + key) * 52845 + 22719) & 0xFFFF;
    }
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
    struct text names[ENCODING_LETTERS], parts[ENCODING_LETTERS][2];
    int i, k;

    list_names(names, parts);
    used[MISSING] = true;
    for (i = 2 * ENCODING_LETTERS; i-- > 0;) /* backwards, since a part can be an earlier letter that has parts, too */
        for (k = 0; k < ENCODING_LETTERS && used[i / 2] && parts[i / 2][i % 2].length; k++)
            used[k] = used[k] || text_equal(names[k], parts[i / 2][i % 2]);
    for (i = 0; i < ENCODING_LETTERS; i++) {
        struct text letter = cut_letter(&rest);

        if (!used[i] || !letter.length)
            continue;
        SINK(to, "/", names[i], " ", (int64_t)letter.length + 4, " RD ");
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
