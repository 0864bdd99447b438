func isIn(_ x: Int) -> Bool {
  return 0 <= x <= 10  // error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
}
