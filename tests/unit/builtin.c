#include "base/base.h"
#include "check.h"

#include <errno.h>

void test_builtin(struct check *c)
{
    struct text one = {0}, other = {0};
    const char *name;
    size_t n;

    CHECK(c, builtin_find("short2", ".tfm", &one));
    CHECK(c, builtin_find("short2.tfm", ".tfm", &other));
    CHECK(c, one.at == other.at && one.length == other.length);
    CHECK(c, one.length == 6 * 5 * 8 + 6 + strlen("white o\nblack #\n")); /* six glyphs of 7 x 5, six empty lines */
    CHECK(c, builtin_find("en", ".msg", &one));
    CHECK(c, !builtin_find("short2", ".msg", &one));
    CHECK(c, !builtin_find("short", ".tf", &one));
    CHECK(c, !builtin_find("shor", ".tfm", &one));
    CHECK(c, !builtin_find("short2.tfm.tfm", ".tfm", &one));
    CHECK(c, !builtin_find("", ".tfm", &one));
    CHECK(c, !builtin_find(".tfm", ".tfm", &one));
    CHECK(c, !builtin_find("en.msg", ".tfm", &one));

    for (n = 0; (name = builtin_name(".tfm", n)) != NULL; n++) {
        CHECK(c, builtin_find(name, ".tfm", &one) && one.length > 0);
        CHECK(c, n == 0 || strcmp(builtin_name(".tfm", n - 1), name) < 0); /* sorted */
    }
    CHECK(c, n >= 8 && !builtin_name(".tfm", n + 1) && !builtin_name(".none", 0));

    errno = 0;
    CHECK(c, !file_read("build/no/such/file", &one) && errno != 0);
}
