#include "render/render.h"
#include "check.h"
#include "kept.h"

/* Decimals without zeros at either end. */
void test_shape(struct check *c)
{
    static const struct {
        long number;
        int places;
        const char *written;
    } table[] = {
        {0, 3, "0"}, {360, 3, ".36"}, {-1, 2, "-.01"}, {1000, 3, "1"}, {-6500, 3, "-6.5"}, {11416000, 7, "1.1416"},
        {12, 0, "12"}, {1005, 3, "1.005"},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink s = {0};

        sink_decimal(&s, table[i].number, table[i].places);
        CHECK(c, kept(&s, table[i].written));
    }
}
