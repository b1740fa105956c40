/* theme: how the tiles look: tiles.svg, with its style sheets. Needs base.h, text.h, sink.h and asset.h. */

enum { THEME_COUNT = 4 };

/* The names of the themes, as the words of a setting; and one of them. ORDER: the sentences from
   MESSAGE_THEME_PRINT on; the style sheets of tiles.svg and /themes of prolog.ps have these names too. */
#define THEME_NAMES "print classic modern line"
const char *theme_name(int n);

/* Writes what all pictures have in common: style sheets and the six symbols. With `switched` the sheets
   of the other themes too, each with its name as class, all but the chosen one for no medium. */
void theme_prolog(int theme, bool switched, struct sink *to);
