/* image.h: images made of pixels, in files and on terminals. */

#ifndef IMAGE_H
#define IMAGE_H

#include "render/render.h"

extern const struct backend out_png, out_gif, out_kitty, out_sixel;

#endif
