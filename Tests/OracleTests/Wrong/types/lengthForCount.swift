func last(_ list: [Int]) -> Int {
  return list.length - 1  // error: value of type '[Int]' has no member 'length'
}
