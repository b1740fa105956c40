#include "archive/archive.h"

enum subject { WHITE, BLACK, PLAYER, TITLE, TEXT, FILE_NAME, RULES, WINNER, RESULT, MOVES, GAME, ERROR, COMMENTED };

static const struct subject_row {
    const char *name, *ops;
    const char *values; /* the allowed values, with spaces between them; NULL: any */
} subjects[] = {
    [WHITE] = {"white", "=~", NULL},
    [BLACK] = {"black", "=~", NULL},
    [PLAYER] = {"player", "=~", NULL},
    [TITLE] = {"title", "=~", NULL},
    [TEXT] = {"text", "=~", NULL},
    [FILE_NAME] = {"file", "=~", NULL},
    [RULES] = {"rules", "=", "trax trax8 loop"},
    [WINNER] = {"winner", "=", "white black none"},
    [RESULT] = {"result", "=", "loop line loop+line resignation time claim agreement full-board open"},
    [MOVES] = {"moves", "=<>lg", NULL},
    [GAME] = {"game", "=<>lg", NULL},
    [ERROR] = {"error", "", NULL},
    [COMMENTED] = {"commented", "", NULL},
};

enum { SUBJECTS = sizeof subjects / sizeof *subjects };

static bool takes_number(const struct subject_row *row)
{
    return strchr(row->ops, '<');
}

/* Whether a text matches a pattern; if `part`, a part of the text is enough. * stands for any bytes. Ignores case. */
static bool fits(struct text pattern, struct text t, bool part)
{
    struct text star = part ? pattern : (struct text){NULL, 0}, from = t; /* star: the pattern after the last * */

    while (t.length || pattern.length) {
        if (part && !pattern.length)
            return true;
        if (pattern.length && pattern.at[0] == '*') {
            star = pattern = text_skip(pattern, 1);
            from = t;
        } else if (t.length && pattern.length && to_upper(pattern.at[0]) == to_upper(t.at[0])) {
            pattern = text_skip(pattern, 1);
            t = text_skip(t, 1);
        } else if (star.at && from.length) {
            pattern = star;
            t = from = text_skip(from, 1);
        } else {
            return false;
        }
    }
    return true;
}

/* Whether a text matches a condition's pattern. If the operator is =, one matching word of the text is enough. */
static bool has(const struct select_term *term, struct text t)
{
    struct text rest = t;
    bool found = fits(term->value, t, term->op == '~');

    while (!found && rest.at && term->op == '=')
        found = fits(term->value, text_cut(&rest, " "), false);
    return found;
}

static bool has_line(const struct select_term *term, const struct record_game *g)
{
    int i = 0;

    while (i < g->comment_count && !has(term, text_trim(g->comment_lines[i].text)))
        i++;
    return i < g->comment_count;
}

static bool compares(const struct select_term *term, int number)
{
    switch (term->op) {
    case '<': return number < term->number;
    case '>': return number > term->number;
    case 'l': return number <= term->number;
    case 'g': return number >= term->number;
    default: return number == term->number;
    }
}

static bool is_commented(const struct record_game *g)
{
    int i = 0;

    while (i < g->count && !g->moves[i].comment.count)
        i++;
    return i < g->count;
}

static bool term_holds(const struct select_term *term, const struct game *g)
{
    static const char *const winners[] = {"none", "white", "black"};
    const char *by = g->result.by == GAME_BY_FULL_BOARD ? "full-board" : game_by_table[g->result.by].name;

    switch ((enum subject)term->key) {
    case WHITE: return has(term, g->white);
    case BLACK: return has(term, g->black);
    case PLAYER: return has(term, g->white) || has(term, g->black);
    case TITLE: return has(term, g->title);
    case TEXT: return has_line(term, g->record);
    case FILE_NAME: return fits(term->value, text_of(g->file), term->op == '~');
    case RULES: return has(term, text_of(g->rules->name));
    case WINNER: return has(term, text_of(winners[g->result.winner]));
    case RESULT: return has(term, text_of(by));
    case MOVES: return compares(term, g->count);
    case GAME: return compares(term, g->index);
    case ERROR: return g->error_count > 0;
    default: return is_commented(g->record);
    }
}

bool select_holds(const struct select *s, const struct game *g)
{
    bool met = false, good = true; /* met: an earlier alternative holds; good: this alternative holds so far */

    for (int i = 0; i < s->count; i++) {
        if (s->terms[i].further && !met && !good)
            return false;
        if (s->terms[i].further || s->terms[i].alternative) {
            met = (met || good) && !s->terms[i].further;
            good = true;
        }
        good = good && term_holds(&s->terms[i], g) != s->terms[i].negated;
    }
    return met || good;
}

/* Reports a condition as wrong. Lists all keys if `row` is NULL, otherwise what may follow the key. Returns false. */
static bool fail_condition(struct message_fault *fault, struct text condition, struct text key,
                           const struct subject_row *row)
{
    const char *op;

    message_fail(fault, MESSAGE_NO_CONDITION, condition, text_of(NULL));
    for (int i = 0; !row && i < SUBJECTS; i++)
        sink_word(&fault->holes, text_of(subjects[i].name));
    if (!row)
        return message_advise(fault, MESSAGE_AVAILABLE, key);
    if (row->values)
        sink_word(&fault->holes, text_of(row->values));
    for (op = row->ops; !row->values && *op; op++) {
        sink_word(&fault->holes, text_of(row->name));
        SINK(&fault->holes, (char)(*op == 'l' ? '<' : *op == 'g' ? '>' : *op),
             is_letter(*op) ? "=" : "", takes_number(row) ? "N" : "TEXT");
    }
    if (!*row->ops)
        sink_string(&fault->holes, row->name);
    return message_advise(fault, MESSAGE_ALLOWED, text_of(NULL));
}

/* Returns the length of the condition at the beginning of a text: up to a blank, newline or comma outside quotes. */
static size_t condition_length(const char *at)
{
    char quote = '\0';
    size_t n;

    for (n = 0; at[n] && (quote || !strchr(" \t\n,", at[n])); n++)
        quote = at[n] == quote ? '\0' : !quote && (at[n] == '"' || at[n] == '\'') ? at[n] : quote;
    return n;
}

/* Reads the operator and the value after a key. Returns false if the operator or the value does not suit the key. */
static bool read_value(struct select_term *term, struct text rest)
{
    const struct subject_row *row = &subjects[term->key];
    struct text number;

    if (rest.length > 1 && rest.at[0] == '!') {
        term->negated = !term->negated;
        rest = text_skip(rest, 1);
    }
    term->op = rest.length ? rest.at[0] : '\0';
    rest = text_skip(rest, rest.length > 0);
    if (rest.length && rest.at[0] == '=' && strchr("<>", term->op)) {
        term->op = term->op == '<' ? 'l' : 'g';
        rest = text_skip(rest, 1);
    }
    if (rest.length && strchr("\"'", rest.at[0])) {
        if (rest.length < 2 || rest.at[rest.length - 1] != rest.at[0])
            return false; /* the quote is not closed */
        rest = (struct text){rest.at + 1, rest.length - 2};
    }
    term->value = number = rest;
    term->number = text_cut_number(&number, INT_MAX);
    if (!*row->ops || !term->op)
        return !*row->ops && !term->op;
    return strchr(row->ops, term->op) && rest.length && (!row->values || has(term, text_of(row->values))) &&
           (!takes_number(row) || !number.length);
}

bool select_read(struct select *s, const char *expression, struct message_fault *fault)
{
    const int before = s->count;
    const char *at;
    size_t length;
    bool comma = false;

    for (at = expression; *at; at += length) {
        struct select_term term = {.alternative = comma && s->count > before, .further = before && s->count == before};
        struct text whole = {at, length = condition_length(at)}, key;

        if (!length) {
            comma = comma || *at == ',';
            length = 1;
            continue;
        }
        term.negated = *at == '!';
        key = text_skip(whole, term.negated);
        key.length = strcspn(key.at, "=~<>! \t\n,");
        while (term.key < SUBJECTS && !text_is_nocase(key, subjects[term.key].name))
            term.key++;
        if (term.key == SUBJECTS && s->count && key.length == length)
            return message_fail(fault, MESSAGE_NOT_QUOTED, whole, text_of(NULL));
        if (term.key == SUBJECTS)
            return fail_condition(fault, whole, key, NULL);
        if (!read_value(&term, text_between(key.at + key.length, at + length)))
            return fail_condition(fault, whole, key, &subjects[term.key]);
        *MEMORY_ADD(s->terms, s->count, s->capacity) = term;
        comma = false;
    }
    return true;
}
