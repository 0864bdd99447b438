func half(_ number: Int?) -> Int {
  if let number where number > 0 {  // error: expected ',' joining parts of a multi-clause condition
    return number / 2
  }
  return 0
}
