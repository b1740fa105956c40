/* settle: finds what depends on several words: moves written twice, move numbers, and brackets that are remarks. */

#include "words/cutter.h"

enum { FEW = 3 /* maximum words of a bracket that holds a move; WORD_OTHER is not counted */ };

/* Whether a closed bracket is no remark: `(B0+)`, `(2. B0+)`, `(here)`, or a list of strings, `["@0/", "B1+"]`. */
static bool holds_move(const struct words *w, const struct bracket *b)
{
    uint32_t i, count = 0, prose = 0, numbers = 0;

    if (b->closes == ']' && strchr("\"'", b->open[1]))
        return true;
    if (b->closes == UNSTRUCK || b->end - b->first > 2 * FEW)
        return false;
    for (i = b->first; i < b->end; i++) {
        count += w->word[i].kind != WORD_OTHER;
        prose += w->word[i].kind == WORD_PROSE;
        numbers += w->word[i].kind == WORD_NUMBER;
    }
    return count <= FEW && count - numbers < 2 && (!prose || count == 1);
}

static uint32_t closed_bracket(const struct words *w, uint32_t b)
{
    while (b && !w->bracket[b].close)
        b = w->bracket[b].parent;
    return b;
}

/* Finds the brackets that are remarks, and sets WORD_REMARK in their words. Ignores brackets that are never closed. */
static void settle_brackets(struct words *w)
{
    uint32_t b;

    for (uint32_t i = 1; i < w->brackets; i++) {
        struct bracket *all = w->bracket;

        all[i].parent = closed_bracket(w, all[i].parent);
        all[i].is_remark = all[i].close && (all[all[i].parent].is_remark || !holds_move(w, &all[i]));
    }
    for (uint32_t i = 0; i < w->count; i++) {
        struct word *word = &w->word[i];

        if (!word->bracket)
            continue;
        b = word->bracket = closed_bracket(w, word->bracket);
        if (!b)
            w->row[word->row].prose += word->kind == WORD_PROSE && word->length > 1 && !(word->flags & WORD_COMMENT);
        else if (w->bracket[b].is_remark)
            word->flags |= WORD_REMARK;
    }
}

/* Whether two words seem to be one move written twice: on two rows in one notation, or on one row in two notations. */
static bool are_twins(const struct word *one, const struct word *other)
{
    const struct word *modern = one->move.notation == NOTATION_MODERN ? one : other;
    const struct word *classic = modern == one ? other : one;

    if (classic->move.notation != NOTATION_CLASSIC || modern->move.notation != NOTATION_MODERN)
        return one->row != other->row && notation_same(&one->move, &other->move);
    return one->row == other->row && classic->move.column == modern->move.column + !modern->move.column &&
           classic->move.row == modern->move.row + !modern->move.row &&
           (classic->move.shape == 'S') == (modern->move.shape == '+');
}

static struct text skip_marks(struct text t)
{
    const char *end = t.at + t.length, *at;

    do
        t = words_skip(text_between(markup_skip_html(at = t.at, end), end), "0123456789.,;- \t\r\n");
    while (t.at != at);
    return t;
}

struct text words_label(struct text one, struct text other)
{
    static const char marks[] = "0123456789-.,; \t\r\n:|<>()[]{}@*!?/=\"'#", *ends = marks + 11;
    const char *from, *to, *end = one.at + one.length, *begin = one.at;

    while (one = skip_marks(one), other = skip_marks(other), one.length && other.length && *one.at == *other.at) {
        one = text_skip(one, 1);
        other = text_skip(other, 1);
    }
    for (from = one.at; from > begin && (is_letter(from[-1]) || from[-1] & 0x80); from--)
        ;
    from = from < one.at ? from : words_skip(one, marks).at;
    for (to = from; to < end && (!strchr(ends, *to) || (*to == ' ' && end - to > 1 && is_capital(to[1]))); to++)
        ;
    return one.length || other.length ? text_between(from, to) : text_of(NULL);
}

struct text words_lead(const struct words *w, const struct word *word)
{
    const struct text_row *row = words_row(w, word);
    const struct word *first = &w->word[row->first], *last = word;
    struct text lead;

    while (last > first && !words_is_move(last - 1))
        last--;
    lead = text_between(last > first ? last[-1].at + last[-1].length : row->at, word->at);
    return last == first && row > w->row && !row[-1].moves && !words_label(lead, text_of("")).at
               ? text_between(row[-1].at, word->at) : lead;
}

/* Whether the move `other` may repeat `one`, an earlier move on the row. No number may directly precede `other`. A
   number must begin the row, or `one` must be the row's first move, or text must directly precede `one`. */
static bool may_be_twins(const struct words *w, const struct word *one, const struct word *other)
{
    const struct text_row *row = words_row(w, one);
    struct text lead = words_lead(w, one);

    return other[-1].kind != WORD_NUMBER &&
           (w->word[row->first].kind == WORD_NUMBER || lead.at == row->at || text_trim(lead).length);
}

/* If all moves except perhaps one are written twice, as in `1. B0+ (B1S)`, makes the second copies WORD_OTHER. */
static void drop_twins(struct words *w)
{
    uint32_t *twins = memory_new(w->count, sizeof *twins), count = 0, moves = 0, i;
    const struct word *last = NULL; /* the previous move; NULL if the previous move is a second copy */
    uint32_t alike = 0; /* number of second copies with the same move as the second copy before them */
    bool begun = false; /* whether the text's first two moves are one move, written twice, that can begin a game */

    for (i = 0; i < w->count; i++) {
        const struct word *word = &w->word[i];

        if (word->kind != WORD_MOVE || word->flags & WORD_COMMENT)
            continue;
        moves++;
        if (last && are_twins(last, word) &&
            (word->row == last->row ? may_be_twins(w, last, word)
                                    : words_label(words_lead(w, last), words_lead(w, word)).at != NULL)) {
            alike += count && notation_same(&w->word[twins[count - 1]].move, &word->move);
            twins[count++] = i;
            begun = begun || (moves == 2 && word->flags & WORD_FIRST);
            last = NULL;
        } else {
            last = word;
        }
    }
    if (count > (begun ? 1 : 2) && 2 * count + 1 >= moves && 2 * alike < count)
        for (i = 0; i < count; i++)
            w->word[twins[i]].kind = WORD_OTHER;
    free(twins);
}

/* Whether `number` may be the move number of the later word `word`. If `number` is in a comment, `word` must be in a
   comment. If `number` is in a bracket of three words or more, `word` must be in that bracket. On a later row, `word`
   must be the next word, and `number` must not be in a heading. Below a sentence, `word` must be a result. */
static bool is_numeral(const struct words *w, const struct word *number, const struct word *word)
{
    const struct bracket *b = &w->bracket[number->bracket];
    const struct text_row *row = words_row(w, number);

    if (number->kind != WORD_NUMBER || (number->flags & ~word->flags & WORD_COMMENT) ||
        (number->bracket && number->bracket != word->bracket && b->end > b->first + 2))
        return false;
    return number->row == word->row ||
           (number + 1 == word && row->kind != LINE_HEADING && (word->kind == WORD_END || row->prose < 2));
}

/* Finds the move number of each word. A move whose number is one higher than the last number continues a game, and
   loses the flag WORD_FIRST. The number of `1. @0/ B1+` counts as the number of both moves. */
static void find_numerals(struct words *w)
{
    uint32_t i, row = 0, before[2] = {0, 0}; /* 1 + the last word's index, skipping WORD_OTHER; [1] skips remarks too */
    int last = 0; /* the number of the last move outside of remarks; 0: that move has no number */
    int moves = 0; /* the moves since this number or since the beginning of the row */

    for (i = 0; i < w->count; i++) {
        struct word *word = &w->word[i];
        bool outside = !(word->flags & WORD_REMARK);
        uint32_t number = i && is_numeral(w, word - 1, word) ? i : before[outside];

        if (number && is_numeral(w, &w->word[number - 1], word))
            word->numeral = number;
        if (word->kind == WORD_MOVE && outside) {
            int own = words_numeral(w, word);

            if (last && own == last + 1)
                word->flags &= (uint8_t)~WORD_FIRST;
            moves = own || word->row != row ? 1 : moves + 1;
            last = moves == 1 || moves > 2 || words_row(w, word)->moves > 2 ? own : last;
            row = word->row;
        }
        if (word->kind != WORD_OTHER) {
            before[0] = i + 1;
            before[1] = outside ? i + 1 : before[1];
        }
    }
}

/* Returns the number in a word such as `12.`, `1W` or `1er`; 0 or less for other words, such as a move or a year. */
static int value_of(const struct word *word)
{
    enum { MOST = 999 };
    struct text rest = words_text(word);
    int value;

    if (word->kind == WORD_NUMBER)
        return word->number;
    if (word->kind != WORD_PROSE && word->kind != WORD_OTHER)
        return 0;
    while (rest.length && !is_digit(rest.at[0]))
        rest = text_skip(rest, 1);
    value = text_cut_number(&rest, MOST + 1);
    return value > MOST || (rest.length > 1 && is_digit(rest.at[1])) ? 0 : value;
}

/* Move numbers that other words separate from their moves: `1,Ann,@0/`, `Move 1: Ann plays @0/`. */
struct series {
    uint32_t *member; /* the members: indices of the words that are or contain the numbers */
    uint32_t count;
    uint32_t steps;   /* number of members whose value is 1 more than the value of the previous member */
    uint32_t moves;   /* number of moves after the first member, outside of comments */
};

/* Collects rising numbers, of which the word `first` is the first. All later numbers must have equal `lead` hashes. */
static void collect(const struct words *w, uint32_t first, struct series *s)
{
    uint32_t i, between = 0, lead = 0;
    int last = 1;

    *s = (struct series){.member = s->member, .count = 1};
    s->member[0] = first;
    for (i = first + 1; i < w->count; i++) {
        int value = value_of(&w->word[i]);

        if (words_is_move(&w->word[i]) && !(w->word[i].flags & WORD_COMMENT)) {
            if (++between > 2)
                return;
            s->moves++;
        } else if (value > last && (s->count > 1 ? w->word[i].lead == lead : value == 2 && between)) {
            lead = w->word[i].lead;
            s->steps += value == last + 1;
            s->member[s->count++] = i;
            last = value;
            between = 0;
        }
    }
}

/* Makes each number of a series the move number of the next move. */
static void settle_series(struct words *w, const struct series *s)
{
    uint32_t k;

    for (uint32_t n = 0; n < s->count; n++) {
        struct word *number = &w->word[s->member[n]];
        uint32_t end = n + 1 < s->count ? s->member[n + 1] : w->count;

        number->number = value_of(number);
        number->flags |= WORD_APART;
        number->kind = WORD_NUMBER;
        for (k = s->member[n] + 1; k < end && !words_is_move(&w->word[k]); k++)
            ;
        if (k < end)
            w->word[k].numeral = s->member[n] + 1;
    }
}

/* If few moves of the text have move numbers, finds a series of numbers that begins before the first move. */
static void find_series(struct words *w)
{
    enum { TRIED = 8 /* maximum words tried as the first number */, LEAST = 3 /* minimum of moves, and of members */ };
    struct series s;
    uint32_t i, moves = 0, numbered = 0, tried = 0;

    for (i = 0; i < w->count; i++)
        if (words_is_move(&w->word[i]) && !(w->word[i].flags & WORD_COMMENT)) {
            moves++;
            numbered += w->word[i].numeral > 0;
        }
    if (moves < LEAST || numbered * 4 > moves)
        return;
    s.member = memory_new(w->count, sizeof *s.member);
    for (i = 0; tried < TRIED && !words_is_move(&w->word[i]); i++) /* the loop ends, since the text has a move */
        if (value_of(&w->word[i]) == 1) {
            tried++;
            collect(w, i, &s);
            if (s.count >= LEAST && s.steps > 1 && s.steps * 2 >= s.count - 1 && s.moves * 4 >= moves * 3) {
                settle_series(w, &s);
                break;
            }
        }
    free(s.member);
}

/* Makes names in a heading WORD_OTHER: `Ann2 - Bo3`. A name is an almost-move for which slip_meant finds no move. The
   row above must have no moves or be a heading. The next move must be on a row below and have WORD_FIRST. */
static void drop_names(struct words *w)
{
    const struct word *next = NULL;
    char meant[NOTATION_WORD];

    for (uint32_t i = w->count; i-- > 0;) {
        struct word *word = &w->word[i];
        const struct text_row *row = words_row(w, word);

        if (word->kind == WORD_MOVE)
            next = word;
        else if (word->kind == WORD_ALMOST && row->kind == LINE_HEADING && next &&
                 (row == w->row || !row[-1].moves || row[-1].kind == LINE_HEADING) &&
                 next->row > word->row && next->flags & WORD_FIRST && !slip_meant(words_text(word), meant))
            word->kind = WORD_OTHER;
    }
}

void settle_words(struct words *w)
{
    settle_brackets(w);
    drop_twins(w);
    find_numerals(w);
    drop_names(w);
    find_series(w);
}
