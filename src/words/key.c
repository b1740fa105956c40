#include "words/words.h"

/* The keys in English, German, French, Spanish, Italian, Danish, Russian and Japanese. */
static const char *const keys[][18] = {
    [KEY_WHITE] = {"white", "white player", "player 1", "player one", "first player", "1st player"},
    [KEY_BLACK] = {"black", "black player", "player 2", "player two", "second player", "2nd player"},
    [KEY_RULES] = {"rules", "variant", "game type", "board size", "regeln", "r\xC3\xA8gles", "reglas", "regler"},
    [KEY_EVENT] = {"event", "title", "tournament", "match"},
    [KEY_RESULT] = {"result", "winner", "ergebnis", "r\xC3\xA9sultat", "r\xE9sultat", "resultado", "risultato",
      "resultat"},
    [KEY_WEISS] = {"w", "wei\xC3\x9F", "wei\xDF", "weiss", "blancs", "les blancs", "blanc", "blancas", "blanco",
      "blancos", "bianco", "hvid", "hvide", "\xE7\x99\xBD", "\xE7\x99\xBD\xE7\x95\xAA",
      "\xD0\xB1\xD0\xB5\xD0\xBB\xD1\x8B\xD0\xB5", "\xD0\x91\xD0\xB5\xD0\xBB\xD1\x8B\xD0\xB5"},
    [KEY_SCHWARZ] = {"b", "schwarz", "noirs", "les noirs", "noir", "negras", "negro", "negros",
      "nero", "sort", "sorte", "\xE9\xBB\x92", "\xE9\xBB\x92\xE7\x95\xAA",
      "\xD1\x87\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5", "\xD0\xA7\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5",
      "\xD1\x87\xD0\xB5\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5", "\xD0\xA7\xD0\xB5\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5"},
};

enum key key_find(struct text t)
{
    char bytes[64];

    if (t.length && t.length < sizeof bytes)
        t = text_trim((struct text){bytes, markup_strip(t, bytes)});
    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
        for (size_t p = 0; keys[k][p]; p++)
            if (text_is_nocase(t, keys[k][p]))
                return (enum key)k;
    return KEY_NONE;
}
