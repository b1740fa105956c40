/* canvas: a position painted in characters, with a tile font. Needs the headers from base.h to backend.h. */

/* A line of characters in the making, kept from one position to the next. Zeroed at first; all of it is private. */
struct canvas {
    bool colour;
    const char *plain; /* the font's glyphs as bytes, if these are enough for a line: it is made of them then, */
    char *line;        /*   in the sink; */
    uint32_t *runes;   /*   or else of code points with their inks */
    const struct board_tile **rows, **above, **here; /* the two that it may cross; NULL: an empty space */
    struct canvas_piece *pieces;
    size_t rune_room, row_room, piece_room;
    int columns;
    int margin, length; /* characters before the tiles, and up to the end of the last that there may be */
    int end;            /* and of the last that there is */
};

/* Paints the board of a scene, with letters and numbers along its edges if they are wished, and in the
   font's colours, if it has any. Lines have no blanks at their ends. */
void canvas_paint(struct canvas *c, const struct backend_scene *s, bool labels, bool coloured, struct sink *to);

/* Gives back what it owns. */
void canvas_free(struct canvas *c);
