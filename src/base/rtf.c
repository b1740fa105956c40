#include "base/base.h"

/* Control words, and the text that each word stands for. \1: the word hides the text up to the }. */
static const struct control {
    const char *words, *text;
} controls[] = {
    {"par line row sect page", "\n"}, {"cell tab", "\t"}, {"emdash endash", "-"}, {"lquote rquote", "'"},
    {"ldblquote rdblquote", "\""}, {"bullet", "*"}, {"emspace enspace", " "},
    {"fonttbl colortbl stylesheet info pict header footer listtable themedata", "\1"},
    {NULL, ""},
};

/* Cuts off a control word after a backslash, such as `par`, `fs24` or `u8211?`, and one blank after the word. Writes
   what the word stands for. Returns whether the word hides the text up to the }. */
static bool read_control(struct text *rest, struct sink *to)
{
    const struct control *c = controls;
    const char *start = rest->at;
    struct text word;
    uint32_t rune = 0;
    bool minus;

    while (rest->length && is_letter(rest->at[0]))
        *rest = text_skip(*rest, 1);
    word = text_between(start, rest->at);
    while (c->words && text_index(word, c->words) < 0)
        c++;
    minus = rest->length && rest->at[0] == '-';
    *rest = text_skip(*rest, minus);
    if (rest->length && is_digit(rest->at[0]))
        rune = (uint32_t)text_cut_number(rest, 0x110000);
    *rest = text_skip(*rest, rest->length && (rest->at[0] == ' ' || (rest->at[0] == '?' && text_is(word, "u"))));
    if (text_is(word, "u"))
        sink_rune(to, minus ? 0x10000 - rune : rune ? rune : 0xFFFD);
    else if (*c->text != '\1')
        sink_string(to, c->text);
    return *c->text == '\1';
}

/* Like read_control, for a sign after a backslash: `\\`, `\'e9`, `\~`; `\*` hides the text up to the }. */
static bool read_escape(struct text *rest, struct sink *to)
{
    int byte = rest->at[0] == '\'' ? hex_byte(rest->at + 1, rest->at + rest->length) : -1;
    char sign = rest->at[0];

    if (byte >= 0)
        sink_rune(to, (uint32_t)byte);
    else if (!strchr("*-|:'", sign))
        sink_byte(to, sign == '~' ? ' ' : sign == '_' ? '-' : sign);
    *rest = text_skip(*rest, byte >= 0 ? 3 : 1);
    return sign == '*';
}

bool rtf_decode(struct text all, struct sink *to)
{
    int depth = 0, hidden = 0; /* hidden: depth of the outermost hidden group; 0: none is hidden */

    if (!text_starts_nocase(all, "{\\rtf"))
        return false;
    while (all.length) {
        char sign = all.at[0];
        size_t used = to->used;
        bool hides = false;

        all = text_skip(all, 1);
        if (sign == '\\' && all.length)
            hides = is_letter(all.at[0]) ? read_control(&all, to) : read_escape(&all, to);
        else if (!strchr("\\{}\r\n", sign))
            sink_byte(to, sign);
        to->used = hidden ? used : to->used;
        hidden = hides && !hidden ? depth : sign == '}' && hidden == depth ? 0 : hidden;
        depth += (sign == '{') - (sign == '}');
    }
    return true;
}
