func area() -> Int {
  let width = 3
  return widht * 2  // error: cannot find 'widht' in scope
}
