func next(_ number: Int) -> Int {
  var result = number
  result =+ 1  // error: cannot find operator '=+' in scope
  return result
}
