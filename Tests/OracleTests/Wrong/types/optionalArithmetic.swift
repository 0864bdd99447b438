func add(_ a: Int?, _ b: Int) -> Int {
  return a + b  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
}
