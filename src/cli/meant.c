/* meant: what a word that is no option or file may have been meant to be. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"
#include "cli/rows.h"

/* The word without its first dashes, which may be the long ones that word processors put in their place. */
static struct text skip_dashes(struct text word, bool *foreign)
{
    static const char *const dashes[] = {"-", "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92"};
    size_t i = 0, length;

    *foreign = false;
    while (i < sizeof dashes / sizeof *dashes) {
        length = strlen(dashes[i]);
        if (word.length >= length && memcmp(word.at, dashes[i], length) == 0) {
            word = text_skip(word, length);
            *foreign = *foreign || i > 0;
            i = 0;
        } else {
            i++;
        }
    }
    return word;
}

static bool is_number(struct text word)
{
    size_t i = 0;

    while (i < word.length && is_digit(word.at[i]))
        i++;
    return i && i == word.length;
}

/* A short or long option of this name, written with its dashes; of a long one, the beginning. */
static bool write_option(struct text name, bool letter, struct sink *to)
{
    enum { BEGINNING = 4 /* letters, at least: fewer may be letters of short options */ };
    struct sink whole = {0}, names = {0};
    const struct row *row = NULL;

    sink_string(&whole, "--");
    sink_text(&whole, name);
    if (letter && name.length == 1 && rows_letter(name.at[0]))
        sink_string(to, rows_letter(name.at[0])->brief);
    else if (name.length > 2 && rows_find(sink_contents(&whole), &row, &names) == 1 &&
             (name.length >= BEGINNING || text_is(sink_contents(&whole), row->name)))
        sink_string(to, row->name);
    sink_free(&whole);
    sink_free(&names);
    return to->used > 0;
}

void meant_write(struct text word, struct sink *to)
{
    bool foreign;
    struct text name = skip_dashes(word, &foreign);
    struct text bare = {name.at, 0};

    while (bare.length < name.length && name.at[bare.length] != '=')
        bare.length++;
    if (format_exists(bare)) {
        sink_string(to, "-T ");
        sink_text(to, bare);
    } else if (is_number(name)) {
        sink_string(to, "-m ");
        sink_text(to, name);
    } else if (!write_option(bare, foreign, to)) {
        format_write_example(name, to);
    }
}
