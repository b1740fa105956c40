/* caption: the words that go with a picture. Needs all the headers from base.h to svg.h. */

/* The sentence that tells after which move the position is, empty at the start; a sink keeps it until the next. */
struct text caption_after(const struct backend_scene *scene, struct sink *kept);

/* Draws the lines of text around a board that lies in the box, which grows by them: below, what caption_after
   gave, how the game ended, and the lines in `more`; above, if it is to be named, what it is called and who plays.
   Without a sink the box just grows, and `after` need not be made. */
void caption_put(const struct backend_scene *scene, bool named, struct text after, struct text more,
                 struct svg_box *box, struct sink *to);

/* For those who listen, as <title> and <desc>: what the picture is called, and what can be seen, with what
   caption_after gave. What it shares with those before it is as svg_board has it. */
void caption_words(const struct backend_scene *scene, struct text after, struct strands *strands, struct sink *to);
