# fish completion for traxfig. `make generated` makes this file; change src/tools/complete.fish.

# The format that the words before this one select, and its settings.
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
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= columns= background=none background=white background=black background=#RRGGBB animate=no animate=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
    end
    printf '%s\n' $known
end

complete -c traxfig -s n -l numbered -d 'read numbered moves only'
complete -c traxfig -l lines -d 'read one game per line'
complete -c traxfig -l plain -d 'read every word that is a move'
complete -c traxfig -s r -l rules -x -a 'trax trax8 loop' -d 'rules: trax, trax8 or loop; list: describe them'
complete -c traxfig -s k -l keep-going -d 'skip a move that cannot be played'
complete -c traxfig -s m -l moves -x -a 'all' -d 'draw after move N (-1: last but one), moves M-N, or all'
complete -c traxfig -s T -l to -x -a 'ascii check classic code eps html json modern ps svg' -d 'format: ascii check classic code eps html json modern ps'
complete -c traxfig -s O -l set -x -a '(__traxfig_settings)' -d 'settings of the format (a=b,c=d); list: show all'
complete -c traxfig -s f -l font -r -a 'braille compact large letters mel numbered one outline short short2 tiny unicode-blocks unicode-double unicode-large unicode-line unicode-numbered unicode-one unicode-small unicode-tiny unicode' -d 'tile font, or a file (with a /); list: show all fonts'
complete -c traxfig -s a -l all -d 'number forced tiles too'
complete -c traxfig -s c -l check -d 'no board: one line per game with its result, and errors'
complete -c traxfig -l legal -d 'list the legal moves of the position instead of drawing it'
complete -c traxfig -l variations -d 'check the variations in comments; warn of wrong ones'
complete -c traxfig -s o -l output -r -d 'write to this file; =: the name of the input plus .out'
complete -c traxfig -s s -l code -d 'same as -T code; -ps: -T ps; -u: -T html; -i: -u and player'
complete -c traxfig -s g -l game -x -d 'name of the game'
complete -c traxfig -s w -l white -x -d 'White'
complete -c traxfig -s b -l black -x -d 'Black'
complete -c traxfig -s l -l language -r -a 'da de en es fr ja' -d 'language, or a file (with a /); list: show all'
complete -c traxfig -s v -l verbose -d 'report how each text was read'
complete -c traxfig -s q -l quiet -d 'draw only the board, without the lines above and below'
complete -c traxfig -s h -l help -d 'this help'
complete -c traxfig -s V -l version -d 'version'
