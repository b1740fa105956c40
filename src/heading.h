/* heading: a line that names the rules, the players, the event or the game. Needs base.h, text.h
   and notation.h. */

enum rules { RULES_UNTOLD, RULES_TRAX, RULES_TRAX8, RULES_LOOP };

struct heading {
    enum rules rules;
    struct text title, white, black; /* borrowed; empty where nothing was said */
};

/* If the line is a heading, notes in *h what it tells and returns true; a line that names a new game
   (`####GAME 2:`) first makes *h forget what an earlier one told. Marks of quoted mail and # before it
   do not count. */
bool heading_read(struct text line, struct heading *h);

/* The rule set of this name (trax, trax8, loop), or RULES_UNTOLD; and the name of a rule set. */
enum rules heading_rules(const char *name);
const char *heading_rules_name(enum rules rules);
