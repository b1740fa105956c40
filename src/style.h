/* style: how a text is to be read, and which way it looks like. Needs base.h, text.h, notation.h and
   scan.h. */

enum style {
    STYLE_GUESS,    /* find out which of the next three it is */
    STYLE_NUMBERED, /* the moves that follow their own number, in order */
    STYLE_ARCHIVE,  /* one game a line */
    STYLE_PLAIN,    /* every word that is a move */
    STYLE_WORDS     /* one game; every word has to be a move or an end marker */
};

/* STYLE_NUMBERED if a 1 stands before a first move; STYLE_ARCHIVE if the lines hold only moves and end
   markers (comments aside), more than half of them begin with a first move, and some hold more than one
   word; else STYLE_PLAIN. A 1 before a whole game in a line, as in a list of games, does not count.
   *clear tells whether most of the numbers that come in order stand before any prose on their line: then
   those behind prose are not meant to be played. */
enum style style_of(struct text all, bool *clear);
