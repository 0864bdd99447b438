struct Box {
  func open() {
    super.open()  // error: 'super' cannot be used in non-class type 'Box'
  }
}
