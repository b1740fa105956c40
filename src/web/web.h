/* web.h: SVG pictures and web pages. */

#ifndef WEB_H
#define WEB_H

#include "render/render.h"

/* The formats svg and html. */
extern const struct backend out_svg, out_html;

#endif
