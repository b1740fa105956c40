#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "seek.h"

bool seek_legal(struct reference *r, int *n, char word[COMPOSE_WORD])
{
    int width = r->right - r->left + 3, height = r->bottom - r->top + 3;

    for (; *n < width * height * 3; ++*n) {
        int column = *n / 3 % width, row = *n / 3 / width;

        if (!reference_is_playable(r, r->top + row - 1, r->left + column - 1))
            continue;
        compose_spell(column, row, "+/\\"[*n % 3], word);
        if (strcmp(reference_play(r, word), "played") == 0) {
            ++*n;
            return true;
        }
    }
    return false;
}

bool seek_attack(struct reference *r, char colour)
{
    char word[COMPOSE_WORD];
    bool found = false;
    int n = 0;

    while (!found && seek_legal(r, &n, word)) {
        found = reference_won(r, colour);
        reference_take_back(r);
    }
    return found;
}

bool seek_is_lost(struct reference *r, char colour)
{
    char word[COMPOSE_WORD];
    bool lost = true, any = false;
    int n = 0;

    while (lost && seek_legal(r, &n, word)) {
        any = true;
        lost = r->by ? r->winner && r->winner[0] == colour : seek_attack(r, colour);
        reference_take_back(r);
    }
    return lost && any;
}

int seek_win(struct reference *r, char colour)
{
    char word[COMPOSE_WORD];
    bool found = false;
    int n = 0;

    if (seek_attack(r, colour))
        return 1;
    while (!found && seek_legal(r, &n, word)) {
        found = !r->by && seek_is_lost(r, colour);
        reference_take_back(r);
    }
    return found ? 2 : 0;
}
