func both(_ a: Bool, _ b: Bool) -> Bool {
  return a and b  // error: consecutive statements on a line must be separated by newline or ';'
}
