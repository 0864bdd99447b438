class Box {
  final func open() {}
}

class Large: Box {
  override func open() {}  // error: instance method overrides a 'final' instance method
}
