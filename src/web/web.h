/* web.h: SVG pictures and web pages. */

/* The formats of these names. */
extern const struct backend out_svg, out_html;
