/* notation: one word <-> one move, in either notation; knows no board. Needs base.h and text.h.
   Modern: Trax FAQ of 1999, D1. Classic: Trax FAQ of 1994, D1 and D3. */

enum notation_style {
    NOTATION_NONE,
    NOTATION_MODERN, /* COLUMN ROW SHAPE, named before the move: @0/ */
    NOTATION_CLASSIC /* COLUMN ROW LETTER, named after the move: A1C */
};

enum {
    NOTATION_HUGE = 1 << 28, /* what a column or row too large to count is read as */
    NOTATION_WORD = 24       /* bytes that hold any word notation_write makes, and its NUL */
};

struct notation_move {
    int column;          /* @ is 0, A is 1, AA is 27 */
    int row;             /* 0 is above the layout */
    char shape;          /* modern + / \, classic S C U D L R */
    unsigned char style; /* enum notation_style */
    bool row_first;      /* classic 1Ax: above the corner tile, not left of it */
};

/* A letter's place in the alphabet, counted from 0 in either case; 26 or more for any other byte, one below 0
   for @ and the backquote. */
static inline unsigned notation_letter(char c)
{
    return ((unsigned char)c | 0x20U) - 'a';
}

/* The value of a digit; 10 or more for any other byte. */
static inline unsigned notation_digit(char c)
{
    return (unsigned char)c - (unsigned)'0';
}

/* The style that the last byte of a word tells. */
extern const unsigned char notation_styles[256];

size_t notation_read_any(struct text word, struct notation_move *move); /* private: three bytes or more, of any kind */

/* Whether three bytes are a move as most are: @ or one letter, one digit and a modern shape. A backquote would pass
   for @. */
static inline bool notation_is_short(const char *word)
{
    return notation_letter(word[0]) + 1 <= 26 && word[0] != '`' && notation_digit(word[1]) <= 9 &&
           notation_styles[(unsigned char)word[2]] == NOTATION_MODERN;
}

/* Reads the move that a word begins with, in either case of letter; the number of bytes it takes, 0 if
   there is none, and then *move is of no use. What follows it is not looked at. */
static inline size_t notation_read(struct text word, struct notation_move *move)
{
    if (word.length < 3)
        return 0;
    if (!notation_is_short(word.at))
        return notation_read_any(word, move);
    *move = (struct notation_move){
        (int)notation_letter(word.at[0]) + 1, (int)notation_digit(word.at[1]), word.at[2], NOTATION_MODERN, false,
    };
    return 3;
}

/* Whether a line begins as variations do: with a move, or with `any` or `***`, which stand for any reply,
   and a move. */
bool notation_begins(struct text line);

/* Writes a move as a word; its length. Column and row must be below NOTATION_HUGE. */
size_t notation_write(const struct notation_move *move, char word[NOTATION_WORD]);

/* Writes the name of a column (1 is A, 0 is @); its length. */
size_t notation_column(int column, char name[NOTATION_WORD]);

/* Whether a move may begin a game: @0/ @0+ A1C A1S. */
bool notation_is_first(const struct notation_move *move);

/* Whether two words say the same, letter case and the notation of a first move aside. */
bool notation_same(const struct notation_move *a, const struct notation_move *b);
