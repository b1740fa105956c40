#include "base.h"
#include "text.h"
#include "sink.h"
#include "list.h"
#include "message.h"
#include "output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Where a name in a path begins: past more slashes, and past steps to where one is already. */
static const char *skip_idle(const char *at, bool begins)
{
    while (begins && (at[0] == '/' || (at[0] == '.' && at[1] == '/')))
        at++;
    return at;
}

static bool is_same_path(const char *one, const char *other)
{
    if ((one[0] == '/') != (other[0] == '/'))
        return false;
    one = skip_idle(one, true);
    other = skip_idle(other, true);
    while (*one && *one == *other) {
        one = skip_idle(one + 1, *one == '/');
        other = skip_idle(other + 1, *other == '/');
    }
    return *one == *other;
}

static bool cannot_write(const char *name, struct message_fault *fault)
{
    *fault = message_fault(MESSAGE_CANNOT_WRITE, text_of(name),
                           text_of(errno ? strerror(errno) : "?"), text_of(NULL));
    return false;
}

bool output_open(struct output *o, const char *to, char *const *inputs, int count,
                 struct message_fault *fault)
{
    const char *first = count ? inputs[0] : "-";
    int i;

    o->sink.file = stdout;
    o->name = "<stdout>";
    if (!to)
        return true;
    o->name = o->owned = base_zeroed(strlen(to) + strlen(first) + 16, 1);
    if (strcmp(to, "=") != 0)
        strcpy(o->owned, to);
    else if (strcmp(first, "-") == 0)
        strcpy(o->owned, "traxfig.out");
    else
        strcat(strcpy(o->owned, first), ".out");
    for (i = 0; i < count; i++)
        if (is_same_path(o->name, inputs[i])) {
            *fault = message_fault(MESSAGE_SAME_FILE, text_of(o->name), text_of(NULL), text_of(NULL));
            return false;
        }
    errno = 0;
    o->sink.file = fopen(o->name, "wb");
    return o->sink.file || cannot_write(o->name, fault);
}

bool output_close(struct output *o, struct message_fault *fault)
{
    bool failed;

    errno = 0;
    sink_flush(&o->sink);
    failed = fflush(o->sink.file) || ferror(o->sink.file);
    failed = fclose(o->sink.file) || failed;
    return !failed || cannot_write(o->name, fault);
}

void output_free(struct output *o)
{
    free(o->owned);
}
