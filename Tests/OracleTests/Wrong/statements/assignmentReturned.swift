func isThree(_ number: Int) -> Bool {
  var other = number
  return other = 3  // error: use of '=' in a boolean context, did you mean '=='?
}
