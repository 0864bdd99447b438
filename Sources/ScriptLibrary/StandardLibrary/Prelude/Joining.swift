extension Sequence {
  func joined<T>() -> [T] where Element == [T] {
    var result: [T] = []
    for part in self { result.append(contentsOf: part) }
    return result
  }
  func joined<T>(separator: [T]) -> [T] where Element == [T] {
    var result: [T] = []
    var isFirst = true
    for part in self {
      if !isFirst { result.append(contentsOf: separator) }
      isFirst = false
      result.append(contentsOf: part)
    }
    return result
  }
}
