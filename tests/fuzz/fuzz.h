/* fuzz.h: what the fuzzer calls.

   holds: what must be true of any text that is read as a record. A failure aborts, so the fuzzer keeps the input. */

#ifndef FUZZ_H
#define FUZZ_H

#include "record/record.h"

struct options;
struct render_settings;

/* Prints what failed and where, and aborts. */
void holds_not(const char *what, const char *file, int line);

#define HOLDS(condition) ((condition) ? (void)0 : holds_not(#condition, __FILE__, __LINE__))
#define HOLDS_FORMED(fault) holds_formed(fault, __FILE__, __LINE__)

/* Aborts if there is a fault. */
void holds_formed(const char *fault, const char *file, int line);

/* Aborts unless a sentence is plain text. */
void holds_sentence(struct text said);

/* Aborts unless diagnostics are plain text, and the line of the record stands below each that has a column. */
void holds_diagnostics(struct text said);

/* How to read and play a text. */
struct holds_ways {
    enum input_form notation;
    const struct rules *rules;
    bool keep_going;
};

/* Reads and plays all games of a text. Places lie in the text, the reference agrees on the rules, refused moves leave
   no trace, and the moves written in either notation are the same game. Returns the number of moves played. */
long holds_record(struct text all, const struct holds_ways *how);

/* Draws all games with these options and checks the output. What is drawn as PostScript is drawn as PDF too: both show
   the same text. */
void holds_drawing(struct text all, const struct options *o, const struct render_settings *settings);

/* Every word that pages show, as formed_ps says, is one of the games' or of the catalogue, unless the games have
   letters outside Latin-1. */
void holds_words(struct text shown, struct text data, const struct message_catalogue *words);

/* Compares the output of -T json, or of --legal after this number of moves, with the reference; for long games, checks
   only its form. */
void holds_json(struct text out);
void holds_legal(struct text out, const struct game *g, int moves);

/* script: turns bytes into a record: they choose legal moves, which lead to deep positions, and faults in the text. */

struct script {
    struct sink text;   /* the record */
    int moves;          /* the legal ones of the last game */
    bool flawed;        /* it has faults too, so fewer moves may count */
    struct board board; /* private, as all that follows */
    unsigned wins;
    bool numbered;
};

enum { SCRIPT_CHOICE = 3 /* bytes that choose a move */ };

/* Begins the first game of a zeroed script, or the next one, with one of the two first moves. With `lines` a line wins
   too; with `numbered` the moves have numbers. */
void script_begin(struct script *s, bool odd, bool lines, bool numbered);

/* Writes the move that these bytes choose. False if the game is over. */
bool script_move(struct script *s, const unsigned char bytes[SCRIPT_CHOICE]);

void script_free(struct script *s);

/* Fills a zeroed script with one game. */
void script_compose(struct script *s, const unsigned char *bytes, size_t size, bool lines, bool numbered);

/* drawing: a target. Bytes choose a format, its settings, options, names, comments, moves of one to three games. */
void drawing_fuzz(struct text all);

/* Limits the analysis, which may take longer than the fuzzer waits: a few positions of brief texts, at small depth. */
void target_limit(struct options *o, bool brief);

/* Whether a text may claim a win against any reply, which takes long to check. */
bool target_claims(struct text all);

/* Reads a text as the program does for -c --variations, unless that takes long, and writes the diagnostics. */
void target_report(struct text all, const struct holds_ways *how, struct sink *said);

/* repeat: a target. The input is a unit of text; or what stands before it, a form feed, the unit, and perhaps a form
   feed and what stands behind it, another one and a second unit, and another one and the end. Reading a text in which
   the units are repeated four times as often must not cost much more than four times as much. */
void repeat_fuzz(struct text all);

/* targets: the functions that a fuzzer calls. They abort at a failure. */

struct target {
    const char *name;
    void (*fuzz)(struct text all);
};

/* The last one has the name NULL. */
extern const struct target targets[];

#endif
