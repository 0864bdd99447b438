func area() -> Int {
  return zebra * 2  // error: cannot find 'zebra' in scope
}
