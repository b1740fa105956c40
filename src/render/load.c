#include "render/glyphs.h"

/* Finds a file by its name. If the name has a slash, a backslash or the suffix, looks on disk first. Then looks among
   the built-in files. Sets *owned to the memory that holds a file from disk, else to NULL. */
static bool find_file(const char *name, const char *suffix, enum message unknown, struct text *source, char **owned,
                      struct message_fault *fault)
{
    bool is_file = strpbrk(name, "/\\") || file_has_suffix(name, suffix);
    struct input file;
    const char *other;

    *owned = NULL;
    if (is_file && file_read(&file, name, fault)) {
        *source = file.all;
        *owned = file.bytes;
        return true;
    }
    *source = file_builtin(name, suffix);
    if (is_file && source->at)
        sink_free(&fault->holes);
    if (is_file || source->at)
        return source->at;
    message_fail(fault, unknown, text_of(name), text_of(NULL));
    for (size_t n = 0; (other = file_builtin_name(suffix, n)) != NULL; n++)
        sink_word(&fault->holes, (struct text){other, strlen(other) - strlen(suffix)});
    return message_advise(fault, MESSAGE_AVAILABLE, text_of(name));
}

bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault)
{
    struct message_catalogue read = {.owned = NULL};
    struct text source;

    if (!find_file(name, ".msg", MESSAGE_NO_LANGUAGE, &source, &read.owned, fault))
        return false;
    if (message_read(&read, source, fault) != 0) {
        fault->file = name;
        free(read.owned);
        return false;
    }
    *words = read;
    return true;
}

bool load_font(struct font *font, const char *name, struct message_fault *fault)
{
    struct message_fault wrong = {.file = name};
    struct text source;
    char *owned;

    if (!find_file(name, ".tfm", MESSAGE_NO_FONT, &source, &owned, fault))
        return false;
    wrong.line = font_read(font, source, &wrong.id);
    free(owned);
    if (wrong.line)
        *fault = wrong;
    return !wrong.line;
}

void load_sizes(struct font fonts[LOAD_FONTS], bool unicode)
{
    static const char *const names[][LOAD_FONTS] = {
        {"large", "numbered", "outline", "short2", "mel", "compact", "one", "compact", "one"},
        {"unicode-large", "unicode-numbered", "unicode", "unicode-blocks", "unicode-small", "unicode-tiny",
         "unicode-one", "braille", "unicode-line"}};
    struct message_fault fault;

    for (int i = 0; i < LOAD_FONTS; i++)
        load_font(&fonts[i], names[unicode][i], &fault);
}

void load_list(struct render_settings settings, struct sink *to)
{
    struct record record = {0};
    struct game game = {0};
    struct font font = {0};
    struct render render;
    enum message none;
    const char *file;

    settings.fonts = &font;
    settings.font_count = 1;
    settings.quiet = true;
    /* a board of three rows and three columns, with all six tiles */
    record_open(&record, text_of("@0+ A2\\ A0/ B1+ C1\\"), INPUT_WORDS, NULL);
    game_next(&record, &game, rules_table, false);
    for (size_t n = 0; (file = file_builtin_name(".tfm", n)) != NULL; n++) {
        if (n)
            sink_byte(to, '\n');
        font_read(&font, file_builtin(file, ".tfm"), &none);
        SINK(to, ((struct text){file, strlen(file) - strlen(".tfm")}), ", ", font.width, " x ", font.height, "\n\n");
        render_open(&render, &out_ascii, &settings, to);
        render_game(&render, &game, game.count, game.count);
        render_close(&render);
        font_free(&font);
    }
    game_free(&game);
    record_free(&record);
}
