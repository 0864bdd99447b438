autocmd BufRead,BufNewFile *.touchstone setfiletype touchstone
