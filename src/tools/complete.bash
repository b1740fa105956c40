# bash completion for traxfig. `make generated` makes this file; change src/tools/complete.bash.

# Prints the format that the words before the last one select.
_traxfig_format()
{
    local format=ascii
    while [ $# -gt 1 ]; do
        case $1 in
        -T | --to) format=$2 ;;
        -T*) format=${1#-T} ;;
        --to=*) format=${1#--to=} ;;
        -p | -ps) format='ps' ;;
        -u | -i) format=html ;;
        esac
        shift
    done
    echo "$format"
}

# Prints the settings of a format.
_traxfig_settings()
{
    local known=
    case $1 in
@settings@
    esac
    echo "$known"
}

_traxfig()
{
    local words word last key='' known='' files=''
    read -r -a words <<< "${COMP_LINE:0:COMP_POINT}"
    case ${COMP_LINE:0:COMP_POINT} in
    *[[:blank:]]) words+=('') ;;
    esac
    word=${words[${#words[@]} - 1]}
    last=${words[${#words[@]} - 2]}
    # In --font=name, the option is the part before the =.
    case $word in
    --*=*)
        last=${word%%=*}
        word=${word#*=}
        ;;
    esac
    case $last in
    -O | --set) known=$(_traxfig_settings "$(_traxfig_format "${words[@]}")") ;;
@options@
    *)
        case $word in
@names@
        *) files=yes ;;
        esac
        ;;
    esac
    # A word ends at = for readline, which therefore replaces only the value of KEY=VALUE.
    case $word in
    *=*) key=${word%=*}= ;;
    esac
    COMPREPLY=()
    while IFS='' read -r word; do
        COMPREPLY+=("${word#"$key"}")
    done < <(compgen -W "$known" -- "$word"; [ -z "$files" ] || compgen -f -- "$word")
    [ -z "$files" ] || compopt -o filenames
    case ${COMPREPLY[0]-} in
    *=) compopt -o nospace ;;
    esac
}

complete -F _traxfig traxfig
