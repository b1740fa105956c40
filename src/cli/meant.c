#include "cli/rows.h"

/* Returns the word without its leading dashes. Sets *foreign if a dash is not ASCII but, for example, an en dash. */
static struct text skip_dashes(struct text word, bool *foreign)
{
    static const char *const dashes[] = {"-", "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92"};
    size_t i = 0;

    *foreign = false;
    while (i < sizeof dashes / sizeof *dashes) {
        if (text_starts_nocase(word, dashes[i])) {
            word = text_skip(word, strlen(dashes[i]));
            *foreign = *foreign || i > 0;
            i = 0;
        } else {
            i++;
        }
    }
    return word;
}

/* Writes the only long option that begins with `name` or, if `letter`, the short option `name`. False if none fits. */
static bool write_option(struct text name, bool letter, struct sink *to)
{
    enum { BEGINNING = 4 /* a shorter `name` must be the whole name of a long option */ };
    struct sink whole = {0}, names = {0};
    const struct row *row = NULL;

    SINK(&whole, "--", name);
    if (letter && name.length == 1 && rows_letter(name.at[0]))
        sink_string(to, rows_letter(name.at[0])->brief);
    else if (name.length > 2 && rows_find(sink_contents(&whole), &row, &names) == 1 &&
             (name.length >= BEGINNING || text_is(sink_contents(&whole), row->name)))
        sink_string(to, row->name);
    sink_free(&whole);
    sink_free(&names);
    return to->used > 0;
}

bool meant_write(const char *word, const char *next, struct sink *to)
{
    bool foreign;
    struct text name = skip_dashes(text_of(word), &foreign);
    struct text rest = name, bare = text_cut(&rest, "=");

    rest = name;
    if (format_named(bare)) {
        SINK(to, "-T ", bare);
    } else if (text_cut_number(&rest, 1) >= 0 && !rest.length) {
        SINK(to, "-m ", name);
    } else if (!write_option(bare, foreign, to)) {
        format_write_example(name, next, to);
    }
    return to->used;
}
