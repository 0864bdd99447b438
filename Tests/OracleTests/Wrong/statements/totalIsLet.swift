func sum(_ list: [Int]) -> Int {
  let total = 0
  for number in list { total = total + number }  // error: cannot assign to value: 'total' is a 'let' constant
  return total
}
