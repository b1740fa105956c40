/* gallery: the built-in fonts by example. Needs all the headers from base.h to backend.h. */

/* Draws a small game with each of them, under its name and size, as the settings of out_ascii have it. */
void gallery_write(const struct backend_settings *settings, struct sink *to);
