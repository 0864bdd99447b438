func count(_ list: [Int]) -> Int {
  let total = 0
  for number in list {
    total += number  // error: left side of mutating operator isn't mutable: 'total' is a 'let' constant
  }
  return total
}
