/* check: counts what holds and what fails. The tests of a module are a function that takes a struct check; units.c
   lists them all. */

#ifndef CHECK_H
#define CHECK_H

#include <stdio.h>

struct check {
    long passed, failed;
};

/* Counts a result; prints the first twenty failures. */
static inline void check_note(struct check *c, int good, const char *what, const char *file, int line)
{
    if (good)
        c->passed++;
    else if (c->failed++ < 20)
        fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
}

#define CHECK(c, condition) check_note(c, condition, #condition, __FILE__, __LINE__)

/* A temporary file, or NULL and a failed test: without one the test that needs it cannot run. */
static inline FILE *check_file(struct check *c)
{
    FILE *file = tmpfile();

    check_note(c, file != NULL, "tmpfile()", __FILE__, __LINE__);
    return file;
}

/* The rows of rules_table by name. */
#define RULES_TRAX (&rules_table[0])
#define RULES_TRAX8 (&rules_table[1])
#define RULES_LOOP (&rules_table[2])

/* The tests of each module. */
typedef void test(struct check *c);

test test_memory, test_text, test_sink, test_decoding, test_file, test_output, test_message, test_board,
    test_extent, test_notation, test_slip, test_ending, test_heading, test_prose, test_game,
    test_position, test_analysis, test_sequence, test_variation, test_repair, test_font, test_encoding, test_syntax,
    test_paragraph, test_book, test_page, test_strip, test_commented, test_plot, test_looks, test_svg, test_html,
    test_caption, test_options, test_report, test_xml, test_shape, test_deflate,
    test_sentences_of_marks;

#endif
