import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Foundation's sets and dictionaries, and paths to rows, as objects.
extension UIKitTable {
  static func addObjectSets(_ table: Table) {
    table.class(
      ObjectSet.self, named: "NSSet", superclass: NSObject.self,
      protocols: ["NSCopying", "NSMutableCopying"], "Objects without order, each once."
    ) { type in
      type.initializer("init()", designated: true, "Without elements.") { () in ObjectSet([]) }
      type.initializer("init(array:)", designated: true, "The elements of an array.") {
        (elements: [AnyValue]) in ObjectSet(elements.map(\.object))
      }
      addSetReading(type)
    }
    table.class(
      MutableObjectSet.self, named: "NSMutableSet", superclass: ObjectSet.self,
      "Objects without order that can be changed."
    ) { type in
      type.initializer("init()", designated: true, "Without elements.") { () in
        MutableObjectSet([])
      }
      type.initializer("init(array:)", designated: true, "The elements of an array.") {
        (elements: [AnyValue]) in MutableObjectSet(elements.map(\.object))
      }
      addSetChanging(type)
    }
  }

  private static func addSetReading(_ type: TypeTable) {
    type.property("count", get: { (s: ObjectSet) in s.elements.count }, "How many there are.")
    type.property(
      "allObjects", get: { (s: ObjectSet) in s.elements.map { AnyValue($0) } }, "The elements.")
    type.method("anyObject()", "Some element; nil without any.") {
      (s: ObjectSet) in s.elements.first.map { AnyValue($0) }
    }
    type.method("contains(_:)", "Whether an element is equal to a value.") {
      (s: ObjectSet, value: AnyValue) in s.member(ObjectBridge.plain(value.object)) != nil
    }.named("containsObject:")
    type.method("member(_:)", "The element that is equal to a value; nil for none.") {
      (s: ObjectSet, value: AnyValue) in
      s.member(ObjectBridge.plain(value.object)).map { AnyValue($0) }
    }
    type.method("intersects(_:)", "Whether two sets share an element.") {
      (s: ObjectSet, other: ObjectSet) in s.elements.contains { other.member($0) != nil }
    }.named("intersectsSet:")
    type.method("isSubset(of:)", "Whether all elements are in another set.") {
      (s: ObjectSet, other: ObjectSet) in s.elements.allSatisfy { other.member($0) != nil }
    }.named("isSubsetOfSet:")
    type.method("isEqual(to:)", "Whether another set has equal elements.") {
      (s: ObjectSet, other: ObjectSet) in s.isEqual(other)
    }.named("isEqualToSet:")
    type.method("_walk(_:)", "Calls a block with each element.") {
      (s: ObjectSet, block: MemberBlock) throws(RunStop) in
      for element in s.elements where try block(element) { break }
    }.named("enumerateObjectsUsingBlock:")
    type.method("_passing(_:)", "The elements that pass a test.") {
      (s: ObjectSet, test: MemberTestBlock) throws(RunStop) in
      var found: [AnyObject] = []
      for element in s.elements {
        let (passes, ends) = try test(element)
        if passes { found.append(element) }
        if ends { break }
      }
      return ObjectSet(found)
    }.named("objectsPassingTest:")
    type.method("_sorted(descriptors:)", "The elements in the order of some of their values.") {
      (s: ObjectSet, descriptors: ObjectArray) throws(RunStop) in
      ObjectArray(try SortDescriptorObject.sorted(s.elements, by: descriptors))
    }.named("sortedArrayUsingDescriptors:")
    type.method("_filtered(_:)", "The elements for which a condition is true.") {
      (s: ObjectSet, condition: PredicateObject) throws(RunStop) in
      ObjectSet(try condition.filtered(s.elements))
    }.named("filteredSetUsingPredicate:")
    type.method("_adding(_:)", "The elements, and one more.") {
      (s: ObjectSet, value: AnyValue) in ObjectSet(s.elements + [value.object])
    }.named("setByAddingObject:")
    type.method("_objects()", "The elements, to be walked through.") {
      (s: ObjectSet) in EnumeratorObject(s.elements)
    }.named("objectEnumerator")
    type.method("_each(_:)", "Calls a method of each element.") {
      (s: ObjectSet, selector: Selector?) throws(RunStop) in
      for case let element as NSObject in s.elements {
        _ = try Calls.perform(selector, on: element, [])
      }
    }.named("makeObjectsPerformSelector:")
    type.method("copy(with:)", "The same elements in a set that does not change.") {
      (s: ObjectSet, _: MemoryZone?) in ObjectSet(s.elements)
    }
    type.method("mutableCopy(with:)", "The same elements in a set that can be changed.") {
      (s: ObjectSet, _: MemoryZone?) in MutableObjectSet(s.elements)
    }
    type.staticMethod("_with(_:)", "A set of one element.") {
      (value: AnyValue) in ObjectSet([value.object])
    }.named("setWithObject:")
    type.staticMethod("_with(arguments:)", "A set of elements, up to the first nil.") {
      (values: [AnyReference?]) in ObjectSet(listed(values))
    }.named("setWithObjects:")
    type.staticMethod("_with(array:)", "The elements of an array, each once.") {
      (array: ObjectArray) in ObjectSet(array.elements)
    }.named("setWithArray:")
    type.staticMethod("_with(set:)", "The elements of another set.") {
      (other: ObjectSet) in ObjectSet(other.elements)
    }.named("setWithSet:")
  }

  private static func addSetChanging(_ type: TypeTable) {
    type.method("add(_:)", "Adds an element.") {
      (s: MutableObjectSet, value: AnyValue) throws(RunStop) in try s.add(value.object)
    }.named("addObject:")
    type.method("remove(_:)", "Takes the element away that is equal to a value.") {
      (s: MutableObjectSet, value: AnyValue) in s.remove(value.object)
    }.named("removeObject:")
    type.method("removeAllObjects()", "Takes all elements away.") {
      (s: MutableObjectSet) in s.removeAll()
    }
    type.method("addObjects(from:)", "Adds the elements of an array.") {
      (s: MutableObjectSet, elements: [AnyValue]) throws(RunStop) in
      for element in elements { try s.add(element.object) }
    }.named("addObjectsFromArray:")
    type.method("_union(_:)", "Adds the elements of another set.") {
      (s: MutableObjectSet, other: ObjectSet) throws(RunStop) in
      for element in other.elements { try s.add(element) }
    }.named("unionSet:")
    type.method("_minus(_:)", "Takes the elements of another set away.") {
      (s: MutableObjectSet, other: ObjectSet) in s.keep { other.member($0) == nil }
    }.named("minusSet:")
    type.method("_intersect(_:)", "Takes away what is not in another set.") {
      (s: MutableObjectSet, other: ObjectSet) in s.keep { other.member($0) != nil }
    }.named("intersectSet:")
    type.staticMethod("_capacity(_:)", "An empty set.") { (_: Int) in MutableObjectSet([]) }
      .named("setWithCapacity:")
    type.staticMethod("_with(_:)", "A set of one element.") {
      (value: AnyValue) in MutableObjectSet([value.object])
    }.named("setWithObject:")
    type.staticMethod("_with(arguments:)", "A set of elements, up to the first nil.") {
      (values: [AnyReference?]) in MutableObjectSet(listed(values))
    }.named("setWithObjects:")
    type.staticMethod("_with(array:)", "The elements of an array, each once.") {
      (array: ObjectArray) in MutableObjectSet(array.elements)
    }.named("setWithArray:")
    type.staticMethod("_with(set:)", "The elements of another set.") {
      (other: ObjectSet) in MutableObjectSet(other.elements)
    }.named("setWithSet:")
  }

  // MARK: Paths to rows

  /// `NSIndexPath`, which Swift has as a structure under the same name.
  static func addIndexPathObjects(_ table: Table) {
    let library = table.library
    let nominal = library.hostNominal(IndexPathObject.self, .class, named: "NSIndexPath")
    nominal.superclass = NSObject.type(in: library)
    nominal.isFinal = true
    nominal.summary = "The place of a row or an item, as an object."
    table.extend(.nominal(nominal, [])) { type in
      for name in ["init(row:section:)", "init(item:section:)"] {
        type.initializer(name, designated: true, "The place of a row.") {
          (row: Int, section: Int) in IndexPathObject(IndexPath(row: row, section: section))
        }
      }
      type.property("section", get: { (p: IndexPathObject) in p.path.section }, "The section.")
      type.property("row", get: { (p: IndexPathObject) in p.path.row }, "The row in it.")
      type.property("item", get: { (p: IndexPathObject) in p.path.row }, "The item: the row.")
      // Swift's name for it is the structure's, which lacks these.
      type.method("_length()", "How many numbers it has.") { (_: IndexPathObject) in 2 }
        .named("length")
      type.method("_compare(_:)", "Which of two is first: -1, 0 or 1.") {
        (p: IndexPathObject, other: IndexPathObject) in
        p.path == other.path ? 0 : p.path < other.path ? -1 : 1
      }.named("compare:")
    }
  }
}
