/* windows: linked into traxfig.exe only. Windows changes line ends on standard input and output, and takes the byte
   0x1A for the end of a text, unless its mode is binary. */

#include <fcntl.h>
#include <io.h>

__attribute__((constructor)) static void keep_bytes(void)
{
    _setmode(0, _O_BINARY);
    _setmode(1, _O_BINARY);
    _setmode(2, _O_BINARY);
}
