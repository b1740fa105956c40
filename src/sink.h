/* sink: buffered bytes to a stream. What every backend prints with: print freely, main asks once
   whether all of it arrived. Needs base.h and text.h. */

#include <string.h>

enum { SINK_PIECE = 1 << 17 /* bytes that are gathered for a stream, or more if so much room was asked for */ };

/* Zeroed, it keeps what it is given. */
struct sink {
    FILE *file; /* NULL: all that is written stays in memory, for sink_kept */
    char *bytes;
    size_t used;
    size_t room; /* private */
};

/* Makes a sink for a stream, or one that keeps what it is given in memory (NULL). */
void sink_begin(struct sink *s, FILE *file);

/* Hands what is waiting to the stream, if there is one. Failures stay in the stream, for ferror. */
void sink_flush(struct sink *s);

/* All that a sink without a stream has been given so far. It stays until the next write. */
struct text sink_kept(const struct sink *s);

/* Gives back its memory, whatever it is for: what it was given and has not handed on is gone. */
void sink_forget(struct sink *s);

void sink_make_room(struct sink *s, size_t bytes); /* private: where there is less */

/* One byte; a text; a string, as they are. */
static inline void sink_byte(struct sink *s, char c)
{
    if (s->used == s->room)
        sink_make_room(s, 1);
    s->bytes[s->used++] = c;
}

void sink_long(struct sink *s, struct text t); /* private: a text for which there is no room */

static inline void sink_text(struct sink *s, struct text t)
{
    if (t.length > s->room - s->used) {
        sink_long(s, t);
    } else if (t.length) {
        memcpy(s->bytes + s->used, t.at, t.length);
        s->used += t.length;
    }
}

void sink_string(struct sink *s, const char *string);

/* A string literal, where so many are written that a call for each would show: its length is known. */
static inline void sink_literal(struct sink *s, const char *string)
{
    sink_text(s, (struct text){string, strlen(string)});
}

/* The same byte `count` times. */
void sink_repeat(struct sink *s, char c, size_t count);

/* Room for so many bytes, to be written in place: write from where it points, and add to s->used how many it
   were. */
static inline char *sink_room(struct sink *s, size_t bytes)
{
    if (bytes > s->room - s->used)
        sink_make_room(s, bytes);
    return s->bytes + s->used;
}

void sink_digits(struct sink *s, long number); /* private: a number that is not of one digit */

/* A number in decimal. */
static inline void sink_number(struct sink *s, long number)
{
    if (number >= 0 && number < 10)
        sink_byte(s, (char)('0' + number));
    else
        sink_digits(s, number);
}

/* The same and a blank: what the words of PostScript and the letters of SVG work on stands before them. */
void sink_operand(struct sink *s, long number);

/* The printable ASCII that a text begins with, up to a byte that is told, or some of it if there is more than room;
   how much that was: 0 if it begins with something else. */
size_t sink_plain(struct sink *s, struct text t, char stop);

/* A text as valid UTF-8, with each control character as one `?` (tabs as a space): nothing that comes
   from a record or a file name reaches a terminal unescaped. */
void sink_printable(struct sink *s, struct text t);
