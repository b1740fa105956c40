/* units: runs the tests of all modules, one file for each. The last line is `N passed, N failed`. */

#include "check.h"

int main(void)
{
    static test *const tests[] = {
        test_memory, test_text, test_sink, test_decoding, test_file, test_output, test_message, test_board,
        test_extent, test_notation, test_slip, test_ending, test_heading, test_prose, test_game,
        test_position, test_analysis, test_sequence, test_variation, test_repair, test_font, test_encoding,
        test_syntax, test_paragraph, test_book, test_page, test_strip, test_commented, test_plot, test_looks,
        test_svg, test_html, test_caption, test_options, test_report, test_xml, test_shape, test_deflate,
        test_sentences_of_marks,
    };
    struct check c = {0, 0};

    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](&c);
    printf("%ld passed, %ld failed\n", c.passed, c.failed);
    return c.failed > 0;
}
