#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "web/web.h"

static const struct backend *const backends[] = {
    &out_ascii, &out_check, &out_classic, &out_code,   &out_eps, &out_html,
    &out_json,  &out_modern, &out_ps,     &out_svg,    NULL,
};

const struct backend *format_listed(int n)
{
    return backends[n];
}

bool format_find(const char *name, const struct backend **found, struct message_fault *fault)
{
    struct sink known = {0};
    int i;

    for (i = 0; backends[i]; i++)
        if (strcmp(backends[i]->name, name) == 0) {
            *found = backends[i];
            return true;
        }
    for (i = 0; backends[i]; i++)
        sink_word(&known, text_of(backends[i]->name));
    *fault = message_fault(MESSAGE_NO_FORMAT, text_of(name), sink_contents(&known), text_of(NULL));
    fault->owned = known.bytes;
    return false;
}

/* The n-th setting of a backend, counted from 0, or NULL. */
static const struct setting *setting_at(const struct backend *b, int n)
{
    const struct setting *s = b->settings ? &b->settings[b->first_setting + n] : NULL;

    return s && s->name ? s : NULL;
}

void format_defaults(const struct backend *b, int values[SETTING_MAX])
{
    const struct setting *s;
    int n;

    for (n = 0; (s = setting_at(b, n)) != NULL; n++)
        values[s - b->settings] = s->initial;
}

/* Which of the words, blanks between them, a value is, or -1. */
static int choice_of(struct text value, const char *words)
{
    struct text rest = text_of(words);
    int n;

    for (n = 0; rest.length; n++) {
        size_t length = 0;

        while (length < rest.length && rest.at[length] != ' ')
            length++;
        if (length == value.length && memcmp(rest.at, value.at, length) == 0)
            return n;
        rest = text_trim(text_skip(rest, length));
    }
    return -1;
}

/* Which of the words a value names, commas between them, as bits; or -1. */
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

/* The number that a text is, or -1 if it is none of those that a setting can be. */
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

/* The fault of a value that a setting cannot have; all that it can have are listed. */
static struct message_fault no_value(const struct setting *s, struct text value)
{
    char min[TEXT_NUMBER], max[TEXT_NUMBER];
    struct sink known = {0};
    struct message_fault fault;

    if (s->kind == SETTING_NUMBER) {
        sink_word(&known, text_number(s->min, min));
        sink_word(&known, text_of("-"));
        sink_word(&known, text_number(s->max, max));
    } else {
        sink_word(&known, text_of(s->words));
    }
    fault = message_fault(MESSAGE_NO_VALUE, text_of(s->name), value, sink_contents(&known));
    fault.owned = known.bytes;
    return fault;
}

/* The fault of a name that no setting of a backend has; those it has are listed. */
static struct message_fault no_setting(const struct backend *b, struct text name)
{
    struct sink known = {0};
    struct message_fault fault;
    const struct setting *s;
    int n;

    for (n = 0; (s = setting_at(b, n)) != NULL; n++)
        sink_word(&known, text_of(s->name));
    fault = message_fault(n ? MESSAGE_NO_KEY : MESSAGE_NO_KEYS, text_of(b->name), name, sink_contents(&known));
    fault.owned = known.bytes;
    return fault;
}

static bool set(const struct backend *b, struct text name, struct text value, int values[SETTING_MAX],
                struct message_fault *fault)
{
    const struct setting *s;
    int n;

    for (n = 0; (s = setting_at(b, n)) != NULL; n++)
        if (text_is(name, s->name)) {
            values[s - b->settings] = value_of(value, s);
            if (values[s - b->settings] >= 0)
                return true;
            *fault = no_value(s, value);
            return false;
        }
    *fault = no_setting(b, name);
    return false;
}

/* How long the first setting is: up to a comma behind which a KEY= stands, for values have commas too. */
static size_t first_length(const char *settings)
{
    size_t end = strcspn(settings, ",");

    while (settings[end] && settings[end + 1 + strcspn(settings + end + 1, ",=")] != '=')
        end += 1 + strcspn(settings + end + 1, ",");
    return end;
}

bool format_set(const struct backend *b, const char *settings, int values[SETTING_MAX], struct message_fault *fault)
{
    size_t length, name;

    for (;; settings += length + 1) {
        length = first_length(settings);
        name = strcspn(settings, "=");
        name = name < length ? name : length;
        if (!set(b, (struct text){settings, name}, text_between(settings + name + (name < length), settings + length),
                 values, fault))
            return false;
        if (!settings[length])
            return true;
    }
}
