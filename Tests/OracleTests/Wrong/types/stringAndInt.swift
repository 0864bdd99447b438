func label(_ count: Int) -> String {
  return "count: " + count  // error: cannot convert value of type 'Int' to expected argument type 'String'
}
