class Box {
  init(size: Int)  // error: initializer requires a body
}
