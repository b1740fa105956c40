/* strand: text that goes on from one position of a game to the next: written once, and given out as often as it
   is wanted. Needs base.h, text.h and sink.h. */

struct strand {
    struct sink text; /* of this game, from `begin` on; before it, what was lent of others */
    size_t begin;
    int told; /* how many moves, columns or rows it tells of */
};

/* Whether nothing has been written of it, not even what it begins with. */
static inline bool strand_is_empty(const struct strand *s)
{
    return s->text.used == s->begin;
}

/* Where a strand is wanted in a text that is kept, and how much of it. */
struct strand_loan {
    size_t at;
    const struct strand *strand;
    size_t begin, length;
};

/* What the pictures of a game share: the moves in words, the tiles, the numbers of played tiles and of forced ones,
   the names of columns and of rows. Whoever draws adds what is missing of a strand up to the position at hand.
   Zeroed at first. */
struct strands {
    struct strand words, tiles, numbers, forced, columns, rows;
    bool lends;                /* strands_put gives out loans, for strands_write */
    struct strand_loan *loans; /* private, as what follows */
    size_t room, count, written;
};

/* Empties them for another game. */
void strands_begin(struct strands *s);

/* Puts what one of the strands tells so far, or notes that it is wanted where `to`, which keeps its text, ends. */
void strands_put(struct strands *s, const struct strand *strand, struct sink *to);

/* Writes a part of a text that was kept, with what was lent to it. Parts are written in their order. */
void strands_write(struct strands *s, const struct sink *kept, size_t from, size_t end, struct sink *to);

/* Gives back what they own: they are empty. */
void strands_free(struct strands *s);
