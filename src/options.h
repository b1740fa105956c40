/* options: argv -> struct options. Needs all the headers from base.h to format.h. */

enum { OPTIONS_LAST = 1 << 30 /* `to` for every move there is */ };

enum options_deed { OPTIONS_RUN, OPTIONS_HELP, OPTIONS_VERSION, OPTIONS_FONTS };

struct options {
    enum options_deed deed;
    enum style style;
    enum rules rules; /* RULES_UNTOLD: as the record says */
    bool keep_going, quiet, verbose, all;
    bool legal;            /* list moves: backend is one of out_legal */
    bool variations;       /* try the sequences in the comments */
    bool position;         /* -m was given: */
    int from, to;          /*   draw the positions after these moves */
    const struct backend *backend;
    int choices[BACKEND_KEYS];
    const char *font;      /* a name, or a path */
    const char *language;  /* a name, or a path; NULL: as the environment says */
    const char *output;    /* a path; "=" for the input's name with .out; NULL for stdout */
    const char *title, *white, *black; /* NULL: as the record says */
    char **operands;       /* files or moves; points into argv */
    int operand_count;
    bool moves;            /* the operands are moves */
    char *environment;     /* private: what options of $TRAXFIG point into */
};

/* Reads the options of $TRAXFIG (words between blanks; NULL if unset), then those of the command line.
   False with the fault noted if one is wrong. */
bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault);

/* Gives back what the options own. */
void options_free(struct options *o);
