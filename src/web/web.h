/* web.h: SVG images and web pages. */

#ifndef WEB_H
#define WEB_H

#include "render/render.h"

extern const struct backend out_svg, out_html;

#endif
