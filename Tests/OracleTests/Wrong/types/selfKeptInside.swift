class Box {
  var size = 1
  func keep(_ action: @escaping () -> Void) {}
  func pass(_ action: () -> Void) {}
  func prepare() {
    pass { size += 1 }
    keep { [self] in size += 1 }
    keep { self.pass { size += 1 } }  // error: reference to property 'size' in closure requires explicit use of 'self' to make capture semantics explicit
    let later = { size += 1 }  // error: reference to property 'size' in closure requires explicit use of 'self' to make capture semantics explicit
    later()
  }
}
