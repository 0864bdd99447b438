func third() -> Int {
  let pair = (1, 2)
  return pair.2  // error: value of tuple type '(Int, Int)' has no member '2'
}
