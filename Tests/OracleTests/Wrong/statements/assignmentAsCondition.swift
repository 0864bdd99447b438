func isSame(_ a: Int, _ b: Int) -> Bool {
  var c = a
  if c = b {  // error: use of '=' in a boolean context, did you mean '=='?
    return true
  }
  c += 1
  return false
}
