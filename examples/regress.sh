#!/bin/sh
# regress.sh FOLDER [CHANGED]: every record FOLDER/NAME.txt must still be drawn as FOLDER/NAME.ascii has it,
# which `traxfig -o NAME.ascii NAME.txt` made. What differs is shown, and a picture of it is left in the
# folder CHANGED, by default `changed`. The exit status is 1 if anything does.

changed=${2:-changed}
status=0
for record in "$1"/*.txt; do
    name=$(basename "$record" .txt)
    # Errors in a record are not asked for here; `traxfig -c` is for them.
    if ! (cd "$1" && traxfig "$name.txt" 2> /dev/null) | diff -u "$1/$name.ascii" -; then
        mkdir -p "$changed"
        traxfig -T svg -o "$changed/$name.svg" "$record" 2> /dev/null
        status=1
    fi
done
exit $status
