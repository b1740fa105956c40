#include "cli/rows.h"

#define FIELD(NAME) .field = offsetof(struct options, NAME)
#define NAMES "ascii eps gif html json kitty pdf png ps record sixel svg" /* formats that show title and players */

const struct row rows_table[OPTIONS_ROWS] = {
    {"--numbered", "-n", NULL, MESSAGE_HELP_NUMBERED, .kind = ROW_FORM, .value = INPUT_NUMBERED},
    {"--lines", NULL, NULL, MESSAGE_HELP_LINES, .kind = ROW_FORM, .value = INPUT_ARCHIVE},
    {"--plain", NULL, NULL, MESSAGE_HELP_PLAIN, .kind = ROW_FORM, .value = INPUT_PLAIN, .joined = true},
    {"--rules", "-r", "NAME", MESSAGE_HELP_RULES, .kind = ROW_RULES, .list = OPTIONS_RULES},
    {"--keep-going", "-k", NULL, MESSAGE_HELP_KEEP_GOING, .kind = ROW_FLAG, FIELD(keep_going)},
    {"--unique", NULL, NULL, MESSAGE_HELP_UNIQUE, .kind = ROW_FLAG, FIELD(unique), .joined = true},
    {"--moves", "-m", "N", MESSAGE_HELP_MOVES, .kind = ROW_MOVES},
    {"--to", "-T", "FORMAT", MESSAGE_HELP_TO, .kind = ROW_FORMAT, .list = OPTIONS_FORMATS},
    {"--set", "-O", "KEY=VALUE", MESSAGE_HELP_SETTING, .kind = ROW_SETTING, .list = OPTIONS_SETTINGS},
    {"--font", "-f", "NAME", MESSAGE_HELP_FONT, .kind = ROW_TEXT, FIELD(font), .list = OPTIONS_FONTS,
     .serves = "ascii"},
    {"--all", "-a", NULL, MESSAGE_HELP_ALL, .kind = ROW_FLAG, FIELD(all),
     .serves = "ascii eps gif html kitty pdf png ps sixel svg"},
    {"--check", "-c", NULL, MESSAGE_HELP_CHECK, .kind = ROW_FORMAT, .word = "check"},
    {"--legal", NULL, NULL, MESSAGE_HELP_LEGAL, .kind = ROW_FLAG, FIELD(legal)},
    {"--variations", NULL, NULL, MESSAGE_HELP_VARIATIONS, .kind = ROW_FLAG, FIELD(variations), .joined = true},
    {"--select", NULL, "GAMES", MESSAGE_HELP_SELECT, .kind = ROW_SELECT},
    {"--find", NULL, "POSITION", MESSAGE_HELP_FIND, .kind = ROW_TEXT, FIELD(find)},
    {"--position", NULL, "POSITION", MESSAGE_HELP_POSITION, .kind = ROW_TEXT, FIELD(code), .joined = true},
    {"--rewrite", NULL, "NAME", MESSAGE_HELP_REWRITE, .kind = ROW_REWRITE},
    {"--output", "-o", "FILE", MESSAGE_HELP_OUTPUT, .kind = ROW_TEXT, FIELD(output)},
    {"--code", "-s", NULL, MESSAGE_HELP_CODE, .kind = ROW_FORMAT, .word = "code"},
    {"--game", "-g", "TEXT", MESSAGE_HELP_TITLE, .kind = ROW_TEXT, FIELD(title), .serves = NAMES},
    {"--white", "-w", "TEXT", MESSAGE_HELP_WHITE, .kind = ROW_TEXT, FIELD(white), .serves = NAMES, .joined = true},
    {"--black", "-b", "TEXT", MESSAGE_HELP_BLACK, .kind = ROW_TEXT, FIELD(black), .serves = NAMES, .joined = true},
    {"--language", "-l", "NAME", MESSAGE_HELP_LANGUAGE, .kind = ROW_TEXT, FIELD(language), .list = OPTIONS_LANGUAGES},
    {"--verbose", "-v", NULL, MESSAGE_HELP_VERBOSE, .kind = ROW_FLAG, FIELD(verbose)},
    {"--quiet", "-q", NULL, MESSAGE_HELP_QUIET, .kind = ROW_FLAG, FIELD(quiet),
     .serves = "ascii gif kitty pdf png ps sixel svg", .joined = true},
    {"--help", "-h", NULL, MESSAGE_HELP_HELP, .kind = ROW_DEED, .value = OPTIONS_HELP},
    {"--version", "-V", NULL, MESSAGE_HELP_VERSION, .kind = ROW_DEED, .value = OPTIONS_VERSION, .joined = true},
    {.brief = "-p", .kind = ROW_FORMAT, .word = "ps"}, /* this row and all rows below: as in traxfig 2.12 */
    {.brief = "-u", .kind = ROW_FORMAT, .word = "html"},
    {.brief = "-i", .kind = ROW_FORMAT, .word = "html", .implied = "player=yes"},
    {.brief = "-t", .kind = ROW_IGNORED},
};

const struct row *rows_letter(char letter)
{
    const struct row *row;

    for (row = rows_table; row < rows_table + OPTIONS_ROWS; row++)
        if (row->brief && row->brief[1] == letter)
            return row;
    return NULL;
}

int rows_find(struct text name, const struct row **row, struct sink *names)
{
    int count = 0, i;

    for (i = 0; rows_table[i].name; i++) {
        const char *whole = rows_table[i].name;

        if (strlen(whole) < name.length || memcmp(whole, name.at, name.length) != 0)
            continue;
        if (!count || !whole[name.length])
            *row = &rows_table[i];
        if (!whole[name.length])
            return 1;
        count++;
        sink_word(names, text_of(whole));
    }
    return count;
}
