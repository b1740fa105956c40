/* text: borrowed bytes. UTF-8 in, Latin-1 tolerated; nothing here owns memory but what text_slurp
   returns. Needs base.h. */

#include <stdint.h>
#include <stdio.h>

struct text {
    const char *at;
    size_t length;
};

enum { TEXT_NUMBER = 24 /* bytes that hold any number text_number writes */ };

/* The bytes of a string, its end mark left out; NULL gives an empty text. */
struct text text_of(const char *string);

/* The bytes from `from` up to, not including, `to`. */
static inline struct text text_between(const char *from, const char *to)
{
    return (struct text){from, (size_t)(to - from)};
}

/* The text without so many bytes that it begins with. */
static inline struct text text_skip(struct text t, size_t n)
{
    return (struct text){t.at + n, t.length - n};
}

/* Whether a text is exactly this string; the second one takes either case of ASCII letters. */
bool text_is(struct text t, const char *string);
bool text_is_caseless(struct text t, const char *string);

/* Whether a text begins with this string, in either case. */
bool text_starts(struct text t, const char *string);

/* The text without the blanks (spaces, tabs) around it. */
struct text text_trim(struct text t);

/* Where the next line begins, if one ends here (with \n, \r\n or \r) or the text does. */
static inline const char *text_past_line(const char *at, const char *end)
{
    if (end - at > 1 && at[0] == '\r' && at[1] == '\n')
        at++;
    return at == end ? end : at + 1;
}

/* Cuts the next line off *rest; its end (\n, \r\n or \r) is in neither. False when *rest is empty. */
bool text_line(struct text *rest, struct text *line);

/* Cuts the next code point off *rest, which must not be empty. A byte that begins no well-formed
   UTF-8 sequence is read as Latin-1. */
uint32_t text_rune(struct text *rest);

/* Writes a code point as UTF-8 into four bytes; the number written. */
size_t text_utf8(uint32_t rune, char bytes[4]);

/* How many columns a terminal shows a text in: one for a code point, as text_rune reads it, but two for
   the letters and signs of East Asia. */
size_t text_columns(struct text t);

/* How many digits a number has that is not negative. */
static inline int text_digits(long number)
{
    int digits = 1;

    while (number >= 10) {
        number /= 10;
        digits++;
    }
    return digits;
}

/* A number in decimal, written into `digits`, a NUL behind it. */
struct text text_number(long number, char digits[TEXT_NUMBER]);

/* Reads a stream to its end into fresh memory, a NUL behind it. False if reading failed: then *all is
   empty and errno tells why. */
bool text_slurp(FILE *file, struct text *all);
