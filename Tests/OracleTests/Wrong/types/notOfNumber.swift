func isZero(_ number: Int) -> Bool {
  return !number  // error: type 'Int' cannot be used as a boolean; test for '== 0' instead
}
