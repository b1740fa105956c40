#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

/* How well a word fits the place of a move. */
enum rank {
    NOTHING,
    IN_PROSE, /* almost a move, but prose stands before its number on its line */
    ANYTHING, /* not almost a move, or nothing at all */
    ALMOST    /* almost a move */
};

enum {
    FARTHEST = 50, /* words behind one that is almost a move */
    MOST_SIGNS = 2 /* that a mistyped number has besides */
};

struct search {
    const struct reader *reader;
    int number;  /* behind which the move is due; behind white's move of this number if it is black's */
    bool reply;  /* it is black's */
    bool proof;  /* a later number has a move */
    int prose_row; /* the last line with prose */
    enum rank rank;
    struct scan at; /* of the best word so far, */
    struct text word; /* the number itself if nothing stands behind it */
};

/* Keeps a word if it is better than what was found. */
static void keep(struct search *s, const struct scan *at, struct text word, enum rank rank)
{
    if (rank <= s->rank)
        return;
    s->rank = rank;
    s->at = *at;
    s->word = word;
}

/* Whether the next number and its move stand at this place: then nothing stands before them. */
static bool is_next(const struct search *s, const struct scan *p, const char *at)
{
    struct scan behind = *p;
    struct heading ignored = {0};
    struct scan_token t;

    behind.at = at;
    scan_text(&behind, false, &ignored, &t);
    return t.kind == SCAN_MOVE && t.number == s->number + 1;
}

/* Whether the rest of a row ends with a move, and hardly anything stands before it: `7. good B1+`. */
static bool ends_with_move(const struct scan *at)
{
    struct scan p = *at;
    struct scan_token t;
    int words = 0;

    for (scan_next(&p, &t); t.kind == SCAN_WORD && words < MOST_SIGNS; scan_next(&p, &t))
        words++;
    return t.whole && !t.number && slip_begin(&p, p.at) == p.end;
}

/* The number of digits that a word begins with: of `07`, two. */
static size_t digits(struct text word)
{
    size_t n = 0;

    while (n < word.length && is_digit(word.at[n]))
        n++;
    return n;
}

/* Takes what stands behind the number that comes next, whose digits end at `at`. */
static void try_behind(struct search *s, const struct scan *p, const struct scan_token *t, const char *at)
{
    bool in_prose = s->prose_row == p->row;
    const char *begin = slip_begin(p, at);
    struct text word = begin < p->end ? slip_word(p, begin) : text_between(begin, begin);
    enum slip slip = gather_judge(s->reader, word);
    size_t number_length = (size_t)(at - t->text.at);

    if (begin == at && slip != SLIP_LIKELY && word.length) {
        word = text_between(t->text.at, word.at + word.length);
        if (word.length <= number_length + MOST_SIGNS && slip_precedes_move(p, word.at + word.length, true))
            keep(s, p, word, in_prose ? NOTHING : ALMOST);
        return; /* `3rd`, or `3x B1+` */
    }
    if (ending_is_almost(word) && slip_begin(p, word.at + word.length) == p->end)
        slip = SLIP_LIKELY;
    if (word.length == 1 && (is_letter(*word.at) || *word.at == '@') && slip_begin(p, word.at + 1) == p->end)
        slip = SLIP_LIKELY; /* a column alone ends the line */
    if (t->leads && slip != SLIP_LIKELY && ends_with_move(p))
        slip = SLIP_LIKELY;
    if (!word.length || is_next(s, p, begin))
        word = (struct text){t->text.at, digits(t->text)};
    if (slip != SLIP_LIKELY)
        keep(s, p, word, in_prose ? NOTHING : ANYTHING);
    else if (in_prose && !(gather_counts_in_prose(s->reader, p) && slip_judge(word) == SLIP_LIKELY))
        keep(s, p, word, IN_PROSE);
    else
        keep(s, p, word, ALMOST);
}

/* Whether a word begins and ends with a digit, but is no number: `1q0`. */
static bool is_mistyped_number(struct text word)
{
    size_t i = 0;

    while (i < word.length && is_digit(word.at[i]))
        i++;
    return i && i < word.length && word.length < 5 && is_digit(word.at[word.length - 1]);
}

/* Takes a token, before which the position was *before. */
static void try_token(struct search *s, const struct scan *p, const struct scan *before, const struct scan_token *t)
{
    enum slip slip = SLIP_NONE;
    struct text word;

    if (s->reply && s->prose_row != p->row && slip_find(p, before, t, &word))
        slip = gather_judge(s->reader, word);
    if (slip == SLIP_LIKELY)
        keep(s, p, word, ALMOST);
    else if (t->kind == SCAN_MOVE && t->number == s->number && !t->whole)
        try_behind(s, p, t, t->text.at);
    else if (t->kind == SCAN_WORD && scan_number(t->text) == s->number)
        try_behind(s, p, t, t->text.at + digits(t->text));
    else if (t->leads && t->kind == SCAN_WORD && is_mistyped_number(t->text) && ends_with_move(p))
        keep(s, p, t->text, ALMOST);
    else if (slip == SLIP_POSSIBLE)
        keep(s, p, word, ANYTHING);
}

/* Whether a token is a later number with its move. */
static bool is_proof(const struct search *s, const struct scan *p, const struct scan_token *t)
{
    return t->kind == SCAN_MOVE && t->number > s->number && t->number - s->number < 10 &&
           (s->prose_row != p->row || gather_counts_in_prose(s->reader, p));
}

/* Goes behind a bracket, whose first word is this token, if it is a comment. */
static bool skip_comment(const struct reader *r, struct scan *p, const char *open, const struct scan_token *t)
{
    struct scan behind = *p;

    if (gather_holds_move(r, open, t) || !scan_skip_bracket(&behind, open) || gather_is_label(r, open, &behind))
        return false;
    *p = behind;
    return true;
}

/* Looks from *p up to `last`, or to a later number with a move; not much further than a word that is almost
   a move. */
static void look(struct search *s, struct scan p, const struct scan *last)
{
    struct heading ignored = {0};
    struct scan_token t;
    int further = 0;

    do {
        struct scan before = p;
        const char *open;

        scan_text(&p, false, &ignored, &t);
        open = t.kind != SCAN_HEADING ? scan_bracket(&p, &before, &t) : NULL;
        if (open && skip_comment(s->reader, &p, open, &t))
            continue;
        s->proof = is_proof(s, &p, &t);
        if (!s->proof && t.kind != SCAN_HEADING && t.kind != SCAN_COMMENT && t.kind != SCAN_END)
            try_token(s, &p, &before, &t);
        if (scan_is_prose(&t) && slip_judge(t.text) == SLIP_NONE && !(s->rank && s->at.row == p.row))
            s->prose_row = p.row;
        further += s->rank == ALMOST;
    } while (!s->proof && t.kind != SCAN_END && p.at < last->at && further < FARTHEST);
}

/* Adds the word that was found. Reading goes on behind it. */
static void take(struct reader *r, const struct search *s)
{
    r->scan = s->at;
    gather_slip(r, s->word);
    gather_next(r);
    r->last_in_prose = s->prose_row == s->at.row;
}

/* If no later number has a move, what stands in the place of the next one is looked for at once. */
bool missing_take(struct reader *r)
{
    struct scan last = r->scan;
    struct search s;
    bool taken = false;

    do {
        int ply = r->game->count + 1;

        s = (struct search){
            .reader = r,
            .number = gather_number(r, ply),
            .reply = r->in_pairs && ply % 2 == 0,
        };
        look(&s, r->after, &last);
        if (s.rank < (s.proof ? IN_PROSE : ALMOST))
            return taken;
        take(r, &s);
        taken = true;
    } while (!s.proof && r->judge(r->judging, r->game) == RECORD_OPEN);
    return true;
}
