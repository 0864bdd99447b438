struct Counter {
  var next: Int { mutating get { 1 } }
  func read() -> Int { next }  // error: cannot use mutating getter on immutable value: 'self' is immutable
}
