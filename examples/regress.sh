#!/bin/sh
# regress.sh FOLDER [CHANGED]: compares the drawing of every record FOLDER/NAME.txt with FOLDER/NAME.ascii,
# which `traxfig -o NAME.ascii NAME.txt` made. It prints the differences and writes a picture of each new or changed
# board to the folder CHANGED, by default `changed`. The exit status is 1 if there is any. No line of a record is
# printed so that GitHub or Azure would take it for a command.

changed=${2:-changed}
status=0
for record in "$1"/*.txt; do
    name=$(basename "$record" .txt)
    lines="no $name.ascii; make it with traxfig -o"
    # Errors in records are not reported here; `traxfig -c` reports them.
    if ! { [ -f "$1/$name.ascii" ] &&
        lines=$( (cd "$1" && traxfig "./$name.txt" 2> /dev/null) | diff -u "$1/$name.ascii" -); }; then
        printf '%s\n' "$lines" | sed -e 's/^/| /' -e 's/##\(vso\)*\[/##\1?/g'
        mkdir -p "$changed"
        traxfig -T svg "$record" > "$changed/$name.svg" 2> /dev/null
        status=1
    fi
done
exit $status
