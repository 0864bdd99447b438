func sign(_ number: Int) -> Int {
  if number > 0 { return 1 }
  elseif number < 0 { return -1 }  // error: consecutive statements on a line must be separated by newline or ';'
  return 0
}
