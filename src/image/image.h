/* image.h: pictures made of pixels: files, and what terminals show. */

#ifndef IMAGE_H
#define IMAGE_H

#include "render/render.h"

/* The formats of these names. */
extern const struct backend out_png, out_gif, out_kitty, out_sixel;

#endif
