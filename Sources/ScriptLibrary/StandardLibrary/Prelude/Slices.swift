// A part of an array, with the indices of its elements in that array.
struct ArraySlice<Element>: CustomStringConvertible, ExpressibleByArrayLiteral {
  private var elements: [Element]
  private(set) var startIndex: Int

  init(_ array: [Element], from start: Int, to end: Int) {
    elements = array.elements(from: start, to: end)
    startIndex = start
  }
  init() {
    elements = []
    startIndex = 0
  }
  init(arrayLiteral elements: Element...) {
    self.elements = elements
    startIndex = 0
  }

  var endIndex: Int { startIndex + elements.count }
  var indices: Range<Int> { startIndex..<endIndex }
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  var first: Element? { elements.first }
  var last: Element? { elements.last }
  var description: String { "\(elements)" }
  var lazy: ArraySlice<Element> { self }

  subscript(index: Int) -> Element {
    get { elements[index - startIndex] }
    set { elements[index - startIndex] = newValue }
  }
  subscript(range: Range<Int>) -> ArraySlice<Element> {
    rebased(elements[range.lowerBound - startIndex..<range.upperBound - startIndex])
  }
  subscript(range: ClosedRange<Int>) -> ArraySlice<Element> {
    rebased(elements[range.lowerBound - startIndex...range.upperBound - startIndex])
  }
  private func rebased(_ part: ArraySlice<Element>) -> ArraySlice<Element> {
    var part = part
    part.startIndex += startIndex
    return part
  }
  func dropFirst(_ count: Int = 1) -> ArraySlice<Element> {
    rebased(elements.dropFirst(count))
  }
  func dropLast(_ count: Int = 1) -> ArraySlice<Element> {
    rebased(elements.dropLast(count))
  }
  func prefix(_ count: Int) -> ArraySlice<Element> { rebased(elements.prefix(count)) }
  func suffix(_ count: Int) -> ArraySlice<Element> { rebased(elements.suffix(count)) }
  func prefix(upTo end: Int) -> ArraySlice<Element> {
    rebased(elements.prefix(upTo: end - startIndex))
  }
  func prefix(through end: Int) -> ArraySlice<Element> {
    rebased(elements.prefix(through: end - startIndex))
  }
  func suffix(from start: Int) -> ArraySlice<Element> {
    rebased(elements.suffix(from: start - startIndex))
  }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  func makeIterator() -> [Element] { elements }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try elements.last(where: predicate)
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    guard let index = try elements.firstIndex(where: predicate) else { return nil }
    return index + startIndex
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    guard let index = try elements.lastIndex(where: predicate) else { return nil }
    return index + startIndex
  }
  mutating func append(_ element: Element) { elements.append(element) }
  mutating func append(contentsOf other: [Element]) { elements.append(contentsOf: other) }
  mutating func removeLast() -> Element { elements.removeLast() }
  mutating func popLast() -> Element? { elements.popLast() }
  mutating func popFirst() -> Element? {
    if elements.isEmpty { return nil }
    startIndex += 1
    return elements.removeFirst()
  }
  mutating func removeFirst() -> Element {
    startIndex += 1
    return elements.removeFirst()
  }
  static func + (a: ArraySlice<Element>, b: ArraySlice<Element>) -> ArraySlice<Element> {
    let whole = a.elements + b.elements
    return ArraySlice(whole, from: 0, to: whole.count)
  }
  static func + (a: [Element], b: ArraySlice<Element>) -> [Element] { a + b.elements }
  static func + (a: ArraySlice<Element>, b: [Element]) -> ArraySlice<Element> {
    let whole = a.elements + b
    return ArraySlice(whole, from: 0, to: whole.count)
  }
  static func += (a: inout [Element], b: ArraySlice<Element>) { a += b.elements }
}
extension ArraySlice where Element: Equatable {
  func firstIndex(of element: Element) -> Int? {
    guard let index = elements.firstIndex(of: element) else { return nil }
    return index + startIndex
  }
  func lastIndex(of element: Element) -> Int? {
    guard let index = elements.lastIndex(of: element) else { return nil }
    return index + startIndex
  }
  func starts(with other: [Element]) -> Bool { elements.starts(with: other) }
  func elementsEqual(_ other: [Element]) -> Bool { elements.elementsEqual(other) }
  static func == (a: ArraySlice<Element>, b: ArraySlice<Element>) -> Bool {
    a.elements == b.elements
  }
}
extension ArraySlice where Element == String {
  func joined(separator: String = "") -> String { elements.joined(separator: separator) }
}
extension Array {
  mutating func append(contentsOf other: ArraySlice<Element>) {
    for element in other { append(element) }
  }
}
