# fish completion for traxfig. `make generated` makes this file; change src/tools/complete.fish.

# Prints the settings of the format that the words before this one select.
function __traxfig_settings
    set -l format ascii
    set -l next no
    set -l known
    for word in (commandline -opc)
        if test $next = yes
            set format $word
            set next no
        end
        switch $word
            case -T --to
                set next yes
            case '-T*'
                set format (string replace -r '^-T' '' -- $word)
            case '--to=*'
                set format (string replace -r '^--to=' '' -- $word)
            case -p -ps
                set format ps
            case -u -i
                set format html
        end
    end
    switch $format
@settings@
    end
    printf '%s\n' $known
end

@options@
