/* xml: text that can never become markup, for SVG and HTML alike. Needs base.h, text.h, sink.h and
   message.h. */

/* Writes a text for an element or a quoted attribute: < > & and " as entities, tabs and ends of lines as
   a blank; other control characters, and what Unicode says is no character, are dropped. */
void xml_text(struct text t, struct sink *to);

/* A sentence of the catalogue, not yet escaped, its `count` holes filled with what xml_text would let
   through. It goes to the end of `kept`, a zeroed sink without a stream in which no hole lies, until that is
   forgotten; all that the sink has is returned. */
struct text xml_sentence(const struct message_catalogue *c, enum message id, const struct text *holes,
                         int count, struct sink *kept);

/* The same, escaped and written. */
void xml_message(const struct message_catalogue *c, enum message id, const struct text *holes,
                 int count, struct sink *to);
