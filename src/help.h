/* help: what -h prints. Needs all the headers from base.h to options.h. */

/* Writes every option, made from the table that options_read reads by, and a line before and behind: with
   the prompt under it, it fills a screen of 24 lines. */
void help_write(const struct message_catalogue *words, struct sink *to);
