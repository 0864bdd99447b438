func at(_ number: Int) -> Int {
  return number[0]  // error: value of type 'Int' has no subscripts
}
