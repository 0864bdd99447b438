func add() -> [Int] {
  var list = [1, 2]
  list.append("three")  // error: cannot convert value of type 'String' to expected argument type 'Int'
  return list
}
