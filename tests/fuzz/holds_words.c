#include "fuzz.h"

enum {
    SHORTEST = 4, /* letters of a word that is looked for: shorter ones may be moves and columns */
    LONGEST = 40
};

static bool contains(struct text t, struct text word)
{
    const char *at = t.at, *end = t.at + t.length;

    while ((size_t)(end - at) >= word.length && (at = memchr(at, *word.at, (size_t)(end - at))) != NULL) {
        if ((size_t)(end - at) < word.length)
            return false;
        if (memcmp(at, word.at, word.length) == 0)
            return true;
        at++;
    }
    return false;
}

/* Cuts off the next run of ASCII letters that is long enough; empty at the end. */
static struct text next_word(struct text *rest)
{
    struct text word = text_of(NULL);

    while (rest->length && word.length < SHORTEST) {
        while (rest->length && !is_letter(*rest->at))
            *rest = text_skip(*rest, 1);
        word = (struct text){rest->at, 0};
        while (word.length < rest->length && word.length < LONGEST && is_letter(word.at[word.length]))
            word.length++;
        *rest = text_skip(*rest, word.length);
    }
    return word.length < SHORTEST ? text_of(NULL) : word;
}

/* Whether a word is the number of a page in front of the games. */
static bool is_roman(struct text word)
{
    while (word.length && strchr("ivxlc", *word.at))
        word = text_skip(word, 1);
    return !word.length;
}

/* Whether a sentence of the catalogue or the name of a rule variant has the word. */
static bool is_said(const struct message_catalogue *words, struct text word)
{
    const struct rules *r;

    for (r = rules_table; r->name; r++)
        if (contains(text_of(r->heading), word))
            return true;
    for (int i = 0; i < MESSAGE_COUNT; i++)
        if (contains(words->blocks[i], word))
            return true;
    return false;
}

/* Whether a text has letters outside Latin-1, some of which are drawn as others (ligatures, the long s), or not at all
   (marks of bytes' order). */
static bool has_others(struct text t)
{
    for (size_t i = 0; i < t.length; i++)
        if (t.at[i] & 0x80 && t.at[i] != '\xC3' && !(i && t.at[i - 1] == '\xC3'))
            return true;
    return false;
}

void holds_words(struct text shown, struct text data, const struct message_catalogue *words)
{
    bool other = has_others(data);
    struct text line, word;

    while (text_line(&shown, &line)) {
        if (!line.length || (*line.at >= 'a' && *line.at <= 'z'))
            continue; /* letters outside Latin-1 */
        for (line = text_skip(line, 1); (word = next_word(&line)).length; ) {
            bool known = contains(data, word) || is_said(words, word) || is_roman(word) || other;

            if (!known)
                fprintf(stderr, "%.*s\n", (int)word.length, word.at);
            HOLDS(known);
        }
    }
}
