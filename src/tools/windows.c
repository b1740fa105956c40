/* windows: linked into traxfig.exe only. Makes the standard streams binary. Otherwise Windows changes their line ends,
   and takes the byte 0x1A for the end of a text. */

#include <fcntl.h>
#include <io.h>

__attribute__((constructor)) static void keep_bytes(void)
{
    _setmode(0, _O_BINARY);
    _setmode(1, _O_BINARY);
    _setmode(2, _O_BINARY);
}
