/* targets: what a fuzzer gives its bytes to. What does not hold aborts. Needs base.h and text.h. */

struct target {
    const char *name;
    void (*fuzz)(struct text all);
};

/* Ends with one whose name is NULL. */
extern const struct target targets[];
