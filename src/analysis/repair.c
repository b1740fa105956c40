#include "analysis/analysis.h"

enum {
    WORK = 60000, /* the most tiles placed and moves tried for one game; takes about a millisecond */
    TRIED = 32    /* the most moves tried in place of one word */
};

/* DISAGREES: a repaired record cannot be played, or its end marker does not fit the final position. OPEN_END: the
   record can be played, but leaves the game unfinished; its end marker is a score or missing. AGREES: otherwise. */
enum agreement { DISAGREES, OPEN_END, AGREES };

struct repair_search {
    const struct record_game *record;
    struct position position; /* the position before `word` */
    int word;                 /* the index of the word to be repaired */
    long work;                /* work left: tiles that may be placed plus moves that may be tried */
    struct position_move tried[TRIED]; /* the moves tried in place of the word */
    int tried_count;
    int count[AGREES + 1];           /* for each agreement: the number of repairs found so far */
    struct repair first[AGREES + 1]; /* for each agreement: the first repair found */
};

/* Tries every variant of the rules, since records need not name their variant. */
static bool fills_board(const struct board *b)
{
    const struct rules *r;

    for (r = rules_table; r->name; r++)
        if (r->side && b->count == r->side * r->side && extent_width(&b->extent) == r->side)
            return true;
    return false;
}

static bool play_counted(struct repair_search *s, const struct position_move *m, struct position_turn *turn)
{
    struct position *p = &s->position;
    bool legal = position_play(p, m, position_mover(p), turn);

    s->work -= legal ? 1 + p->board.count - turn->tiles : 1;
    return legal;
}

static bool play_word(struct repair_search *s, int n, struct position_turn *turn)
{
    struct position_move m;

    return !turn->result.by && s->work > 0 && !position_resolve(&s->position, &s->record->moves[n].move, &m) &&
           play_counted(s, &m, turn);
}

/* Plays word `next` and all later words; `turn` was played before. Returns the record's agreement with the board. */
static enum agreement play_rest(struct repair_search *s, struct position_turn turn, int next)
{
    const struct record_game *record = s->record;

    for (; next < record->count; next++)
        if (!play_word(s, next, &turn))
            return DISAGREES;
    if (record->end.marker && record->end.marker != END_SCORE)
        return turn.result.winner ? DISAGREES : AGREES;
    if (record->end.marker && game_contradicts(record, &turn.result))
        return DISAGREES;
    return turn.result.by || (!record->end.marker && fills_board(&s->position.board)) ? AGREES : OPEN_END;
}

static void add_repair(struct repair_search *s, enum agreement agreement, const struct repair *r)
{
    if (!s->count[agreement]++)
        s->first[agreement] = *r;
}

/* Returns the word's own notation if another word has this notation. Otherwise the word may be a misprint: returns the
   notation of most other words. */
static enum notation notation_here(const struct repair_search *s)
{
    const struct record_move *moves = s->record->moves;
    enum notation own = moves[s->word].move.notation;
    int words[NOTATION_CLASSIC + 1] = {0}, i;

    for (i = 0; i < s->record->count; i++)
        words[moves[i].move.notation] += i != s->word;
    if (own && words[own])
        return own;
    return words[NOTATION_CLASSIC] > words[NOTATION_MODERN] ? NOTATION_CLASSIC : NOTATION_MODERN;
}

static enum agreement try_tile(struct repair_search *s, const struct position_move *m, int next)
{
    struct position_turn turn;
    enum agreement agreement;

    if (!play_counted(s, m, &turn))
        return DISAGREES;
    agreement = play_rest(s, turn, next);
    position_undo(&s->position, &turn);
    return agreement;
}

/* Tries a move in place of word s->word, unless the same tile was tried on the same space. The repair ends after TRIED
   moves. */
static void try_instead(struct repair_search *s, const struct notation_move *move)
{
    struct repair r = {.kind = REPAIR_CHANGED, .word = s->word};
    struct position_move m;
    enum agreement agreement;

    if (position_resolve(&s->position, move, &m))
        return;
    for (int i = 0; i < s->tried_count; i++)
        if (s->tried[i].x == m.x && s->tried[i].y == m.y && s->tried[i].edges == m.edges)
            return;
    if (s->tried_count == TRIED) {
        s->work = 0;
        return;
    }
    s->tried[s->tried_count++] = m;
    agreement = try_tile(s, &m, s->word + 1);
    if (agreement)
        position_word(&s->position, &m, notation_here(s), r.move);
    add_repair(s, agreement, &r);
}

static bool try_spelling(struct repair_search *s, struct text word)
{
    struct notation_move m;

    if (notation_read(word, &m) != word.length)
        return false;
    try_instead(s, &m);
    return true;
}

/* Tries m. Skips m if m.notation does not allow m, for example a modern move with the shape C. */
static void try_like(struct repair_search *s, struct notation_move m)
{
    struct text written;
    struct notation_move read;

    if (m.column < 0 || m.row < 0)
        return;
    written = notation_write(&m, NOTATION_SPACE);
    if (notation_read(written, &read) == written.length && read.notation == m.notation)
        try_instead(s, &read);
}

static const char shapes[] = "CDLRSU+/\\";

/* Tries the move with other shapes, and in a neighbouring column or row. Also tries 1AC for A1C, or the reverse. */
static void try_beside(struct repair_search *s, const struct notation_move *own)
{
    struct notation_move m = *own;
    const char *c;

    for (c = shapes; *c; c++) {
        m.shape = *c;
        try_like(s, m);
    }
    m.shape = own->shape;
    m.row_first = m.column == 1 && m.row == 1 && !own->row_first;
    try_like(s, m);
    m.row_first = false;
    for (int i = 0; i < 4; i++) {
        m.column = own->column + board_step_x[i];
        m.row = own->row + board_step_y[i];
        try_like(s, m);
    }
}

enum { LETTERS = 12 /* longer words are not respelt */ };

/* Tries 0 for O, and 1 for I and L, after the first letter. False if the result is not a move. */
static bool try_digits(struct repair_search *s, struct text word)
{
    char digits[LETTERS];

    for (size_t i = 0; i < word.length; i++) {
        char c = to_upper(word.at[i]);

        digits[i] = i && c == 'O' ? '0' : i && (c == 'I' || c == 'L') ? '1' : c;
    }
    return try_spelling(s, (struct text){digits, word.length});
}

/* Tries the moves whose names differ from this word by one typing error. */
static void try_near(struct repair_search *s, struct text word)
{
    struct position *p = &s->position;
    enum notation notation;
    char name[NOTATION_WORD];
    const char *c;

    p->listed = 0;
    for (int i = position_list(p); i < p->listed; i++)
        for (notation = NOTATION_MODERN; notation <= NOTATION_CLASSIC; notation++) {
            struct text near = position_word(p, &p->list[i], notation, name);

            for (c = shapes; *c; c++) {
                name[near.length - 1] = *c;
                if (text_is_near(word, near))
                    try_spelling(s, near);
            }
        }
}

static bool repeats(const struct record_game *g, int n)
{
    const struct record_move *m = &g->moves[n];

    return n > 0 && notation_same(&m->move, &m[-1].move) && !(n > 1 && notation_same(&m->move, &m[-2].move));
}

static void try_without(struct repair_search *s)
{
    const struct board *b = &s->position.board;
    const struct position_turn here = {b->count, b->extent, 0, {.move = s->position.moves + 1}};

    add_repair(s, play_rest(s, here, s->word + 1), &(struct repair){.kind = REPAIR_DOUBLED, .word = s->word});
    position_undo(&s->position, &here);
}

static void try_word(struct repair_search *s)
{
    const struct record_move *own = &s->record->moves[s->word];
    struct text word = own->word;

    s->tried_count = 0;
    if (own->move.notation) {
        s->tried_count = !position_resolve(&s->position, &own->move, &s->tried[0]);
        try_beside(s, &own->move);
        if (repeats(s->record, s->word))
            try_without(s);
    } else if (word.length <= LETTERS && !try_digits(s, word)) {
        try_near(s, word);
    }
}

/* Tries to add each move before the word. Skips a copy of the previous word: that repair was tried one word earlier. */
static void try_missing(struct repair_search *s)
{
    struct position *p = &s->position;

    p->listed = 0;
    for (int i = position_list(p); i < p->listed && s->work > 0; i++) {
        struct repair r = {.kind = REPAIR_MISSING, .word = s->word};
        enum agreement agreement = try_tile(s, &p->list[i], s->word);
        struct notation_move m;

        if (!agreement)
            continue;
        notation_read(position_word(p, &p->list[i], notation_here(s), r.move), &m);
        if (!s->word || !notation_same(&m, &s->record->moves[s->word - 1].move))
            add_repair(s, agreement, &r);
    }
}

static void try_exchanged(struct repair_search *s)
{
    int i;

    for (int other = s->word + 1; other < s->record->count && s->work-- > 0; other++) {
        const struct repair r = {.kind = REPAIR_EXCHANGED, .word = s->word, .other = other};
        struct position_turn first = {.tiles = 0}, turn;

        if (!play_word(s, other, &first))
            continue;
        turn = first;
        for (i = s->word + 1; i < other && play_word(s, i, &turn); i++)
            ;
        if (i == other && play_word(s, s->word, &turn))
            add_repair(s, play_rest(s, turn, other + 1), &r);
        position_undo(&s->position, &first);
    }
}

/* Plays the words up to the first error or, if there is no error, all words. Calls `try` before each word. */
static void try_words(struct repair_search *s, const struct game *g, void (*try)(struct repair_search *s))
{
    int last = g->error_count ? g->errors[0].word : s->record->count - 1;
    struct position_turn turn = {0};

    position_set(&s->position, g, 0);
    for (s->word = 0; s->word <= last && !turn.result.by && s->work > 0 && s->count[AGREES] < 2; s->word++) {
        try(s);
        if (!play_word(s, s->word, &turn))
            return;
    }
}

/* Whether a record contradicts the rules or its end marker. False if a word was skipped or is after the end marker. */
static bool is_broken(const struct game *g)
{
    const struct record_game *record = g->record;

    if (record->end.marker && record->end_after < record->count)
        return false;
    for (int i = 0; i < record->leftover_count; i++)
        if (record->leftovers[i].kind < LEFTOVER_MENTIONED)
            return false;
    if (g->error_count || !record->end.marker)
        return g->error_count > 0;
    if (!path_is_won(g))
        return record->end.by != GAME_OPEN;
    return record->end.marker != END_SCORE || game_contradicts(record, &g->result);
}

/* Tries to leave out the last word if this word repeats the move that ended the game. */
static void try_last(struct repair_search *s, const struct game *g)
{
    int last = s->record->count - 1;

    if (g->error_count && g->errors[0].word == last && g->errors[0].reason == MOVE_AFTER_END &&
        repeats(s->record, last) && g->result.by && !(s->record->end.marker && game_contradicts(s->record, &g->result)))
        add_repair(s, AGREES, &(struct repair){.kind = REPAIR_DOUBLED, .word = last});
}

/* Tries all repairs. Returns the only repair with the best agreement, or NULL. If the record has no end marker,
   returns an added move or an exchange only if no changed or omitted word makes the record playable. */
static const struct repair *choose_repair(struct repair_search *s, const struct game *g)
{
    const struct repair *wins = &s->first[AGREES], *open = &s->first[OPEN_END];
    bool unfinished;

    try_words(s, g, try_word);
    try_last(s, g);
    unfinished = s->count[OPEN_END] && !s->record->end.marker;
    try_words(s, g, try_missing);
    try_words(s, g, try_exchanged);
    if (!s->count[AGREES])
        return s->count[OPEN_END] == 1 ? open : NULL;
    return s->count[AGREES] > 1 || (unfinished && wins->kind > REPAIR_DOUBLED) ? NULL : wins;
}

bool repair_find(const struct game *g, struct repair *repair, struct repair_run *run)
{
    struct repair_search s = {.record = g->record, .work = WORK};
    const struct repair *found;

    *repair = (struct repair){.kind = REPAIR_NONE};
    if (!is_broken(g))
        return false;
    if (run->left <= 0) {
        run->skipped++;
        return false;
    }
    found = choose_repair(&s, g);
    if (found && s.work > 0)
        *repair = *found;
    run->left -= WORK - s.work;
    position_free(&s.position);
    return repair->kind != REPAIR_NONE;
}

bool repair_fits(const struct game *g, struct text word)
{
    struct position p = {0};
    struct position_turn turn;
    struct position_move m;
    struct notation_move move;
    bool fits;

    if (notation_read(word, &move) != word.length)
        return false;
    position_set(&p, g, g->errors[0].number - 1);
    fits = !position_resolve(&p, &move, &m) && position_play(&p, &m, position_mover(&p), &turn) &&
           turn.result.winner != (g->errors[0].number % 2 ? GAME_BLACK : GAME_WHITE);
    position_free(&p);
    return fits;
}
