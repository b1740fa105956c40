/* trial: plays one sequence from one position, against every reply where it says so. Needs all the headers
   from base.h to game.h, position.h, attack.h, search.h, remark.h and sequence.h. */

enum { TRIAL_NOWHERE = -1 };

enum trial_fault {
    TRIAL_ILLEGAL, /* a move cannot be played */
    TRIAL_UNTRUE,  /* it claims a win that is none */
    TRIAL_UNTOLD   /* it claims a win too hard to judge */
};

struct trial {
    const struct sequence *s;
    bool claims;               /* a win, at the end of it */
    int far;                   /* the item where it broke off, or TRIAL_NOWHERE, */
    enum trial_fault fault;    /*   and why */
    enum turn_reason reason;   /* of ILLEGAL */
    char reply[NOTATION_WORD]; /* of UNTRUE: one that prevents the win, or empty */
    int renamed;               /* the item, or TRIAL_NOWHERE, that was read as the classic notation names it, */
    char name[NOTATION_WORD];  /*   and what it should be called */

    struct position *p; /* private */
    long limit;         /* private: of p->tries */
};

/* Whether a sequence holds, and what it claims, with this colour to begin. The position is left as it was. */
bool trial_holds(struct trial *t, struct position *p, const struct sequence *s, bool claims,
                 enum board_colour colour);
