func show() {
  for i in 0..<3 {
    if i == 1 { break outer }  // error: cannot find label 'outer' in scope
  }
}
