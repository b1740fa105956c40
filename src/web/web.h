/* web.h: SVG pictures and web pages. */


/* The formats for the web. */
extern const struct backend out_svg, out_html;
