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
    ascii) known='labels=yes labels=no colour=no colour=yes colour=auto last=yes last=no path=yes path=no width= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    check) known='marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    code) known='canonical=no canonical=yes list' ;;
    eps) known='theme=print theme=classic theme=modern theme=line theme=dark tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    gif) known='theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=no labels=yes last=yes last=no path=yes path=no error=yes error=no size= background=white background=none background=black background=#RRGGBB delay= hold= loop=yes loop=no forced=no forced=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    html) known='theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no player=no player=yes solutions=no solutions=yes variations=yes variations=no title=TEXT marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    json) known='marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    kitty) known='theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= background=none background=white background=black background=#RRGGBB columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    pdf) known='paper=a4 paper=letter paper=legal paper=a3 paper=a5 orientation=auto orientation=portrait orientation=landscape figures= comments=no comments=yes solutions=no solutions=yes contents=auto contents=yes contents=no index=no index=yes moves=yes moves=no title=TEXT theme=print theme=classic theme=modern theme=line theme=dark tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    png) known='theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= background=none background=white background=black background=#RRGGBB columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    ps) known='paper=a4 paper=letter paper=legal paper=a3 paper=a5 orientation=auto orientation=portrait orientation=landscape figures= comments=no comments=yes solutions=no solutions=yes contents=auto contents=yes contents=no index=no index=yes moves=yes moves=no title=TEXT theme=print theme=classic theme=modern theme=line theme=dark tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    puzzles) known='as=text as=json depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 list' ;;
    record) known='notation=modern notation=classic list' ;;
    sixel) known='theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= background=none background=white background=black background=#RRGGBB columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    svg) known='theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= columns= background=none background=white background=black background=#RRGGBB animate=no animate=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list' ;;
    totals) known='as=text as=json list' ;;
    tree) known='as=text as=json depth= list' ;;
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
    -r | --rules) known='trax trax8 loop list' ;;
    -m | --moves) known='all' ;;
    -T | --to) known='ascii check classic code eps gif html json kitty modern pdf png ps puzzles record sixel svg totals tree list' ;;
    -f | --font) known='braille compact large letters mel numbered one outline short short2 tiny unicode-blocks unicode-double unicode-large unicode-line unicode-numbered unicode-one unicode-small unicode-tiny unicode list' files=yes ;;
    --select) known='' ;;
    --find) known='' ;;
    --position) known='' ;;
    --rewrite) known='' ;;
    -o | --output) known='' files=yes ;;
    -g | --game) known='' ;;
    -w | --white) known='' ;;
    -b | --black) known='' ;;
    -l | --language) known='da de en es fr ja list' files=yes ;;
    *)
        case $word in
        -*) known='-n --numbered --lines --plain -r --rules -k --keep-going --unique -m --moves -T --to -O --set -f --font -a --all -c --check --legal --variations --select --find --position --rewrite -o --output -s --code -ps -u -i -g --game -w --white -b --black -l --language -v --verbose -q --quiet -h --help -V --version -p' ;;
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
