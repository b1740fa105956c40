/* web.h: SVG pictures and web pages. */

#ifndef WEB_H
#define WEB_H

#include "render/render.h"

/* The formats of these names. */
extern const struct backend out_svg, out_html;

#endif
