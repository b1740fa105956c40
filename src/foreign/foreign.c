#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/foreign.h"
#include "foreign/forms.h"

#include <stdlib.h>

static const struct reader {
    enum input_form form;
    bool (*begins)(struct text all);
    bool (*next)(struct form *f);
    mixed_cut *cut; /* NULL: the whole text is such a record */
} readers[] = {
    {INPUT_JSON, strings_are_json, quoted_next, strings_cut_json}, /* below a list, too */
    {INPUT_WEBPAGE, webpage_begins, webpage_next, NULL},
    {INPUT_SGF, sgf_begins, sgf_next, sgf_cut},
    {INPUT_PROTOCOL, protocol_begins, protocol_next, NULL},
    {INPUT_QUOTED, strings_are_moves, quoted_next, NULL},
};

/* Finds the reader of a text, which record_open reads in this form; NULL if it is no record of another program. */
static const struct reader *find_reader(struct text all, enum input_form form)
{
    size_t i;

    for (i = 0; i < sizeof readers / sizeof *readers; i++)
        if (form == INPUT_NUMBERED && readers[i].form == INPUT_QUOTED ? strings_are_rows(all) : readers[i].begins(all))
            return &readers[i];
    return form == INPUT_NUMBERED && strings_hold_json(all) ? &readers[0] : NULL;
}

static bool next(struct record *r)
{
    struct form *f = r->state;

    f->game = &r->game;
    if (!f->next(f)) {
        if (f->skipped && !r->other_name.at)
            r->other_name = form_place(f, f->skipped);
        return false;
    }
    form_end(f);
    return true;
}

static void close(struct record *r)
{
    struct form *f = r->state;

    free(f->unescaped);
    free(f->sides);
    free(f->state);
    free(f);
}

void foreign_open(struct record *r, struct text all, enum input_form input_form)
{
    static const struct record_source source = {next, close};
    const struct reader *reader;
    struct form *f;

    record_open(r, all, input_form);
    if (text_starts_nocase(all, "\xEF\xBB\xBF")) /* the byte order mark */
        all = text_skip(all, 3);
    reader = input_form == INPUT_DETECT ? find_reader(all, r->input_form) : NULL;
    if (!reader) {
        if (input_form == INPUT_DETECT)
            mail_open(r, all);
        return;
    }
    r->state = f = memory_new(1, sizeof *f);
    *f = (struct form){.next = reader->next, .all = all, .at = all.at, .counted = all.at, .begin = all.at, .line = 1};
    f->json = reader->form != INPUT_QUOTED;
    f->unescaped = memory_new(all.length, 1);
    r->input_form = reader->form;
    r->source = &source;
    if (reader->cut)
        mixed_open(r, all, reader->cut, foreign_open);
}
