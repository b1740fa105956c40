/* place: walks a text token by token, over the ends of its lines. Needs base.h, text.h, notation.h,
   scan.h and heading.h. */

/* A place in a text: what is left of its line, and the lines below. Copy it to come back to it. */
struct place {
    struct scan scan;
    struct text below;
    const char *begin; /* of the line */
    int line;          /* its number, counted from 1 */
};

/* The place before the first line. */
struct place place_at(struct text all);

/* Goes on to the next token. A line that is a heading is one token, SCAN_HEADING, and what it tells is
   noted in *heading; with `comments_only` just a comment can be one. SCAN_END is the end of the text. */
void place_next(struct place *p, bool comments_only, struct heading *heading, struct scan_token *t);

/* Whether nothing but blanks is left of the line, no comment either. */
bool place_ends_line(const struct place *p);
