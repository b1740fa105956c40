/* press: hands the positions that are asked for to a backend. Needs the headers from base.h to backend.h. */

struct press {
    const struct backend *backend;
    const struct backend_settings *settings;
    struct sink *to;
    long measured, drawn; /* positions so far */
    void *state; /* private */
};

/* Begins a run of drawings. */
void press_open(struct press *p, const struct backend *backend, const struct backend_settings *settings,
                struct sink *to);

/* Shows a backend that measures the positions of a game after each of these moves, as far as it goes. */
void press_measure(struct press *p, const struct game *g, int from, int to);

/* Draws them: all that were to be measured have been. */
void press_draw(struct press *p, const struct game *g, int from, int to);

/* Ends the run, and gives back what it owns. */
void press_close(struct press *p);
