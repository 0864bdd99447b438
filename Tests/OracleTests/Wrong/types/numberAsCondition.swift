func isOdd(_ number: Int) -> Bool {
  if number % 2 {  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
    return true
  }
  return false
}
