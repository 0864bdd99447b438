func dice() -> Int {
  return Int.random(in: 1...6)  // error:
}
