func use() -> Int {
  defer {
    return 1  // error: 'return' cannot transfer control out of a defer statement
  }
  return 2
}
