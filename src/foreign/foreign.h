/* foreign.h: records of other programs, recognised by how they begin and read as those of people are. */

/* Opens a text as record_open does; if the form is INPUT_DETECT, it may also be a record of another program, INPUT_SGF
   to INPUT_PROTOCOL. */
void foreign_open(struct record *r, struct text all, enum input_form input_form);
