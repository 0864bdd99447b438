class Box {
  static func make() {}
}

class Large: Box {
  override static func make() {}  // error: cannot override static method
}
