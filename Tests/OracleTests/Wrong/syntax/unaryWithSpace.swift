func isOff(_ flag: Bool) -> Bool {
  return ! flag  // error: expected expression in 'return' statement
}
