#include "base.h"
#include "text.h"
#include "asset.h"

#include "check.h"

#include <errno.h>
#include <string.h>

void test_asset(struct check *c)
{
    struct text one = {0}, other = {0};
    const char *name;
    size_t n;

    CHECK(c, asset_built_in("short2", ".tfm", &one));
    CHECK(c, asset_built_in("short2.tfm", ".tfm", &other));
    CHECK(c, one.at == other.at && one.length == other.length);
    CHECK(c, one.length == 6 * 5 * 8 + 6 + strlen("white o\nblack #\n")); /* six glyphs of 7 x 5, six empty lines */
    CHECK(c, asset_built_in("en", ".msg", &one));
    CHECK(c, !asset_built_in("short2", ".msg", &one));
    CHECK(c, !asset_built_in("short", ".tf", &one));
    CHECK(c, !asset_built_in("shor", ".tfm", &one));
    CHECK(c, !asset_built_in("short2.tfm.tfm", ".tfm", &one));
    CHECK(c, !asset_built_in("", ".tfm", &one));
    CHECK(c, !asset_built_in(".tfm", ".tfm", &one));
    CHECK(c, !asset_built_in("en.msg", ".tfm", &one));

    for (n = 0; (name = asset_listed(".tfm", n)) != NULL; n++) {
        CHECK(c, asset_built_in(name, ".tfm", &one) && one.length > 0);
        CHECK(c, n == 0 || strcmp(asset_listed(".tfm", n - 1), name) < 0); /* sorted */
    }
    CHECK(c, n >= 8 && !asset_listed(".tfm", n + 1) && !asset_listed(".none", 0));

    errno = 0;
    CHECK(c, !asset_from_disk("build/no/such/file", &one) && errno != 0);
}
