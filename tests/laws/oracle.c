/* oracle: compares the analysis of a position (legal moves, attacks, safe moves, corners, wins by force in two turns,
   what comments claim) and where games were lost with an exhaustive search on the reference. The positions come from
   random games with fixed seeds; the first argument is their number for each rule variant. The second is an archive:
   its first 500 games are used too, if it can be read. The last line is `N passed, N failed`. */

#include "analysis/search.h"
#include "../unit/check.h"
#include "seek.h"
#include "corners.h"

enum {
    WORDS = 200, MOVES = 2000, ARCHIVE_GAMES = 500, FORCED_EVERY = 10, CLAIMS_EVERY = 2,
    CORNERS_MOST = 9 /* tiles of a position whose corners are sought */
};

/* A legal move and its results. */
struct legal {
    char word[COMPOSE_WORD];
    int tiles;
    const char *winner, *by;      /* if the player to move plays it */
    const char *white, *black;    /* what each colour wins with it */
    bool safe;
};

struct trial {
    struct check check;
    struct reference reference;
    struct record_game record;
    struct record_move moves[WORDS];
    char words[WORDS][COMPOSE_WORD];
    struct game game;
    struct analysis analysis;
    struct legal legal[MOVES];
    int legal_count;
    long positions, attacks, safe, forced, searched, proofs, quiet, corners, claims, refuted, turning, missed, puzzles;
    char solved[REFERENCE_SIDE][REFERENCE_SIDE]; /* the board after the move of a puzzle */
};

static void compare(struct trial *t, bool holds, const char *what)
{
    if (holds) {
        t->check.passed++;
    } else if (t->check.failed++ < 20) {
        fprintf(stderr, "broken: %s (%s)", what, t->game.rules->name);
        for (int i = 0; i < t->record.count; i++)
            fprintf(stderr, " %s", t->words[i]);
        fputc('\n', stderr);
    }
}

static void find_legal(struct trial *t)
{
    struct reference *r = &t->reference;
    int n = 0, before = r->count;
    char other = r->moves % 2 ? 'w' : 'b';

    t->legal_count = 0;
    while (t->legal_count < MOVES && seek_legal(r, &n, t->legal[t->legal_count].word)) {
        struct legal *l = &t->legal[t->legal_count++];

        l->tiles = r->count - before;
        l->winner = r->winner;
        l->by = r->by;
        l->white = reference_won(r, 'w');
        l->black = reference_won(r, 'b');
        l->safe = r->by ? !r->winner || r->winner[0] != other : !seek_attack(r, other);
        reference_take_back(r);
    }
}

static const struct legal *find(const struct trial *t, const struct position_move *m)
{
    char word[NOTATION_WORD];

    position_word(&t->analysis.position, m, NOTATION_MODERN, word);
    for (int i = 0; i < t->legal_count; i++)
        if (strcmp(t->legal[i].word, word) == 0)
            return &t->legal[i];
    return NULL;
}

static bool same(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

static void compare_legal(struct trial *t)
{
    static const char *const winners[] = {NULL, "white", "black"};
    struct position *p = &t->analysis.position;
    int first = position_list(p), i, count = 0;
    struct position_turn turn;

    for (i = first; i < p->listed; i++) {
        const struct legal *l = find(t, &p->list[i]);

        if (!position_play(p, &p->list[i], position_mover(p), &turn))
            continue;
        count++;
        compare(t, l && l->tiles == p->board.count - turn.tiles, "a legal move, its tiles");
        compare(t, l && same(l->winner, winners[turn.result.winner]) &&
                       same(l->by, turn.result.by ? game_by_table[turn.result.by].name : NULL),
                "what a legal move wins");
        position_undo(p, &turn);
    }
    p->listed = first;
    compare(t, count == t->legal_count, "the number of legal moves");
}

/* Whether two marks are in their order: attacks above safe moves, White's before Black's, then by row and column. */
static bool in_order(const struct mark *one, const struct mark *next)
{
    if (one->kind != next->kind)
        return one->kind == MARK_SAFE && next->kind == MARK_ATTACK;
    if (one->colour != next->colour)
        return one->colour == BOARD_WHITE;
    return one->y < next->y || (one->y == next->y && one->x < next->x);
}

static void compare_attacks(struct trial *t)
{
    const struct mark *m = t->analysis.marks.all, *end = m + t->analysis.marks.count;
    int i, count = 0, safe = 0, attacks = 0, listed = 0;

    for (i = 0; i < t->legal_count; i++) {
        count += (t->legal[i].white != NULL) + (t->legal[i].black != NULL);
        safe += t->legal[i].safe;
    }
    for (i = 1; i < t->analysis.marks.count; i++)
        compare(t, in_order(&m[i - 1], &m[i]), "the order of marks");
    for (; m < end; m++)
        for (i = 0; i < m->count; i++) {
            const struct legal *l = find(t, &(struct position_move){m->x, m->y, m->tiles[i]});

            if (m->kind == MARK_ATTACK)
                compare(t, l && same(m->colour == BOARD_WHITE ? l->white : l->black, game_by_table[m->by[i]].name),
                        "an attack");
            else
                compare(t, l && l->safe, "a safe move");
            attacks += m->kind == MARK_ATTACK;
            listed += m->kind == MARK_SAFE;
        }
    compare(t, count == attacks, "the number of attacks");
    compare(t, safe == listed, "the number of safe moves");
    t->attacks += count;
    t->safe += safe;
}

/* Whether a move of the colour to move wins at once, or whatever is replied. */
static bool begins_win(struct trial *t, const struct position_move *m, char colour, int turns)
{
    struct reference *r = &t->reference;
    char word[NOTATION_WORD];
    bool good;

    position_word(&t->analysis.position, m, NOTATION_MODERN, word);
    if (strcmp(reference_play(r, word), "played") != 0)
        return false;
    good = turns == 1 ? r->winner && r->winner[0] == colour : !r->by && seek_is_lost(r, colour);
    reference_take_back(r);
    return good;
}

/* Plays a step of a proof on the position and the reference. */
static void play_step(struct trial *t, const struct search_step *step, enum board_colour colour,
                      struct position_turn *turn)
{
    char word[NOTATION_WORD];

    position_word(&t->analysis.position, &step->move, NOTATION_MODERN, word);
    compare(t, strcmp(reference_play(&t->reference, word), "played") == 0 &&
                   position_play(&t->analysis.position, &step->move, colour, turn),
            "a move of a proof");
}

static bool is_proved(struct trial *t, const struct search_proof *proof, int *step, enum board_colour colour);

/* Whether the reply just played loses: at once, or as the step of the proof that is next on the position. */
static bool loses_to(struct trial *t, const struct search_proof *proof, int step, const char *reply,
                     enum board_colour colour)
{
    struct reference *r = &t->reference;
    int ply = proof->steps[step].ply + 1;
    char word[NOTATION_WORD];
    struct position_turn turn;
    bool good = false;

    if (r->by)
        return r->winner && r->winner[0] == "wb"[colour];
    if (seek_attack(r, "wb"[colour]))
        return true;
    while (++step < proof->count && proof->steps[step].ply >= ply)
        if (proof->steps[step].ply == ply) {
            position_word(&t->analysis.position, &proof->steps[step].move, NOTATION_MODERN, word);
            if (strcmp(word, reply) == 0)
                break;
        }
    if (step == proof->count || proof->steps[step].ply < ply)
        return false;
    position_play(&t->analysis.position, &proof->steps[step].move, board_other(colour), &turn);
    step++;
    good = is_proved(t, proof, &step, colour);
    position_undo(&t->analysis.position, &turn);
    return good;
}

/* Whether every reply to a step of a proof loses, and there is one. */
static bool is_proved(struct trial *t, const struct search_proof *proof, int *step, enum board_colour colour)
{
    struct reference *r = &t->reference;
    struct position_turn turn;
    char word[COMPOSE_WORD];
    int n = 0, replies = 0;
    bool good = true;

    play_step(t, &proof->steps[*step], colour, &turn);
    while (good && seek_legal(r, &n, word)) {
        replies++;
        good = loses_to(t, proof, *step, word, colour);
        reference_take_back(r);
    }
    position_undo(&t->analysis.position, &turn);
    reference_take_back(r);
    return good && replies;
}

/* Follows the proofs of wins by attacks in two or three turns, for both colours, each as if it were to move. */
static void compare_proofs(struct trial *t)
{
    struct position *p = &t->analysis.position;
    enum board_colour colour, mover = position_mover(p);
    struct search_proof proof = {0};

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        struct search_win win = search_force(p, colour, (struct search_limits){3, false, SEARCH_TRIES}, &proof);
        int first = 0;

        if (win.verdict != SEARCH_FORCED || win.turns == 1)
            continue;
        t->reference.moves += colour != mover;
        compare(t, is_proved(t, &proof, &first, colour), "the proof of a win by attacks");
        t->reference.moves -= colour != mover;
        t->proofs++;
    }
    free(proof.steps);
}

/* Compares the wins by attacks with those in two turns by any move. */
static void compare_attacking(struct trial *t, enum board_colour colour, int turns)
{
    struct position *p = &t->analysis.position;
    struct search_proof proof = {0};
    struct search_win win = search_force(p, colour, (struct search_limits){2, false, SEARCH_TRIES}, NULL);
    struct position_turn turn;

    if (win.verdict == SEARCH_FORCED || !turns) {
        compare(t, (win.verdict == SEARCH_FORCED) == (turns > 0) && (!turns || win.turns == turns),
                "a win by attacks is a win");
        return;
    }
    search_force(p, colour, (struct search_limits){2, true, SEARCH_TRIES}, &proof);
    play_step(t, &proof.steps[0], colour, &turn);
    compare(t, turns == 2 && !seek_attack(&t->reference, "wb"[colour]), "a win that begins without an attack");
    position_undo(p, &turn);
    reference_take_back(&t->reference);
    t->quiet++;
    free(proof.steps);
}

/* For both colours, each as if it were to move. */
static void compare_wins(struct trial *t)
{
    struct reference *r = &t->reference;
    enum board_colour colour, mover = position_mover(&t->analysis.position);

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        struct search_win win = search_force(&t->analysis.position, colour,
                                             (struct search_limits){2, true, SEARCH_TRIES}, NULL);
        int turns;

        r->moves += colour != mover;
        turns = seek_win(r, "wb"[colour]);
        compare(t, !turns || win.verdict != SEARCH_FORCED || begins_win(t, &win.move, "wb"[colour], turns),
                "the first move of a win by force");
        compare_attacking(t, colour, turns);
        r->moves -= colour != mover;
        compare(t, win.verdict == (turns ? SEARCH_FORCED : SEARCH_NONE) && (!turns || win.turns == turns),
                "a win by force in two turns");
        t->forced += turns > 0;
        t->searched++;
    }
}

/* The tile of the reference on a space. */
static int tile_on(const struct reference *r, int x, int y)
{
    int i = 0;

    while (i < r->count && (r->placed[i].row != REFERENCE_HALF + y || r->placed[i].column != REFERENCE_HALF + x))
        i++;
    return i;
}

/* Whether a mark is that of a whole path with this number: its walk begins at one end, ends at the other, and has the
   marked tile in the middle, of two the second. */
static bool is_marked(const struct reference *r, const struct position *p, const struct mark *m, const int *numbers)
{
    const struct board_tile *tile = &p->board.tiles[m->path_tile];
    int at = tile_on(r, tile->x, tile->y), middle = tile_on(r, m->x, m->y), number = numbers[middle], tiles = 0, i;
    int side = m->path_edge == BOARD_NORTH ? 0 : m->path_edge == BOARD_EAST ? 1 : m->path_edge == BOARD_SOUTH ? 2 : 3;

    for (i = 0; i < r->count; i++)
        tiles += numbers[i] == number;
    for (i = 0; i < m->path_length; i++) {
        int row = r->placed[at].row, column = r->placed[at].column;

        if (numbers[at] != number || (at == middle) != (i == m->path_length / 2))
            return false;
        if (i)
            side = reference_other_side(r->tile[row][column], (side + 2) % 4);
        at = tile_on(r, column + reference_along[side] - REFERENCE_HALF, row + reference_down[side] - REFERENCE_HALF);
        if (at == r->count)
            break;
    }
    return i == m->path_length - 1 && tiles == m->path_length;
}

static void compare_corners(struct trial *t)
{
    int numbers[2][CORNERS_TILES], colour, i;
    struct reference *r = &t->reference;
    const struct mark *m;

    analysis_make(&t->analysis, &t->game, t->game.count, 1U << MARK_CORNER, 2);
    corners_find(r, numbers);
    for (m = t->analysis.marks.all; m < t->analysis.marks.all + t->analysis.marks.count; m++) {
        int *of = numbers[m->colour], number = of[tile_on(r, m->x, m->y)];

        compare(t, number >= 0 && !m->count && is_marked(r, &t->analysis.position, m, of), "a corner");
        for (i = 0; i < r->count; i++)
            of[i] = of[i] == number ? -1 : of[i]; /* each is marked once */
        t->corners++;
    }
    for (colour = 0; colour < 2; colour++)
        for (i = 0; i < r->count; i++)
            compare(t, numbers[colour][i] < 0, "every corner");
}

static void note_claim(void *to, const struct variation *v)
{
    *(struct variation *)to = *v;
}

/* Whether a move of a colour, if it is legal, wins at once, or with `any` behind it whatever is replied. */
static bool holds(struct reference *r, const char *word, char colour, bool any, bool *legal)
{
    int shift = "wb"[r->moves % 2] != colour;
    bool good = false;

    r->moves += shift;
    if (strcmp(reference_play(r, word), "played") == 0) {
        *legal = true;
        good = r->by ? !any && r->winner && r->winner[0] == colour : seek_is_lost(r, colour);
        reference_take_back(r);
    }
    r->moves -= shift;
    return good;
}

/* Whether a reply to a move that does not win keeps the colour from winning next; an empty one is right if it threatens
   nothing. */
static bool refutes(struct reference *r, const char *word, char colour, const char *reply)
{
    int shift = "wb"[r->moves % 2] != colour;
    bool good = true, threat;

    r->moves += shift;
    reference_play(r, word);
    if (r->by) {
        good = !*reply;
    } else {
        threat = seek_attack(r, colour);
        good = threat == (*reply != '\0');
        if (good && threat) {
            good = strcmp(reference_play(r, reply), "played") == 0 &&
                   (r->by ? !r->winner || r->winner[0] != colour : !seek_attack(r, colour));
            reference_take_back(r);
        }
    }
    reference_take_back(r);
    r->moves -= shift;
    return good;
}

/* Compares the verdict on `WORD any win` or `WORD win` in a comment to the last move: it holds for one of the colours,
   after that move or instead of it. */
static void compare_claim(struct trial *t, const char *word, bool any)
{
    struct reference *r = &t->reference;
    struct record_move *last = &t->moves[t->record.count - 1];
    struct variation v = {.verdict = VARIATION_UNDECIDED};
    struct comment_line line = {.line = 1, .column = 2};
    char text[40];
    bool legal = false, good, refuted = true;
    long spent = 0;

    sprintf(text, any ? "%s any win" : "%s win", word);
    line.text = text_of(text);
    t->record.comment_lines = &line;
    last->comment.count = 1;
    variation_check(&t->game, &spent, note_claim, &v);
    last->comment.count = 0;
    good = holds(r, word, 'w', any, &legal) || holds(r, word, 'b', any, &legal);
    if (v.verdict == VARIATION_FALSE_CLAIM && v.moves == t->game.count)
        refuted = refutes(r, word, "wb"[v.begins], v.reply);
    if (t->record.count > 1) {
        reference_take_back(r);
        good = good || holds(r, word, 'w', any, &legal) || holds(r, word, 'b', any, &legal);
        if (v.verdict == VARIATION_FALSE_CLAIM && v.moves < t->game.count)
            refuted = refutes(r, word, "wb"[v.begins], v.reply);
        reference_play(r, t->words[t->record.count - 1]);
    }
    compare(t, good ? v.verdict == VARIATION_HOLDS
                    : v.verdict == (legal && !(any && v.verdict == VARIATION_ILLEGAL) ? VARIATION_FALSE_CLAIM
                                                                                     : VARIATION_ILLEGAL),
            text);
    compare(t, refuted && v.claims, "what refutes a claim");
    t->claims += good;
    t->refuted += *v.reply != '\0';
}

/* A few legal moves, and those that win by force. Words that name the first column or row may be read in another
   way. */
static void compare_claims(struct trial *t)
{
    int i, step = t->legal_count / 3 + 1;
    struct search_win win;
    char word[NOTATION_WORD];

    for (i = (int)(t->positions % step); i < t->legal_count; i += step)
        if (!strpbrk(t->legal[i].word, "A1"))
            compare_claim(t, t->legal[i].word, i % 2);
    win = search_force(&t->analysis.position, position_mover(&t->analysis.position),
                       (struct search_limits){2, true, SEARCH_TRIES}, NULL);
    if (win.verdict == SEARCH_FORCED && position_word(&t->analysis.position, &win.move, NOTATION_MODERN, word).length) {
        compare_claim(t, word, win.turns > 1);
        compare_claim(t, word, false);
    }
}

/* A puzzle of two turns: its move wins, no win is shorter, no other board wins; and the attacks that fail. */
static void compare_puzzle(struct trial *t)
{
    struct position *p = &t->analysis.position;
    struct reference *r = &t->reference;
    char colour = "wb"[position_mover(p)], solution[NOTATION_WORD], word[COMPOSE_WORD];
    struct puzzle z = {.attacks = 0};
    int n = 0, attacks = 0, winning = 0;

    if (puzzle_find(&z, p, 2)) {
        compare(t, !seek_attack(r, colour) && begins_win(t, &z.proof.steps[0].move, colour, 2), "a puzzle is a win");
        position_word(p, &z.proof.steps[0].move, NOTATION_MODERN, solution);
        reference_play(r, solution);
        memcpy(t->solved, r->tile, sizeof t->solved);
        reference_take_back(r);
        while (seek_legal(r, &n, word)) {
            if (memcmp(t->solved, r->tile, sizeof t->solved) != 0 && !r->by) {
                winning += seek_is_lost(r, colour);
                attacks += seek_attack(r, colour);
            }
            reference_take_back(r);
        }
        compare(t, !winning && attacks == z.attacks, "the only move of a puzzle");
        t->puzzles++;
    }
    free(z.proof.steps);
}

static void compare_position(struct trial *t)
{
    find_legal(t);
    analysis_make(&t->analysis, &t->game, t->game.count, 1U << MARK_ATTACK | 1U << MARK_SAFE, 2);
    compare_attacks(t);
    compare_legal(t);
    if (t->reference.count <= CORNERS_MOST)
        compare_corners(t);
    compare_proofs(t);
    compare_puzzle(t);
    if (t->positions % CLAIMS_EVERY == 0)
        compare_claims(t);
    if (t->positions++ % FORCED_EVERY == 0)
        compare_wins(t);
}

static void add_word(struct trial *t)
{
    const char *word = t->words[t->record.count];
    struct record_move *m = &t->moves[t->record.count];

    *m = (struct record_move){.word = text_of(word), .place = {.line = 1, .column = 1}};
    notation_read(text_of(word), &m->move);
    t->record.count++;
    game_play(&t->game, &t->record);
}

static void begin(struct trial *t, const struct rules *rules)
{
    reference_begin(&t->reference, rules->name);
    game_begin(&t->game, rules, true);
    t->record = (struct record_game){.moves = t->moves};
}

/* Plays a random game and compares one of its positions. */
static void run(struct trial *t, const struct rules *rules, unsigned long seed)
{
    struct dice dice = {seed * 4 + (unsigned long)(rules - rules_table + 1)};
    struct habits h = compose_habits(&dice);
    int max;

    h.junk = 0;
    h.endless = h.careful = true;
    max = 1 + (int)dice_roll(&dice, h.moves < 60 ? h.moves : 60);
    begin(t, rules);
    while (t->game.count < max && t->record.count < WORDS && !t->reference.by) {
        bool played = strcmp(compose_move(&dice, &h, &t->reference, t->words[t->record.count]), "played") == 0;

        if (played)
            add_word(t);
        else if (++max > WORDS)
            break;
    }
    if (!t->reference.by && t->game.count)
        compare_position(t);
}

/* Sets the reference and the position to the one after these moves of the game. */
static void set_back(struct trial *t, int moves)
{
    reference_begin(&t->reference, t->game.rules->name);
    for (int i = 0; i < moves; i++)
        reference_play(&t->reference, t->words[i]);
    position_set(&t->analysis.position, &t->game, moves);
}

static bool is_sound(struct trial *t, const struct search_proof *proof)
{
    int first = 0;

    set_back(t, proof->moves);
    return proof->turns > 1 ? is_proved(t, proof, &first, proof->colour)
                            : begins_win(t, &proof->steps[0].move, "wb"[proof->colour], 1);
}

/* Whether the colour to move wins by attacks in two turns. */
static bool wins_by_attacks(struct reference *r, char colour)
{
    char word[COMPOSE_WORD];
    bool won = seek_attack(r, colour);
    int n = 0;

    while (!won && seek_legal(r, &n, word)) {
        won = !r->by && seek_attack(r, colour) && seek_is_lost(r, colour);
        reference_take_back(r);
    }
    return won;
}

/* Whether the winner has such a win, or has won, after a move. */
static bool loses_by(struct reference *r, const char *word, char winner)
{
    bool lost;

    reference_play(r, word);
    lost = r->by ? r->winner && r->winner[0] == winner : wins_by_attacks(r, winner);
    reference_take_back(r);
    return lost;
}

/* Whether every move but the one that was played loses. */
static bool others_lose(struct trial *t, int moves, char winner)
{
    char word[COMPOSE_WORD];
    bool lose = true;
    int n = 0;

    set_back(t, moves);
    while (lose && seek_legal(&t->reference, &n, word)) {
        reference_take_back(&t->reference);
        lose = (moves < t->game.count && strcmp(word, t->words[moves]) == 0) || loses_by(&t->reference, word, winner);
    }
    return lose;
}

/* The move that lost a game, if one did: the win after it is proved, and it was never let go; the move that holds. */
static void compare_lost(struct trial *t, char winner)
{
    const struct turning *turning = &t->analysis.turning;
    int lost = turning->lost.moves, held = turning_held(turning, &t->game), i;
    bool resigned = t->game.result.by == GAME_BY_RESIGNATION;
    char word[NOTATION_WORD];

    compare(t, !lost || lost % 2 == (winner == 'b'), "the loser's move that lost");
    if (turning->lost.count)
        compare(t, "wb"[turning->lost.colour] == winner && is_sound(t, &turning->lost),
                "the win after the move that lost");
    else
        compare(t, lost == (resigned ? 0 : t->game.count), "a move that loses at once");
    for (i = lost + 1; lost && i < t->game.count + resigned; i += 2)
        compare(t, others_lose(t, i, winner), "a game is lost from the move that lost on");
    set_back(t, held);
    position_word(&t->analysis.position, &turning->holds, NOTATION_MODERN, word);
    compare(t, turning->holds.edges && !loses_by(&t->reference, word, winner) &&
                   (!lost || strcmp(word, t->words[held]) != 0), "a move that holds");
    t->turning += lost > 0;
}

static void compare_turning(struct trial *t)
{
    const struct search_proof *missed = &t->analysis.turning.missed;

    analysis_make(&t->analysis, &t->game, t->game.count, 1U << MARK_TURNING, 2);
    compare_lost(t, t->game.result.winner == GAME_WHITE ? 'w' : 'b');
    if (!missed->count)
        return;
    compare(t, is_sound(t, missed), "a win that was missed");
    set_back(t, missed->moves + 2);
    compare(t, missed->moves + 2 > t->game.count || t->reference.by ||
                   !wins_by_attacks(&t->reference, "wb"[missed->colour]), "a missed win is let go");
    t->missed++;
}

/* Compares every position of the games of an archive, one game per line. */
static void run_archive(struct trial *t, FILE *file)
{
    char line[4096], *word;
    int games = 0;

    while (games < ARCHIVE_GAMES && fgets(line, sizeof line, file)) {
        games++;
        begin(t, RULES_TRAX8);
        for (word = strtok(line, " \r\n"); word; word = strtok(NULL, " \r\n")) {
            if (t->reference.by || strcmp(reference_play(&t->reference, word), "played") != 0)
                break;
            strcpy(t->words[t->record.count], word);
            add_word(t);
            if (!t->reference.by)
                compare_position(t);
        }
        if (word && strcmp(word, "RESIGN") == 0)
            t->game.result = (struct game_result){
                GAME_BY_RESIGNATION, t->game.count % 2 ? GAME_WHITE : GAME_BLACK, t->game.count};
        if (t->game.result.winner)
            compare_turning(t);
    }
}

int main(int argc, char **argv)
{
    unsigned long positions = argc > 1 ? strtoul(argv[1], NULL, 10) : 100, seed;
    struct trial *t = memory_new(1, sizeof *t);
    FILE *archive = argc > 2 ? fopen(argv[2], "r") : NULL;
    const struct rules *rules;
    bool failed;

    for (rules = rules_table; rules->name; rules++)
        for (seed = 1; seed <= positions; seed++)
            run(t, rules, seed);
    if (archive) {
        run_archive(t, archive);
        fclose(archive);
    }
    printf("positions %ld, attacks %ld, safe moves %ld, corners %ld, wins by force %ld of %ld searches, ", t->positions,
           t->attacks, t->safe, t->corners, t->forced, t->searched);
    printf("%ld without an attack, proofs %ld, ", t->quiet, t->proofs);
    printf("games lost %ld, wins missed %ld, puzzles %ld, ", t->turning, t->missed, t->puzzles);
    printf("claims that hold %ld, replies that refute others %ld\n", t->claims, t->refuted);
    compare(t, t->attacks && t->forced && t->corners && t->proofs && t->claims && t->refuted, "something to find");
    failed = t->check.failed > 0;
    printf("%ld passed, %ld failed\n", t->check.passed, t->check.failed);
    game_free(&t->game);
    analysis_free(&t->analysis);
    free(t);
    return failed;
}
