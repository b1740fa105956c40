/* rules: the rows of rules_table by name. */

#define RULES_TRAX (&rules_table[0])
#define RULES_TRAX8 (&rules_table[1])
#define RULES_LOOP (&rules_table[2])
