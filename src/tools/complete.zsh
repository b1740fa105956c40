#compdef traxfig
# zsh completion for traxfig. Made by `make generated` from the tables of the program: change src/tools/complete.zsh.

# The format that the words before this one tell, and what can be set of it.
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
    _arguments -s -S \
@options@
        '*:record:_files'
}

_traxfig "$@"
