#include "cli/cli.h"
#include "image/image.h"
#include "print/print.h"
#include "web/web.h"

static const struct backend *const formats[] = {
    &out_ascii, &out_check, &out_classic, &out_code,  &out_eps, &out_gif, &out_html,
    &out_json,  &out_kitty, &out_modern,  &out_pdf,   &out_png, &out_ps,  &out_puzzles,
    &out_record, &out_sixel, &out_svg,   &out_totals,  &out_tree,  NULL,
};

/* Returns the settings of a format. A row without a name follows the last setting. */
static const struct setting *settings_of(const struct backend *format)
{
    static const struct setting none = {.name = NULL};

    return format->settings ? format->settings + format->first_setting : &none;
}

void format_defaults(const struct backend *format, int values[SETTING_MAX])
{
    const struct setting *s;

    for (s = settings_of(format); s->name; s++)
        values[s - format->settings] = s->initial;
}

const struct backend *format_named(struct text name)
{
    for (int i = 0; formats[i]; i++)
        if (text_is(name, formats[i]->name))
            return formats[i];
    return NULL;
}

/* Returns a file's extension with its dot, such as .svg; empty if the file has no extension. */
static const char *extension_of(const char *path)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');

    return dot ? dot : "";
}

static bool is_extension(const char *extension, const char *words)
{
    return text_is_among(text_of(extension + (*extension == '.')), words);
}

static const struct backend *find_by_extension(const char *extension)
{
    for (int i = 0; formats[i]; i++)
        if (formats[i]->extensions && is_extension(extension, formats[i]->extensions))
            return formats[i];
    return NULL;
}

const struct backend *format_find(const char *name, struct message_fault *fault)
{
    const struct backend *found = format_named(text_of(name)), *meant = find_by_extension(name);

    if (found)
        return found;
    message_fail(fault, MESSAGE_NO_FORMAT, text_of(name), text_of(NULL));
    if (meant)
        sink_string(&fault->holes, meant->name);
    else
        format_names(false, &fault->holes);
    message_advise(fault, meant ? MESSAGE_DID_YOU_MEAN : MESSAGE_AVAILABLE, text_of(name));
    return NULL;
}

static bool is_unwritten(const char *dot)
{
    return is_extension(dot, "jpg jpeg webp bmp tif tiff doc docx odt rtf sgf pgn gz zip");
}

bool format_fits_file(const struct backend *format, const char *path)
{
    const char *dot = extension_of(path);
    const struct backend *named = find_by_extension(dot);

    return named == format || (!is_unwritten(dot) && (!named || is_extension(dot, "txt")));
}

bool format_of_file(const char *path, const struct backend **format, struct message_fault *fault)
{
    const char *dot = extension_of(path);
    const struct backend *named = find_by_extension(dot);

    *format = named ? named : *format;
    if (named || !is_unwritten(dot))
        return true;
    message_fail(fault, MESSAGE_NO_EXTENSION, text_of(path), text_of(dot));
    format_names(false, &fault->holes);
    return false;
}

/* Reads words with commas between them. Returns a set with bit i for word i of `words`; -1 if `words` lacks a word. */
static int parse_set(struct text value, const char *words)
{
    int bits = 0, n = 0;

    while (value.at && n >= 0) {
        n = text_index(text_cut(&value, ","), words);
        bits |= n < 0 ? 0 : 1 << n;
    }
    return n < 0 ? n : bits;
}

/* Reads #RRGGBB or #RGB. Returns the value of a SETTING_COLOUR, or -1 for another text. */
static int parse_colour(struct text value)
{
    size_t each = value.length == 4 ? 1 : 2, i;
    int number = 0, digit;

    if ((value.length != 4 && value.length != 7) || value.at[0] != '#')
        return -1;
    for (i = 0; i < 6; i++) {
        digit = hex_digit(value.at[1 + i * each / 2]);
        if (digit < 0)
            return -1;
        number = number << 4 | digit;
    }
    return 1 + number;
}

/* Returns `yes` or `no` for a synonym that git or ls accepts, and any other value unchanged. */
static struct text plain_value(struct text value)
{
    if (text_index(value, "always on true 1") >= 0)
        return text_of("yes");
    return text_index(value, "never off false 0") >= 0 ? text_of("no") : value;
}

static int parse_value(struct text value, const struct setting *s)
{
    int number;

    switch (s->kind) {
    case SETTING_FLAG: return text_index(plain_value(value), "no yes");
    case SETTING_NUMBER:
        number = text_cut_number(&value, s->max + 1);
        return !value.length && number >= s->min && number <= s->max ? number : -1;
    case SETTING_CHOICE: return text_index(plain_value(value), s->words);
    case SETTING_SET: return parse_set(value, s->words);
    case SETTING_TEXT: return 0;
    default: /* a colour */
        return text_is(value, "none") ? 0 : text_is(value, "black") ? 1 : text_is(value, "white") ? 1 + 0xFFFFFF
                                                                                                  : parse_colour(value);
    }
}

/* Writes a setting with a value other than the default. */
static void write_example(const struct setting *s, struct sink *to)
{
    SINK(to, s->name, "=", s->kind == SETTING_NUMBER ? TEXT(s->max < 9 ? s->max : 9)
                                                     : text_word(s->words, s->kind != SETTING_TEXT));
}

static const struct setting *find_setting(const struct backend *format, struct text name)
{
    const struct setting *s = settings_of(format);

    if (text_is(name, "color"))
        name = text_of("colour");
    while (s->name && !text_is(name, s->name))
        s++;
    return s->name ? s : NULL;
}

/* Sets the fault for a setting that a format lacks, and returns false. Advises -O list in place of -O list=1. Otherwise
   names the formats that have the setting; if there are none, lists the settings of this format. */
static bool no_setting(const struct backend *format, struct text name, struct message_fault *fault)
{
    const struct setting *s = settings_of(format);
    size_t begin;

    name = name.length ? name : text_of("''");
    message_fail(fault, MESSAGE_NO_KEY, text_of(format->name), name);
    begin = fault->holes.used;
    for (int i = 0; formats[i]; i++)
        if (find_setting(formats[i], name))
            sink_word(&fault->holes, text_of(formats[i]->name));
    if (text_is(name, "list")) {
        sink_string(&fault->holes, "-O list");
        return message_advise(fault, MESSAGE_DID_YOU_MEAN, text_of(NULL));
    }
    if (fault->holes.used > begin)
        return message_advise(fault, MESSAGE_SETTING_OF, text_of(NULL));
    fault->id = s->name ? MESSAGE_NO_KEY : MESSAGE_NO_KEYS;
    for (; s->name; s++)
        sink_word(&fault->holes, text_of(s->name));
    sink_word(&fault->holes, text_of("list")); /* -O list is accepted, too */
    return message_advise(fault, MESSAGE_AVAILABLE, name);
}

static bool set(const struct backend *format, struct text name, struct text value, int values[SETTING_MAX],
                struct text *title, struct message_fault *fault)
{
    const struct setting *s = find_setting(format, name);
    int number;

    if (!s)
        return no_setting(format, name, fault);
    if (!value.at) {
        message_fail(fault, MESSAGE_NO_EQUALS, text_of(s->name), text_of(NULL));
        write_example(s, &fault->holes);
        return false;
    }
    number = parse_value(value, s);
    if (number < 0) {
        message_fail(fault, MESSAGE_NO_VALUE, text_of(s->name), value);
        sink_word(&fault->holes, s->kind == SETTING_NUMBER ? TEXT(s->min) : text_of(s->words));
        if (s->kind == SETTING_NUMBER)
            SINK(&fault->holes, " - ", s->max);
        fault->advice = MESSAGE_ALLOWED; /* for a number; message_advise sets the advice for words */
        return s->kind != SETTING_NUMBER && message_advise(fault, MESSAGE_ALLOWED, value);
    }
    values[s - format->settings] = number;
    *title = s->kind == SETTING_TEXT ? value : *title;
    return true;
}

/* Returns the length of the first NAME=VALUE. A value may contain commas: only a comma before NAME= ends the value. */
static size_t first_length(const char *argument)
{
    size_t end = strcspn(argument, ",");

    while (argument[end] && argument[end + 1 + strcspn(argument + end + 1, ",=")] != '=')
        end += 1 + strcspn(argument + end + 1, ",");
    return end;
}

static const struct setting *find_anywhere(struct text name)
{
    const struct setting *s = NULL;

    for (int i = 0; formats[i] && !s; i++)
        s = find_setting(formats[i], name);
    return s;
}

void format_write_example(struct text setting, const char *next, struct sink *to)
{
    struct text value = setting, name = text_cut(&value, "=");
    const struct setting *s = find_anywhere(name);

    if (!s)
        return;
    value = value.at ? value : text_of(next);
    sink_string(to, "-O ");
    if (parse_value(value, s) < 0)
        write_example(s, to);
    else
        SINK(to, name, "=", value);
}

bool format_set(const struct backend *format, const char *argument, bool lenient, int values[SETTING_MAX],
                struct text *title, struct message_fault *fault)
{
    struct text name, value;
    size_t length;

    for (;; argument += length + 1) {
        length = first_length(argument);
        value = (struct text){argument, length};
        name = text_cut(&value, "=");
        if (lenient && !find_setting(format, name) && find_anywhere(name))
            ; /* only other formats have this setting: skip it */
        else if (!set(format, name, value, values, title, fault))
            return false;
        if (!argument[length])
            return true;
    }
}

void format_names(bool settable, struct sink *names)
{
    for (int i = 0; formats[i]; i++)
        if (!settable || settings_of(formats[i])->name)
            sink_word(names, text_of(formats[i]->name));
}

static void list_setting(const struct setting *s, struct sink *to)
{
    enum { COLUMN = 14 };

    SINK(to, "  ", s->name);
    sink_repeat(to, ' ', COLUMN - strlen(s->name));
    if (s->kind != SETTING_NUMBER)
        sink_string(to, s->words);
    else if (s->words)
        SINK(to, "(", s->min, " - ", s->max, "; ", s->words, ")");
    else
        SINK(to, s->initial, " (", s->min, " - ", s->max, ")");
    sink_byte(to, '\n');
}

void format_list(const struct backend *format, struct sink *to)
{
    const struct setting *s;

    for (int i = 0; formats[i]; i++) {
        s = settings_of(formats[i]);
        if (formats[i] != format && (format || !s->name))
            continue;
        SINK(to, "-T ", formats[i]->name, "\n");
        for (; s->name; s++)
            list_setting(s, to);
    }
}
