/* sink: buffered bytes to a stream. What every backend prints with: print freely, main asks once
   whether all of it arrived. Needs base.h and text.h. */

enum { SINK_ROOM = 1 << 14 };

struct sink {
    FILE *file; /* NULL: all is kept, for sink_kept */
    size_t used;
    char bytes[SINK_ROOM];
    char *kept; /* private, with the next two */
    size_t kept_used, kept_room;
};

/* Hands what is waiting to the stream. Failures stay in the stream, for ferror. */
void sink_flush(struct sink *s);

/* All that was printed to a zeroed sink without a stream. It stays there until more is printed; what holds
   it is the caller's to free: s->kept. */
struct text sink_kept(struct sink *s);

/* One byte; a string; a text, as they are. */
static inline void sink_byte(struct sink *s, char c)
{
    if (s->used == sizeof s->bytes)
        sink_flush(s);
    s->bytes[s->used++] = c;
}

void sink_string(struct sink *s, const char *string);
void sink_text(struct sink *s, struct text t);

/* The same byte `count` times. */
void sink_repeat(struct sink *s, char c, size_t count);

/* Room for so many bytes, at most SINK_ROOM, to be written in place: write from where it points, and add
   to s->used how many it were. */
char *sink_room(struct sink *s, size_t bytes);

/* A number in decimal. */
void sink_number(struct sink *s, long number);

/* A text as valid UTF-8, with each control character as one `?` (tabs as a space): nothing that comes
   from a record or a file name reaches a terminal unescaped. */
void sink_printable(struct sink *s, struct text t);
