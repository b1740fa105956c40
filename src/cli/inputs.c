#include "cli/cli.h"

/* Chooses the sentence for a file that cannot be read: `name` may be a folder, a mistyped option or a move. A name is
   probably no file if it has no dot, and no slash before its last character. `first`: `name` is the first operand. */
static void explain(char *name, bool first, struct message_fault *fault)
{
    FILE *opened = fopen(name, "rb");
    const char *slash = strchr(name, '/');
    struct sink advice = {0};

    if (opened) {
        fclose(opened);
        fault->id = sink_quoted(&advice, name) ? MESSAGE_FOLDER : fault->id;
    } else if (meant_write(name, NULL, &advice)) {
        fault->id = MESSAGE_CANNOT_READ_MEANT;
    } else if (!first && options_is_moves(&name, 1)) {
        fault->id = MESSAGE_MIXED;
    } else if (!strchr(name, '.') && !(slash && slash[1])) {
        fault->id = MESSAGE_NEITHER;
    }
    sink_text(&fault->holes, sink_contents(&advice));
    sink_free(&advice);
}

/* Reads a file, or reports a fault and returns false. Sets *neither if the first operand seems to be neither a file
   nor a move. While *neither is set, says nothing about operands that are moves. */
static bool read_file(struct report *report, struct input *in, char *name, bool first, bool *neither)
{
    struct message_fault fault;

    if (file_read(in, name, &fault) && file_decode(in, &fault))
        return true;
    if (*neither && options_is_moves(&name, 1)) {
        sink_free(&fault.holes);
        return false;
    }
    if (fault.id == MESSAGE_CANNOT_READ && strcmp(name, "-") != 0)
        explain(name, first, &fault);
    *neither = *neither || (first && fault.id == MESSAGE_NEITHER);
    return report_fault(report, &fault);
}

int inputs_read(const struct options *o, struct report *report, struct input *inputs)
{
    char standard[] = "-", *code[] = {(char *)o->code};
    bool neither = false, seen = false;
    int count = 0, i;

    if (o->code || o->moves) {
        file_words(inputs, o->code ? code : o->operands, o->code ? 1 : o->operand_count);
        return 1;
    }
    for (i = 0; i < o->operand_count || !i; i++) {
        char *name = o->operand_count ? o->operands[i] : standard;
        bool input = strcmp(name, "-") == 0;

        if (input && seen)
            report_say(report, MESSAGE_INPUT_TWICE, NULL, NULL);
        else
            count += read_file(report, &inputs[count], name, i == 0, &neither);
        seen = seen || input;
    }
    return count;
}
