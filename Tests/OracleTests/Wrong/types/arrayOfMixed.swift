func list() -> [Int] {
  return [1, "two", 3]  // error: cannot convert value of type 'String' to expected element type 'Int'
}
