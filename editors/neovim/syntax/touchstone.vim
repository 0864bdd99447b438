if exists("b:current_syntax")
  finish
endif

" The commands: written by EditorGrammarTests from the table of commands.
syntax keyword touchstoneCommand contained
      \ add again ask back bounds center chain check clear cls constraints convert cost cycle
      \ daily device dismiss doctor drag drawing edit exercise exercises exit expect export
      \ frame front gesture help hint history hit inspect interview known language launch
      \ layout leave lesson lessons limits list load log longpress map measure move next nib
      \ off on pinch pipeline placement pop predict present presses profile push put q quit
      \ quiz redo remote remove render reset resume review rotate rule save screen set shake
      \ show solution source sources swipe tap target teach timeline touch trace transform
      \ tree undo vsync wait watch why xib
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
