#include "record/reading.h"

/* Returns an empty game that uses the memory of g. */
static struct record_game clear(const struct record_game *g)
{
    return (struct record_game){
        .moves = g->moves, .comment_lines = g->comment_lines, .mentions = g->mentions, .leftovers = g->leftovers,
        .memory = g->memory,
    };
}

static const struct foreign_reader readers[] = {
    {RECORD_PAGE, json_cut_element, json_next, json_unit, true},
    {RECORD_JSON, json_cut, json_next, json_unit, false},
    {RECORD_SGF, sgf_cut, sgf_next, sgf_unit, false},
};

static const struct foreign_reader *find_foreign(struct text all)
{
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++) {
        struct text rest = all, part;

        if (readers[i].cut(&rest, &part))
            return &readers[i];
    }
    return NULL;
}

static void read_parts(struct reader *r, const struct words_part *part, size_t count)
{
    r->chosen.count = r->chosen.games = r->next = r->heading_row = r->prose_row = 0;
    words_cut(&r->words, part, count);
    choose_games(r);
}

/* Returns the length of a move that begins a text and ends before a blank or at the end of the text; else 0. */
static size_t read_move(struct text t, struct notation_move *move)
{
    size_t length = notation_read(t, move);

    return length == t.length || is_blank(t.at[length]) ? length : 0;
}

/* Whether a text is an archive: more than FEW lines, of which most begin a game, and nearly all have two or more moves,
   perhaps a result, and nothing else. Reads at most ENOUGH lines that are not empty. Sets r->has_rows. */
static bool is_archive(struct reader *r, struct text all)
{
    enum { FEW = 20, ENOUGH = 1000 };
    struct text line;
    struct notation_move move;
    long lines = 0, rows = 0, games = 0, moves;

    while (lines < ENOUGH && text_line(&all, &line)) {
        bool first = false;
        size_t length;

        line = text_trim(line);
        lines += line.length > 0;
        for (moves = 0; (length = read_move(line, &move)) > 0; moves++) {
            first = moves ? first : notation_first(&move);
            line = text_skip_blanks(text_skip(line, length));
        }
        rows += moves > 1 && (!line.length || ending_marker(line));
        games += moves > 1 && first;
    }
    r->has_rows = games * 2 > lines;
    return lines > FEW && rows * 20 >= lines * 19 && r->has_rows;
}

/* Cuts off the next game of an archive: the lines from the current line up to the line that begins another game,
   exclusive. r->game has the moves of the current line. Sets *alone to whether the current line is the whole game. */
static struct words_part cut_game(struct reader *r, bool *alone)
{
    struct cursor *c = &r->cursor;
    struct words_part part = {c->line, c->line.at, c->number - 1};
    bool begun = false, begins = r->game->count && notation_first(&r->game->moves[0].move);
    struct notation_move first;
    int lines;

    for (lines = 0; r->more && !(begun && begins); lines++) {
        begun = begun || begins;
        part.text.length = (size_t)(c->rest.at - part.begin);
        r->more = cursor_next(c);
        begins = r->more && read_move(text_skip_blanks(c->line), &first) && notation_first(&first);
    }
    *alone = begun && lines == 1;
    return part;
}

/* Adds the moves and the end marker of the current line. Returns false if the line has no moves or has other words. */
static bool take_line(struct reader *r)
{
    struct record_game *g = r->game;
    struct text rest = text_trim(r->cursor.line);
    struct notation_move move;
    size_t length;

    while ((length = read_move(rest, &move)) > 0) {
        fill_move(g, (struct text){rest.at, length}, cursor_here(&r->cursor, rest.at))->move = move;
        rest = text_skip_blanks(text_skip(rest, length));
    }
    if (g->count && rest.length && ending_marker(rest)) {
        fill_end(g, (struct ending){.marker = ending_marker(rest)}, cursor_here(&r->cursor, rest.at));
        rest.length = 0;
    }
    g->reading = RECORD_ARCHIVE;
    return g->count && !rest.length;
}

/* Adds a word, without its number, as a move or an end. Warns about a number that counts neither moves nor pairs. */
static void take_word(struct record_game *g, struct text word, struct record_place place)
{
    int number = 0;
    size_t length = words_number(word, &number);
    struct text move = text_skip(word, length);
    struct record_place at = {move.at, place.line, place.column + (int)length};

    if (length && number != g->count + 1 && number != g->count / 2 + 1)
        fill_leftover(g, LEFTOVER_NUMBER, word, place, g->count + 1);
    if (g->count && ending_marker(move))
        fill_end(g, (struct ending){.marker = ending_marker(move)}, at);
    else if (move.length)
        fill_spelt_move(g, move, at);
}

static bool take_words(struct reader *r)
{
    struct text line, word;

    while (cursor_next(&r->cursor))
        for (line = r->cursor.line; foreign_cut_word(&line, &word);)
            take_word(r->game, word, cursor_here(&r->cursor, word.at));
    r->game->reading = RECORD_WORDS;
    return r->game->count > 0;
}

/* Finds the records of another program. Unless reader->alone, reads the text around the records as one text. */
static void split(struct reader *r)
{
    struct text all = r->all, rest = all, record;
    bool found;

    do {
        int line = cursor_place(&r->cursor, all.at).line;

        found = r->foreign.reader->cut(&rest, &record);
        *MEMORY_ADD(r->foreign.parts, r->foreign.count, r->foreign.capacity) = (struct words_part){
            text_between(all.at, found ? record.at : rest.at + rest.length), r->cursor.line.at, line - (line > 0)};
        all = rest;
    } while (found);
    if (!r->foreign.reader->alone)
        read_parts(r, r->foreign.parts, r->foreign.count);
    r->cursor = (struct cursor){r->all, {r->all.at, 0}, 0};
}

/* Reads the next game in the records of another program, unless a game outside of these records comes first. */
static bool next_foreign(struct reader *r)
{
    const char *game = r->next < r->chosen.games ? r->words.word[proposal_game(&r->chosen, r->next).word[0]].at
                                                 : r->all.at + r->all.length;
    struct foreign *f = &r->foreign.record;

    for (;;) {
        const struct words_part *next = &r->foreign.parts[r->foreign.next];
        const char *record = next->text.at + next->text.length;
        const char *at = f->at;

        f->used = 0;
        f->start = f->cursor;
        if (f->reader && f->reader->next(f)) {
            r->game->reading = r->foreign.reader->reading;
            if (!r->chosen.games)
                leftover_beside(r);
            return true;
        }
        *r->game = clear(r->game);
        if (f->reader && f->at != at) /* a game without moves */
            continue;
        f->reader = NULL;
        if (r->foreign.next + 1 == r->foreign.count || record > game)
            return false;
        r->foreign.next++;
        cursor_place(&r->cursor, record);
        foreign_open(f, r->foreign.reader, text_between(record, next[1].text.at), r->cursor, r->game);
    }
}

/* Returns the place of the line that declares an email's text as base64; without such a line, at == NULL. */
static struct record_place find_base64(struct text all)
{
    struct cursor c = {all, {all.at, 0}, 0};
    struct record_place found = {.at = NULL};
    bool text = true; /* whether the part of the email is text; a part without a Content-Type is text */

    while (cursor_next(&c) && (c.line.length || !found.at || !text))
        if (!c.line.length) {
            found.at = NULL;
            text = true;
        } else if (text_starts_nocase(c.line, "Content-Type:")) {
            text = text_starts_nocase(c.line, "Content-Type: text/");
        } else if (text_starts_nocase(c.line, "Content-Transfer-Encoding: base64")) {
            found = cursor_here(&c, c.line.at);
        }
    found.at = text ? found.at : NULL;
    return found;
}

static void close_reader(struct reader *r)
{
    free(r->foreign.record.kept);
    free(r->foreign.parts);
    free(r->words.word);
    free(r->words.row);
    free(r->words.bracket);
    board_free(&r->judge.board);
    free(r->judge.judged);
    proposal_free(&r->chosen);
    free(r->score.note);
    free(r->score.heads);
    free(r->score.doubts);
}

void record_open(struct record *record, struct text all, enum input_form input_form, const struct rules *rules)
{
    struct reader *r = record->reader;

    if (text_starts_nocase(all, "\xEF\xBB\xBF")) /* columns do not count a byte order mark */
        all = text_skip(all, 3);
    if (r)
        close_reader(r);
    else
        r = record->reader = memory_new(1, sizeof *r);
    *r = (struct reader){.all = all, .cursor = {all, {all.at, 0}, 0}, .form = input_form, .game = &record->game,
                         .record = record, .judge = {.given = rules},
                         .score = {.words = &r->words, .judge = &r->judge}};
    record->game = clear(&record->game);
    record->unread.at = NULL;
    if (input_form == INPUT_DETECT)
        r->foreign.reader = find_foreign(all);
    if (r->foreign.reader) {
        split(r);
    } else if (input_form == INPUT_ARCHIVE || (input_form == INPUT_DETECT && is_archive(r, all))) {
        r->has_rows = true;
        r->more = cursor_next(&r->cursor);
    } else if (input_form != INPUT_WORDS) {
        read_parts(r, &(struct words_part){all, all.at, 0}, 1);
        if (r->words.rows && r->words.row[r->words.rows - 1].part) /* the text has an email */
            record->unread = find_base64(all);
    }
}

/* Reads the next game of an archive. Returns true if the game is one line of moves; otherwise calls read_parts. */
static bool next_line(struct reader *r)
{
    bool alone, taken = take_line(r);
    struct words_part part = cut_game(r, &alone);

    if (!taken || !alone)
        *r->game = clear(r->game);
    gather_headings(r, r->words.rows); /* the headings after the previous game */
    if (taken && alone)
        gather_heading(r);
    else
        read_parts(r, &part, 1);
    return taken && alone;
}

bool record_next(struct record *record)
{
    struct reader *r = record->reader;

    record->game = clear(&record->game);
    if (r->form == INPUT_WORDS)
        return take_words(r);
    if (r->foreign.reader && next_foreign(r))
        return true;
    while (r->next == r->chosen.games && r->more)
        if (next_line(r))
            return true;
    if (r->next == r->chosen.games)
        return false;
    gather_game(r, r->next++);
    if (r->next == r->chosen.games)
        board_free(&r->judge.board); /* makes room for the caller's board */
    return true;
}

void record_free(struct record *record)
{
    free(record->game.moves);
    free(record->game.comment_lines);
    free(record->game.leftovers);
    free(record->game.mentions);
    free(record->game.memory.unmarked);
    if (record->reader)
        close_reader(record->reader);
    free(record->reader);
    *record = (struct record){.reader = NULL};
}
