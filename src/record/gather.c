/* gather: fills a game of the record with moves and their places, comments, headings and the end. */

#include "record/reading.h"

/* Whether a number has words in place of its move, and these words are in no game. */
static bool is_misplaced(const struct reader *r, uint32_t numeral)
{
    const struct word *number = &r->words.word[numeral];
    uint32_t i = numeral + 1, end = words_row(&r->words, number)->last;

    if (i >= end || r->score.note[i].state != SCORE_LEFT ||
        (number[1].kind != WORD_PROSE && number[1].kind != WORD_OTHER))
        return false;
    while (i < end && r->words.word[i].kind != WORD_NUMBER && r->score.note[i].state == SCORE_LEFT)
        i++;
    return i == end || r->score.note[i].state == SCORE_LEFT;
}

/* Adds word i of a game to the record. For a number, which stands for a missing move, adds the word after the
   number if is_misplaced, otherwise the number without its trailing signs. */
static void add_move(struct reader *r, uint32_t i)
{
    struct word word = r->words.word[i];
    struct record_move *m;

    if (word.kind == WORD_NUMBER && is_misplaced(r, i))
        word = r->words.word[i + 1];
    while (word.kind == WORD_NUMBER && word.length > 1 && !is_digit(word.at[word.length - 1]) &&
           !is_letter(word.at[word.length - 1]))
        word.length--;
    m = fill_move(r->game, words_text(&word), gather_place(&r->words, &word));
    if (word.kind == WORD_MOVE)
        m->move = word.move;
}

/* Returns the smallest or, if `last`, the largest word index of a game: its first or last word in the text. */
static uint32_t outermost(struct telling g, bool last)
{
    uint32_t found = g.word[0], k;

    for (k = 1; k < g.count; k++)
        if (last ? g.word[k] > found : g.word[k] < found)
            found = g.word[k];
    return found;
}

void gather_heading(struct reader *r)
{
    r->game->heading = r->heading;
    r->heading = heading_next(&r->heading);
}

void gather_headings(struct reader *r, uint32_t row)
{
    for (; r->heading_row < row; r->heading_row++)
        if (r->words.row[r->heading_row].kind == LINE_HEADING) {
            const struct text_row *h = &r->words.row[r->heading_row];

            heading_read(text_between(h->at, h->end), &r->heading);
            if (r->heading.unknown.length && !r->judge.given)
                fill_leftover(r->game, LEFTOVER_RULES, r->heading.unknown, gather_place(&r->words, &(struct word){
                    .at = r->heading.unknown.at, .row = r->heading_row}), 0);
            r->heading.unknown.length = 0;
        }
}

/* Returns where the fields of a row begin. A tab that begins the row ends an empty field. */
static const char *fields_at(const struct text_row *row)
{
    const char *at = row->text.at;

    while (at > row->at && at[-1] == '\t')
        at--;
    return at;
}

/* Reads the headings above `first`, the game's first move. In an archive, also reads the head of a table above, and the
   fields before `first` and after the word `last`. Reads these in any text of several games, too, if the game is on one
   row that begins at or after the word `from`. */
static void take_headings(struct reader *r, uint32_t n, uint32_t from, uint32_t first, uint32_t last)
{
    const struct word *word = &r->words.word[first], *end = &r->words.word[last];
    bool fields = proposal_game(&r->chosen, n).reading->form == INPUT_ARCHIVE ||
                  (r->chosen.games > 1 && end->row == word->row && words_row(&r->words, word)->first >= from);
    const struct text_row *row = words_row(&r->words, end);

    for (uint32_t above = r->heading_row; fields && above < word->row; above++)
        heading_read_head(text_between(fields_at(&r->words.row[above]), r->words.row[above].end), &r->heading);
    gather_headings(r, word->row);
    if (fields) {
        /* in a table, a ; behind the moves begins a cell, elsewhere a comment */
        const char *past = r->heading.columns.count ? row->end : row->text.at + row->text.length;

        heading_read_fields(text_between(fields_at(words_row(&r->words, word)), word->at),
                            text_between(end->at + end->length, past), &r->heading);
        r->heading_row += r->heading_row == word->row; /* the next game does not read this row as a heading */
    }
    gather_heading(r);
}

/* Whether word i, a result without a number, ends the game. In capitals, a complete result counts anywhere, and
   an incomplete one just after the last move. `Resigns`, `Draw` or `1-0` may be alone on any row. Other results must
   come just after the last move or its repetition, or begin a row below moves, a heading or a row without prose. Claims
   and losses on time must name a winner, unless they are the words `win` or `time`. */
static bool stands_at_end(const struct reader *r, uint32_t i, uint32_t last, uint32_t near)
{
    const struct words *w = &r->words;
    const struct word *word = &w->word[i];
    const struct text_row *row = words_row(w, word);
    bool below = row == w->row || row[-1].moves || row[-1].kind == LINE_HEADING || !row[-1].prose;
    bool common = (word->number == END_TIME || word->number == END_CLAIM) && !word->winner &&
                  !text_is_among(words_text(word), "win time");

    if (evidence_in_capitals(word) && (word->flags & WORD_WHOLE || i == last + 1))
        return true;
    if (!(word->flags & WORD_WHOLE) || common)
        return false;
    if (evidence_same(w, i - 1, last) && r->score.note[i - 1].state == SCORE_AGAIN)
        return true;
    if (word->row == w->word[last].row)
        return i - near <= (word[-1].kind == WORD_PROSE);
    if (to_upper(word->at[0]) == word->at[0] /* not a small letter */ && row->last - row->first == 1 &&
        (word->number == END_RESIGN || word->number == END_DRAW || is_digit(word->at[0])))
        return true;
    return word->flags & WORD_LEADS && below && (i == row->first || !words_is_move(word - 1));
}

/* Whether word i is no result, because its sentence goes on: `I resign that corner`. */
static bool goes_on(const struct words *w, uint32_t i)
{
    const struct word *next = &w->word[i + 1];

    return !(w->word[i].flags & WORD_WHOLE) && i + 1 < w->count && next->row == w->word[i].row &&
           text_is_among(words_text(next), "that the a an this from");
}

/* Whether a text says that a player wins at another move than the game's last: `White wins in 3`. */
static bool is_forecast(const struct record_game *g, struct text t, int marker)
{
    bool wins = marker == END_SCORE && !is_digit(*t.at) && !text_contains(text_cut(&t, " in "), " won");
    int moves = wins ? text_cut_number(&t, INT_MAX) : -1;

    return moves > 0 && moves != g->count && !(g->in_pairs && moves == (g->count + 1) / 2);
}

/* Returns the index of the result after word `last` of the game; else `stop`. `due`: the number of the next move. */
static uint32_t find_end(const struct reader *r, struct telling g, int due, uint32_t last, uint32_t stop)
{
    const struct words *w = &r->words;
    uint32_t i, near; /* near: the first word after `last` that is in no bracket */

    for (i = near = last + 1; i < stop; near += i == near && w->word[i].bracket, i++) {
        const struct word *word = &w->word[i];
        const struct word *named = evidence_named(w, i);
        uint32_t numeral = named->numeral;

        if (w->row[word->row].kind == LINE_HEADING)
            return stop;
        if (word->kind != WORD_END || word->flags & WORD_REMARK ||
            (word->flags & g.view->hidden & WORD_COMMENT && !(word->flags & WORD_PARTED)) || goes_on(w, i) ||
            is_forecast(r->game, words_text(word), word->number))
            continue;
        if ((numeral && w->word[numeral - 1].flags & WORD_LEADS && (words_numeral(w, named) == due || word->winner)) ||
            (g.reading->form == INPUT_ARCHIVE && word->row == w->word[last].row &&
             (numeral || (i + 1 == words_row(w, word)->last && is_digit(word->at[0])))) ||
            (!numeral && stands_at_end(r, i, last, near)) ||
            (named < word && !numeral && named->flags & WORD_LEADS && !w->row[word->row].moves &&
             word->flags & WORD_WHOLE &&
             ending_read(text_between(named->at, word->at + word->length), &r->game->heading, NULL).winner))
            return i;
    }
    return stop;
}

/* Whether words `from` up to `to`, exclusive, state a winner or a draw outside of headings. `1/2` may be a move number,
   and does not count. On a row with prose, only a score before the prose counts, such as `1-0`. */
static bool tells_result(const struct words *w, uint32_t from, uint32_t to)
{
    for (; from < to; from++) {
        const struct word *word = &w->word[from];
        const struct text_row *row = words_row(w, word);

        if (word->kind == WORD_END && row->kind != LINE_HEADING && !text_is(words_text(word), "1/2") &&
            (!row->prose || (word->flags & WORD_LEADS && is_digit(*word->at))) &&
            (word->flags & (WORD_WHOLE | WORD_REMARK)) == WORD_WHOLE && (word->winner || word->number == END_DRAW))
            return true;
    }
    return false;
}

/* Returns the index of the last result above a game; else `first`. A result with the number of the next move, such as
   `3 resigns`, must be in a reply above the quoted game. For any other result, tells_result must be true, and either
   the game is the first, or r->result_above is true. */
static uint32_t find_end_above(const struct reader *r, int due, uint32_t from, uint32_t first)
{
    const struct words *w = &r->words;

    for (uint32_t i = first; i > from; i--) {
        const struct word *word = &w->word[i - 1];
        const struct text_row *row = words_row(w, word);

        if (word->kind == WORD_END && row->kind != LINE_HEADING && !goes_on(w, i - 1) &&
            !is_forecast(r->game, words_text(word), word->number) &&
            (words_numeral(w, word) == due ? row->depth < words_row(w, &w->word[first])->depth
                                           : (r->result_above || !from) && tells_result(w, i - 1, i)))
            return i - 1;
    }
    return first;
}

/* Whether *h names the players of *own, perhaps in short. Also true if *own has no names and *h is `near`. *unsure:
   whether *own has no names, or *h exchanges the colours. If colours are exchanged, the winner's name is h->result. */
static bool are_names(struct heading *h, const struct heading *own, bool near, bool *unsure)
{
    enum game_player first = ending_result(h->white, own).winner, winner = ending_result(h->result, h).winner;
    bool only = near && !own->white.length && !own->black.length;

    *unsure = only || first == GAME_BLACK;
    if (first == GAME_BLACK)
        h->result = winner == GAME_WHITE ? h->white : winner == GAME_BLACK ? h->black : h->result;
    return only || first + ending_result(h->black, own).winner == GAME_WHITE + GAME_BLACK;
}

/* Copies to *own, a game's heading, what the heading below the game says. Keeps names that *own has already. */
static void take_facts(struct heading *own, const struct heading *below)
{
    own->title = below->title.length ? below->title : own->title;
    own->white = own->white.length ? own->white : below->white;
    own->black = own->black.length ? own->black : below->black;
    own->turns = below->turns ? below->turns : own->turns;
    own->result = below->result.length ? below->result : own->result;
}

/* Stores the result from headings below a game, up to a heading with a title, with a game number or without a result.
   If the headings name players, are_names must hold, no other result may be known, and the next game needs other names
   or, below an empty row, a number. If the text has one game and no heading above, stores all facts up to a number. */
static void take_headings_below(struct reader *r, uint32_t n, uint32_t last, uint32_t stop)
{
    const struct words *w = &r->words;
    uint32_t row = w->word[last].row + 1, end = stop < w->count ? w->word[stop].row : w->rows, next = r->heading_row;
    struct heading h = {.rules = NULL}, kept = h, *own = &r->game->heading;
    bool named = n || stop < w->count || r->has_rows || own->title.length || own->white.length || own->black.length;
    bool unsure = false, apart = false;
    const char *after = w->word[last].at + w->word[last].length;

    for (; row < end; row++)
        if (w->row[row].kind == LINE_HEADING) {
            heading_read(text_between(w->row[row].at, w->row[row].end), &h);
            if (named && kept.white.length)
                continue;
            apart = !own->names_below && w->row[row - 1].kind == LINE_BLANK; /* these names may precede a number */
            if (h.has_number || (named && (!h.result.length || h.title.length || (h.white.length + h.black.length &&
                (own->result.length || kept.result.length ||
                 !are_names(&h, own, !apart && after + strspn(after, " \t\r\n>*([") == h.white.at, &unsure))))))
                break;
            kept = h;
            next = row + 1;
        }
    if (kept.named > 1 || (kept.white.length &&
        (stop == w->count ? h.named > 1 && unsure
                          : (!h.white.length || h.white.at == kept.white.at) &&
                            (apart || (own->white.length && !h.has_number) || w->row[next].kind != LINE_BLANK))))
        return; /* two matches are named; or, in a list of results, exchanged names belong to another game */
    r->heading_row = next;
    take_facts(own, &kept);
}

struct comments {
    struct reader *reader;
    struct telling game;
    struct remark { /* a line of the comment on the move with index `move` */
        struct comment_line line;
        int move;
    } *remarks;
    size_t count, capacity;
    uint32_t result; /* the word that states the game's result, or the game's last move */
    int move, run;   /* move: the move last read or repeated, or -1; run: the move last repeated, -1 after a new move */
    int same;        /* number of lines after `at` that repeat the first lines of the comment on `move` */
    const char *at;  /* the place in the text where `move` was last read or repeated */
    const char *end; /* the byte after the word `result` or the last bracket with a comment, whichever is later */
    enum { NEITHER, MOVES, PROSE } before; /* what precedes the next word on its row, or below the last move */
};

/* Adds a line to the comment on the last move, unless the line repeats an earlier copy of the comment. */
static void add_remark(struct comments *c, struct text t, const struct text_row *row)
{
    struct record_lines *comment = &c->reader->game->moves[c->move].comment;
    struct text words = text_cut_blanks(t);
    size_t told = (size_t)comment->first + (size_t)c->same;

    if (!comment->count)
        comment->first = (int)c->count; /* an index in c->remarks, until store_remarks is called */
    else if (told < c->count && c->remarks[told].move == c->move && c->remarks[told].line.text.at < c->at &&
             text_equal(c->remarks[told].line.text, words)) {
        c->same++;
        return;
    }
    *MEMORY_ADD(c->remarks, c->count, c->capacity) =
        (struct remark){{words, row->line, words_column(row, t.at), words.length < t.length}, c->move};
    comment->count++;
}

static void add_bracket(struct comments *c, const struct bracket *b)
{
    const struct words *w = &c->reader->words;
    uint32_t row = w->word[b->first].row;

    for (; row < w->rows && w->row[row].at <= b->close; row++) {
        const struct text_row *at = &w->row[row];
        const char *begin = at->text.at > b->open ? at->text.at : b->open + 1, *end = at->text.at + at->text.length;

        add_remark(c, text_trim(text_between(begin, end < b->close ? end : b->close)), at);
    }
}

/* Stores the remarks in the game, sorted by their moves. */
static void store_remarks(const struct comments *c)
{
    struct record_game *g = c->reader->game;
    size_t i;
    int k, end = g->comment_count;

    for (k = 0; k < g->count; k++)
        g->moves[k].comment.first = end += g->moves[k].comment.count; /* the range's end; the last loop lowers it */
    for (i = 0; i < c->count; i++)
        fill_line(g, c->remarks[i].line);
    while (i-- > 0)
        g->comment_lines[--g->moves[c->remarks[i].move].comment.first] = c->remarks[i].line;
}

/* If word i is or repeats a move of the game, returns the index of this move; otherwise -1. Updates c->run. */
static int move_of(struct comments *c, uint32_t i)
{
    const struct reader *r = c->reader;
    const struct word *word = &r->words.word[i];
    int number = words_numeral(&r->words, word), k;
    const struct view *view = c->game.view;

    if (r->score.note[i].state == SCORE_TAKEN) {
        c->run = -1;
        return (int)r->score.note[i].ply - 1;
    }
    if (word->flags & view->hidden && !(word->flags & view->shown))
        return -1;
    for (k = 0; k < 4 && r->score.note[i].state == SCORE_AGAIN; k++) {
        int ply = k == 0 ? (word->flags & WORD_FIRST ? 0 : c->run + 1) : k == 1 ? number - 1 : 2 * number - 4 + k;

        if (ply >= 0 && ply < (int)c->game.count && evidence_same(&r->words, c->game.word[ply], i))
            return c->run = ply;
    }
    return -1;
}

static void set_before(struct comments *c, uint32_t i)
{
    const struct word *word = &c->reader->words.word[i];

    if (c->reader->score.note[i].state != SCORE_LEFT || i == c->result)
        c->before = MOVES;
    else if ((word->kind == WORD_PROSE || word->kind == WORD_END) && !word->bracket && !(word->flags & WORD_COMMENT))
        c->before = PROSE;
}

/* Whether a bracket is a comment. Prose must not directly precede the bracket on its row, or anywhere below the last
   move. Above a bracket that begins its row, a row must have moves or no prose. In [], a single word must be a move. */
static bool is_comment(const struct comments *c, const struct bracket *b)
{
    const struct word *first = &c->reader->words.word[b->first];
    const struct text_row *row = words_row(&c->reader->words, first);

    if (b->closes == ']' && b->end - b->first < 2 && !words_is_move(first))
        return false;
    return c->before == NEITHER ? row[-1].moves || !row[-1].prose : c->before == MOVES; /* NEITHER: c->move is above */
}

/* Adds the bracket at word i, if is_comment is true and the bracket has neither a result nor a move of a game. */
static void take_bracket(struct comments *c, uint32_t i)
{
    const struct words *w = &c->reader->words;
    const struct bracket *b = &w->bracket[w->word[i].bracket];
    const char *past, *end = c->reader->all.at + c->reader->all.length;

    while (b->parent && b->first == i)
        b = &w->bracket[b->parent];
    if (b->first != i || w->word[i].flags & WORD_COMMENT || !is_comment(c, b) ||
        (words_row(w, &w->word[i])->kind == LINE_HEADING && c->move + 1 == c->reader->game->count))
        return; /* a heading below the last move is the next game's */
    for (uint32_t k = b->first; k < b->end; k++)
        if (c->reader->score.note[k].state == SCORE_TAKEN || (w->word[k].kind == WORD_END && !b->is_remark))
            return;
    add_bracket(c, b);
    past = markup_skip(b->close, end);
    c->end = b->close < c->end ? c->end : past > b->close ? past : b->close + sign_read(b->close, end, false).length;
}

/* Adds a row's comment to the last move. Skips a comment below a heading or on a row with prose but no moves. */
static void take_row(struct comments *c, const struct text_row *row)
{
    struct text t = c->game.view->shown & WORD_PARTED ? row->comment : row->parted;

    c->before = c->before == PROSE && c->move + 1 == c->reader->game->count ? PROSE : NEITHER;
    if (row->kind == LINE_HEADING && !row->moves)
        c->move = -1;
    if (t.at && c->move >= 0 && (row->moves || !row->prose) && c->at < t.at)
        add_remark(c, t, row);
}

/* Adds word i, a move not in the game, to the mentions. `told`: what move_of returned for word i. */
static void add_mention(struct comments *c, uint32_t i, int told)
{
    struct record_game *g = c->reader->game;
    const struct words *w = &c->reader->words;
    const struct word *word = &w->word[i];

    *MEMORY_ADD(g->mentions, g->mention_count, g->memory.mentions) = (struct record_mention){
        .place = gather_place(w, word), .length = word->length, .move = word->move, .same = told + 1,
        .number = evidence_counted(w, i, g->in_pairs), .after = c->move + 1};
}

/* Adds the comments from word `from` up to word `stop`, exclusive. If lists_mentions is set, lists the mentions among
   the words `begin` up to `stop`. `result`: the word with the game's result, or the last move. Returns c.end. */
static const char *take_comments(struct reader *r, struct telling g, uint32_t from, uint32_t begin, uint32_t stop,
                                 uint32_t result)
{
    const struct words *w = &r->words;
    struct comments c = {
        .reader = r, .game = g, .result = result, .move = -1, .run = -1, .at = r->all.at,
        .end = w->word[result].at + w->word[result].length};
    uint32_t row = from < w->count ? w->word[from].row : w->rows, i;

    for (i = from; i <= stop; i++) {
        int told;

        for (; row < (i < w->count ? w->word[i].row : w->rows); row++)
            take_row(&c, &w->row[row]);
        if (i == stop)
            break;
        told = move_of(&c, i);
        if (r->record->lists_mentions && i >= begin && w->word[i].kind == WORD_MOVE &&
            r->score.note[i].state != SCORE_TAKEN)
            add_mention(&c, i, told);
        if (told >= 0) {
            c.move = told;
            c.same = 0;
            c.at = w->word[i].at;
        } else if (c.move >= 0) {
            take_bracket(&c, i);
        }
        set_before(&c, i);
    }
    store_remarks(&c);
    free(c.remarks);
    return c.end;
}

/* Returns the player whose label is before word i. `first`: the texts before the first moves of White and Black. */
static enum game_player speaker_of(const struct words *w, const struct text first[2], uint32_t i)
{
    struct text lead = words_lead(w, &w->word[i]);
    bool white = text_equal(words_label(lead, first[1]), words_label(first[0], first[1]));

    return white == text_equal(words_label(lead, first[0]), words_label(first[1], first[0])) ? GAME_NOBODY
           : white ? GAME_WHITE : GAME_BLACK;
}

/* Whether each move has its player's label, as in `Ann: @0/ Ben: @1/`. If so, or if rows_players read the game, stores
   labels of three moves or more, unless a heading has names. If not, finds the first move without its label. Warns of
   this move if it has no number, and the next move has the missing label or, at the end, it has the other label. */
static bool name_players(const struct reader *r, struct telling g, const struct text first[2])
{
    struct heading *h = &r->game->heading;
    struct text white = words_label(first[0], first[1]), black = words_label(first[1], first[0]);
    const struct words *w = &r->words;
    const struct word *word;
    uint32_t k = 0;

    while (k < g.count && speaker_of(w, first, g.word[k]) == (k % 2 ? GAME_BLACK : GAME_WHITE))
        k++;
    word = &w->word[g.word[k < g.count ? k : 0]];
    if (k < g.count && !word->numeral && !w->word[*g.word].numeral && !evidence_corrects(w, g.word[k]) &&
        white.length > 1 && (k + 1 < g.count ? speaker_of(w, first, g.word[k + 1]) == (k % 2 ? GAME_BLACK : GAME_WHITE)
                                             : words_row(w, word)->moves == 1 && speaker_of(w, first, g.word[k])))
        fill_leftover(r->game, LEFTOVER_UNNUMBERED, words_text(word), gather_place(w, word), (int)k + 1);
    if ((k == g.count || g.reading->propose == rows_players) && g.count > 2 && !h->white.length && !h->black.length &&
        heading_is_name(white) && heading_is_name(black)) {
        h->white = white;
        h->black = black;
    }
    return k == g.count;
}

/* Stores the result among words `from` up to `stop`. Returns the result's index if it is after `last`, else `last`. */
static uint32_t take_end(struct reader *r, struct telling g, uint32_t from, uint32_t first, uint32_t last,
                         uint32_t stop)
{
    const struct words *w = &r->words;
    struct heading *h = &r->game->heading;
    struct text leads[2] = {words_lead(w, &w->word[g.word[0]]), words_lead(w, &w->word[g.word[g.count > 1]])};
    bool labelled = name_players(r, g, leads);
    int due = (int)g.count / (r->game->in_pairs + 1) + 1; /* the number of the next move */
    uint32_t above = find_end_above(r, due, from, first), end = find_end(r, g, due, last, stop);
    struct ending e;

    if (above < first && (end == stop || (r->result_above && stop < w->count && !w->word[end].numeral)))
        end = above;
    else if (above < first && !h->result.length && words_row(w, &w->word[above])->first == above)
        h->result = words_text(&w->word[above]); /* the word begins its row, so it is no cell of a table */
    if (end == stop)
        return last;
    e = ending_read(text_between(evidence_named(w, end)->at, w->word[end].at + w->word[end].length), h, NULL);
    if (!e.marker && w->word[end].number == END_CLAIM && evidence_named(w, end)->kind == WORD_PROSE &&
        !(evidence_named(w, end)->numeral && text_is_among(words_text(evidence_named(w, end)), "i")))
        return last; /* `You win` does not tell who wins; the number in `5. I win` does */
    if (!e.marker)
        e = ending_read(words_text(&w->word[end]), h, NULL);
    if (labelled && !e.winner && (e.marker == END_RESIGN || e.marker == END_CLAIM)) {
        enum game_player speaker = speaker_of(w, leads, end);

        if (!speaker && !w->word[end].numeral && words_label(words_lead(w, &w->word[end]), text_of("")).length > 1)
            return last; /* the result has the label of neither player */
        e.winner = speaker && e.marker == END_RESIGN ? GAME_WHITE + GAME_BLACK - speaker : speaker;
    }
    fill_end(r->game, e, gather_place(w, &w->word[end]));
    return end > last ? end : last;
}

static void take_stated_end(struct record_game *game)
{
    struct ending e = ending_result(game->heading.result, &game->heading);

    if (!game->end.marker && (e.winner || e.marker == END_DRAW) &&
        !is_forecast(game, game->heading.result, (int)e.marker))
        fill_end(game, e, (struct record_place){.at = NULL});
}

void gather_game(struct reader *r, uint32_t n)
{
    struct telling g = proposal_game(&r->chosen, n);
    uint32_t first = outermost(g, false), last = outermost(g, true), end, k;
    uint32_t stop = n + 1 < r->chosen.games ? outermost(proposal_game(&r->chosen, n + 1), false) : r->words.count;
    uint32_t from = n ? outermost(proposal_game(&r->chosen, n - 1), true) + 1 : 0;
    uint32_t head = n ? words_row(&r->words, &r->words.word[first])->first : 0; /* begins the game's row */

    stop = stop < r->words.count ? words_row(&r->words, &r->words.word[stop])->first : stop; /* the next game's row */
    for (k = last + 1; k < r->words.count && r->score.note[k].state == SCORE_LEFT; k++)
        ;
    stop = stop > last ? stop : k; /* if the next game begins before the end of this game, stop is k */
    if (!n)
        r->result_above = tells_result(&r->words, 0, first) &&
            !tells_result(&r->words, outermost(proposal_game(&r->chosen, r->chosen.games - 1), true), r->words.count);
    take_headings(r, n, from, g.word[0], last);
    r->game->reading = g.reading->reading;
    r->game->in_pairs = evidence_counts_pairs(&r->words, g);
    for (k = 0; k < g.count; k++) {
        add_move(r, g.word[k]);
        r->score.note[g.word[k]].ply = k + 1;
    }
    take_headings_below(r, n, last, stop);
    end = take_end(r, g, from, first, last, stop);
    take_stated_end(r->game);
    prose_keep(r, first, end, take_comments(r, g, from, head < from ? first : head, stop, end), stop);
    leftover_list(r, n, first, last);
    for (k = 0; k < g.count; k++)
        r->score.note[g.word[k]].ply = 0;
}
