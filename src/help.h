/* help: what -h prints. Needs all the headers from base.h to options.h. */

/* Writes a line an option, made from the table that options_read reads by, with a few words before and
   behind. */
void help_write(const struct message_catalogue *words, struct sink *to);
