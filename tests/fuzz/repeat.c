/* The cost of a text is the number of branches that the program takes to read it, and a little for each byte that the
   standard library copies, clears or searches for it: the same on any machine. It is counted in the programs of the
   fuzzer (see the Makefile); else inputs are only read. */

#include "fuzz.h"

enum {
    FEW = 400, /* bytes of the shortest text */
    BYTES = 16 /* that cost as much as a branch */
};

/* Since the last text. */
static uint64_t spent;

#ifdef FUZZ

/* The linker sends what the program calls to these functions, by the names behind __wrap_. */

void __wrap___sanitizer_cov_trace_pc(void);
void *__real_memchr(const void *at, int c, size_t size);
void *__wrap_memchr(const void *at, int c, size_t size);
void *__real_memcpy(void *to, const void *from, size_t size);
void *__wrap_memcpy(void *to, const void *from, size_t size);
void *__real_memset(void *at, int c, size_t size);
void *__wrap_memset(void *at, int c, size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size);

__attribute__((no_sanitize("coverage"))) void __wrap___sanitizer_cov_trace_pc(void)
{
    spent++;
}

void *__wrap_memchr(const void *at, int c, size_t size)
{
    char *found = __real_memchr(at, c, size);

    spent += (found ? (size_t)(found - (const char *)at) : size) / BYTES;
    return found;
}

void *__wrap_memcpy(void *to, const void *from, size_t size)
{
    spent += size / BYTES;
    return __real_memcpy(to, from, size);
}

void *__wrap_memset(void *at, int c, size_t size)
{
    spent += size / BYTES;
    return __real_memset(at, c, size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    spent += count * size / BYTES;
    return __real_calloc(count, size);
}

/* The fuzzer keeps inputs that set another of these bytes: those that grow more than others. */
__attribute__((section("__libfuzzer_extra_counters"))) static unsigned char grown[256];

/* Notes by how many sixteenths a cost has grown. */
static void note_growth(uint64_t few, uint64_t many)
{
    HOLDS(few); /* else nothing is counted */
    grown[many * 16 / few % sizeof grown] = 1;
}

#else

static void note_growth(uint64_t few, uint64_t many)
{
    (void)few;
    (void)many;
}

#endif

/* What the bytes of an input stand for that are no letters, digits or signs of ASCII, nor line feeds. */
static const char *const words[] = {
    "@0/", "@0+", "A1C", "A1S", "B1/", "@1+", "A2+", "A0\\", "B1D", "1AR", "AA12+", "Z9/", "A3\\", "@0/ ", "B1+ ",
    "A2D ", "B1", "BO/", "@l+", "A1M", "B3x", "0@+", "3B/", "@ 1 +", "1 @0/ ", "2 A2+ ", "1. @0/ B1+ ", "A0/ C1+\n",
    "@0+ A2+\n", "1 ", "1. ", "2. ", "3", "12 ", "7 ", "3) ", "...5 ", "1... ", "(1) ", "#1 ", "99999999999", "12:30",
    "3/4 ", "2009-10-12", "\n", "\n\n", "\r\n", "\t", "\n1. ", "\n2 ", "\n3. ", " ; ", "\n; ", "\n# ", "\n> ", "> ",
    ">> ", "Ann> ", "| ", "\n| ", ", ", ": ", "-", " - ", "\n-----\n", "```", "***", "...", "?! ", ":-) ", "/", "\\",
    "\\\\", "\"", "'", "`", "=", "_", "^", "(", ")", "[", "]", "{", "}", " (", ") ", "<", ">", "&lt;", "&gt;", "&amp;",
    "&#64;", "&nbsp;", "&quot;", "&", "<p>", "</p>", "<br>", "<blockquote>", "</blockquote>", "<tr>", "<td>", "<b>",
    "<a href=\"x\">", "<!--", "-->", "<script>", "</script>", "white ", "Black", "Ann: ", "resign", "draw", "time ",
    "wins ", "any ", "1-0", "the game ", "said ", "or ", "Better: ", "GAME 2\n", "Loop Trax\n", "White: Ann\n",
    "Result: ", "wrote:\n", "From: a\n", "Content-Type: text/html\n", "(;GM[16]", ";P0[1 Dropb @ 0 /]", "{\"moves\":[",
    "\"@0/\",", "{\\rtf1 ", "\\par ", "=40", "%40", "\xC2\xA0", "\xEF\xBC\xA0", "\xE2\x80\x9C",
};

enum { WORDS = sizeof words / sizeof *words, PARTS = 5 };

/* Writes a part of an input as it stands in the text. */
static void spell(struct text part, struct sink *to)
{
    for (size_t i = 0; i < part.length; i++) {
        unsigned char c = (unsigned char)part.at[i];

        if (c == '\n' || (c >= ' ' && c < 0x7F))
            sink_byte(to, (char)c);
        else
            sink_string(to, words[(c ^ 0x80U) % WORDS]);
    }
}

/* What it costs to read a text whose second and fourth part are repeated `times` times. */
static uint64_t cost(const struct sink *parts, size_t times, enum input_form form)
{
    const struct holds_ways how = {form, NULL, false};
    struct sink text = {0}, said;
    struct message_fault fault;
    struct input in;

    for (size_t i = 0; i < PARTS; i++)
        for (size_t n = i % 2 ? times : 1; n; n--)
            sink_text(&text, sink_contents(&parts[i]));
    in = (struct input){.all = sink_contents(&text), .bytes = text.bytes};
    spent = 0;
    file_decode(&in, &fault);
    target_report(in.all, &how, &said);
    sink_free(&said);
    file_free(&in);
    return spent;
}

/* Prints what grows; its parts as printf takes them. */
static void show(const struct sink *parts, size_t times, uint64_t few, uint64_t many)
{
    fprintf(stderr, "%zu times cost %llu, %zu times %llu:", times / 4, (unsigned long long)few, times,
            (unsigned long long)many);
    for (size_t part = 0; part < PARTS; part++) {
        fputs(part % 2 ? " again and again '" : " '", stderr);
        for (size_t i = 0; i < parts[part].used; i++) {
            unsigned char c = (unsigned char)parts[part].bytes[i];

            fprintf(stderr, c > ' ' && c < 0x7F && !strchr("'\\%", c) ? "%c" : "\\%03o", c);
        }
        fputs("'", stderr);
    }
    fputs("\n", stderr);
}

/* Four times as many units cost about four times as much: up to a logarithm, and more while few of them are still
   within the bound of what looks ahead. So growth counts if it goes on, or is almost that of a square. */
static void check(const struct sink *parts, enum input_form form)
{
    enum { STEPS = 4, SURE = 8 };
    static const uint64_t most[STEPS] = {405, 420, 450, 500}; /* hundredths */
    size_t times = FEW / (parts[1].used + parts[3].used) + 1, i;
    uint64_t once, few, many = 0;
    bool grows = true;

    cost(parts, 1, form); /* what is read only once, as the catalogue is, costs nothing from here on */
    once = cost(parts, 1, form);
    few = cost(parts, 1 + times, form) - once;
    for (i = 0; grows && i < STEPS && !(i == STEPS - 1 && many > few * SURE); i++) {
        if (i)
            few = many;
        times *= 4;
        many = cost(parts, 1 + times, form) - once;
        note_growth(few, many);
        grows = many * 100 > few * most[i];
    }
    if (grows)
        show(parts, times, few, many);
    HOLDS(!grows);
}

void repeat_fuzz(struct text all)
{
    struct sink parts[PARTS] = {{0}};
    int i = !all.length || !memchr(all.at, '\f', all.length);

    for (; i < PARTS && all.at; i++)
        spell(text_cut(&all, "\f"), &parts[i]);
    if (parts[1].used + parts[3].used)
        check(parts, (enum input_form)(all.length % 4)); /* INPUT_DETECT unless there is a sixth part */
    for (i = 0; i < PARTS; i++)
        sink_free(&parts[i]);
}
