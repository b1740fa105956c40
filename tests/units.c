/* units: runs the tests of the modules, one file each. Its last line is `N passed, N failed`. */

#include "check.h"

void test_base(struct check *c);

int main(void)
{
    static void (*const tests[])(struct check *) = {test_base};
    struct check c = {0, 0};
    size_t i;

    for (i = 0; i < sizeof tests / sizeof *tests; i++)
        tests[i](&c);
    printf("%ld passed, %ld failed\n", c.passed, c.failed);
    return c.failed > 0;
}
