/* kept: what a sink without a stream was given. Needs base.h, text.h and sink.h. */

/* Whether a sink has kept exactly this; it is empty afterwards. */
static inline bool kept(struct sink *s, const char *wanted)
{
    bool same = text_is(sink_contents(s), wanted);

    sink_free(s);
    return same;
}
