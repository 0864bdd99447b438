class Box {
  func open() {
    super.open()  // error: 'super' cannot be used in class 'Box' because it has no superclass
  }
}
