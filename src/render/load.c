#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "render/glyphs.h"

#include <stdlib.h>

/* Whether a name is that of a file: a path, or a name with the suffix that is there. */
static bool names_file(const char *name, const char *suffix)
{
    size_t n = strlen(name), m = strlen(suffix);
    FILE *file = NULL;

    if (strpbrk(name, "/\\"))
        return true;
    if (n > m && strcmp(name + n - m, suffix) == 0)
        file = fopen(name, "rb");
    if (file)
        fclose(file);
    return file;
}

/* Finds a built-in file by its name, or reads one from disk: then *owned is its memory, else NULL. */
static bool find(const char *name, const char *suffix, enum message unknown, struct text *source,
                 char **owned, struct message_fault *fault)
{
    struct sink known = {0};
    const char *other;
    size_t n;

    *owned = NULL;
    if (names_file(name, suffix)) {
        struct input file;

        if (!file_read(&file, name, fault))
            return false;
        *source = file.all;
        *owned = file.bytes;
        return true;
    }
    if (file_builtin(name, suffix, source))
        return true;
    for (n = 0; (other = file_builtin_name(suffix, n)) != NULL; n++)
        sink_word(&known, (struct text){other, strlen(other) - strlen(suffix)});
    *fault = message_unknown(unknown, MESSAGE_AVAILABLE, text_of(name), text_of(NULL), &known);
    return false;
}

void load_english(struct message_catalogue *words)
{
    struct text source = text_of(NULL);
    struct message_fault none;

    file_builtin("en", ".msg", &source);
    message_read(words, source, NULL, &none);
}

bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault)
{
    struct message_catalogue read = {.owned = NULL};
    struct text source;

    if (!find(name, ".msg", MESSAGE_NO_LANGUAGE, &source, &read.owned, fault))
        return false;
    if (message_read(&read, source, words, fault) != 0) {
        fault->file = name;
        fault->owned = read.owned; /* the fault borrows from the file */
        return false;
    }
    *words = read;
    return true;
}

bool load_font(struct font *font, const char *name, struct message_fault *fault)
{
    enum font_fault wrong;
    struct text source;
    char *owned;
    long line;

    if (!find(name, ".tfm", MESSAGE_NO_FONT, &source, &owned, fault))
        return false;
    line = font_read(font, source, &wrong);
    free(owned);
    if (line)
        *fault = (struct message_fault){
            .id = MESSAGE_FONT_FEW + (enum message)wrong, .file = name, .line = line};
    return !line;
}

void load_sizes(struct font fonts[LOAD_SIZES])
{
    static const char *const names[LOAD_SIZES] = {"large", "numbered", "outline", "short2", "mel", "compact", "one"};
    struct message_fault fault;
    int i;

    for (i = 0; i < LOAD_SIZES; i++)
        load_font(&fonts[i], names[i], &fault);
}

void load_numbered(struct sink *names)
{
    struct message_fault fault;
    struct font font = {0};
    const char *file;
    size_t n;

    for (n = 0; (file = file_builtin_name(".tfm", n)) != NULL; n++) {
        load_font(&font, file, &fault);
        if (font.fields)
            sink_word(names, (struct text){file, strlen(file) - strlen(".tfm")});
    }
    font_free(&font);
}

/* Five moves: three rows of three, with all six tiles. */
static const char example[] = "@0+ A2\\ A0/ B1+ C1\\";

static void write_heading(const char *file, const struct font *f, struct sink *to)
{
    sink_text(to, (struct text){file, strlen(file) - strlen(".tfm")});
    sink_string(to, ", ");
    sink_number(to, f->width);
    sink_string(to, " x ");
    sink_number(to, f->height);
    sink_string(to, "\n\n");
}

static void draw_all(const struct game *g, const struct render_settings *settings, struct sink *to)
{
    struct render_settings own = *settings;
    struct font font = {0};
    struct render render;
    enum font_fault none;
    struct text source;
    const char *file;
    size_t n;

    own.font = &font;
    own.quiet = true;
    for (n = 0; (file = file_builtin_name(".tfm", n)) != NULL; n++) {
        if (n)
            sink_byte(to, '\n');
        file_builtin(file, ".tfm", &source);
        font_read(&font, source, &none);
        write_heading(file, &font, to);
        render_open(&render, &out_ascii, &own, to);
        render_game(&render, g, g->count, g->count);
        render_close(&render);
        font_free(&font);
    }
}

void load_list(const struct render_settings *settings, struct sink *to)
{
    struct record record = {0};
    struct game game = {0};

    record_open(&record, text_of(example), INPUT_WORDS);
    if (game_next(&record, &game, rules_table, false))
        draw_all(&game, settings, to);
    game_free(&game);
    record_free(&record);
}
