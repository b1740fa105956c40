#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"
#include "foreign/foreign.h"
#include "foreign/forms.h"
#include "check.h"

/* A text and its games: each move as it is read, a blank behind it; {comment} with / between its lines; <marker after
   how many moves>; ?line:column of a move that is skipped, !line:column of one ignored as prose; (title/white/black) if
   one of them is named; | behind each game. The judge holds a game for over when it has five moves. */
struct example {
    const char *text, *games;
};

/* The properties of boardspace.net: an index, a verb and what it is about. */
static const struct example sgf[] = {
    {"(;GM[16]VV[1]SU[trax]GN[TX-1]P0[id \"Ann\"]P1[id \"Bo\"];P0[0 Start P0]\n;P0[1 Dropb 3 @ 0 /];P0[2 Done]\n"
     ";P1[3 Dropb 0 B 1 +];P1[4 Done])\n",
     "@0/ B1+ (TX-1/Ann/Bo)|"},
    {"(;SU[Trax];P0[1 dropb @0+];P0[2 rotateb @0/];P0[3 done];P1[4 dropb B1+])", "@0/ B1+ |"},
    {"(;SU[Trax];P0[0 start p0];P0[1 dropb 0 @ 0 +];P0[2 rotateb 3 @ 0 /];P0[3 done];P1[4 DROPB 2 B 1 \\\\])",
     "@0/ B1\\ |"},
    {"(;GM[16];P0[0 Start P0];P0[1 Move @ 0 /];P1[2 Move B 1 +];P0[3 Move AA 12 \\\\])", "@0/ B1+ AA12\\ |"},
    {"(;GM[16];P0[1 Pick 3];P0[2 Drop 3];P0[3 Dropb 3 @ 0 /];P0[4 Pickb A 1];P0[5 Dropb 0 @ 0 +];P0[6 Done]"
     ";P1[7 Dropb 0 @ 1 +];P1[8 Pickb A 1];P1[9 Done])",
     "@0+ |"},
    {"(;FF[4]GN[x]\nPW[Ann]\n;W[@0/]\n;B[b1\\\\])", "@0/ b1\\ (x/Ann/)|"}, /* by its first move */
    {"(;GM[16]GN[x]EV[y];W[@0/];B[B1+])", "@0/ B1+ (x//)|"}, /* a game's name goes before an event's */
    {"(;GM[16]EV[y]GN[x];W[@0/];B[B1+])", "@0/ B1+ (x//)|"},
    {"(;GM[16]EV[y];W[@0/];B[B1+])", "@0/ B1+ (y//)|"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /]P0[2 Done]P1[3 Dropb 3 B 1 +]P1[4 Done])", "@0/ B1+ |"}, /* one node */
    {" \r\n( ;\r\nGM [16]\r\n;P0[1 Dropb 3 @ 0 /]\r\n;P1[2 Dropb 0 B 1\r\n+]\r\n)", "@0/ B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @0/];P1[2 Dropb b1+])", "@0/ b1+ |"}, /* without blanks, and without the tile */
    {"(;GM[16];P0[Dropb 3 @ 0 /];P1[Move B 1 +])", "@0/ B1+ |"}, /* without an index */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P1[3 Resign])", "@0/ <resign 1>|"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P0[3 Resign])", "@0/ <claim 1>|"}, /* it is the other's turn */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +];P1[3 Resign])", "@0/ <resign 1>|"}, /* instead of the move */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P1[3 Dropb 0 B 1 +];P0[4 Resign])", "@0/ B1+ <resign 2>|"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P1[3 OfferDraw];P0[4 AcceptDraw])", "@0/ <draw 1>|"},
    {"(;GM[16]P0[id \"Ann\"]P1[id \"Bo\"]RE[Won by Bo];P0[1 Dropb 3 @ 0 /])", "@0/ <claim 1>(/Ann/Bo)|"},
    {"(;GM[16]P0[id \"Ann\"]P1[id \"Bo\"];P0[1 Dropb 3 @ 0 /];P0[2 Done];RE[Game won by Ann])",
     "@0/ <resign 1>(/Ann/Bo)|"},
    {"(;GM[16]RE[Draw];P0[1 Dropb 3 @ 0 /])", "@0/ <draw 1>|"},
    {"(;GM[16]RE[W+R];P0[1 Dropb 3 @ 0 /])", "@0/ <resign 1>|"},
    {"(;GM[16]RE[B+T];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +])", "@0/ B1+ <time 2>|"},
    {"(;GM[16]RE[?];P0[1 Dropb 3 @ 0 /])", "@0/ |"},
    {"(;GM[16]P0[id \"Ann\"]P1[id \"Bo\"];P1[0 Start P1];P1[1 Dropb 3 @ 0 /];P0[2 Dropb 0 B 1 +])",
     "@0/ B1+ (/Bo/Ann)|"},
    {"(;GM[16]P0[id \"Ann\"];P1[1 Dropb 3 @ 0 /];P0[2 Dropb 0 B 1 +])", "@0/ B1+ (//Ann)|"}, /* who moves begins */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /])(;GM[16];P0[1 Dropb 0 @ 0 +];P0[2 Done])\n", "@0/ |@0+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /])\n(;GM[1];P0[1 Dropb 3 @ 0 /])(;SU[trax];P0[1 Dropb 0 @ 0 +])", "@0/ |@0+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /](;P1[2 Dropb 0 B 1 +](;P0[3 Dropb 0 B 0 +])(;P0[3 Dropb 0 A 0 +]))(;P1[2 Dropb 3 "
     "B 1 /]))"
     "(;GM[16];P0[1 Dropb 0 @ 0 +])",
     "@0/ B1+ B0+ |@0+ |"}, /* variations */
    {"(;GM[16]C[before];P0[1 Dropb 3 @ 0 /]C[one \\] two: \\\\ \nthree ];P1[2 Dropb 0 B 1 +])",
     "@0/ {one ] two: \\/three} B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];C[a];P0[2 Done];C[b\r\n\r\nc])", "@0/ {a/b//c} |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P1[3 Dropb 0 B O +];P0[4 Dropb 0 B 1 +])",
     "@0/ B O + B1+ |"}, /* an error */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0];P0[3 Dropb 0 B 1 +])", "@0/ 0 B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb];P0[3 Dropb 0 B 1 +])", "@0/ Dropb B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dopb 0 B 1 +];P1[3 Done];P0[4 Dropb 0 B 0 +])", "@0/ B1+ B0+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done]\n;P0[3 Dropb 0 B 1 +];P1[4 Dropb 0 B 0 +])",
     "@0/ ?2:15|"}, /* whose turn? */
    {"(;GM[16]PW[Ann]PB[Bo]EV[Final];W[@0/];B[b1+];W[A1\\\\])", "@0/ b1+ A1\\ (Final/Ann/Bo)|"}, /* any other program */
    {"(;GM[16];B[@0/];W[b1+])", "@0/ b1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /]C[5 \\] 6];P1[2 Dropb 2 B 1 \\];P0[3 Move A 2\\])",
     "@0/ {5 ] 6} B1\\ A2\\ |"}, /* not doubled */
    {"(;GM[16]P0[id \"Ann\"]P1[id \"Bo\"]RE[Bo lost on time];P0[1 Dropb 3 @ 0 /])", "@0/ <time 1>(/Ann/Bo)|"},
    {"(;GM[16];P0[1 Resign];P0[2 Dropb 3 @ 0 /])", "@0/ |"}, /* before it began */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /](;GM[16];P0[1 Dropb 0 @ 0 +])", "@0/ |@0+ |"}, /* not closed */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1234567890123456789012345678901234567890 +])",
     "@0/ B 1234567890123456789012345678901234567890 + |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +", "@0/ |"}, /* cut off */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 \\", "@0/ |"},
    {"\xEF\xBB\xBF(;GM[16];P0[1 Dropb 3 @ 0 /])", "@0/ |"},
    {"(;GM[16];P0[0 Start P0];P1[0 Start P0];P0[1 Dropb 3 @ 0 /])", "@0/ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P1[3 Start P1];P1[4 Dropb 0 B 1 +])", "@0/ B1+ |"}, /* too late */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /]C[x];P0[2 Pickb A 1];P0[3 Dropb 0 @ 0 +];P0[4 Done])", "@0+ {x} |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /]C[x];P0[2 Rotateb @ 0 +];P0[3 Done];P1[4 Dropb 0 B 1 +])", "@0+ {x} B1+ |"},
    {"(;GM[16];P0[1];P0[];P0[1 Dropb 3 @ 0 /])", "@0/ |"}, /* nothing done */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];C[ ];P0[2 Done];C[b\r\n\r\nc \n])", "@0/ {b//c} |"},
    {"(;GM[16];W[@0/];W[b1+])", "@0/ ?1:19|"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +];P1[3 Pickb B 1])", "@0/ |"}, /* not put down again */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /]C[x];P0[2 Done];P1[3 Dropb 0 B 1 +]C[y];P1[4 Pickb B 1];P1[5 Done]C[z])",
     "@0/ {x/z} |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +];P0[3 Dropb 0 B 0 +];P0[4 Pickb B 0];P0[5 Done])", "@0/ B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +];P0[3 Dropb 0 B 0 +];P0[4 Resign])", "@0/ B1+ <resign 2>|"},
    {"(;GM[16](;GM[16];P0[1 Dropb 3 @ 0 /])", "@0/ |"}, /* not closed, without a move */
    {"(;GM[16]SU[chess];P0[1 Dropb 3 @ 0 /])", "@0/ |"}, /* the number counts */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /])(;SU[hex];P0[1 Dropb 0 @ 0 +])", "@0/ |"},
    {"(;GM[16]C[a][b];P0[1 Dropb 3 @ 0 /])", "@0/ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Chat so it is];P1[3 Dropb 0 B 1 +])", "@0/ B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1\\])", "@0/ B1\\ |"},
    {"(;GM[16];P1[2 Drop x\\];P0[3 Dropb 3 @ 0 /]", "@0/ |"}, /* no shape: an escaped bracket */
    {"sent by a friend\n\n(;GM[16];P0[1 Dropb 3 @ 0 /])", "@0/ |"},
    {"(;GM[16]RE[Draw];W[@0/])(;GM[16];W[@0+])",
     "@0/ <draw 1>|@0+ |"}, /* of the one before nothing is left: a result, */
    {"(;GM[16]RE[B+T];W[@0/];B[B1+])(;GM[16]RE[B+R];W[@0/];B[B1+])",
     "@0/ B1+ <time 2>|@0/ B1+ <resign 2>|"}, /* how it came, */
    {"(;GM[16]RE[B+R];W[@0/];B[B1+])(;GM[16];W[@0/];B[B1+])", "@0/ B1+ <resign 2>|@0/ B1+ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Done];P1[3 Resign])(;GM[16];P0[1 Dropb 3 @ 0 /])",
     "@0/ <resign 1>|@0/ |"}, /* an end, */
    {"(;GM[16];W[@0/];W[b1+])(;GM[16];W[@0/];B[b1+])", "@0/ ?1:19|@0/ b1+ |"}, /* a gap, */
    {"(;GM[16]PW[Ann]PB[Bo]GN[x];W[@0/])(;GM[16];W[@0+])", "@0/ (x/Ann/Bo)|@0+ |"}, /* names, */
    {"(;GM[16];W[@0/](;B[B1+])(;B[A0+]))(;GM[16];W[@0+];B[A0+])", "@0/ B1+ |@0+ A0+ |"}, /* variations, */
    {"(;GM[16];P1[1 Dropb 3 @ 0 /])(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +])",
     "@0/ |@0/ B1+ |"}, /* who began, */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P0[2 Pickb A 1])(;GM[16];P0[1 Dropb 0 @ 0 +];P1[2 Dropb 0 B 1 +])",
     "@0+ B1+ |"}, /* a tile in the hand */
    {"(;GM[16]C[a\rb];W[@0/]C[c\rd\r\ne\nf])", "@0/ {c/d/e/f} |"},
    {"(;GM[16];W[@0/]C[one\\\ntwo\\\\n])", "@0/ {onetwo\\n} |"}, /* joined lines */
    {"(;GM[16]P0[id \"A\\]nn\"];P0[1 Dropb 3 @ 0 /])", "@0/ (/A]nn/)|"},
    {"(;GM[16]PW[\"Ann]PB[Bo\"];W[@0/])", "@0/ (/\"Ann/Bo\")|"}, /* quotes on both sides */
    {"(;GM[16]PW[\"Ann\"]PB[\"];W[@0/])", "@0/ (/Ann/\")|"},
    {"(;GM[16];W[@0/];B[x\\] y])", "@0/ x\\] y |"}, /* an escape */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /]C[x];P1[2 Dropb 0 B 1 +]C[y];P1[3 Rotateb B 1 /])", "@0/ {x} B1/ {y} |"},
    {"(;GM[16];P0[0 Start P1];P0[1 Dropb 3 @ 0 /])", ""}, /* not the player whose turn it is */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Chat so it is];P1[3 Done])", "@0/ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Chat B1+];P1[3 Done])", "@0/ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Lay 0 B 1 +];P1[3 Done])", "@0/ B1+ |"}, /* a verb that is not known */
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +];P1[3 Pickb 0 B 1 +])", "@0/ |"},
    {"(;GM[16];P0[1 Dropb 3 @ 0 /];P1[2 Dropb 0 B 1 +];P1[3 Done];P0[4 Done];P1[5 Dropb 0 A 0 +])", "@0/ B1+ ?1:85|"},
    {"(;GM[16];P0[1 Dropb a b c @ 0 /];P1[2 Dropb a b c B 1 +])", "@0/ B1+ |"}, /* eight words */
    {"(;GM[16];P0[1 Dropb a b c d @ 0 /])", "d @ 0 |"}, /* more */
    {"(;GM[16];P0[1 dropB 3 @ 0 /];P0[2 ROTATEB 0 @ 0 +];P0[3 DONE];P1[4 MOVE B 1 +];P0[5 PickB x];P0[6 RESIGN])",
     "@0+ B1+ <resign 2>|"},
    {"(;GM[16]C[i];C[a]W[@0/];C[b]B[B1+]C[c];C[d](;C[e]W[A0+])(;C[f]W[A1+]))",
     "@0/ {a} B1+ {b/c/d} A0+ {e} |"},
    {"(;GM[16];W[@0/];C[a])", "@0/ {a} |"},
    {"PW[x](;GM[16];W[@0/])PB[y]", "@0/ |"}, /* outside */
    {"(;GM[16]PW[Ann];W[@0/];B[B1+])\n\n1. @0+ A0+ 2. B1/ {so (it) is}\n",
     "@0/ B1+ (/Ann/)|@0+ A0+ B1/ {so (it) is} |"},
    {"White: Cy\n1. @0+ A0+ 2. B1/\n\n(;GM[16]PW[Ann];W[@0/];B[B1+])\n", "@0+ A0+ B1/ (/Cy/)|@0/ B1+ (/Ann/)|"},
    {"1. @0/ b1+\n(;GM[16];W[@0/];B[B1+];W[A0+])\n1. A1C\n2. B1S\n", "@0/ B1+ A0+ |"}, /* the same game */
    {"1. @0/ B1+ 2. A0+\n(;GM[16];W[@0/];B[B1+])", "@0/ B1+ A0+ |@0/ B1+ |"}, /* with more moves */
    {"(;GM[16];W[@0/];B[B1+];W[A2/])\n1. @0/\n2. B1+\n3. A2x\n4. A0/\n", "@0/ B1+ A2/ |@0/ B1+ A2x A0/ |"},
    {"(;GM[16];W[@0/];B[B1+];W[A2/])\n1. @0/\n2. B1+\n4. A2/\n", "@0/ B1+ A2/ |@0/ B1+ ?4:4|"},
    {"(;GM[16];W[@0/];B[B1+];W[A2/])\n1. @0/\n2. B1+\n3. A2/\n4. Resign\n", "@0/ B1+ A2/ |@0/ B1+ A2/ <resign 3>|"},
    {"(;GM[16]RE[B+R];W[@0/];B[B1+];W[A2/])\n1. @0/\n2. B1+\n3. A2/\n4. Resign\n", "@0/ B1+ A2/ <claim 3>|"},
    {"((;GM[16];W[@0/];B[B1+]);GM[16];W[@0/];B[B1+])", "@0/ B1+ |"},
    {"After @0+ this is new:\n(;GM[16];W[@0/];B[B1+])", "@0/ B1+ |"}, /* one move */
    {"(;GM[16];W[@0/];B[B1+])\n[\"@0+\",\"A0+\"]\n", "@0/ B1+ |@0+ A0+ |"},
    {"(;GM[16];W[@0/];B[B1+])\n\n1. @0+ A0+\n3. C1+\n", "@0/ B1+ |@0+ A0+ ?4:4|"},
    {"(;GM[16];W[@0/];B[B1+];RE[?];RE[1-0])", "@0/ B1+ <claim 2>|"},
};

static const struct example json[] = {
    /* AbstractPlay: a record and a state. */
    {"{\"header\":{\"game\":{\"name\":\"Trax\"},\"event\":\"Open\",\"players\":[{\"name\":\"Ann\",\"result\":0},"
     "{\"name\":\"Bo\",\"result\":1}]},\"moves\":[[\"@0/\",\"b1\\\\\"],[\"A0+\"]]}",
     "@0/ b1\\ A0+ <claim 3>(Open/Ann/Bo)|"},
    {"{\"header\":{\"players\":[{\"name\":\"Ann\",\"result\":0.5},{\"name\":\"Bo\",\"result\":0.5}]},"
     "\"moves\":[[\"@0/\",\"b1\\\\\"],[\"A0+\",null]]}",
     "@0/ b1\\ A0+ <draw 3>(/Ann/Bo)|"},
    {"{\"moves\":[[\"A1S\",\"A1S\"],[\"A1C\",\"B1U\"]],\"header\":{\"players\":[{\"name\":\"Ann\"},"
     "{\"name\":\"Bo\"}]}}",
     "A1S A1S A1C B1U (/Ann/Bo)|"}, /* rounds, not games */
    {"{\"moves\":[[{\"move\":\"@0/\",\"result\":[{\"type\":\"place\",\"where\":\"@0\",\"what\":\"A1S\"}]},"
     "{\"move\":\"B1+\"}]]}",
     "@0/ B1+ |"},
    {"{\"moves\":[[\"@0/\",{\"move\":\"B1+\"}],[\"A0+\",{\"comment\":\"x\",\"move\":\"C1\\\\\"}]]}",
     "@0/ B1+ A0+ C1\\ {x} |"},
    {"{\"moves\":[[\"@0/\",\"b1+\"]]}\n{\"stack\":[{},{\"lastmove\":\"A1S\"},{\"lastmove\":\"A1U\"}]}\n"
     "[\"@0+\",\"A0+\"]",
     "@0/ b1+ |A1S A1U |@0+ A0+ |"}, /* each in its own way */
    {"{\"game\":\"trax\",\"numplayers\":2,\"variants\":[],\"gameover\":false,\"winner\":[],"
     "\"stack\":[{\"_version\":\"1\","
     "\"currplayer\":1,\"board\":{\"dataType\":\"Map\",\"value\":[]}},{\"currplayer\":2,\"lastmove\":\"@0/\"},"
     "{\"currplayer\":1,\"lastmove\":\"b1\\\\\"}]}",
     "@0/ b1\\ |"},
    {"{\"game\":\"trax\",\"gameover\":true,\"winner\":[2],\"stack\":[{\"lastmove\":\"@0/\"},{\"lastmove\":\"b1+\"}]}",
     "@0/ b1+ <resign 2>|"},
    {"{\"game\":\"trax\",\"gameover\":true,\"winner\":[1,2],\"stack\":[{\"lastmove\":\"@0/\"},{\"lastmove\":\"b1+\"}]}",
     "@0/ b1+ <draw 2>|"},
    {"{\"stack\":[{\"lastmove\":\"@0/\"},{\"lastmove\":\"b1+\"},{\"lastmove\":\"resign\"}]}", "@0/ b1+ <resign 2>|"},
    {"[{\"moves\":[[\"@0/\",\"b1+\"]]},\n{\"moves\":[[\"A1C\",\"B1U\"],[\"A2S\"]]}]\n", "@0/ b1+ |A1C B1U A2S |"},
    /* Our own. */
    {"{\"traxfig\":1,\"file\":\"a\",\"line\":1,\"game\":1,\"title\":\"T\\u00e9\",\"white\":\"Ann\",\"black\":null,"
     "\"rules\":\"trax\","
     "\"moves\":[{\"n\":1,\"text\":\"@0/\",\"modern\":\"@0/\",\"classic\":\"A1C\",\"line\":1,\"tile\":[0,0,\"d\"],"
     "\"forced\":[],"
     "\"comment\":\" one\\n\\\"two\\\"\"},{\"n\":2,\"text\":\"a1s\",\"modern\":\"@1+\",\"classic\":\"A1S\",\"line\":1,"
     "\"tile\":[-1,0,\"b\"],\"forced\":[],\"comment\":null}],\"result\":{\"winner\":\"white\",\"by\":\"claim\","
     "\"move\":2},"
     "\"board\":{\"width\":2,\"height\":1,\"rows\":[\"bd\"]},\"error\":null}\n",
     "@0/ { one/\"two\"} a1s <claim 2>(T\xC3\xA9/Ann/)|"},
    {"{\"traxfig\":1,\"file\":\"a\",\"line\":1,\"game\":1,\"title\":null,\"white\":null,\"black\":null,"
     "\"rules\":\"trax\",\"moves\":[],"
     "\"result\":null,\"board\":{\"width\":0,\"height\":0,\"rows\":[]},\"error\":{\"line\":1,\"column\":1,"
     "\"text\":\"Z9\\\\\","
     "\"reason\":\"bad-first\"}}\n"
     "{\"traxfig\":1,\"file\":\"a\",\"line\":2,\"game\":2,\"title\":null,\"white\":null,\"black\":null,"
     "\"rules\":\"trax\","
     "\"moves\":[{\"n\":1,\"text\":\"@0/\",\"line\":2}],\"result\":{\"winner\":\"white\",\"by\":\"time\",\"move\":1},"
     "\"board\":{},\"error\":{\"line\":2,\"column\":9,\"text\":\"B1+\",\"reason\":\"after-end\"}}\n",
     "Z9\\ |@0/ <time 1>B1+ |"},
    {"{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"@0/\",\"line\":1},{\"text\":\"b1+\",\"line\":3}],\"board\":{},"
     "\"error\":{\"line\":2,\"text\":\"Z9S\"}}",
     "@0/ b1+ |"}, /* it was passed over */
    {"{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"}],\"result\":null,\"board\":{},\"error\":null}\n"
     "{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"},{\"text\":\"A1U\"}],\"result\":null,\"board\":{},"
     "\"error\":null}\n"
     "{\"traxfig\":1,\"game\":2,\"moves\":[{\"text\":\"A1S\"}],\"result\":null,\"board\":{},\"error\":null}\n"
     "{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"},{\"text\":\"A1D\"}],\"result\":null,\"board\":{},"
     "\"error\":null}\n"
     "{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"},{\"text\":\"B1D\"}],\"result\":null,\"board\":{},"
     "\"error\":null}\n",
     "A1S A1U |A1S |A1S A1D |A1S B1D |"}, /* positions of one game */
    /* Any other. */
    {"[\"@0/\", \"B1\\\"]\n", "@0/ B1\\ |"}, /* not doubled */
    {"[\"@0/\", \"B1\\\\\", \"A0\\/\"]", "@0/ B1\\ A0/ |"},
    {"[\"\\u00400\\u002F\",\"\\u0042\\u0031\\u005c\"]", "@0/ B1\\ |"},
    {"[[\"@0/\",\"B1+\"],[\"@0+\",\"A1S\"]]", "@0/ B1+ |@0+ A1S |"},
    {"[[\"A1C\",\"B1U\",\"C1U\"],[\"A1S\",\"A1S\",\"A1S\"]]", "A1C B1U C1U |A1S A1S A1S |"},
    {"{\"games\":[{\"white\":\"Ann\",\"moves\":\"@0/ B1+ A0\\\\\"},{\"white\":\"Cy\",\"moves\":\"1. A1C B1U 2. "
     "C1U\"}],\"event\":\"x\"}",
     "@0/ B1+ A0\\ (/Ann/)|A1C B1U C1U (/Cy/)|"},
    {"{\"event\":\"Open\",\"games\":[{\"white\":{\"name\":\"Ann\"},\"black\":{\"name\":\"Bo\"},\"moves\":[\"@0/\","
     "\"B1+\"]},"
     "{\"moves\":[\"A1C\",\"B1U\",\"C1U\"],\"winner\":\"white\"}]}",
     "@0/ B1+ (Open/Ann/Bo)|A1C B1U C1U <resign 3>(Open//)|"},
    {"{\"n\":1,\"move\":\"A1S\",\"by\":\"Ann\"}\n{\"n\":2,\"move\":\"A1S\"}\n{\"n\":3,\"move\":\"A1C\"}\n",
     "A1S A1S A1C |"},
    {"{\"players\":[\"Ann\",\"Bo\"],\"moves\":[\"@0/\",\"B1+\"],\"result\":\"0-1\"}", "@0/ B1+ <resign 2>(/Ann/Bo)|"},
    {"{\"players\":[\"Ann\",\"Bo\"],\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"Ann\"}", "@0/ B1+ <claim 2>(/Ann/Bo)|"},
    {"{\"opening\":\"@0/\",\"moves\":[\"@0+\",\"A1+\",\"A0+\"]}", "@0+ A1+ A0+ |"},
    {"{\"moves\":[\"@0/\",\"BO/\",\"B1+\",\"A0+\"]}", "@0/ BO/ B1+ A0+ |"}, /* an error there */
    {"[{\"by\":\"Ann\",\"text\":\"1. @0/\"},{\"text\":\"B1+\"},{\"text\":\"hello there\"},{\"text\":\"2. A0+\"}]",
     "@0/ B1+ {hello there} A0+ |"}, /* a conversation */
    {"{\"moves\":\"@0/ B1+ resigns\"}", "@0/ B1+ <resign 2>|"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comment\":\"\\uD83C\\uDFB2 \\uD83C \\u12 \\q\"}]}",
     "@0/ {\xF0\x9F\x8E\xB2 \xEF\xBF\xBD \\u12 \\q} |"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comment\":\"\\uD83C\\uDFB2\\uD800x\\uDBFF\\uDFFF \\uE000\\uD7FF\\uDC00"
     "\\uD83C\\u0041\\uD83C\\\\\"}]}",
     "@0/ {\xF0\x9F\x8E\xB2\xEF\xBF\xBDx\xF4\x8F\xBF\xBF \xEE\x80\x80\xED\x9F\xBF\xEF\xBF\xBD\xEF\xBF\xBD"
     "A\xEF\xBF\xBD\\} |"}, /* the first and the last of two halves, one alone, and others */
    {"{\"moves\":[\"@0/\",\"B1+\"],\"comment\":\"a\\r\\nb\\rc\\nd\"}", "@0/ B1+ {a/b/c/d} |"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comment\":\"\\x41\\xe9\\u00e9\"}]}", "@0/ {A\xC3\xA9\xC3\xA9} |"},
    {"{\"title\":\"x\",[\"@0/\",\"B1+\"]}", "@0/ B1+ (x//)|"}, /* behind the comma there is no key */
    {"[\"@0/\",\"B1+\",\"A0+\"]]}", "@0/ B1+ A0+ |"},
    {"[\"1. @0/ B1+ 2) A0+ 3:C1+\"]", "@0/ B1+ A0+ C1+ |"},
    {"{\"moves\":\"1.@0/ 2.B1+ 3 A0+\"}", "@0/ B1+ A0+ |"},
    {"{\"black\":{\"name\":\"Bo\"},\"white\":{\"name\":\"Ann\"},\"name\":\"x\",\"moves\":[\"@0/\"]}", "@0/ (/Ann/Bo)|"},
    /* Who wins, in each way; White is to move. */
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"1\"}", "@0/ B1+ <claim 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":1}", "@0/ B1+ <claim 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"white\"}", "@0/ B1+ <claim 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"w\"}", "@0/ B1+ <claim 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"W\"}", "@0/ B1+ <claim 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"2\"}", "@0/ B1+ <resign 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":2}", "@0/ B1+ <resign 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"black\"}", "@0/ B1+ <resign 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"b\"}", "@0/ B1+ <resign 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"B\"}", "@0/ B1+ <resign 2>|"},
    /* Each key of a title, of players and of a comment. */
    {"{\"title\":\"x\",\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ (x//)|"},
    {"{\"event\":\"x\",\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ (x//)|"},
    {"{\"TITLE\":\"x\",\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ (x//)|"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comment\":\"x\"},{\"move\":\"B1+\"}]}", "@0/ {x} B1+ |"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comments\":\"x\"},{\"move\":\"B1+\"}]}", "@0/ {x} B1+ |"},
    {"{\"moves\":[{\"move\":\"@0/\",\"note\":\"x\"},{\"move\":\"B1+\"}]}", "@0/ {x} B1+ |"},
    {"{\"moves\":[{\"move\":\"@0/\",\"annotation\":\"x\"},{\"move\":\"B1+\"}]}", "@0/ {x} B1+ |"},
    {"{\"moves\":[{\"move\":\"@0/\",\"Note\":\"x\"},{\"move\":\"B1+\"}]}", "@0/ {x} B1+ |"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"by\":\"time\",\"winner\":\"black\"}", "@0/ B1+ <resign 2>|"}, /* by whom? */
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"by\":\"time\",\"result\":{\"winner\":\"black\"}}", "@0/ B1+ <resign 2>|"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"black\",\"by\":\"time\"}}", "@0/ B1+ <time 2>|"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comment\":\"a\",\"note\":\"b\"},{\"move\":\"B1+\"}]}", "@0/ {a/b} B1+ |"},
    {"{\"moves\":[{\"comment\":\"a\",\"move\":\"@0/\"},{\"comment\":\"b\",\"move\":\"B1+\"}]}", "@0/ {a} B1+ {b} |"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"note\":\"a\"", "@0/ B1+ {a} |"}, /* cut off */
    {"{\"comments\":{\"1\":\"a\"},\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ |"}, /* not our own: whose is it? */
    {"[\"@0/\",\"B1+\",\"@0+\",\"A0+\",\"@0/\",\"C1+\"]", "@0/ B1+ |@0+ A0+ |@0/ C1+ |"},
    {"{\"white\":\"Ann\",\"list\":[\"@0/\",\"B1+\",\"@0+\",\"A0+\"]}", "@0/ B1+ (/Ann/)|@0+ A0+ (/Ann/)|"},
    {"[\"A1C\",\"B1U\",\"A1C\",\"B1D\"]", "A1C B1U A1C B1D |"}, /* A1 may be left of what was A1 */
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"line\":2},{\"text\":\"B1+\",\"line\":12}],"
     "\"error\":{\"line\":12,\"text\":\"B9+\",\"reason\":\"no-neighbour\"}}",
     "@0/ B1+ B9+ |"},
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"line\":2},{\"text\":\"B1+\",\"line\":12}],"
     "\"error\":{\"line\":11,\"text\":\"B9+\",\"reason\":\"no-neighbour\"}}",
     "@0/ B1+ |"}, /* it was passed over */
    {"{\"traxfig\":1,\"file\":\"a\",\"moves\":[{\"text\":\"@0/\"}],\"result\":null,\"error\":null}\n"
     "{\"traxfig\":1,\"file\":\"b\",\"moves\":[{\"text\":\"@0/\"},{\"text\":\"B1+\"}],\"result\":null,\"error\":null}\n"
     "{\"traxfig\":1,\"file\":\"b\",\"moves\":[{\"text\":\"@0/\"}],\"result\":null,\"error\":null}\n",
     "@0/ |@0/ B1+ |@0/ |"}, /* of two files; with fewer moves */
    {"{\"a\":[\"@0/\",\"B1+\"],\"b\":[\"@0+\",\"A1+\",\"A0+\"]}", "@0/ B1+ |@0+ A1+ A0+ |"}, /* two games, */
    {"{\"a\":[\"@0/\",\"B1+\"],\"x\":[\"@0/\",\"B1+\",\"A0+\"]}", "@0/ B1+ A0+ |"}, /* or part of one */
    {"{\"a\":[\"@0/\",\"B1+\",\"@0/\",\"C1+\"],\"b\":[\"@0+\",\"A0+\"]}", "@0/ B1+ |@0/ C1+ |"}, /* or several */
    {"{\"a\":[\"@0/\",\"B1+\"],\"b\":[\"A0+\",\"@0+\"]}", "@0/ B1+ |"},
    {"{\"a\":[\"@0/\",\"B1+\",\"C1+\"],\"b\":[\"@0+\",\"A0+\",\"xxx\",\"yyy\",\"zzz\"]}", "@0/ B1+ C1+ |"},
    {"{\"w\":[\"@0/\",\"A0+\"],\"b\":[\"B1+\",\"C1+\"]}", "@0/ B1+ A0+ C1+ |"},
    {"[[\"1\",\"@0/\",\"B1+\"],[\"2\",\"A0+\"]]", "@0/ B1+ A0+ |"}, /* a number is not empty */
    /* Other keys of players. */
    {"{\"player1\":\"Ann\",\"player2\":\"Bo\",\"moves\":[\"@0/\"],\"winner\":\"player2\"}", "@0/ <claim 1>(/Ann/Bo)|"},
    {"{\"whitePlayer\":\"Ann\",\"black_player\":\"Bo\",\"moves\":[\"@0/\"]}", "@0/ (/Ann/Bo)|"},
    {"{\"players\":{\"w\":\"Ann\",\"b\":\"Bo\"},\"moves\":[\"@0/\"]}", "@0/ (/Ann/Bo)|"},
    {"{\"players\":[{\"color\":\"black\",\"name\":\"Bo\",\"result\":1},{\"color\":\"white\",\"name\":\"Ann\"}],"
     "\"moves\":[\"@0/\"]}",
     "@0/ <claim 1>(/Ann/Bo)|"},
    {"{\"players\":[{\"name\":\"Bo\",\"color\":\"black\"},{\"name\":\"Ann\"}],\"moves\":[\"@0/\"]}",
     "@0/ (/Ann/Bo)|"},
    {"{\"players\":[{\"name\":\"Bo\"},{\"name\":\"Ann\",\"color\":\"white\"}],\"moves\":[\"@0/\"]}",
     "@0/ (/Ann/Bo)|"},
    {"{\"players\":[{\"name\":\"Ann\",\"color\":\"w\"},{\"name\":\"Bo\",\"color\":\"b\"}],\"moves\":[\"@0/\"]}",
     "@0/ (/Ann/Bo)|"},
    {"{\"moves\":[{\"move\":\"@0/\",\"remark\":\"x\"}]}", "@0/ {x} |"},
    /* Games beside JSON. */
    {"[\"@0/\",\"B1+\"]\n1. @0+ A0+ 2. B1/ (so [it] is)\n{\"moves\":[\"@0/\",\"C1+\"]}",
     "@0/ B1+ |@0+ A0+ B1/ {so [it] is} |@0/ C1+ |"},
    {"{\"moves\":[\"@0/\",\"B1+\"]}\n1. A1C\n2. B1S\n", "@0/ B1+ |"}, /* the same one */
    {"It (:\n1. @0+ A0+\n2. B1/ (is [so])\n\n{\"white\":\"Ann\",\"moves\":[\"@0/\",\"B1+\"]}\n",
     "@0+ A0+ B1/ {is [so]} |@0/ B1+ (/Ann/)|"},
    /* The same one, with a move that was skipped: */
    {"{\"moves\":[\"@0/\",\"@1/\",\"@1/\"]}\n1 @0/ 2 @1/ 3 @1/\nI play 4 A0+\n", "@0/ @1/ @1/ |@0/ @1/ @1/ !3:10|"},
    {"{\"moves\":[\"@0/\",\"@1/\"]}\n1 @0/\n2 @1/\n\nMy move:\n\n2 A0+\n", "@0/ @1/ |@0/ @1/ =7:3|"},
    {"{\"moves\":[\"@0/\",\"@1/\"]}\nHi!\n\n3 A0+\n\n1 @0/\n2 @1/\n", "@0/ @1/ |@0/ @1/ |"},
    {"{\"moves\":[\"@0/\",\"@1/\"]}\n1 @0/\n2 @1/\nGame 2:\n5 A0+\n", "@0/ @1/ |@0/ @1/ |"},
    {"{\"moves\":[\"@0/\",\"@1/\"],\"winner\":\"black\"}\n1 @0/\n2 @1/\nRESIGN\n3 A0+\n",
     "@0/ @1/ <resign 2>|@0/ @1/ <resign 2>|"},
    {"Hi\n1 @0+\n2 @1+\n{\"moves\":[\"@0/\",\"@1/\"]}\n1 @0+\n2 A0+\n\n", "@0+ @1+ |@0/ @1/ |@0+ A0+ |"},
    /* Keys that tell whose move it is, in any order. */
    {"{\"turns\":[{\"white\":{\"move\":\"@0/\",\"comment\":\"x\"},\"black\":{\"move\":\"B1+\"}},{\"white\":"
     "{\"move\":\"A0+\"},\"black\":{\"move\":\"C1+\",\"comment\":\"y\"}}]}",
     "@0/ {x} B1+ A0+ C1+ {y} |"},
    {"{\"white\":[\"@0/\",\"A0+\"],\"black\":[\"B1+\",\"C1+\"]}", "@0/ B1+ A0+ C1+ |"},
    {"{\"Black\":[\"B1+\"],\"White\":[\"@0/\",\"A0+\"],\"winner\":\"black\"}", "@0/ B1+ A0+ <claim 3>|"},
    {"{\"white\":[\"@0/\",\"A0+\",\"resigns\"],\"black\":[\"B1+\",\"C1+\"]}", "@0/ B1+ A0+ C1+ <resign 4>|"},
    {"{\"white\":\"Ann\",\"black\":\"Bo\",\"moves\":{\"white\":\"@0/ A0+\",\"black\":\"B1+ C1+\"}}",
     "@0/ B1+ A0+ C1+ (/Ann/Bo)|"},
    {"{\"white\":\"Ann\",\"whiteMoves\":[\"@0/\",\"A0+\"],\"blackMoves\":[\"B1+\"]}", "@0/ B1+ A0+ (/Ann/)|"},
    {"{\"white\":{\"name\":\"Ann\",\"moves\":[\"@0/\",\"A0+\"]},\"black\":{\"name\":\"Bo\",\"moves\":[\"B1+\"]}}",
     "@0/ B1+ A0+ (/Ann/Bo)|"},
    {"[{\"black\":\"B1+\",\"white\":\"@0/\"},{\"black\":\"C1+\",\"white\":\"A0+\"}]", "@0/ B1+ A0+ C1+ |"},
    {"[{\"black\":[\"B1+\"],\"white\":[\"@0/\",\"A0+\"]},{\"black\":[\"A1+\"],\"white\":[\"@0+\"]}]",
     "@0/ B1+ A0+ |@0+ A1+ |"},
    {"{\"white\":[\"@0/\",\"A0+\",\"A0/\"],\"black\":[\"B1+\"]}", "@0/ B1+ A0+ ?1:24|"}, /* one is missing */
    {"{\"white\":[\"@0/\"],\"black\":[\"B1+\",\"C1+\"]}", "@0/ B1+ ?1:34|"},
    {"{\"white\":[\"@0/\",\"A0+\"],\"black\":[]}", "@0/ A0+ |"}, /* both are White's? */
    {"{\"1\":{\"white\":\"@0/\",\"black\":\"B1+\"},\"2\":{\"white\":\"A0+\"}}", "@0/ B1+ A0+ |"},
    {"{\"1\":[\"@0/\",\"B1+\"],\"2\":[\"A1C\",\"A1S\",\"A2U\"]}", "@0/ B1+ |A1C A1S A2U |"},
    {"[[\"@0/\",\"B1+\",\"A0+\"],[\"@0+\",\"A0+\",\"B0+\"],[\"@0/\",\"C1+\",\"A0+\"],[\"B1+\",\"C1+\",\"D1+\"]]",
     "@0/ B1+ A0+ |@0+ A0+ B0+ |@0/ C1+ A0+ |B1+ C1+ D1+ |"}, /* three of four begin as games do */
    {"{\"moves\":[\"@0/\",\"abc B1+\",\"A0+\"]}", "@0/ abc B1+ A0+ |"},
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"modern\":\"@0/\"},{\"text\":\"so B1+\",\"modern\":\"B1+\"}]}",
     "@0/ B1+ |"},
    {"[\"A1S\"]", "A1S |"}, {"[\"@0/ B1+\", \"\", \"\", \"\", \"\"]", "@0/ B1+ |"},
    {"[\"@0/ B1\\\\2. \", \"B1\\\\\", \"A0/\"]", "@0/ B1\\\\2. B1\\ A0/ |"}, /* an error as it stands there */
    {"[[\"A1C\",\"B1UEvent: x\",\"C1U\"],[\"A1S\",\"A1S\",\"A1S\"]]", "A1C B1UEvent: x C1U |A1S A1S A1S |"},
    {"{\"traxfig\":1,\"comments\":{\"1\":\"x\"}}", ""},
    {"{\"moves\":[{\"move\":\"@0/\",\"comments\":\"a\"},{\"move\":\"B1+\",\"note\":\"b\"},{\"move\":\"A0+\","
     "\"annotation\":\"c\"}]}", "@0/ {a} B1+ {b} A0+ {c} |"},
    {"{\"traxfig\":1,\"intro\":\"one\",\"error\":{\"text\":\"B9+\",\"reason\":\"no-neighbour\"},\n"
     "\"moves\":\"@0/\"}", "@0/ B9+ |"},
    {"{\"moves\":[\"@0/\",\"B 0 +\",\"B1+\"]}", "@0/ B + B1+ |"}, /* no prose */
    {"{\"moves\":[\"start\",\"@0/\",\"B1+\",\"\",\"A0+\"]}", "@0/ B1+ \"\" A0+ |"}, /* an error, */
    {"[{\"w\":\"@0/\",\"b\":\"\"},{\"w\":\"\",\"b\":\"B1+\"},{\"w\":\"A0+\",\"b\":\"\"}]",
     "@0/ B1+ A0+ |"}, /* or room */
    {"{\"moves\":[\"@0/\",\"B1+\",\"draw\"],\"chat\":[\"hello\",\"A1S\"]}", "@0/ B1+ <draw 2>|"},
    {"{\"moves\":[{\"move\":\"@0/\",\"comment\":\"x\"},{\"move\":\"B1+\",\"comment\":\"\"}]}", "@0/ {x} B1+ |"},
    {"{\"white\":\"Ann\",\"moves\":{\"1\":\"@0/\",\"2\":\"B1+\"}}", "@0/ B1+ (/Ann/)|"},
    {"{\"white\":\"Ann\",\"moves\":[{\"white\":\"@0/\",\"black\":\"B1+\"},{\"white\":\"A0+\"}]}",
     "@0/ B1+ A0+ (/Ann/)|"},
    {"[{\"n\":1,\"w\":\"@0/\",\"b\":\"B1+\"}]", "@0/ B1+ |"},
    {"{\"moves\":[\"draw\",\"@0/\",\"B1+\"]}", "@0/ B1+ |"}, /* nothing has ended yet */
    {"{\"moves\":[\"so\",\"resigns\",\"hello there\",\"@0/\",\"B1+\"]}", "@0/ B1+ |"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":[\"white\",\"black\"]}", "@0/ B1+ <draw 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":[\"W\",\"b\"]}", "@0/ B1+ <draw 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":[\"white\"]}", "@0/ B1+ <claim 2>|"},
    {"{\"white\":\"2\",\"black\":\"1\",\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"1\"}",
     "@0/ B1+ <claim 2>(/2/1)|"}, /* a number, no name */
    {"{\"moves\":[\"@0/\",\"B1+\"],\"result\":\"lost on time\",\"winner\":\"2\"}", "@0/ B1+ <time 2>|"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"winner\":\"black\",\"result\":\"lost on time\"}", "@0/ B1+ <time 2>|"},
    {"{\"players\":[{\"name\":\"Ann\",\"result\":1},{\"name\":\"Bo\",\"result\":0}],\"moves\":[\"@0/\",\"B1+\"]}",
     "@0/ B1+ <claim 2>(/Ann/Bo)|"},
    {"{\"players\":[{\"name\":\"Ann\",\"result\":0},{\"name\":\"Bo\",\"result\":1}],\"moves\":[\"@0/\",\"B1+\"]}",
     "@0/ B1+ <resign 2>(/Ann/Bo)|"},
    {"{\"players\":[{\"name\":\"Ann\",\"result\":0.5}],\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ <draw 2>(/Ann/)|"},
    {"{\"players\":[\"Ann\",\"Bo\",\"Cy\"],\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ (/Ann/Bo)|"}, /* two of them play */
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"black\",\"by\":\"loop\",\"move\":2}}",
     "@0/ B1+ |"}, /* the board shows it */
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"black\",\"by\":\"line\",\"move\":2}}", "@0/ B1+ |"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"black\",\"by\":\"loop+line\",\"move\":2}}",
     "@0/ B1+ |"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":null,\"by\":\"full board\",\"move\":2},\"error\":{\""
     "text\":\"A0+\",\"reason\":\"after-end\"}}",
     "@0/ B1+ A0+ |"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"black\",\"by\":\"resignation\",\"move\":2}}",
     "@0/ B1+ <resign 2>|"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"white\",\"by\":\"claim\",\"move\":2}}",
     "@0/ B1+ <claim 2>|"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":null,\"by\":\"agreement\",\"move\":2}}",
     "@0/ B1+ <draw 2>|"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"by\":\"time\",\"winner\":\"black\",\"name\":\"x\"}}",
     "@0/ B1+ <time 2>|"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"white\",\"by\":\"line\"},\"error\":{\"reason\":\"a"
     "fter-end\",\"text\":\"A0+\"}}",
     "@0/ B1+ A0+ |"},
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"line\":1},{\"text\":\"B1+\",\"line\":1}],\"result\":{\"winner\":\""
     "white\",\"by\":\"loop\"},\"error\":{\"line\":1,\"text\":\"Z9S\",\"reason\":\"no-neighbour\"}}",
     "@0/ B1+ |"}, /* it was passed over */
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"line\":2},{\"text\":\"B1+\",\"line\":12,\"comment\":\"x\"}],"
     "\"error\":{\"line\":11,\"text\":\"B9+\",\"reason\":\"no-neighbour\"}}",
     "@0/ B1+ {x} |"},
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"line\":9},{\"text\":\"B1+\",\"line\":9}],\"error\":{\"line\":10,"
     "\"text\":\"B9+\",\"reason\":\"no-neighbour\"}}",
     "@0/ B1+ B9+ |"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+ A0+ C1+ C1+ C1+ C1+ C1+ C1+ C1+ C1+\",\"comments\":{\"10\":\"x\",\"4294967297"
     "\":\"y\",\"x\":\"z\",\"1\":null}}",
     "@0/ B1+ A0+ C1+ C1+ C1+ C1+ C1+ C1+ C1+ {x} C1+ |"}, /* by number */
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\",\"line\":1},{\"text\":\"B1+\",\"line\":99999999}],"
     "\"error\":{\"line\":100000000,\"text\":\"B9+\"}}",
     "@0/ B1+ B9+ |"},
    {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"other\":{\"1\":\"x\"}}", "@0/ B1+ |"},
    {"{\"moves\":[\"@0/\",\"B1+\"],\"comments\":{\"1\":\"a\"}}", "@0/ B1+ |"},
    {"{\"title\":\"x\",\"event\":\"y\",\"moves\":[\"@0/\"]}", "@0/ (x//)|"},
    {"{\"white\":{\"name\":\"Ann\",\"title\":\"GM\",\"rules\":\"x\"},\"black\":{\"title\":\"IM\",\"name\":\"Bo\"}"
     ",\"players\":{\"title\":\"z\"},\"moves\":[\"@0/\"]}",
     "@0/ (/Ann/Bo)|"}, /* a player's title is not the game's */
    {"{\"players\":[{\"name\":\"Ann\",\"title\":\"GM\"},{\"title\":\"IM\",\"name\":\"Bo\"}],\"title\":\"t\",\"moves\":"
     "[\"@0/\"]}",
     "@0/ (t/Ann/Bo)|"},
    {"{\"traxfig\":1,\"file\":\"a\",\"line\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"}],\"result\":null,\"error\":nul"
     "l}\n{\"traxfig\":1,\"file\":\"a\",\"line\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"},{\"text\":\"A1U\"}],"
     "\"result\":null,\"error\":null}\n"
     "{\"traxfig\":1,\"file\":\"a\",\"line\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"}"
     ",{\"text\":\"A1U\"},{\"text\":\"A1U\"}],\"result\":null,\"error\":null}",
     "A1S A1U A1U |"}, /* positions of one game */
    {"{\"moves\":[{\"text\":\"A1S\"}],\"result\":null,\"error\":null,\"game\":1,\"traxfig\":1}\n{\"moves\":[{\"text\":"
     "\"A1S\"}],\"result\":null,\"error\":null,\"game\":2,\"traxfig\":1}",
     "A1S |A1S |"}, /* of two */
    {"{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"}],\"result\":{\"winner\":\"white\",\"by\":\"resignation\"}"
     ",\"error\":null}\n{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"},{\"text\":\"A1U\"}],\"result\":null,"
     "\"error\":null}",
     "A1S <resign 1>|A1S A1U |"}, /* it has ended */
    {"{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"}],\"result\":null,\"error\":{\"text\":\"B9S\",\"reason\":"
     "\"no-neighbour\"}}\n{\"traxfig\":1,\"game\":1,\"moves\":[{\"text\":\"A1S\"},{\"text\":\"A1U\"}],\"result\":null,"
     "\"error\":null}",
     "A1S B9S |A1S A1U |"},
    {"{\"traxfig\":1,\"game\":1,\"moves\":[],\"result\":null,\"error\":null}\n{\"traxfig\":1,\"game\":1,\"moves\":[{\""
     "text\":\"A1S\"}],\"result\":null,\"error\":null}",
     "A1S |"}, /* before the first move */
    {"{\"moves\":[[\"@0/\",\"b1+\"]]}\n{\"stack\":[{},{\"lastmove\":\"A1S\"},{\"lastmove\":\"A1U\"}]}\n{\"moves\":[[\""
     "@0+\",\"A0+\"]]}",
     "@0/ b1+ |A1S A1U |@0+ A0+ |"}, /* as before */
    {"{\"moves\":[[\"@0/\",\"b1+\"]]}\n[\"@0+\",\"A0+\"]\n{\"moves\":[[\"@0/\",\"C1+\"]]}",
     "@0/ b1+ |@0+ A0+ |@0/ C1+ |"},
    {"{\"moves\":[[\"@0/\",\"b1+\"]]}\n[[\"@0+\",\"A0+\"],[\"@0/\",\"C1+\"]]", "@0/ b1+ |@0+ A0+ |@0/ C1+ |"},
    {"{\"white\":\"Ann\",\"moves\":[[\"@0/\",\"b1+\"]]}\n{\"moves\":[[\"@0+\",\"A0+\"]],\"black\":\"Bo\"}",
     "@0/ b1+ (/Ann/)|@0+ A0+ (//Bo)|"}, /* names of one are not the other's */
    {"{\"moves\":[\"@0/\",\"B1+\"],\"opening\":\"@0+\",\"white\":\"Ann\"}",
     "@0/ B1+ (/Ann/)|"}, /* no other game begins */
    {"{\"black\":[\"@1+\"],\"white\":[\"@0/\",\"@0+\"]}", "@0/ @1+ |@0+ |"}, /* another game begins */
    {"{\"moves\":[\"@0/\",\"B1+\",\"A0", "@0/ B1+ |"}, /* cut off: the rest of a string is none */
    {"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"@0/\",\"B1+\"]", "@0/ B1+ |"},
};

/* Source text whose strings are moves. */
static const struct example strings[] = {
    {"\"white\" => \"Ann\",\n\"moves\" => [\"@0/\", \"B1+\"]", "@0/ B1+ (/Ann/)|"}, /* keys end with : or = */
    {"white = \"Ann\"\nmoves = [\"@0/\", \"B1+\"]", "@0/ B1+ (/Ann/)|"},
    {"white: \"Ann\"\nmoves: [\"@0/\", \"B1+\"]", "@0/ B1+ (/Ann/)|"},
    {"static const char *const moves[] = {\"@0/\", \"b1\\\\\", \"A0+\"}; /* x1+ */\nint a1s = b1/2;\n",
     "@0/ b1\\ A0+ |"},
    {"moves = ['A1S', 'b1\\\\', \"a0+\"]\nfor x1+y in z: pass\n", "A1S b1\\ a0+ |"},
    {"traxfig '@0/' 'b1\\' 'A0\\' \"C1+\" -O a1s\n", "@0/ b1\\ A0\\ C1+ |"},
    {"play(\"@0/\");\nplay(\"B1+\"); // don't, isn't\nplay(\"A0+\");\n", "@0/ B1+ A0+ |"},
    {"<game white=\"Ann\" black='Bo'><move text=\"@0/\"/><move text=\"B1+\"/></game>", "@0/ B1+ (/Ann/Bo)|"},
    {"# exported\n{\"white\":\"Ann\",\"moves\":[\"@0/\",\"B1+\"]}\n", "@0/ B1+ (/Ann/)|"},
    {"traxfig '@0/' 'b1\\' C1+ -o x1+y\n", "@0/ b1\\ C1+ |"}, /* the shell needs no quotes for the last one */
    {"moves: ['@0/', \"B1\\\\\", C1+, x2, C2+]\n", "@0/ B1\\ C1+ C2+ |"},
    {"games = [\n    [\"A1C\", \"B1U\", \"A2S\"],\n    [\"A1S\", \"A1S\", \"A1S\"],\n]\n",
     "A1C B1U A2S |A1S A1S A1S |"},
    {"var a = \"x\"; \"@0/\", \"B1+\"; b = \"C1+\";", "@0/ B1+ |"}, /* C1+ has a key */
    {"play '@0/' 'B1+'x C1+ D1+y (E1+)", "@0/ B1+ C1+ |"},
    {"traxfig '@0/' 'b1\\'C1+ -o x1+y\n", "@0/ b1\\ |"}, /* C1+ does not stand alone */
    {"it's \"@0/\" and \"B1+\" and don't 'C1+'", "@0/ B1+ C1+ |"},
    {"\"@0/\" \"B1+\" A1+", "@0/ B1+ A1+ |"},
    {"]]}{\"moves\":[\"@0/\",\"B1+\"]}", "@0/ B1+ |"},
    {"moves = [\"@0/\", \"B1+\", \"A0+\"]\nplay(first=[\"@0+\", \"A1+\"])\n", "@0/ B1+ A0+ |"}, /* one list */
    {"- \"@0/\"\n- \"B1+\"\n- \"BO+\"\n- \"A0+\"\n", "@0/ B1+ BO+ A0+ |"},
    {"<game white=\"Ann\" black=\"Bo\"><move v=\"@0/\"/><move v=\"b1\\\"/></game>\n<game white=\"Cy\" black=\"Di\">"
     "<move v=\"@0+\"/><move v=\"A0+\"></game>", "@0/ b1\\ (/Ann/Bo)|@0+ A0+ (/Cy/Di)|"}, /* the names of each */
    {"INSERT INTO moves VALUES (1,1,'@0/'), (1,2,'B1+'), (1,3,'A2\\'), (2,1,'@0+'), (2,2,'A0+');\n",
     "@0/ B1+ A2\\ |@0+ A0+ |"},
    {"moves = [(1, \"@0/\"), (2, \"B1+\"), (3, \"A0+\")]\n", "@0/ B1+ A0+ |"},
};

/* Pages and pictures. */
static const struct example page[] = {
    {"<!DOCTYPE html>\n<html><title>x</title><script>let a = '<metadata>';</script>\n<ol><li>1 <b>A1S</b></ol>\n"
     "<script type=\"application/json\">[{\"traxfig\":1,\"title\":\"A \\u003c B\",\"white\":\"Ann\",\"black\":\"Bo "
     "\\u0026 Cy\","
     "\"moves\":\"@0/ b1\\\\\",\"comments\":{\"2\":\"good,\\n 3 C1+\"},"
     "\"result\":{\"winner\":\"black\",\"by\":\"resignation\",\"move\":2}},\n"
     "{\"traxfig\":1,\"moves\":\"@0+\",\"error\":{\"text\":\"B\\u003c9/\",\"reason\":\"syntax\"}}]</script></html>\n",
     "@0/ b1\\ {good,/ 3 C1+} <resign 2>(A < B/Ann/Bo & Cy)|@0+ B<9/ |"},
    {"<svg><desc>Moves: 1 A1S</desc><metadata>{\"traxfig\":1,\"black\":\"Bo\",\"moves\":\"@0/ B1+ A0+\","
     "\"comments\":{\"3\":\"c\",\"1\":\"a\\nb\"}}</metadata></svg>",
     "@0/ {a/b} B1+ A0+ {c} (//Bo)|"},
    {"<html><p>@0/ B1+</p><svg><metadata>{\"traxfig\":1,\"moves\":\"@0/ B1+\"}</metadata></svg>\n"
     "<metadata>none</metadata>"
     "<svg><metadata>[{\"traxfig\":1,\"moves\":\"@0/ B1+\"}]</metadata></svg></html>",
     "@0/ B1+ |@0/ B1+ |"}, /* pictures in a page */
    {"<script type=\"application/json\">{\"traxfig\":1,\"games\":[{\"moves\":[\"@0/\",\"B1+\"],\"won\":[\"x\"]},"
     "{\"white\":\"Ann\",\"moves\":[{\"text\":\"@0+\",\"comment\":\"a\"},{\"text\":\"A0+\"}]}]}</script>",
     "@0/ B1+ |@0+ {a} A0+ (/Ann/)|"}, /* other layouts */
    {"<svg><metadata>{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"result\":{\"winner\":\"white\",\"by\":\"line\",\"move\":2},"
     "\"error\":{\"text\":\"A0+\",\"reason\":\"after-end\"}}</metadata></svg>",
     "@0/ B1+ A0+ |"},
    {"<svg><metadata>{\"traxfig\":1,\"moves\":\"@0/ B1+", ""}, /* cut off */
    {"<svg><metadata>{\"traxfig\":0,\"white\":\"Ann\",\"moves\":\"@0/ B1+\"}</metadata></svg>"
     "<svg><metadata>{\"traxfig\":0,\"moves\":\"@0+ A0+\"}</metadata></svg>",
     "@0/ B1+ (/Ann/)|@0+ A0+ |"}, /* names of one picture are not the next one's */
    {"<svg><metadata>{\"traxfig\":1,\"comments\":{\"0\":\"x\",\"9\":\"y\"},\"moves\":\"@0/\"}</metadata>", "@0/ |"},
};

/* Logs of the FPGA contest. */
static const struct example protocol[] = {
    {"-W\n@0/\nB1+\nA0+\n", "@0/ B1+ A0+ |"},
    {"-T\nxy\n-B\n> @0/\n< B1+\n> B1+\n", "@0/ B1+ B1+ |"}, /* each once: two moves that are spelt alike */
    {"host> -W\nhost> -B\nfpga0: @0/\nhost> @0/\nfpga1: B1+\nhost> B1+\nfpga0: B1+\nhost> B1+\n", "@0/ B1+ B1+ |"},
    {"[10:00:01] <- -W\r\n[10:00:02] -> @0/\r\n[10:00:02] -> BO+\r\n[10:00:03] <- A0+\r\n", "@0/ BO+ A0+ |"},
    {"-W\n@0/\nB1+\n-W\n@0+\nA0+\n-Z\n", "@0/ B1+ |@0+ A0+ |"},
    {"-B\n-W\n@0/\nB1+\nresign\n", "@0/ B1+ <resign 2>|"},
    {"-W\n@0/\nB1+\nhm\nA0+\n", "@0/ B1+ A0+ |"}, /* no sign, no digit */
    {"-W\n@0/\nB1x\nA0+\n", "@0/ B1x A0+ |"},
    {"-W\n@0/\n1BO+\nA0+\n", "@0/ A0+ |"},
    {"-W\n@0/\nB1+\nwhat now A0x\nA0+\n", "@0/ B1+ A0+ |"}, /* more words than before a move */
    {"-W\n@0/\nB1+\nabcde1\nA0+\n", "@0/ B1+ abcde1 A0+ |"},
    {"-W\n@0/\nB1+\nabcdef1\nA0+\n", "@0/ B1+ A0+ |"},
    {"-W\nxx1\n@0/\nB1+\n", "@0/ B1+ |"},
    {"host> -W\nhost> @0/\nhost> resign\n", "@0/ <resign 1>|"},
    {"host> -W\nhost> @0/\nhost> I resign\nhost> B1+", "@0/ B1+ |"},
    {"-W\n> A1C\n< A1C\n> B1U\n< B1U\n", "A1C A1C B1U B1U |"}, /* A1C can be played twice */
    {"-W\n> @0/\n< @0/\n> B1+\n< B1+\n> A0+\n", "@0/ B1+ A0+ |"},
    {"-W\n> @0/\n< @0/\n> B1x\n< B1x\n> A0+\n< A0+\n> A2+\n", "@0/ B1x A0+ A2+ |"},
    {"-W\n@0/\nB1+\n-B\n@0+\nA0+\n", "@0/ B1+ |@0+ A0+ |"},
    {"White: Ann\nBlack: Bo\n-W\n@0/\nB1+\n", "@0/ B1+ (/Ann/Bo)|"},
    {"White: Ann\n-W\n@0/\nB1+\nresign\n-W\n@0+\nA0+\n", "@0/ B1+ <resign 2>(/Ann/)|@0+ A0+ |"},
    {"-W\n@0/\nB1+\nresign\nok\n", "@0/ B1+ <resign 2>|"},
    {"-W\n> @0/\n< @0/\n> resign\n< resign\n", "@0/ <resign 1>|"},
    {"-W\n@0/\n@1x\nBO/\nBO\\\nbx+\nA0+\n", "@0/ @1x BO/ BO\\ bx+ A0+ |"}, /* almost moves, */
    {"-W\n@0/\nBO-\nBOx\n/B\n0B1\nA0+\n", "@0/ A0+ |"},             /*   and what is none */
    {"-W\n> @0/\n< @0/\n> b1+\n< B1+\n> A0+\n", "@0/ b1+ A0+ |"}, /* spelt in two ways */
    {"-W\n> @0/\n< @0/\n> B1+\n< B1x\n", "@0/ B1+ B1x |"},
    {"-W\n> @0/\n< @0/\n> B1x\n< B1+\n", "@0/ B1x B1+ |"},
    {"-W\n@0/\n@0/\nB1+\nA0+\nC1+\n", "@0/ B1+ A0+ C1+ |"}, /* one direction fails */
    {"-W\n@0/\nB1+\n-W\nB1+\nB1+\nA0+\n", "@0/ B1+ |B1+ B1+ A0+ |"},
};

/* Mails. */
static const struct example mails[] = {
    {"Thanks!\n\n> 1 @0/ 2 B1+ resigns\n>> 1 @0/ 2 B1+\n", "@0/ B1+ <resign 2>|"}, /* quoted, and quoted twice */
    {"so: 1 @0/ 2 B1+\n\n> 1 @0/ 2 B1+ resigns\n", "@0/ B1+ <resign 2>|"}, /* the end is in one of them */
    {"1 @0/ 2 B1+ resigns\n\nAnn wrote:\n> 1 @0/ 2 B1+ resigns\n", "@0/ B1+ <resign 2>|"},
    {"> 1 @0/ 2 B1+\n\nevent: x\n1 @0/ 2 B1+ 3 B0+\n", "@0/ B1+ B0+ (x//)|"}, /* the longer one */
    {"see @0/ B1+ B0+ below\n> @0/ B1+\n", "@0/ B1+ B0+ |"},
    {"<p>@0/ B1+ B0+\n<blockquote>\n@0/ B1+\n</blockquote>\n", "@0/ B1+ B0+ |"},
    {"--b\nContent-Type: text/plain\n\nso: @0/ B1+\n\n--b\nContent-Type: text/html\n\n<p>so: @0/ B1+\n--b--\n",
     "@0/ B1+ |"},
    {"From: Ann\nSubject: x\n\nso: @0/ B1+\n\nFrom: Bo\nTo: Ann\nSubject: x\n\nso: @0/ B1+\n", "@0/ B1+ |"},
    {"Now @0/ and B1+ it is\n-----Original Message-----\nHello Ann,\nit was @0/ and B1+ and B0+\n", "@0/ B1+ B0+ |"},
    {"7 A0+\n8 B0+ good\n\n> 1 @0/\n> 2 B1+\n> 3 B0+\n> 4 B0+\n> 5 B0+\n> 6 B0+ ;so far\n",
     "@0/ B1+ B0+ B0+ B0+ B0+ {so far} A0+ B0+ |"},
    {"3. A0+\n\n> 1. @0/ B1+\n> 2. B0+ B0+\n", "@0/ B1+ B0+ B0+ A0+ |"}, /* in pairs */
    {"&gt; 1 @0/ 2 B1+ resigns\n&gt; &gt; 1 @0/ 2 B1+\n", "@0/ B1+ <resign 2>|"},
    {"3. A0+ ;mine\n4. B0+ resigns\n\n> 1 @0/\n> 2 B1+ ;yours\n", "@0/ B1+ {yours} A0+ {mine} B0+ <resign 4>|"},
    {"--- 3 ---\n1 @0/ 2 B1+\n--- original ---\n1 @0/ 2 B1+\n", "@0/ B1+ |"},
    {"--b\nContent-Type: text/plain\n\n@0/ B1+\n@0+ B1+\n--b\nContent-Type: text/markdown\n\n@0/ B1+\n@0+ B1+\n--b--\n",
     "@0/ B1+ |@0+ B1+ |"},
    {"I like 5 A0+ here\n\n> 1 @0/\n> 2 B1+\n> 3 B0+\n> 4 B0+\n", "@0/ B1+ B0+ B0+ !1:10|"},
    {"1 @0+ 2 B1+\n\n> 1 @0/ 2 B1+\n", "@0+ B1+ |@0/ B1+ |"}, /* a rematch */
    {"> 1 @0/ 2 B1+ 3 B0+ resigns\nAnother:\n1 @0/ 2 B1+\n", "@0/ B1+ B0+ <resign 3>|@0/ B1+ "
     "|"}, /* so far the same moves */
    {"white: Ann\n1 @0/ 2 B1+\n\n> white: Bo\n> 1 @0/ 2 B1+\n", "@0/ B1+ (/Ann/)|@0/ B1+ (/Bo/)|"},
    {"> 1 @0/ 2 B1+ resigns\n> event: y\n> 1 @0/ 2 B1+\n", "@0/ B1+ <resign 2>|@0/ B1+ (y//)|"}, /* in one voice */
    {"so: @0/ B1+\n\nVon: Bo\nAn: Ann\nBetreff: x\n\nso: @0/ B1+\n\nVon: Ann\nAn: Bo\nBetreff: x\n\nso: @0/\n",
     "@0/ B1+ |"},
    {"From: Ann\n\nso: @0/ B1+\n\nFrom: Bo\n\nso: @0/ B1+\n", "@0/ B1+ |@0/ B1+ |"}, /* no headers: no subjects */
    {"From: Ann\nSubject: x\n\nso: @0/ B1+\n\nFrom: Bo\na: b\na: b\na: b\na: b\na: b\nSubject: x\n\nso: @0/ B1+\n",
     "@0/ B1+ |"},
    {"From: Ann\nSubject: x\n\nso: @0/ B1+\n\nFrom: Bo\na: b\na: b\na: b\na: b\na: b\na: b\nSubject: x\n\nso: @0/ "
     "B1+\n",
     "@0/ B1+ |@0/ B1+ |"}, /* it comes too late */
    {"From: Ann\rSubject: x\r\rso: @0/ B1+\r\rFrom: Bo\rTo: Ann\rSubject: x\r\rso: @0/ B1+\r", "@0/ B1+ |"},
    {"so: @0/ B1+\n--- x ---\nso: @0/ B1+\n", "@0/ B1+ |@0/ B1+ |"},
    {"<blockquote>\n1 @0/ 2 B1+ 3 B0+ resigns\n</blockquote>\nAnother:\n1 @0/ 2 B1+\n",
     "@0/ B1+ B0+ <resign 3>|@0/ B1+ |"},
    {"<p>1 @0/ 2 B1+\n<blockquote>\n<p>1 @0/ 2 B1+ 3 B0+ resigns\n</blockquote>\n",
     "@0/ B1+ B0+ <resign 3>|"},
    {"> 1 @0/ 2 B1+\n\n1 @0/ 2 B1+ 3 B0+ resigns\n", "@0/ B1+ B0+ <resign 3>|"}, /* not a rematch */
    {"1 @0/ 2 B1+\n-----Original Message-----\n1 @0/ 2 B1+ 3 B0+ resigns\n", "@0/ B1+ B0+ <resign 3>|"},
    {"white: Ann\n1 @0/ 2 B1+\n\n> 1 @0/ 2 B1+\n", "@0/ B1+ (/Ann/)|"}, /* names of one are those of both */
    {"1 @0/ 2 B1+\n\n> white: Ann\n> 1 @0/ 2 B1+\n", "@0/ B1+ (/Ann/)|"},
    {"1 @0/ 2 B1+ 3 B0+\n\n> event: x\n> white: Ann\n> black: Bo\n> 1 @0/ 2 B1+\n", "@0/ B1+ B0+ (x/Ann/Bo)|"},
    {"black: Bo\n1 @0/ 2 B1+\n\n> black: Cy\n> 1 @0/ 2 B1+\n", "@0/ B1+ (//Bo)|@0/ B1+ (//Cy)|"},
    {"1 @0/ 2 B1+\n\n> 1 @0/ 2 B1+ resigns\n", "@0/ B1+ <resign 2>|"},
    {"# Ann - Bo\n@0/ B1+ A0+\n@0+ B1+\n@0/ B1/\n-----Original Message-----\n@0/ B1+ A0+\n@0+ B1+\n@0/ B1/\n",
     "@0/ B1+ A0+ (/Ann/Bo)|@0+ B1+ |@0/ B1/ |"}, /* an archive, and the same one below */
    {"@0/ B1+ A0+\n@0+ B1+\n@0/ B1/\nso -- it is\n@0/ B1+ A0+\n@0+ B1+\n@0/ B1/\n",
     "@0/ B1+ A0+ |@0+ B1+ |@0/ B1/ |@0/ B1+ A0+ |@0+ B1+ |@0/ B1/ |"},
    {"3 A1S\n\n> 1 A1C\n> 2 B1U\n", "A1C B1U A1S |"}, /* replies above what they quote */
    {"2... A0+\n\n> 1. @0/ B1+\n> 2. B0+\n", "@0/ B1+ B0+ A0+ |"},
    {"7 A0+\n\n> 1 @0/\n> 2 B1+\n> 3 B0+\n", "@0/ B1+ B0+ ?1:3|"},
    {"3 A0+\n\n1 @0/\n2 B1+\n\n> so\n", "@0/ B1+ |"},
    {"3 A0+\n\n> 1 @0/ 2 B1+ resigns\n", "@0/ B1+ <resign 2>|"},
    {"3 A0+ ;mine\n;and more\n4 B0+ ;x\n\n> 1 @0/\n> 2 B1+ ;yours\n", "@0/ B1+ {yours} A0+ {mine/and more} B0+ {x} |"},
    {"> 1 @0/\n> 2 B1+ ;yours\n\n3 A0+ ;mine\n;and more\n", "@0/ B1+ {yours} A0+ {mine/and more} |"},
    {"4 C1/\n\n> 3 B0/\n\n>> 1 @0+\n>> 2 @1+\n", "@0+ @1+ B0/ C1/ |"}, /* a reply to a reply */
    {"5 B0/\n\n> 4 C1/\n\n>> 3 B0/\n\n>>> 1 @0+\n>>> 2 @1+\n", "@0+ @1+ B0/ C1/ B0/ |"},
    {"5 B0/ ; z\n\n> 4 C1/ ; y\n\n>> 3 B0/ ; x\n\n>>> 1 @0+\n>>> 2 @1+\n",
     "@0+ @1+ B0/ { x} C1/ { y} B0/ { z} |"},
    {"4. B0+\n\n> 3... B0/\n\n>> 1. @0+ @1+\n>> 2. B0/ C1/\n>> 3. B0/\n", "@0+ @1+ B0/ C1/ B0/ B0/ B0+ |"},
    {"1... @1+\n\n> 1. @0+\n", "@0+ @1+ |"}, /* a game of pairs that has no pair yet */
    {"3 B0/\n\n> The game was drawn.\n> 1 @0+\n> 2 @1+\n", "@0+ @1+ B0/ <draw 3>|"},
    {"Ann - Bo, 1-0\n3 B0/\n\nBo wrote:\nBo> 1 @0+\nBo> 2 @1+\n", "@0+ @1+ B0/ (/Ann/Bo)|"}, /* a match's score */
    {"I saw B3 too\n\n> 1. @0+\n", "@0+ |"}, /* words that are almost moves, in what is no reply */
    {"B2B sales\n2... B0/\n\n> 1. @0+ @1+\n> 2. B0/\n", "@0+ @1+ B0/ B0/ |"},
    {"12:00:01 fpga0 -> pc: AN\n\n> 1. @0+\n", "@0+ |"},
    {"@1+ was better\n\n> 1. @0+\n", "@0+ !1:1|"},
    {"@1+\n\n> 1. @0+\n", "@0+ @1+ |"},
    {"3 B0/\n\n> 2 @1+\n\n>> 1 @0+\n", "@0+ @1+ B0/ |"},
    {"3. B0/\n\n> 2... C1/\n\n>> 2. B0/\n\n>>> 1. @0+ @1+\n", "@0+ @1+ B0/ C1/ B0/ |"},
    {"6 B0/\n\n> 4 C1/\n\n>> 3 B0/\n\n>>> 1 @0+\n>>> 2 @1+\n", "@0+ @1+ B0/ C1/ ?1:3|"},
    {"3 resigns\n\n> 1 @0/\n> 2 B1+\n", "@0/ B1+ <resign 2>|"},
    {"3 B0+\n> 1 @0/\n> Resign\n> 2 B1+\n", "@0/ B1+ B0+ |"}, /* no end */
    {"4 resigns\n\n> 1 @0/\n> 2 B1+\n", "@0/ B1+ ?1:3|"},
    {"2 B0+\n\n> 1 @0/\n> 2 B1+\n", "@0/ B1+ =1:3|"}, /* that number has come before, and not of pairs */
    {"2 B0+\n\n> 1. @0/ B1+\n", "@0/ B1+ B0+ |"},
    {"Some words here.\n\nB1+\n\n> 1 @0/\n", "@0/ B1+ |"}, /* words on other lines make it no talk, */
    {"B1+\n\nSome words here.\n\n> 1 @0/\n", "@0/ B1+ |"},
    {"I like B1+\n\n> 1 @0/\n", "@0/ !1:8|"}, /*   those on its line do */
    {"B1+ it is\n\n> 1 @0/\n", "@0/ !1:1|"},
    {"2 B0+\n\n> 1. @0/\n", "@0/ B0+ |"},
    /* a reply without a number below what it quotes */
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nMy move: B0+\n", "@0/ @1/ @1/ B0+ |"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nHello\n\nBob: B0+.\n\nBye\n", "@0/ @1/ @1/ B0+ |"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nB0+\n", "@0/ @1/ @1/ B0+ |"},
    {"> 1. @0/ @1/\n> 2. @1/\n\nBlack: B0+\nWhite: @1/\n", "@0/ @1/ @1/ B0+ @1/ |"},
    {"My move: B0+\n\nAnn wrote:\n> 1. @0/\n> 2. @1/\n> 3. @1/\n\n", "@0/ @1/ @1/ B0+ |"}, /* above it */
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nMy move is B0+.\n", "@0/ @1/ @1/ !5:12|"}, /* a sentence */
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nB0+ seems best to me.\nOr B1+\n", "@0/ @1/ @1/ !5:1|"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nMy move: B9+\nBob: B0+\n", "@0/ @1/ @1/ !5:10|"}, /* it cannot be played */
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nBetter: B0+\n", "@0/ @1/ @1/ !5:9|"}, /* it was not made */
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nMy move: BO+\n", "@0/ @1/ @1/ !5:10|"}, /* almost a move */
    /* a number is missing before it */
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\n5. B0+\n\nMy move: B0+\n", "@0/ @1/ @1/ ?5:4|"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nBob: B0+\n\nI hope B1+ fails.\n", "@0/ @1/ @1/ B0+ |"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nNext time I begin with @0+\n", "@0/ @1/ @1/ |"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\n> My move: B0+\n", "@0/ @1/ @1/ !5:12|"}, /* quoted itself */
    /* a header */
    {"Subject: B0+\nFrom: Bob\nSubject: B0+\n\nHello\n\n> 1. @0/\n> 2. @1/\n> 3. @1/\n\n", "@0/ @1/ @1/ !1:10|"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\n=> *B0+*\n", "@0/ @1/ @1/ B0+ |"}, /* signs */
    {"My move: B0+\n-----Original Message-----\nFrom: Ann\nSubject: x\n\n1. @0/\n2. @1/\n3. @1/\n",
     "@0/ @1/ @1/ B0+ |"},
    {"<p>My move: B0+</p><p>Hi</p><blockquote>1. @0/<br>2. @1/<br>3. @1/</blockquote>\n", "@0/ @1/ @1/ B0+ |"},
    {"> 1. @0/\n> 2. @1/\n> 3. @1/\n> Game 2:\n> 1. @0+\n> 2. A0+\n\nGame 1: B0+\n", /* two games */
     "@0/ @1/ @1/ |@0+ A0+ !8:9(Game 2//)|"},
    {"So\n3 A0+ ;x\nwell\n\n4 B0+ ;y\n\n> 1 @0/ ;v\n> 2 B1+ ;w\n> bye\n", "@0/ {v} B1+ {w} A0+ {x} B0+ {y} |"},
    {"3 B0+\n\n> 1 @0/\n> 2 B1+\n\n>> 1 @0/\n>> 2 B1+\n>> I resign\n", "@0/ B1+ <resign 2>|"},
    {"3 B0+\n\n-----Original Message-----\nFrom: Ann\n\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nFrom: Ann\nSent: May 3\nTo: Bo\nSubject: x\n\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"},
    {"Von: Bo\nBetreff: x\n\n3 B0+\n\nVon: Ann\nGesendet: 3. Mai\nBetreff: x\n\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nAnn> 1 @0/\nAnn> 2 B1+\n", "@0/ B1+ B0+ |"}, /* other marks */
    {"3 B0+\n\nJonathan> 1 @0/\nJonathan> 2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nAnnalouis> 1 @0/\nAnnalouis> 2 B1+\n", "@0/ B1+ |"}, /* too long for a mark */
    {"4 C1/\n\nAB> 3 B0/\n\nAB> | 1 @0+\nAB> | 2 @1+\n", "@0+ @1+ B0/ C1/ |"},
    {"5 B0/\n\nAnn> 4 C1/\n\nAnn> Bo> 3 B0/\n\nAnn> Bo> Ann> 1 @0+\nAnn> Bo> Ann> 2 @1+\n",
     "@0+ @1+ B0/ C1/ B0/ |"},
    {"3 B0+\n\n| 1 @0/\n| 2 B1+\n", "@0/ B1+ B0+ |"},
    {"4 C1/\n\n| 3 B0/\n\n| | 1 @0+\n| | 2 @1+\n", "@0+ @1+ B0/ C1/ |"},
    {"3 B0+\n\n| | 1 @0/ |\n| | 2 B1+ |\n", "@0/ B1+ |"},
    {"3 B0+\n\n| 1 @0/ |\n| 2 B1+ |\n", "@0/ B1+ |"}, /* a table */
    {"3 B0+\n\nOn May 3, Ann wrote:\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"}, /* or none */
    {"3 B0+\n\nAm 3. Mai schrieb Ann:\n\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nThey wrote it.\nIt is:\n\n1 @0/\n2 B1+\n", "@0/ B1+ |"},
    {"3 B0+\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ B0+ |"}, /* other signs */
    {"2. B0+ C0+\n\n=> 1. @0/ B1+\n", "@0/ B1+ B0+ C0+ |"},
    {": 3 B0+\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ |"}, /* behind the same sign */
    {"so 3 B0+\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ |"},
    {"3 B0+\n\n(1) @0/\n(2) B1+\n", "@0/ B1+ |"}, /* no sign of a quotation */
    {"3 B0+\n\nIn article <1@x>, Ann writes:\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nQuoting Ann (ann@example.org):\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"},
    {"2. A2/\n\n> 1... B1+\n>\n>> 1. @0/\n", "@0/ B1+ A2/ |"}, /* no list that begins again */
    {"2 A2/\n\n> 1 B1+\n>\n>> 1 @0/\n", "@0/ B1+ A2/ |"},
    {"<p>3 A0+</p><blockquote><pre>1 @0/\n2 B1+</pre></blockquote>\n", "@0/ B1+ A0+ |"}, /* in one line */
    {"</blockquote>\n<p>3 A0+</p><blockquote><pre>1 @0/\n2 B1+</pre></blockquote>\n", "@0/ B1+ A0+ |"},
    {"<p>3. A0+</p><blockquote>1. @0/<br>2. B1+</blockquote>\n", "@0/ B1+ A0+ |"},
    {"<p>4 C1/<blockquote>3 B0/<blockquote>1 @0+<br>2 @1+</blockquote></blockquote>\n", "@0+ @1+ B0/ C1/ |"},
    {"<p>3.&nbsp;A0+</p><blockquote>1.&nbsp;@0/<br>2.&nbsp;B1+</blockquote>\n", "@0/ B1+ A0+ |"},
    {"<blockquote>1 @0/<br>2 B1+<br></blockquote>3 A0+\n", "@0/ B1+ A0+ |"},
    {"From: Ann\nSubject: x\n\n3 B0+\n\n1 @0/\n2 B1+\n", "@0/ B1+ |"}, /* in the same message */
    {"From: Ann\nSubject: x\n\n3 B0+\n\nFrom: Bo\nDate: May 3\nSubject: x\n\n1 @0/\n2 B1+\n", "@0/ B1+ |"}, /* two */
    {"> 1 @0/ 2 B1+\n>> 1 @0/ 2 B1x\n", "@0/ B1+ |"},
    {"> hello\n", ""},
    {"@0/ B1+ B0+\n@0/ B1+ B0+\n\n> @0/ B1+ B0+\n> @0/ B1+ B0+\n", "@0/ B1+ B0+ |@0/ B1+ B0+ |"}, /* and quoted */
    {"@0/ B1+ B0+\n@0/ B1+ B0+\n", "@0/ B1+ B0+ |@0/ B1+ B0+ |"}, /* an archive */
};

/* Games that stand twice, and replies to them: each condition on both sides. */
static const struct example retold[] = {
    {"3 B0+\n\n>1 @0/\n>2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nAB>> 1 @0/\nAB>> 2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nAnn>1 @0/\nAnn>2 B1+\n", "@0/ B1+ |"}, /* no mark */
    {"3 B0+\n\nan original idea\n1 @0/\n2 B1+\n", "@0/ B1+ |"}, /* no divider */
    {"so: @0/ B1+\n--\nAnn\n--\nso: @0/ B1+\n", "@0/ B1+ |@0/ B1+ |"}, /* no parts */
    {"a\nContent-a: b\nso: @0/ B1+\nb\nContent-b: c\nso: @0/ B1+\n", "@0/ B1+ |@0/ B1+ |"},
    {"--a\nContent-a: b\nso: @0/ B1+\n--b\ncontent-b: c\nso: @0/ B1+\n", "@0/ B1+ |"},
    {"<blockquote>so: @0/ B1+</blockquote>\n<p>so: @0/ B1+ A0+\n", "@0/ B1+ A0+ |"}, /* behind quoted text */
    {"<BLOCKQUOTE class=a>so: @0/ B1+</BLOCKQUOTE >\n<p>so: @0/ B1+ A0+\n", "@0/ B1+ A0+ |"},
    {"<p>so: @0/ B1+\n<blockquote>x</blockquote><p>so: @0/ B1+ A0+\n", "@0/ B1+ |@0/ B1+ A0+ |"},
    {"> hm\nFrom: Ann\nSubject: x\n\nso: @0/ B1+\n> so: @0/ B1+ A0+\n", "@0/ B1+ A0+ |"}, /* quoted, then a header */
    {"> so: @0/ B1+\nFrom: Ann\nSubject: x\n\nso: @0/ B1+ A0+\n", "@0/ B1+ A0+ |"},
    {"white: Ann\nso: @0/ B1+\n> white: Ann\n> so: @0/ B1+\n", "@0/ B1+ (/Ann/)|"}, /* named twice */
    {"white: Ann\nso: @0/ B1+\n> white: Anna\n> so: @0/ B1+\n", "@0/ B1+ (/Ann/)|@0/ B1+ (/Anna/)|"},
    {"so: @0/ B1+\n> so: @0/ B1+ A0+\n", "@0/ B1+ A0+ |"}, /* unfinished */
    {"so: @0/ B1+ A0+ resign\n> so: @0/ B1+\n", "@0/ B1+ A0+ <resign 3>|"}, /* as it was before */
    {"so: @0/ B1+ resign\n> so: @0/ B1+ A0+\n", "@0/ B1+ <resign 2>|@0/ B1+ A0+ |"}, /* no longer */
    {"so: @0/ B1+\n> so: @0/ B1+ A0+ resign\n", "@0/ B1+ |@0/ B1+ A0+ <resign 3>|"}, /* so far as the finished one */
    {"so: @0/ B1+\n> so: @0/ B1+ resign\n", "@0/ B1+ <resign 2>|"}, /* the end is in one of them */
    {"so: @0/ B1+ resign\n> so: @0/ B1+ time\n", "@0/ B1+ <resign 2>|"},
    {"so: @0/ B1+ A0+\n> so: @0/ B1/ A0+\n", "@0/ B1+ A0+ |@0/ B1/ A0+ |"},
    {"so: @0/ b1+\n> so: @0/ B1+\n", "@0/ b1+ |"},
    {"so: @0/ B1+\n> so: @0/ B1+ A0+\n>> so: @0/\n", "@0/ B1+ A0+ |"},
    {"3 B0+\n\n> 1 @0/\n> 2 B9+\n", "@0/ B9+ |"}, /* an error */
    {"3 B0+\r\rFrom: Ann\rSent: x\rSubject: x\r\r1 @0/\r2 B1+\r", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nFrom: Ann\nTo: Bo\nSent: x\nSubject: x\n\n1 @0/\n2 B1+\n", "@0/ B1+ B0+ |"}, /* in the second line */
    {"3 B0+\n\nFrom: Ann\nTo: Bo\nCc: Cy\nSent: x\nSubject: x\n\n1 @0/\n2 B1+\n", "@0/ B1+ |"}, /* or later */
    {"at 12:03 @1+ came\n\n> 1. @0+\n", "@0+ |"}, /* a time */
    {"1... @1+ came\n\n> 1. @0+\n", "@0+ @1+ |"},
    {"hm\n1... @1+ came\n\n> 1. @0+\n", "@0+ @1+ |"},
    {"Bye.\n\n> 3 resign\n\n>> 1 @0/\n>> 2 B1+\n", "@0/ B1+ <resign 2>|"},
    {"2 B0+\n\n> 1) @0/\n> 2) B1+\n", "@0/ B1+ =1:3|"}, /* each has a number */
    {"2 B0+\n\n> 1. @0/\n> 2. B1+\n", "@0/ B1+ =1:3|"},
    {"2 B0+\n\n> 1: @0/\n> 2: B1+\n", "@0/ B1+ =1:3|"},
    {"2 B0+\n\n> 1 @0/\n> 2\tB1+\n", "@0/ B1+ =1:3|"},
    {"3 B0+\n\n* 1 @0/\n* 2 B1+\n", "@0/ B1+ B0+ |"}, /* other signs */
    {"3 B0+\n\n% 1 @0/\n% 2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\n~ 1 @0/\n~ 2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\n  }} 1 @0/\n  }} 2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\n:1 @0/\n:2 B1+\n", "@0/ B1+ |"}, /* no blank */
    {"3 B0+\n\n( 1 @0/\n( 2 B1+\n", "@0/ B1+ |"}, /* no sign of quoted text */
    {"3 B0+\n\n[ 1 @0/\n[ 2 B1+\n", "@0/ B1+ |"},
    {"3 B0+\n\n< 1 @0/\n< 2 B1+\n", "@0/ B1+ |"},
    {"3 B0+\n\n\" 1 @0/\n\" 2 B1+\n", "@0/ B1+ |"},
    {"3 B0+\n\n' 1 @0/\n' 2 B1+\n", "@0/ B1+ |"},
    {"3 B0+\n\n@ 1 @0/\n@ 2 B1+\n", "@0/ B1+ |"},
    {"3 B0+ or so\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ B0+ |"},
    {"B0+\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ |"}, /* without a number */
    {"3 B0+\n\nAnn wrote:\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ B0+ |"},
    {"3 B0+\n\nAnn wrote:\n4 C0+\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ B0+ |"}, /* above whoever wrote it */
    {"3 B0+x\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ |"},
    {"1 B0+\n\n: 1 @0/\n: 2 B1+\n", "@0/ B1+ |"}, /* not its first move */
};

/* What only resembles them. */
static const struct example others[] = {
    {"(;GM[1]SZ[19];B[aa];W[bb])", ""},
    {"(; not SGF )\nA1C B1U", "A1C B1U |"},
    {"(GM[16];P0[Dropb 3 @ 0 /];P1[Move B 1 +])", ""}, /* no ; before the first property */
    {"[\"A1C\"]", "A1C |"}, /* one word of hexadecimal digits */
    {"{\"color\":\"A1C\",\"x\":[\"A1C\"]}", ""},
    {"[White \"Ann\"]\nA1C and B1U", "A1C B1U (/Ann/)|"},
    {"{a comment} A1C and B1U", "A1C B1U |"},
    {"{\"moves\":[\"e4\",\"e5\"]}", ""},
    {"{\"sha\":\"a1c\",\"color\":\"#a1c\"}", ""},
    {"<pre>A1C B1U</pre>", "A1C B1U |"},
    {"He began with \"@0/\", I replied B1+.", "@0/ B1+ |"},
    {"cc -W\nls -B\n", ""},
};

static void add(char *all, struct text t)
{
    size_t used = strlen(all);

    if (t.length)
        memcpy(all + used, t.at, t.length);
    all[used + t.length] = '\0';
}

static void render_move(const struct record_game *g, int n, char *all)
{
    static const char *const marks[] = {"", "resign", "time", "claim", "draw"};
    const struct record_move *m = &g->moves[n];
    const struct comment_line *lines = n < g->count ? record_comment(g, m) : NULL;
    char more[50];
    int i;

    if (g->end && g->end_after == n) {
        snprintf(more, sizeof more, "<%s %d>", marks[g->end], n);
        strcat(all, more);
    }
    if (n == g->count)
        return;
    add(all, (struct text){m->word, m->length});
    strcat(all, " ");
    for (i = 0; i < m->comment_count; i++) {
        strcat(all, i ? "/" : "{");
        add(all, lines[i].text);
    }
    strcat(all, m->comment_count ? "} " : "");
}

static void render(const struct record_game *g, char *all)
{
    const struct heading *h = &g->heading;
    char more[50];
    int i;

    for (i = 0; i <= g->count; i++)
        render_move(g, i, all);
    if (g->after_gap.at) {
        snprintf(more, sizeof more, "?%d:%d", g->after_gap.line, g->after_gap.column);
        strcat(all, more);
    }
    if (g->in_prose.at) {
        snprintf(more, sizeof more, "!%d:%d", g->in_prose.line, g->in_prose.column);
        strcat(all, more);
    }
    if (g->again.at) {
        snprintf(more, sizeof more, "=%d:%d", g->again.line, g->again.column);
        strcat(all, more);
    }
    if (h->title.length || h->white.length || h->black.length) {
        strcat(all, "(");
        add(all, h->title);
        strcat(all, "/");
        add(all, h->white);
        strcat(all, "/");
        add(all, h->black);
        strcat(all, ")");
    }
    strcat(all, "|");
}

static enum record_standing judge(void *judging, const struct record_game *so_far)
{
    return so_far->count >= *(const int *)judging ? RECORD_OVER : RECORD_OPEN;
}

/* Each example is read again with CR LF at its line ends. */
/* The column of moves that stand under another key than those of the games; 0: there are none. */
static void test_other_names(struct check *c)
{
    static const struct {
        const char *text;
        int column;
    } rows[] = {
        {"{\"moves\":[\"@0/\",\"A0+\"]}", 0},
        {"{\"Ann\":[\"@0/\",\"A0+\"],\"Bo\":[\"B1+\",\"C1+\"]}", 29},
        {"[{\"Ann\":\"@0/\",\"Bo\":\"B1+\"},{\"Ann\":\"A0+\",\"Bo\":\"C1+\"}]", 21},
        {"{\"Ann\":[\"@0/\",\"A0+\"],\"Bo\":[\"B1+\"]}", 0}, /* one move */
        {"{\"all\":[\"@0/\",\"B1+\",\"A0+\",\"C1+\"],\"Ann\":[\"@0/\",\"A0+\"],\"Bo\":[\"B1+\",\"C1+\"]}", 0},
        {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"A1C\",\"B1S\"]}", 0}, /* in the other notation */
        {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"@0+\",\"A1+\"]}", 0}, /* another game */
        {"{\"k\":[\"@0/\",\"B1+\"]}\n{\"l\":[\"@0+\",\"A1+\"],\"m\":[\"@1+\",\"A2+\"]}", 26},
        {"[\"@0/\",\"B1+\",\"A0+\",\"C1+\",\"C1+\",\"C1+\",\"C1+\",{\"m\":[\"A1+\",\"A2+\"]}]", 0}, /* few */
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct record r = {.reader = NULL};
        struct game g = {0};

        foreign_open(&r, text_of(rows[i].text), INPUT_DETECT);
        while (game_next(&r, &g, NULL, false))
            ;
        CHECK(c, (r.other_name.at ? r.other_name.column : 0) == rows[i].column);
        if ((r.other_name.at ? r.other_name.column : 0) != rows[i].column)
            fprintf(stderr, "  %s: %d\n", rows[i].text, r.other_name.column);
        game_free(&g);
        record_free(&r);
    }
}

static void test_examples(struct check *c, const struct example *examples, size_t count, enum input_form form)
{
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < count * 2; i++) {
        const struct example *e = &examples[i / 2];
        struct sink text = {0};
        char all[1000] = "";
        const char *at;
        bool good;

        for (at = e->text; *at; at++) {
            if (*at == '\n' && i % 2 && at > e->text && at[-1] != '\r')
                sink_byte(&text, '\r');
            sink_byte(&text, *at);
        }
        foreign_open(&r, sink_contents(&text), INPUT_DETECT);
        while (record_next(&r, judge, &over))
            render(&r.game, all);
        good = strcmp(all, e->games) == 0 && (form == INPUT_DETECT || r.input_form == form);
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  form %d: %s\n  [%s] not\n  [%s]\n", (int)r.input_form, e->text, all, e->games);
        CHECK(c, !record_next(&r, judge, &over)); /* and so it stays */
        sink_free(&text);
    }
    record_free(&r);
}

/* A word as it is spelt, and the place in the text where it stands. */
struct placed {
    const char *text, *word;
    int n, line, column;
};

static void test_places(struct check *c)
{
    static const struct placed examples[] = {
        {"(;GM[16]\n;P0[1 Dropb 3 @ 0 /]\n  ;P1[2 Dropb 2 B 1 \\\\])", "@0/", 1, 2, 15},
        {"(;GM[16]\n;P0[1 Dropb 3 @ 0 /]\n  ;P1[2 Dropb 2 B 1 \\\\])", "B1\\", 2, 3, 17},
        {"[\"@0\\/\",\r\n \"b1\\\\\"]", "@0/", 1, 1, 3},
        {"[\"@0\\/\",\r\n \"b1\\\\\"]", "b1\\", 2, 2, 3},
        {"{\"moves\":\"@0/ b1\\\\ A0+\"}", "A0+", 3, 1, 20},
        {"<svg>\r<metadata>[{\"traxfig\":1,\n\"moves\":\"@0/ b1\\\\\"}]</metadata></svg>", "b1\\", 2, 3, 14},
        {"[{\"error\":\n {\"reason\":\"no-neighbour\", \"text\":\"B9+\"},\n\n\"moves\":\"@0/\",\n\"traxfig\":1}]",
         "B9+", 2, 2, 36}, /* keys sorted: it stands above the moves */
        {"[{\"error\":\r\n {\"reason\":\"no-neighbour\", \"text\":\"B9+\"},\r\n\r\n\"moves\":\"@0/\",\r\n"
         "\"traxfig\":1}]",
         "B9+", 2, 2, 36},
        {"[{\"error\":\r {\"reason\":\"no-neighbour\", \"text\":\"B9+\"},\r\r\"moves\":\"@0/\",\r\"traxfig\":1}]",
         "B9+", 2, 2, 36},
        {"-W\n> @0/\n> b1+", "b1+", 2, 3, 3},
        {"2... A0+\n\n> 1. @0/ B1+\n> 2. B0+\n", "A0+", 4, 1, 6},
        {"> 1 @0/\n> 2 B1+\n\n3 A0+\n", "A0+", 3, 4, 3},
        {"{\"moves\":[\r\n\r\n\"@0/\",\r\n\r\n{\"move\":\"B1+\"}]}", "B1+", 2, 5, 10},
        {"{\"moves\":[\n\"@0/\",\n\"B1+\"]}", "B1+", 2, 3, 2},
        {"Ann,\n 3 A0+\n> 1 @0/\n> 2 b1+\n", "A0+", 3, 2, 4},
        {"Hi.\n<p>3 A0+</p><blockquote>1 @0/<br>2 B1+</blockquote>\n", "A0+", 3, 2, 6},
        {"4 B0+\n\n> 3 A0+\n\n>> 1 @0/\n>> 2 b1+\n", "B0+", 4, 1, 3},
    };
    struct record r = {0};
    int over = 99;
    size_t i;

    for (i = 0; i < sizeof examples / sizeof *examples; i++) {
        const struct placed *e = &examples[i];
        const struct record_move *m;

        foreign_open(&r, text_of(e->text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over) && r.game.count >= e->n);
        m = &r.game.moves[e->n - 1];
        CHECK(c, text_is((struct text){m->word, m->length}, e->word));
        CHECK(c, m->line == e->line && m->column == e->column);
        CHECK(c, m->at > e->text && m->at < e->text + strlen(e->text) && m->at[0] == e->word[0]);
    }
    record_free(&r);
}

/* Whether a place is that of this line and column; line 0: there is none. */
static bool is_noted(const struct record_skipped *place, const struct record_skipped *wanted)
{
    return !place->at == !wanted->line && place->line == wanted->line && place->column == wanted->column;
}

/* Where the end of a game stands, and where the game begins again: the first of these places. */
static void test_noted(struct check *c)
{
    static const struct {
        const char *text;
        struct record_skipped end, retold; /* lines and columns */
    } examples[] = {
        {"Hm.\n3. resigns\n\n> 1 @0/\n> 2 B1+\n", {NULL, 2, 4, false}, {NULL, 0, 0, false}},
        {"> 1 @0/\n> 2 B1+\n\n1 @0/\n2 B1+\nI resign\n", {NULL, 6, 1, false}, {NULL, 4, 3, false}},
        {"> 1 @0/\n> 2 B1+\n", {NULL, 0, 0, false}, {NULL, 0, 0, false}},
        {"1 @0/ 2 B1+\n\n> 1 @0/ 2 B1+\n", {NULL, 0, 0, false}, {NULL, 3, 5, false}},
        {"1 @0/ 2 B1+\n> 1 @0/ 2 B1+\n>> 1 @0/ 2 B1+\n", {NULL, 0, 0, false}, {NULL, 2, 5, false}},
        {"> 1 @0/ 2 B1+\n\n1 @0/ 2 B1+ 3 A0+\n", {NULL, 0, 0, false}, {NULL, 3, 3, false}},
        {"1 @0/ 2 B1+\n1 @0/ 2 B1+ 3 A0+\n", {NULL, 0, 0, false}, {NULL, 2, 3, false}},
        {"1 @0/ 2 B1+\n> so\n", {NULL, 0, 0, false}, {NULL, 0, 0, false}},
        {"so: @0/ B1+\n> so: @0/ B1+\n>> so: @0/ B1+\n", {NULL, 0, 0, false}, {NULL, 2, 7, false}},
        {"so: @0/ B1+\n> so: @0/ B1+\n> A0+\n", {NULL, 0, 0, false}, {NULL, 1, 5, false}},
        {"so: @0/ B1+\n> so: @0/ B1+ resign\n", {NULL, 2, 15, false}, {NULL, 2, 7, false}},
        {"so: @0/ B1+ resign\n> so: @0/ B1+\n", {NULL, 1, 13, false}, {NULL, 2, 7, false}},
    };
    struct record r = {0};
    int over = 99;
    size_t i;

    for (i = 0; i < sizeof examples / sizeof *examples; i++) {
        foreign_open(&r, text_of(examples[i].text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over));
        CHECK(c, is_noted(&r.game.end_at, &examples[i].end));
        CHECK(c, is_noted(&r.game.retold, &examples[i].retold));
    }
    record_free(&r);
}

/* Who won, and how, if the end stands in another telling of the game, or in a reply above it; the rules likewise. */
static void test_endings(struct check *c)
{
    static const struct {
        const char *text;
        enum game_player winner;
        enum game_by by;
        const struct rules *rules;
    } rows[] = {
        {"so: @0/ B1+\n> so: @0/ B1+\n> White wins by a loop\n", GAME_WHITE, GAME_BY_LOOP, NULL},
        {"> so: @0/ B1+\n> White wins by a loop\nso: @0/ B1+\n", GAME_WHITE, GAME_BY_LOOP, NULL},
        {"so: @0/ B1+\n> so: @0/ B1+\n", GAME_NOBODY, GAME_OPEN, NULL},
        {"3. White wins by a loop\n\n> 1 @0/\n> 2 B1+\n", GAME_WHITE, GAME_BY_LOOP, NULL},
        {"3. Black resigns\n\n> 1 @0/\n> 2 B1+\n", GAME_WHITE, GAME_OPEN, NULL},
        {"so: @0/ B1+\n> Loop Trax\n> so: @0/ B1+\n", GAME_NOBODY, GAME_OPEN, RULES_LOOP},
        {"> Loop Trax\n> so: @0/ B1+\nso: @0/ B1+\n", GAME_NOBODY, GAME_OPEN, RULES_LOOP},
        {"8x8 Trax\nso: @0/ B1+\n> Loop Trax\n> so: @0/ B1+\n", GAME_NOBODY, GAME_OPEN, RULES_TRAX8},
    };
    struct record r = {0};
    int over = 99;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool good;

        foreign_open(&r, text_of(rows[i].text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over));
        good = r.game.end_winner == rows[i].winner && r.game.end_by == rows[i].by &&
               r.game.heading.rules == rows[i].rules;
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: %d by %d\n", rows[i].text, (int)r.game.end_winner, (int)r.game.end_by);
        CHECK(c, !record_next(&r, judge, &over));
    }
    record_free(&r);
}

/* Where the first part of a mail stands that is text in base64, and so is not read: its line, 0: there is none. Parts
   that are no text, and what is said of one part, do not count for another. */
static void test_unread(struct check *c)
{
#define BASE64 "Content-Transfer-Encoding: base64\n"
    static const struct {
        const char *text;
        int line;
    } rows[] = {
        {"> x\n" BASE64, 2}, {"> x\n  content-transfer-encoding:  BASE64\n", 2},
        {"> x\nContent-Transfer-Encoding: 7bit\n", 0}, {"> x\nContent-Description: base64\n", 0},
        {"Content-Type: text/plain\n" BASE64, 2}, {"Content-Type: TEXT/html\n" BASE64, 2},
        {"Content-Type: image/png\n" BASE64, 0}, {"Content-Type: application/pdf\n" BASE64, 0},
        {"Content-Type: image/png\n" BASE64 "\n--b\nContent-Type: text/plain\n" BASE64, 6},
        {"Content-Type: image/png\n\n--b\n" BASE64, 4}, /* text, unless it says otherwise */
        {"Content-Type: image/png\n\n-b\n" BASE64, 0},
        {"Content-Type: text/plain\n" BASE64 "\n--b\n" BASE64, 2},
        {"Content-Type: text/plain\n\n--b\nContent-Type: image/png\n" BASE64, 0},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct record r = {0};

        foreign_open(&r, text_of(rows[i].text), INPUT_DETECT);
        CHECK(c, r.unread.line == rows[i].line && !r.unread.at == !rows[i].line);
        if (r.unread.line != rows[i].line)
            fprintf(stderr, "  %s: %d\n", rows[i].text, r.unread.line);
        record_free(&r);
    }
}

/* A move that stands above the game although it is the next one, and no reply to it: its place. */
static void test_above(struct check *c)
{
    static const struct {
        const char *text;
        int line, column;
    } rows[] = {{"3 A0+\n\n1 @0/\n2 B1+\n", 1, 3}, {"3 A0+\n\n> 1 @0/\n> 2 B1+\n", 0, 0},
                {"3 A0+\n\n1 @0/\n2 B1+\n\n> so\n", 1, 3}, {"so\n\n> 1 @0/\n> 2 B1+\n", 0, 0}};
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct record r = {0};
        int over = 99;

        foreign_open(&r, text_of(rows[i].text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over) && r.game.above.at == (rows[i].line ? rows[i].text + 2 : NULL));
        CHECK(c, !rows[i].line || (r.game.above.line == rows[i].line && r.game.above.column == rows[i].column));
        record_free(&r);
    }
}

/* A game may be repeated up to a thousand games later. */
static void test_far(struct check *c)
{
    int between;

    for (between = 999; between <= 1000; between++) {
        struct sink text = {0};
        struct record r = {0};
        int over = 99, games = 0, i;

        sink_string(&text, "> so: @0/ B1+\n");
        for (i = 0; i < between; i++)
            sink_string(&text, "so: @0+\n");
        sink_string(&text, "so: @0/ B1+\n");
        foreign_open(&r, sink_contents(&text), INPUT_DETECT);
        while (record_next(&r, judge, &over))
            games++;
        CHECK(c, games == between + 1 + (between > 999));
        record_free(&r);
        sink_free(&text);
    }
}

/* Replies to replies are read thirty deep. */
static void test_most(struct check *c)
{
    static const char game[] = "@0/ @1/ A0/ @1/ D2+ B0\\ @2+ B3+ @2+ A1+ @2/ H3\\ E4+ H5+ A3+ F6/ E6/ D5+ C5+ C1/ F1+ "
                               "A1\\ B0\\ C7/ C8+ B7\\ H3/ A7/ A8/ E1/ A6+ G2/ F1/ E8\\ F8\\ A1+";
    int deep, n, i;

    for (deep = 30; deep <= 31; deep++) {
        struct sink text = {0};
        struct record r = {0};
        int over = 99;

        for (n = deep + 2; n > 0; n--) { /* the last move first, quoted once less than the one before it */
            int move = n > 2 ? n : 3 - n;

            for (i = 0; i < deep + 2 - (move > 2 ? move : 2); i++)
                sink_byte(&text, '>');
            sink_byte(&text, ' ');
            sink_number(&text, move);
            sink_byte(&text, ' ');
            sink_text(&text, text_word(game, move - 1));
            sink_string(&text, move > 1 ? "\n\n" : "\n");
        }
        foreign_open(&r, sink_contents(&text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over) && r.game.count == 32);
        record_free(&r);
        sink_free(&text);
    }
}

/* A comment that stands in the text as it is has its columns; one that was unescaped has none. */
static void test_comments(struct check *c)
{
    static const char text[] = "(;GM[16];W[@0/]C[ plain\n  in place];B[B1+]\nC[with \\] one])";
    static const struct {
        const char *text;
        int line, column;
    } lines[] = {{" plain", 1, 18}, {"  in place", 2, 1}, {"with ] one", 3, 0}};
    struct record r = {0};
    int over = 5, i;

    foreign_open(&r, text_of(text), INPUT_DETECT);
    CHECK(c, record_next(&r, judge, &over) && r.game.comment_count == 3);
    for (i = 0; i < r.game.comment_count; i++) {
        const struct comment_line *l = &r.game.comment_lines[i];

        CHECK(c, text_is(l->text, lines[i].text) && l->line == lines[i].line && l->column == lines[i].column);
    }
    record_free(&r);
}

/* The introduction and the conclusion, with / between lines. */
static void test_around(struct check *c)
{
    static const struct {
        const char *text, *intro, *outro;
    } examples[] = {
        {"(;GM[16]C[one\ntwo];W[@0/]C[three])", "one/two", ""},
        {"{\"traxfig\":1,\"intro\":\"one\\ntwo\",\"moves\":\"@0/ B1+\",\"comments\":{\"2\":\"x\"},\"outro\":\"three\"}",
         "one/two", "three"},
        {"> 1. @0/\n> 2. @1/\n> 3. @1/\n\nHello\n\nBob: B0+\n", "", "Hello"}, /* the reply is a move */
        {"<p>Hello</p><p>Bob: B0+</p><blockquote>1. @0/<br>2. @1/<br>3. @1/</blockquote>\n", "Hello/Bob: B0+", ""},
        {"Hello\n\nBob: B0+\n\nAnn wrote:\n> 1. @0/\n> 2. @1/\n> 3. @1/\n\nBye\n", "Hello", "Bye"},
        {"{\"traxfig\":1,\"moves\":\"@0/ B1+\",\"intro\":null,\"outro\":\"three\"}", "", "three"},
        /* A reply above a game: what has become moves, comments or the end is not told twice. */
        {"Hi,\nI play\n\n3 A0+ ; well\n; done\n\nBye.\n\n> So:\n> 1 @0/\n> 2 B1+\n", "Hi,/I play//Bye.//So:", ""},
        {"3 A0+ (so\nthere)\n\nBye.\n\n> 1 @0/\n> 2 B1+\n> Hi.\n", "Bye.", "Hi."},
        {"I play\n3 A0+ ; well\n\n> So:\n> 1 @0/\n> 2 B1+\n> Hi.\n", "I play//So:", "Hi."},
        {"<p>I play</p><p>3 A0+</p><p>Bye.</p><blockquote>So:<br>1 @0/<br>2 B1+</blockquote>\n", "I play/Bye./So:", ""},
        {"Hi!\n\n3 I resign\n\n> 1 @0/\n> 2 B1+\n", "Hi!", ""},
        {"2... Resign\nBye.\n\n> 1. @0/ B1+\n> 2. B0+\n", "Bye.", ""},
        {"3 A0+ Resign\nBye.\n\n> 1 @0/\n> 2 B1+\n", "Bye.", ""},
        {"3 Resign - a fine game\n\n> 1 @0/\n> 2 B1+\n", "3 Resign - a fine game", ""},
        {"3 Resign (fine)\n\n> 1 @0/\n> 2 B1+\n", "3 Resign (fine)", ""},
        {"My move is 3 A0+ now.\nBye.\n\n> 1 @0/\n> 2 B1+\n", "My move is 3 A0+ now./Bye.", ""},
        {"3 A0+ I hope it helps\nBye.\n\n> 1 @0/\n> 2 B1+\n", "3 A0+ I hope it helps/Bye.", ""},
        {"3 A0+ (so\nthere) but why\nBye.\n\n> 1 @0/\n> 2 B1+\n", "there) but why/Bye.", ""},
        {"Hi\n3 A0+\n\n> 1 @0/\n> 2 B1+\n", "Hi", ""},
        {"Hi\n\n> 3 resign\n\n>> 1 @0/\n>> 2 B1+\n", "Hi", ""},
        /* Without parts in base64. */
        {"Hi\nContent-Transfer-Encoding: base64\n\naGk=\n\n--b\nso\n> 1 @0/\n> 2 B1+\n", "Hi//so", ""},
        {"> 1 @0/\n> 2 B1+\nHi\n\nContent-Transfer-Encoding: base64\n\naGk=\n--b\nBye\n", "", "HiBye"},
        {"> 1 @0/\n> 2 B1+\nHi\n\nContent-Transfer-Encoding: base64\n\naGk=\n", "", "Hi"},
        {"> Hi\n> 1 @0/\n> 2 B1+\nBye\n", "Hi", "Bye"},
        {"> 1 @0/\n> 2 B1+\nHi\nContent-Transfer-Encoding: base64\n\naGk=\n--b\nBye\n\n--c\nEnd\n", "", "HiByeEnd"},
        {"--a\n> 1 @0/\n> 2 B1+\nHi\nContent-Transfer-Encoding: base64\n\naGk=\n", "", "Hi"},
        {"It is 5 A0+ now.\nBye.\n\n> 1 @0/\n> 2 B1+\n", "It is 5 A0+ now./Bye.", ""},
    };
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < sizeof examples / sizeof *examples; i++) {
        char intro[50] = "", outro[50] = "";
        int n;

        foreign_open(&r, text_of(examples[i].text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over));
        for (n = 0; n < r.game.intro.count; n++) {
            strcat(intro, n ? "/" : "");
            add(intro, record_prose(&r.game, &r.game.intro)[n].text);
        }
        for (n = 0; n < r.game.outro.count; n++)
            add(outro, record_prose(&r.game, &r.game.outro)[n].text);
        CHECK(c, strcmp(intro, examples[i].intro) == 0 && strcmp(outro, examples[i].outro) == 0);
    }
    record_free(&r);
}

/* The rules, where a record names them. */
static void test_rules(struct check *c)
{
    static const struct {
        const char *text;
        const struct rules *rules;
    } examples[] = {
        {"{\"traxfig\":1,\"rules\":\"loop\",\"moves\":[{\"text\":\"@0/\"}]}", RULES_LOOP},
        {"{\"traxfig\":1,\"rules\":\"trax\",\"moves\":[{\"text\":\"@0/\"}]}", RULES_TRAX},
        {"{\"variants\":[\"8x8\"],\"moves\":[\"@0/\"]}", RULES_TRAX8},
        {"<svg><metadata>{\"traxfig\":1,\"rules\":\"trax8\",\"moves\":\"@0/\"}</metadata></svg>", RULES_TRAX8},
        {"(;SU[loop trax];W[@0/])", RULES_LOOP},
        {"{\"rules\":\"8x8 Trax\",\"moves\":[\"@0/\"]}", RULES_TRAX8},
        {"{\"variant\":\"loop trax\",\"moves\":[\"@0/\"]}", RULES_LOOP},
        {"{\"variant\":\"TRAX8\",\"moves\":[\"@0/\"]}", RULES_TRAX8},
        {"{\"variant\":\"Trax 8X8\",\"moves\":[\"@0/\"]}", RULES_TRAX8},
        {"{\"variant\":\"8x8 LOOP Trax\",\"moves\":[\"@0/\"]}", RULES_LOOP},
        {"{\"variant\":\"any trax\",\"moves\":[\"@0/\"]}", NULL},
        {"{\"moves\":[\"@0/\"]}", NULL},
    };
    struct record r = {0};
    int over = 5;
    size_t i;

    for (i = 0; i < sizeof examples / sizeof *examples; i++) {
        foreign_open(&r, text_of(examples[i].text), INPUT_DETECT);
        CHECK(c, record_next(&r, judge, &over) && r.game.heading.rules == examples[i].rules);
    }
    record_free(&r);
}

/* What records say of their result, when White is Ann and Black Bo; what was known before stays. */
static void test_results(struct check *c)
{
    static const struct {
        const char *text;
        enum game_player winner;
        bool drawn, on_time;
    } rows[] = {
        {"1-0", GAME_WHITE, false, false}, {"0-1", GAME_BLACK, false, false}, {"W+", GAME_WHITE, false, false},
        {"w+3", GAME_WHITE, false, false}, {"B+Resign", GAME_BLACK, false, false}, {"White", GAME_WHITE, false, false},
        {"black wins", GAME_BLACK, false, false}, {"White resigns", GAME_BLACK, false, false},
        {"Black has lost", GAME_WHITE, false, false}, {"W+Resign", GAME_WHITE, false, false},
        {"White wins, as Black resigns", GAME_WHITE, false, false}, {"Black won: resigned", GAME_BLACK, false, false},
        {"Won by Ann", GAME_WHITE, false, false}, {"Game won by Bo", GAME_BLACK, false, false},
        {"Ann resigned", GAME_BLACK, false, false}, {"Bo resigned", GAME_WHITE, false, false},
        {"Ann won as he resigned", GAME_WHITE, false, false}, {"Bo lost on time", GAME_WHITE, false, true},
        {"Ann and Bo", GAME_NOBODY, false, false}, {"", GAME_NOBODY, false, false}, {"?", GAME_NOBODY, false, false},
        {"resigns", GAME_NOBODY, false, false}, {"ann", GAME_NOBODY, false, false},
        {"the black", GAME_NOBODY, false, false},
        {"Draw", GAME_NOBODY, true, false}, {"a draw", GAME_NOBODY, true, false}, {"1/2-1/2", GAME_NOBODY, true, false},
        {"Ann declined a draw", GAME_WHITE, false, false}, {"Time", GAME_NOBODY, false, true},
        {"B+T", GAME_BLACK, false, true}, {"W+Time", GAME_WHITE, false, true},
    };
    size_t i;
    int before;

    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        for (before = 0; before < 2; before++) {
            struct form f = {.heading = {.white = text_of("Ann"), .black = text_of("Bo")}};
            bool good;

            if (before) {
                f.winner = GAME_BLACK;
                f.drawn = f.on_time = true;
            }
            form_read_result(&f, text_of(rows[i].text));
            good = f.winner == (rows[i].winner ? rows[i].winner : before ? GAME_BLACK : GAME_NOBODY) &&
                   f.drawn == (before || rows[i].drawn) && f.on_time == (before || rows[i].on_time);
            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  %s: %d %d %d\n", rows[i].text, (int)f.winner, f.drawn, f.on_time);
        }
}

/* What is a record in SGF: by the number of the game, its name, or its first move. */
static void test_sgf(struct check *c)
{
    static const char *const yes[] = {
        "(;GM[16])", "( \r\n\t;GM[ 16 ])", "hi (;GM[16])", "(x)(;GM[16])", "(;SU[Trax])", "(;SU[the trax loop])",
        "(;FF[4];W[@0/])", "(;FF[4];B[A1S])", "(;W[ @0+ ])", "(;SU[chess]GM[16])", "(;GM[1]SU[trax])", "(;GM[1][16])"};
    static const char *const no[] = {
        "", "(", "(;", "(;GM[16", "(GM[16])", "[;GM[16]]", ";GM[16]", "(;XX[16])", "(;GM[1])", "(;GM[116])",
        "(;SU[chess])", "(;GC[trax])", "(;FF[4];W[B1+])", "(;FF[4];C[@0/])", "(;FF[4];W[@0/ so])", "(;W[])",
        "(;GM[1];W[@0/])",
        "(;SU[hex];W[@0/])", "(;FF[4])"};
    struct sink text = {0};
    size_t i;
    int before;

    for (i = 0; i < sizeof yes / sizeof *yes; i++)
        CHECK(c, sgf_begins(text_of(yes[i])));
    for (i = 0; i < sizeof no / sizeof *no; i++)
        CHECK(c, !sgf_begins(text_of(no[i])));
    sink_repeat(&text, ' ', 10000); /* it may begin anywhere, */
    sink_string(&text, "(;GM[16])");
    CHECK(c, sgf_begins(sink_contents(&text)));
    sink_free(&text);
    for (before = 99; before <= 100; before++) { /*   and says so in the first hundred properties */
        int n;

        sink_string(&text, "(;");
        for (n = 0; n < before; n++)
            sink_string(&text, "X[y]");
        sink_string(&text, "GM[16])");
        CHECK(c, sgf_begins(sink_contents(&text)) == (before == 99));
        sink_free(&text);
    }
}

/* What a caller asks for is not second-guessed. */
static void test_asked(struct check *c)
{
    struct record r = {0};
    int over = 5;

    foreign_open(&r, text_of("[\"@0/\",\"B1+\"]"), INPUT_PLAIN);
    CHECK(c, r.input_form == INPUT_PLAIN && record_next(&r, judge, &over) && r.game.count == 2);
    record_free(&r);
}

/* The first move of a log stands in its first hundred lines. */
static void test_beginning(struct check *c)
{
    int lines;

    CHECK(c, protocol_begins(text_of("-W\n@0/")) && protocol_begins(text_of("x -B\nhi\nx A1S")));
    CHECK(c, !protocol_begins(text_of("@0/\n-W\n@0/")) && !protocol_begins(text_of("-W\nB1+\n@0/")));
    CHECK(c, !protocol_begins(text_of("-w\n@0/")) && !protocol_begins(text_of("-W x\n@0/")));
    CHECK(c, !protocol_begins(text_of("-T\n@0/")) && !protocol_begins(text_of("-W\n@0/ x")));
    for (lines = 98; lines <= 99; lines++) { /* before the move, besides the one with -W */
        struct record r = {0};
        struct sink text = {0};
        int i;

        sink_string(&text, "-W\n");
        for (i = 0; i < lines; i++)
            sink_string(&text, "ready\n");
        sink_string(&text, "@0/\nB1+\n");
        foreign_open(&r, sink_contents(&text), INPUT_DETECT);
        CHECK(c, (r.input_form == INPUT_PROTOCOL) == (lines == 98));
        record_free(&r);
        sink_free(&text);
    }
}

#define ALL(examples) examples, sizeof examples / sizeof *examples

/* Whether a text around these words, which is freed, has these games. */
static void check_games(struct check *c, struct sink *text, const char *words, const char *games)
{
    struct record r = {0};
    int over = 5;
    char all[1000] = "";
    bool good;

    foreign_open(&r, sink_contents(text), INPUT_DETECT);
    while (record_next(&r, judge, &over))
        render(&r.game, all);
    good = strcmp(all, games) == 0;
    CHECK(c, good);
    if (!good)
        fprintf(stderr, "  %s: [%s]\n", words, all);
    record_free(&r);
    sink_free(text);
}

/* A message that another one quotes tells the same game, by whatever words it begins, behind quote marks too. */
static void test_dividers(struct check *c)
{
    static const char *const dividers[] = {
        "----- Forwarded message -----", "Begin forwarded message:", "-----Original Message-----",
        "--- weitergeleitet ---",
        "--- Nachricht von Ann ---", "--- Mensaje reenviado ---", "--- transf\xC3\xA9r\xC3\xA9 ---",
        "--- Videresendt ---",
        "--- Oprindelig meddelelse ---", "--- \xE8\xBB\xA2\xE9\x80\x81 ---", "--- \xE5\x85\x83\xE3\x81\xAE ---",
        "From: Ann\nTo: Bo\nSubject: x", "Von: Ann\nAn: Bo\nBetreff: x", "De: Ann\nAsunto: x", "De: Ann\nObjet : x",
        "De : Ann\nObjet : x",
        "Fra: Ann\nEmne: x", "\xE5\xB7\xAE\xE5\x87\xBA\xE4\xBA\xBA: Ann\n\xE4\xBB\xB6\xE5\x90\x8D: x",
        "> From: Ann\n> To: Bo\n> Subject: x"};
    size_t i;

    for (i = 0; i < sizeof dividers / sizeof *dividers; i++) {
        struct sink text = {0};

        if (strchr(dividers[i], '\n'))
            sink_string(&text, dividers[i]);
        sink_string(&text, "\n\nso: @0/ B1+\n\n");
        sink_string(&text, dividers[i]);
        sink_string(&text, "\n\nso: @0/ B1+\n");
        check_games(c, &text, dividers[i], "@0/ B1+ |");
    }
}

/* So does one that is answered above it, by whatever words it begins. */
static void test_answered(struct check *c)
{
    static const char *const above[] = {
        "On May 3, Ann wrote:", "Am 3. Mai schrieb Ann:", "El 3 de mayo Ann escribi\xC3\xB3:",
        ("Le 3 mai, Ann a \xC3\xA9" "crit\xC2\xA0:"), "Den 3. maj skrev Ann:",
        "Ann writes:", "Quoting Ann:", "Ann schreibt:", "Ann napisa\xC5\x82:",
        "\xD0\x90\xD0\xBD\xD0\xBD\xD0\xB0 \xD0\xBF\xD0\xB8\xD1\x81\xD0\xB0\xD0\xBB\xD0\xB0:", /* Russian */
        "From: Ann\nSent: May 3\nSubject: x", "Von: Ann\nGesendet: 3. Mai\nBetreff: x",
        "De: Ann\nEnviado el: 3 de mayo\nAsunto: x", "De : Ann\nEnvoy\xC3\xA9 : 3 mai\nObjet : x",
        "Fra: Ann\nSendt: 3. maj\nEmne: x",
        "\xE5\xB7\xAE\xE5\x87\xBA\xE4\xBA\xBA: Ann\n\xE9\x80\x81\xE4\xBF\xA1: 5\n\xE4\xBB\xB6\xE5\x90\x8D: x"};
    size_t i;

    for (i = 0; i < sizeof above / sizeof *above; i++) {
        struct sink text = {0};

        sink_string(&text, "3 B0+\n\n");
        sink_string(&text, above[i]);
        sink_string(&text, "\n\n1 @0/\n2 B1+\n");
        check_games(c, &text, above[i], "@0/ B1+ B0+ |");
    }
}

/* Escapes of code points that Unicode does not have. */
static void test_runes(struct check *c)
{
    static const struct {
        uint32_t rune;
        const char *bytes;
    } rows[] = {{0xD7FF, "\xED\x9F\xBF"}, {0xD800, "\xEF\xBF\xBD"}, {0xDFFF, "\xEF\xBF\xBD"}, {0xE000, "\xEE\x80\x80"},
                {0x10FFFF, "\xF4\x8F\xBF\xBF"}, {0x110000, "\xEF\xBF\xBD"}};
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct form_unit u = form_rune_unit(rows[i].rune, NULL);

        CHECK(c, u.length == strlen(rows[i].bytes) && memcmp(u.bytes, rows[i].bytes, u.length) == 0);
    }
}

void test_foreign(struct check *c)
{
    test_runes(c);
    test_examples(c, ALL(sgf), INPUT_SGF);
    test_examples(c, ALL(json), INPUT_JSON);
    test_examples(c, ALL(strings), INPUT_QUOTED);
    test_examples(c, ALL(page), INPUT_WEBPAGE);
    test_examples(c, ALL(protocol), INPUT_PROTOCOL);
    test_examples(c, ALL(mails), INPUT_DETECT);
    test_other_names(c);
    test_examples(c, ALL(retold), INPUT_DETECT);
    test_examples(c, ALL(others), INPUT_DETECT);
    test_dividers(c);
    test_answered(c);
    test_places(c);
    test_noted(c);
    test_endings(c);
    test_unread(c);
    test_above(c);
    test_far(c);
    test_most(c);
    test_comments(c);
    test_around(c);
    test_rules(c);
    test_results(c);
    test_sgf(c);
    test_asked(c);
    test_beginning(c);
}
