/* help: what -h and -V print. Needs base.h, text.h, sink.h and message.h. */

/* Writes every option, made from the table that command_read reads by, and a line before and behind: with
   the prompt under it, it fills a screen of 24 lines. */
void help_write(const struct message_catalogue *words, struct sink *to);

/* Writes what -V prints. */
void help_version(struct sink *to);
