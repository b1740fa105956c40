" Vim syntax file for records of Trax: copy it to ~/.vim/syntax, and to ~/.vim/ftdetect/trax.vim the line
"     autocmd BufRead,BufNewFile *.trx setfiletype trax
" For any other text: `:setfiletype trax`. `:w !traxfig` draws the game.

if exists("b:current_syntax")
  finish
endif

syntax case ignore
syntax match traxComment /;.*/
syntax match traxComment /^#.*/
syntax match traxRules /^\s*\%(8x8 \|Loop \=\|Super\)\=Trax\>/
syntax match traxName /^\s*\%(White\|Black\|Game\s*\d*\)\ze:/ nextgroup=traxTitle
syntax match traxTitle /:.*/ contained
syntax match traxNumber /\<\d\+\ze\%(\.\+\|[ \t]\|$\)/
syntax match traxMove /\%([A-Z0-9@]\)\@1<!\%(@\|[A-Z]\+\)\d\+[+\/\\]/
syntax match traxMove /\<\%(\a\+\d\+\|\d\+\a\+\)[SCULDR]\>/
syntax match traxEnd /\<\%(Resign\|Time\|Win\|Draw\)\>/

highlight default link traxComment Comment
highlight default link traxRules Type
highlight default link traxName Keyword
highlight default link traxTitle String
highlight default link traxNumber Number
highlight default link traxMove Identifier
highlight default link traxEnd Special

let b:current_syntax = "trax"
