#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "../unit/check.h"
#include "faults.h"

#define GAME \
    "White: Ann & \"Ben\"\n1 @0+ 2 a1s ; a comment\n3 @1+ 4 a1s 5 A0+ 6 a2s ;; and one\n7 E1+ 8 F2+ 9 D3/ 10 C1/\n"
#define MAIL "> 1 A1S   2 A1U   3 B2R\n> first\n\n 4 A2S  5 Z9+\n"
#define CLAIMS "1 @0/\n2 A2+\n3 A3/\n4 @2/\n5 @2/ ;A1\\ any win\n      ;A9\\ any win\n"
#define ARCHIVE "A1C A1U 1AR\nA1C B1D RESIGN\nA1S A2S DRAW\nA1C B1R\n"

static const char glyphs[] = "ee%2s\neee4\n\nbb%2s\nbbb4\n\naa%2s\naaa4\n\ndd%2s\nddd4\n\ncc%2s\nccc4\n\nff%2s\nfff4\n";

static const struct faults_file files[] = {
    {"game", GAME}, {"mail", MAIL},         {"archive", ARCHIVE},   {"link", GAME}, {"empty", ""}, {"claims", CLAIMS},
    {"none", "x"}, {"old", "an older output"},  {"./fine.tfm", glyphs}, {"./bad.tfm", "%s\n"},
    {"./bad.msg", "note: $\n\nx\n"}, {"folder", NULL},
    {NULL, NULL},
};

/* Runs that make every kind of allocation. */
static const struct faults_case cases[] = {
    {"traxfig A1C B1D", NULL, NULL, files},
    {"traxfig", GAME, NULL, files},
    {"traxfig -T ascii game mail archive", NULL, NULL, files},
    {"traxfig -T check -v archive game", NULL, NULL, files},
    {"traxfig -T classic archive", NULL, NULL, files},
    {"traxfig -T modern -", ARCHIVE, NULL, files},
    {"traxfig -T code game", NULL, NULL, files},
    {"traxfig -T json -k mail game", NULL, NULL, files},
    {"traxfig -T svg game", NULL, NULL, files},
    {"traxfig -T svg -m all -O theme=modern game mail", NULL, NULL, files},
    {"traxfig -T html game archive", NULL, NULL, files},
    {"traxfig -T html -O player=yes -m all game mail", NULL, NULL, files},
    {"traxfig -i mail", NULL, NULL, files},
    {"traxfig -T ps game mail", NULL, NULL, files},
    {"traxfig -T ps -O comments=yes -O contents=yes game mail archive", NULL, NULL, files},
    {"traxfig -T ps -m all -O orientation=landscape game", NULL, NULL, files},
    {"traxfig -T eps -a game", NULL, NULL, files},
    {"traxfig -T pdf -O comments=yes,index=yes,contents=yes game mail archive", NULL, NULL, files},
    {"traxfig -f ./fine.tfm -a game", NULL, NULL, files},
    {"traxfig -f list", NULL, NULL, files},
    {"traxfig -m 2-3 -f numbered game", NULL, NULL, files},
    {"traxfig -r loop -k -q -g title -w white -b black game", NULL, NULL, files},
    {"traxfig game", NULL, "-T svg -O labels=no", files},
    {"traxfig -f unicode-large -O colour=yes -m all game game game game game game game game game game",
     NULL, NULL, files}, /* more than one write */
    {"traxfig -T json -m 3-5 -O marks=corners game", NULL, NULL, files},
    {"traxfig -m 4 -O marks=safe game", NULL, NULL, files},
    {"traxfig -T svg -m 5 -O marks=attacks game", NULL, NULL, files},
    {"traxfig -T eps -m 5 -O marks=corners game", NULL, NULL, files},
    {"traxfig -T html -m 5 -O marks=attacks,safe,corners game", NULL, NULL, files},
    {"traxfig -i -O marks=attacks claims", NULL, NULL, files},
    {"traxfig -T ps -m 4-5 -O marks=attacks,safe game", NULL, NULL, files},
    {"traxfig -T pdf -m 5 -O marks=attacks,corners game", NULL, NULL, files},
    {"traxfig --legal -m 1-2 game mail", NULL, NULL, files},
    {"traxfig -c -v --variations mail claims", NULL, NULL, files},
    {"traxfig -o made game", NULL, NULL, files},
    {"traxfig -T json -o old game mail", NULL, NULL, files},
    {"traxfig -T svg -o made%d -m 1-2 game", NULL, NULL, files},
    {"traxfig -o old none", NULL, NULL, files},
    {"traxfig -f ./fine.tfm -o ./fine.tfm game", NULL, NULL, files},
    {"traxfig -o made%s game", NULL, NULL, files},
    {"traxfig -o = -T ps game", NULL, NULL, files},
    {"traxfig -T modern -o link game", NULL, NULL, files},
    {"traxfig -o game game", NULL, NULL, files},
    {"traxfig -T svg -o made folder absent", NULL, NULL, files},
    {"traxfig -h", NULL, NULL, files},
    {"traxfig -V", NULL, NULL, files},
    {"traxfig -T png -O size=10,labels=no A1C B1D", NULL, NULL, files},
    {"traxfig -O colour=red game", NULL, NULL, files},
    {"traxfig -O labels=red game", NULL, NULL, files},
    {"traxfig -T ps -O figures=99 game", NULL, NULL, files},
    {"traxfig -r chess game", NULL, NULL, files},
    {"traxfig -f nofont game", NULL, NULL, files},
    {"traxfig -f ./bad.tfm game", NULL, NULL, files},
    {"traxfig -l ./bad.msg game", NULL, NULL, files},
    {"traxfig -l xx game", NULL, NULL, files},
    {"traxfig empty none folder absent game", NULL, NULL, files},
    {"traxfig game", NULL, "-x", files},
};

static bool same(const struct faults_bytes *a, const struct faults_bytes *b)
{
    return a->length == b->length && (!a->length || memcmp(a->bytes, b->bytes, a->length) == 0);
}

static bool begins(const struct faults_bytes *whole, const struct faults_bytes *part)
{
    return part->length <= whole->length && (!part->length || memcmp(whole->bytes, part->bytes, part->length) == 0);
}

/* How often a sentence was printed. */
static int times(const struct faults_bytes *said, const char *sentence)
{
    const char *at = said->bytes;
    int n = 0;

    for (; at && *sentence && (at = strstr(at, sentence)) != NULL; at++)
        n++;
    return n;
}

static bool ends(const struct faults_bytes *said, const char *sentence)
{
    size_t n = strlen(sentence);

    return said->length >= n && strcmp(said->bytes + said->length - n, sentence) == 0;
}

/* Runs a case in which a call fails; each failure names its case. */
static void check_fault(struct check *c, const struct faults_case *run, const struct faults_outcome *whole,
                        const struct faults *what)
{
    static const char *const sentences[] = {
        [FAULTS_MEMORY] = "traxfig: out of memory\n",
        [FAULTS_OPEN] = "cannot read ",
        [FAULTS_READ] = "cannot read ",
        [FAULTS_MAKE] = "cannot write ",
        [FAULTS_WRITE] = "cannot write ",
        [FAULTS_FLUSH] = "cannot write ",
        [FAULTS_CLOSE] = "cannot write ",
        [FAULTS_RENAME] = "",
        [FAULTS_SAY] = "",
        [FAULTS_STOP] = "",
    };
    struct faults_outcome got = faults_run(run, what);
    const char *sentence = sentences[what->kind];
    long failed = c->failed;
    int before = times(&whole->err, sentence);
    bool is_series = strstr(run->line, "%d"); /* whose first file may have been written */
    bool is_input = what->kind == FAULTS_OPEN || what->kind == FAULTS_READ; /* perhaps of several */

    if (what->kind == FAULTS_STOP) {
        CHECK(c, got.status == FAULTS_STOPPED);
        CHECK(c, is_series || (got.made ? same : begins)(&whole->out, &got.out));
    } else if (what->kind == FAULTS_SAY || what->kind == FAULTS_RENAME ||
        (what->kind == FAULTS_MAKE && (is_series ? !got.status : got.made || !whole->made))) {
        CHECK(c, got.status == whole->status && got.made == whole->made && same(&got.out, &whole->out));
    } else {
        CHECK(c, got.status == 2);
        CHECK(c, is_input ? times(&got.err, sentence) > 0 : times(&got.err, sentence) == before + 1);
        CHECK(c, is_input || !what->lasting || begins(&whole->out, &got.out));
        CHECK(c, !whole->made || is_input || is_series || !got.made);
    }
    CHECK(c, !got.left);
    if (what->kind == FAULTS_MEMORY)
        CHECK(c, ends(&got.err, sentence) && begins(&whole->out, &got.out));
    else if (what->kind != FAULTS_STOP)
        CHECK(c, got.living == 0 && got.open == 0);
    if (c->failed > failed)
        fprintf(stderr, "  in `%s`, kind %d, call %ld: %d, %s\n", run->line, (int)what->kind, what->nth, got.status,
                got.err.bytes ? got.err.bytes : "nothing said");
    faults_forget(&got);
}

/* The program ignores whether closing an input fails. It must notice failed reads, except when it compares an output
   that may be an input. */
static bool is_asked(const struct faults_case *run, const struct faults *what)
{
    bool reads = what->kind == FAULTS_OPEN || what->kind == FAULTS_READ;

    return what->kind != FAULTS_CLOSE && (!reads || what->nth == 1 || !strstr(run->line, "-o "));
}

static void check_case(struct check *c, const struct faults_case *run)
{
    struct faults what = {.kind = FAULTS_NONE};
    struct faults_outcome whole = faults_run(run, &what), again;

    CHECK(c, whole.living == 0 && whole.open == 0 && !whole.left && !whole.other.length);
    for (what.piece = 1; what.piece < 600; what.piece = what.piece * 9 + 1) {
        again = faults_run(run, &what);
        CHECK(c, again.status == whole.status && same(&again.out, &whole.out) && same(&again.err, &whole.err));
        faults_forget(&again);
    }
    what.piece = 0;
    for (what.kind = FAULTS_MEMORY; what.kind < FAULTS_KINDS; what.kind++)
        for (what.nth = 1; what.nth <= whole.calls[what.kind] && is_asked(run, &what); what.nth++) {
            what.lasting = false;
            check_fault(c, run, &whole, &what);
            what.lasting = true;
            check_fault(c, run, &whole, &what);
        }
    faults_forget(&whole);
}

/* The output is the last file to be closed. Some of it is written in more than two pieces. */
static void check_close(struct check *c)
{
    struct faults what = {.kind = FAULTS_NONE};
    bool pieces = false;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct faults_outcome whole = faults_run(&cases[i], &what);

        if (whole.out.length && whole.calls[FAULTS_WRITE]) {
            struct faults late = {.kind = FAULTS_CLOSE, .nth = whole.calls[FAULTS_CLOSE]};

            check_fault(c, &cases[i], &whole, &late);
        }
        pieces = pieces || whole.calls[FAULTS_WRITE] > 2;
        faults_forget(&whole);
    }
    CHECK(c, pieces);
}

/* A file that becomes shorter while it is read counts as what was read of it. */
static void check_shrinking(struct check *c)
{
    static const struct faults_case lines[] = {
        {"traxfig -T json game", NULL, NULL, files},
        {"traxfig -c game", NULL, NULL, files},
        {"traxfig -f ./fine.tfm -a A1C B1D", NULL, NULL, files},
    };
    static const char *const names[] = {"game", "game", "./fine.tfm"}, *const texts[] = {GAME, GAME, glyphs};

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct faults what = {.kind = FAULTS_NONE, .piece = 10};
        struct faults_outcome whole = faults_run(&lines[i], &what), got, shorter;
        char text[sizeof GAME + sizeof glyphs];
        struct faults_file cut[2] = {{names[i], text}, {NULL, NULL}};
        struct faults_case same_line = lines[i];

        same_line.files = cut;
        for (what.shrunk = 1; what.shrunk <= whole.calls[FAULTS_READ]; what.shrunk++) {
            struct faults none = {.kind = FAULTS_NONE};

            sprintf(text, "%.*s", (int)(what.shrunk - 1) * 10, texts[i]);
            got = faults_run(&lines[i], &what);
            shorter = faults_run(&same_line, &none);
            CHECK(c, got.status == shorter.status && same(&got.out, &shorter.out) && same(&got.err, &shorter.err));
            CHECK(c, got.living == 0);
            faults_forget(&got);
            faults_forget(&shorter);
        }
        CHECK(c, whole.status == 0 && what.shrunk > 5);
        faults_forget(&whole);
    }
}

/* An output that had the bytes of an input, and is shorter when it is compared, is not that input. */
static void check_shrinking_output(struct check *c)
{
    static const struct faults_case line = {"traxfig -T json -o link game", NULL, NULL, files};
    struct faults what = {.kind = FAULTS_NONE};
    struct faults_outcome whole = faults_run(&line, &what), got;

    what.shrunk = whole.calls[FAULTS_READ];
    got = faults_run(&line, &what);
    CHECK(c, whole.status == 2 && !whole.made);
    CHECK(c, got.status == 0 && got.made && got.out.length > 0 && got.living == 0);
    faults_forget(&whole);
    faults_forget(&got);
}

/* Progress is reported after two seconds, then whenever their number has doubled: with -v, or if COLUMNS is set, but
   not with -q. The clock is read at each of the ten moves, and once more for a report: at moves 2 and 5. */
static void check_progress(struct check *c)
{
    static const struct faults_case lines[] = {
        {"traxfig -m all game", NULL, NULL, files},
        {"traxfig -v -m all game", NULL, NULL, files},
        {"traxfig -q -v -m all game", NULL, NULL, files},
    };
    static const int wanted[][2] = {{0, 1}, {1, 1}, {0, 0}};

    for (size_t i = 0; i < 2 * sizeof lines / sizeof *lines; i++) {
        struct faults what = {.kind = FAULTS_NONE, .slow = true, .columns = i % 2};
        struct faults_outcome got = faults_run(&lines[i / 2], &what);
        int times_each = wanted[i / 2][i % 2];

        CHECK(c, times(&got.err, "move 2; 25% of the input lines done") == times_each);
        CHECK(c, times(&got.err, "move 5; 25% of the input lines done") == times_each);
        CHECK(c, times(&got.err, "% of the input lines done") == 2 * times_each);
        faults_forget(&got);
    }
}

int main(void)
{
    struct check c = {0, 0};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check_case(&c, &cases[i]);
    check_close(&c);
    check_shrinking(&c);
    check_shrinking_output(&c);
    check_progress(&c);
    printf("%ld passed, %ld failed\n", c.passed, c.failed);
    return c.failed > 0;
}
