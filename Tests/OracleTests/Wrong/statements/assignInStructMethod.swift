struct Box {
  var size = 1
  func grow() {
    size += 1  // error: left side of mutating operator isn't mutable: 'self' is immutable
  }
}
