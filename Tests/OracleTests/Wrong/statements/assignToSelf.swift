class Box {
  func replace(_ other: Box) {
    self = other  // error: cannot assign to value: 'self' is immutable
  }
}
