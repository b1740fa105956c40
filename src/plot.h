/* plot: a figure in the words of prolog.ps. Needs all the headers from base.h to game.h, and figure.h. */

/* Writes the figure with its upper left corner, coordinates included, at x, y. */
void plot_figure(const struct figure *f, long x, long y, long size, struct sink *to);

/* Writes a length in points. */
void plot_length(long tenths, struct sink *to);
