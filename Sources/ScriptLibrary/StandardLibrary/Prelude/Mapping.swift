extension Sequence {
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try transform(element)) }
    return result
  }
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    var result: [T] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }
  func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }
  func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    var result: [T] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }
}
