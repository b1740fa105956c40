/* asset: a file by name, built in or from disk. Needs base.h and text.h. The table is generated: see
   embed.c and the Makefile. */

struct asset {
    const char *name; /* as in its folder: "short2.tfm" */
    const unsigned char *bytes;
    size_t size;
};

extern const struct asset asset_table[]; /* sorted by name as the Makefile lists it; ends with {NULL} */

/* The built-in file of this name: NAME itself or NAME with the suffix (".tfm") behind it. False if
   there is none. */
bool asset_built_in(const char *name, const char *suffix, struct text *bytes);

/* A file from disk, "-" being standard input, in fresh memory. False if it could not be read, with
   errno set. */
bool asset_from_disk(const char *path, struct text *bytes);

/* The n-th built-in file whose name has this suffix, counted from 0; NULL past the last. */
const char *asset_listed(const char *suffix, size_t n);
