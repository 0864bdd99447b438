class Box {
  init(size: Int) {}
  convenience init() { self.init(size: 1) }
}

class Large: Box {
  init(name: String) {
    super.init()  // error: must call a designated initializer of the superclass 'Box'
  }
}
