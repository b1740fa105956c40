#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "web/web.h"
#include "cli/cli.h"

static const struct backend *const formats[] = {
    &out_ascii, &out_check, &out_classic, &out_code, &out_eps, &out_html,
    &out_json,  &out_modern, &out_pdf,    &out_ps,   &out_svg, NULL,
};

/* The settings of a format, up to a row without a name. */
static const struct setting *settings_of(const struct backend *format)
{
    static const struct setting none = {.name = NULL};

    return format->settings ? format->settings + format->first_setting : &none;
}

/* Whether a name is one of some words, in either case. */
static bool is_word_nocase(const char *name, const char *words)
{
    struct text word;
    int n;

    for (n = 0; (word = text_word(words, n)).length; n++)
        if (text_is_nocase(word, name))
            return true;
    return false;
}

static void choose(const struct backend *chosen, const struct backend **format, int values[SETTING_MAX])
{
    const struct setting *s;

    *format = chosen;
    for (s = settings_of(chosen); s->name; s++)
        values[s - chosen->settings] = s->initial;
}

/* A format by its name; NULL if there is none. */
static const struct backend *find(struct text name)
{
    int i;

    for (i = 0; formats[i]; i++)
        if (text_is(name, formats[i]->name))
            return formats[i];
    return NULL;
}

bool format_exists(struct text name)
{
    return find(name);
}

bool format_find(const char *name, const struct backend **format, int values[SETTING_MAX],
                 struct message_fault *fault)
{
    const struct backend *found = find(text_of(name));
    struct sink known = {0};

    if (found) {
        choose(found, format, values);
        return true;
    }
    format_names(&known);
    *fault = message_unknown(MESSAGE_NO_FORMAT, MESSAGE_AVAILABLE, text_of(name), text_of(NULL), &known);
    return false;
}

/* The extension of a file, with its point; NULL if it has none. */
static const char *extension_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    return strrchr(slash ? slash : path, '.');
}

/* The format of files with this extension, or NULL. */
static const struct backend *find_extension(const char *dot)
{
    int i;

    for (i = 0; dot && formats[i]; i++)
        if (formats[i]->extensions && is_word_nocase(dot + 1, formats[i]->extensions))
            return formats[i];
    return NULL;
}

/* Whether an extension is that of pictures or documents which no format writes. */
static bool is_other(const char *dot)
{
    return dot && is_word_nocase(dot + 1, "png gif jpg jpeg webp bmp tif tiff doc docx odt rtf sgf pgn gz zip");
}

bool format_fits_file(const struct backend *format, const char *path)
{
    const char *dot = extension_of(path);
    const struct backend *named = find_extension(dot);

    return named == format || (!is_other(dot) && (!named || is_word_nocase(dot + 1, "txt")));
}

bool format_of_file(const char *path, const struct backend **format, int values[SETTING_MAX],
                    struct message_fault *fault)
{
    const char *dot = extension_of(path);
    const struct backend *named = find_extension(dot);
    struct sink known = {0};

    if (named)
        choose(named, format, values);
    if (named || !is_other(dot))
        return true;
    format_names(&known);
    *fault = message_fault(MESSAGE_NO_EXTENSION, text_of(path), text_of(dot), sink_contents(&known));
    fault->owned = known.bytes;
    return false;
}

/* Which of these words a text is, from 0; or -1. */
static int choice_of(struct text value, const char *words)
{
    struct text word;
    int n;

    for (n = 0; (word = text_word(words, n)).length; n++)
        if (text_equal(word, value))
            return n;
    return -1;
}

/* Which of these words a text lists, with commas between them, as bits; or -1. */
static int choices_of(struct text value, const char *words)
{
    size_t from = 0, to;
    int bits = 0, n;

    for (to = 0; to <= value.length; to++)
        if (to == value.length || value.at[to] == ',') {
            n = choice_of(text_between(value.at + from, value.at + to), words);
            if (n < 0)
                return n;
            bits |= 1 << n;
            from = to + 1;
        }
    return bits;
}

/* The number that a text is, or -1 if the setting cannot be that. */
static int number_of(struct text value, const struct setting *s)
{
    int number = 0;
    size_t i;

    for (i = 0; i < value.length && is_digit(value.at[i]) && number <= s->max; i++)
        number = number * 10 + (value.at[i] - '0');
    return value.length && i == value.length && number >= s->min && number <= s->max ? number : -1;
}

static int hexadecimal(char c)
{
    static const char digits[] = "0123456789ABCDEF";
    const char *at = c ? strchr(digits, to_upper(c)) : NULL;

    return at ? (int)(at - digits) : -1;
}

/* The colour that a text is, #RRGGBB or #RGB, as a SETTING_COLOUR; or -1. */
static int colour_of(struct text value)
{
    size_t each = value.length == 4 ? 1 : 2, i;
    int number = 0, digit;

    if ((value.length != 4 && value.length != 7) || value.at[0] != '#')
        return -1;
    for (i = 0; i < 6; i++) {
        digit = hexadecimal(value.at[1 + i * each / 2]);
        if (digit < 0)
            return -1;
        number = number << 4 | digit;
    }
    return 1 + number;
}

/* The value that a text stands for, or -1. */
static int value_of(struct text value, const struct setting *s)
{
    switch (s->kind) {
    case SETTING_FLAG: return choice_of(value, "no yes");
    case SETTING_NUMBER: return number_of(value, s);
    case SETTING_CHOICE: return choice_of(value, s->words);
    case SETTING_SET: return choices_of(value, s->words);
    case SETTING_COLOUR:
        return text_is(value, "none") ? 0 : text_is(value, "black") ? 1 : text_is(value, "white") ? 1 + 0xFFFFFF
                                                                                                  : colour_of(value);
    }
    return -1;
}

/* Adds all that a setting can be to a list of words. */
static void add_values(const struct setting *s, struct sink *known)
{
    char digits[TEXT_NUMBER];

    if (s->kind != SETTING_NUMBER) {
        sink_word(known, text_of(s->words));
        return;
    }
    sink_word(known, text_number(s->min, digits));
    sink_word(known, text_of("-"));
    sink_word(known, text_number(s->max, digits));
}

/* Sets the fault of a value that a setting cannot have. */
static bool no_value(const struct setting *s, struct text value, struct message_fault *fault)
{
    struct sink known = {0};

    add_values(s, &known);
    *fault = (s->kind == SETTING_NUMBER ? message_listed : message_unknown)(MESSAGE_NO_VALUE, MESSAGE_ALLOWED,
                                                                            text_of(s->name), value, &known);
    return false;
}

/* Writes a setting with a value other than the default. */
static void write_example(const struct setting *s, struct sink *to)
{
    char digits[TEXT_NUMBER];

    sink_string(to, s->name);
    sink_byte(to, '=');
    sink_text(to, s->kind == SETTING_NUMBER ? text_number(s->max < 9 ? s->max : 9, digits) : text_word(s->words, 1));
}

/* Sets the fault of a setting without a value. */
static bool no_equals(const struct setting *s, struct message_fault *fault)
{
    struct sink example = {0};

    write_example(s, &example);
    *fault = message_fault(MESSAGE_NO_EQUALS, text_of(s->name), sink_contents(&example), text_of(NULL));
    fault->owned = example.bytes;
    return false;
}

/* The setting of this name; NULL if the format has none. */
static const struct setting *find_setting(const struct backend *format, struct text name)
{
    const struct setting *s = settings_of(format);

    if (text_is(name, "color"))
        name = text_of("colour");
    while (s->name && !text_is(name, s->name))
        s++;
    return s->name ? s : NULL;
}

/* Adds the formats that have a setting of this name to a list of words. */
static void add_owners(struct text name, struct sink *owners)
{
    int i;

    for (i = 0; formats[i]; i++)
        if (find_setting(formats[i], name))
            sink_word(owners, text_of(formats[i]->name));
}

/* Sets the fault of a name that no setting of a format has. The advice is the formats that have one, if any. */
static bool no_setting(const struct backend *format, struct text name, struct message_fault *fault)
{
    const struct setting *s = settings_of(format);
    enum message id = s->name ? MESSAGE_NO_KEY : MESSAGE_NO_KEYS;
    struct sink known = {0};

    name = name.length ? name : text_of("''");
    add_owners(name, &known);
    if (known.used) {
        *fault = message_listed(MESSAGE_NO_KEY, MESSAGE_SETTING_OF, text_of(format->name), name, &known);
        return false;
    }
    for (; s->name; s++)
        sink_word(&known, text_of(s->name));
    sink_word(&known, text_of("list")); /* may stand in the place of settings */
    *fault = message_unknown(id, MESSAGE_AVAILABLE, text_of(format->name), name, &known);
    return false;
}

static bool set(const struct backend *format, struct text name, struct text value, int values[SETTING_MAX],
                struct message_fault *fault)
{
    const struct setting *s = find_setting(format, name);
    int number;

    if (!s)
        return no_setting(format, name, fault);
    if (!value.at)
        return no_equals(s, fault);
    number = value_of(value, s);
    if (number < 0)
        return no_value(s, value, fault);
    values[s - format->settings] = number;
    return true;
}

/* The length of the first NAME=VALUE. A comma ends it if another NAME= follows: values have commas too. */
static size_t first_length(const char *argument)
{
    size_t end = strcspn(argument, ",");

    while (argument[end] && argument[end + 1 + strcspn(argument + end + 1, ",=")] != '=')
        end += 1 + strcspn(argument + end + 1, ",");
    return end;
}

void format_write_example(struct text setting, struct sink *to)
{
    struct text value = setting, name = text_cut(&value, "=");
    const struct setting *s = NULL;
    int i;

    for (i = 0; formats[i] && !s; i++)
        s = find_setting(formats[i], name);
    if (s) {
        sink_string(to, "-O ");
        if (value.length)
            sink_text(to, setting);
        else
            write_example(s, to);
    }
}

/* Whether a setting is one of other formats only. */
static bool is_foreign(const struct backend *format, struct text name)
{
    int i;

    for (i = 0; formats[i]; i++)
        if (find_setting(formats[i], name))
            return !find_setting(format, name);
    return false;
}

bool format_set(const struct backend *format, const char *argument, bool lenient, int values[SETTING_MAX],
                struct message_fault *fault)
{
    struct text one, name, value;
    size_t length;

    for (;; argument += length + 1) {
        length = first_length(argument);
        one = (struct text){argument, length};
        name = text_cut(&one, "=");
        value = one;
        if (!(lenient && is_foreign(format, name)) && !set(format, name, value, values, fault))
            return false;
        if (!argument[length])
            return true;
    }
}

void format_names(struct sink *names)
{
    int i;

    for (i = 0; formats[i]; i++)
        sink_word(names, text_of(formats[i]->name));
}

void format_names_set(struct sink *names)
{
    int i;

    for (i = 0; formats[i]; i++)
        if (settings_of(formats[i])->name)
            sink_word(names, text_of(formats[i]->name));
}

/* Writes a setting and its values; of a number the default, unless it has none, and then its range. */
static void list_setting(const struct setting *s, struct sink *to)
{
    enum { COLUMN = 14 };
    struct sink values = {0};

    sink_string(to, "  ");
    sink_string(to, s->name);
    sink_repeat(to, ' ', COLUMN - strlen(s->name));
    add_values(s, &values);
    if (s->kind == SETTING_NUMBER) {
        if (s->initial >= s->min) {
            sink_number(to, s->initial);
            sink_byte(to, ' ');
        }
        sink_byte(to, '(');
    }
    sink_text(to, sink_contents(&values));
    sink_string(to, s->kind == SETTING_NUMBER ? ")\n" : "\n");
    sink_free(&values);
}

static void list_settings(const struct backend *format, struct sink *to)
{
    const struct setting *s;

    sink_string(to, "-T ");
    sink_string(to, format->name);
    sink_byte(to, '\n');
    for (s = settings_of(format); s->name; s++)
        list_setting(s, to);
}

void format_list(const struct backend *format, struct sink *to)
{
    int i;

    for (i = 0; formats[i]; i++)
        if (formats[i] == format || (!format && settings_of(formats[i])->name))
            list_settings(formats[i], to);
}
