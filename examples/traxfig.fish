# fish completion for traxfig. Made by `make generated` from the tables of the program: change src/tools/complete.fish.

# The format that the words before this one tell, and what can be set of it.
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
        case ascii
            set known labels=yes labels=no colour=no colour=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
        case check
            set known marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
        case eps
            set known theme=print theme=classic theme=modern theme=line tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
        case html
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no player=no player=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
        case json
            set known marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
        case ps
            set known paper=a4 paper=letter paper=legal paper=a3 paper=a5 orientation=auto orientation=portrait orientation=landscape figures= comments=no comments=yes contents=auto contents=yes contents=no moves=yes moves=no theme=print theme=classic theme=modern theme=line tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
        case svg
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
    end
    printf '%s\n' $known
end

complete -c traxfig -s n -l numbered -d 'read numbered moves only'
complete -c traxfig -l lines -d 'read one game a line'
complete -c traxfig -l plain -d 'read every word that is a move'
complete -c traxfig -s r -l rules -x -a 'trax trax8 loop' -d 'play by these rules: trax, trax8 or loop'
complete -c traxfig -s k -l keep-going -d 'pass over a move that cannot be played'
complete -c traxfig -s m -l moves -x -a 'all' -d 'the position after move N, M to N (M-N), or each (all)'
complete -c traxfig -s T -l to -x -a 'ascii check classic code eps html json modern ps svg' -d 'write in this format; with an unknown one: list them'
complete -c traxfig -s O -l set -x -a '(__traxfig_settings)' -d 'a setting of the format, or a=b,c=d; unknown: list them'
complete -c traxfig -s f -l font -r -a 'braille compact large letters mel numbered one outline short short2 tiny unicode-blocks unicode-double unicode-large unicode-line unicode-numbered unicode-one unicode-small unicode-tiny unicode' -d 'draw with this font, or file (with a /); list: show them'
complete -c traxfig -s a -l all -d 'number forced tiles too'
complete -c traxfig -s c -l check -d 'draw nothing: a line a game, its result, and the errors'
complete -c traxfig -l legal -d 'list every legal move of the position, do not draw it'
complete -c traxfig -l variations -d 'try the variations in comments; warn of those not so'
complete -c traxfig -s o -l output -r -d 'write to this file; =: the input'\''s name with .out added'
complete -c traxfig -s s -l code -d 'like -T code; -ps: -T ps; -u: -T html; -i: -u, to play'
complete -c traxfig -s g -l game -x -d 'the name of the game'
complete -c traxfig -s w -l white -x -d 'the name of white'
complete -c traxfig -s b -l black -x -d 'the name of black'
complete -c traxfig -s l -l language -r -a 'da de en es fr ja' -d 'speak this language, or the catalogue in this file'
complete -c traxfig -s v -l verbose -d 'say more: how each text was read'
complete -c traxfig -s q -l quiet -d 'draw the board alone, no lines above and under it'
complete -c traxfig -s h -l help -d 'this help'
complete -c traxfig -s V -l version -d 'the version'
