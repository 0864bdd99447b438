class Base {
  init() {}
}

class Box: Base {
  override init() {
    open()  // error: 'self' used in method call 'open' before 'super.init' call
    super.init()
  }
  func open() {}
}
