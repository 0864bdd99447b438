class Box {
  var size = 1
  func grow() {
    this.size += 1  // error: cannot find 'this' in scope
  }
}
