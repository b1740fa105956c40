# bash completion for traxfig. Made by `make generated` from the tables of the program: change src/tools/complete.bash.

# The format that the words tell, up to the last.
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

# What can be set of a format.
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
    # --font=name: what stands before the = is the option.
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
    # readline takes a = for the end of a word: of KEY=VALUE it replaces the value alone.
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
