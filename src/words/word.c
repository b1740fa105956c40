/* word: cuts the words of a row. */

#include "words/cutter.h"

static void add_sign(struct trace *t, char sign)
{
    if (sign != 'w' || t->last != 'w')
        *t = (struct trace){((t->hash ? t->hash : 2166136261u) ^ (unsigned char)sign) * 16777619u, sign};
}

static void add_both(struct cutter *c, char sign)
{
    add_sign(&c->lead, sign);
    add_sign(&c->shape, sign);
}

struct word *word_add(struct cutter *c, enum word_kind kind, size_t from, size_t to)
{
    struct words *w = c->to;
    struct text_row *row = row_of(c);
    struct word *word = MEMORY_ADD(w->word, w->count, w->word_capacity);
    bool prose = kind == WORD_PROSE && to - from > 1 && !c->comment && !c->open;
    bool letters = kind == WORD_PROSE && is_letter(sign_at(c, from)) && is_letter(sign_at(c, from + 1));

    *word = (struct word){.at = place(c, from), .length = (uint32_t)(place(c, to) - place(c, from)), .row = w->rows - 1,
                          .bracket = c->open, .lead = c->lead.hash, .kind = (uint8_t)kind,
                          .flags = (uint8_t)(c->comment | (row->prose ? 0 : WORD_LEADS) | WORD_WHOLE)};
    row->prose += prose;
    row->ends += kind == WORD_END && !c->comment;
    row->is_wordy = row->is_wordy || (c->comment && (letters || (kind == WORD_END && c->comment == WORD_COMMENT)));
    if (words_is_move(word)) {
        row->moves += !c->comment;
        add_sign(&c->shape, '=');
    } else {
        add_both(c, 'w');
    }
    if (words_is_move(word) || kind == WORD_NUMBER)
        c->lead = (struct trace){0};
    return word;
}

static size_t read_move(const struct cutter *c, size_t at, struct notation_move *move)
{
    struct text rest = {c->signs + at, c->length - at};
    size_t length = notation_read(rest, move);
    struct notation_move next;

    /* `B1S` in `B1St` is no move, but `B1S` in `B1SC2U` is, since another move follows */
    return length && is_word_sign(sign_at(c, at + length)) && is_letter(rest.at[length - 1]) &&
           (!is_capital(rest.at[length]) || !notation_read(text_skip(rest, length), &next)) ? 0 : length;
}

static void add_move(struct cutter *c, size_t at, size_t length, const struct notation_move *move)
{
    struct word *w = word_add(c, WORD_MOVE, at, at + length);

    c->counted = c->comment || c->to->count < 2 || w[-1].kind != WORD_NUMBER ? c->counted : w[-1].number;
    w->move = *move;
    if (notation_first(move) || (move->notation == NOTATION_MODERN && !move->column && !move->row))
        w->flags |= WORD_FIRST;
}

static void add_almost(struct cutter *c, size_t from, size_t to)
{
    struct word *w = word_add(c, WORD_ALMOST, from, to);
    char meant[NOTATION_WORD];
    size_t length = slip_meant(words_text(w), meant);
    struct notation_move move;

    if (length ? notation_read((struct text){meant, length}, &move) && notation_first(&move)
               : c->signs[from] == '@' || to_upper(c->signs[from]) == 'A')
        w->flags |= WORD_FIRST;
}

static const struct word *last_word(const struct cutter *c)
{
    return c->to->count > row_of(c)->first ? &c->to->word[c->to->count - 1] : NULL;
}

/* Whether the last word added to the row ends at `at` and is of this kind. */
static bool follows(const struct cutter *c, size_t at, enum word_kind kind)
{
    const struct word *last = last_word(c);

    return last && last->kind == kind && last->at + last->length == place(c, at);
}

/* Whether the character at `at` is inside a word, so that no move begins there. */
static bool is_glued(const struct cutter *c, size_t at)
{
    char left = at ? c->signs[at - 1] : ' ';

    if (left == ' ' || (!is_word_sign(left) && follows(c, at - 1, WORD_MOVE))) /* the / of `B1+/C1+` parts moves */
        return false;
    if (is_word_sign(left))
        return !follows(c, at, WORD_NUMBER) && !(is_letter(left) && follows(c, at, WORD_MOVE));
    if (left == '_')
        return !memchr(c->signs + at, '_', c->length - at);
    return strchr("&@$^%", left) ||
           (strchr("+/\\", left) && at > 1 && c->signs[at - 2] != ' ' && !follows(c, at, WORD_MOVE));
}

/* Opens or closes the bracket at `at`; returns false if there is none. A comment without WORD_PARTED opens none. */
static bool take_bracket(struct cutter *c, size_t at)
{
    static const char opens[] = "([{\3", closes[] = ")]}\4";
    struct words *w = c->to;
    struct bracket *b = &w->bracket[c->open];
    char s = c->signs[at];
    const char *open = strchr(opens, s);

    if (open && c->comment != WORD_COMMENT) {
        *MEMORY_ADD(w->bracket, w->brackets, w->bracket_capacity) = (struct bracket){
            .parent = c->open, .first = w->count, .open = place(c, at + 1) - 1, .closes = closes[open - opens]};
        c->open = w->brackets - 1;
    } else if (s == b->closes) {
        b->close = place(c, at);
        b->end = w->count;
        c->open = b->parent;
    }
    return open || strchr(closes, s);
}

/* Returns the number at *at, and moves *at past it; 0: no number. One letter of lIOo may replace a digit: `1O.` */
static int read_digits(const struct cutter *c, size_t *at)
{
    static const char letters[] = "lIOo", digits[] = "1100";
    size_t p = *at, wrong = 0;
    int number = 0;

    for (; is_digit(sign_at(c, p)) || is_among(sign_at(c, p), letters); p++) {
        const char *letter = strchr(letters, c->signs[p]);

        wrong += letter != NULL;
        number = number < NOTATION_HUGE / 10 ? number * 10 + ((letter ? digits[letter - letters] : c->signs[p]) - '0')
                                             : NOTATION_HUGE;
    }
    if (p == *at || wrong > 1 || (wrong && (p - *at < 2 || !is_among(sign_at(c, p), ".):"))))
        return 0;
    *at = p;
    return number;
}

/* Returns the Roman number at *at if a point or ) follows, and moves *at past the number; 0: no number. */
static int read_roman(const struct cutter *c, size_t *at)
{
    static const char letters[] = "IVXL";
    static const int values[] = {1, 5, 10, 50};
    int number = 0, last = 0;
    size_t p = *at;
    const char *letter;

    for (; number < 90 && sign_at(c, p) && (letter = strchr(letters, c->signs[p])) != NULL; p++) {
        int value = values[letter - letters];

        number += value > last ? value - 2 * last : value;
        last = value;
    }
    if (!number || number > 89 || !is_among(sign_at(c, p), ".)"))
        return 0;
    *at = p;
    return number;
}

/* Skips blanks from `at` on; returns the index after the move that follows, or 0 if no move follows. */
static size_t move_end(const struct cutter *c, size_t at)
{
    struct notation_move move;
    size_t length;

    while (sign_at(c, at) == ' ')
        at++;
    length = read_move(c, at, &move);
    return length ? at + length : 0;
}

/* Reads a number such as `4.` or `4)`; the ) may close a bracket. Returns the length, or 0. *dots: see WORD_DOTS */
static size_t read_number(struct cutter *c, size_t at, int *number, bool *dots)
{
    struct notation_move move;
    size_t p = at, digits, next, closes = 0, points = 0;
    uint32_t before = c->open ? c->to->count - c->to->bracket[c->open].first : 0; /* words since the bracket opened */

    *number = read_digits(c, &p);
    if (p == at && (*number = read_roman(c, &p)) == 0)
        return 0;
    for (digits = p; is_among(sign_at(c, p), ".):]"); p++) {
        size_t end = before ? move_end(c, p + 1) : 0; /* in `(better 4) A0/)`, the first ) closes no bracket */

        if (strchr(")]", c->signs[p]) && !(end && sign_at(c, end) == c->signs[p])) {
            if (before > 1)
                break; /* this ) or ] ends a remark */
            closes++;
        }
        points += c->signs[p] == '.';
    }
    if (p == digits && is_word_sign(sign_at(c, p)) && !read_move(c, p, &move))
        return 0;
    next = p + (sign_at(c, p) == ' ');
    *dots = points > 1 || (sign_at(c, next) == '.' && sign_at(c, next + 1) == '.');
    for (; closes && c->open; closes--)
        take_bracket(c, p - closes);
    return p - at;
}

/* Returns the length of a time, date, score, sum of money or year at `at`; 0 if there is none. */
static size_t read_figures(const struct cutter *c, size_t at)
{
    size_t marks = is_among(sign_at(c, at), "$."), begin = at + marks, p = begin;

    for (; is_digit(sign_at(c, p)) ||
           (p > begin && is_among(sign_at(c, p), ":/.-") && is_digit(sign_at(c, p + 1))); p++)
        marks += !is_digit(c->signs[p]);
    return p > begin && (marks || p - at > NUMBER) ? p - at : 0;
}

/* Returns the length of the word at `at`, up to `most`. A word has letters, digits and, before letters, - or '. */
static size_t read_letters(const struct cutter *c, size_t at, size_t most)
{
    size_t p = at;

    while (p - at < most && (is_word_sign(sign_at(c, p)) ||
                             (p > at && is_among(sign_at(c, p), "-'") && is_word_sign(sign_at(c, p + 1)) &&
                              !is_digit(sign_at(c, p + 1)))))
        p++;
    return p - at;
}

/* Whether a move may begin at `at`: with 1A; or with a letter or @, and then a digit, O, I or l. */
static bool may_be_move(const struct cutter *c, size_t at)
{
    char s = sign_at(c, at), next = sign_at(c, at + 1);

    return ((s == '@' || is_letter(s)) && (is_digit(next) || is_among(next, "OIl"))) || (s == '1' && next == 'A');
}

bool word_is_counted(const struct cutter *c, size_t at)
{
    struct text rest = {c->signs + at, c->length - at};
    struct notation_move move;

    return text_cut_number(&rest, INT_MAX) >= 0 && notation_read(words_skip(rest, ".): "), &move);
}

/* Returns the phrase that begins at `at`, of at most PHRASE characters. The phrase ends before ; { } [ or ], before a )
   that closes a bracket, before a numbered move, or before a move after `wins`, `draw` or 1-0. */
static struct text rest_of_phrase(const struct cutter *c, size_t at)
{
    struct notation_move move;
    size_t p = at;

    while (p < c->length && p - at < PHRASE && !strchr(";{}[]\3\4", c->signs[p]) && !(c->signs[p] == ')' && c->open) &&
           !(c->signs[p] == ' ' && (word_is_counted(c, p + 1) ||
                                    (notation_read((struct text){c->signs + p + 1, c->length - p - 1}, &move) &&
                                     ending_is_said(text_between(place(c, at), place(c, p)))))))
        p++;
    return text_trim(text_between(place(c, at), place(c, p)));
}

static bool gives_reason(struct text t)
{
    return text_is_among(text_cut(&t, " "),
                         "because as since due weil da wegen car puisque parce porque ya pues fordi - -- \xE2\x80\x93");
}

/* Reads the phrase at `at` as a result. If the phrase is no result, reads only its beginning: up to the first `(`, `!`,
   `.`, `,` or `:`, up to a word that gives_reason accepts, or a score that a capital follows. A beginning that does not
   end at `(`, `!` or `.` must be a resignation or a score. *phrase: the part that was read. */
static struct ending read_end(const struct cutter *c, size_t at, struct text *phrase)
{
    struct text rest = *phrase = rest_of_phrase(c, at);
    size_t n = 0, read;
    struct ending e = ending_read(*phrase, &c->heading, &read);

    while (n < read && !is_among(rest.at[n], "(!,:") &&
           !(is_blank(rest.at[n]) && (gives_reason(text_skip(rest, n + 1)) ||
             (n && n == ending_score(rest, NULL) && is_capital(rest.at[n + 1])))) && /* `1-0 Oslo, May 1999` */
           !(rest.at[n] == '.' && (n + 1 == rest.length || is_blank(rest.at[n + 1]))))
        n++;
    if (e.marker || n == read)
        return e;
    *phrase = text_trim((struct text){rest.at, n});
    e = ending_read(*phrase, &c->heading, NULL);
    if ((is_among(rest.at[n], ",:") || is_blank(rest.at[n])) && e.marker != END_RESIGN && !is_digit(*rest.at))
        e.marker = END_NONE;
    return e;
}

/* Whether the word up to `end` is a label, `Ann:` or `White |`, that begins a row or follows a number, time or move. */
static bool is_label(const struct cutter *c, size_t end)
{
    const struct word *last = last_word(c);
    struct text phrase;
    size_t after, p;

    while (sign_at(c, end) == ' ')
        end++;
    if (!is_among(sign_at(c, end), ":|") || sign_at(c, end + 1) == '/')
        return false;
    for (after = end + 1; is_among(sign_at(c, after), "0123456789. ") && !may_be_move(c, after); after++)
        ;
    if (last)
        return last->kind == WORD_NUMBER || last->kind == WORD_OTHER ||
               (last->kind == WORD_MOVE && may_be_move(c, after));
    for (p = end; p < c->length && !may_be_move(c, p); p++)
        ;
    return p < c->length || read_end(c, after, &phrase).marker;
}

/* Adds the result at `at`. Returns the result's length, or 0. The word at `at` has `length` characters. Directly after
   prose, only this word can be the result; elsewhere, a phrase can. */
static size_t take_end(struct cutter *c, size_t at, size_t length)
{
    const struct word *last = last_word(c);
    struct text phrase = text_of(NULL), word = {c->signs + at, length};
    struct ending e = {.marker = END_NONE};
    size_t end = at, before = at;
    bool whole;

    while (before && c->signs[before - 1] == ' ')
        before--;
    if (!last || last->kind != WORD_PROSE || strchr(c->open ? ":-|>" : ":-|>)]},;", c->signs[before - 1]) ||
        (c->open && last->at < c->to->bracket[c->open].open))
        e = read_end(c, at, &phrase);
    if ((whole = e.marker))
        while (end < c->length && place(c, end) < phrase.at + phrase.length)
            end++;
    else if (sign_at(c, at + length) != '?' && (e.marker = ending_marker(word)) != END_NONE)
        end = at + length;
    if (e.marker) {
        struct word *added = word_add(c, WORD_END, at, end);

        added->number = (int)e.marker;
        added->winner = e.winner;
        whole = whole || rest_of_phrase(c, at).length <= length || /* `Ann resigns. Well`, but not `Next time.` */
                (is_among(sign_at(c, end), ".!") && strchr(" ", sign_at(c, end + 1)) &&
                 !text_is_among(word, "time win draw drawn"));
        added->flags &= (uint8_t)~(whole ? 0 : WORD_WHOLE);
    }
    return end - at;
}

/* Whether the characters from `at` up to `end` may be a classic move without row or column: `AS`, `3S`. No prose may
   precede the move on the row. The previous word must be a classic move, or a number after a classic move. */
static bool is_possible(const struct cutter *c, size_t at, size_t end)
{
    const struct words *w = c->to;
    const struct word *last = w->count ? &w->word[w->count - 1] : NULL;

    if (end - at != 2 || row_of(c)->prose || c->comment || !last || !is_among(c->signs[at + 1], "SCUDLR") ||
        !(is_capital(c->signs[at]) || is_digit(c->signs[at])))
        return false;
    last -= last->kind == WORD_NUMBER && w->count > 1;
    return last->kind == WORD_MOVE && last->move.notation == NOTATION_CLASSIC;
}

static size_t take_almost(struct cutter *c, size_t at)
{
    size_t end = at, p;
    struct notation_move move;

    if (c->signs[at] == '*')
        return 0; /* the * emphasizes the next word */
    while (end < c->length && !strchr(" \"'[]{}<>`_;,\3\4", c->signs[end]) && end - at <= CORE)
        end++;
    while (end > at && strchr(".:!?", c->signs[end - 1]) &&
           !(c->signs[end - 1] == '?' && end > at + 1 && is_digit(c->signs[end - 2])))
        end--;
    if (is_possible(c, at, end)) {
        word_add(c, WORD_ALMOST, at, end);
        return end - at;
    }
    for (p = end; p > at && strchr("*)-|", c->signs[p - 1]); p--)
        ;
    if ((p < end && c->open && c->signs[end - 1] == ')') || /* the ) closes the bracket */
        !slip_judge((struct text){c->signs + at, end - at}, c->lower))
        end = p < end && slip_judge((struct text){c->signs + at, p - at}, c->lower) ? p : at;
    if (end == at || (sign_at(c, end) == '_' && !(at && c->signs[at - 1] == '_')))
        return 0;
    for (p = at + 1; p < end; p++)
        if (!strchr("&^$%", c->signs[at]) && read_move(c, p, &move))
            return 0;
    if (sign_at(c, end) == ':' && move_end(c, end + 1)) { /* `B2:` is the label of a move */
        word_add(c, WORD_OTHER, at, end);
        return end - at;
    }
    add_almost(c, at, end);
    return end - at;
}

size_t word_parted(const struct cutter *c, size_t at, struct notation_move *move)
{
    static const char letters[] = "OoIl", digits[] = "0011";
    const struct word *last;
    char joined[ROW + 2];
    size_t bracket = sign_at(c, at) == '(', p = at + bracket, length = 0, gaps = 0, next;
    const char *wrong = NULL; /* the letter that replaces the first digit of the move: O, o, I or l */

    if (!is_letter(sign_at(c, p)) && sign_at(c, p) != '@' &&
        !(c->parted && (last = last_word(c)) != NULL && last->kind == WORD_NUMBER))
        return 0;
    for (;; p = next) {
        joined[length] = sign_at(c, p);
        if (length == 1 && is_letter(joined[1]) && joined[0] != '1') {
            if (!gaps || (wrong = strchr(letters, joined[1])) == NULL)
                return 0;
            joined[1] = digits[wrong - letters];
        }
        if (++length > 2 && notation_read((struct text){joined, length}, move) == length)
            break;
        next = p + 1 + is_among(sign_at(c, p + 1), "-,)");
        next += sign_at(c, next) == ' ';
        if (length == sizeof joined || next >= c->length)
            return 0;
        bracket -= sign_at(c, p + 1) == ')';
        gaps += next > p + 1;
    }
    if (!gaps || bracket || is_word_sign(sign_at(c, p + 1)) || (wrong && move->notation == NOTATION_CLASSIC))
        return 0;
    if (wrong)
        move->notation = NOTATION_NONE;
    return p + 1 - at;
}

/* Adds `B 1 +` as a move if c->parted, else as an almost-move. `B O +` is never a move. Returns the length, or 0. */
static size_t take_parted(struct cutter *c, size_t at)
{
    struct notation_move move, own;
    size_t length = word_parted(c, at, &move);

    if (!length || c->signs[at] == 'a' || (!c->parted && read_move(c, at + 2, &own)))
        return 0;
    if (c->parted && move.notation)
        add_move(c, at, length, &move);
    else
        add_almost(c, at, at + length);
    return length;
}

/* Adds the word of letters at `at`, or the result that begins with this word. Returns the length of what was added.
   `length`: the length of the word, or PHRASE + 1 for a word longer than PHRASE. */
static size_t take_word(struct cutter *c, size_t at, size_t length)
{
    static const char colours[] = "white black w b plays played move turn wei\xC3\x9F weiss schwarz blanc blancs "
                                  "noir noirs blancas negras bianco nero";
    struct text word;
    bool comment = c->comment == WORD_COMMENT, other;
    size_t end = comment ? 0 : take_end(c, at, length);

    if (end)
        return end;
    length = length > PHRASE ? read_letters(c, at, c->length) : length;
    word = text_between(place(c, at), place(c, at + length));
    other = !comment && ((strchr("wbpmtns", c->signs[at] | ' ') && text_is_among(word, colours)) ||
                         is_label(c, at + length));
    word_add(c, other ? WORD_OTHER : WORD_PROSE, at, at + length);
    return length;
}

/* Adds a move at `at`, or a move and one more character as an almost-move: `B3+x`, `B3//`. Returns the length, or 0. */
static size_t take_move(struct cutter *c, size_t at)
{
    struct notation_move move;
    size_t length = read_move(c, at, &move), next = at + length;
    char sign = sign_at(c, next);

    if (!length)
        return 0;
    if (!is_word_sign(sign_at(c, next + 1)) && ((is_letter(sign) && !is_among(sign_at(c, next + 1), "+/\\")) ||
                                                (sign == c->signs[next - 1] && is_among(sign, "+/\\")))) {
        add_almost(c, at, next + 1);
        return length + 1;
    }
    add_move(c, at, length, &move);
    return length;
}

static size_t take_number(struct cutter *c, size_t at)
{
    struct word *word;
    int number;
    bool dots;
    size_t length = read_number(c, at, &number, &dots);

    if (!length || (read_figures(c, at) && !move_end(c, at + length + (sign_at(c, at + length) == '-'))))
        return 0;
    word = word_add(c, WORD_NUMBER, at, at + length);
    word->number = number;
    word->flags |= dots ? WORD_DOTS : 0;
    return length;
}

size_t word_take(struct cutter *c, size_t at)
{
    bool glued = is_glued(c, at), begins = !is_word_sign(at ? c->signs[at - 1] : ' ');
    size_t length;

    if (!glued && ((length = take_move(c, at)) > 0 || (length = take_parted(c, at)) > 0))
        return at + length;
    if (!take_bracket(c, at)) {
        if ((!glued && (length = take_almost(c, at)) > 0) ||
            (begins && ending_score(text_trim(text_between(place(c, at), place(c, c->length))), NULL) &&
             (length = take_end(c, at, 1)) > 0) || (begins && (length = take_number(c, at)) > 0))
            return at + length;
        if ((length = read_figures(c, at)) > 0) {
            word_add(c, WORD_OTHER, at, at + length);
            return at + length;
        }
        if ((length = read_letters(c, at, PHRASE + 1)) > 0)
            return at + take_word(c, at, length);
    }
    add_both(c, c->signs[at]);
    return at + 1;
}
