/* print.h: PostScript, as pages to print and as pictures for other documents. Both use the printer's own fonts, which
   have the letters of Latin-1 and a few more. */

extern const struct backend out_ps, out_eps;
