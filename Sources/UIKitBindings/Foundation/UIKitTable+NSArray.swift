import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Foundation's `NSArray`: objects in order, which raises where Swift's array traps (EX-3, EX-6).
class ObjectArray: NSObject {
  fileprivate(set) var elements: [AnyObject]

  /// The name of Foundation's class for it, as written in the reasons of exceptions.
  class var privateName: String { "__NSArrayI" }

  required init(_ elements: [AnyObject]) {
    self.elements = elements
    super.init()
  }

  /// Foundation's format: a line for each element.
  nonisolated override var description: String {
    MainActor.assumeIsolated {
      guard !elements.isEmpty else { return "(\n)" }
      return "(\n\(elements.map { "    \(Self.text(of: $0))" }.joined(separator: ",\n"))\n)"
    }
  }

  private static func text(of element: AnyObject) -> String {
    let value = Crossing.native(AnyValue(element))
    guard Swift.type(of: value) is AnyClass else { return "\(value)" }
    return ScriptHost.active?.describe(element) ?? "\(element)"
  }

  /// The index of an element that equals a value; nil for none.
  func index(of value: AnyObject) -> Int? {
    Allowance.spend(elements.count)
    let wanted = Crossing.native(AnyValue(value))
    return elements.firstIndex { element in
      if element === value { return true }
      guard let one = Crossing.native(AnyValue(element)) as? AnyHashable,
        let other = wanted as? AnyHashable
      else { return false }
      return one == other
    }
  }

  /// Throws the exception of an index that is beyond the bounds (EX-6).
  func check(_ index: Int, below end: Int, in method: String) throws(RunStop) {
    if index >= 0, index < end { return }
    // Foundation's indices have no sign.
    let shown = UInt(bitPattern: index)
    let bounds =
      elements.isEmpty ? "for empty array" : "[0 .. \(elements.count - 1)]"
    throw RunStop(
      .exception(
        Excerpt("NSRangeException"),
        reason: Excerpt(
          "*** -[\(Self.privateName) \(method)]: index \(shown) beyond bounds \(bounds)")))
  }

  /// The element at an index.
  func object(at index: Int) throws(RunStop) -> AnyValue {
    try check(index, below: elements.count, in: "objectAtIndex:")
    return AnyValue(elements[index])
  }
}

/// Foundation's `NSMutableArray`.
final class MutableObjectArray: ObjectArray {
  override class var privateName: String { "__NSArrayM" }

  func insert(_ element: AnyObject, at index: Int) throws(RunStop) {
    try check(index, below: elements.count + 1, in: "insertObject:atIndex:")
    Allowance.spend(8 + (elements.count - index) / 8)
    elements.insert(element, at: index)
  }

  func remove(at index: Int) throws(RunStop) {
    try check(index, below: elements.count, in: "removeObjectAtIndex:")
    Allowance.spend(8 + (elements.count - index) / 8)
    elements.remove(at: index)
  }

  func replace(at index: Int, with element: AnyObject) throws(RunStop) {
    try check(index, below: elements.count, in: "replaceObjectAtIndex:withObject:")
    elements[index] = element
  }

  func removeAll(equalTo value: AnyObject) {
    while let index = index(of: value) { elements.remove(at: index) }
  }

  func removeAll() { elements = [] }
}

extension UIKitTable {
  static func addObjectArrays(_ table: Table) {
    table.class(
      ObjectArray.self, named: "NSArray", superclass: NSObject.self,
      "Objects in order; an index beyond the end raises (EX-6)."
    ) {
      $0.initializer("init()", designated: true, "Without elements.") { () in ObjectArray([]) }
      $0.initializer("init(array:)", designated: true, "The elements of an array of Swift's.") {
        (elements: [AnyValue]) in ObjectArray(elements.map(\.object))
      }
      addReading($0)
    }
    table.library.extend(ObjectArray.self)
    table.class(
      MutableObjectArray.self, named: "NSMutableArray", superclass: ObjectArray.self,
      "Objects in order that can be changed; a wrong index raises (EX-6)."
    ) {
      $0.initializer("init()", designated: true, "Without elements.") { () in
        MutableObjectArray([])
      }
      $0.initializer("init(array:)", designated: true, "The elements of an array of Swift's.") {
        (elements: [AnyValue]) in MutableObjectArray(elements.map(\.object))
      }
      addChanging($0)
    }
  }

  private static func addReading(_ type: TypeTable) {
    type.property("count", get: { (a: ObjectArray) in a.elements.count }, "How many there are.")
    let getter = type.method("object(at:)", "The element at an index; raises beyond them (EX-6).") {
      (a: ObjectArray, index: Int) throws(RunStop) in try a.object(at: index)
    }
    let index = ParameterInfo(label: nil, name: "index", type: .int)
    type.nominal.add(
      .subscripting(
        SubscriptMember(
          parameters: [index], type: getter.result, owner: type.nominal, getter: getter,
          setter: nil)), named: "subscript")
    type.property(
      "firstObject", get: { (a: ObjectArray) in a.elements.first.map { AnyValue($0) } },
      "The first element; nil without any.")
    type.property(
      "lastObject", get: { (a: ObjectArray) in a.elements.last.map { AnyValue($0) } },
      "The last element; nil without any.")
    type.method("contains(_:)", "Whether an element is equal to a value.") {
      (a: ObjectArray, value: AnyValue) in a.index(of: value.object) != nil
    }
    type.method("index(of:)", "Where an equal element is; NSNotFound where none is.") {
      (a: ObjectArray, value: AnyValue) in a.index(of: value.object) ?? NSNotFound
    }
  }

  private static func addChanging(_ type: TypeTable) {
    type.method("add(_:)", "Puts an element at the end.") {
      (a: MutableObjectArray, value: AnyValue) throws(RunStop) in
      try a.insert(value.object, at: a.elements.count)
    }
    type.method("insert(_:at:)", "Puts an element at an index (EX-6).") {
      (a: MutableObjectArray, value: AnyValue, index: Int) throws(RunStop) in
      try a.insert(value.object, at: index)
    }
    type.method("removeObject(at:)", "Takes the element at an index away (EX-6).") {
      (a: MutableObjectArray, index: Int) throws(RunStop) in try a.remove(at: index)
    }
    type.method("replaceObject(at:with:)", "Puts an element in place of another (EX-6).") {
      (a: MutableObjectArray, index: Int, value: AnyValue) throws(RunStop) in
      try a.replace(at: index, with: value.object)
    }
    type.method("remove(_:)", "Takes away all elements that are equal to a value.") {
      (a: MutableObjectArray, value: AnyValue) in a.removeAll(equalTo: value.object)
    }
    type.method("removeAllObjects()", "Takes all elements away.") {
      (a: MutableObjectArray) in a.removeAll()
    }
  }
}
