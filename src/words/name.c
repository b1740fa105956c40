#include "words/words.h"

enum {
    NAME_WORDS = 5, /* maximum words of a name */
    CAPITALS = 8    /* after a key such as `White:`, maximum words in Latin letters */
};

/* A name has no word of `terms` or `name_kinds`, and no word of `name_prose` in small letters. Its first word is not in
   `openers`, and is in `articles` only after a key, colour or comma. */
static const char terms[] =
    "move moves turn turns play plays win wins won lose loses lost draw resign resigns resigned attack attacks "
    "attacking defence threat threats threatens loop loops line lines corner corners edge edges cave games "
    "rules board tile tiles introduction part chapter notation comment comments variation diagram figure position "
    "page today yesterday round runde ronde newsletter problem solution supertrax time clock rating";
const char name_kinds[] = "match game trax final partie partida partita spil";
static const char openers[] = "dear hi hello rematch revanche spillet spiel kamp sieg duelo heute hoy oggi zug angriff "
                              "angreb ataque attaque zeit mein meine loss between";
static const char articles[] = "der die ein eine en et un une";
const char name_prose[] =
    "the a an is was are has have had to of in on at for with and or but not no so if then this that it he she we "
    "you i my your his her its can it could would should must first second next last here there now who what when "
    "how better best good bad wrong only by from as very more all any one two both see below above moved played "
    "made makes did does after lead leads leading score loss";

/* Words in small letters within names. */
static const char particles[] = "van von de der den da di la le du dos del af zu zur ten ter al el bin ibn st";

bool name_is(struct text t, int most)
{
    int words = 0, small = 0;
    bool shortened = false; /* whether the word before is like `Mr.` or `A.` */

    if (!t.length || !(is_letter(t.at[0]) || t.at[0] == SIGN_LETTER) ||
        words_find(t, most < 2 ? "?!;=+\\{}/)" : "?!:;={})") < t.length)
        return false;
    for (; t.length; words++) {
        struct text word = {t.at, words_find(t, " \t")};
        bool capital = is_capital(word.at[0]) || word.at[0] == SIGN_LETTER;

        t = text_trim(text_skip(t, word.length));
        if (words == (most > 1 && is_letter(word.at[0]) ? CAPITALS : NAME_WORDS) || words_begins_move(word) ||
            text_is_among(word, terms) || text_is_among(word, name_kinds) ||
            (!words && (text_is_among(word, openers) || (most < 2 && text_is_among(word, articles)))) ||
            (!capital && text_is_among(word, name_prose)))
            return false;
        small += is_letter(word.at[0]) && !capital && !shortened && !text_is_among(word, particles);
        shortened = capital && word.length < 4 && word.at[word.length - 1] == '.';
    }
    return small == 0 || (words == small && words <= most);
}
