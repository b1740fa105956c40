#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

#include <stdlib.h>

enum {
    WORK = 60000, /* most tiles that a search places, and moves that it tries: about a millisecond */
    TRIED = 32    /* most tiles tried in place of one word */
};

/* How a record agrees with itself after a repair. Which of two repairs is meant, the end decides: a record that states
   no result and ends with the move that ends its game is complete; another one may be. A player seldom makes the move
   with which the opponent wins (1,171 of 20,953 games): where this is so, a move more or less is as probable. */
enum agreement { DISAGREES, OPEN_END, AGREES_SELDOM, AGREES };

/* Repairs that agree. */
struct tally {
    int count[AGREES + 1];           /* by agreement */
    struct repair first[AGREES + 1]; /* of them */
};

struct search {
    const struct record_game *record;
    struct position position; /* after the words before this one: */
    int word;
    long work;                /* left */
    struct position_move tried[TRIED]; /* in place of the word */
    int tried_count;
    struct tally changed, missing; /* a word is another one or repeats the one before it; a word is missing */
};

/* Whether the layout is as large as a variant allows, and full: a game whose record does not name the rules may have
   ended so. */
static bool is_full(const struct board *b)
{
    const struct rules *r;

    for (r = rules_table; r->name; r++)
        if (r->side && b->count == r->side * r->side && extent_width(&b->extent) == r->side)
            return true;
    return false;
}

/* How the record agrees whose last turn has been played. An end marker stands for an unfinished game; a score may also
   stand for that of the board. */
static enum agreement judge_end(const struct search *s, const struct position_turn *last)
{
    const struct record_game *record = s->record;
    enum game_player mover = s->position.moves % 2 ? GAME_WHITE : GAME_BLACK;

    if (record->end && record->end != END_SCORE)
        return last->result.winner ? DISAGREES : AGREES;
    if (record->end && game_contradicts(record, &last->result))
        return DISAGREES;
    if (last->result.winner && last->result.winner != mover)
        return AGREES_SELDOM;
    return last->result.by || (!record->end && is_full(&s->position.board)) ? AGREES : OPEN_END;
}

static bool play(struct search *s, const struct position_move *m, struct position_turn *turn)
{
    struct position *p = &s->position;
    bool legal = position_play(p, m, position_mover(p), turn);

    s->work -= legal ? 1 + p->board.count - turn->tiles : 1;
    return legal;
}

/* The tile of a word; false if there is none. */
static bool resolve(const struct search *s, const struct notation_move *word, struct position_move *m)
{
    struct move to;

    move_resolve(&s->position.board, word, &to);
    *m = (struct position_move){to.x, to.y, to.edges};
    return to.reason == MOVE_PLAYED;
}

/* Plays the words from `next` on, after this turn. */
static enum agreement follow(struct search *s, struct position_turn turn, int next)
{
    struct position_move m;

    for (; next < s->record->count; next++)
        if (turn.result.by || s->work <= 0 || !resolve(s, &s->record->moves[next].move, &m) || !play(s, &m, &turn))
            return DISAGREES;
    return judge_end(s, &turn);
}

static void add_repair(struct tally *to, enum agreement agreement, const struct repair *r)
{
    if (!to->count[agreement]++)
        to->first[agreement] = *r;
}

/* The notation of the word n, or of the one before it if it is not a move. */
static enum notation notation_at(const struct search *s, int n)
{
    while (n > 0 && !s->record->moves[n].move.notation)
        n--;
    return s->record->moves[n].move.notation == NOTATION_CLASSIC ? NOTATION_CLASSIC : NOTATION_MODERN;
}

/* Tries a tile here, with the words from `next` on after it. */
static enum agreement try_tile(struct search *s, const struct position_move *m, int next)
{
    struct position_turn turn;
    enum agreement agreement;

    if (!play(s, m, &turn))
        return DISAGREES;
    agreement = follow(s, turn, next);
    position_undo(&s->position, &turn);
    return agreement;
}

/* Tries a move in place of the word, unless its tile has been tried. */
static void try_move(struct search *s, const struct notation_move *word)
{
    struct repair r = {.kind = REPAIR_CHANGED, .word = s->word};
    struct position_move m;
    enum agreement agreement;
    int i;

    if (!resolve(s, word, &m))
        return;
    for (i = 0; i < s->tried_count; i++)
        if (s->tried[i].x == m.x && s->tried[i].y == m.y && s->tried[i].edges == m.edges)
            return;
    if (s->tried_count == TRIED) {
        s->work = 0;
        return;
    }
    s->tried[s->tried_count++] = m;
    agreement = try_tile(s, &m, s->word + 1);
    position_word(&s->position, &m, notation_at(s, s->word), r.move);
    add_repair(&s->changed, agreement, &r);
}

/* Tries a spelling; false if it is not a move. */
static bool try_spelling(struct search *s, struct text word)
{
    struct notation_move m;

    if (notation_read(word, &m) != word.length)
        return false;
    try_move(s, &m);
    return true;
}

/* Tries a move of the same notation as the word, if that has it. */
static void try_like(struct search *s, struct notation_move m)
{
    char word[NOTATION_WORD];
    struct text written;
    struct notation_move read;

    if (m.column < 0 || m.row < 0)
        return;
    written = (struct text){word, notation_write(&m, word)};
    if (notation_read(written, &read) == written.length && read.notation == m.notation)
        try_move(s, &read);
}

/* Other shapes; the columns and rows beside the word's own; left of the corner instead of above it, and the reverse. */
static void try_beside(struct search *s, const struct notation_move *own)
{
    static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};
    static const char shapes[] = "CDLRSU+/\\";
    struct notation_move m = *own;
    const char *c;
    int i;

    for (c = shapes; *c; c++) {
        m.shape = *c;
        try_like(s, m);
    }
    m.shape = own->shape;
    m.row_first = m.column == 1 && m.row == 1 && !own->row_first;
    try_like(s, m);
    m.row_first = false;
    for (i = 0; i < 4; i++) {
        m.column = own->column + step_x[i];
        m.row = own->row + step_y[i];
        try_like(s, m);
    }
}

enum { LETTERS = 12 /* of a word for which other spellings are tried */ };

/* Tries 0 for O, and 1 for I and L, behind the first letter; false if that is not a move either. */
static bool try_digits(struct search *s, struct text word)
{
    char digits[LETTERS];
    size_t i;

    for (i = 0; i < word.length; i++) {
        char c = to_upper(word.at[i]);

        digits[i] = i && c == 'O' ? '0' : i && (c == 'I' || c == 'L') ? '1' : c;
    }
    return try_spelling(s, (struct text){digits, word.length});
}

/* Tries a word with `skip` letters at `i` left out and the letters of `other` there instead. */
static void try_edit(struct search *s, struct text word, size_t i, size_t skip, struct text other)
{
    char edited[LETTERS + 2];

    memcpy(edited, word.at, i);
    memcpy(edited + i, other.at, other.length);
    memcpy(edited + i + other.length, word.at + i + skip, word.length - i - skip);
    try_spelling(s, (struct text){edited, word.length - skip + other.length});
}

/* Every letter of a move. */
static const char letters[] = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/\\";

/* Tries words that differ from this one by one letter, or in the order of two. */
static void try_letters(struct search *s, struct text word)
{
    const char *c;
    size_t i;

    for (i = 0; i <= word.length; i++) {
        size_t skip = i < word.length;

        for (c = letters; *c; c++) {
            try_edit(s, word, i, 0, (struct text){c, 1});
            try_edit(s, word, i, skip, (struct text){c, 1});
        }
        try_edit(s, word, i, skip, text_of(""));
        if (i + 1 < word.length)
            try_edit(s, word, i, 2, (struct text){(char[]){word.at[i + 1], word.at[i]}, 2});
    }
}

/* Whether the word n repeats the one before it, and is the first to do so. */
static bool repeats(const struct record_game *g, int n)
{
    const struct record_move *m = &g->moves[n];

    return n > 0 && notation_same(&m->move, &m[-1].move) && !(n > 1 && notation_same(&m->move, &m[-2].move));
}

/* Tries the words after this one without it. */
static void try_without(struct search *s)
{
    const struct board *b = &s->position.board;
    const struct position_turn here = {b->count, b->extent, 0, {.move = s->position.moves + 1}};
    const struct repair r = {.kind = REPAIR_DOUBLED, .word = s->word};

    add_repair(&s->changed, follow(s, here, s->word + 1), &r);
    position_undo(&s->position, &here);
}

/* Tries all repairs of this word. */
static void try_word(struct search *s)
{
    const struct record_move *own = &s->record->moves[s->word];
    struct text word = {own->word, own->length};

    s->tried_count = 0;
    if (own->move.notation) {
        s->tried_count = resolve(s, &own->move, &s->tried[0]);
        try_beside(s, &own->move);
        if (repeats(s->record, s->word))
            try_without(s);
    } else if (word.length <= LETTERS && !try_digits(s, word)) {
        try_letters(s, word);
    }
}

/* Tries every move before this word. After an equal move it is the same record as before that. */
static void try_missing(struct search *s)
{
    struct position *p = &s->position;
    int i;

    p->listed = 0;
    position_list(p);
    for (i = 0; i < p->listed && s->work > 0; i++) {
        struct repair r = {.kind = REPAIR_MISSING, .word = s->word};
        enum agreement agreement = try_tile(s, &p->list[i], s->word);
        struct notation_move m;

        if (!agreement)
            continue;
        notation_read((struct text){r.move, position_word(p, &p->list[i], notation_at(s, s->word), r.move)}, &m);
        if (!s->word || !notation_same(&m, &s->record->moves[s->word - 1].move))
            add_repair(&s->missing, agreement, &r);
    }
}

/* How many repairs agree with the end of the record. */
static int agreeing(const struct tally *t)
{
    return t->count[AGREES_SELDOM] + t->count[AGREES];
}

/* Whether another repair that agrees would still change the answer. */
static bool is_undecided(const struct search *s)
{
    return agreeing(&s->changed) < 2 && agreeing(&s->missing) < 2;
}

/* Tries repairs at all words up to the last that may be wrong. */
static void try_words(struct search *s, const struct game *g, void (*try)(struct search *s))
{
    int last = g->error_count ? g->errors[0].word : s->record->count - 1;
    struct position_turn turn = {0};
    struct position_move m;

    position_set(&s->position, g, 0);
    for (s->word = 0; s->word <= last && !turn.result.by && s->work > 0 && is_undecided(s); s->word++) {
        try(s);
        if (!resolve(s, &s->record->moves[s->word].move, &m) || !play(s, &m, &turn))
            return;
    }
}

/* Whether the words of a record, all of which were read, contradict the rules or the record's end marker. */
static bool is_broken(const struct game *g)
{
    const struct record_game *record = g->record;

    if (record->interrupts || record->after_gap.at || record->in_prose.at ||
        (record->end && record->end_after < record->count))
        return false;
    if (g->error_count || !record->end)
        return g->error_count > 0;
    if (!path_is_won(g))
        return record->end_by != GAME_OPEN;
    return record->end != END_SCORE || game_contradicts(record, &g->result);
}

/* The only repair of the best agreement that there is, or NULL. */
static const struct repair *only(const struct tally *t)
{
    if (agreeing(t))
        return agreeing(t) > 1 ? NULL : &t->first[t->count[AGREES] ? AGREES : AGREES_SELDOM];
    return t->count[OPEN_END] == 1 ? &t->first[OPEN_END] : NULL;
}

/* The move that ends the game may stand twice at the end. */
static void try_last(struct search *s, const struct game *g)
{
    int last = s->record->count - 1;
    const struct repair r = {.kind = REPAIR_DOUBLED, .word = last};

    if (g->error_count && g->errors[0].word == last && g->errors[0].reason == MOVE_AFTER_END &&
        repeats(s->record, last) && g->result.by && !(s->record->end && game_contradicts(s->record, &g->result)))
        add_repair(&s->changed, AGREES, &r);
}

/* A misprint is far more probable than one certain move of all that may be missing; so missing moves count only if no
   other repair agrees, or agrees seldom, or if the end does not decide. */
static const struct repair *choose(struct search *s, const struct game *g)
{
    const struct tally *changed = &s->changed, *missing = &s->missing;

    try_words(s, g, try_word);
    try_last(s, g);
    if (changed->count[AGREES] || agreeing(changed) > 1 || changed->count[OPEN_END] > 1)
        return only(changed);
    try_words(s, g, try_missing);
    if (agreeing(changed))
        return agreeing(missing) ? NULL : only(changed);
    if (changed->count[OPEN_END])
        return missing->count[OPEN_END] || agreeing(missing) ? NULL : only(changed);
    return only(missing);
}

bool repair_find(const struct game *g, struct repair *repair, struct repair_run *run)
{
    struct search *s;
    const struct repair *found;

    *repair = (struct repair){.kind = REPAIR_NONE};
    if (!is_broken(g))
        return false;
    if (run->left <= 0) {
        run->skipped++;
        return false;
    }
    s = memory_new(1, sizeof *s);
    s->record = g->record;
    s->work = WORK;
    found = choose(s, g);
    if (found && s->work > 0)
        *repair = *found;
    run->left -= WORK - s->work;
    position_free(&s->position);
    free(s);
    return repair->kind != REPAIR_NONE;
}
