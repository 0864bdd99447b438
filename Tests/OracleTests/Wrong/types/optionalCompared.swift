func isBig(_ number: Int?) -> Bool {
  return number > 3  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
}
