/* mail: games that a mail tells more than once: in its text/plain and text/html parts, quoted in a reply, in a message
   that it forwards. Each of these has a voice of its own. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

#include <stdlib.h>

/* Whose text a line is. */
struct voice {
    int part;   /* parts and messages that begin before it */
    int quoted; /* marks of quoted text before the line, and elements of quoted text around it */
};

/* A line of a text, and the state in which it stands. */
struct lines {
    struct text all;   /* the text */
    struct text below; /* the lines after this one */
    struct text line;
    struct voice voice;
    int elements;      /* <blockquote>s that are open */
    bool is_mail;      /* there has been more than one voice */
    int number;        /* of the line, from 1 */
    bool is_text;      /* the part is, as far as is known */
    struct record_skipped base64; /* the first part that is text in base64, */
    int base64_end;               /*   and its last line; 0: it has not ended */
};

/* Cuts the > of quoted text off a line; returns how many there were. */
static int cut_quotes(struct text *line)
{
    struct text rest = *line;
    int count = 0;

    for (;; rest = text_skip(rest, 1)) {
        rest = text_trim(rest);
        if (text_starts_nocase(rest, "&gt;"))
            rest = text_skip(rest, 3);
        else if (!rest.length || rest.at[0] != '>')
            break;
        *line = rest;
        count++;
    }
    *line = rest;
    return count;
}

/* Whether a line stands above a message that is forwarded or answered: `-----Original Message-----`. */
static bool is_divider(struct text line)
{
    static const char *const words[] = {
        "forward", "original", "weitergeleitet", "nachricht", "transf", "reenviado", "videresendt", "oprindelig",
        "\xE8\xBB\xA2\xE9\x80\x81" /* forwarded, in Japanese */,
        "\xE5\x85\x83\xE3\x81\xAE" /* original */,
    };
    size_t i;

    if (!text_starts_nocase(line, "---") && !text_starts_nocase(line, "Begin forwarded message"))
        return false;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (form_contains(line, words[i]))
            return true;
    return false;
}

/* Whether one of the next few lines begins with this string. */
static bool follows(struct text below, const char *string, int count)
{
    struct text line;

    while (count-- && text_line(&below, &line)) {
        cut_quotes(&line);
        if (text_starts_nocase(line, string))
            return true;
    }
    return false;
}

/* Whether the header of a message begins with a line, in one of a few languages: its subject is in the next lines. */
static bool is_header(const struct lines *l, struct text line)
{
    enum { LINES = 6 };
    static const char *const words[][2] = {
        {"From:", "Subject:"}, {"Von:", "Betreff:"}, {"De:", "Asunto:"},
        {"De:", "Objet"},      {"De :", "Objet"},    {"Fra:", "Emne:"},
        {"\xE5\xB7\xAE\xE5\x87\xBA\xE4\xBA\xBA" /* from */, "\xE4\xBB\xB6\xE5\x90\x8D" /* subject */},
    };
    size_t i;

    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (text_starts_nocase(line, words[i][0]) && follows(l->below, words[i][1], LINES))
            return true;
    return false;
}

/* Whether a part of a mail, or a message, begins with a line. */
static bool begins_part(const struct lines *l, struct text line)
{
    if (text_starts_nocase(line, "--") && follows(l->below, "Content-", 1))
        return true;
    return is_divider(line) || is_header(l, line);
}

/* Counts the elements of quoted text that begin or end in a line. */
static void count_elements(struct lines *l, struct text line)
{
    for (; line.length && (line.at = memchr(line.at, '<', line.length)) != NULL; line = text_skip(line, 1)) {
        line.length = (size_t)(l->line.at + l->line.length - line.at);
        if (text_starts_nocase(line, "<blockquote"))
            l->elements++;
        else if (text_starts_nocase(line, "</blockquote") && l->elements)
            l->elements--;
    }
}

static bool is_base64(struct text line)
{
    return text_starts_nocase(line, "Content-Transfer-Encoding:") && form_contains(line, "base64");
}

/* Goes to the next line; false if there is none. */
static bool next_line(struct lines *l)
{
    struct text line;

    if (!text_line(&l->below, &l->line))
        return false;
    l->number++;
    line = l->line;
    l->voice.quoted = cut_quotes(&line);
    if (l->base64.at && !l->base64_end && text_starts_nocase(line, "--"))
        l->base64_end = l->number;
    if (begins_part(l, line)) {
        l->voice.part++;
        l->is_text = true;
        l->is_mail = l->is_mail || l->voice.part > 1 || is_divider(line);
    }
    if (text_starts_nocase(line, "Content-Type:"))
        l->is_text = form_contains(line, "text/");
    if (!l->base64.at && l->is_text && is_base64(line))
        l->base64 = (struct record_skipped){line.at, l->number, (int)(line.at - l->line.at) + 1};
    count_elements(l, line);
    l->voice.quoted += l->elements;
    l->is_mail = l->is_mail || l->voice.quoted;
    return true;
}

/* A game as a voice tells it. */
struct telling {
    struct record_game game; /* its memory is the telling's */
    bool is_over;            /* by the rules, or an end marker */
    struct voice voice;
    const char *begin;       /* of the line of its first move */
    bool again;              /* it tells another one's game, which tells all of it */
};

struct mail {
    struct telling *tellings;
    size_t capacity;
    int count, next;
};

/* Takes the game that was read into the mail. */
static void add_telling(struct mail *m, struct record_game *g, bool is_over, const struct lines *l)
{
    m->tellings = memory_grow(m->tellings, &m->capacity, (size_t)m->count + 1, sizeof *m->tellings);
    m->tellings[m->count++] =
        (struct telling){.game = *g, .is_over = is_over, .voice = l->voice, .begin = l->line.at};
    *g = (struct record_game){.moves = NULL};
}

/* Whether two names can be those of one player. */
static bool may_be_same(struct text one, struct text other)
{
    return !one.length || !other.length || form_is_same(one, other);
}

/* Whether the shorter of two tellings tells the same game as the longer one. A new game may begin with the same moves
   as the finished one that is quoted below it. */
static bool is_same_game(const struct telling *shorter, const struct telling *longer)
{
    const struct record_game *s = &shorter->game, *l = &longer->game;
    int i;

    if (shorter->voice.part == longer->voice.part && shorter->voice.quoted == longer->voice.quoted)
        return false;
    if (!may_be_same(s->heading.white, l->heading.white) || !may_be_same(s->heading.black, l->heading.black))
        return false;
    if (s->count < l->count && (shorter->is_over || (longer->is_over && shorter->voice.quoted < longer->voice.quoted)))
        return false;
    for (i = 0; i < s->count; i++)
        if (!s->moves[i].move.notation || !notation_same(&s->moves[i].move, &l->moves[i].move))
            return false;
    return true;
}

static void add_name(struct text *name, struct text other)
{
    if (!name->length)
        *name = other;
}

/* Joins a telling to an earlier one of the same game, which is `to`; the longer one is kept. */
static void join(struct telling *to, struct telling *t)
{
    struct telling longer = t->game.count > to->game.count ? *t : *to;
    struct record_game *g;
    const struct record_game *other;

    *t = t->game.count > to->game.count ? *to : *t;
    *to = longer;
    t->again = true;
    g = &to->game;
    other = &t->game;
    add_name(&g->heading.title, other->heading.title);
    add_name(&g->heading.white, other->heading.white);
    add_name(&g->heading.black, other->heading.black);
    g->heading.rules = g->heading.rules ? g->heading.rules : other->heading.rules;
    if (!g->end && g->count == other->count) {
        g->end = other->end;
        g->end_winner = other->end_winner;
        g->end_by = other->end_by;
        g->end_after = other->end_after;
    }
    if (!g->retold.at && other->count)
        g->retold = (struct record_skipped){other->moves[0].at, other->moves[0].line, other->moves[0].column};
}

/* Finds the tellings that tell a game again. */
static void find_retellings(struct mail *m)
{
    int i, j;

    for (i = 0; i < m->count; i++)
        for (j = 0; j < i && !m->tellings[i].again; j++) {
            struct telling *to = &m->tellings[j], *t = &m->tellings[i];
            bool longer = t->game.count > to->game.count;

            if (!to->again && is_same_game(longer ? to : t, longer ? t : to))
                join(to, t);
        }
}

/* Whether a text has a > or a line that begins with --. Archives are long, and few of them are mails. */
static bool has_signs(struct text all)
{
    const char *at, *end = all.at + all.length;

    if (!all.length || memchr(all.at, '>', all.length))
        return all.length > 0;
    for (at = all.at; at < end && (at = memchr(at, '-', (size_t)(end - at))) != NULL; at++)
        if (text_starts_nocase(text_between(at, end), "--") && (at == all.at || at[-1] == '\n'))
            return true;
    return false;
}

/* Whether a byte of a text, a - or a :, may stand in a line that begins a part: behind another -, or behind nothing but
   words. */
static bool may_begin_part(struct text all, const char *at)
{
    if (*at == '-')
        return at > all.at && at[-1] == '-';
    while (at > all.at && (is_letter(at[-1]) || is_blank(at[-1]) || at[-1] == '-'))
        at--;
    return at == all.at || at[-1] == '\n' || at[-1] == '\r';
}

/* Whether a text may be a mail: it has a sign of HTML or of quoted text, a line of a header, or --. */
static bool may_be_mail(struct text all)
{
    const char *sign, *at, *end = all.at + all.length;

    for (sign = "<>&\xE5-:"; *sign; sign++)
        for (at = all.at; at < end && (at = memchr(at, *sign, (size_t)(end - at))) != NULL; at++)
            if ((*sign != '-' && *sign != ':') || may_begin_part(all, at))
                return true;
    return false;
}

/* All lines of a text. */
static struct lines read_lines(struct text all)
{
    struct lines l = {.all = all, .below = all, .is_text = true};

    while (next_line(&l))
        ;
    return l;
}

/* Moves lines to the end of the comments, but for those of a part in base64 and blank ones at the end. */
static struct record_lines keep_lines(struct record_game *g, struct record_lines lines, const struct lines *all)
{
    int first = g->comment_count, i;

    for (i = lines.first; i < lines.first + lines.count; i++) {
        int line = g->comment_lines[i].line;

        if (line < all->base64.line || (all->base64_end && line > all->base64_end))
            g->comment_lines[g->comment_count++] = g->comment_lines[i];
    }
    while (g->comment_count > first && !g->comment_lines[g->comment_count - 1].text.length)
        g->comment_count--;
    return (struct record_lines){first, g->comment_count - first};
}

/* Leaves base64 out of the introduction and the conclusion, which are the last lines of the comments. */
static void drop_base64(struct record_game *g, const struct lines *all)
{
    struct record_lines intro = g->intro, outro = g->outro;

    if (!all->base64.at || !(intro.count + outro.count))
        return;
    g->comment_count = intro.count ? intro.first : outro.first;
    g->intro = keep_lines(g, intro, all);
    g->outro = keep_lines(g, outro, all);
}

/* Reads all games of a text. */
static void read_tellings(struct record *r, const struct lines *all, struct mail *m)
{
    struct lines l = {.below = all->all};
    struct game g = {0};

    while (game_next(r, &g, NULL, false)) {
        const char *at = r->game.moves[0].at;

        drop_base64(&r->game, all);
        while (at >= l.below.at && next_line(&l))
            ;
        add_telling(m, &r->game, g.result.by != GAME_OPEN || g.error_count, &l);
    }
    game_free(&g);
}

/* Writes the moves of a game with their numbers, one by one or in pairs, a number a line. Returns how many lines. */
static int put_moves(const struct record_game *g, bool in_pairs, struct sink *to)
{
    int i;

    for (i = 0; i < g->count; i++) {
        if (!in_pairs || i % 2 == 0)
            sink_number(to, in_pairs ? i / 2 + 1 : i + 1);
        sink_byte(to, ' ');
        sink_text(to, (struct text){g->moves[i].word, g->moves[i].length});
        if (!in_pairs || i % 2 || i + 1 == g->count)
            sink_byte(to, '\n');
    }
    return in_pairs ? (g->count + 1) / 2 : g->count;
}

/* Adds the moves that another game has besides, with their comments. They stand in a copy of the text, `lines` lines
   lower. */
static void add_moves(struct record_game *g, const struct record_game *more, const char *text, const char *copy,
                      int lines)
{
    int i, n;

    for (i = g->count; i < more->count; i++) {
        struct record_move m = more->moves[i];

        g->comment_lines = memory_grow(g->comment_lines, &g->comment_capacity,
                                       (size_t)g->comment_count + (size_t)m.comment_count, sizeof *g->comment_lines);
        for (n = 0; n < m.comment_count; n++) {
            struct comment_line line = more->comment_lines[m.comment + n];

            line.text.at = text + (line.text.at - copy);
            line.line -= lines;
            g->comment_lines[g->comment_count + n] = line;
        }
        m.comment = g->comment_count;
        g->comment_count += m.comment_count;
        m.word = text + (m.word - copy);
        m.at = text + (m.at - copy);
        m.line -= lines;
        g->moves = memory_grow(g->moves, &g->capacity, (size_t)g->count + 1, sizeof *g->moves);
        g->moves[g->count++] = m;
    }
}

/* Tells where something was skipped in a copy, as above. */
static void set_skipped(struct record_skipped *s, struct record_skipped in_copy, const char *text, const char *copy,
                        int lines)
{
    if (in_copy.at)
        *s = (struct record_skipped){text + (in_copy.at - copy), in_copy.line - lines, in_copy.column};
}

/* A reply to a quoted game may stand above it: `7 B0+`. Reads the moves that go on with the game in the text above,
   as if that stood below. */
static void read_above(struct record_game *g, struct text above, bool in_pairs)
{
    struct record r = {0};
    struct game played = {0};
    struct sink joined = {0};
    struct text all;
    size_t before;
    int lines = put_moves(g, in_pairs, &joined);

    before = joined.used;
    sink_text(&joined, above);
    all = sink_contents(&joined);
    record_open(&r, all, INPUT_NUMBERED);
    game_next(&r, &played, NULL, false);
    add_moves(g, &r.game, above.at, all.at + before, lines);
    set_skipped(&g->after_gap, r.game.after_gap, above.at, all.at + before, lines);
    set_skipped(&g->in_prose, r.game.in_prose, above.at, all.at + before, lines);
    if (r.game.end) {
        g->end = r.game.end;
        g->end_winner = r.game.end_winner;
        g->end_by = r.game.end_by;
        g->end_after = r.game.end_after;
    }
    game_free(&played);
    record_free(&r);
    sink_free(&joined);
}

/* The same for the first game of a mail, if it is quoted and unfinished. */
static void read_reply(struct telling *t, struct text all)
{
    struct text above = text_between(all.at, t->begin);
    int count = t->game.count;

    if (t->is_over || !t->voice.quoted || t->game.moves[count - 1].at < t->begin) /* a list read upwards */
        return;
    read_above(&t->game, above, false);
    if (t->game.count == count)
        read_above(&t->game, above, true);
}

static bool next(struct record *r)
{
    struct mail *m = r->state;
    struct record_game emptied = r->game;

    while (m->next < m->count && m->tellings[m->next].again)
        m->next++;
    if (m->next == m->count)
        return false;
    r->game = m->tellings[m->next].game;
    m->tellings[m->next++].game = emptied;
    return true;
}

static void close(struct record *r)
{
    struct mail *m = r->state;
    int i;

    for (i = 0; i < m->count; i++) {
        free(m->tellings[i].game.moves);
        free(m->tellings[i].game.comment_lines);
        free(m->tellings[i].game.unmarked);
    }
    free(m->tellings);
    free(m);
}

void mail_open(struct record *r, struct text all)
{
    static const struct record_source source = {next, close};
    struct lines lines;
    struct mail *m;

    if (r->input_form == INPUT_ARCHIVE ? !has_signs(all) : !may_be_mail(all))
        return;
    lines = read_lines(all);
    r->unread = lines.base64;
    if (!lines.is_mail)
        return;
    m = memory_new(1, sizeof *m);
    read_tellings(r, &lines, m);
    find_retellings(m);
    if (m->count && !m->tellings[0].again)
        read_reply(m->tellings, all);
    r->state = m;
    r->source = &source;
}
