#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"
#include "foreign/foreign.h"
#include "check.h"

/* Texts and their games. A blank follows each move, | each game. {0}: the word is not a move; {...}: a comment, its
   lines separated by /; <marker N>: an end marker after N moves; ?LINE:COLUMN: a move whose predecessor is missing;
   !LINE:COLUMN: a move that was ignored as prose; =LINE:COLUMN: one whose number came before; ^LINE:COLUMN: one above
   the game; ~LINE:COLUMN: where the game begins again; an e follows
   the place of an end marker. The judge of this test says that a game is over after five
   moves. */
struct example {
    const char *text, *games;
};

static const struct example numbered[] = {
    {"1. @0/\n2. @1/\n\nMy move: @1/\n", "@0/ @1/ !4:10|"}, /* behind a label, without a number */
    {"1. @0/\n2. @1/\nBetter: A0/\n3. @1/\n", "@0/ @1/ @1/ |"},
    {"1. @0/\n2. @1/\n\nMy move is @1/\n", "@0/ @1/ |"},
    {"01. @0/\n02. @1/\n03. @l/\n\nAnn\n", "@0/ @1/ @l/{0} |"}, /* numbers that begin with 0 */
    {"01. @0/\n02. @1/\n03.\n04. @1/\n", "@0/ @1/ 03{0} @1/ |"},
    {"1 A1S  2 A1U\n3 B2R", "A1S A1U B2R |"},
    {"1. @0/ B1+  2. A0\\ B2/\n3. C1+", "@0/ B1+ A0\\ B2/ C1+ |"},
    {"1. @0/\n2. @1/\n3. I resign, thanks for the game\n", "@0/ @1/ <resign 2>|"}, /* and goes on */
    {"1. @0/\n2. @1/\n3. Resign! Well played\n", "@0/ @1/ <resign 2>|"},
    {"1. @0/ @1/\n2. @1/\n2... Ann resigns.\n", "@0/ @1/ @1/ <resign 3>|"}, /* the player to move */
    {"1. @0/\n2. @1/\n3. I resign, I said, but then\n3. @1/\n4. @1/", "@0/ @1/ @1/ @1/ |"},
    {"1. @0/\n2. @1/\n3. Ann never resigns\n", "@0/ @1/ |"},
    {"Ann vs Ben\n1. @0/\n2. @1/\n3. Cid resigns\n", "@0/ @1/ |"},
    {"1. @0/\n2. @1/\n3. I resign that corner\n", "@0/ @1/ |"},
    {"1. @0/\n2. @1/\n4. I resign, thanks\n", "@0/ @1/ |"},
    {"1. @0/\n2. @1/\n3. RESING\n", "@0/ @1/ RESING{0} |"}, /* almost an end marker */
    {"1. @0/\n2. @1/\n3. Resing all over\n", "@0/ @1/ |"},
    {"1. @0/\n2. @1/\n3. Design\n", "@0/ @1/ |"},
    /* A game in rows without numbers, and one with numbers: */
    {"@0/ @1/ @1/ @1/ B0/ A3/\n\nNext time I begin with 1. @0+ and see.\n", "@0/ @1/ @1/ @1/ B0/ A3/ |@0+ |"},
    {"@0/ @1/ @1/\nRESIGN\n@1/ B0/ A3/\n\n1. @0+\n2. @1/\n", "@0/ @1/ @1/ <resign 3>|@0+ @1/ |"},
    {"@0/ @1/ @1/\nx @1/ B0/ A3/\n\n1. @0+\n2. @1/\n", "@0/ @1/ @1/ ?2:3|@0+ @1/ |"},
    {"@0/ @1/ @1/\nA0+x B0/ A3/\n\n1. @0+\n2. @1/\n", "@0/ @1/ @1/ ?2:6|@0+ @1/ |"},
    {"@0/ @1/ @1/\n@0+ A0+ A0/\n\n1. @0+\n2. @1/\n", "@0/ @1/ @1/ |@0+ A0+ A0/ |@0+ @1/ |"},
    {"@0/ @1/ @1/\nB0/ is good\n\n1. @0+\n2. @1/\n", "@0/ @1/ @1/ |@0+ @1/ |"},
    {"@0/ @1/ @1/\n\n@1/ B0/ A3/\n\n1. @0+\n2. @1/\n", "@0/ @1/ @1/ ?3:1|@0+ @1/ |"},
    {"@0/ @1/ @1/ RESIGN\n\n1. @0/\n2. @1/\n3. @1+\n", "@0/ @1/ @1/ <resign 3>|@0/ @1/ @1+ |"},
    {"@0/ @1/ @1/ @1/\nB0/ A3/\n\n1. @0/\n2. @1/\n3. A0+\n", "@0/ @1/ @1/ @1/ B0/ A3/ |@0/ @1/ A0+ |"},
    {"@0/ @1/ @1/ @1/ B0/\n\n1. @0/\n2. @1/\n3. @1/\n", "@0/ @1/ @1/ @1/ B0/ ~3:4|"}, /* the same game */
    {"@0/ @1/ @1/\n\n1. @0/\n2. @1/\n3. @1/\n4. @1/", "@0/ @1/ @1/ @1/ ~3:4|"},
    {"1. @0/\n2. @1/\n3. @1/\n\n@0/ @1/ @1/\n", "@0/ @1/ @1/ |"},
    {"1. @0/\n2. @1/\n3. @1/\n@0/ @1/ @1/ @1/\n", "@0/ @1/ @1/ |@0/ @1/ @1/ @1/ |"},
    {"1. @0/\n2. @1/\n3. RESIGN\n\n@0+ @1+ A0+\n\n1. @0/\n2. @1/\n", "@0/ @1/ <resign 2>|@0+ @1+ A0+ |@0/ @1/ |"},
    {"1. @0/ @1/\n2. @1/\n\n@0+ @1+ A0+\n", "@0/ @1/ @1/ |@0+ @1+ A0+ |"},
    {"1. @0/\n2. @1/\n3. @1/\n@0+ @1/ B0/\nis another opening.\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /* a variation */
    {"1. @0/\n2. @1/\n3. @1/\nNot so\n@0+ @1/ B0/\nbut then came 4. @1/ and\n5. B0/\n", "@0/ @1/ @1/ @1/ B0/ |"},
    {"1 A1C\n2 B1U\n3 resigns\n\nA1S A1U B2R\n", "A1C B1U <resign 2>|A1S A1U B2R |"},
    {"1. @0/\n@0+", "@0/ ?2:1|"},
    {"1. @0/\n2. @1/\nRESIGN\n\n@0+ @1+\n", "@0/ @1/ <resign 2>|"}, /* too few */
    {"Ann: 1. @0/\nBen: 2. @1/\nAnn: 3. I resign\n", "@0/ @1/ <resign 2>|"}, /* behind a name */
    {"Ann: 1. @0/\nBen: 2. @1/\nAnn: 5. I resign\n", "@0/ @1/ |"},
    {"1. @0/\n1... B1+\n2. A0\\\n2... B2/", "@0/ B1+ A0\\ B2/ |"},
    {"1. @0/ B1+\n2. A0\\\n2... B2/", "@0/ B1+ A0\\ B2/ |"},
    {"1. @0/\n   Good.\n1... @1/\n2. @1/ B0+\n", "@0/ @1/ @1/ B0+ |"}, /* with prose between the two of a pair */
    {"1. @0/\n   Good.\n1. ... @1/\n2. @1/\n   Forced, as\n\n   ever.\n2... B0+\n3. @1/ @1/\n",
     "@0/ @1/ @1/ B0+ @1/ @1/ |"},
    {"1. @0/ Good.\n1... @1/ Fine.\n2. @1/ B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/\n   Good.\n1... @1/\n   Bad.\n2. @1/\n   Good.\n", "@0/ @1/ @1/ |"},
    {"1. @0/\n   Good.\n1... @1/\n", "@0/ @1/ |"},
    {"1. @0/\n   Good.\n1... @1/\n   Fine.\n2. @1/\n   Bad.\n2... resigns\n", "@0/ @1/ @1/ <resign 3>|"},
    {"1. @0/\n   Not 2. B1+ then.\n1... @1/\n2. @1/ B0+\n", "@0/ @1/ @1/ B0+ |"}, /* and other moves in it */
    {"1. @0/\n   B1+ was better.\n1... @1/\n2. @1/ B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/ @1/\n2. @1/ (2... @1+ it was)\n   Forced.\n2... B0+\n", "@0/ @1/ @1/ {2... @1+ it was} B0+ |"},
    {"Ann: 1. @0/\nBen: 1... @1/\nAnn: 2. @1/ good\nBen: 2... B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/ Good. 1... @1/ Bad. 2. @1/ Fine. 2... B0+ 3. @1/\n", "@0/ @1/ @1/ B0+ @1/ |"},
    {"1. @0/, a good start. 1... @1/\n2. @1/, forced. 2... B0+\n3. @1/ D0/\n", "@0/ @1/ @1/ B0+ @1/ D0/ |"},
    {"1. @0/ Better is 1... @1+ 2. A0+.\n1... @1/\n2. @1/ B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/ was bad as 1... @1+ comes\n2. @1/\n", "@0/ @1/ |"},
    {"1. @0/\n2. @1/ is better than 1... @1+ of old\n3. @1/\n", "@0/ @1/ @1/ |"},
    {"1. @0/\n2. @1/\n   So it is.\n2... @1+ was bad\n3. @1/\n", "@0/ @1/ @1/ |"}, /* of moves with a number each */
    {"1. @0/\n   So it is.\n1... @1+ was bad\n2. @1/\n", "@0/ @1/ |"},
    {"1. @0/\n   So it is.\n1. @1+\n2. @1/\n", "@0/ @1/ =3:4|"}, /* without points */
    {"1. @0/ {a} 1... B1+ 2. A0\\ {so it is}\n2... B2/ {b} 3. C1+", "@0/ {a} B1+ A0\\ {so it is} B2/ {b} C1+ |"},
    {"{| class=\"x\"\n|-\n| 1 || @0/\n|-\n| 2 || B1+\n|}\n{|\n|-\n| 1 || @0+\n|-\n| 2 || B1+\n|}\n",
     "@0/ B1+ |@0+ B1+ |"}, /* tables of MediaWiki */
    {"1. @0/ (A1C)\n2. @2+ (A2S)\n3. AA0\\ (AA1L)\n", "@0/ @2+ AA0\\ |"}, /* each in both notations */
    {"1  A1S = @0+  2  1AS = A0+  3  B1C = B0/", "A1S 1AS B1C |"},
    {"1. @0/ A1C\n2. @2+ A2S\n", "@0/ A1C @2+ A2S |"}, /* too few */
    {"1. @0/ A1C\n2. @2+ A2S\n3. B1+ B1C\n", "@0/ A1C @2+ A2S B1+ B1C |"}, /* another shape, */
    {"1. @0/ A1C\n2. @2+ A2S\n3. B1+ B2S\n", "@0/ A1C @2+ A2S B1+ B2S |"}, /*   row, */
    {"1. @0/ A1C\n2. @2+ A2S\n3. B1+ C1S\n", "@0/ A1C @2+ A2S B1+ C1S |"}, /*   column, */
    {"1. @0/ A1/\n2. B1/ B1/\n3. C1/ C1/\n", "@0/ A1/ B1/ B1/ C1/ C1/ |"}, /*   the same notation */
    {"1. A1C A1C\n2. B1U B1U\n3. C1U C1U\n", "A1C A1C B1U B1U C1U C1U |"},
    {"1. @0/ (A1C) good\n2. @2+ (A2S)\n3. AA0\\ (AA1L)\n", "@0/ @2+ AA0\\ |"},
    {"1. @0/ (A1C)\n2. @2+ (A2S)\n3. AA0\\ (AA1L) not B2\\Rarely seen", "@0/ @2+ AA0\\ |"},
    {"1. @0/ $1 B1+ $12 2. A0\\ $2 B2/", "@0/ B1+ A0\\ B2/ |"}, /* as in PGN */
    {"1-0\n1. @0/ B1+ 2. A0\\\n\nBlack wins\n1. @0+ B1+ 2. A0\\\n",
     "@0/ B1+ A0\\ <white 3>|@0+ B1+ A0\\ <black 3>|"}, /* results above their games */
    {"...1 A1C, 2 1AS ...3 A1S", "A1C 1AS A1S |"},
    {"1) @0/ 2) B1+ 3) C1+", "@0/ B1+ C1+ |"},
    {"1 @0/ B1+ 2 A0\\", "@0/ B1+ A0\\ |"},
    {"1 A1C\n2 B1U\nMy plan was 3 C1U or so\n3 A1S\n4 B2R", "A1C B1U A1S B2R |"}, /* prose between lines of moves */
    {"1 A1C\n2 B1U\nI go on with 3 A1S\n4 B2R", "A1C B1U A1S B2R |"}, /* the next number makes it part of the game */
    {"1 A1C\n2 B1U\nI go on with 3 A1S", "A1C B1U A1S |"},
    {"1. A1C B1D", "A1C B1D |"},
    {"1. A1C B1D might follow", "A1C |"}, /* a move in prose, as far as the text shows */
    {"1. A1C B1D good\n2. A2L B2C", "A1C B1D A2L B2C |"},
    {"1. A1C\nB1D\n2. A2L\nB2C", "A1C B1D A2L B2C |"},
    {"1. A1C now B1D\n2. A2L so B2C\n3. C1U or D1U", "A1C A2L C1U ?3:11|"}, /* words stand between them */
    {"1. A1C\nB1D or so\n2. A2L\nB2C", "A1C A2L ?4:1|"},
    {"1. A1C B1D\n2. A2L", "A1C B1D A2L |"},
    /* Variations with numbers on lines of their own: indented, or behind a word */
    {"1. @0/\n2. @1/\n3. @1/\n   4. A0/ 5. @1/ wins\n4. B0+\n5. @1/\n", "@0/ @1/ @1/ B0+ @1/ |"},
    {"1. @0/\n2. @1/\n3. @1/\na) 4. A0/ 5. @1/ wins\nb) 4. D0/\n4. B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/\n   Good.\n1... @1/\n   2. @1+ is bad.\n2. @1/\n2... B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/\n2. @1/\n3. @1/\n   4. A0/\n4. B0+\n5. @1/\n", "@0/ @1/ @1/ A0/ @1/ =5:4|"}, /* alone */
    {"1. @0/\n2. @1/\n3. A0/ 4. @1/ wins\n3. B0+\n", "@0/ @1/ A0/ @1/ =4:4|"}, /* not indented */
    {"  1. @0/\n  2. @1/\n  3. @1/ 4. A0/\n3. B0+ 4. @1/", "@0/ @1/ @1/ A0/ =4:4|"},
    {"1. @0/\n2. @1/\n   3. @1/ 4. A0/\n   3. B0+ 4. @1/", "@0/ @1/ @1/ A0/ =4:7|"},
    {"1. @0/ 2. @1/\n   3. @1/ 4. A0/\n   5. B0+ 6. @1/", "@0/ @1/ @1/ A0/ B0+ @1/ |"},
    {"1. @0/\n   1... @1/ good\n2. @1/\n   2... B0+ good\n3. @1/\n",
     "@0/ @1/ @1/ B0+ @1/ |"}, /* black's moves are indented */
    {"1. @0/\n1... @1/\n   2. @1/ good\n2... B0+\n", "@0/ @1/ @1/ B0+ |"}, /* white's are */
    {"1. A1C B1D\n2. A2L 3. B2C", "A1C A2L B2C =1:8|"}, /* one move per number; B1D is left over */
    {"1. @0/\n2. @1/\n3. @1/B0+\n4. @1/\n5. @1/\n", "@0/ @1/ @1/ @1/ @1/ =3:7|"},
    {"1. @0/\n2. @1/\n3. @1/\nB0+\n4. @1/\n", "@0/ @1/ @1/ @1/ =4:1|"},
    {"1. @0/\n2. @1/\n3. @1/ B0+\n4. @1/ B0+ D0/\n5. @1/\n", "@0/ @1/ @1/ @1/ @1/ =3:8|"}, /* the first of them */
    {"1. @0/ @1/\n2. @1/ B0+@1/\n3. @1/ D0/\n", "@0/ @1/ @1/ B0+ @1/ D0/ =2:11|"},
    {"1. @0/\n2. @1/\n3. @1/ B0+\n", "@0/ @1/ @1/ ?3:8|"}, /* no number goes on */
    {"1. @0/\n2. @1/\n3. @1/ B0+ is good\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /* comments: prose behind it, */
    {"1. @0/\n2. @1/\n3. @1/ not B0+\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /*   before it, */
    {"1. @0/\n2. @1/\n3. @1/ @1/\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /*   the same move, */
    {"1. @0/\n2. @1/\n3. @1/ B1C\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /*   perhaps in the other notation, */
    {"1. @0/\n2. @1/\n3. @1/\nB0+ C0+\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /*   a row, */
    {"1. @0/\n2. @1/\n3. @1/\n\nWell,\nB0+\n4. @1/\n", "@0/ @1/ @1/ @1/ |"}, /*   behind a sentence */
    {"1. @0/\n1... @1+2. @1\\\n2... A0\\\n3. @1\\\n", "@0/ @1+ @1\\ A0\\ @1\\ |"}, /* the next number without a blank */
    {"1. @0/2. @1/3. @1/", "@0/ @1/ @1/ |"},
    {"1. A1C B1D\n2. resigns", "A1C B1D <resign 2>|"},
    {"1 A1C  and then 2 B2\\Rarely seen\n3 A1S", "A1C B2\\ A1S |"},
    {"1 A1C 2 B1U and not C1U 3 A1S", "A1C B1U A1S |"}, /* a word without a number is not a move */
    {"1 A1C 2 B1U ;3 C1U 4 D1U\n3 A1S", "A1C B1U {3 C1U 4 D1U} A1S |"},
    {"1 A1C ;one\n ; two \n\n;three\n2 B1U", "A1C {one/ two/three} B1U |"},
    {"; before\n1 A1C", "A1C |"},
    {"1 A1C\nIt was close; White won\n2 B1U", "A1C B1U |"}, /* of a sentence */
    {"1 A1C\n2 B1U\n(one)\n(two)\n3 C1U", "A1C B1U {one/two} C1U |"}, /* brackets on lines of their own */
    {"# x\n1 A1C\n# 2 B1U\n2 B1S", "A1C { 2 B1U} B1S |"},
    {"> 1 A1C\n> > 2 B1U", "A1C B1U |"},
    {"<pre>1 <b>A1C</b>&nbsp;2&nbsp;B1U</pre>", "A1C B1U |"},
    {"1 A1C    3 C1U\n2 B1U    4 D1U", "A1C B1U C1U D1U |"}, /* two columns */
    {"1 A1C 4 D1U ; d\n2 B1U 5 E1U ; e\n; f\n3 C1U", "A1C B1U C1U D1U { d} E1U { e/ f} |"},
    {"1 A1C B1U 3 E1U A3S\n2 C1U D1U 4 Resign", "A1C B1U C1U D1U E1U A3S <resign 6>|"}, /* of pairs */
    {"1 A1C 3 C1U\nWhite: Bo\n2 B1U 4 D1U\n1 A1S\n2 A1U", "A1C B1U ?3:9|A1S A1U |"}, /* a heading between them */
    {"1 A1C 3 C1U\n2 B1U 4 D1U\nWhite: Bo\n1 A1S 2 A1U", "A1C B1U C1U D1U |A1S A1U |"},
    {"1 A1C 3 C1U\n2 B1U 4 D1U\n1 A1S 3 A2S\n2 A1U", "A1C B1U C1U D1U |A1S A1U A2S |"},
    {"1 A1C 3 C1U\n2 B1U 4 D1U\n1 A1S 3 A2S\n2 A1U\n1 A1C 3 B1U\n2 C1U", "A1C B1U C1U D1U |A1S A1U A2S |A1C C1U B1U |"},
    {"1 A1C 3 C1U\n2 B1U 5 D1U", "A1C B1U ?2:9|"}, /* no columns: no 4, */
    {"1 A1C 4 D1U\n2 B1U 5 E1U 3 C1U", "A1C B1U C1U ?1:9|"}, /* a line longer than the one above it, */
    {"1. @0/ B1+\n2. A0\\ (nice)\n3. C1+ D1+", "@0/ B1+ A0\\ {nice} ?3:4|"}, /* a comment, although no reply follows */
    {"1. @0/ B1+\n2. A0\\ (3. C1+)\nB2/\n3. C1+ D1+", "@0/ B1+ A0\\ {3. C1+} B2/ C1+ D1+ |"},
    {"1 A1C\n3 C1U\n2 B1U", "A1C B1U ?2:3|"}, /* one, out of order, */
    {"1 A1C 3 C1U\n2 B1U so 4 D1U", "A1C B1U ?2:12|"}, /* words between them */
    {"3 C1U\n2 B1U\n1 A1C\n\n4 C1U\n3 B2U\n2 A1U\n1 A1S", "A1C B1U C1U |A1S A1U B2U C1U |"}, /* lists told upwards */
    {"3 C1U\n2 B1U\n1 A1C\nWhite wins\n3 B2U\n2 A1U\n1 A1S\nBlack wins",
     "A1C B1U C1U <white 3>|A1S A1U B2U <black 3>|"},
    {"3 C1U\n2 B1U\n1 A1C\nAnn vs Bo\n5 B1U\n4 C1U\n3 B2U\n2 A1U\n1 A1S", "A1C B1U C1U |A1S A1U B2U C1U B1U |"},
    {"3 C1U\n2 B1U\n1 A1C\n4 D1U", "A1C ?4:3^2:3|"}, /* not this one */
    {"3 C1U\n2 B1U\n1 A1C\n4 A2U\n5 A3U", "A1C ?4:3^2:3|"},
    {"3 C1U\n2 B1U\n1 A1C\n\n4 A2U\n3 C1U\n2 B1U\n1 A1C", "A1C B1U C1U |A1C B1U C1U A2U |"},
    {"3 C1U\n2 B1U\n1 A1C\n\n2 A1U\n1 A1S", "A1C B1U C1U |A1S A1U |"},
    {"5 D1U\n4 C1U\n3 B2U\n2 A1U\n1 A1S\n\n2 B1U\n1 A1C", "A1S A1U B2U C1U D1U |A1C B1U |"},
    {"2. C1U D1U\n1. A1C B1U\n\n3. D1U\n2. A2U B2U\n1. A1S A1U", "A1C B1U C1U D1U |A1S A1U A2U B2U D1U |"},
    {"3 C1U\n2 B1U\n1 A1C\n\n1 A1C\n2 B1U\n3 C1U\n4 D1U", "A1C B1U C1U D1U ~5:3|"}, /* and told again downwards */
    {"3 C1U\n2 B1U\n1 A1C\n\n1 A1C\n2 B1U\n3 C1U\n4 Resign", "A1C B1U C1U <resign 3>~5:3|"},
    {"3 C1U\n2 B1U\n1 A1C\nGame 2:\n5 C1U\n4 B2U\n1 A1S\n2 A1U", "A1C B1U C1U %5:3|A1S A1U |"},
    {"1 A1C\n2 B1U\nGame 2:\n5 C1U\n6 D1U", "A1C B1U %4:3|"}, /* behind the end no move is lost in silence: */
    {"1 A1C\n2 B1U\nGame 2:\n1 C1U\n2 D1U\nGame 3:\n1 A1S", "A1C B1U %4:3|A1S |"},
    {"1 A1C\n2 B1U\nRESIGN\n3 C1U", "A1C B1U <resign 2>/4:3|"},
    {"1 A1C 2 B1U 3 Resign 4 C1U", "A1C B1U <resign 2>/1:24|"},
    {"3 C1U\n2 B1U\n1 A1C\nGame 2:\n3 A2U\n2 A1U", "A1C B1U C1U %5:3|"},
    {"1 A1C 2 B1U 3 Resign\n\n3 C1U\n4 D1U", "A1C B1U <resign 2>/3:3|"},
    {"1. A1C B1U\n2. Resign\n2. C1U D1U", "A1C B1U <resign 2>/3:4|"},
    {"1 A1C\n2 B1U\nGame 2:\n2 B1U\n3 C1U", "A1C B1U %5:3|"}, /*   but one that is repeated, */
    {"1 A1C 2 B1U 3 Resign\n2 A1S\n", "A1C B1U <resign 2>|"}, /*   another in the place of one before the end, */
    {"1 A1C 2 B1U 3 Resign\nNot 3 C1U", "A1C B1U <resign 2>|"}, /*   one behind prose, */
    {"1 A1C 2 B1U 3 Resign\n3 C1U was better", "A1C B1U <resign 2>|"}, /*   before it, */
    {"1 A1C 2 B1U 3 Resign\nBlack resigned because of\n3 C1U 4 D1U", "A1C B1U <resign 2>|"}, /*   below it, */
    {"1 A1C 2 B1U 3 Resign\n(3 C1U 4 D1U)", "A1C B1U <resign 2>|"}, /*   or in brackets is none */
    {"1 A1C\n2 B1U\nGame 2:\n(5 C1U", "A1C B1U %4:4|"},
    {"1 A1C\n2 B1U\nGame 2:\nC1U D1U", "A1C B1U |"}, /*   nor is one without a number */
    {"1 A1C\n2 B1U\nGame 2:\n5 C1U? 6 D1U", "A1C B1U %4:3|"},
    {"1 A1C\n2 B1U\nGame 2:\n5 Resign\n6 D1U", "A1C B1U %5:3|"},
    {"1 A1C and you play 3 C1U", "A1C ?1:22|"}, /* a game told in sentences: no move of it is lost in silence, */
    {"I play 1 A1C and you play 3 C1U", "A1C ?1:29|"},
    {"I play 1 A1C and you\nplay 3 C1U so 4 D1U", "A1C ?2:8|"},
    {"I play 1 A1C and you play 2 BO/, then 3 C1U", "A1C BO/{0} C1U |"},
    {"I play 1 A1C and you play 2 BO/ I hope", "A1C BO/{0} |"},
    {"I play 1 A1C and you\nplay 2 BO/, then 3 C1U", "A1C BO/{0} C1U |"},
    {"1 A1C and you play 2 BO/", "A1C BO/{0} |"},
    {"I play 1 A1C and it takes 2 hours", "A1C |"}, /*   but a number is no move, */
    {"in 1 a1c, in 2 all was lost", "a1c |"},
    {"1 A1C\n2 times I hope\nand later 3 C1U", "A1C |"},
    {"I play 1 A1C and you play 2 B1U, 2 C1U being worse.", "A1C B1U |"}, /*   nor is a variation, */
    {"I play 1 A1C and you play 2 B1U. I hope for 7 D1U later.", "A1C B1U |"}, /*   nor one of later */
    {"I play 1 A1C and you play 2 B1U. Then 4 D1U.", "A1C B1U ?1:41|"},
    {"I play 1 A1C and you play 2 B1U. Then 6 D1U.", "A1C B1U |"},
    {"I play 1 A1C and it takes 2 hours to see 3 C1U", "A1C ?1:44|"},
    {"1 A1C\n2 B1U\n3 C1U and later maybe 5 E1U", "A1C B1U C1U |"}, /*   and where numbers lead, the rest is prose */
    {"3 C1U\n2 B1U ; b\n1 A1C\nx", "A1C B1U { b} C1U |"}, /* upwards */
    {"> 2. C1U D1U\n>> 1. A1C B1U\n> good", "A1C B1U C1U D1U |"},
    {"2. B1x\n1. A1C", "A1C B1x{0} |"}, /* two lines, and a slip in one */
    {"Hi,\n2. B1x\n1. A1C\nbye", "A1C B1x{0} |"},
    {"2. C1U B1x\n1. A1C A1D", "A1C A1D C1U B1x{0} |"},
    {"1 A1C 4 D1U\n2 B1U 5 BO/\n3 Resign", "A1C B1U <resign 2>/1:9|"},
    {"1. A1C B1D 3. C1U\n2. A2L B2x 4. D1U", "A1C B1D A2L B2x{0} C1U ?2:15|"}, /* columns */
    {"2. C1U D1U B2x\n1. A1C A1D", "A1C A1D C1U D1U |"}, /* in no place of a move */
    {"2. C1U so B2x\n1. A1C A1D", "A1C A1D C1U |"},
    {"2. C1U\nB2x\n1. A1C A1D", "A1C A1D C1U |"},
    {"3 C1U B2x\n2 B1U\n1 A1C", "A1C B1U C1U |"},
    {"1 A1S\n\n2 B1U 1 A1C", "A1S B1U |A1C |"},
    /* Lists that count again from 1. */
    {"1. A1C\n1. B1U\n1. C1U", "A1C B1U C1U |"},
    {"1. A1C B1U\n1. C1U D1U\n1. E1U", "A1C B1U C1U D1U E1U |"},
    {"1 A1C 2 B1U 1 C1U 2 D1U 1 E1U ; x\n2 A2S\nResign", "A1C B1U C1U D1U E1U { x} A2S <resign 6>|"},
    {"1 A1S 2 B1U\n1 A1S 2 D1U\n1 E1U", "A1S B1U A1S D1U E1U |"}, /* a first move later on */
    {"1. A1C\n1. B1U\n1. BO+\n1. C1U", "A1C B1U BO+{0} C1U |"}, /* a slip */
    {"1. A1C B1U\n1. C1x D1U\n1. E1U", "A1C B1U C1x{0} D1U E1U |"},
    {"1. A1C\n1. B1U\n\n1. @0+\n1. C1U\n1. D1U", "A1C =2:4|@0+ C1U D1U |"}, /* two are too few */
    {"1 A1C 2 B1U 1 C1U 2 D1U 3 E1U", "A1C B1U E1U =1:15|"}, /* not a list */
    {"1 A1C 2 B1U 1 C1U 2 D1U\n5x A2S", "A1C B1U C1U D1U ?2:4|"}, /* no number 5 is due */
    {"1 A1C 2 B1U 1 C1U maybe", "A1C B1U =1:15|"},
    {"1 A1C 2 B1U 1 C1U 1 D1U", "A1C B1U =1:15|"}, /* of two lengths */
    {"1 A1S\n2 A1U\n3 B2R\nWhite resigns\n\n1 B1U\n2 C1U\n3 D1U\n", "A1S A1U B2R <resign 3>%6:3|"}, /* up to an end */
    {"1 A1S\n2 A1U\n3 B2R\nResign\n1 B1U\n2 C1U\n3 D1U\n", "A1S A1U B2R <resign 3>%5:3|"},
    {"1 A1S\n2 A1U\n3 B2R resigns\n1 B1U\n2 C1U\n3 D1U\n", "A1S A1U B2R <resign 3>%4:3|"},
    {"1 A1S\n2 A1U\n3 resigns\n1 B1U\n2 C1U\n3 D1U\n", "A1S A1U <resign 2>%4:3|"},
    {"White: Ann\n1 A1S\n2 A1U\nAnn resigns\n1 B1U\n2 C1U\n", "A1S A1U <resign 2>%5:3|"},
    {"1 A1S A1U\n2 B2R C1U\nResign\n\n1 B1U C1U\n2 D1U A2S\n", "A1S A1U B2R C1U <resign 4>%5:3|"},
    {"1 A1S A1U\n2 B2R C1U\nResign\n\n1 A1U C1U\n2 D1U A2S\n", "A1S A1U B2R C1U <resign 4>%6:3|"},
    {"1 A1S\n2 A1U\n3 B2R\n\nGame:\n1 AlS\n2 C1U\n", "A1S A1U B2R %7:3|"},
    {"1 A1S\n2 A1U\nit may win\n1 B1U\n2 C1U\n", "A1S A1U B1U C1U |"}, /*   of the game, */
    {"1 A1S\n2 A1U\n\nWhite may win.\n\n1 B1U\n2 C1U\n", "A1S A1U B1U C1U |"},
    /* Numbers and moves part at any line end. */
    {"1. A1C 2.\nB1U 3\n\n> C1U 4)\n> > D1U", "A1C B1U C1U D1U |"},
    {"1. A1C B1U 2. C1U\nD1U 3.\nE1U A2S", "A1C B1U C1U D1U E1U A2S |"},
    {"1\nA1C\n2\nB1U", "A1C B1U |"},
    {"<td>1</td>\n<td>A1C</td>\n<td>2</td>\n<td>B1U</td>", "A1C B1U |"},
    {"1. A1C ;2\nB1U 2. C1U", "A1C {2} C1U |"},
    {"1. A1C\n2. ; x\nB1U", "A1C { x} ?3:1|"},
    {"1. A1C 2.\n3. B1U", "A1C 2{0} B1U |"},
    {"1 A1C\n2 B1U\n3 C1U\nSo he saw move 4\nA2S 4 E1U", "A1C B1U C1U E1U |"},
    /* Numbers after a #, if there are at least three. */
    {"#1 A1C\n#2: B1U\n#3 C1U", "A1C B1U C1U |"},
    {"> #1: A1C #2: B1U\n#3: C1U ; x\n# y", "A1C B1U C1U { x/ y} |"},
    {"1. (A1C)\n2. [B1U]\n3. <C1U> ; x\n4 (resign)", "A1C B1U C1U { x} <resign 3>|"},
    {"1. A1C 2. B1U 3. C1U 4. D1U 5. E1U 6. A1S 7. A1S 8. A1S 9. A1S 1O. A1S l1. A1S I2. A2S",
     "A1C B1U C1U D1U E1U A1S A1S A1S A1S A1S A1S A2S |"}, /* letters for digits */
    {"1. @0/ is good. 2. B1/ 3. C1/ is good. 4. D1/", "@0/ B1/ C1/ D1/ |"}, /* no comment behind / */
    {"1 A1C *2 B1U wins it* 3 C1U", "A1C B1U C1U |"},
    {"1 A1C\n 2 B1U\n+3 C1U", "A1C B1U C1U |"},
    {"<tr>White<tr>1<td>A1C<tr>2<td>B1U<tr>3<td>C1U", "A1C B1U C1U |"}, /* prose in a row of its own */
    {"1. A1C B1D 4. D1U E1U\n2. A2L B2C 5. A1S\n3. C1U D2U", "A1C B1D A2L B2C C1U D2U D1U E1U A1S |"},
    {"No;Move;Time\n1;A1C;0:01\n2;B1U;0:02\n3;C1U;0:10", "A1C B1U C1U |"}, /* a table of a spreadsheet */
    {"1;A1C;B1U\n2;C1U;D1U\n3;E1U;", "A1C B1U C1U D1U E1U |"},
    {"1. A1C\n2. B1U\n3x C1U", "A1C B1U 3x{0} ?3:4|"}, /* slips at the end, */
    {"1. A1C\n2. B1U\n3. C", "A1C B1U C{0} |"},
    {"1. A1C\n2. B1U\n3. good C1U", "A1C B1U good{0} |"},
    {"1. A1C 2. B1U 3. good C1U", "A1C B1U |"}, /* the number begins its line */
    {"1 A1C 2 B1U\nTrax\n3 BO/ ; c", "A1C B1U BO/{0} { c} |"}, /* that was no heading of another game */
    {"1. A1C\n2. B1U\n3. good C1U and so on", "A1C B1U |"}, /* words behind the move: prose */
    {"1 A1C\n2 B1U\n1q3 C1U", "A1C B1U 1q3{0} ?3:5|"}, /* a mistyped number with the last move */
    {"1. A1C\n2. B1U\n3. A good game", "A1C B1U |"},
    {"1. A1C\n2. B1U\nIt was over on the 3rd", "A1C B1U |"},
    {"1. A1C B1U\n2. C1U D1U\n3. E1U A;1S A1S", "A1C B1U C1U D1U E1U {1S A1S} !3:13|"},
    {"1. @0/ B1/\n2. C1/ E1/x E2/", "@0/ B1/ C1/ E1/x{0} ?2:13|"}, /*   of black's move */
    {"1. A1C\n2. hm B1U 3. C1U", "A1C hm{0} C1U |"}, /* prose behind a number, and a later one */
    {"1: A1C; B1U\n2: C1U; D1U\n3: E1U; A1S", "A1C B1U C1U D1U E1U A1S |"}, /* pairs */
    {"Ann (10:01): A1C\nBen (10:02): B1U\nAnn (10:03): C1U", "A1C B1U C1U |"}, /* times */
    {"Ann (move 1): A1C\nBen (move 2): B1U\nAnn (move 3): C1U", "A1C B1U C1U |"}, /* labels */
    {"Ann [Move 1] A1C\nBen [Move 2] B1U\nAnn [Move 3] C1U", "A1C B1U C1U |"},
    {"Ann (move 1): A1C\nBen (move 2): BO/\nAnn (move 3): C1U", "A1C BO/{0} C1U |"},
    {"Ann (move 1): A1C\nBen (move 2): B1U\nAnn (move 3): C1x", "A1C B1U C1x{0} |"},
    {"Ann (move 1): A1C\nAnn (move 3): C1U", "A1C ?2:15|"},
    {"1. A1C\n2. B1U (not as in game 1) 3. C1U", "A1C B1U {not as in game 1} C1U |"},
    {"1. A1C\n2. B1U (see game 7)\n3. C1U", "A1C B1U {see game 7} C1U |"},
    {"1. A1C 0:12 B1U 1:05\n2. C1U 0:10 D1U 1:00", "A1C B1U C1U D1U |"},
    {"1. A1C / B1U\n2. C1U / D1U", "A1C B1U C1U D1U |"},
    {"1. A1C and B1U\n2. C1U and D1U", "A1C B1U C1U D1U |"},
    {"### 1. A1C\nGood.\n### 2. B1U\nBad.\n### 3. C1U", "A1C B1U C1U |"},
    {"1. A1C; 2. B1U; 3. C1U;\n4. D1U; 5. E1U", "A1C B1U C1U D1U E1U |"}, /* parted by ; */
    {"1. A1C; 2. B1U; 3. BO+; 4. D1U; 5. E1U; 6. A1C", "A1C B1U BO+{0} D1U E1U A1C |"},
    {"1. A1C ; B1U\n2. B1S ; C1U; D1U", "A1C { B1U} B1S { C1U; D1U} |"}, /* comments */
    {"1. @0/ @1/; 2. @1/ B0+; 3. @1/ Resign\n", "@0/ @1/ @1/ B0+ @1/ <resign 5>|"}, /* behind each the next number */
    {"1 @0/ (solid); 2 @1/; 3 @1/\n", "@0/ {solid} @1/ @1/ |"},
    {"1. @0/; 1... @1/; 2. @1/; 2... B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"1. @0/ @1/; 2. @1/ B0+\n; so far ;\n3. @1/ @1/ ; hm\n", "@0/ @1/ @1/ B0+ { so far ;} @1/ @1/ { hm} |"},
    {"1. @0/\n2. @1/\n3. @1/; 4. B0+ is a threat", "@0/ @1/ @1/ { 4. B0+ is a threat} !3:12|"}, /* not certain */
    {"1. @0/\n2. @1/\n3. @1/ ; 4. B0+ is a threat", "@0/ @1/ @1/ { 4. B0+ is a threat} |"},
    {"1. @0/\n2. @1/\n3. @1/; 5. B0+ is a threat", "@0/ @1/ @1/ { 5. B0+ is a threat} |"},
    {"1. @0/\n2. @1/\n3. @1/; 4. A0/ is a threat\n4. B0+", "@0/ @1/ @1/ { 4. A0/ is a threat} B0+ |"},
    {"1. @0/ @1/\n2. @1/; B0+\n", "@0/ @1/ @1/ { B0+} !2:9|"},
    {"1. @0/ @1/\n2. @1/; B0+ (forced)\n", "@0/ @1/ @1/ { B0+ (forced)} !2:9|"},
    {"1. @0/ @1/\n2. @1/; B0+ wins\n", "@0/ @1/ @1/ { B0+ wins} |"},
    {"1. @0/ @1/\n2. @1/; then B0+\n", "@0/ @1/ @1/ { then B0+} |"},
    {"1. @0/ @1/\n2. @1/ Resign; B0+\n", "@0/ @1/ @1/ { B0+} <resign 3>|"},
    {"1. A1C; 2. B1U; 3. C1U\n4. D1U ; a comment", "A1C B1U C1U D1U { a comment} |"},
    {"1. @0+; @1/\n2. @1\\; A0x\n3. @1\\; B0/\n4. C2+; E3\\\n", "@0+ @1/ @1\\ A0x{0} @1\\ B0/ C2+ E3\\ |"}, /* a slip */
    {"1. @0+; @1/\n2. @1\\; A0\\ good\n3. @1\\; B0/\n", "@0+ @1/ @1\\ A0\\ @1\\ B0/ |"},
    {"1. @0+; @1/\n; so far\n2. @1\\; A0\\; good; bad\n3. @1\\; B0/\n4. C1+",
     "@0+ @1/ { so far} @1\\ A0\\ { good; bad} @1\\ B0/ C1+ |"},
    {"1. @0+; @1/\n2. @1\\; A0\\ is better\n3. @1\\; B0/ too\n",
     "@0+ { @1/} @1\\ { A0\\ is better} @1\\ { B0/ too} |"}, /* comments */
    {"1. @0+; @1/\n2. @1\\; A0\\\n3. @1\\; B0/\n4. C1+; solid\n",
     "@0+ { @1/} @1\\ { A0\\} @1\\ { B0/} C1+ { solid} |"},
    {"1. @0+; @1/\n2. @1\\; A0\\\n3. @1\\; B0+ good\n4. C1+\n5. D1+\n",
     "@0+ { @1/} @1\\ { A0\\} @1\\ { B0+ good} C1+ D1+ |"},
    /* Line ends of strings. */
    {"\"1. A1C ; x\\n2. B1U\\n\"\n\"3. @1\\\\\\n\"", "A1C { x} B1U @1\\\\ |"},
    {"1 A1C 2 B1U\n2 C1U", "A1C B1U =2:3|"}, /* repeated, not too early */
    {"1 A1C 2 B1U\n4 D1U 5 E1U\n6 F1U", "A1C B1U ?2:3|"},
    {"1 A1C\n2 B1U\n\nC1U\n", "A1C B1U ?4:1|"}, /* a move without a number, */
    {"1 A1C\n2 B1U\nand now\nC1U\n", "A1C B1U ?4:1|"},
    {"1 A1C\n2 B1U\n\nC1U was good\n", "A1C B1U |"}, /*   but not in prose */
    {"1 A1C\n2 B1U\nq C1U\n", "A1C B1U ?3:3|"}, /*   directly below the moves, */
    {"1 A1C\n2 B1U\n\nq C1U\n", "A1C B1U |"}, /*   or first on its line */
    {"1 A1C 2 B1U resigns\nC1U", "A1C B1U <resign 2>|"}, /*   in a game that has not ended, */
    {"1 A1C 2 B1U\nTrax\nC1U", "A1C B1U |"}, /*   or before a heading, */
    {"1 A1C\n2 B1U\n\nC1+x\n", "A1C B1U |"}, /*   nor a word that is more than a move */
    {"1 A1C 3 C1U\n2 B1U 4 D1U\nA2S", "A1C B1U C1U D1U ?3:1|"}, /*   below columns */
    {"1 A1C 2 B1U 1 C1U 2 D1U\nA2S", "A1C B1U C1U D1U ?2:1|"}, /*   below a list that begins again */
    {"1 A1C\n2 B1U\n\nC1U\n3 C1U\n", "A1C B1U C1U |"},
    {"1 A1C\n2 B1U\n\nAnother game:\n12 C1U\n", "A1C B1U |"}, /* far beyond, below prose, */
    {"1 A1C\n2 B1U\n\nAnother game:\n12 C1U\n13 D1U\n", "A1C B1U ?5:4|"}, /*   but not if the next one follows, */
    {"1 A1C\n2 B1U\n\nAnother game:\n12 C1U 13 D1U\n", "A1C B1U ?5:4|"},
    {"1 A1C\n2 B1U\n\nA good game.\n7 C1U\n", "A1C B1U ?5:3|"}, /*   nor less far, */
    {"1 A1C\n2 B1U\n\n12 C1U\n", "A1C B1U ?4:4|"}, /*   nor without prose */
    {"1 A1C\n2 B1U\n4 A2S\n3 C1U\n", "A1C B1U C1U ?3:3|"}, /* the next one stands above */
    {"> 3. A2S\n\nMy answer: 4. C1U\n\n1. A1C 2. B1U 3. A2S\n", "A1C B1U A2S ^3:15|"}, /* behind words */
    {"My answer: 5. C1U\n\n1. A1C 2. B1U 3. A2S\n", "A1C B1U A2S |"},
    {"First 2. D1U\nMy answer: 4. C1U\n\n1. A1C 2. B1U 3. A2S\n", "A1C B1U A2S ^2:15|"},
    {"4. C1U or 5. A2S\n\n1. A1C 2. B1U 3. A2S\n", "A1C B1U A2S ^1:4|"},
    {"1 A1C\n2 B1U\n4 A2S\n3 C1U\n4 A2S\n", "A1C B1U C1U A2S |"},
    {"1 A1C\n2 B1U\n5 A2S\n3 C1U\n", "A1C B1U C1U |"},
    {"1 A1C\n2 B1U\n5 A2S\n4 A1S\n3 C1U\n", "A1C B1U C1U ?4:3|"},
    {"1 A1C\n2 B1U\n4 A2S\n5 A1S\n3 C1U\n", "A1C B1U C1U ?3:3|"},
    {"1 A1C\n4 A2S\n2 B1U\n3 C1U\n4 A2S\n6 B2U\n5 A1S\n", "A1C B1U C1U A2S A1S ?6:3|"},
    {"1 A1C\n2 B1U\n4 A2S\n3 C1U\n4 resigns\n", "A1C B1U C1U <resign 3>|"},
    {"1 A1C 2 BlU 3 C1U 4 A2S\n\n1 A1C 2 B1U 3 C1U\n", "A1C B1U C1U ?1:21~3:3|"},
    {"1. A1S A1U\n2. B1U\n\n2. B1U C1U\n", "A1S A1U B1U C1U |"}, /* white's move repeated before black's */
    {"1. A1S A1U\n2. B1U\n\n2... B1U\n3. C1U", "A1S A1U B1U B1U C1U |"},
    {"1. A1S A1U\n2. B1U\n\n2. C1U D1U", "A1S A1U B1U C1U ?4:8|"},
    {"1 A1C\n2 B1U\n2 C1U\n3 C1U", "A1C B1U C1U =3:3|"}, /* 2 with another move, */
    {"1. A1S A1U\n2. B1U C1U\n2... C1U was good", "A1S A1U B1U C1U |"}, /*   of a pair, one of the two */
    {"1. A1S A1U\n2. B1U C1U\n2... D1U", "A1S A1U B1U C1U =3:6|"},
    {"1. A1S A1U\n2. B1U C1U\n2... D1U was good", "A1S A1U B1U C1U |"}, /*   not in a sentence, */
    {"1 A1C\n2 B1U\n3 C1U\n2 D1U was worse.", "A1C B1U C1U |"},
    {"1 A1C\n2 B1U\n3 C1U\n3 D1U was worse.", "A1C B1U C1U |"},
    {"1 A1C\n2 B1U\n2 D1U is sharp\n3 C1U", "A1C B1U C1U =3:3|"}, /*   unless the game goes on below that */
    {"1 A1C\n2 B1U\n3 C1U\n2 D1U was played elsewhere.\n4 D1U", "A1C B1U C1U D1U |"},
    {"1 A1C is good\n2 B1U as usual\n2 C1U is sharp\n3 D1U is natural", "A1C B1U D1U =3:3|"}, /* words everywhere */
    {"1 A1C is good\n2 B1U\n3 C1U as usual\n3 D1U is sharp\n4 E1U", "A1C B1U C1U E1U |"}, /*   or not */
    {"1 A1C so\n2 B1U\n3 C1U so\n4 D1U so\n4 A2S is sharp\n5 E1U", "A1C B1U C1U D1U E1U |"},
    {"Hello\n1 A1C is good\n2 B1U as usual\n2 C1U is sharp\n3 D1U is natural", "A1C B1U D1U =4:3|"},
    {"1. A1C is good\n2. B1U as usual\n2... C1U is sharp\n3. D1U is natural", "A1C B1U D1U |"},
    {"1 A1C is good\n2 B1U as usual\n\n2 C1U is sharp\n3 D1U is natural", "A1C B1U D1U |"},
    {"1 A1C\n2 B1U\n\nMy move:\n\n2 C1U", "A1C B1U =6:3|"}, /* the last number again, with nothing but moves, */
    {"1 A1C\n2 B1U\n\nAs usual.\n\n2 C1U\n3 D1U", "A1C B1U D1U =6:3|"},
    {"1. A1S A1U\n2. B1U C1U\n\nAs usual.\n\n2. D1U E1U", "A1S A1U B1U C1U =6:4|"},
    {"1 A1C\n2 B1U\nBetter was\n2 C1U\n3 D1U", "A1C B1U D1U |"}, /*   but not directly below prose, */
    {"1 A1C\n2 B1U\n\nThanks!\n2 C1U", "A1C B1U =5:3|"}, /*   that ends no sentence, */
    {"> 1 A1C\n> 2 B1U\n> Good.\n> 2 C1U.\n", "A1C B1U =4:5|"},
    {"1 A1C\n2 B1U\nGood.\n2 C1U 3 D1U", "A1C B1U D1U |"}, /*   or with another one, */
    {"1 A1C\n2 B1U\nGood.\n(2 C1U)", "A1C B1U |"},
    {"1 A1C\n2 B1U\n\nAs usual.\n\n- 2 C1U\n", "A1C B1U |"}, /*   behind a sign, */
    {"1 A1C\n2 B1U\n\nAs usual.\n\n(2 C1U)\n", "A1C B1U {2 C1U} |"}, /*   in brackets, */
    {"1 A1C\n2 B1U\n3 C1U\n\nAs usual.\n\n2 D1U\n", "A1C B1U C1U |"}, /*   of another move, */
    {"1 A1C 2 B1U 3 C1U 4 D1U 5 E1U\n\nAs usual.\n\n5 A2S\n", "A1C B1U C1U D1U E1U |"}, /*   behind the end */
    /* A list without its first move, */
    {"1 A1C\n2 B1U\n3 C1U\n\nGame:\n\n1 AlS\n2 C1U\n3 D1U\n4 A2S", "A1C B1U C1U %8:3|"},
    {"1 A1C\n2 B1U\n3 C1U\n\nGame:\n\n1 C1U\n2 D1U\n3 E1U\n4 A2S", "A1C B1U C1U %7:3|"},
    {"1 A1C\n2 B1U\n3 C1U\n\nGame:\n\nl @0+\n2 B1U\n3 D1U\n4 A2S", "A1C B1U C1U %9:3|"}, /*   an equal second one, */
    {"1 A1C\n2 B1U\n3 C1U\n\nGame:\n\n1 AlS\n2 D1U\n3 E1U\n\n1 A1S\n2 A1U", "A1C B1U C1U %8:3|A1S A1U |"},
    {"1. A1S A1U\n2. B1U C1U\n3. D1U\n\nGame:\n\n1. x\n2. A2S\n3. A2U", "A1S A1U B1U C1U D1U %8:4|"},
    {"1 A1C\n2 B1U\n3 C1U\n\nGame:\n\n1 AlC\n2 B1U\n3 C1U\n4 A2S", "A1C B1U C1U A2S |"}, /*   not the same one again, */
    {"1 A1C\n2 B1U\n3 C1U\nor so\n2 C1U\n3 D1U\n4 A2S", "A1C B1U C1U A2S =6:3|"}, /*   nor without number 1 */
    {"1 A1C\n2 B1U\n3 C1U\n4 D1U\n\nBetter:\n\n2 C1U\n3 D1U", "A1C B1U C1U D1U |"},
    {"1 A1C\n2 B1U\n3 C1U\n4 D1U\n\nAfter A1S it is\n2 C1U\n3 D1U", "A1C B1U C1U D1U |"},
    {"1 A1C 2 B1U ; 2 C1U\n3 C1U", "A1C B1U { 2 C1U} C1U |"}, /*   not in a comment */
    {"1 A1C\n2 B1U\nor 2 C1U\n3 C1U", "A1C B1U C1U |"},
    {"1. A1S 1... A1S 2. B1U 2... C1U 3. A1S 3... A1S", "A1S A1S B1U C1U A1S A1S |"},
    {"1. A1S A1U\n2... B1U\n", "A1S A1U ?2:6|"}, /* black's, and white's is missing */
    {"1. A1S A1U\n2\xE2\x80\xA6 B1U\n2. B1U\n", "A1S A1U B1U ?2:6|"},
    {"1... A1S A1U\n2... B1U C1U\n3... A1S", "A1S A1U B1U C1U A1S |"},
    {"1. A1S A1U\n2... B1U C1U\n3. A1S", "A1S A1U B1U C1U A1S |"},
    {"1. A1S A1U\n2.\xC2\xA0" "B1U", "A1S A1U B1U |"},
    {"1 A1C 2 B1U {3... C1U wins}", "A1C B1U {3... C1U wins} |"}, /* prose in brackets with the next move */
    {"1 A1C 2 B1U {3 C1U}", "A1C B1U C1U |"},
    {"1 A1C 2 B1U (3 C1U) (3 D1U)", "A1C B1U C1U {3 D1U} |"}, /* the first of them goes on with the game */
    {"1 A1C\nB3//", "A1C |"},
    {"1 A1C 2 B1U {3 C1U 4 D1U}", "A1C B1U C1U D1U |"},
    {"1 A1C 2 B1U {3 C1U wins, 4 D1U}", "A1C B1U C1U D1U |"}, /* no remark on one move */
    {"1 A1C 2 B1U\nIt was so\n(and good)\n3 C1U", "A1C B1U C1U |"}, /* a bracket in a paragraph is prose */
    {"1. A1C\n2. B1U\nthe plan 3xx C1U", "A1C B1U |"},
    {"1. A1C\n2. B1U\nthe plan 3xx C1U\n4. D1U", "A1C B1U ?4:4|"},
    {"1. A1C\n2. B1U\n3x\nC1U", "A1C B1U ?4:1|"}, /* not on one line */
    {"1 A1C 2 B1U Draw\n3 BO/", "A1C B1U BO/{0} |"}, /* the game went on */
    {"1 A1C 2 B1U 3 C1U\n1 A1C\n4 D1U ; x", "A1C B1U C1U D1U { x} ~2:3|"},
    {"1 A1C\n2 B1U // 3... C1U wins", "A1C B1U !2:15|"},
    {"1 A1C\n2 B1U\n-- 3... C1U wins", "A1C B1U !3:9|"},
    {"- 1 A1C\n- 2 B1U\n- 3 C1U wins", "A1C B1U C1U |"},
    {"1 A1C\n2 B1U\n\"3... C1U wins\"\n3. D1U", "A1C B1U D1U |"},
    {"| 1 | A1C |\n| 2 | B1U |\n| 4 | D1U |", "A1C B1U ?3:7|"}, /* signs do not lead a line */
    {"1 A1S 2 A1U 3 B2R\nI play 4 A2S", "A1S A1U B2R !2:10|"}, /* ignored as prose, but it would be next */
    {"1 A1S 2 A1U 3 B2R\nI thought of 4 A2S\n4 C1U", "A1S A1U B2R C1U |"},
    {"1 A1S 2 A1U 3 B2R\nI fear 5 A2S", "A1S A1U B2R |"},
    {"1 A1S 2 A1U 3 B2R\nI play 4 A2S\n5 B1R", "A1S A1U B2R A2S B1R |"}, /* 5 makes it part of the game */
    {"1 A1S 2 A1U 3 B2R\nand never again 1 A1C\n4 A2S", "A1S A1U B2R A2S |"},
    {"1 A1S 2 A1U 3 B2R\n4 Resign\nNot 4 A2S", "A1S A1U B2R <resign 3>|"},
    {"1 A1C 2 B1U\n25 Resign", "A1C B1U ?2:4e|"}, /* an end with another number than the next is no end, but noted */
    {"1 A1C\n2 B1U\n2 Resign", "A1C B1U =3:3e|"},
    {"1 A1C\n2 B1U good\n4 DRAW", "A1C B1U ?3:3e|"},
    {"1. A1C B1U\n3. resigns", "A1C B1U ?2:4e|"},
    {"1. A1C B1U\n1... resigns", "A1C B1U =2:6e|"},
    {"1 A1C\n2 B1U\n4 I resign", "A1C B1U ?3:3e|"},
    {"1 A1C\n2 B1U\n1. I resign", "A1C B1U =3:4e|"},
    {"1 A1C\n2 B1U\n4 White resigns", "A1C B1U <resign 2>|"}, /* whoever's turn it is */
    {"1 A1C\n2 B1U\n4 Resign\n3 C1U", "A1C B1U C1U |"},
    {"1 A1C\n2 B1U\n1 resign from the club", "A1C B1U |"}, /* prose */
    {"1 A1C\n2 B1U good\n4 resign", "A1C B1U ?3:3e|"},
    {"1 A1C\n2 B1U good\n25 years and I\n4 resign", "A1C B1U |"},
    /* Behind a missing move it is not known whose turn it is. */
    {"1 A1C\n2 B1U\n4 A2S resigns", "A1C B1U ?3:3|"},
    {"1 A1C\n2 B1U\n4 A2S\nResign", "A1C B1U ?3:3|"},
    {"1 A1C\n2 B1U\n4 A2S\nI resign", "A1C B1U ?3:3|"},
    {"1 A1C\n2 B1U\n4 A2S\nWhite resigns", "A1C B1U <resign 2>?3:3|"},
    {"1 A1C\n2 B1U\n4 A2S DRAW", "A1C B1U <draw 2>?3:3|"},
    {"1 A1C\n2 B1U\n4 A2S\n3 resigns", "A1C B1U <resign 2>|"}, /* none is missing */
    {"1 A1C\n2 B1U\n4 A2S\n3 I resign", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U 3 Resign", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U\n3 Time", "A1C B1U <time 2>|"},
    {"1 A1C 2 B1U\n3 win", "A1C B1U <claim 2>|"},
    {"1 A1C 2 B1U resigns", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U\nDRAW\n", "A1C B1U <draw 2>|"},
    {"1 A1C 2 B1U to win time\n3 A1S", "A1C B1U A1S |"}, /* prose */
    {"1. A1C B1U\n2. C1U\nSo White wins after B3/ was played.", "A1C B1U C1U |"},
    {"1 A1C 2 B1U\nso I RESIGN", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U and so I\nresign", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U and so I\nRESIGN", "A1C B1U <resign 2>|"}, /* in capitals, alone on its line */
    {"1 A1C 2 B1U\nthen I would resign", "A1C B1U |"},
    {"1 A1C 2 B1U\nMy plan fails and\nWhite wins", "A1C B1U |"}, /* not the beginning of a paragraph */
    {"1 A1C 2 B1U\nMy plan fails.\n\nWhite wins", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U (White wins)\n3 A1S", "A1C B1U {White wins} A1S |"},
    {"1 A1C\nBlack wins\n2 B1U", "A1C B1U |"}, /* the next move shows that it has not ended */
    {"1 A1C B1U 2 resigns", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U DRAW 3 C1U\n1 A1C", "A1C B1U C1U ~2:3|"}, /* not last on its line: prose */
    {"1 A1C 2 B1U DRAW\n3 C1U", "A1C B1U <draw 2>/2:3|"},   /* the words after it do not count */
    /* Restatements. */
    {"1 A1C 2 B1U\n1 A1C 2 B1U 3 A1S", "A1C B1U A1S ~2:3|"},
    {"1. @0/ B1+\n2. A0/ C1+\n\n1. @0/ A1/\n2. A0/ C1+", "@0/ B1+ A0/ C1+ |@0/ A1/ A0/ C1+ |"}, /* another reply */
    {"1 A1C 2 B1U 3 C1U 1 A1C 3 D1U", "A1C B1U C1U ~1:21|"},
    {"1 A1C 2 B1U\n1 A1C resigns", "A1C B1U ~2:3|"}, /* the game has gone on */
    {"1 A1C\n2 B1U\n3 C1U\n1 A1C\nso 4 resign", "A1C B1U C1U ~4:3|"},
    {"1 A1C 2 B1U\n1 @0/ 2 b1u 3 A1S", "A1C B1U A1S ~2:3|"},
    {"1 A1C 2 B1U 3 A1S\n1 A1C 2 B1U\n4 B2R", "A1C B1U A1S B2R ~2:3|"},
    {"1 A1C 2 B1U 3 A1S\n1 A1C 2 B1D 3 B2R", "A1C B1U A1S |A1C B1D B2R |"},
    {"1 A1C 2 B1U 3 A1S\n1 A1S 2 B1D", "A1C B1U A1S |A1S B1D |"},
    {"1 A1C 2 B1U ;x\n1 A1C ;y\n2 B1U ;z\n3 A1S", "A1C {y} B1U {x} A1S ~2:3|"},
    {"1 A1C 2 B1U 3 A1S\n1 A1C ;x\n;y\n2 B1U ;z\n4 B2R", "A1C {x/y} B1U {z} A1S B2R ~2:3|"},
    {"1 A1C 2 B1U ;x\n1 A1C 2 B1U 3 A1S ;z", "A1C B1U {x} A1S {z} ~2:3|"},
    {"1 A1C 2 B1U resign\n1 A1C 2 B1U", "A1C B1U <resign 2>|A1C B1U |"},
    {"1 A1C 2 B1U\nTrax\n3 C1U", "A1C B1U C1U |"}, /* the game continues: that was not a heading */
    {"1 A1C 2 B1U\nTrax\n4 D1U\n3 C1U", "A1C B1U %3:3|"},
    {"1 A1C 2 B1U\nTrax\n; c\n1 A1S", "A1C B1U |A1S |"}, /* a comment below a heading is not of the game above */
    {"1 A1C 2 B1U Draw\n3 C1U", "A1C B1U C1U |"}, /* nor was that a marker */
    {"1 A1C 2 B1U\nTrax\n1 A1C 2 B1U", "A1C B1U |A1C B1U |"},
    {"1 A1C 2 B1U\n#### GAME 2:\n1 A1C 2 B1D", "A1C B1U |A1C B1D |"},
    {"1 A1C 2 B1U 3 C1U 4 D1U 5 E1U\n1 A1C 2 B1U 3 C1U 4 D1U 5 E1U",
     "A1C B1U C1U D1U E1U |A1C B1U C1U D1U E1U |"}, /* it was over, so this is another game */
    {"99999999999999999999 B1U 1 A1C 4294967298 B1U", "A1C |"},
    {"1. A1C B1U\n2147483649. C1U D1U", "A1C B1U ?2:13|"},
    {"\xEF\xBB\xBF" "1 A1C", "A1C |"},
    {"1 A1C\r\n2 B1U\r3 C1U\n", "A1C B1U C1U |"},
    /* What stands in the place of a move is an error there. */
    {"1 @0/\n2 BO/\n3 A1+\n", "@0/ BO/{0} A1+ |"},
    {"1 @0/ 2 B1+ resigns", "@0/ B1+ <resign 2>|"}, /* a / that ends a move begins no comment */
    {"1 @0/ 2 A1+ 3 B3// 4 A1+", "@0/ A1+ B3//{0} A1+ |"},
    {"1 @0/ 2 A1+\n3 &A1+ 4 B2/", "@0/ A1+ &A1+{0} B2/ |"},
    {"1 @0/ 2 A1+ 3 B 1+", "@0/ A1+ B 1+{0} |"}, /* the last one is almost a move */
    {"1 A1C 2 B1U 3 days later we went on\n5 rounds", "A1C B1U |"},
    {"1 A1C 2 B1U\n3 hm\n4 B2U", "A1C B1U hm{0} B2U |"}, /* 4 has a move: 3 has none */
    {"1 A1C 2 B1U\n3\n4 B2U", "A1C B1U 3{0} B2U |"},
    {"1 A1C 2 3 resign", "A1C ?1:11e|"}, /* but not if 4 has an end marker */
    {"1. A1C B1U\n2. C1U\nBO+", "A1C B1U C1U BO+{0} |"},
    {"1. A1C B1U\n2. C1U\nhe says BO+", "A1C B1U C1U |"},
    {"1. @0/ B1+\n2. A0/ B1\n3. @0 B3", "@0/ B1+ A0/ B1{0} @0{0} |"}, /* the game is over */
    {"1 A1C 2 B1U 3 4 B2U", "A1C B1U 3{0} B2U |"},
    {"1 A1C 2 B1U\nit took 3 days\n4 B2U", "A1C B1U ?3:3|"}, /* 3 is in prose */
    {"1 A1C 2 BlU\nsome words\n1 A1C 2 B1U 3 B2U", "A1C B1U B2U ~3:3|"}, /* told right below */
    {"1 A1C 2 BlU\n3 B2U\n#### GAME 2:\n1 A1C 2 B1U", "A1C BlU{0} B2U |A1C B1U |"},
    {"1 A1C 2 B1U 3 Resign\n4 BO/", "A1C B1U <resign 2>|"},
    {"1. @0/ A1+\n2. B1+ C3Q\n3. C1+ D1+\n4. A2/", "@0/ A1+ B1+ C3Q{0} C1+ D1+ A2/ |"}, /* pairs stay pairs */
    {"1. @0/ A1+\n2. B1x C3+\n3. C1+ D1+\n4. A2/", "@0/ A1+ B1x{0} C3+ C1+ D1+ A2/ |"},
    {"1. @0/ AlU\n2. B1U C3+\n3. C1+ D1+\n4. A2/ B2/", "@0/ AlU{0} B1U C3+ C1+ D1+ A2/ B2/ |"},
    {"1. @0/ A1+\n2. B1+\n3. C1+ D1+\n4. A2/ B2/", "@0/ A1+ B1+ ?3:4|"}, /* black's move is missing */
    {"1. @0/ {solid} B1+\n2. A0\\ (or A0/ B2+) B2/\n3. C1+ ; hm\n; hm\n3... D1+",
     "@0/ {solid} B1+ A0\\ {or A0/ B2+} B2/ C1+ { hm/ hm} D1+ |"},
    {"1. @0/ B1+ (1... A1+ 2. B2/)\n2. A0\\ B2/ {2... C1+\n3. D2/}\n3. C1+ D1+",
     "@0/ B1+ {1... A1+ 2. B2/} A0\\ B2/ {2... C1+/3. D2/} C1+ D1+ |"},
    {"1 @0/\n2 A1+ (3 B2/ 4 C1+)\n3 B1+\n{4 C2/ wins}\n4 C1+", "@0/ A1+ {3 B2/ 4 C1+} B1+ {4 C2/ wins} C1+ |"},
    {"(1) @0/ (2) A1+ (3) B1+", "@0/ A1+ B1+ |"},
    {"1 @0/ (2 A1+) 3 B1+ (4 C1+)", "@0/ A1+ B1+ C1+ |"}, /* black's moves in brackets */
    {"[1. A1C]\n[2. B1U]\n[3. B1x]\n[4. C1U]\n[5. D1U]", "A1C B1U B1x{0} C1U D1U |"}, /* all moves in brackets */
    {"(1. A1C) (2. B1U) (3. BO/) (4. C1U)", "A1C B1U BO/{0} C1U |"},
    {"[1. A1C]\n[2. B1U]\n[3. C1U good]\n[4. D1U]", "A1C B1U C1U D1U |"},
    {"[1. A1C]\n[2. B1U]\n[4. D1U]", "A1C B1U ?3:5|"},
    {"[1. A1C]\n[2. B1U] (3. C1U 4. D1U)\n[3. D1U] (2. D1U is good)", "A1C B1U {3. C1U 4. D1U} D1U {2. D1U is good} |"},
    {"[1. A1C B1U]\n[2. C1x D1U]\n[3. E1U]", "A1C B1U C1x{0} D1U E1U |"},
    {"(1) A1C (2) B1U (3) C1U (4 D1U is bad)", "A1C B1U C1U {4 D1U is bad} |"}, /* only numbers in brackets, */
    {"(1 A1C)\n2 B1U (3 C1U is good)", "A1C B1U {3 C1U is good} |"}, /*   only the first move */
    {"1 A1C\n(2 B1U) (3 C1U is bad)", "A1C B1U {3 C1U is bad} |"},
    {"1. @0/ (A1+)\n2. B1+ (C1+)\n3. D1+ (E1+)", "@0/ A1+ B1+ C1+ D1+ E1+ |"},
    {"1. @0/ (A1+ is better)\n2. B1+ (C1+ was bad)\n3. C1+ (D1+!)\n4. D1+ (see E1+)",
     "@0/ {A1+ is better} B1+ {C1+ was bad} C1+ {D1+!} D1+ {see E1+} |"}, /* comments */
    {"1. @0/\n2. A1+ -- 3... B2/ wins\n3. B1+\n", "@0/ A1+ B1+ |"},
    {"1 @0/ 2 B1+ good\n2 B2C", "@0/ B2C |"}, /* the next line begins with the number, too */
    {"1. @0/ B1+\n2. A0/ (C1+ wins)", "@0/ B1+ A0/ C1+ |"}, /* without a number it is black's */
    {"1. @0/ (3. C1U) B1+", "@0/ {3. C1U} B1+ |"}, /* numbered, so not black's move */
    {"1 A1C\n(one) (two)", "A1C {one/two} |"},
    {"1 A1C ( one )\n2 B1U", "A1C {one} B1U |"},
    {"1 A1C (one\n>  two)\n2 B1U", "A1C {one/two} B1U |"},
    {"1 A1C (one\n>\t> two\n> > three)\n2 B1U", "A1C {one/two/three} B1U |"},
    {"1. @0/ {A1+}\n2. B1+ {C1+}\n3. D1+ {E1+}", "@0/ A1+ B1+ C1+ D1+ E1+ |"},
    {"1. @0/ [A1+]\n2. B1+ [C1+]\n3. D1+ [E1+]", "@0/ A1+ B1+ C1+ D1+ E1+ |"},
    {"1 A1C\n2 B1U # 3... C1U wins", "A1C B1U !2:14|"}, /* signs that begin a remark */
    {"1 A1C\n2 B1U * 3... C1U wins", "A1C B1U !2:14|"},
    {"1 A1C\n2 B1U - 3... C1U wins", "A1C B1U !2:14|"},
    {"1 A1C\n2 B1U \" 3... C1U wins", "A1C B1U !2:14|"},
    {"1 A1C\n2 B1U \xE2\x80\x93 3... C1U wins", "A1C B1U !2:16|"},
    {"1 A1C\n2 B1U = 3... C1U wins", "A1C B1U C1U |"}, /* one that does not */
    {"1 A1C 2 B1U (1 A1S 2 A1U)", "A1C B1U |A1S A1U |"}, /* another game */
    {"1 A1C 2 B1U (White wins)", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U 3 resigns ; c", "A1C B1U { c} <resign 2>|"},
    {"1. A1S A1U\n2. B1U\n\n1. A1S A1U\n2. B1U C1U", "A1S A1U B1U C1U ~4:4|"},
    {"1. A1S A1U\n2. B1U\n4. D1U E1U\n\n1. A1S A1U\n2. B1U C1U", "A1S A1U B1U C1U ~5:4|"},
    /* Eight numbers show whether they stand before two moves each; the last one does not if it stands before one. */
    {"1. A1C A2S 2. A2S A2S 3. A2S A2S 4. A2S A2S 5. A2S A2S 6. A2S 7. A2S 8. A2S 9. A2S 10. A2S 11. A2S 12. A2S",
     "A1C A2S A2S A2S A2S A2S A2S A2S A2S A2S A2S ?1:66|"},
    {"1. A1C A2S 2. A2S A2S 3. A2S A2S 4. A2S A2S 5. A2S 6. A2S 7. A2S 8. A2S 9. A2S A2S 10. A2S A2S 11. A2S A2S",
     "A1C A2S A2S A2S A2S A2S A2S A2S A2S A2S A2S ?1:104=1:8|"},
    {"1. A1C A2S\n2. A1S\n3. A2S A2S\n4. B1U", "A1C A2S A1S ?3:4|"},
    /* Columns, and lists that begin again. */
    {"1 A1C 3 C1U\n2 B1U 4 D1U\n1 E1U", "A1C B1U C1U D1U |"}, /* columns, not a list */
    {"1 A1C 2 B1U 3 C1U\n1 D1U 2 E1U\n1 A2S 2 B2U 3 C2U", "A1C B1U C1U =2:3|"}, /* of two lengths: not one list */
    {"1. A1C\n1. A1S\n1. A1C\n1. A1S\n1. A1C\n1. A1S", "A1C |A1S |A1C |A1S |A1C |A1S |"}, /* games */
    {"1. A1C\n1. B1U\n1. A1C\n1. A1S\n1. A1C\n1. A1S", "A1C B1U A1C A1S A1C A1S |"}, /* but no game begins with B1U */
    {"1 A1C 3 C1U\n2 B1U 4 D1U 5 E1U", "A1C B1U ?2:9|"}, /* two lines, the second with more numbers */
    {"1 A1C 4 D1U\n2 B1U 5 E1U\n3 C1U\n6 A2S", "A1C B1U C1U ?4:3|"}, /* 6 stands in the first column */
    {"1 A1C 3 C1U 5 E1U\n2 B1U 4 D1U", "A1C B1U C1U D1U E1U |"},
    {"3 C1U\n1 A1C 2 B1U", "A1C B1U ^1:3|"},
    {"3 C1U\n1 A1C 2 B1U\n\n#### GAME 2:\n1 A1S 2 A1U", "A1C B1U ^1:3|A1S A1U |"},
    {"3 C1U\n1 A1C 2 B1U resigns", "A1C B1U <resign 2>|"},
    {"; hm\n2 B1U\n1 A1C", "A1C B1U |"},
    {"2 B1U\n1 A1C\n\n1 A1S", "A1C B1U |A1S |"}, /* behind it another game, */
    {"1 A1C 4 D1U\n2 B1U 5 E1U\n3 C1U\n1 A1S 2 A1U", "A1C B1U C1U D1U E1U |A1S A1U |"}, /*   and behind columns */
    {"1 A1C 3 C1U\n2 B1U 4 D1U\n1 A1S\nx\n2 A1U\n", "A1C B1U C1U D1U |A1S A1U |"}, /* columns, and then none */
    {"1 A1C 2 B1U\n1 A1C\n3 BO/ ; c", "A1C B1U BO/{0} { c} ~2:3|"},
    {"Trax\n2 B1U\n1 A1C", "A1C B1U |"},
    {"4 D1U\n2 B1U\n1 A1C", "A1C ^2:3|"}, /* upwards, but 3 is missing */
    {"3 C1U and 9 E1U\n2 B1U\n1 A1C", "A1C ^2:3|"},
    /* A move of another list above the game. */
    {"Thanks!\n2 C1U\n\n1 A1C\n2 B1U", "A1C B1U %2:3|"},
    {"Thanks!\n\n2 C1U\n3 D1U\n\n1 A1C\n2 B1U", "A1C B1U %3:3|"},
    {"So far:\n\n2 B1U\n\n1 A1C\n2 B1U", "A1C B1U |"},
    {"2. D1U\n\n1. A1C A1D\n2. B1U C1U", "A1C A1D B1U C1U %1:4|"},
    {"2. C1U\n\n1. A1C A1D\n2. B1U C1U", "A1C A1D B1U C1U |"},
    {"Better was\n2 C1U\n\n1 A1C\n2 B1U", "A1C B1U |"},
    {"2 C1U was better.\n\n1 A1C\n2 B1U", "A1C B1U |"},
    {"Good.\n2 C1U was better.\n\n1 A1C\n2 B1U", "A1C B1U |"},
    /* A list with names beside one with numbers: */
    {"1 @0/\n2 @1/\nAnn: @0+\nBen: @1/\n", "@0/ @1/ ?3:6|"},
    {"1 @0/\n2 @1/\n3 resigns\n\nAnn: @0+\nBen: @1/\n", "@0/ @1/ <resign 2>/5:6|"},
    {"1 @0/ 2 @1/ 3 @1/ 4 @1/ 5 B0/\n\nAnn: @0+\nBen: @1/\n", "@0/ @1/ @1/ @1/ B0/ /3:6|"}, /* it is over */
    {"Ann: @0+\nBen: @1/\n\n1 @0/\n2 @1/\n", "@0/ @1/ ^1:6|"},
    {"1 @0/\n2 @1/\nThe opening: @0+\n", "@0/ @1/ |"}, /* none */
    {"1 @0/\n2 @1/\nAnn: @0+\n\nBen: @1/\n", "@0/ @1/ !5:6|"},
    {"1 @0/\n2 @1/\nso @0+\nBen: @1/\n", "@0/ @1/ !4:6|"},
    {"1 @0/\n2 @1/\nAnn: @0+\nTime: 10:15\n", "@0/ @1/ |"},
    {"1 @0/\n2 @1/\nAnn: @0+\nBen @1/\n", "@0/ @1/ |"},
    {"1 @0/\n2 @1/\nAnn: @0+!\nBen: @1/ maybe\n", "@0/ @1/ |"},
    {"1 @0/\n2 @1/\nAnn: A1C\nBen: A1S\n", "@0/ @1/ |"},
    /* Results, in words and in headings. */
    {"Result: White wins\n1 A1C 2 B1U", "A1C B1U <white 2>|"},
    {"White: Ann\nBlack: Bo\nResult: Bo won\n1 A1C 2 B1U", "A1C B1U <black 2>|"},
    {"1 A1C 2 B1U\nResult: 0-1\nand so on", "A1C B1U <black 2>|"},
    {"1 A1C 2 B1U resigns\nResult: 1-0", "A1C B1U <resign 2>|"}, /* the marker says more */
    {"Result: draw\n1 A1C 2 B1U", "A1C B1U <draw 2>|"},
    {"Result: unknown\n1 A1C 2 B1U", "A1C B1U |"},
    {"1 A1C 2 B1U\n3 Black won on time", "A1C B1U <time 2>|"},
    {"1. A1C B1U\n2. White resigns", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U\nTime", "A1C B1U |"}, /* a word alone may be prose, */
    {"1 A1C 2 B1U\nTIME", "A1C B1U <time 2>|"}, /*   but not in capitals */
    {"1 A1C 2 B1U time", "A1C B1U |"},
    {"1 A1C 2 B1U TIME", "A1C B1U <time 2>|"},
    {"1 A1C 2 B1U\nWin", "A1C B1U |"},
    {"1 A1C 2 B1U\nWIN", "A1C B1U <claim 2>|"},
    {"1 A1C 2 B1U\nand wins", "A1C B1U |"},
    {"1 A1C 2 B1U\nwhite wins\n3 C1U", "A1C B1U C1U |"},
    {"1 A1C 2 B1U 3 white wins\n3 C1U", "A1C B1U <white 2>/2:3|"}, /* with its number it is certain */
    {"1 A1C 2 B1U\nGood.\n\n\nWhite wins", "A1C B1U <white 2>|"}, /* a paragraph */
    {"1 A1C 2 B1U\nGood game,\nWhite wins", "A1C B1U |"},
    {"> 1 A1C 2 B1U\n> Good game.\n>\n> White wins", "A1C B1U <white 2>|"},
    {"| 1 A1C 2 B1U\n| Good game.\n|\n| White wins", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U\rGood game.\r\rWhite wins", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U\r\nGood game.\r\n\r\nWhite wins", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U\r\nGood game,\r\nWhite wins", "A1C B1U |"},
    {"1 A1C 2 B1U\nthe game was a DRAW", "A1C B1U <draw 2>|"},
    {"1 A1C 2 B1U\n1-0", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U\n1/2-1/2", "A1C B1U <draw 2>|"},
    {"1 A1C 2 B1U draw", "A1C B1U <draw 2>|"}, /* if it is no offer */
    {"1 A1C 2 B1U\n3 draw?", "A1C B1U |"},
    {"1 A1C 2 B1U\nScore: 0-1", "A1C B1U <black 2>|"},
    {"1 A1C 2 B1U\nGood.\n\nScore : 1/2-1/2\n", "A1C B1U <draw 2>|"},
    {"1 A1C 2 B1U\nScore: 2-1", "A1C B1U |"}, /* of a match */
    {"1 A1C 2 B1U\nScore: White is ahead", "A1C B1U |"},
    {"1 A1C 2 B1U 1-0\n3 C1U", "A1C B1U <white 2>/2:3|"}, /* a score is certain */
    /* A number behind prose, where numbers lead their lines: the next of these leaves room for it, or does not. */
    {"1 A1S\n2 A1U\n3 B2R\n4 A2S\nI play 5 B1R\n6 C1U", "A1S A1U B2R A2S B1R C1U |"},
    {"1 A1S\n2 A1U\n3 B2R\n4 A2S\nI play 5 B1R\nand then\n6 resigns", "A1S A1U B2R A2S B1R <resign 5>|"},
    {"1 A1S\n2 A1U\n3 B2R\n4 A2S\nI play 5 B1R\n5 C1U", "A1S A1U B2R A2S C1U |"},
    {"1 A1S\n2 A1U\n3 B2R\n4 A2S\nI play 5 B1R\nor so 6 C1U\n5 D1U", "A1S A1U B2R A2S D1U |"},
    {"1 A1S\n2 A1U\n3 B2R\n4 A2S\nI play 5 B1R", "A1S A1U B2R A2S !5:10|"},
    /* What stands in the place of a move, and what does not. */
    {"1. A1C\n2. B1U\n3. good old C1U", "A1C B1U good{0} |"},
    {"1 A1C\n2 B1U\n3 2 C1U", "A1C B1U =3:5|"}, /* the number of an earlier move */
    {"1. @0/ A1+\n2. B1+ C1+ good", "@0/ A1+ B1+ C1+ |"}, /* words behind black's move */
    {"1. A1C\n2. B1U\n3. good old fine C1U", "A1C B1U |"}, /* too many words */
    {"1. A1C ; x\nB1U\n2. C1U ; y\nD1U", "A1C { x} B1U C1U { y} D1U |"},
    {"1. A1C ; x\nB1U ; z\n2. C1U ; y\nD1U\n3. A1S", "A1C { x} B1U { z} C1U { y} D1U A1S |"},
    {"1 @0/\n2 BO/\n1 A1+\n", "@0/ BO/{0} A1+ |"},
    {"So 1 A1C 2 B1U ; 4 A1S \n3 resigns", "A1C B1U { 4 A1S} <resign 2>|"},
    {"1 winA1C 2 B1U\n1 @0/ 2 b1u 3 A1S", "@0/ b1u A1S |"},
    {"0 A1C 2 B1U DRAW 3 C1U\n1 A1C", "A1C |"}, /* no 1 before it */
    {"1\nA1C 2 B1U 1 C1U 2 D1U 3 E1U", "A1C B1U E1U =2:13|"},
    {"1 A1C 2 B1U 1 C1U 2\nD1U 3 E1U", "A1C B1U E1U =1:15|"},
    {"- 1 A1C\nB1U- 2 B1U\n- 3 C1U wins", "A1C B1U C1U |"},
    {"1 @0/\n2 BO/\n3\nA1+3", "@0/ BO/{0} A1+ |"},
    {"1. @0/ A1+\n2. B1+\nC1+ D1+\n4. A2/ B2/", "@0/ A1+ B1+ C1+ ?3:5|"},
    {"1. @0/ {solid} 1... B1+\n{sharp}\n2. A0/ {solid} 2... C1+ {sharp}",
     "@0/ {solid} B1+ {sharp} A0/ {solid} C1+ {sharp} |"},
    {"1. @0/ B1+, or A0/", "@0/ |"}, /* one number: pairs? */
    {"1. A1C\n2. hm B1U3. C1U", "A1C hm{0} |"},
    {"1 A1C\n2 B1U\n--3... C1U wins", "A1C B1U !3:8|"},
    {"1 A1C 2 B1U {8... C1U wins}", "A1C B1U {8... C1U wins} |"},
    {"1 | @0/  2 | B1+  3so | A0/  4 | C1+", "@0/ B1+ 3so{0} C1+ |"},
    {"1. @0/ {2 seconds}\n2. B1+ {3 seconds}\n3.\n  {4 seconds}\n4. C1+",
     "@0/ {2 seconds} B1+ {3 seconds} 3{0} {4 seconds} C1+ |"},
    {"1 A1C 2 BlU\nsome words\n1 A1C 2 B1U3\nB2U", "A1C BlU{0} ~3:3|"}, /* told again, but not as a move */
    {"1 A1S 2 A1x\n3 B2R", "A1S A1x{0} B2R |"},
    {"1 A1C 2 B1U\n1000 A1S\n3 C1U", "A1C B1U C1U |"},
    {"1. A1C\n2. B1U\n3. a\n5. D1U", "A1C B1U a{0} ?4:4|"}, /* 3 is wrong, and 4 is missing */
    {"1. A1C\n2. B1U\n3. x y z C1U\n", "A1C B1U x{0} ?3:10|"},
    {"4 D1U\n3 C1U\n2 BO/\n1 A1C", "A1C BO/{0} C1U D1U |"}, /* slips in a list told upwards, */
    {"4 BO/\n3 C1U\n2 B1U\n1 A1C", "A1C B1U C1U BO/{0} |"},
    {"4 BO/\n3 B1x\n2 B1U\n1 A1C", "A1C B1U B1x{0} BO/{0} |"},
    {"9 BO/\n3 C1U\n2 B1U\n1 A1C", "A1C B1U C1U |"},
    {"so 4 BO/\n3 C1U\n2 B1U\n1 A1C", "A1C B1U C1U |"},
    {"3 C1U\n2 B1U\n1 A1C\n\n3 C1U\n2 BO/\n1 A1S", "A1C B1U C1U |A1S BO/{0} C1U |"},
    {"3. E1U\n2. C1x D1U\n1. A1C B1U", "A1C B1U C1x{0} D1U E1U |"},
    {"1 A1C 3 C1U\n2 B1U 4 BO/", "A1C B1U C1U BO/{0} |"}, /*   in columns, */
    {"1 A1C 3 BO/\n2 B1U 4 C1U", "A1C B1U BO/{0} C1U |"},
    {"1 A1C\n2 BO/\n1 C1U\n2 D1U", "A1C BO/{0} C1U D1U |"}, /*   in one that begins again */
    {"1. A1C\n2. B1U\n3xx C1U", "A1C B1U 3xx{0} ?3:5|"}, /* two signs too many, */
    {"1. A1C\n2. B1U\n3xxx C1U", "A1C B1U ?3:6|"}, /*   but not three */
    {"1 A1C\n2 B1U\n12q3 C1U", "A1C B1U 12q3{0} ?3:6|"}, /* four signs, a digit first and last */
    {"1 A1C\n2 B1U\n1q2w3 C1U", "A1C B1U ?3:7|"},
    {"1 A1C\n2 B1U\nq3 C1U", "A1C B1U ?3:4|"},
    {"1 A1C\n2 B1U\n1q C1U", "A1C B1U ?3:4|"},
    {"1 A1C\n2 B1U\nhm 3 D\n13 E1U", "A1C B1U ?4:4|"},
    {"1 A1C\n2 B1U\n3 hm\n11 E1U", "A1C B1U hm{0} ?4:4|"},
    {"1 A1C\n2 B1U\n3 hm\n12 E1U", "A1C B1U hm{0} ?4:4|"},
    {"1 A1C\n2 B1U\n3 hm\n13 E1U", "A1C B1U ?4:4|"}, /* ten numbers further on it proves nothing */
    {"Rules:\n1. Lay tiles.\n2. B1U is a move.\n1. A1C 2. B1U", "A1C B1U |"},
};

static const struct example archive[] = {
    {"A1C A1D 1S A1U B1S C1U\nA1S A1U #5R B1S C1U B2S\nA1S A1U",
     "A1C A1D 1S{0} A1U B1S C1U |A1S A1U 5R{0} B1S C1U B2S |A1S A1U |"},
    {"(@0/)(B1+)(A0/)\n(@0+) (B1+) (C1+)", "@0/ B1+ A0/ |@0+ B1+ C1+ |"},
    {"Ann: &1S A1S B1U C1U\nA1S B1U", "&1S{0} A1S B1U C1U |A1S B1U |"},
    {"@0/, B1+, A0/ and @2/.\n@0/ B1+", "@0/ B1+ A0/ @2/ |@0/ B1+ |"},
    {"@0/ B1U RESIGN\n", "@0/ B1U <resign 2>|"},
    {"@0/ B1U 2\nA1S A1U C1U 3\nA1S A1U 2\n", "@0/ B1U |A1S A1U C1U |A1S A1U |"}, /* with the number of moves */
    {"@0/ B1U\nA1S A1U RESIGN 2\nA1S A1U\n", "@0/ B1U |A1S A1U <resign 2>|A1S A1U |"},
    {"A1C B1U\nA1S A1U B1U C1U wins a corner\nA1S A1U C1U\nA1C B1U C1U D1U time to think\nA1S A1U win\nA1S A1U\n",
     "A1C B1U |A1S A1U B1U C1U |A1S A1U C1U |A1C B1U C1U D1U |A1S A1U <claim 2>|A1S A1U |"},
    {"1,1-0,@0/ B1+ A1/\n2,0-1,@0+ B1+ A0/\n3,1/2-1/2,@0+ B1+ A0/\n4,,@0+ B1+ C1/\n",
     "@0/ B1+ A1/ <white 3>|@0+ B1+ A0/ <black 3>|@0+ B1+ A0/ <draw 3>|@0+ B1+ C1/ |"}, /* the result first */
    {"draw for round 1: @0/ B1+ A1/\ndraw for round 2: @0+ B1+ A0/\ndraw for round 3: @0+ B1+ A0/\n",
     "@0/ B1+ A1/ |@0+ B1+ A0/ |@0+ B1+ A0/ |"}, /* prose */
    {"Draw offered by Bo @0/ B1+ A1/\ndraw @0+ B1+ A0/\n3,draw,Ann,Bo,@0+ B1+ C1/\n@0+ B1+ A0/\n",
     "@0/ B1+ A1/ |@0+ B1+ A0/ <draw 3>|@0+ B1+ C1/ <draw 3>|@0+ B1+ A0/ |"},
    {"1,draw agreed,@0/ B1+ A1/\n2,draw,Vienna,@0+ B1+ A0/\n3,DRAW @0+ B1+ A0/\n4,,@0+ B1+ C1/\n",
     "@0/ B1+ A1/ <draw 3>|@0+ B1+ A0/ <draw 3>|@0+ B1+ A0/ <draw 3>|@0+ B1+ C1/ |"},
    {"@0/ B1U C1U\nA1S A1U C1U TIME 3\nA1S A1U time 31\nA1S A1U\n",
     "@0/ B1U C1U |A1S A1U C1U <time 3>|A1S A1U <time 2>|A1S A1U |"},
    {"A1C B1U\nA1C B1U C1U D1U hm TIME. Well played\nA1S A1U\n", "A1C B1U |A1C B1U C1U D1U <time 4>|A1S A1U |"},
    {"@0/ B1+ resign\n0-1\n@0/ B1+\n@0+ B1+", "@0/ B1+ <resign 2>|@0/ B1+ |@0+ B1+ |"}, /* it has ended */
    {"A1C B1U\nA1S A1U C1U\nA1C B1U C1U D1U TIME. Well played\nA1S A1U win\nA1S A1U\n",
     "A1C B1U |A1S A1U C1U |A1C B1U C1U D1U <time 4>|A1S A1U <claim 2>|A1S A1U |"}, /* no prose */
    {"Ann Smith,Bo Jones,@0/ B1U A1/ 25 I resign\nCy Hill,Di Moor,@0+ A1/ B1U 7 White resigns\n",
     "@0/ B1U A1/ <resign 3>|@0+ A1/ B1U <resign 3>|"}, /* the number may be any */
    {"@0/ B1+\n@0+ A1/\n@0+ B1+\nHere it is:\n@O/ B1+ A0/\n", "@0/ B1+ |@0+ A1/ |@0+ B1+ |@O/{0} B1+ A0/ |"},
    {"@0/ B1U 25 RESIGN\nA1S A1U 7 I resign\nA1S A1U", "@0/ B1U <resign 2>|A1S A1U <resign 2>|A1S A1U |"},
    {"A1C B1U\nA1S B1U C1U\n", "A1C B1U |A1S B1U C1U |"},
    {"@0/ B1+ A1/ draw?\n@0/ B1+ A1/ I offer a draw\n@0/ B1+ A1/ offered a draw, accepted\n@0/ B1+ A1/ a draw\n",
     "@0/ B1+ A1/ |@0/ B1+ A1/ |@0/ B1+ A1/ <draw 3>|@0/ B1+ A1/ <draw 3>|"},
    {"@0/ b1+ RESIGN\n\n@0+ a1/ DRAW\n", "@0/ b1+ <resign 2>|@0+ a1/ <draw 2>|"},
    {"A1C B1U ; good\nA1S\nB2U C1U", "A1C B1U { good} |A1S |B2U C1U |"}, /* whatever the line begins with */
    {"; two games\nA1C B1U\n\n# and\nA1S B1U", "A1C B1U |A1S B1U |"} /* of the archive, not of a game */,
    {"A1C B1U C1U D1U E1U\nA1C B1U", "A1C B1U C1U D1U E1U |A1C B1U |"},
    {"A1C B1U C1U D1U E1U x\nA1C C1U", "A1C B1U C1U D1U E1U |A1C C1U |"},
    {"Loop Trax\nA1C B1U", "A1C B1U |"},
    {"@0/ B1+</tr>A1/ @0+</tr>@0/ B1+", "@0/ B1+ |@0+ |@0/ B1+ |"}, /* a word before the first move */
    {"# one\nA1C B1U\n# two\nA1S A1U", "A1C B1U |A1S A1U |"},
    {"@0/ B1+\n@0+ A1/ p B1+\n@0/ B1+", "@0/ B1+ |@0+ A1/ p{0} B1+ |@0/ B1+ |"},
    {"@0/ B1+\n@0+ A1/ 7 B1+\n@0/ B1+", "@0/ B1+ |@0+ A1/ B1+ |@0/ B1+ |"}, /* a number */
    {"@0/ /li.\n@0+ A1/ C1+\n@0/ A1/", "@0/ /li{0} |@0+ A1/ C1+ |@0/ A1/ |"},
    /* Most lines decide; an odd word is an error of its own line. */
    {"@0/ B1+ A0/ A1/\n@0+ BO/ C1+ A2/\n@0/ B1+", "@0/ B1+ A0/ A1/ |@0+ BO/{0} C1+ A2/ |@0/ B1+ |"},
    {"@0/ B1+ A0/ B3x\n@0+ B1+\n", "@0/ B1+ A0/ B3x{0} |@0+ B1+ |"},
    {"@0/ B1+ A0/ B3//\n@0+ B1+\n", "@0/ B1+ A0/ B3//{0} |@0+ B1+ |"},
    {"A1C B1U AS B2U C1U\nA1S B1U", "A1C B1U AS{0} B2U C1U |A1S B1U |"},
    {"@0/ B1+\n@O/ B1+\n@0+ B1+\n@/ A1+ B2/\n@ 0/ A1+\n@0+ A1/\n@0+ A1/",
     "@0/ B1+ |@O/{0} B1+ |@0+ B1+ |@/{0} A1+ B2/ |@ 0/{0} A1+ |@0+ A1/ |@0+ A1/ |"},
    {"@0/ &A1+ B1+ A0/\n@0+ B1+", "@0/ &A1+{0} B1+ A0/ |@0+ B1+ |"},
    {"@0/ B1+.\n@0+ A1/ C1+,\n@0/ A1/]\n<li>@0/ B1+</li>\n@0+ B1+<br>",
     "@0/ B1+ |@0+ A1/ C1+ |@0/ A1/ |@0/ B1+ |@0+ B1+ |"},
    {"Ann-Ben: @0/ B1+ A1/\nBo-Cy: @0+ B1+ A0/\nCy-Ann: @O/ B1+ A1/", "@0/ B1+ A1/ |@0+ B1+ A0/ |@O/{0} B1+ A1/ |"},
    {"1. @0/ B1+ A1/\n2. @0+ B1+ A0/\n3. @0/ BO/ A1/", "@0/ B1+ A1/ |@0+ B1+ A0/ |@0/ BO/{0} A1/ |"},
    {"1. @0/ B1+ A1/\n2. @0+ B1+ A0/\n3. 20/ B0/ A1/", "@0/ B1+ A1/ |@0+ B1+ A0/ |20/{0} B0/ A1/ |"},
    {"1,Ann,Ben,@0/ B1+ A1/,1-0\n2,Bo,Cy,@0+ B1+ A0/,0-1\n3,Cy,Ann,@0+ B1+ A0/,1/2-1/2",
     "@0/ B1+ A1/ <white 3>|@0+ B1+ A0/ <black 3>|@0+ B1+ A0/ <draw 3>|"},
    {"Game 1: @0/ B1+ A1/\nGame 2: @0+ B1+ A0/\nGame 3: @0/ B3 A1/", "@0/ B1+ A1/ |@0+ B1+ A0/ |@0/ B3{0} A1/ |"},
    {"Trax\n@0/ B1+\nEvent: x\n[8x8]\n@0+ A1/\n", "@0/ B1+ |@0+ A1/ |"},
    {"@0/ B1+<br>@0+ A1/<br/>@0/ B1+ A1/<br>\n@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ A1/ |@0/ B1+ |"},
    {"A1C B1U<br>A1S B1U<br>A1C B1U C1U", "A1C B1U |A1S B1U |A1C B1U C1U |"},
    {"[@0/] [B1+]\n[@0+] [B1/]\n[@0+] [B1+]", "@0/ B1+ |@0+ B1/ |@0+ B1+ |"},
    /* Rows that were wrapped: each but the last one of a game has as many moves as any, or is as long as it can be. */
    {"@0/ A1/ B1+\nC1+\n@0+ A1/ B1+\nD1+", "@0/ A1/ B1+ C1+ |@0+ A1/ B1+ D1+ |"},
    {"@0/ A1/ B10+\nC100+\n@0+ A1/ B1+ C1+\nD1+ 1-0", "@0/ A1/ B10+ C100+ |@0+ A1/ B1+ C1+ D1+ <white 5>|"},
    {"Ann-Bo: @0/ A1/ B1+\n   C1+\n\nBo-Cy: @0+ A1/ B1+\n   D1+", "@0/ A1/ B1+ C1+ |@0+ A1/ B1+ D1+ |"},
    {"@0/ A1/ B1+ C1+ D1+\n@0+ A1/\nB1+ C1+\n@0/ A1/", "@0/ A1/ B1+ C1+ D1+ |@0+ A1/ |B1+ C1+ |@0/ A1/ |"},
    {"@0/ A1/ B1+\nC1+\n@0+ A1/ B1+\n\nC1+\n@0/ A1/\n@0/ B1+",
     "@0/ A1/ B1+ |C1+ |@0+ A1/ B1+ |C1+ |@0/ A1/ |@0/ B1+ |"},
    {"@0/ A1/ B1+ C1+ D1+\nE1+\n@0+ A1/ B1+ C1+\n@0/ A1/",
     "@0/ A1/ B1+ C1+ D1+ |E1+ |@0+ A1/ B1+ C1+ |@0/ A1/ |"}, /* over */
    {"A1S A1U B1L\nB1U\nA1C B1U C1U\nA1S\nA1S B1U C1U\nA1C B1U\n",
     "A1S A1U B1L B1U |A1C B1U C1U A1S |A1S B1U C1U A1C B1U |"}, /* A1S and A1C are later moves too */
    {"@0/ A1/ B1+\nC1+\n@0+ A1/ B1+\nD1+\n@0/ A1/ B1+\nB3x C1+\nA0/\n@0+ A1/ B1+\nC1+\n@0/ A1/ B1+\nE1+\n",
     "@0/ A1/ B1+ C1+ |@0+ A1/ B1+ D1+ |@0/ A1/ B1+ |B3x{0} C1+ A0/ |@0+ A1/ B1+ C1+ |@0/ A1/ B1+ E1+ |"}, /* a slip */
    /* The end on the line below. */
    {"@0/ B1+\n@0+ A1/ B1+\n0-1\n@0/ B1+", "@0/ B1+ |@0+ A1/ B1+ <black 3>|@0/ B1+ |"},
    {"@0/ B1+\n@0+ A1/ B1+\n4 Resign\n@0/ B1+", "@0/ B1+ |@0+ A1/ B1+ <resign 3>|@0/ B1+ |"},
    {"@0/ B1+\n@0+ A1/ B1+\nBlack wins\n@0/ B1+", "@0/ B1+ |@0+ A1/ B1+ <black 3>|@0/ B1+ |"},
    {"@0/ B1+\n@0+ A1/ B1+\nResult: 1-0\n@0/ B1+", "@0/ B1+ |@0+ A1/ B1+ <white 3>|@0/ B1+ |"},
    {"@0/ B1+\n@0+ A1/ B1+\n\n0-1: @0/ B1+ A1/\n@0/ B1+", "@0/ B1+ |@0+ A1/ B1+ |@0/ B1+ A1/ <black 3>|@0/ B1+ |"},
    /* Who won, in words before the moves or behind them. */
    {"1,Ann,Bo,White wins,@0/ B1+ A1/\n2,Ann,Bo,Black wins by line,@0+ B1+ A0/\n3;Ann;Bo;White resigned;@0+ B1+ A0/\n"
     "Ann 1-0 Bo @0/ B1+ A1/\nann 0-1 bo 1720 @0+ B1+ A0/\nAnn - Bo, Bo won: @0+ B1+ A0/\n",
     "@0/ B1+ A1/ <white 3>|@0+ B1+ A0/ <black 3>|@0+ B1+ A0/ <resign 3>|@0/ B1+ A1/ <white 3>|@0+ B1+ A0/ <black 3>|"
     "@0+ B1+ A0/ <black 3>|"},
    {"1;Ann;Bo;White resigned;@0/ B1+ A1/\n2;Ann;Bo;1-0;@0+ B1+ A0/\n3;Ann;Bo;Ann lost;@0+ B1+ A0/",
     "@0/ B1+ A1/ <resign 3>|@0+ B1+ A0/ <white 3>|@0+ B1+ A0/ <black 3>|"},
    {"lead 1-0 after game one @0/ B1+ A1/\nscore 0-1: @0+ B1+ A0/\nafter a 1-0 lead @0+ B1+ A0/\n",
     "@0/ B1+ A1/ |@0+ B1+ A0/ |@0+ B1+ A0/ |"},
    {"@0/ B1+ A1/ Ann wins\n@0+ B1+ A0/ Ann to win\n@0+ B1+ A0/ B2/ win\n",
     "@0/ B1+ A1/ |@0+ B1+ A0/ |@0+ B1+ A0/ B2/ <claim 4>|"}, /* Ann may be either */
    {"{@0/} {B1+}\n{@0+} {B1/}\n{@0+} {B1+}", "@0/ B1+ |@0+ B1/ |@0+ B1+ |"},
    {"(@0/) (B1+)\n(@0+) (B1/)\n(@0+) (B1+)", "@0/ B1+ |@0+ B1/ |@0+ B1+ |"},
    {" @0/ B1+ A0/ ( B2/)\n @0+ B1/\n @0+ B1+", "@0/ B1+ A0/ {B2/} |@0+ B1/ |@0+ B1+ |"},
    {"(@0/) (B1+) (A0/ was tempting)\n(@0+) (B1/)\n(@0+) (B1+)", "@0/ B1+ {A0/ was tempting} |@0+ B1/ |@0+ B1+ |"},
    {"@0/ B1+<p>@0+ A1/<p>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+</p>@0+ A1/</p>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+<li>@0+ A1/<li>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+</li>@0+ A1/</li>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+<tr>@0+ A1/<tr>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+</tr>@0+ A1/</tr>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+<div>@0+ A1/<div>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+</div>@0+ A1/</div>@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+<br />@0+ A1/<br />@0/ B1+", "@0/ B1+ |@0+ A1/ |@0/ B1+ |"},
    {"@0/ B1+ {solid} A1/ {or 3. B2+}\n@0+ B1+ (good) A0/ C1+\n@0/ B1+",
     "@0/ B1+ {solid} A1/ {or 3. B2+} |@0+ B1+ {good} A0/ C1+ |@0/ B1+ |"},
    /* Prose behind the moves, or on a line of its own, in which words look like moves. */
    {"A1S B1U C1U D1U After B3 white was lost.\nA1S B1U C1U D1U Thanks for that game.\nA1S B1U",
     "A1S B1U C1U D1U |A1S B1U C1U D1U |A1S B1U |"},
    {"@0/ B1+ A0/ What do you think about B2/ instead?\n@0+ A0/ B1+ see http://example.net now\n@0/ B1+\n@0/ B1+\n"
     "@0/ B1+",
     "@0/ B1+ A0/ |@0+ A0/ B1+ |@0/ B1+ |@0/ B1+ |@0/ B1+ |"},
    {"@0/ B1+ A0/\nWhat do you think about 5. B2/ instead?\n@0+ A0/\nI have a question: is A0/ legal here?\n@0/ B1+",
     "@0/ B1+ A0/ |@0+ A0/ |@0/ B1+ |"},
    {"@0/ B1+ bad move BO/ A0/\n@0+ A0/ and then B3x\n@0/ B1+", "@0/ B1+ BO/{0} A0/ |@0+ A0/ B3x{0} |@0/ B1+ |"},
    {"@0/ @1/ @1/ RESING\n@0+ @1+ A0+\n", "@0/ @1/ @1/ RESING{0} |@0+ @1+ A0+ |"},
    {"@0/ @1/ @1/ resin was here\n@0+ @1+ A0+ reason\n", "@0/ @1/ @1/ |@0+ @1+ A0+ |"},
    {"Here they are.\n@0/ B1+ A0/ A1/\n@0+ A0/ C1+ A2/\n@0/ B1+", "@0/ B1+ A0/ A1/ |@0+ A0/ C1+ A2/ |@0/ B1+ |"},
};

static const struct example plain[] = {
    /* Pairs of moves behind names, and one without black's: */
    {"1. Ann: @0/, Bob: @1/\n2. Ann: @1/, Bob: B0-\n3. Ann: @1/, Bob: @1/\n", "@0/ @1/ @1/ B0{0} @1/ @1/ |"},
    {"1. Ann: @0/, Bob: @1/<br>\n2. Ann: @1/<br>3. Ann: @1/<br>Bob: @1/\n", "@0/ @1/ @1/ @1/ @1/ |"},
    {"1. Ann: @0/, Bob: @1/\n2. Ann: @1/, Bob: ?\n3. Ann: @1/\n", "@0/ @1/ @1/ 2{0} @1/ |"},
    {"| 1 | Ann | @0/ | Bob | @1/ |\n| 2 | Ann | @1/ | Bob | |\n| 3 | Ann | @1/ | Bob | |\n",
     "@0/ @1/ @1/ 2{0} @1/ |"},
    {"1. Ann: @0/, Bob: @1/\n2. Ann: @1/, Bob: ?\n3. Ann, what now?\n", "@0/ @1/ @1/ |"},
    {"1. Ann: @0/, Bob: @1/\n2. Ann: @1/\n4. Ann: @1/\n", "@0/ @1/ @1/ @1/ |"},
    {"@0/ @1/ @1/\nB0+ D0\n\nThanks, it was a fine game!\n", "@0/ @1/ @1/ B0+ D0{0} |"}, /* below rows of moves */
    {"@0/ @1/ @1/\nDO/\n\nThanks, it was a fine game!\n", "@0/ @1/ @1/ DO/{0} |"},
    {"@0/ @1/ @1/\nB2B\n\nThanks, it was a fine game!\n", "@0/ @1/ @1/ |"},
    {"@0/ @1/ @1/\n\nDO/\n\nThanks, it was a fine game!\n", "@0/ @1/ @1/ !3:1|"},
    {"@0/\n@1/\nD0-\n\nThanks, it was a fine game!\n", "@0/ @1/ D0{0} |"},
    {"1. Ann: @0/\n2. Bob: @1/\n3. Thanks, it was gr8\n", "@0/ @1/ |"}, /* no number of a move */
    {"1:00 Ann: @0/\n2:00 Bob: @1/\n3:00 A break\n4:00 Ann: @1/\n", "@0/ @1/ @1/ |"},
    {"A game with Ann.\n@0/ A0/ B0+ vs2\n\nThanks for the game!\n", "@0/ A0/ B0+ |"}, /* no slip behind a row */
    /* A slip in a game in prose: */
    {"I played @0/. Bob answered @1/. I went on with AO+ and he with @1/.\n", "@0/ @1/ AO+{0} @1/ |"},
    {"Ann: @0/\nBob: hm, @1/\nAnn: AO+ !\nBob: @1/\n", "@0/ @1/ AO+{0} @1/ |"},
    {"I played @0/. Bob answered @1/. I went on with AO+.\n", "@0/ @1/ !1:48|"}, /* no move follows, */
    {"I played @0/. He played AO+.\n\nThen we began again: @0+ it was.\n", "@0/ !1:25|@0+ |"}, /* or of another */
    {"I played @0/. Bob answered @1/. An A+ for A4 and 24+ for @1/.\n", "@0/ @1/ @1/ |"}, /* other words */
    {"@0/ @1/ @1/\n\nIn the end AO+ was best.\n\n@1/\n", "@0/ @1/ @1/ @1/ |"}, /* moves in rows */
    {"I had @0/ @1/ @1/ @1/ and B0/ when AO+ and A0+ were left.\n", "@0/ @1/ @1/ @1/ B0/ A0+ |"}, /* the game is over */
    /* Numbers before names, and one of them without a move: */
    {"1. Ann: @0/\n2. Bob: @1/\n3. Ann: A0-\n4. Bob: @1/\n", "@0/ @1/ A0{0} @1/ |"},
    {"1. Ann: @0/\n2. Bob: @1/\n3. Ann: ?\n4. Bob: @1/\n", "@0/ @1/ 3{0} @1/ |"},
    {"1. Ann: @0/\n2. Bob:\n3. Ann: @1/\n", "@0/ 2{0} @1/ |"},
    {"1. White: @0/\n2. Black: @1 +\n3. White: @1/\n", "@0/ @1 +{0} @1/ |"},
    {"1,white,@0/\n2,black,@1/\n3,white,A0-\n4,black,@1/\n", "@0/ @1/ A0{0} @1/ |"},
    {"1 | Ann | @0/\n2 | Bob | B0-\n3 | Ann | @1/\n", "@0/ B0{0} @1/ |"},
    {"1w @0/\n1b @1/\n2w A0-\n2b @1/\n", "@0/ @1/ A0{0} @1/ |"}, /* of pairs */
    {"1w @0/\n1b @1/\n2w @1/\n2b\n3w @1/\n", "@0/ @1/ @1/ 2{0} @1/ |"},
    {"1st move: @0/\n2nd move: B0\n3rd move: @1/\n", "@0/ B0{0} @1/ |"},
    {"1 Ann: @0/\n2 Bob: @1/\n3 Ann: ?\n4 Bob: ?\n5 Ann: @1/\n", "@0/ @1/ 3{0} @1/ |"},
    {"| 1 | Ann | @0/ | |\n| 2 | Bob | | a blunder |\n| 3 | Ann | @1/ | |\n", "@0/ 2{0} @1/ |"},
    {"1. Ann: @0/\n2. Bob: @1/\n3. Ann: A0-\n", "@0/ @1/ A0{0} |"}, /* the last one */
    {"1. Ann: @0/\n2. Bob: @1/\n3. Ann: ?\n", "@0/ @1/ |"},
    {"1. Ann: @0/\n2. Bob: @1/\n3. Ann: resigns\n4. Bob: thanks\n", "@0/ @1/ <resign 2>|"},
    {"1. Ann: @0/\n2. Bob: @1/\n4 points so far\n5. Ann: @1/\n", "@0/ @1/ @1/ |"}, /* another number, */
    {"7. Ann: @0/\n9. Bob: @1/\n3 points so far\n4. Ann: @1/\n", "@0/ @1/ @1/ |"}, /*   before the last moves too, */
    {"1. Ann: @0/\n2. Bob: @1/\n3 points so far\n3. Ann: @1/\n", "@0/ @1/ @1/ |"}, /*   below it, */
    {"1. Ann: @0/\n2. Bob: @1/\n3 points so far\n20. Ann: @1/\n", "@0/ @1/ @1/ |"},
    /* A slip behind a row of moves, above a closing sentence: */
    {"@0/ @1/ @1/ BO+\n\nThanks for the game!\n", "@0/ @1/ @1/ BO+{0} |"},
    {"@0/ @1/ @1/ B 0+\n\nThanks for the game!\n", "@0/ @1/ @1/ B 0+{0} |"},
    {"@0/, @1/, D0.\n\nThanks for the game, it was nice!\n", "@0/ @1/ D0{0} |"},
    {"@0/ @1/ @1/ D0-\n\nThanks for the game!\n", "@0/ @1/ @1/ D0{0} |"},
    {"@0/ @1/ @1/ BO+ was the end\n\nThanks for the game!\n", "@0/ @1/ @1/ !1:13|"}, /* words behind it, */
    {"So @0/ @1/ then BO+\n\nThanks for the game!\n", "@0/ @1/ !1:17|"}, /*   before it */
    /* A move in a sentence below a row of moves: */
    {"@0/ @1/ @1/ @1/ B0/ A3/\n\nBetter: 5. B2+ first.\n", "@0/ @1/ @1/ @1/ B0/ A3/ |"},
    {"@0/ @1/ @1/\n\nWhy not A0+ here?\n", "@0/ @1/ @1/ !3:9|"},
    {"@0/ @1/ @1/\nThe end came after 2. A0+ already.\n", "@0/ @1/ @1/ |"},
    {"@0/ @1/ @1/\nWhite should\nplay 4. A0+ here\n", "@0/ @1/ @1/ !3:9|"}, /* the next one by its number, */
    {"@0/ @1/ @1/\nNow comes A0+.\n", "@0/ @1/ @1/ !2:11|"}, /*   or directly below */
    {"@0/ @1/ @1/\nA quiet start.\nNow comes A0+.\n", "@0/ @1/ @1/ !3:11|"},
    {"@0/ @1/ @1/\nNow A0+ is weak.\n@1/ B0/\n", "@0/ @1/ @1/ @1/ B0/ |"},
    {"@0/ @1/ @1/\n\nAnn: A0+\nso @1/ B0/ A3/\n\nwell now A0/ B0/ A0+ A1+\n", /* these are none */
     "@0/ @1/ @1/ A0+ @1/ B0/ A3/ A0/ B0/ A0+ A1+ |"},
    {"@0/ @1/ @1/ @1/\n\nWhite B0/, Black A3/\n", "@0/ @1/ @1/ @1/ B0/ A3/ |"},
    {"She played @0/ @1/ @1/\n\nand then I had A0+\n", "@0/ @1/ @1/ A0+ |"}, /* all stands in sentences */
    {"@0/ @1/\n\nand then I had A0+\n", "@0/ @1/ A0+ |"},
    /* The end of a game behind words that stand before moves too: */
    {"Ann: @0/\nBen: @1/\nAnn: I resign\n", "@0/ @1/ <resign 2>|"},
    {"Ann: @0/\nBen: @1/\nBen: resigns\n", "@0/ @1/ <resign 2>|"},
    {"10:15 Ann: @0/\n10:16 Ben: @1/\n10:18 Ben: oh\n10:19 Ann: RESIGN\n", "@0/ @1/ <resign 2>|"},
    {"Ann> @0/\nBen> @1/\nAnn> 0-1\n", "@0/ @1/ <black 2>|"},
    {"Ann - @0/\nBen - @1/\nBen - draw\nAnn - @0+\n", "@0/ @1/ <draw 2>|@0+ |"},
    {"1,Ann,@0/\n2,Ben,@1/\n3,Ann,resigns\n", "@0/ @1/ <resign 2>|"},
    {"| 1 | Ann | @0/ |\n| 2 | Ben | @1/ |\n| 3 | Ann | WIN |\n", "@0/ @1/ <white 2>|"},
    {"Move: @0/\nMove: @1/\nMove: resigns\n", "@0/ @1/ <resign 2>|"},
    {"Ann: @0/\nBen: @1/\nAnn: draw\nBen: no\nAnn: @1/\n", "@0/ @1/ @1/ |"}, /* an offer */
    {"Ann: @0/\nBen: @1/\nAnn: draw\nBen: no\n", "@0/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nAnn: draw\n\nAnn: please\nCid: no\nBen: Never!\n", "@0/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nAnn: draw\nBen: (ok)\n", "@0/ @1/ <draw 2>|"},
    {"Ann: @0/\nBen: @1/\nAnn: draw\nBen: I do not agree\n", "@0/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nAnn: draw\nBen: hm\n", "@0/ @1/ !3:6|"},
    {"Ann: @0/\nBen: @1/\nAnn: draw\n\n\n\n\n\nBen: no\n", "@0/ @1/ <draw 2>|"}, /* too far below */
    {"Ann: @0/\nBen: @1/\nCid: I resign, too\nAnn Lee: so I resign it\n", "@0/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nAnn: time\n", "@0/ @1/ |"},
    {"A: @0/\nB: @1/\nAI resign\n", "@0/ @1/ |"}, /* another name */
    {"9:59 Ann: @0/\n10:00 Ben: @1/\n10:01  Ann: I resign\n", "@0/ @1/ <resign 2>|"},
    {"\xC3\x89va: @0/\nBen: @1/\n\xC3\x89: I resign\n", "@0/ @1/ |"},
    /* A slip on a line that is like those of the moves around it: */
    {"Ann: @0/\nBen: @1x\nAnn: @1/\nBen: @1/\n", "@0/ @1x{0} @1/ @1/ |"},
    {"1. White: @0/\n2. Black: @1\n3. White: @1/\n4. Black: @1/\n", "@0/ @1{0} @1/ @1/ |"},
    {"1,White,@0/\n2,Black,@1x\n3,White,@1/\n", "@0/ @1x{0} @1/ |"},
    {"| 1 | White | @0/ |\n| 2 | Black | @1x |\n| 3 | White | @1/ |\n", "@0/ @1x{0} @1/ |"},
    {"10:15 Ann: @0/\n10:16 Ben: @1x\n10:17 Ann: @1/\n", "@0/ @1x{0} @1/ |"},
    {"Ann plays @0/\nBen Lee plays @1x\nAnn plays @1/\n", "@0/ @1x{0} @1/ |"},
    {"@0/ by Ann\n@1x by Ben\n@1/ by Ann\n", "@0/ @1x{0} @1/ |"},
    {"1. White @0/, Black @1x\n2. White @1/, Black @1/\n", "@0/ @1x{0} @1/ @1/ |"},
    {"1. White @0/, Black @1/\n2. White @1/, Black @1x\n", "@0/ @1/ @1/ @1x{0} |"},
    {"Ann: @0/\nBen: @1/\nAnn: @1x\n", "@0/ @1/ @1x{0} |"},
    {"Ann: @0/\nBen: @1x\nBen: oh\nAnn: @1/\n", "@0/ @1x{0} @1/ |"},
    {"Ann: @0/\nBen: &A1+\nAnn: @1/\n", "@0/ &A1+{0} @1/ |"},
    {"Ann: @0/ ; a\nBen: @1x ; b c\nAnn: @1/\n", "@0/ { a} @1x{0} { b c} @1/ |"},
    {"9:59 Ann: @0/\n10:00 Ann: B1U or\n10:01 Ann: @1x\n", "@0/ B1U @1x{0} |"},
    {"@0/\n\ngood\n\n@1x\n\nfine\n\n@1/\n", "@0/ @1x{0} @1/ |"}, /* alone on its line as they are */
    {"White @0x, Black @1/\nWhite @1/, Black @1/\n", "@0x{0} @1/ @1/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nAnn: @1/\nBen: @1/\nAnn: B0/\nBen: A3x\n", "@0/ @1/ @1/ @1/ B0/ |"}, /* the game is over, */
    {"Ann: @0/\nBen: @1/\nAnn: not B3x\n", "@0/ @1/ |"}, /* it has other words, */
    {"Ann: @0/\nBen: @1/\nCid: B3\n", "@0/ @1/ |"},
    {"Ann: @0/\nBen: B3\nCid: @1/\n", "@0/ @1/ |"}, /* or those around it differ, */
    {"Ann: @0/\nsee: B3: or\nAnn: @1/\n", "@0/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nBen: gr8\nAnn: @1/\nBen: @1/\n", "@0/ @1/ @1/ @1/ |"}, /* or it is not that player's turn, */
    {"Ann: @0/\nBen: @1/\nAnn: m8\nAnn: @1/\n", "@0/ @1/ @1/ |"}, /* or that player moves then, */
    {"Ann: @0/\nBen: b4\nBen: @1/\nAnn: @1/\n", "@0/ @1/ @1/ |"},
    {"Ann: @0/\nBen: @1/\nAnn: B2\nBen: @1/\n", "@0/ @1/ B2{0} @1/ |"},
    {"Move: @0/\nMove: @1/\nMove: B2\nMove: @1/\n", "@0/ @1/ B2{0} @1/ |"},
    {"Ann: @0/\nBen: @1/\nDraw\nAnn: B3\n", "@0/ @1/ <draw 2>|"}, /* or the game has ended */
    {"W1: @0/\nB1: A1/\nW2: B1+\nB2: C1+", "@0/ A1/ B1+ C1+ |"}, /* labels */
    {"w1. @0/\nb1. A1/\nw2. B1+\nb2. C1+", "@0/ A1/ B1+ C1+ |"},
    {"1a) A1C\n1b) A1D\n2a) B1U\nDraw\n\n1a) A1S\n1b) A1S", "A1C A1D B1U <draw 3>|A1S A1S |"},
    {"1a) A1C\n1b) A1D\n2a) B1U\n\n1a) @0+\n1b) B1+", "A1C A1D B1U |@0+ B1+ |"}, /* 1a is no slip */
    {"Ann: A1C\nBo: A1D\nRESIGN\nAnn: A1S\nBo: A1S\n", "A1C A1D <resign 2>|A1S A1S |"}, /* as the first begins */
    {"A1C\nA1D\nB1U\nC1U\nD1U\nor A1S\n", "A1C A1D B1U C1U D1U A1S |"},
    {"@0/\nA1/\nB2 B1+\nC1+", "@0/ A1/ B2{0} B1+ C1+ |"},
    {"@0/\nA1/\nC2: B1+\nC1+", "@0/ A1/ C2{0} B1+ C1+ |"},
    {"@0/\nA1/\nB2: hm\nC1+\nD1+", "@0/ A1/ B2{0} C1+ D1+ |"}, /* labels nothing */
    {"1-0\n@0/ A1/\n\n0-1\n@0+ A1/\n\nDraw\n@0/ B1+", "@0/ A1/ <white 2>|@0+ A1/ <black 2>|@0/ B1+ <draw 2>|"},
    {"@0/ A1/\n1-0\n@0+ A1/\n0-1\n\n@0/ B1+\n1-0", "@0/ A1/ <white 2>|@0+ A1/ <black 2>|@0/ B1+ <white 2>|"},
    {"A1C 2 B1U 3 win", "A1C B1U <claim 2>|"}, {"A1C 2 B1U 3 time", "A1C B1U <time 2>|"}, /* with a number, no prose */
    {"A1C 2 B1U win", "A1C B1U |"}, {"A1C 2 B1U time", "A1C B1U |"},
    {"A1C 2 B1U WIN", "A1C B1U <claim 2>|"}, {"A1C 2 B1U TIME", "A1C B1U <time 2>|"},
    {"A1C 2 B1U 3 Resign", "A1C B1U <resign 2>|"}, {"A1C 2 B1U 4 Resign", "A1C B1U ?1:13e|"},
    {"A1C 2 B1U 2 Resign", "A1C B1U =1:13e|"}, {"A1C 2 B1U 4 Resign C1U", "A1C B1U C1U |"},
    {"@0/ B1+ A0/ E\n3+ C1+", "@0/ B1+ A0/ 3+{0} C1+ |"},
    {"White: 1AL\nBlack: Ben\n\n@0/ B1+ A0/", "@0/ B1+ A0/ |"},
    {"codes 7A1C 9C5D 1A1C 16#A1C 2B1D", ""}, {"The A1C test: an A1C of 7 is high.", ""}, {"A1C", "A1C |"},
    {"They played A1C.\nWhite resigns\n", "A1C <resign 1>|"}, /* with an end, it is no word */
    {"template <typename _A1s> f(_A1s..., _B1s)", ""},
    {"so _A1S B1U_ it was", "A1S B1U |"}, {"so _A1S_ it was", "A1S |"},
    {"body { color: #A1C; margin: B2C }", ""}, /* hexadecimal */
    {"= Game =\n# <nowiki>@0/</nowiki>\n# <nowiki>B1+</nowiki>\n# C1+\n# D1+", "@0/ B1+ C1+ D1+ |"}, /* bullets */
    {"#. @0/\n#. B1+", "@0/ B1+ |"},
    {"# B1+\n@0/\nC1+", "@0/ C1+ |"},
    {"[list=1]\n[*]@0/\n[*]B1+\n[*]A0/\n[*]C1+\n[*]D1+\n[*]B2/", "@0/ B1+ A0/ C1+ D1+ B2/ |"},
    {"<Ann> @0/\n<Ben> B1+\n<Ann> lol\n<Ann> C1+\n<Ben> D1+", "@0/ B1+ C1+ D1+ |"},
    {"W @0/\nB B1+\nW B2/\nB C1+", "@0/ B1+ B2/ C1+ |"},
    {"q. @0+; @1/\n2. @1\\; A0\\\n3. @1\\; B0/\n4. C2+; E3\\\n", "@0+ @1/ @1\\ A0\\ @1\\ B0/ C2+ E3\\ |"},
    {"@0/; B1+; A0/; @2/\nB2/; C1+", "@0/ B1+ A0/ @2/ B2/ C1+ |"},
    {"1. White @0/; Black @1/\n2. White @1/; Black B0+\n", "@0/ @1/ @1/ B0+ |"}, /* or the other name */
    {"A1C\n#1 A1S\n#2 B1U\n@1/", "A1C {1 A1S/2 B1U} @1/ |"},
    {"\"A1C \\nB1U\\n\"\n\"@1/\\n\"", "A1C B1U @1/ |"},
    {"", ""},
    {"\n\n  \n", ""},
    {"no game here", ""},
    {"; A1C B1U", ""},
    {"A1C", "A1C |"},
    {"A1C\nB1U\nC1U\n", "A1C B1U C1U |"}, /* a list, not an archive of one-move games */
    {"A1C B1U and C1U\nthen D1U", "A1C B1U C1U D1U |"},
    {"B1U A1C", "B1U A1C |"}, /* illegal, which only the rules show */
    {"Well:\n@0/\n5 I resign", "@0/ ?3:3e|"},  /* but in prose that of the next move */
    {"@0/ B1+ A0/ C1+ D1+ x 7 B3x", "@0/ B1+ A0/ C1+ D1+ B3x{0} |"}, /* behind signs and numbers, as in a table */
    {"@0/ B1+ A0/ C1+ D1+ ab B3x", "@0/ B1+ A0/ C1+ D1+ |"},
    {"@0/ B1+ A0/ C1+ D1+ good 7 B3x", "@0/ B1+ A0/ C1+ D1+ |"}, /* not between moves */
    {"A1C B1U x\nA1C C1U", "A1C B1U A1C C1U |"}, /* not over: A1C might lie left of A1 */
    {"A1C B1U C1U D1U E1U x A1C C1U", "A1C B1U C1U D1U E1U A1C C1U |"}, /* not at the start of a line */
    {"@0/ B1U x @0+ C1U", "@0/ B1U |@0+ C1U |"}, /* it is never legal later */
    {"@0/ B1U you win B2U", "@0/ B1U B2U |"},
    {"@0/ x\nB1U\nresigns", "@0/ B1U <resign 2>|"},
    {"@0/\nB1U\nit was\nResign", "@0/ B1U <resign 2>|"}, /* a capital begins it, alone on its line */
    {"@0/\nB1U\nit was\nresign", "@0/ B1U |"},
    {"1  2 B1U\n3 win", "B1U <claim 1>|"}, /* in a list a statement has any number */
    {"@0x A2S", "@0x{0} A2S |"}, /* almost a first move */
    {"@0/ B1+\nWhite wins\nBO/ C1+", "@0/ B1+ C1+ <white 2>|"}, /* not behind a statement */
    {"@0/ BO/\nA1/ and so it was nice", "@0/ BO/{0} A1/ |"}, /* the next move stands on the line below */
    {"@0/ BO/ and so it was", "@0/ !1:5|"},
    {"@0/ B1+ A0/ C1+ ; c\nB3x", "@0/ B1+ A0/ C1+ { c} B3x{0} |"}, /* behind a comment */
    {"B1000+\n@0/ A1/ B1+ C1+", "B1000+ |@0/ A1/ B1+ C1+ |"}, /* the largest row of a move above a game */
    {"B1001+\n@0/ A1/ B1+ C1+", "@0/ A1/ B1+ C1+ |"},
    {"@0/\nA1/\nB2:\nB1+\nC1+", "@0/ A1/ B2{0} B1+ C1+ |"}, /* a label stands on the line of its move */
    {"A0x B2S C1U", "A0x{0} B2S C1U |"},
    {"B0x A2S", "A2S |"}, /* no game begins on B0 */
    {"@0/ B1+ A0/ 3+E\n3+ C1+", "@0/ B1+ A0/ C1+ |"},
    {"B1+x", ""},
    {"1 A1C2 B1U", "B1U |"},
    {"so _A1S_it was", ""}, /* a name, although it goes on */
    {"so _A1S_2 was", ""},
    {"so _A1S__ was", ""},
    {"@0/ resign\nB1+ resign", "@0/ B1+ <resign 1>|"},
    {"@0/ B1U\nBut in game 3 Black resigned.", "@0/ B1U |"}, /* prose, although behind a number */
    {"A1C x B1U\nRESIGN\nA1C C1U", "A1C B1U <resign 2>|A1C C1U |"},
    {"A1C x B1U ; c1u\nC1U", "A1C B1U { c1u} C1U |"},
    {"2 B1U 3 A1C 1 C1U", "B1U A1C C1U |"}, /* no 1 before a first move */
    {"1994 A1C, 2 B1U", "A1C B1U |"},
};

static const struct example words[] = {
    {"A1C B1U", "A1C B1U |"},
    {"  a1c   b1u ", "a1c b1u |"},
    {"A1C hello 1A/ B1U", "A1C hello{0} 1A/{0} B1U |"},
    {"A1C RESIGN", "A1C <resign 1>|"},
    {"resign A1C", "resign{0} A1C |"},
    {"1 A1C 2 B1U", "A1C B1U |"}, /* numbers */
    {"1. A1C B1U 2. C1U", "A1C B1U C1U |"},
    {"1.A1C 2.B1U", "A1C B1U |"},
    {"1 A1C 3 B1U C1U", "A1C ?1:7|"},
    {"A1C\n  3. B1U", "A1C ?2:3|"},
    {"A1C 3 B1U\nC1U", "A1C ?1:5|"}, /* no more is read */
    {"A1C 1 B1U", "A1C B1U |"}, /* of pairs */
    {"A1C 2 B1U", "A1C B1U |"},
    {"A1C 4 B1U", "A1C ?1:5|"},
    {"", ""},
    {"   ", ""},
};

static void add(char *all, const char *bytes, size_t length)
{
    size_t used = strlen(all);

    memcpy(all + used, bytes, length);
    all[used + length] = '\0';
}

static void render_move(const struct record_game *g, const struct record_move *m, char *all)
{
    const struct comment_line *lines = record_comment(g, m);
    int i;

    add(all, m->word, m->length);
    add(all, m->move.notation == NOTATION_NONE ? "{0} " : " ", m->move.notation == NOTATION_NONE ? 4 : 1);
    for (i = 0; i < m->comment_count; i++) {
        add(all, i ? "/" : "{", 1);
        add(all, lines[i].text.at, lines[i].text.length);
    }
    if (m->comment_count)
        add(all, "} ", 2);
}

static void render(const struct record_game *g, char *all)
{
    static const char *const marks[] = {"", "resign", "time", "claim", "draw", "white", "black"};
    char more[50] = "";
    int i;

    for (i = 0; i < g->count; i++)
        render_move(g, &g->moves[i], all);
    if (g->end) {
        snprintf(more, sizeof more, "<%s %d>", marks[g->end + (g->end == END_SCORE && g->end_winner == GAME_BLACK)],
                 g->end_after);
        strcat(all, more);
    }
    for (i = 0; i < 7; i++) {
        const struct record_skipped *const places[] = {&g->after_gap, &g->in_prose,  &g->again,   &g->above,
                                                       &g->retold,    &g->after_end, &g->no_first};
        const struct record_skipped *s = places[i];

        if (s->at) {
            snprintf(more, sizeof more, "%c%d:%d%s", "?!=^~/%"[i], s->line, s->column, s->is_end ? "e" : "");
            strcat(all, more);
        }
    }
    strcat(all, "|");
}

static enum record_standing judge(void *judging, const struct record_game *so_far)
{
    return so_far->count >= *(const int *)judging ? RECORD_OVER : RECORD_OPEN;
}

/* Each example is read again as a text that may be a mail or come from another program: it is none. */
static void test_examples(struct check *c, const struct example *examples, size_t count,
                          enum input_form given, enum input_form input_form)
{
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < count * 2; i++) {
        const struct example *e = &examples[i / 2];
        char all[1000] = "";
        bool good;

        (i % 2 ? foreign_open : record_open)(&r, text_of(e->text), given);
        CHECK(c, r.input_form == input_form);
        while (record_next(&r, judge, &over))
            render(&r.game, all);
        good = strcmp(all, e->games) == 0 && r.input_form == input_form;
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  style %d: %s\n  [%s] not\n  [%s]\n", (int)r.input_form, e->text, all, e->games);
        CHECK(c, !record_next(&r, judge, &over)); /* at the end it stays there */
    }
    record_free(&r);
}

/* Lines and columns of moves count from 1; a tab is one byte. */
static void test_places(struct check *c)
{
    struct record r = {0};
    int over = 5;

    record_open(&r, text_of("mail\r\n\r\n> 1 A1C\t2 B1U\r\n"), INPUT_DETECT);
    CHECK(c, record_next(&r, judge, &over) && r.game.count == 2);
    CHECK(c, r.game.moves[0].line == 3 && r.game.moves[0].column == 5 && r.game.moves[0].length == 3);
    CHECK(c, r.game.moves[1].line == 3 && r.game.moves[1].column == 11);
    CHECK(c, r.game.moves[1].move.shape == 'U' && r.game.moves[1].move.column == 2);
    r.unread.at = "x"; /* of the text before */
    record_open(&r, text_of("A1C  huh"), INPUT_WORDS);
    CHECK(c, !r.unread.at && !r.game.count);
    CHECK(c, record_next(&r, judge, &over) && r.game.moves[1].column == 6);
    CHECK(c, r.game.moves[1].move.notation == NOTATION_NONE && r.game.moves[0].move.notation == NOTATION_CLASSIC);
    record_free(&r);
}

/* A comment's text follows all of its #, or one ;, and has no blanks at its end. */
static void test_comments(struct check *c)
{
    static const char text[] = "1 A1C ; x \n# y\n> ##;;z\t\n;\n2 B1U\n3 A1S;#";
    static const struct {
        const char *text;
        int line, column;
    } lines[] = {{" x", 1, 8}, {" y", 2, 2}, {";z", 3, 6}, {"", 4, 2}, {"#", 6, 7}};
    struct record r = {0};
    int over = 5, i;

    record_open(&r, text_of(text), INPUT_DETECT);
    CHECK(c, record_next(&r, judge, &over) && r.game.count == 3 && r.game.comment_count == 5);
    CHECK(c, r.game.moves[0].comment_count == 4 && r.game.moves[1].comment_count == 0);
    CHECK(c, r.game.moves[2].comment_count == 1);
    CHECK(c, record_comment(&r.game, &r.game.moves[2]) == &r.game.comment_lines[4]);
    for (i = 0; i < r.game.comment_count; i++) {
        const struct comment_line *l = &r.game.comment_lines[i];

        CHECK(c, text_is(l->text, lines[i].text) && l->line == lines[i].line && l->column == lines[i].column);
    }
    record_free(&r);
}

/* A heading belongs to the game below it; its rules apply to later games too, but those below `Game 3:` do not. */
static void test_headings(struct check *c)
{
    static const char text[] = "Loop Trax\nWhite: Ann\n1 A1C 2 B1U\nWhite: Bo\n1 A1C\nCal vs Dee\nGame 3: x\n1 A1C\n"
                               "Game 4:\n8x8 Trax\n1 A1C\nDee vs Cal\n1 A1S\n";
    struct record r = {0};
    int over = 5;

    record_open(&r, text_of(text), INPUT_DETECT);
    CHECK(c, record_next(&r, judge, &over) && text_is(r.game.heading.white, "Ann"));
    CHECK(c, r.game.heading.rules == RULES_LOOP && r.game.heading.title.length == 0);
    CHECK(c, record_next(&r, judge, &over) && text_is(r.game.heading.white, "Bo"));
    CHECK(c, r.game.heading.rules == RULES_LOOP && r.game.count == 1);
    CHECK(c, record_next(&r, judge, &over) && text_is(r.game.heading.title, "x"));
    CHECK(c, text_is(r.game.heading.white, "Cal") && r.game.heading.rules == RULES_LOOP);
    CHECK(c, record_next(&r, judge, &over) && r.game.heading.rules == RULES_TRAX8);
    CHECK(c, r.game.heading.white.length == 0);
    CHECK(c, record_next(&r, judge, &over) && r.game.heading.rules == RULES_LOOP);
    CHECK(c, !record_next(&r, judge, &over));
    record_free(&r);
}

/* A heading below columns is of the next game. */
static void test_heading_below(struct check *c)
{
    struct record r = {0};
    int over = 5;

    record_open(&r, text_of("White: Ann\n1 A1C 3 C1U\n2 B1U 4 D1U\nWhite: Bo\n1 A1S 2 A1U"), INPUT_DETECT);
    CHECK(c, record_next(&r, judge, &over) && r.game.count == 4 && text_is(r.game.heading.white, "Ann"));
    CHECK(c, record_next(&r, judge, &over) && r.game.count == 2 && text_is(r.game.heading.white, "Bo"));
    record_open(&r, text_of("1 A1C 3 C1U\n2 B1U\nWhite: Bo\n4 D1U\n1 A1S 2 A1U"), INPUT_DETECT);
    CHECK(c, record_next(&r, judge, &over) && !r.game.heading.white.length);
    record_free(&r);
}

/* A word, the length of the number it begins with, and that number. */
static void test_numbers(struct check *c)
{
    static const struct {
        const char *word;
        size_t length;
        int number;
    } numbers[] = {
        {"12", 2, 12}, {"12.", 3, 12}, {"...3", 4, 3}, {"3.A1S", 2, 3}, {"3)", 2, 3}, {"3:", 2, 3}, {"3.)A1S", 3, 3},
        {"3...", 4, 3}, {"..3.A1S", 4, 3}, {"999999", 6, 999999}, {"0", 1, 0}, {"3A1S", 0, 0}, {"A1S", 0, 0},
        {"...", 0, 0}, {"", 0, 0}, {".", 0, 0},
    };
    int huge = 0;
    size_t i;

    for (i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct text word = text_of(numbers[i].word);
        int number = -1;

        CHECK(c, scan_move_number(word, &number) == numbers[i].length);
        CHECK(c, !numbers[i].length || number == numbers[i].number);
        CHECK(c, scan_move_number(word, NULL) == numbers[i].length);
        word.length -= word.length > 0; /* what stands behind the end does not count */
        CHECK(c, scan_move_number(word, &number) <= word.length);
    }
    CHECK(c, scan_move_number(text_of("99999999999999999999."), &huge) == 21 && huge > 999999);
}

/* Where the end of a game stands: its marker, or the statement without the number before it. */
static void test_end_places(struct check *c)
{
    static const struct {
        const char *text;
        int line, column;
    } ends[] = {
        {"1 A1C\n> 2 resigns", 2, 5}, {"1 A1C 2 B1U\n\n  White wins\n", 3, 3}, {"1 A1C 2 B1U\n3. White wins", 2, 4},
        {"@0/ B1+\n\tRESIGN", 2, 2}, {"1 A1C resigns\n2 B1U\n3 resigns", 3, 3}, /* the last one */
    };
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < sizeof ends / sizeof *ends; i++) {
        record_open(&r, text_of(ends[i].text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over) && r.game.end_at.at);
        CHECK(c, r.game.end_at.line == ends[i].line && r.game.end_at.column == ends[i].column);
    }
    record_free(&r);
}

/* Who has won, and how, where a record says so. */
static void test_end_words(struct check *c)
{
    static const struct {
        const char *text;
        enum end_marker end;
        enum game_player winner;
        enum game_by by;
    } ends[] = {
        {"1 A1C 2 B1U\nWhite wins by a loop", END_SCORE, GAME_WHITE, GAME_BY_LOOP},
        {"1 A1C 2 B1U\nBlack wins by a line", END_SCORE, GAME_BLACK, GAME_BY_LINE},
        {"Result: White wins by a loop and by a line\n1 A1C 2 B1U", END_SCORE, GAME_WHITE, GAME_BY_BOTH},
        {"1 A1C 2 B1U\nWhite wins by a loop\n3 B2U\n4 White wins", END_SCORE, GAME_WHITE, GAME_OPEN},
        {"1 A1C 2 B1U\nBlack resigns", END_RESIGN, GAME_WHITE, GAME_OPEN},
        {"1 A1C 2 B1U resigns", END_RESIGN, GAME_NOBODY, GAME_OPEN},
        {"1 A1C 2 B1U\n1-0\n3 B2U\n4 resigns", END_SCORE, GAME_WHITE, GAME_OPEN}, /* a score is certain */
        {"1 A1C 2 B1U\nwhite wins\n3 B2U resigns", END_RESIGN, GAME_NOBODY, GAME_OPEN},
        {"@0/ B1+ 0-1", END_SCORE, GAME_BLACK, GAME_OPEN},
        {"Ann: @0/\nBen: @1/\nAnn: I resign", END_RESIGN, GAME_BLACK, GAME_OPEN},
        {"Ann: @0/\nBen: @1/\nBen: resigns", END_RESIGN, GAME_WHITE, GAME_OPEN}, /* although White is to move */
        {"Ann: @0/\nBen: @1/\nAnn: WIN", END_SCORE, GAME_WHITE, GAME_OPEN},
        {"Ann: @0/ Ben: @1/\nAnn: @1/ Ben: @1/\nBen: I resign", END_RESIGN, GAME_WHITE, GAME_OPEN}, /* on one line */
        {"Move: @0/\nMove: @1/\nMove: resigns", END_RESIGN, GAME_NOBODY, GAME_OPEN}, /* of both players */
    };
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < sizeof ends / sizeof *ends; i++) {
        bool good;

        record_open(&r, text_of(ends[i].text), INPUT_DETECT);
        good = record_next(&r, judge, &over) && r.game.end == ends[i].end && r.game.end_winner == ends[i].winner &&
               r.game.end_by == ends[i].by;
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: %d %d %d\n", ends[i].text, (int)r.game.end, (int)r.game.end_winner,
                    (int)r.game.end_by);
    }
    record_free(&r);
}

/* A game that begins in the middle of another one of a plain text. */
static void test_interrupts(struct check *c)
{
    static const struct {
        const char *text;
        bool interrupts;
    } plain_texts[] = {
        {"@0/ B1U x @0+ C1U", true},
        {"@0/ B1U x resigns\n@0+ C1U", false},
        {"@0/ B1U C1U D1U E1U x\n@0+ C1U", false}, /* the first one was over */
        {"@0/ B1U x\nWhite: Ann\n@0+ C1U", false},
        {"1-0\n@0/ B1U x\n0-1\n@0+ C1U", false}, /* the result of the second one stands above it */
    };
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < sizeof plain_texts / sizeof *plain_texts; i++) {
        record_open(&r, text_of(plain_texts[i].text), INPUT_PLAIN);
        CHECK(c, record_next(&r, judge, &over) && !r.game.interrupts);
        CHECK(c, record_next(&r, judge, &over) && r.game.interrupts == plain_texts[i].interrupts);
    }
    record_open(&r, text_of("@0/ B1U x @0+ C1U x\nresigns\n@0/ B1U"), INPUT_PLAIN);
    CHECK(c, record_next(&r, judge, &over) && record_next(&r, judge, &over) && r.game.interrupts);
    CHECK(c, record_next(&r, judge, &over) && !r.game.interrupts); /* nor the third one */
    record_free(&r);
}

#define ALL(examples) examples, sizeof examples / sizeof *examples

/* The same texts with options, in place of what they show. */
static const struct example as_numbered[] = {
    {"@0/ @1/ @1/\n\n1. @0+\n2. @1/\n", "@0+ @1/ |"}, /* no rows */
    {"@0/ B1+\n@0+ A1/ 1 A1C 2 B1U", "A1C B1U |"}, {"@0/ B1+\n@0+ A1/", ""}, {"2 B1U\n1. A1C", "A1C B1U |"},
};

static const struct example as_archive[] = {
    {"1 A1C 2 B1U\n3 C1U\n1 A1S", "A1C B1U |C1U |A1S |"}, {"A1C\nA1S B1U\nso it is\n", "A1C |A1S B1U |"},
};

static const struct example as_plain[] = {
    {"1 A1C 3 B1U (2 C1U)\n", "A1C B1U C1U |"}, {"@0/ B1+\nA1C B1U", "@0/ B1+ A1C B1U |"},
    {"@0/ BO/ and so it was", "@0/ BO/{0} |"}, /* as in a list */
    {"@0/ @1/ @1/\n\nWhy not A0+ here?\n", "@0/ @1/ @1/ A0+ |"},
};

/* Games that each leave something behind; nothing of it reaches the next one. As above, but without the places. */
static const struct example games_in_turn[] = {
    {"1 A1C 2 B1U", "A1C B1U |"},
    {"1. A1S A1U\n2. B1U C1U", "A1S A1U B1U C1U |"},         /* pairs */
    {"1... A1S A1U\n2... B1U", "A1S A1U B1U |"},            /* with points */
    {"1. A1S A1U\n2. B1U\n2... C1U", "A1S A1U B1U C1U |"},
    {"1 A1C 2 B1U ; c", "A1C B1U { c} |"},
    {"1 A1C 2 B1U (so)", "A1C B1U {so} |"},
    {"1 A1C 2 B1U\n4 D1U", "A1C B1U ?|"},                   /* 3 is missing */
    {"1 A1C 2 B1U\n2 C1U", "A1C B1U =|"},                   /* 2 comes again */
    {"1 A1C\n2 B1U // 3 C1U wins", "A1C B1U !|"},           /* 3 stands in prose */
    {"1 A1C 2 B1U\n1 A1C", "A1C B1U ~|"},                   /* the game again, in part */
    {"1 A1C ; x\n2 B1U\n1 A1C\n2 B1U", "A1C { x} B1U ~|"}, /*   or all of it */
    {"1 A1C 2 B1U resigns", "A1C B1U <resign 2>|"},
    {"1 A1C 2 B1U\n3 White wins", "A1C B1U <white 2>|"},
    {"1 A1C 2 B1U\n7 resigns", "A1C B1U ?|"},
    {"1 A1C 2 BO/ 3 C1U", "A1C BO/{0} C1U |"},              /* a slip */
    {"1. A1S A1U\n2. B1U C1x\n3. D1U A2S", "A1S A1U B1U C1x{0} D1U A2S |"},
    {"1 A1C 3 C1U\n2 B1U 4 D1U", "A1C B1U C1U D1U |"},      /* columns */
    {"1 A1C 2 B1U 1 C1U 2 D1U", "A1C B1U C1U D1U |"},       /* a list that begins again */
    {"1 A1C 2 B1U 3 C1U 4 D1U 5 E1U", "A1C B1U C1U D1U E1U |"}, /* over */
    {"Result: 0-1\n1 A1C 2 B1U", "A1C B1U <black 2>|"},
    {"White: Ann\n1 A1C 2 B1U", "A1C B1U |"},
};

/* Lines of an archive, likewise. */
static const struct example lines_in_turn[] = {
    {"A1C B1U C1U", "A1C B1U C1U |"},
    {"@0/ B1+ A0/ resigns", "@0/ B1+ A0/ <resign 3>|"},
    {"@0/ B1+ A0/ 25 RESIGN", "@0/ B1+ A0/ <resign 3>|"},
    {"@0/ B1+ A0/ White wins", "@0/ B1+ A0/ <white 3>|"},
    {"@0/ B1+ A0/\n0-1", "@0/ B1+ A0/ <black 3>|"},
    {"7. A1C B1U C1U D1U", "A1C B1U C1U D1U |"},
    {"Ann - Bo, White won: @0/ B1+ A0/", "@0/ B1+ A0/ <white 3>|"},
    {"3,Ann,Bo,0-1,@0/ B1+ A0/", "@0/ B1+ A0/ <black 3>|"},
    {"@0/ BO/ A0/ C1+", "@0/ BO/{0} A0/ C1+ |"},
    {"@O/ B1+ A0/ C1+", "@O/{0} B1+ A0/ C1+ |"},
    {"A1C B1U C1U ; c", "A1C B1U C1U { c} |"},
    {"A1C B1U C1U (so)", "A1C B1U C1U {so} |"},
    {"A1C B1U C1U D1U and so it was", "A1C B1U C1U D1U |"},
    {"A1C B1U C1U D1U E1U", "A1C B1U C1U D1U E1U |"}, /* over */
    {"White: Ann\nResult: 1-0\n@0/ B1+ A0/", "@0/ B1+ A0/ <white 3>|"},
    {"White: Ann\n@0/ B1+ A0/", "@0/ B1+ A0/ |"},
    {"(@0/) (B1+) (A0/)", "@0/ B1+ A0/ |"},
};

/* Games of a plain text, likewise: their words, line by line, with a blank line behind them. */
static const struct example plain_in_turn[] = {
    {"@0/\nB1+\nA0/", "@0/ B1+ A0/ |"},
    {"@0+\nB1+\nA0/\nresigns", "@0+ B1+ A0/ <resign 3>|"},
    {"@0/\nB1+\nWhite wins", "@0/ B1+ <white 2>|"},
    {"@0/\nB1+\nRESIGN", "@0/ B1+ <resign 2>|"},
    {"@0/\nB1+ ; c\nA0/", "@0/ B1+ { c} A0/ |"},
    {"@0/\nB1+\nA0/\n(so)", "@0/ B1+ A0/ |"}, /* a bracket is no comment in a plain text */
    {"@0/\nBO/\nA0/", "@0/ BO/{0} A0/ |"},
    {"@0/\nB1+\nA0/\nC1+\nD1+", "@0/ B1+ A0/ C1+ D1+ |"},
    {"White: Ann\n@0/\nB1+\nA0/", "@0/ B1+ A0/ |"},
    {"@0/\nB1+\nA0/\n7", "@0/ B1+ A0/ |"},
    {"Trax\n@0/\nB1+ ; c\nA0/", "@0/ B1+ { c} A0/ |"},
};

/* Leaves the digits of places out. */
static void drop_places(char *all)
{
    char *to = all;
    bool place = false;

    for (; *all; all++) {
        place = strchr("?!=^~", *all) || (place && (is_digit(*all) || *all == ':' || *all == 'e'));
        if (!place || strchr("?!=^~", *all))
            *to++ = *all;
    }
    *to = '\0';
}

/* Each of them before each, with this between them and behind them. */
static void test_in_turn(struct check *c, const struct example *games, size_t count, const char *between,
                         const char *behind)
{
    struct record r = {0};
    int over = 5, rest;
    size_t i, k;

    for (i = 0; i < count; i++)
        for (k = 0; k < count; k++) {
            const struct example *one = &games[i], *other = &games[k];
            char text[300], all[300] = "", wanted[300];

            snprintf(text, sizeof text, "%s%s%s%s", one->text, between, other->text, behind);
            snprintf(wanted, sizeof wanted, "%s%s", one->games, other->games);
            record_open(&r, text_of(text), INPUT_DETECT);
            for (rest = 2; rest && record_next(&r, judge, &over); rest--)
                render(&r.game, all);
            drop_places(all);
            CHECK(c, strcmp(all, wanted) == 0);
            if (strcmp(all, wanted) != 0)
                fprintf(stderr, "  %s\n  [%s] not\n  [%s]\n", text, all, wanted);
        }
    record_free(&r);
}

/* A bracket is a comment if the number that is due stands at most 39 words behind it. */
static void test_ahead(struct check *c)
{
    static const char near[] = "A1C B1U {3 C1U} D1U |", far[] = "A1C B1U D1U |";
    struct record r = {0};
    char text[300], all[200];
    int count, over = 5;

    for (count = 38; count <= 41; count++) {
        int i;

        strcpy(text, "1 A1C 2 B1U (3 C1U)");
        for (i = 0; i < count; i++)
            strcat(text, " so");
        strcat(text, "\n3 D1U");
        all[0] = '\0';
        record_open(&r, text_of(text), INPUT_DETECT);
        while (record_next(&r, judge, &over))
            render(&r.game, all);
        CHECK(c, strcmp(all, count < 40 ? near : far) == 0);
        if (strcmp(all, count < 40 ? near : far) != 0)
            fprintf(stderr, "  %d: [%s]\n", count, all);
    }
    record_free(&r);
}

/* Numbers show whether they stand before two moves each if at most 500 words stand between two of them, and words with
   the number before again count as 50. */
static void test_pairs(struct check *c)
{
    static const struct {
        const char *word;
        int count;
        bool pairs;
    } rows[] = {{"so", 500, true}, {"so", 501, false}, {"1 A2S", 10, true}, {"1 A2S", 11, false}};
    struct record r = {0};
    int over = 5, i;
    size_t row;

    for (row = 0; row < sizeof rows / sizeof *rows; row++) {
        struct sink text = {0};

        sink_text(&text, text_of("1. A1S A1U so "));
        for (i = 0; i < rows[row].count; i++) {
            sink_text(&text, text_of(rows[row].word));
            sink_byte(&text, ' ');
        }
        sink_text(&text, text_of("\n2. B1U C1U\n3. A2S A2S\n"));
        record_open(&r, sink_contents(&text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over) && r.game.count == (rows[row].pairs ? 6 : 3));
        if (r.game.count != (rows[row].pairs ? 6 : 3))
            fprintf(stderr, "  %d %s: %d\n", rows[row].count, rows[row].word, r.game.count);
        sink_free(&text);
    }
    record_free(&r);
}

void test_record(struct check *c)
{
    test_pairs(c);
    test_ahead(c);
    test_in_turn(c, ALL(games_in_turn), "\n\n#### GAME 2:\n", "\n");
    test_in_turn(c, ALL(lines_in_turn), "\n", "\nA1S B1U C1U\nA1S B1U C1U\nA1S B1U C1U\nA1S B1U C1U D1U\n");
    test_in_turn(c, ALL(plain_in_turn), "\n\n", "\n");
    test_examples(c, ALL(as_numbered), INPUT_NUMBERED, INPUT_NUMBERED);
    test_examples(c, ALL(as_archive), INPUT_ARCHIVE, INPUT_ARCHIVE);
    test_examples(c, ALL(as_plain), INPUT_PLAIN, INPUT_PLAIN);
    test_examples(c, ALL(numbered), INPUT_DETECT, INPUT_NUMBERED);
    test_examples(c, ALL(archive), INPUT_DETECT, INPUT_ARCHIVE);
    test_examples(c, ALL(plain), INPUT_DETECT, INPUT_PLAIN);
    test_examples(c, ALL(words), INPUT_WORDS, INPUT_WORDS);
    test_places(c);
    test_numbers(c);
    test_end_places(c);
    test_end_words(c);
    test_interrupts(c);
    test_comments(c);
    test_headings(c);
    test_heading_below(c);
}
