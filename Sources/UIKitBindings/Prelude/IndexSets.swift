// A set of sections, in ascending order.
struct IndexSet: Sequence, Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
  private var indices: [Int]

  init() { indices = [] }
  init(integer: Int) { indices = [integer] }
  init(integersIn range: Range<Int>) { indices = Array(range) }
  init(integersIn range: ClosedRange<Int>) { indices = Array(range) }
  init(_ elements: [Int]) { indices = Array(Set(elements)).sorted() }
  init(_ elements: Range<Int>) { indices = Array(elements) }
  init(_ elements: ClosedRange<Int>) { indices = Array(elements) }
  init(arrayLiteral elements: Int...) { indices = Array(Set(elements)).sorted() }

  var count: Int { indices.count }
  var isEmpty: Bool { indices.isEmpty }
  var first: Int? { indices.first }
  var last: Int? { indices.last }
  var description: String { "\(count) indexes" }

  var _elements: [Int] { indices }
  func contains(_ integer: Int) -> Bool { indices.contains(integer) }
  func makeIterator() -> [Int] { indices }
  mutating func insert(_ integer: Int) { self = IndexSet(indices + [integer]) }
  mutating func insert(integersIn range: Range<Int>) { self = IndexSet(indices + Array(range)) }
  mutating func remove(_ integer: Int) { indices.removeAll { $0 == integer } }
  func union(_ other: IndexSet) -> IndexSet { IndexSet(indices + other.indices) }
}
extension UITableView {
  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _insertSections(sections._elements, with: animation)
  }
  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _deleteSections(sections._elements, with: animation)
  }
  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _reloadSections(sections._elements, with: animation)
  }
}
extension UICollectionView {
  func insertSections(_ sections: IndexSet) { _insertSections(sections._elements) }
  func deleteSections(_ sections: IndexSet) { _deleteSections(sections._elements) }
  func reloadSections(_ sections: IndexSet) { _reloadSections(sections._elements) }
}
