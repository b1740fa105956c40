#compdef traxfig
# zsh completion for traxfig. `make generated` makes this file; change src/tools/complete.zsh.

# Completes the settings of the format that the words before this one select.
_traxfig_settings()
{
    local format=ascii known= i
    for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
        -T | --to) format=$words[i+1] ;;
        -T*) format=${words[i]#-T} ;;
        --to=*) format=${words[i]#--to=} ;;
        -p | -ps) format='ps' ;;
        -u | -i) format=html ;;
        esac
    done
    case $format in
@settings@
    esac
    compadd -S '' -- ${=known}
}

_traxfig()
{
@values@
    _arguments -s -S \
@options@
        '*:record:_files'
}

_traxfig "$@"
