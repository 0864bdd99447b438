func round(_ number: Double) -> Int {
  return number * 2  // error: cannot convert return expression of type 'Double' to return type 'Int'
}
