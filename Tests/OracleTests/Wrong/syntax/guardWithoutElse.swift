func half(_ number: Int?) -> Int {
  guard let number { return 0 }  // error: expected 'else' in 'guard' statement
  return number / 2
}
