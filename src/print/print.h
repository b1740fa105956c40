/* print.h: games as pages in PostScript (ps) and PDF (pdf), and as pictures for other documents (eps). */

extern const struct backend out_ps, out_pdf, out_eps;
