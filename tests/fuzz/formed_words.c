#include "formed.h"

#include <ctype.h>

enum { PAIRS = 4, SLOTS = 512, LISTS = 16, DEPTH = 16 };

/* What is being read. */
struct reader {
    const struct formed_words *known;
    const char *begin, *at, *end;
    struct sink *shown;
    struct sink string; /* the last one, without escapes */
    char font;          /* the first letter of the last name, */
    char fonts[DEPTH];  /*   and of that before each q, which Q takes back */
    int curly, square;  /* brackets that are open */
    int begun[PAIRS];   /* operators that wait for those that end them */
};

/* The words of a list by their hash. */
struct word_set {
    const char *list;
    struct text slots[SLOTS];
};

static struct text *slot_of(struct word_set *set, struct text word)
{
    size_t hash = word.length, i;

    for (i = 0; i < word.length; i++)
        hash = hash * 31 + (unsigned char)word.at[i];
    for (i = hash % SLOTS; set->slots[i].length && !text_equal(set->slots[i], word); i = (i + 1) % SLOTS)
        ;
    return &set->slots[i];
}

/* The words of a list with blanks between them, whose set is made once. */
static struct word_set *set_of(const char *list)
{
    static struct word_set sets[LISTS];
    struct word_set *set = sets;
    struct text word;

    while (set->list && set->list != list)
        if (++set == sets + LISTS)
            abort();
    if (!set->list) {
        set->list = list;
        for (int n = 0; (word = text_word(list, n)).length; n++)
            *slot_of(set, word) = word;
    }
    return set;
}

static bool is_known(struct text word, const char *list)
{
    return slot_of(set_of(list), word)->length;
}

static bool ends_word(char c)
{
    return c == ' ' || c == '\n' || strchr("()<>[]{}/%", c);
}

/* Goes behind an escape, and keeps the byte that it stands for. */
static void read_escape(struct reader *r)
{
    int code = 0, digits = 0;

    for (; r->at < r->end && *r->at >= '0' && *r->at <= '7' && digits < 3; digits++)
        code = code * 8 + (*r->at++ - '0');
    if (digits)
        sink_byte(&r->string, (char)code);
    else if (r->at < r->end && *r->at++ != '\n')
        sink_byte(&r->string, r->at[-1]);
}

/* Goes behind a string in parentheses, which must be balanced or escaped. */
static const char *read_string(struct reader *r)
{
    int depth = 1;

    r->string.used = 0;
    for (r->at++; r->at < r->end; ) {
        char c = *r->at++;

        depth += (c == '(') - (c == ')');
        if (!depth)
            return NULL;
        if (c == '\\')
            read_escape(r);
        else
            sink_byte(&r->string, c);
    }
    return "a string without an end";
}

/* Goes behind << or a string in hexadecimal digits. */
static const char *read_angle(struct reader *r)
{
    r->at++;
    if (r->at < r->end && *r->at == '<') {
        r->at++;
        return NULL;
    }
    while (r->at < r->end && (isxdigit((unsigned char)*r->at) || *r->at == '\n'))
        r->at++;
    return r->at < r->end && *r->at++ == '>' ? NULL : "a string with something else than hexadecimal digits";
}

/* Goes behind a comment, which must be one of those known, at the beginning of a line. */
static const char *read_comment(struct reader *r)
{
    const char *from = r->at;

    while (r->at < r->end && *r->at != ' ' && *r->at != '\n')
        r->at++;
    if (!r->known->comments || (from > r->begin && from[-1] != '\n') ||
        !is_known(text_between(from, r->at), r->known->comments))
        return "an unknown comment";
    while (r->at < r->end && *r->at != '\n')
        r->at++;
    return NULL;
}

/* Whether a word is a number. */
static bool is_number(struct text word)
{
    while (word.length && (is_digit(*word.at) || strchr("+-.", *word.at)))
        word = text_skip(word, 1);
    return !word.length;
}

/* Counts an operator that is one of a pair. False if it ends what did not begin, or begins text in text. */
static bool count(struct reader *r, struct text word)
{
    static const struct {
        const char *word;
        int pair, change;
    } pairs[] = {{"q", 0, 1},    {"Q", 0, -1},   {"BT", 1, 1},    {"ET", 1, -1},
                 {"BDC", 2, 1}, {"EMC", 2, -1}, {"save", 3, 1}, {"restore", 3, -1}};

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (*word.at == *pairs[i].word && text_is(word, pairs[i].word)) {
            if (!pairs[i].pair && pairs[i].change > 0 && r->begun[0] < DEPTH)
                r->fonts[r->begun[0]] = r->font;
            else if (!pairs[i].pair && r->begun[0] > 0 && r->begun[0] <= DEPTH)
                r->font = r->fonts[r->begun[0] - 1];
            r->begun[pairs[i].pair] += pairs[i].change;
            return r->begun[pairs[i].pair] >= 0 && r->begun[1] <= 1;
        }
    return true;
}

/* Takes account of an operator. */
static const char *obey(struct reader *r, struct text word)
{
    if (!is_known(word, r->known->operators))
        return "an unknown operator";
    if (!count(r, word))
        return "an operator that ends nothing";
    if (r->shown && text_is(word, "Tj") && strchr("RBIrbi", r->font) && !text_is(sink_contents(&r->string), " ")) {
        sink_byte(r->shown, r->font);
        sink_text(r->shown, sink_contents(&r->string));
        sink_byte(r->shown, '\n');
    }
    return NULL;
}

/* Whether a word has digits, and nothing else. */
static bool is_digits(struct text word)
{
    size_t n = 0;

    while (n < word.length && is_digit(word.at[n]))
        n++;
    return n && n == word.length;
}

/* Goes behind a name, a number or an operator. */
static const char *read_word(struct reader *r)
{
    bool name = *r->at == '/';
    const char *from = r->at += name;
    struct text word;

    while (r->at < r->end && !ends_word(*r->at))
        r->at++;
    word = text_between(from, r->at);
    if (!word.length)
        return "a byte that is no word";
    if (!name)
        return is_number(word) ? NULL : obey(r, word);
    if (word.length == 1)
        r->font = *word.at;
    return is_known(word, r->known->names) || (*word.at == 'T' && is_digits(text_skip(word, 1)))
               ? NULL : "an unknown name";
}

/* Goes behind a bracket, or a > of >>. */
static const char *read_bracket(struct reader *r)
{
    char c = *r->at++;

    r->curly += (c == '{') - (c == '}');
    r->square += (c == '[') - (c == ']');
    if (c == '>' && (r->at == r->end || *r->at++ != '>'))
        return "a > that closes nothing";
    return c == ')' || r->curly < 0 || r->square < 0 ? "a bracket that closes nothing" : NULL;
}

static const char *read_next(struct reader *r)
{
    switch (*r->at) {
    case ' ':
    case '\n': r->at++; return NULL;
    case '(': return read_string(r);
    case '<': return read_angle(r);
    case '%': return read_comment(r);
    case '{': case '}': case '[': case ']': case '>': case ')': return read_bracket(r);
    default: return read_word(r);
    }
}

const char *formed_words(struct text t, const struct formed_words *known, struct sink *shown)
{
    struct reader r = {.known = known, .begin = t.at, .at = t.at, .end = t.at + t.length, .shown = shown, .font = '?'};
    const char *fault = NULL;

    while (!fault && r.at < r.end)
        fault = read_next(&r);
    sink_free(&r.string);
    if (!fault && (r.curly || r.square || r.begun[0] || r.begun[1] || r.begun[2] || r.begun[3]))
        fault = "something is open";
    return fault;
}
