/* list: words in a row, a blank between them, for sentences that list what there is. Needs base.h and
   text.h. Begin with a zeroed one; free its bytes. */

struct list {
    char *bytes;
    size_t room, used;
};

void list_append(struct list *l, struct text word);
struct text list_text(const struct list *l);
