func half(_ number: Int) -> Int {
  number = number / 2  // error: cannot assign to value: 'number' is a 'let' constant
  return number
}
