func count() {
  static let limit = 3  // error: static properties may only be declared on a type
}
