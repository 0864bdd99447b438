class Box {
  override func open() {}  // error: method does not override any method from its superclass
}
