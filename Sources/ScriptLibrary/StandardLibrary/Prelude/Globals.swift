func swap<T>(_ a: inout T, _ b: inout T) {
  let old = a
  a = b
  b = old
}
func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)] {
  var others: [B.Element] = []
  for element in b { others.append(element) }
  var result: [(A.Element, B.Element)] = []
  var index = 0
  for element in a {
    if index >= others.count { return result }
    result.append((element, others[index]))
    index += 1
  }
  return result
}
func zip<A>(_ a: [A], _ b: PartialRangeFrom<Int>) -> [(A, Int)] {
  var result: [(A, Int)] = []
  var index = b.lowerBound
  for element in a {
    result.append((element, index))
    index += 1
  }
  return result
}
func zip<B>(_ a: PartialRangeFrom<Int>, _ b: [B]) -> [(Int, B)] {
  var result: [(Int, B)] = []
  var index = a.lowerBound
  for element in b {
    result.append((index, element))
    index += 1
  }
  return result
}
func repeatElement<T>(_ element: T, count: Int) -> [T] {
  [T](repeating: element, count: count)
}
