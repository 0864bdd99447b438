if exists("b:current_syntax")
  finish
endif

" The commands: written by EditorGrammarTests from the table of commands.
syntax keyword touchstoneCommand contained
      \ add
" The end of the commands.
syntax match touchstoneLine "^\s*:\?\h\w*" contains=touchstoneCommand
syntax match touchstoneNumber "\<-\?\d\+\(\.\d\+\)\?\>"
syntax region touchstoneString start=+"+ skip=+\\.+ end=+"+ oneline
syntax match touchstoneComment "#.*$"
syntax match touchstoneComment "//.*$"
syntax keyword touchstoneCode class struct enum protocol extension func var let override return if else
      \ guard for while in switch case self super nil true false import init

highlight default link touchstoneCommand Statement
highlight default link touchstoneNumber Number
highlight default link touchstoneString String
highlight default link touchstoneComment Comment
highlight default link touchstoneCode Keyword

let b:current_syntax = "touchstone"
