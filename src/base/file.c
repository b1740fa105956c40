#include "base/base.h"

#include <errno.h>
#include <stdlib.h>

bool input_read(struct input *in, const char *path, struct message_fault *fault)
{
    in->name = strcmp(path, "-") == 0 ? "<stdin>" : path;
    if (file_read(path, &in->all))
        return true;
    *fault = message_fault(MESSAGE_CANNOT_READ, text_of(in->name), text_of(errno ? strerror(errno) : "?"),
                           text_of(NULL));
    return false;
}

void input_words(struct input *in, char *const *words, int count)
{
    struct list all = {0};
    int i;

    for (i = 0; i < count; i++)
        list_append(&all, text_of(words[i]));
    in->name = "<command-line>";
    in->all = list_text(&all);
}

void input_free(struct input *in)
{
    free((void *)(uintptr_t)in->all.at);
}
