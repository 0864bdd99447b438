func place(_ flag: Bool) -> Int {
  let width = 3
  return flag ? width : "a"  // error: cannot convert return expression of type 'String' to return type 'Int'
}
