func last() -> Int {
  for i in 0..<3 { print(i) }
  return i  // error: cannot find 'i' in scope
}
