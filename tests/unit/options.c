#include "web/web.h"
#include "cli/cli.h"
#include "check.h"

enum { WORDS = 20 };

/* A command line as one string, split at its blanks. */
struct line {
    char copy[300], *words[WORDS + 1];
    int count;
    struct options o;
    struct message_fault fault;
};

static void forget(struct line *l)
{
    options_free(&l->o);
    sink_free(&l->fault.holes);
}

/* Reads a command line, and forgets the one before. */
static bool reads(struct line *l, const char *environment, const char *words)
{
    char *at;

    l->count = 0;
    l->words[l->count++] = "traxfig";
    for (at = strtok(strcpy(l->copy, words), " "); at && l->count < WORDS; at = strtok(NULL, " "))
        l->words[l->count++] = at;
    l->words[l->count] = NULL;
    forget(l);
    return options_read(&l->o, environment, l->count, l->words, &l->fault);
}

static void test_letters(struct check *c, struct line *l)
{
    CHECK(c, reads(l, NULL, "-nkaqv -r loop -Tjson -f mel file -gG -w W -bB -l en -o x -m 3"));
    CHECK(c, l->o.input_form == INPUT_NUMBERED && l->o.keep_going && l->o.all && l->o.quiet && l->o.verbose);
    CHECK(c, l->o.rules == RULES_LOOP && l->o.backend == &out_json && strcmp(l->o.font, "mel") == 0);
    CHECK(c, strcmp(l->o.title, "G") == 0 && strcmp(l->o.white, "W") == 0 && strcmp(l->o.black, "B") == 0);
    CHECK(c, strcmp(l->o.language, "en") == 0 && strcmp(l->o.output, "x") == 0);
    CHECK(c, l->o.range.at && l->o.from == 3 && l->o.to == 3);
    CHECK(c, l->o.operand_count == 1 && strcmp(l->o.operands[0], "file") == 0 && !l->o.moves);
    CHECK(c, reads(l, NULL, "-akfmel") && l->o.all && l->o.keep_going && strcmp(l->o.font, "mel") == 0);
    CHECK(c, reads(l, NULL, "-t -s") && l->o.backend == &out_code);
    CHECK(c, reads(l, NULL, "-c") && l->o.backend == &out_check);
}

static void test_names(struct check *c, struct line *l)
{
    CHECK(c, reads(l, NULL, "--numbered --num --n -n") && l->o.input_form == INPUT_NUMBERED);
    CHECK(c, reads(l, NULL, "--li --rules=trax8 --to check --moves=2-9 --white= --fo mel --al --check"));
    CHECK(c, l->o.input_form == INPUT_ARCHIVE && l->o.rules == RULES_TRAX8 && l->o.from == 2 && l->o.to == 9);
    CHECK(c, l->o.backend == &out_check && l->o.white[0] == '\0' && l->o.all);
    CHECK(c, reads(l, NULL, "--plain --keep-going --quiet --verbose") && l->o.input_form == INPUT_PLAIN);
    CHECK(c, reads(l, NULL, "--help") && l->o.deed == OPTIONS_HELP);
    CHECK(c, reads(l, NULL, "-V") && l->o.deed == OPTIONS_VERSION);
    CHECK(c, reads(l, NULL, "?") && l->o.deed == OPTIONS_HELP);
    CHECK(c, reads(l, NULL, "-T svg --font=list") && l->o.deed == OPTIONS_FONTS && l->o.backend == &out_ascii);
    CHECK(c, reads(l, NULL, "-f list -h") && l->o.deed == OPTIONS_HELP);
    CHECK(c, reads(l, NULL, "-T list") && l->o.deed == OPTIONS_FORMATS);
    CHECK(c, reads(l, NULL, "-T svg -O list") && l->o.deed == OPTIONS_SETTINGS && l->o.backend == &out_svg);
    CHECK(c, reads(l, NULL, "-r list") && l->o.deed == OPTIONS_RULES);
    CHECK(c, reads(l, NULL, "-rlist -V") && l->o.deed == OPTIONS_VERSION);
    CHECK(c, reads(l, NULL, "--lang list") && l->o.deed == OPTIONS_LANGUAGES);
    CHECK(c, reads(l, NULL, "--legal") && l->o.backend == &out_legal && l->o.notation != NOTATION_CLASSIC);
    CHECK(c, reads(l, NULL, "--legal -T classic") && l->o.backend == &out_legal && l->o.notation == NOTATION_CLASSIC);
    CHECK(c, reads(l, NULL, "-f list --legal") && l->o.deed == OPTIONS_FONTS && l->o.backend == &out_ascii);
    CHECK(c, reads(l, "-n -r trax8", "-c --lines -T svg -f mel --plain -r loop -m 1 -m all --font tiny A1C"));
    CHECK(c, l->o.backend == &out_svg && l->o.input_form == INPUT_PLAIN && l->o.rules == RULES_LOOP);
    CHECK(c, l->o.from == 1 && l->o.to == OPTIONS_LAST && strcmp(l->o.font, "tiny") == 0);
    CHECK(c, reads(l, "-n", "A1C") && l->o.input_form == INPUT_WORDS);
    CHECK(c, reads(l, NULL, "--variations -O depth=9") && l->o.variations && l->o.backend == &out_ascii);
}

static void test_operands(struct check *c, struct line *l)
{
    static const struct {
        const char *words;
        int count;
        bool moves;
    } table[] = {
        {"A1C B1D", 2, true}, {"@0/", 1, true},  {"1AC", 1, true},      {"- A1C", 2, false}, {"A1C.txt", 1, false},
        {"-", 1, false},      {"a A1C", 2, false}, {"-a A1C -c", 1, true}, {"-- -x", 1, false}, {"-a -- A1C", 1, true},
        {"a -m 3 - -q b", 3, false}, {"a -- -q", 2, false}, {"A1C -- --", 2, true},
        {"A1CB1D", 1, false}, {"./A1C", 1, false}, {"1 A1C 2", 3, true}, {"1. A1C", 2, true}, {"1.A1C", 1, true},
        {"1", 1, false},      {"1 x", 2, false},  {"1A", 1, false},     {"...1 @0/", 2, true},  {". A1C", 2, false},
        {"1AC", 1, true},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        CHECK(c, reads(l, NULL, table[i].words));
        CHECK(c, l->o.operand_count == table[i].count && l->o.moves == table[i].moves);
    }
}

static void test_positions(struct check *c, struct line *l)
{
    static const char *const bad[] = {"-m 0", "-m -0", "-m 3-", "-m -1-3", "-m -1--3", "-m 3-2", "-m x",
                                      "-m 3x", "-m 1-2-3", "-m 0-3", "-m 2-0", "-m ALL", "-m +1"};
    int from, to;

    CHECK(c, reads(l, "-n", "A1S A1U") && l->o.input_form == INPUT_WORDS);
    CHECK(c, reads(l, "-n", "-n A1S A1U") && l->o.input_form == INPUT_NUMBERED);
    CHECK(c, reads(l, NULL, "-m all") && l->o.range.at && l->o.from == 1 && l->o.to == OPTIONS_LAST);
    CHECK(c, reads(l, NULL, "-m -1") && l->o.from == -1 && l->o.to == -1 && text_is(l->o.range, "-1"));
    CHECK(c, options_positions(&l->o, 5, &from, &to) && from == 4 && to == 4);
    CHECK(c, !options_positions(&l->o, 1, &from, &to) && from > to);
    CHECK(c, reads(l, NULL, "-m 2--1") && options_positions(&l->o, 5, &from, &to) && from == 2 && to == 4);
    CHECK(c, !options_positions(&l->o, 2, &from, &to) && from > to);
    CHECK(c, reads(l, NULL, "--moves=-3--2") && options_positions(&l->o, 4, &from, &to) && from == 1 && to == 2);
    CHECK(c, !options_positions(&l->o, 3, &from, &to) && from == 1 && to == 1);
    CHECK(c, reads(l, NULL, "-m 3-7") && !options_positions(&l->o, 5, &from, &to) && from == 3 && to == 7);
    CHECK(c, reads(l, NULL, "") && options_positions(&l->o, 5, &from, &to) && from == 5 && to == 5);
    CHECK(c, reads(l, NULL, "-m7-7") && l->o.from == 7 && l->o.to == 7);
    CHECK(c, reads(l, NULL, "-m all") && options_positions(&l->o, 0, &from, &to) && from == 0 && to >= 0);
    CHECK(c, reads(l, NULL, "-m 1-99999999999999999999") && l->o.to < OPTIONS_LAST && l->o.to > 99999999);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(c, !reads(l, NULL, bad[i]) && l->fault.id == MESSAGE_NO_MOVES);
}

/* Options of the environment are read first; those of the command line override them. */
static void test_environment(struct check *c, struct line *l)
{
    CHECK(c, reads(l, " -a\t-f mel  -r loop ", "-r trax A1C") && l->o.all && l->o.rules == RULES_TRAX);
    CHECK(c, strcmp(l->o.font, "mel") == 0 && l->o.moves);
    CHECK(c, reads(l, "", "-a"));
    CHECK(c, reads(l, "  ", "-a"));
    CHECK(c, reads(l, "-f 'mel' -g \"Ann's game\" --white=A'n 'n", "") && strcmp(l->o.font, "mel") == 0);
    CHECK(c, strcmp(l->o.title, "Ann's game") == 0 && strcmp(l->o.white, "An n") == 0 && l->o.operand_count == 0);
    CHECK(c, reads(l, "-T svg -m 3 --lines -r loop -f tiny", "-c -m 4 --plain -r trax -f mel") && l->o.from == 4);
    CHECK(c, l->o.backend == &out_check && l->o.input_form == INPUT_PLAIN && l->o.rules == RULES_TRAX);
    CHECK(c, reads(l, "--legal", "-T json") && l->o.backend == &out_json && !l->o.legal);
    CHECK(c, reads(l, "-T json", "--legal") && l->o.backend == &out_legal);
    CHECK(c, reads(l, "-O colour=yes,theme=line", "-T json"));
    CHECK(c, reads(l, "-O color=yes,theme=line", "") && l->o.values[1]);
    CHECK(c, !reads(l, "-O colour=red", "") && l->fault.id == MESSAGE_NO_VALUE && l->fault.where == MESSAGE_IN_TRAXFIG);
    CHECK(c, !reads(l, "-O colour=no", "-O colour=red") && l->fault.where == MESSAGE_NOTE);
    CHECK(c, !reads(l, "-O nothing=1", "-T svg") && l->fault.id == MESSAGE_NO_KEY);
    CHECK(c, l->fault.where == MESSAGE_IN_TRAXFIG);
    CHECK(c, !reads(l, "-a -f 'mel", "") && l->fault.id == MESSAGE_OPEN_QUOTE && l->fault.where == MESSAGE_IN_TRAXFIG);
    CHECK(c, !reads(l, "''", "") && l->fault.id == MESSAGE_NO_OPTION);
    CHECK(c, !reads(l, "A1C", "-a") && l->fault.id == MESSAGE_NO_OPTION);
    CHECK(c, !reads(l, "-f", "-a") && l->fault.id == MESSAGE_NO_ARGUMENT);
    CHECK(c, reads(l, "-O labels=no", "") && l->o.values[0] == 0);
    CHECK(c, reads(l, "-O labels=no", "-O labels=yes") && l->o.values[0] == 1);
    CHECK(c, reads(l, NULL, "-T json -O marks=attacks,corners,depth=3") && l->o.values[1] == 3);
    CHECK(c, l->o.values[0] == (1 << 1 | 1 << 3));
    CHECK(c, reads(l, NULL, "-T svg -O background=#0A1b2C") && l->o.values[8] == 1 + 0x0A1B2C);
    CHECK(c, reads(l, NULL, "-T svg -O background=#0aF") && l->o.values[8] == 1 + 0x00AAFF);
    CHECK(c, reads(l, NULL, "-T svg -O background=white") && l->o.values[8] == 1 + 0xFFFFFF);
    CHECK(c, reads(l, NULL, "-T svg -O background=black") && l->o.values[8] == 1);
    CHECK(c, reads(l, NULL, "-T svg -O background=none") && l->o.values[8] == 0);
    CHECK(c, reads(l, NULL, "-T ps -O paper=a5,tile=20,theme=line -O moves=no,tile=30") && l->o.values[0] == 4);
}

void test_options(struct check *c)
{
    struct line *l = memory_new(1, sizeof *l);

    test_letters(c, l);
    test_names(c, l);
    test_operands(c, l);
    test_positions(c, l);
    test_environment(c, l);
    forget(l);
    free(l);
}
