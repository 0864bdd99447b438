extension Sequence {
  func min(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Element? {
    var result: Element? = nil
    for element in self {
      if let least = result {
        if try areInIncreasingOrder(element, least) { result = element }
      } else {
        result = element
      }
    }
    return result
  }
  func max(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Element? {
    var result: Element? = nil
    for element in self {
      if let greatest = result {
        if try areInIncreasingOrder(greatest, element) { result = element }
      } else {
        result = element
      }
    }
    return result
  }
}
extension Sequence where Element: Comparable {
  func min() -> Element? {
    var result: Element? = nil
    for element in self {
      if let least = result {
        if element < least { result = element }
      } else {
        result = element
      }
    }
    return result
  }
  func max() -> Element? {
    var result: Element? = nil
    for element in self {
      if let greatest = result {
        if greatest < element { result = element }
      } else {
        result = element
      }
    }
    return result
  }
}
extension Array where Element: Equatable {
  func starts(with prefix: [Element]) -> Bool {
    if prefix.count > count { return false }
    for index in 0..<prefix.count {
      if !(self[index] == prefix[index]) { return false }
    }
    return true
  }
  func elementsEqual(_ other: [Element]) -> Bool {
    if other.count != count { return false }
    for index in 0..<count {
      if !(self[index] == other[index]) { return false }
    }
    return true
  }
}
func min<T: Comparable>(_ x: T, _ y: T) -> T {
  if y < x { return y }
  return x
}
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = x
  if y < result { result = y }
  if z < result { result = z }
  for value in rest {
    if value < result { result = value }
  }
  return result
}
func max<T: Comparable>(_ x: T, _ y: T) -> T {
  if y < x { return x }
  return y
}
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = x
  if !(y < result) { result = y }
  if !(z < result) { result = z }
  for value in rest {
    if !(value < result) { result = value }
  }
  return result
}
