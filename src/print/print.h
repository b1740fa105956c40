/* print.h: PostScript and PDF: pages to print and to read, and pictures for other documents (eps). They use the
   standard fonts that every reader has. */

extern const struct backend out_ps, out_pdf, out_eps;
