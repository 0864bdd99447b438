func add(_ a: Int, _ b: Int) -> Int {
  return a +b  // error: consecutive statements on a line must be separated by newline or ';'
}
