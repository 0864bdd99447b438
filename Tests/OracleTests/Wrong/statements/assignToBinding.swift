func half(_ number: Int?) -> Int {
  if let number {
    number /= 2  // error: left side of mutating operator isn't mutable: 'number' is a 'let' constant
    return number
  }
  return 0
}
