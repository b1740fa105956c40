/* targets: the functions that a fuzzer calls. They abort at a failure. Include base.h first. */

struct target {
    const char *name;
    void (*fuzz)(struct text all);
};

/* The last one has the name NULL. */
extern const struct target targets[];
