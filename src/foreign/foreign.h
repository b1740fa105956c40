/* foreign.h: records of other programs, recognised by how they begin and read as those of people are; and mails. */

/* Opens a text as record_open does. If the form is INPUT_DETECT, it may also be a record of another program, INPUT_SGF
   to INPUT_PROTOCOL; and no game of a mail comes twice: what its other parts, quoted text and forwarded messages tell
   of a game is joined to the longest telling. Equal games of one part, or lines of an archive, stay games of their
   own. */
void foreign_open(struct record *r, struct text all, enum input_form input_form);
