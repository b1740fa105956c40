/* inputs: reads the texts that the operands name. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

/* Whether a word that no file has as its name looks like one: it has a point or a slash inside. */
static bool looks_like_path(const char *word)
{
    const char *slash = strchr(word, '/');

    return strchr(word, '.') || (slash && slash[1]);
}

/* Chooses the sentence for a file that cannot be read: what else its name may mean. `first`: it is the first operand,
   which is not a move. */
static void explain(char *name, bool first, struct message_fault *fault)
{
    FILE *opened = fopen(name, "rb");
    struct sink meant = {0};

    meant_write(text_of(name), &meant);
    if (!*name)
        fault->holes[0] = text_of("''");
    if (opened) {
        fclose(opened);
        fault->id = MESSAGE_FOLDER;
        fault->holes[2] = text_of(name);
    } else if (meant.used) {
        fault->id = MESSAGE_CANNOT_READ_MEANT;
        fault->holes[2] = sink_contents(&meant);
    } else if (!first && options_is_moves(&name, 1)) {
        fault->id = MESSAGE_MIXED;
    } else if (!looks_like_path(name)) {
        fault->id = MESSAGE_NEITHER;
    }
    fault->owned = meant.bytes;
}

/* Reads a file, or reports that it cannot be read. After a word that is neither a file nor a move, moves are not
   reported. */
static bool read_file(struct report *report, struct input *in, char *name, bool first, bool *neither)
{
    struct message_fault fault;

    if (file_read(in, name, &fault) && file_decode(in, decode_text, &fault) && file_decode(in, spaced_join, &fault))
        return true;
    if (*neither && options_is_moves(&name, 1))
        return false;
    if (fault.id == MESSAGE_CANNOT_READ && strcmp(name, "-") != 0)
        explain(name, first, &fault);
    *neither = *neither || (first && fault.id == MESSAGE_NEITHER);
    report_fault(report, &fault);
    return false;
}

int inputs_read(const struct options *o, struct report *report, struct input *inputs)
{
    char standard[] = "-";
    bool neither = false, seen = false;
    struct message_fault twice = message_fault(MESSAGE_INPUT_TWICE, text_of(NULL), text_of(NULL), text_of(NULL));
    int count = 0, i;

    if (o->moves)
        file_words(&inputs[count++], o->operands, o->operand_count);
    else if (!o->operand_count)
        count += read_file(report, &inputs[count], standard, true, &neither);
    for (i = 0; !o->moves && i < o->operand_count; i++) {
        char *name = o->operands[i];
        bool input = strcmp(name, "-") == 0;

        if (input && seen)
            report_fault(report, &twice);
        else
            count += read_file(report, &inputs[count], name, i == 0, &neither);
        seen = seen || input;
    }
    return count;
}
