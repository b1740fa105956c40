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
    struct list known = {0};
    int i;

    for (i = 0; backends[i]; i++)
        if (strcmp(backends[i]->name, name) == 0) {
            *found = backends[i];
            return true;
        }
    for (i = 0; backends[i]; i++)
        list_append(&known, text_of(backends[i]->name));
    *fault = message_fault(MESSAGE_NO_FORMAT, text_of(name), list_text(&known), text_of(NULL));
    fault->owned = known.bytes;
    return false;
}

void format_defaults(const struct backend *b, int choices[BACKEND_KEYS])
{
    int i;

    for (i = 0; b->keys && b->keys[i].name; i++)
        choices[i] = b->keys[i].values ? 0 : b->keys[i].initial;
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

/* What a setting's value stands for, or -1. */
static int value_of(const struct backend_key *key, struct text value)
{
    int number = 0;
    size_t i;

    if (key->values)
        return (key->several ? choices_of : choice_of)(value, key->values);
    for (i = 0; i < value.length && is_digit(value.at[i]) && number <= key->max; i++)
        number = number * 10 + (value.at[i] - '0');
    return value.length && i == value.length && number >= key->min && number <= key->max ? number
                                                                                            : -1;
}

/* What a setting can be, in words. */
static void list_values(const struct backend_key *key, struct list *words)
{
    char min[TEXT_NUMBER], max[TEXT_NUMBER];

    if (key->values) {
        list_append(words, text_of(key->values));
    } else {
        list_append(words, text_number(key->min, min));
        list_append(words, text_of("-"));
        list_append(words, text_number(key->max, max));
    }
}

static bool set_key(const struct backend *b, struct text key, struct text value, int choices[BACKEND_KEYS],
                    struct message_fault *fault)
{
    struct list known = {0};
    int i;

    for (i = 0; b->keys && b->keys[i].name; i++)
        if (text_is(key, b->keys[i].name)) {
            choices[i] = value_of(&b->keys[i], value);
            if (choices[i] >= 0)
                return true;
            list_values(&b->keys[i], &known);
            *fault = message_fault(MESSAGE_NO_VALUE, key, value, list_text(&known));
            fault->owned = known.bytes;
            return false;
        }
    for (i = 0; b->keys && b->keys[i].name; i++)
        list_append(&known, text_of(b->keys[i].name));
    *fault = message_fault(b->keys ? MESSAGE_NO_KEY : MESSAGE_NO_KEYS, text_of(b->name), key,
                           list_text(&known));
    fault->owned = known.bytes;
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

bool format_set(const struct backend *b, const char *settings, int choices[BACKEND_KEYS],
                struct message_fault *fault)
{
    size_t length, key;

    for (;; settings += length + 1) {
        length = first_length(settings);
        key = strcspn(settings, "=");
        key = key < length ? key : length;
        if (!set_key(b, (struct text){settings, key},
                     text_between(settings + key + (key < length), settings + length), choices, fault))
            return false;
        if (!settings[length])
            return true;
    }
}
