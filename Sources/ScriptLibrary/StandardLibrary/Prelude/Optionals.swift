extension Optional {
  func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T? {
    if let value = self { return try transform(value) }
    return nil
  }
  func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T? {
    if let value = self { return try transform(value) }
    return nil
  }
  var unsafelyUnwrapped: Wrapped { self! }
}
