/* print.h: PostScript and PDF: pages to print and to read, and pictures for other documents (eps). */

extern const struct backend out_ps, out_pdf, out_eps;
