/* strand: text that goes on from one position of a game to the next: written once, and given out as often as it
   is wanted. Needs base.h, text.h, sink.h and extent.h. */

struct strand {
    struct sink text;
    int moves; /* that it tells of */
};

/* What the pictures of a game share: the moves in words, the tiles, the numbers of played tiles and of forced ones.
   Whoever draws adds what is missing of a strand up to the position at hand. Zeroed at first. */
struct strands {
    struct strand words, tiles, numbers, forced;
    int left, top; /* private: of the layout that the last three were written for */
};

/* Goes on to a position with this layout. Where it has grown to the left or upwards since the one before, places
   have other numbers: what told of them is empty again. */
void strands_follow(struct strands *s, const struct extent *layout);

/* Empties them for another game. */
void strands_begin(struct strands *s);

/* Gives back what they own: they are empty. */
void strands_free(struct strands *s);
