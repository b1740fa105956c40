/* strand: text that goes on from one position of a game to the next: written once, and given out as often as it
   is wanted. Needs base.h, text.h and sink.h. */

struct strand {
    struct sink text;
    int told; /* how many moves, columns or rows it tells of */
};

/* What the pictures of a game share: the moves in words, the tiles, the numbers of played tiles and of forced ones,
   the names of columns and of rows. Whoever draws adds what is missing of a strand up to the position at hand. */
enum { STRAND_WORDS, STRAND_TILES, STRAND_NUMBERS, STRAND_FORCED, STRAND_COLUMNS, STRAND_ROWS, STRANDS };

/* Zeroed at first. */
struct strands {
    struct strand of[STRANDS];
};

/* Empties them for another game. */
void strands_begin(struct strands *s);

/* Gives back what they own: they are empty. */
void strands_free(struct strands *s);
