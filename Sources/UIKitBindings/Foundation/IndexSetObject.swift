import Foundation
import Machine
import ScriptLibrary
import TypedProgram

/// Foundation's `NSIndexSet`: indices in ascending order, without duplicates.
class IndexSetObject: NSObject {
  var set = IndexSet()

  init(_ set: IndexSet = IndexSet()) {
    self.set = set
    super.init()
  }

  nonisolated override var hash: Int { MainActor.assumeIsolated { set.count } }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? IndexSetObject else { return false }
    return MainActor.assumeIsolated { other.set == set }
  }
}

/// Foundation's `NSMutableIndexSet`.
final class MutableIndexSetObject: IndexSetObject {}

/// A block that is called for each index.
nonisolated struct IndexBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] {
    [FunctionTypeParameter(.integer(.uint)), FunctionTypeParameter(.bool, isInout: true)]
  }

  /// Calls it; returns whether the iteration ends.
  @MainActor func callAsFunction(_ index: Int) throws(RunStop) -> Bool {
    let scratch = Scratch(Layout(2, 0))
    scratch.registers.numbers[0] = UInt64(index)
    try Closures.call(closure, scratch.registers)
    return scratch.registers.numbers[0] != 0
  }
}

extension UIKitTable {
  static func addIndexSets(_ table: Table) {
    let library = table.library
    let nominal = library.hostNominal(IndexSetObject.self, .class, named: "NSIndexSet")
    nominal.superclass = NSObject.type(in: library)
    nominal.summary = "Indices in ascending order."
    table.extend(.nominal(nominal, [])) { type in
      addIndexReading(type)
      addIndexMaking(type) { IndexSetObject($0) }
    }
    let mutable = library.hostNominal(
      MutableIndexSetObject.self, .class, named: "NSMutableIndexSet")
    mutable.superclass = .nominal(nominal, [])
    mutable.summary = "Indices that can be changed."
    table.extend(.nominal(mutable, [])) { type in
      addIndexMaking(type) { MutableIndexSetObject($0) }
      addIndexChanges(type)
    }
  }

  private static func addIndexReading(_ type: TypeTable) {
    type.property("count", get: { (s: IndexSetObject) in s.set.count }, "How many there are.")
    type.property(
      "firstIndex", get: { (s: IndexSetObject) in s.set.first ?? NSNotFound }, "The least one.")
    type.property(
      "lastIndex", get: { (s: IndexSetObject) in s.set.last ?? NSNotFound }, "The greatest one.")
    type.method("_contains(_:)", "Whether an index is among them.") {
      (s: IndexSetObject, index: Int) in s.set.contains(index)
    }.named("containsIndex:")
    type.method("_after(_:)", "The next one after an index; NSNotFound for none.") {
      (s: IndexSetObject, index: Int) in s.set.integerGreaterThan(index) ?? NSNotFound
    }.named("indexGreaterThanIndex:")
    type.method("_before(_:)", "The next one before an index; NSNotFound for none.") {
      (s: IndexSetObject, index: Int) in s.set.integerLessThan(index) ?? NSNotFound
    }.named("indexLessThanIndex:")
    type.method("_isEqual(_:)", "Whether another set has the same indices.") {
      (s: IndexSetObject, other: IndexSetObject) in s.set == other.set
    }.named("isEqualToIndexSet:")
    type.method("_walk(_:)", "Calls a block with each index.") {
      (s: IndexSetObject, block: IndexBlock) throws(RunStop) in
      for index in s.set where try block(index) { break }
    }.named("enumerateIndexesUsingBlock:")
  }

  private static func addIndexMaking<Made: IndexSetObject>(
    _ type: TypeTable, _ make: @escaping @MainActor (IndexSet) -> Made
  ) {
    type.initializer("init()", designated: true, "Without indices.") { () in make(IndexSet()) }
    type.staticMethod("_empty()", "Without indices.") { () in make(IndexSet()) }.named("indexSet")
    type.staticMethod("_index(_:)", "One index.") {
      (index: Int) in make(index < 0 ? IndexSet() : IndexSet(integer: index))
    }.named("indexSetWithIndex:")
    type.staticMethod("_range(_:)", "The indices of a part.") {
      (range: NSRange) in make(indices(of: range))
    }.named("indexSetWithIndexesInRange:")
  }

  private static func addIndexChanges(_ type: TypeTable) {
    type.method("_add(_:)", "Adds an index.") { (s: MutableIndexSetObject, index: Int) in
      if index >= 0 { s.set.insert(index) }
    }.named("addIndex:")
    type.method("_addRange(_:)", "Adds the indices of a part.") {
      (s: MutableIndexSetObject, range: NSRange) in s.set.formUnion(indices(of: range))
    }.named("addIndexesInRange:")
    type.method("_addAll(_:)", "Adds the indices of another set.") {
      (s: MutableIndexSetObject, other: IndexSetObject) in s.set.formUnion(other.set)
    }.named("addIndexes:")
    type.method("_remove(_:)", "Takes an index away.") { (s: MutableIndexSetObject, index: Int) in
      if index >= 0 { s.set.remove(index) }
    }.named("removeIndex:")
    type.method("_removeAll()", "Takes all indices away.") {
      (s: MutableIndexSetObject) in s.set = IndexSet()
    }.named("removeAllIndexes")
  }

  /// The indices of a range; none for a range that no array has.
  private static func indices(of range: NSRange) -> IndexSet {
    let end = range.location.addingReportingOverflow(range.length)
    guard range.location >= 0, range.length > 0, !end.overflow, end.partialValue < NSNotFound else {
      return IndexSet()
    }
    return IndexSet(integersIn: range.location..<end.partialValue)
  }
}
