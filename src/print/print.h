/* print.h: games as pages in PostScript (ps) and PDF (pdf), and boards as images for other documents (eps). */

extern const struct backend out_ps, out_pdf, out_eps;
