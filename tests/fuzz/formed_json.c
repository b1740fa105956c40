#include "formed.h"

enum { DEPTH = 8 };

/* The end of the value that begins at `at`; or NULL, and *fault says what is wrong. */
static const char *value(const char *at, const char *end, int depth, const char **fault);

static const char *wrong(const char **fault, const char *what)
{
    *fault = what;
    return NULL;
}

static bool is_hex(char c)
{
    return is_digit(c) || (to_upper(c) >= 'A' && to_upper(c) <= 'F');
}

static const char *string(const char *at, const char *end, const char **fault)
{
    for (at++; at < end && *at != '"'; at++) {
        if ((unsigned char)*at < 0x20)
            return wrong(fault, "JSON: a control character in a string");
        if (*at != '\\')
            continue;
        if (++at == end || !strchr("\"\\/bfnrtu", *at))
            return wrong(fault, "JSON: an unknown escape");
        if (*at == 'u') {
            if (end - at < 5 || !is_hex(at[1]) || !is_hex(at[2]) || !is_hex(at[3]) || !is_hex(at[4]))
                return wrong(fault, "JSON: \\u without four digits");
            at += 4;
        }
    }
    return at < end ? at + 1 : wrong(fault, "JSON: a string without an end");
}

/* Numbers: our output has only integers. */
static const char *number(const char *at, const char *end, const char **fault)
{
    const char *digits;

    at += *at == '-';
    for (digits = at; at < end && is_digit(*at); at++)
        ;
    if (at == digits || (*digits == '0' && at - digits > 1))
        return wrong(fault, "JSON: not a number");
    return at;
}

/* The members of an object, or the elements of an array, after `open`. */
static const char *members(const char *at, const char *end, int depth, char open, const char **fault)
{
    char close = open == '{' ? '}' : ']';

    if (++at < end && *at == close)
        return at + 1;
    for (;; at++) {
        if (open == '{') {
            at = at < end && *at == '"' ? string(at, end, fault) : wrong(fault, "JSON: a member without a key");
            if (!at || at == end || *at++ != ':')
                return wrong(fault, "JSON: a key without a colon");
        }
        at = value(at, end, depth + 1, fault);
        if (!at || at == end)
            return at ? wrong(fault, "JSON: no end") : NULL;
        if (*at == close)
            return at + 1;
        if (*at != ',')
            return wrong(fault, "JSON: a comma is missing");
    }
}

static const char *value(const char *at, const char *end, int depth, const char **fault)
{
    static const char *const words[] = {"null", "true", "false"};

    if (at == end || depth > DEPTH)
        return wrong(fault, "JSON: no value");
    if (*at == '{' || *at == '[')
        return members(at, end, depth, *at, fault);
    if (*at == '"')
        return string(at, end, fault);
    for (size_t i = 0; i < 3; i++)
        if (text_starts_nocase(text_between(at, end), words[i]))
            return at + strlen(words[i]);
    return number(at, end, fault);
}

const char *formed_json(struct text all)
{
    const char *fault = formed_plain(all), *end = all.at + all.length, *at = all.at;

    while (!fault && at < end) {
        at = value(at, end, 0, &fault);
        if (at && (at == end || *at++ != '\n'))
            fault = "JSON: something behind a value";
    }
    return fault;
}

struct text formed_member(struct text object, const char *key)
{
    const char *at = object.at + 1, *end = object.at + object.length, *fault, *stop;

    while (at < end && *at == '"') {
        struct text name;

        stop = string(at, end, &fault);
        name = text_between(at + 1, stop - 1);
        at = stop + 1;
        stop = value(at, end, 0, &fault);
        if (text_is(name, key))
            return text_between(at, stop);
        at = stop + 1;
    }
    return text_of(NULL);
}

struct text formed_element(struct text array, int n)
{
    const char *at = array.at + 1, *end = array.at + array.length - 1, *fault, *stop;

    for (; at < end; at = stop + 1) {
        stop = value(at, end, 0, &fault);
        if (n-- == 0)
            return text_between(at, stop);
    }
    return text_of(NULL);
}
