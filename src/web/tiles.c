#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

/* The theme whose style sheet begins in a line of tiles.svg; empty if none does. */
static struct text sheet_of(struct text line)
{
    struct text before = text_cut(&line, "<style class=\"");

    return before.length ? text_of(NULL) : text_cut(&line, "\"");
}

static void open_sheet(struct text name, bool chosen, bool switched, struct sink *to)
{
    sink_string(to, "<style");
    if (switched) {
        sink_string(to, " class=\"");
        sink_text(to, name);
        sink_string(to, chosen ? "\"" : "\" media=\"not all\"");
    }
    sink_string(to, ">\n");
}

void tiles_prolog(int theme, bool switched, struct sink *to)
{
    struct text all = text_of(NULL), line;
    bool inside = false, skipping = false;

    file_builtin("tiles", ".svg", &all);
    while (text_line(&all, &line)) {
        struct text sheet = sheet_of(line);
        bool chosen = text_equal(sheet, text_word(SCENE_THEMES, theme));

        if (text_is(line, "<!--cut-->")) {
            inside = !inside;
            continue;
        }
        if (sheet.length)
            skipping = !switched && !chosen;
        if (sheet.length && !skipping) {
            open_sheet(sheet, chosen, switched, to);
        } else if (inside && !skipping) {
            sink_text(to, line);
            sink_byte(to, '\n');
        }
        if (text_is(line, "</style>"))
            skipping = false;
    }
}
