func sign(_ number: Int) -> Int {
  if number < 0 { return -1 }
}  // error: missing return in global function expected to return 'Int'
