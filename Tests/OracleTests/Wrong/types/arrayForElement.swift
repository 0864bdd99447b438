func first(_ list: [Int]) -> Int {
  return list  // error: cannot convert return expression of type '[Int]' to return type 'Int'
}
