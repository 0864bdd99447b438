func both(_ a: Int, _ b: Int) -> Bool {
  return a && b  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
}
