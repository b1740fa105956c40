/* backend: what a backend is: a function from a finished, const game to bytes. Needs all the headers
   from base.h to font.h. */

enum { BACKEND_KEYS = 16 /* settings that a backend may have */ };

/* A setting: -O NAME=VALUE. */
struct backend_key {
    const char *name;
    const char *values; /* the words it can be, a blank between them; the first is the default. NULL: it
                           is a number */
    bool several;       /* of its values it can have more than one: its choice is bits, 0 the default */
    int least, most, usual; /* of a number; `usual` is the default */
};

/* The settings that ask for an analysis, in the formats that have them; see marks.h. */
#define BACKEND_MARKS {.name = "marks", .values = "none attacks safe corners wins all", .several = true}
#define BACKEND_DEPTH {.name = "depth", .least = 1, .most = 9} /* 0, the default: untold */

/* What holds for all that one run draws. */
struct backend_settings {
    const struct font *font;
    const struct message_catalogue *words;
    bool all;                  /* number forced tiles too */
    bool quiet;                /* no captions */
    bool verbose;              /* say more */
    bool position;             /* a position was asked for, not the end of the game */
    bool film;                 /* more than one of a game */
    int choices[BACKEND_KEYS]; /* which of its values each key has, counted from 0, or its number;
                                  of `several` a bit for each, the first 1 */
};

/* One drawing: the position after so many moves of a game. */
struct backend_scene {
    const struct game *game;
    int moves;
    long nth; /* drawing of this run, counted from 0 */
    const struct backend_settings *settings;
    void *state; /* the backend's own */
};

/* A backend draws scenes, one after the other. What goes before the first and behind the last it writes
   in begin and end; a run that draws nothing calls neither, and measures nothing. */
struct backend {
    const char *name;
    bool latin; /* it shows no letters but those of latin.h */
    const struct backend_key *keys; /* ends with a NULL name; at most BACKEND_KEYS; may be NULL */
    size_t state_size; /* bytes of state, zeroed at first, that it keeps from scene to scene */
    void (*measure)(const struct backend_scene *scene); /* may be NULL; else it is shown all scenes before the first
                                                           is drawn, for what goes before them depends on all */
    void (*begin)(const struct backend_scene *first, struct sink *to);  /* may be NULL */
    void (*draw)(const struct backend_scene *scene, struct sink *to);
    void (*end)(const struct backend_settings *settings, void *state, struct sink *to); /* may be NULL */
};

/* Writes the sentence that says how the game ended, or how far it got; no end of line. */
void backend_result(const struct backend_scene *scene, struct sink *to);

/* The first word that could not be played right after this position, or NULL. */
const struct game_error *backend_refused(const struct backend_scene *scene);

/* The same if it has a place on the layout or beside it, so that it can be drawn. */
const struct game_error *backend_refused_here(const struct backend_scene *scene);

/* The lists of legal moves, which --legal puts in the place of a format. */
extern const struct backend out_legal, out_legal_classic;

extern const struct backend out_ascii, out_check, out_classic, out_code, out_eps, out_html, out_json,
    out_modern, out_ps, out_svg;
