/* units: runs the tests of the modules, one file each. Its last line is `N passed, N failed`. */

#include "check.h"

typedef void test(struct check *c);

test test_base, test_text, test_sink, test_asset, test_message, test_board, test_extent,
    test_notation, test_turn, test_scan, test_style, test_heading, test_record, test_game, test_path,
    test_position, test_attack, test_corner, test_search, test_analysis, test_sequence, test_variation, test_font,
    test_ghost, test_latin, test_flow, test_figure, test_options, test_xml, test_quote;

int main(void)
{
    static test *const tests[] = {
        test_base, test_text, test_sink, test_asset, test_message, test_board, test_extent,
        test_notation, test_turn, test_scan, test_style, test_heading, test_record, test_game, test_path,
        test_position, test_attack, test_corner, test_search, test_analysis, test_sequence,
        test_variation, test_font, test_ghost, test_latin, test_flow, test_figure, test_options,
        test_xml, test_quote,
    };
    struct check c = {0, 0};
    size_t i;

    for (i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](&c);
    printf("%ld passed, %ld failed\n", c.passed, c.failed);
    return c.failed > 0;
}
