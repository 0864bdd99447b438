func add(_ a: Int, to b: Int) -> Int { a + b }

func use() -> Int {
  return add(3)  // error: missing argument for parameter 'to' in call
}
