/* help: what -h and -V print. Needs all the headers from base.h to options.h. */

/* Writes a line an option, made from the table that options_read reads by, and one before and behind: with
   the prompt under it, it fills a screen of 24 lines. */
void help_write(const struct message_catalogue *words, struct sink *to);

/* Writes what -V prints. */
void help_version(struct sink *to);
