/* format: the backends by name, and their settings. Needs the headers from base.h to backend.h. */

/* The backend of this name. False with the fault noted, in which all are listed, if there is none. */
bool format_find(const char *name, const struct backend **found, struct message_fault *fault);

/* The n-th backend, counted from 0; NULL behind the last. */
const struct backend *format_listed(int n);

/* Sets each key of a backend to its default. */
void format_defaults(const struct backend *b, int choices[BACKEND_KEYS]);

/* Sets what KEY=VALUE says, or several of them with commas between. False with the fault noted if the backend
   has no such key, or the key no such value; those it has are listed. */
bool format_set(const struct backend *b, const char *settings, int choices[BACKEND_KEYS],
                struct message_fault *fault);
