func read(_ number: Int) -> Int {
  var copy = number
  return withUnsafePointer(to: &copy) { $0.pointee }  // error:
}
