class Box {
  init(size: Int) {}
  init() {  // error: designated initializer for 'Box' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
    self.init(size: 1)
  }
}
