/* mail: games that a mail tells more than once: in its text/plain and text/html parts, quoted in a reply, in a message
   that it forwards. Each of these has a voice of its own. */

#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
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
    struct text rest;  /* of the line, if it was cut at a <blockquote> */
    bool is_mail;      /* there has been more than one voice */
    const char *answered; /* the beginning of the last message that is answered or forwarded; NULL: none has begun */
    int number;        /* of the line, from 1 */
    bool is_text;      /* the part is, as far as is known */
    struct record_skipped base64; /* the first part that is text in base64, */
    int base64_end;               /*   and its last line; 0: it has not ended */
};

/* The length of the mark of quoted text that a line begins with: `>`, `Ann>`, or `|` where it does not part columns; 0
   if there is none. */
static size_t quote_mark(struct text line)
{
    enum { LONGEST_NAME = 8 };
    size_t n = 0;

    if (text_starts_nocase(line, "&gt;"))
        return 4;
    if (text_starts_nocase(line, "| ")) {
        while (n < line.length && (line.at[n] == '|' || is_blank(line.at[n])))
            n++;
        return memchr(line.at + n, '|', line.length - n) ? 0 : 1;
    }
    while (n < line.length && n < LONGEST_NAME && is_letter(line.at[n]))
        n++;
    if (n == line.length || line.at[n] != '>')
        return 0;
    return !n || n + 1 == line.length || is_blank(line.at[n + 1]) || line.at[n + 1] == '>' ? n + 1 : 0;
}

/* Cuts the marks of quoted text off a line; returns how many there were. */
static int cut_quotes(struct text *line)
{
    int count = -1;
    size_t n;

    do {
        *line = text_trim(*line);
        n = quote_mark(*line);
        *line = text_skip(*line, n);
        count++;
    } while (n);
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

/* Whether the message that begins with a line stands below its answer, without quote marks: behind a divider, or a
   header that programs write there. */
static bool is_answered(const struct lines *l, struct text line)
{
    enum { LINES = 2 };
    static const char *const words[] = {
        "Sent:", "Gesendet:", "Enviado", "Envoy", "Sendt:", "\xE9\x80\x81\xE4\xBF\xA1" /* sent */,
    };
    size_t i;

    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (follows(l->below, words[i], LINES))
            return true;
    return is_divider(line);
}

/* Whether a line says who wrote what follows: `On 3 May Ann wrote:`. */
static bool says_who_wrote(struct text line)
{
    static const char *const words[] = {"wrote",  "writes",  "quoting", "schrieb", "schreibt", "escribi",
                                        "crit",   "skrev",   "napisa",
                                        "\xD0\xBF\xD0\xB8\xD1\x81\xD0\xB0\xD0\xBB" /* wrote, in Russian */};
    size_t i;

    if (!line.length || line.at[line.length - 1] != ':')
        return false;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (form_contains(line, words[i]))
            return true;
    return false;
}

/* Reads a line, up to where quoted text begins or ends in it. */
static bool read_line(struct lines *l)
{
    const char *at, *end;

    if (l->rest.length) {
        l->line = l->rest;
    } else if (text_line(&l->below, &l->line)) {
        l->number++;
    } else {
        return false;
    }
    end = l->line.at + l->line.length;
    l->rest.length = 0;
    for (at = l->line.at + 1; at < end && (at = memchr(at, '<', (size_t)(end - at))) != NULL; at++)
        if (text_starts_nocase(text_between(at, end), "<blockquote") ||
            text_starts_nocase(text_between(at, end), "</blockquote")) {
            l->rest = text_between(at, end);
            l->line = text_between(l->line.at, at);
            break;
        }
    return true;
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

    if (!read_line(l))
        return false;
    line = l->line;
    l->voice.quoted = cut_quotes(&line);
    if (l->base64.at && !l->base64_end && text_starts_nocase(line, "--"))
        l->base64_end = l->number;
    if (begins_part(l, line)) {
        l->voice.part++;
        l->is_text = true;
        if (is_answered(l, line))
            l->answered = l->line.at;
        l->is_mail = l->is_mail || l->voice.part > 1 || l->answered;
    }
    if (says_who_wrote(line)) {
        l->answered = l->line.at;
        l->is_mail = true;
    }
    if (text_starts_nocase(line, "Content-Type:"))
        l->is_text = form_contains(line, "text/");
    if (!l->base64.at && l->is_text && is_base64(line))
        l->base64 = (struct record_skipped){line.at, l->number, (int)(line.at - l->line.at) + 1, false};
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
    const char *answered;    /* as above, at that line */
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
        (struct telling){.game = *g, .is_over = is_over, .voice = l->voice, .begin = l->line.at,
                         .answered = l->answered};
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

/* Takes the end of another telling of a game. */
static void take_end(struct record_game *g, const struct record_game *other)
{
    g->end = other->end;
    g->end_winner = other->end_winner;
    g->end_by = other->end_by;
    g->end_after = other->end_after;
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
    if (!g->end) { /* a shorter telling that has ended is not joined */
        take_end(g, other);
        g->end_at = other->end_at;
    }
    if (!g->retold.at && other->count)
        g->retold = (struct record_skipped){other->moves[0].at, other->moves[0].line, other->moves[0].column, false};
}

/* Finds the tellings that tell a game again, among the games before it that are not too far away. */
static void find_retellings(struct mail *m)
{
    enum { FAR = 1000 };
    int i, j;

    for (i = 0; i < m->count; i++)
        for (j = i < FAR ? 0 : i - FAR; j < i && !m->tellings[i].again; j++) {
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

/* Whether a byte of a text, a -, a : or a |, may stand in a line that begins a part or a quotation: behind another -, a
   : at the end of its line, or behind nothing but words. */
static bool may_begin_part(struct text all, const char *at)
{
    if (*at == '-')
        return at > all.at && at[-1] == '-';
    if (*at == ':' && (at + 1 == all.at + all.length || at[1] == '\n' || at[1] == '\r'))
        return true;
    while (at > all.at && (is_letter(at[-1]) || is_blank(at[-1]) || at[-1] == '-'))
        at--;
    return at == all.at || at[-1] == '\n' || at[-1] == '\r';
}

/* Whether a text may be a mail: it has a sign of HTML or of quoted text, --, a line of a header, or a line that ends
   with a colon. */
static bool may_be_mail(struct text all)
{
    const char *sign, *at, *end = all.at + all.length;

    for (sign = "<>&\xE5-:|"; *sign; sign++)
        for (at = all.at; at < end && (at = memchr(at, *sign, (size_t)(end - at))) != NULL; at++)
            if (!strchr("-:|", *sign) || may_begin_part(all, at))
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
        while (at >= (l.rest.length ? l.rest.at : l.below.at) && next_line(&l))
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

/* Stores a place of a copy, as above, if there is one; none before the text. */
static void set_place(struct record_skipped *place, struct record_skipped in_copy, const char *text, const char *copy,
                      int lines)
{
    if (!in_copy.at || in_copy.at < copy)
        return;
    in_copy.at = text + (in_copy.at - copy);
    in_copy.line -= lines;
    *place = in_copy;
}

/* The text above a game, in which replies may stand. */
struct above {
    struct text text;
    char *left;  /* a copy of it, in which the lines that were told are blank */
    bool *told;  /* by the number of a line: whether it has become moves, comments or the end of the game */
};

/* Whether a game that was read from a copy has its first `count` moves before the copy of the text, and all others in
   that. */
static bool is_whole(const struct record_game *g, int count, const char *copy)
{
    return g->count >= count && g->moves[count - 1].at < copy && (g->count == count || g->moves[count].at >= copy);
}

/* Whether the n-th move of a game, from 0, which stands in a text without a number, is talk: there are other words on
   its line, and it is no move, or nothing shows yet that the game numbers in pairs. */
static bool is_talk(const struct record_game *g, int n, struct text text)
{
    const struct record_move *m = &g->moves[n];
    const char *at = m->at, *end = text.at + text.length;
    const char *begin = m->at, *behind = m->at + m->length, *number;

    while (at > text.at && !is_digit(at[-1]) && !is_letter(at[-1]) && at[-1] != '\n')
        at--;
    for (number = at; number > text.at && is_digit(number[-1]); number--)
        ;
    if ((number < at && (number == text.at || number[-1] != ':')) || (m->move.notation && n > 1))
        return false; /* it has a number, which is no time, or black's move is due */
    while (begin > text.at && begin[-1] != '\n' && begin[-1] != '\r')
        begin--;
    while (behind < end && *behind != '\n' && *behind != '\r')
        behind++;
    return scan_has_word(text_between(begin, m->at)) || scan_has_word(text_between(m->at + m->length, behind));
}

/* Takes what a copy of the text above a game, behind its moves, adds to it. */
static void take_reply(struct record_game *g, const struct record_game *reply, const char *text, const char *copy,
                       int lines)
{
    if (reply->count > g->count)
        g->above.at = NULL;
    add_moves(g, reply, text, copy, lines);
    set_place(&g->after_gap, reply->after_gap, text, copy, lines);
    set_place(&g->in_prose, reply->in_prose, text, copy, lines);
    set_place(&g->again, reply->again, text, copy, lines);
    set_place(&g->after_end, reply->after_end, text, copy, lines);
    set_place(&g->no_first, reply->no_first, text, copy, lines);
    if (reply->end) {
        take_end(g, reply);
        set_place(&g->end_at, reply->end_at, text, copy, lines);
    }
}

/* A reply to a game may stand above it: `7 B0+`. Reads the moves that go on with the game in what is left above, as if
   that stood below; or blanks a word that seemed to be the first of them. False if there are none, or the game is
   over. */
static bool read_above(struct record_game *g, const struct above *a, bool in_pairs)
{
    struct record r = {.in_pairs = in_pairs};
    struct game played = {0};
    struct sink joined = {0};
    int lines = put_moves(g, in_pairs, &joined), count = g->count;
    size_t before = joined.used;
    bool more = false;

    sink_text(&joined, (struct text){a->left, a->text.length});
    record_open(&r, sink_contents(&joined), INPUT_NUMBERED);
    game_next(&r, &played, NULL, false);
    if (is_whole(&r.game, count, joined.bytes + before)) {
        const char *copy = joined.bytes + before;

        more = r.game.count > count && is_talk(&r.game, count, (struct text){copy, a->text.length});
        if (more)
            memset(a->left + (r.game.moves[count].at - copy), ' ', r.game.moves[count].length);
        else
            take_reply(g, &r.game, a->text.at, copy, lines);
    }
    more = more || (g->count > count && game_standing(&played) == RECORD_OPEN);
    game_free(&played);
    record_free(&r);
    sink_free(&joined);
    return more;
}

/* Blanks a part of the text above a game. */
static void blank(const struct above *a, struct text part)
{
    memset(a->left + (part.at - a->text.at), ' ', part.length);
}

/* Copies the text above a game, without the names in marks of quoted text: behind `Ann>` a move seems to stand in
   prose. */
static void copy_above(const struct above *a)
{
    struct text rest = a->text, line, words;

    memcpy(a->left, a->text.at, a->text.length);
    while (text_line(&rest, &line)) {
        words = line;
        if (cut_quotes(&words))
            for (; line.at < words.at && *line.at != '&'; line.at++)
                if (is_letter(*line.at))
                    a->left[line.at - a->text.at] = ' ';
    }
}

/* Whether a line tells nothing but the end of a game. */
static bool is_end(struct text line, const struct heading *names)
{
    cut_quotes(&line);
    scan_cut_number(&line);
    return ending_read(text_trim(line), names).marker != END_NONE;
}

/* Marks the lines that were told by the moves of a game behind the first `count`, and by its end, and blanks them. Of
   the line on which the game begins, only the moves are blanked; a line with other words is not told. */
static void mark_told(const struct record_game *g, int count, const struct above *a)
{
    struct text rest = a->text, line;
    int i, n;

    for (i = count; i < g->count; i++) {
        const struct record_move *m = &g->moves[i];

        a->told[m->line] = true;
        blank(a, (struct text){m->at, m->length});
        for (n = 0; n < m->comment_count; n++) {
            a->told[record_comment(g, m)[n].line] = true;
            blank(a, record_comment(g, m)[n].text);
        }
    }
    if (g->end_at.at)
        a->told[g->end_at.line] = true;
    a->told[g->moves[0].line] = false;
    for (n = 1; text_line(&rest, &line); n++)
        if (a->told[n] && line.length) {
            struct text left = {a->left + (line.at - a->text.at), line.length};

            a->told[n] = !scan_has_word(left) || (n == g->end_at.line && is_end(left, &g->heading));
            blank(a, line);
        }
}

/* Reads all replies above a game: one to a reply stands above that, so the text is read again as long as there are more
   moves. Returns whether there were any, or the end. `quoted` is the game without them. */
static bool read_replies(struct record_game *g, const struct record_game *quoted, const struct above *a, bool in_pairs)
{
    enum { MOST = 30 };
    int readings = 0;
    bool more;

    do {
        int count = g->count;

        g->after_gap = quoted->after_gap;
        g->in_prose = quoted->in_prose;
        g->again = quoted->again;
        g->after_end = quoted->after_end;
        g->no_first = quoted->no_first;
        more = read_above(g, a, in_pairs);
        mark_told(g, count, a);
    } while (more && ++readings < MOST);
    return g->count > quoted->count || g->end;
}

/* Whether the number 2 stands before the second move: each has its own. */
static bool is_single(const struct record_game *g)
{
    const char *at = g->count > 1 ? g->moves[1].at : NULL;

    if (!at || at - g->moves[0].at < 4)
        return false;
    while (is_blank(at[-1]) || strchr(".):|>", at[-1]))
        at--;
    return at[-1] == '2' && !is_digit(at[-2]);
}

/* Takes the lines that were told out of the introduction or the conclusion. Behind them stand the comments of moves
   behind the first `count`. */
static void drop_told(struct record_game *g, struct record_lines *from, int count, const bool *told)
{
    struct comment_line *lines = g->comment_lines;
    int first = from->first, end = first + from->count, kept = first, i;

    for (i = first; i < end; i++)
        if (!told[lines[i].line] && (lines[i].text.length || kept > first))
            lines[kept++] = lines[i];
    while (kept > first && !lines[kept - 1].text.length)
        kept--;
    if (kept == end)
        return;
    memmove(lines + kept, lines + end, (size_t)(g->comment_count - end) * sizeof *lines);
    from->count = kept - first;
    g->outro.first -= from == &g->intro ? end - kept : 0;
    g->comment_count -= end - kept;
    for (i = count; i < g->count; i++)
        g->moves[i].comment -= end - kept;
}

/* The length of a sign before a blank that a line begins with, which may mark quoted text: `: `, `=> `. */
static size_t sign_length(struct text line)
{
    size_t n = 0;

    line = text_trim(line);
    while (n < line.length && !is_letter(line.at[n]) && !is_digit(line.at[n]) && !strchr(" \t@|#([<\"'", line.at[n]))
        n++;
    return n < line.length && is_blank(line.at[n]) ? n : 0;
}

/* Whether the first move with number 1 stands behind a sign, and a line without one above begins with a move that has a
   later number: a reply to what is quoted behind that sign. */
static bool has_reply(struct text all)
{
    struct scan s = scan_begin(all);
    struct heading ignored = {0};
    struct scan_token t;
    bool found = false;

    do {
        scan_text(&s, false, &ignored, &t);
        found = found || (t.kind == SCAN_MOVE && t.whole && t.leads && t.number > 1 &&
                          !sign_length(text_between(s.begin, s.end)));
    } while (t.kind != SCAN_END && !(t.number == 1 && scan_is_first(&t)));
    return found && t.kind != SCAN_END && sign_length(text_between(s.begin, s.end));
}

/* Adds the replies above the first game of a mail, if it is unfinished, and quoted or in a message that is answered, or
   behind a sign that marks it so. */
static void read_reply(struct telling *t, struct text all, bool signs)
{
    struct record_game *g = &t->game;
    const char *end = t->voice.quoted || (signs && !t->answered) ? t->begin : t->answered;
    struct above a = {.text = text_between(all.at, end ? end : all.at)};
    const struct record_game quoted = *g;
    int count = g->count;

    if (t->is_over || g->end || !a.text.length || g->moves[count - 1].at < t->begin) /* a list read upwards */
        return;
    g->end_at.at = NULL; /* of what turned out to be no end */
    a.left = memory_new(a.text.length, 1);
    copy_above(&a);
    a.told = memory_new((size_t)g->moves[0].line + 1, sizeof *a.told);
    if ((!is_single(g) && read_replies(g, &quoted, &a, true)) || read_replies(g, &quoted, &a, false))
        drop_told(g, &g->intro, count, a.told);
    free(a.left);
    free(a.told);
}

/* The voice of the line on which a place stands. */
static struct voice voice_at(struct text all, const char *place)
{
    struct lines l = {.below = all};

    while (place >= (l.rest.length ? l.rest.at : l.below.at) && next_line(&l))
        ;
    return l.voice;
}

/* A move without a number, or a word that is almost one, in a reply. */
struct answer {
    struct scan scan; /* behind it */
    struct scan_token t;
    bool alone; /* the line has nothing else but a label: `My move: B0+` */
};

/* Whether what stands before a place of a line has no word, or ends with a colon, or is a player: the label of what
   stands there. `Better: B0+` names a move that was not made. */
static bool is_label(const struct scan *s, const char *at)
{
    static const char others[] = "better best instead alternative alternatively or not if idea threat example maybe "
                                 "perhaps variation stronger weaker";
    struct text words = text_trim(text_between(s->start, at)), rest = words;

    if (!words.length || slip_begin(s, s->start) == at || text_is_among(words, "White Black"))
        return true;
    return words.at[words.length - 1] == ':' && !text_is_among(text_cut(&rest, ":"), others);
}

/* Takes a token of a line into account; whether it is an answer. */
static bool is_answer(struct answer *a)
{
    const struct scan_token *t = &a->t;
    struct text word = t->kind == SCAN_END ? text_of(NULL) : slip_word(&a->scan, t->text.at);

    if (!word.length || t->number || (scan_is_first(t) && notation_table[t->move.notation].restarts_game))
        return false;
    a->alone = is_label(&a->scan, word.at) && !a->scan.comment.length &&
               slip_begin(&a->scan, word.at + word.length) == a->scan.end;
    return t->whole || (a->alone && !scan_is_uniform(word) && slip_judge(word) == SLIP_LIKELY);
}

/* Finds the first answer in a line; false if there is none. */
static bool find_answer(struct answer *a, struct text line)
{
    a->scan = scan_begin(line);
    while (scan_go_on(&a->scan, &line))
        do {
            scan_next(&a->scan, &a->t);
            if (is_answer(a))
                return true;
        } while (a->t.kind != SCAN_END && a->t.kind != SCAN_COMMENT);
    return false;
}

/* Adds an answer to its game; false if it cannot be played. */
static bool add_answer(struct record_game *g, struct game *played, const struct scan_token *t,
                       struct record_skipped place)
{
    g->moves = memory_grow(g->moves, &g->capacity, (size_t)g->count + 1, sizeof *g->moves);
    g->moves[g->count++] = (struct record_move){.word = t->text.at, .length = (uint32_t)t->text.length,
                                                .line = place.line, .column = place.column, .move = t->move,
                                                .at = t->text.at};
    game_play(played, g);
    if (game_standing(played) == RECORD_BROKEN) {
        g->count--;
        return false;
    }
    g->after_gap.at = g->in_prose.at = NULL;
    return true;
}

/* Takes an answer in the line being read to a game that had `count` moves: as its next move if it is alone and the game
   the only one, else as one that was skipped. False if nothing more can come. */
static bool take_answer(struct record_game *g, int count, bool only, struct game *played, const struct answer *a,
                        const struct lines *l)
{
    const char *at = a->t.text.at, *begin = at;
    struct record_skipped place;

    if (g->after_gap.at && g->after_gap.at != at)
        return false;
    while (begin > l->all.at && begin[-1] != '\n' && begin[-1] != '\r')
        begin--;
    place = (struct record_skipped){at, l->number, (int)(at - begin) + 1, false};
    if (only && a->alone && add_answer(g, played, &a->t, place))
        return game_standing(played) == RECORD_OPEN;
    if (g->count == count && !g->in_prose.at)
        g->in_prose = place;
    return !a->alone;
}

/* Whether a line is part of the reply to a game whose last move has this voice. */
static bool is_reply(const struct lines *l, struct voice last, const char *answered)
{
    if (last.quoted)
        return l->voice.part == last.part && l->voice.quoted < last.quoted;
    return answered && l->line.at < answered && last.part - l->voice.part <= 2; /* a divider, a header */
}

/* Adds the moves of the reply to a game, if it is the only one of its mail, that have no numbers, and stand alone on
   their lines; notes one that stands in a sentence. `moved` are the bytes of the mail where moves of the game begin. */
static void read_answers(struct telling *t, struct text all, bool only, const char *moved)
{
    struct record_game *g = &t->game;
    struct voice last = voice_at(all, g->moves[g->count - 1].at);
    struct lines l = {.all = all, .below = all};
    struct game played = {0};
    struct answer a;
    int count = g->count;
    bool header = false, more;

    game_begin(&played, NULL, false);
    game_play(&played, g);
    more = game_standing(&played) == RECORD_OPEN;
    while (more && next_line(&l)) {
        struct text line = l.line;

        cut_quotes(&line);
        header = line.length && (header || is_header(&l, line));
        if (header || !line.length || memchr(moved + (line.at - all.at), 1, line.length))
            continue;
        if (is_reply(&l, last, t->answered) && find_answer(&a, line))
            more = take_answer(g, count, only, &played, &a, &l);
    }
    game_free(&played);
}

/* The lines, of `count`, on which moves of a game from the n-th on stand, and no tags; to be freed. */
static bool *find_lines(const struct record_game *g, int n, struct text all, int count)
{
    bool *found = memory_new((size_t)count + 1, sizeof *found);

    for (; n < g->count; n++) {
        const struct record_move *m = &g->moves[n];
        struct text rest = text_between(m->at - (m->column - 1), all.at + all.length), line;

        found[m->line] = text_line(&rest, &line) && !memchr(line.at, '<', line.length);
    }
    return found;
}

/* Adds the moves of the reply to a game, and takes their lines, of `lines` that the mail has, out of its prose. */
static void take_answers(struct telling *t, struct text all, int lines, bool only)
{
    struct record_game *g = &t->game;
    char *moved = memory_new(all.length, 1);
    bool *told;
    int count = g->count, i;

    for (i = 0; i < count; i++)
        moved[g->moves[i].at - all.at] = 1;
    read_answers(t, all, only, moved);
    free(moved);
    told = find_lines(g, count, all, lines);
    drop_told(g, &g->intro, g->count, told);
    drop_told(g, &g->outro, g->count, told);
    free(told);
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

    for (i = 0; i < m->count; i++)
        record_free_game(&m->tellings[i].game);
    free(m->tellings);
    free(m);
}

/* Reads the replies to the games of a mail, which are numbered or not. `signs`: a sign shows what is quoted, as
   has_reply says. */
static void read_all_replies(struct mail *m, const struct lines *lines, bool numbered, bool signs)
{
    struct telling *last = NULL;
    int i, games = 0;

    if (m->count && !m->tellings[0].again)
        read_reply(m->tellings, lines->all, signs);
    for (i = 0; i < m->count; i++)
        if (!m->tellings[i].again) {
            last = &m->tellings[i];
            games++;
        }
    if (numbered && games && !last->is_over && !last->game.end)
        take_answers(last, lines->all, lines->number, games == 1);
}

void mail_open(struct record *r, struct text all)
{
    static const struct record_source source = {next, close};
    bool replied = r->input_form == INPUT_NUMBERED && has_reply(all);
    struct lines lines;
    struct mail *m;

    if (r->input_form == INPUT_ARCHIVE ? !has_signs(all) : !replied && !may_be_mail(all))
        return;
    lines = read_lines(all);
    r->unread = lines.base64;
    if (!lines.is_mail && !replied)
        return;
    m = memory_new(1, sizeof *m);
    read_tellings(r, &lines, m);
    find_retellings(m);
    read_all_replies(m, &lines, r->input_form == INPUT_NUMBERED, replied);
    r->state = m;
    r->source = &source;
}
