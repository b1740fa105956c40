#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

/* The theme whose style sheet begins in a line of tiles.svg, or -1. */
static int theme_begun(struct text line)
{
    static const char sheet[] = "<style class=\"";
    const char *name = line.at + sizeof sheet - 1;
    int n;

    for (n = 0; text_starts_nocase(line, sheet) && n < SCENE_THEMES; n++)
        if (memcmp(name, scene_theme(n), strlen(scene_theme(n))) == 0)
            return n;
    return -1;
}

static void open_sheet(int n, int theme, bool switched, struct sink *to)
{
    sink_string(to, "<style");
    if (switched) {
        sink_string(to, " class=\"");
        sink_string(to, scene_theme(n));
        sink_string(to, n == theme ? "\"" : "\" media=\"not all\"");
    }
    sink_string(to, ">\n");
}

void tiles_prolog(int theme, bool switched, struct sink *to)
{
    struct text all = text_of(NULL), line;
    bool inside = false, skipping = false;

    file_builtin("tiles", ".svg", &all);
    while (text_line(&all, &line)) {
        int begun = theme_begun(line);

        if (text_is(line, "<!--cut-->")) {
            inside = !inside;
            continue;
        }
        if (begun >= 0)
            skipping = !switched && begun != theme;
        if (begun >= 0 && !skipping) {
            open_sheet(begun, theme, switched, to);
        } else if (inside && !skipping) {
            sink_text(to, line);
            sink_byte(to, '\n');
        }
        if (text_is(line, "</style>"))
            skipping = false;
    }
}
