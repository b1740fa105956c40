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
        case ascii
            set known labels=yes labels=no colour=no colour=yes colour=auto last=yes last=no path=yes path=no width= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case check
            set known marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case code
            set known canonical=no canonical=yes list
        case eps
            set known theme=print theme=classic theme=modern theme=line theme=dark tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case gif
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=no labels=yes last=yes last=no path=yes path=no error=yes error=no size= background=white background=none background=black background=#RRGGBB delay= hold= loop=yes loop=no forced=no forced=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case html
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no player=no player=yes solutions=no solutions=yes variations=yes variations=no title=TEXT marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case json
            set known marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case kitty
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= background=none background=white background=black background=#RRGGBB columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case pdf
            set known paper=a4 paper=letter paper=legal paper=a3 paper=a5 orientation=auto orientation=portrait orientation=landscape figures= comments=no comments=yes solutions=no solutions=yes contents=auto contents=yes contents=no index=no index=yes moves=yes moves=no title=TEXT theme=print theme=classic theme=modern theme=line theme=dark tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case png
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= background=none background=white background=black background=#RRGGBB columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case ps
            set known paper=a4 paper=letter paper=legal paper=a3 paper=a5 orientation=auto orientation=portrait orientation=landscape figures= comments=no comments=yes solutions=no solutions=yes contents=auto contents=yes contents=no index=no index=yes moves=yes moves=no title=TEXT theme=print theme=classic theme=modern theme=line theme=dark tile= labels=yes labels=no numbers=yes numbers=no last=yes last=no path=yes path=no error=yes error=no marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case puzzles
            set known as=text as=json depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 list
        case record
            set known notation=modern notation=classic list
        case sixel
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= background=none background=white background=black background=#RRGGBB columns= marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case svg
            set known theme=print theme=classic theme=modern theme=line numbers=yes numbers=no labels=yes labels=no last=yes last=no path=yes path=no error=yes error=no size= columns= background=none background=white background=black background=#RRGGBB animate=no animate=yes marks=none marks=attacks marks=safe marks=corners marks=wins marks=all marks=turning depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9 search=attacks search=all list
        case totals
            set known as=text as=json list
        case tree
            set known as=text as=json depth= list
    end
    printf '%s\n' $known
end

complete -c traxfig -s n -l numbered -d 'read numbered moves only'
complete -c traxfig -l lines -d 'read one game per line'
complete -c traxfig -l plain -d 'read moves in sentences'
complete -c traxfig -s r -l rules -x -a '(printf "trax\tno size limit; loops and lines win\ntrax8\tat most 8 rows and columns; a full board is a draw\nloop\tno size limit; only loops win\nlist\tprint them all\n")' -d 'rules'
complete -c traxfig -s k -l keep-going -d 'skip moves that cannot be played'
complete -c traxfig -l unique -d 'each game once'
complete -c traxfig -s m -l moves -x -a '(printf "all\tevery position\n")' -d 'draw after move N (-1: last but one), moves M-N, or all'
complete -c traxfig -s T -l to -x -a '(printf "ascii\tthe board as text (the default)\ncheck\tno board: one line per game with its result (-c)\nclassic\tmoves in the notation used before 1998, one game per line\ncode\tthe board as a position code (-s)\neps\ta PostScript image for another document\ngif\tan image, or with -m all an animation, for chats and web pages\nhtml\ta web page (-u), interactive with player=yes (-i)\njson\tgames as data for other programs, one object per line\nkitty\tan image in a terminal with the kitty graphics protocol\nmodern\tmoves in the modern notation, one game per line\npdf\tPDF pages to read and print, with contents and links\npng\ta PNG image for chats and documents\nps\tPostScript pages to print (-ps)\npuzzles\tpositions where only one move begins the shortest forced win\nrecord\tgames with names, comments and text, as a readable record\nsixel\tan image in a terminal that supports Sixel\nsvg\ta scalable image for the web\ntotals\tcounts of games by result, rules, length and player\ntree\ta tree of the openings with counts of games\nlist\tprint them all\n")' -d 'format'
complete -c traxfig -s O -l set -x -a '(__traxfig_settings)' -d 'settings of the format (a=b,c=d)'
complete -c traxfig -s f -l font -r -a '(printf "braille\t3 x 1\ncompact\t3 x 3\nlarge\t21 x 11\nletters\t1 x 1\nmel\t5 x 3\nnumbered\t11 x 7\none\t1 x 1\noutline\t9 x 5\nshort\t7 x 5\nshort2\t7 x 5\ntiny\t3 x 1\nunicode-blocks\t6 x 3\nunicode-double\t7 x 4\nunicode-large\t17 x 9\nunicode-line\t1 x 1\nunicode-numbered\t11 x 5\nunicode-one\t1 x 1\nunicode-small\t3 x 3\nunicode-tiny\t3 x 1\nunicode\t7 x 4\nlist\tprint them all\n")' -d 'font, file, auto (fits COLUMNS, LINES)'
complete -c traxfig -s a -l all -d 'number forced tiles too'
complete -c traxfig -s c -l check -d 'no board: one line per game with its result, and errors'
complete -c traxfig -l legal -d 'list the legal moves'
complete -c traxfig -l variations -d 'check variations'
complete -c traxfig -l select -x -d 'only these games, as in "white=ann moves>30 result=loop"'
complete -c traxfig -l find -x -d 'games with this position'
complete -c traxfig -l position -x -d 'draw a code from -s'
complete -c traxfig -l rewrite -x -d 'convert the moves of a text to modern or classic'
complete -c traxfig -s o -l output -r -d 'write to this file'
complete -c traxfig -s s -l code -d 'same as -T code'
complete -c traxfig -o ps -d 'same as -T ps'
complete -c traxfig -s u -d 'same as -T html'
complete -c traxfig -s i -d 'same as -u + player'
complete -c traxfig -s g -l game -x -d 'name of the game'
complete -c traxfig -s w -l white -x -d 'name of White'
complete -c traxfig -s b -l black -x -d 'name of Black'
complete -c traxfig -s l -l language -r -a '(printf "da\tDansk\nde\tDeutsch\nen\tEnglish\nes\tEspañol\nfr\tFrançais\nja\t日本語\nlist\tprint them all\n")' -d 'language, or a file'
complete -c traxfig -s v -l verbose -d 'report how texts are read'
complete -c traxfig -s q -l quiet -d 'only the board'
complete -c traxfig -s h -l help -d 'this help'
complete -c traxfig -s V -l version -d 'version'
complete -c traxfig -s p -d 'same as -ps'
