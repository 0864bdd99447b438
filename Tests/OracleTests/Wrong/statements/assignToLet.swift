func count() -> Int {
  let total = 0
  total = 3  // error: cannot assign to value: 'total' is a 'let' constant
  return total
}
