/* flow: paragraphs planned for a page. Lines are counted here by the published widths of the fonts, a hair
   on the wide side; prolog.ps fills them by the widths that the printer's fonts have, in no more lines
   than that. So it is known here what falls on which page, and there what a line holds. Needs base.h,
   text.h, sink.h and latin.h. Lengths are tenths of a point. */

/* ORDER: the table in flow.c. */
enum flow_kind {
    FLOW_PARA,   /* filled to both margins */
    FLOW_PART,   /* the same, cut off by the end of a page */
    FLOW_MOVES,  /* bold, ragged */
    FLOW_LINE,   /* a variation: smaller, ragged, indented */
    FLOW_MIDDLE, /* italic and centred */
    FLOW_CAPTION, /* bold and centred */
    FLOW_TITLE   /* bold, large and centred */
};

struct flow_piece {
    enum flow_kind kind;
    size_t begin, lead, end; /* in the bytes; up to `lead` it is bold */
    long indent;
    long gap;                /* above it */
    int lines;
};

/* Zeroed, it is empty. */
struct flow {
    struct latin text;
    struct flow_piece *pieces;
    int count;
    size_t room;
    long width; /* of the column */
    long used;  /* height of what flow_put has put */
    bool open;  /* a piece is begun and not ended */
};

/* Makes it empty, to be set in a column this wide. */
void flow_clear(struct flow *f, long width);

/* Begins a piece; what is added to f->text from here to flow_end belongs to it. */
void flow_begin(struct flow *f, enum flow_kind kind, long indent, long gap);

/* Makes bold what the piece has so far, and a paragraph of what comes. */
void flow_lead(struct flow *f);

/* Ends a piece: words that no line can hold are broken up and its lines counted. Empty, it is dropped. */
void flow_end(struct flow *f);

/* How high the pieces are from this one on. */
long flow_high(const struct flow *f, int from);

/* How wide the piece that is begun would be on one line. */
long flow_open_wide(const struct flow *f);

/* How wide the bytes of a piece would be in its font. */
long flow_wide(enum flow_kind kind, struct text bytes);

/* Writes the pieces from this one on that fit in an area, cutting the last if that is seemly. Returns the
   first that is left to be put elsewhere. */
int flow_put(struct flow *f, int from, long x, long y, long high, struct sink *to);

/* Gives back what it owns. */
void flow_free(struct flow *f);
