#!/bin/sh
# reading.sh TRAXFIG [large]: runs reading.py, which measures how well the program reads what people write. Without
# python3 that is skipped, and counted as that.

if command -v python3 > /dev/null; then
    PYTHONDONTWRITEBYTECODE=1 exec python3 "$(dirname "$0")/reading.py" "$@"
fi
echo "skipped: how texts are read: there is no python3"
echo "0 passed, 0 failed, 1 skipped"
