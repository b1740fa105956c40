#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "web/web.h"
#include "cli/cli.h"

static const struct backend *const formats[] = {
    &out_ascii, &out_check, &out_classic, &out_code, &out_eps, &out_html, &out_json, &out_modern, &out_ps, &out_svg, NULL,
};

/* The settings of a format, up to a row without a name. */
static const struct setting *settings_of(const struct backend *format)
{
    static const struct setting none = {.name = NULL};

    return format->settings ? format->settings + format->first_setting : &none;
}

static void choose(const struct backend *chosen, const struct backend **format, int values[SETTING_MAX])
{
    const struct setting *s;

    *format = chosen;
    for (s = settings_of(chosen); s->name; s++)
        values[s - chosen->settings] = s->initial;
}

bool format_find(const char *name, const struct backend **format, int values[SETTING_MAX],
                 struct message_fault *fault)
{
    struct sink known = {0};
    int i;

    for (i = 0; formats[i]; i++)
        if (strcmp(formats[i]->name, name) == 0) {
            choose(formats[i], format, values);
            return true;
        }
    for (i = 0; formats[i]; i++)
        sink_word(&known, text_of(formats[i]->name));
    *fault = message_fault(MESSAGE_NO_FORMAT, text_of(name), sink_contents(&known), text_of(NULL));
    fault->owned = known.bytes;
    return false;
}

void format_of_file(const char *path, const struct backend **format, int values[SETTING_MAX])
{
    const char *dot = strrchr(path, '.');
    struct text word;
    int i, n;

    for (i = 0; dot && formats[i]; i++)
        for (n = 0; formats[i]->extensions && (word = text_word(formats[i]->extensions, n)).length; n++)
            if (text_is_nocase(word, dot + 1))
                choose(formats[i], format, values);
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

/* The value that a text stands for, or -1. */
static int value_of(struct text value, const struct setting *s)
{
    switch (s->kind) {
    case SETTING_FLAG: return choice_of(value, "no yes");
    case SETTING_NUMBER: return number_of(value, s);
    case SETTING_CHOICE: return choice_of(value, s->words);
    case SETTING_SET: return choices_of(value, s->words);
    }
    return -1;
}

/* Sets the fault of a value that a setting cannot have. */
static bool no_value(const struct setting *s, struct text value, struct message_fault *fault)
{
    char digits[TEXT_NUMBER];
    struct sink known = {0};

    if (s->kind == SETTING_NUMBER) {
        sink_word(&known, text_number(s->min, digits));
        sink_word(&known, text_of("-"));
        sink_word(&known, text_number(s->max, digits));
    } else {
        sink_word(&known, text_of(s->words));
    }
    *fault = message_fault(MESSAGE_NO_VALUE, text_of(s->name), value, sink_contents(&known));
    fault->owned = known.bytes;
    return false;
}

/* Sets the fault of a name that no setting of a format has. */
static bool no_setting(const struct backend *format, struct text name, struct message_fault *fault)
{
    struct sink known = {0};
    const struct setting *s;

    for (s = settings_of(format); s->name; s++)
        sink_word(&known, text_of(s->name));
    *fault = message_fault(known.used ? MESSAGE_NO_KEY : MESSAGE_NO_KEYS, text_of(format->name), name,
                           sink_contents(&known));
    fault->owned = known.bytes;
    return false;
}

static bool set(const struct backend *format, struct text name, struct text value, int values[SETTING_MAX],
                struct message_fault *fault)
{
    const struct setting *s = settings_of(format);
    int number;

    while (s->name && !text_is(name, s->name))
        s++;
    if (!s->name)
        return no_setting(format, name, fault);
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

bool format_set(const struct backend *format, const char *argument, int values[SETTING_MAX],
                struct message_fault *fault)
{
    size_t length, name;

    for (;; argument += length + 1) {
        length = first_length(argument);
        name = strcspn(argument, "=");
        name = name < length ? name : length;
        if (!set(format, (struct text){argument, name},
                 text_between(argument + name + (name < length), argument + length), values, fault))
            return false;
        if (!argument[length])
            return true;
    }
}
