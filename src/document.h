/* document: pages in the making. They are kept until the last is known: only then are there numbers for
   the contents and the header that go before them. Needs all the headers from base.h to figure.h.
   Lengths are tenths of a point. */

/* ORDER: the keys in out_ps.c. Those of pages come first: eps has only the others. */
enum document_key {
    DOCUMENT_PAPER, DOCUMENT_ORIENTATION, DOCUMENT_FIGURES, DOCUMENT_COMMENTS, DOCUMENT_CONTENTS,
    DOCUMENT_MOVES,
    DOCUMENT_PAGE_KEYS,
    DOCUMENT_THEME = DOCUMENT_PAGE_KEYS, DOCUMENT_TILE, DOCUMENT_LABELS, DOCUMENT_NUMBERS,
    DOCUMENT_LAST, DOCUMENT_PATH, DOCUMENT_ERROR, DOCUMENT_MARKS, DOCUMENT_DEPTH
};

enum { DOCUMENT_LANDSCAPE = 2 /* of the values of DOCUMENT_ORIENTATION */ };

/* ORDER: the values of DOCUMENT_PAPER. Points. */
struct document_paper {
    const char *name;
    int wide, high;
};

struct document_page {
    size_t begin;          /* in the pages */
    size_t head, head_end; /* of its running head, in the names */
    bool landscape;
};

/* A game, for the contents. */
struct document_entry {
    size_t name, name_end; /* in the names */
    size_t end;            /* of its result, which follows there in a booklet */
    int page;              /* counted from 1 */
};

/* Zeroed, with settings, it is ready. */
struct document {
    const struct backend_settings *settings;
    bool eps;             /* one picture without pages */
    struct sink pages;    /* all of them, without what goes around them */
    struct sink sentence; /* private: see document_sentence */
    struct latin names;
    struct document_page *page;
    struct document_entry *entries;
    int page_count, entry_count;
    size_t page_room, entry_room;
    struct flow flow;
    long wide, high;  /* of the text of the page as it is turned */
    long left, y;     /* its margin; where what is free on the page begins, from below */
    const char *file; /* the game drawn last, */
    int index, moves; /*   and the position of it */
    int cell;         /* of a film strip, the next one on its page */
    unsigned char *won;
    size_t won_room;
};

/* What a setting of this key is, for either format. */
int document_choice(const struct document *d, enum document_key key);

/* The paper. */
const struct document_paper *document_paper(const struct document *d);

/* Notes which position is drawn. True if it is of another game than the one before, or goes back. */
bool document_turn_to(struct document *d, const struct backend_scene *s);

/* How wide and high the text of a page is if it is turned on its side or not. */
void document_room(const struct document *d, bool landscape, long *wide, long *high);

/* Begins a page. A game has been entered: its name stands at the head. */
void document_new_page(struct document *d, bool landscape);

/* How high the free part of the page is. */
long document_free(const struct document *d);

/* A sentence of the catalogue; it stays until the next one. */
struct text document_sentence(struct document *d, enum message id, const struct text *holes);

/* Notes a game for the contents, and its name for the running heads from here on. */
void document_enter(struct document *d, const struct backend_scene *s);

/* Adds to the flow who plays what; what is marked; and how it ended, how far it got, or what is wrong with the
   next move. */
void document_add_heading(struct document *d, const struct backend_scene *s);
void document_add_marks(struct document *d, const struct backend_scene *s);
void document_add_end(struct document *d, const struct backend_scene *s);

/* Puts the flow, which has to fit, on top of what is free, and takes its room. */
void document_put_flow(struct document *d);

/* Puts just the heading, unless the run is quiet. */
void document_put_heading(struct document *d, const struct backend_scene *s);

/* A figure of a position as the settings have it, numbers from move `first` on; the window shows all. */
struct figure document_figure(struct document *d, const struct backend_scene *s, int moves, int first);

/* The largest tiles that are asked for; without a wish, `usual`. */
long document_tile(const struct document *d, long usual);

/* Gives back what it owns. */
void document_free_all(struct document *d);
