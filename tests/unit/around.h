/* around: bytes before and behind a text, which must not count. A text is a part of a larger one as a rule, so a test
   looks at it with each of these around it. */

enum { AROUND = 33, AROUND_ROOM = 1200 };

static const char *const around_bytes[AROUND][2] = {
    {"", ""},     {"", "A1"},   {"1", "1"},   {"A", "A"},   {"<", ">"},       {"&", ";"},   {"\\", "\\"},
    {"+", "+"},   {"@", "0/"},  {"B", "1+ "}, {":", ":"},   {"1:", "-0"},     {"-", "-"},   {"/", "/"},
    {" ", " "},   {"\n", "\n"}, {"#", "#"},   {"(", ")"},   {"\r", "\r\n"},   {"[", "]"},   {"{", "}"},
    {"\"", "\""}, {"=", "="},   {"%", "41"},  {"\b", "\b"}, {"\x1B", "\x1B"}, {"'", "n"},   {".", "."},
    {"x", "C"},   {"#", "3;"},  {"B1", "1B"}, {"\xC2", "\xA0"}, {"White: ", " Black: Bo"},
};

/* The text, which has fewer than 1,000 bytes, with the n-th of them around it. With nothing behind it, it ends where
   the room does, so that a sanitizer notices whoever reads on. */
static inline struct text around_put(struct text t, size_t n, char room[AROUND_ROOM])
{
    size_t before = strlen(around_bytes[n][0]);

    if (!n) {
        memcpy(room + AROUND_ROOM - t.length, t.at, t.length);
        return (struct text){room + AROUND_ROOM - t.length, t.length};
    }
    memcpy(room, around_bytes[n][0], before);
    memcpy(room + before, t.at, t.length);
    strcpy(room + before + t.length, around_bytes[n][1]);
    return (struct text){room + before, t.length};
}
