#!/bin/sh
# reading.sh TRAXFIG [large]: runs reading.py, which measures how well the program reads what people write. Without
# python3 that is skipped, and counted as that.

python=python3
[ ! -x /usr/bin/python3 ] || python=/usr/bin/python3 # starts faster than behind a version manager, as in suite.sh
if command -v $python > /dev/null; then
    PYTHONDONTWRITEBYTECODE=1 exec $python "$(dirname "$0")/reading.py" "$@"
fi
echo "skipped: how texts are read: there is no python3"
echo "0 passed, 0 failed, 1 skipped"
