class Box {
  func open() {}
}

class Large: Box {
  override func open() throws {}  // error: cannot override non-throwing instance method with throwing instance method
}
