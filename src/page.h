/* page: player.html with its names filled in, around the games. Needs base.h, text.h, sink.h, asset.h,
   message.h, xml.h and theme.h. */

/* What goes into it. */
struct page {
    const struct message_catalogue *words;
    struct text title;
    int theme;
    struct text classes; /* of the element that holds the games */
    bool player; /* with its controls and its script, and all themes to choose from */
    bool all;    /* it numbers forced tiles too */
    unsigned marks; /* what is marked in it, as ANALYSIS_ bits: with what tells and shows that */
};

/* Writes what stands before the games; *rest is then what stands behind them, for page_end. */
void page_begin(const struct page *p, struct text *rest, struct sink *to);
void page_end(const struct page *p, struct text *rest, struct sink *to);
