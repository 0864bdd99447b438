func show() {
  var total: Int
  total += 1  // error: variable 'total' passed by reference before being initialized
}
