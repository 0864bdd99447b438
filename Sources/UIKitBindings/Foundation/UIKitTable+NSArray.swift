import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Foundation's `NSArray`: objects in order, which raises where Swift's array traps (EX-3, EX-6).
class ObjectArray: NSObject {
  nonisolated(unsafe) fileprivate(set) var elements: [AnyObject]

  /// The name of Foundation's class for it, as written in the reasons of exceptions.
  class var privateName: String { "__NSArrayI" }

  required init(_ elements: [AnyObject]) {
    self.elements = elements
    super.init()
  }

  deinit { releaseInLoop(&elements) }

  /// The array of Swift values, each as an object.
  convenience init(values: [AnyValue]) {
    Allowance.spend(values.count)
    self.init(values.map { ObjectBridge.plain($0.object) })
  }

  nonisolated override var hash: Int { MainActor.assumeIsolated { elements.count } }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ObjectArray else { return false }
    return MainActor.assumeIsolated {
      Allowance.spend(elements.count)
      return elements.count == other.elements.count
        && zip(elements, other.elements).allSatisfy { ObjectKey.areEqual($0, $1) }
    }
  }

  /// Foundation's format: a line for each element.
  nonisolated override var description: String {
    MainActor.assumeIsolated {
      guard !elements.isEmpty else { return "(\n)" }
      return "(\n\(elements.map { "    \(Self.text(of: $0))" }.joined(separator: ",\n"))\n)"
    }
  }

  /// The text of an element. One that contains itself, so that the text would never end, is named
  /// in its own text instead.
  static func text(of element: AnyObject) -> String {
    if let text = element as? TextObject { return text.drawnText }
    guard element is ObjectArray || element is ObjectSet || element is ObjectDictionary else {
      return plainText(of: element)
    }
    guard described.count < mostDescribed, !described.contains(where: { $0 === element }),
      Allowance.spend(20), !Allowance.isSpent
    else { return "<\(ObjectiveCMessages.privateName(of: element))>" }
    described.append(element)
    defer { described.removeLast() }
    return plainText(of: element)
  }

  /// The collections whose texts are being created, each nested in the one before.
  private static var described: [AnyObject] = []
  private static let mostDescribed = 100

  private static func plainText(of element: AnyObject) -> String {
    if let metatype = element as? MetatypeObject { return metatype.type.runtimeName }
    if let text = element as? StringObject { return text.value }
    if let own = ownText(of: element) { return own }
    if let value = element as? NSValue, let text = value.textOfStructure { return text }
    if let number = element as? NSNumber { return number.shortText }
    let value = Crossing.native(AnyValue(element))
    guard Swift.type(of: value) is AnyClass else { return "\(value)" }
    return ScriptHost.active?.describe(element) ?? "\(element)"
  }

  /// The text of an object of a script's class by a `description` of its own.
  private static func ownText(of element: AnyObject) -> String? {
    guard element is ModelObject || element is Fields, let host = ScriptHost.active,
      let function = host.method("description", of: element), !function.isHost
    else { return nil }
    var text: String?
    ScriptCalls.run { () throws(RunStop) in
      let result = try host.machine.perform(function, on: element, with: [])
      text = result.map { plainText(of: $0) }
    }
    return text
  }

  /// The index of an element that equals a value; nil for none.
  func index(of value: AnyObject) -> Int? {
    Allowance.spend(elements.count)
    let wanted = ObjectBridge.plain(value)
    return elements.firstIndex { ObjectKey.areEqual($0, wanted) }
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

  /// Whether it is the copy in a property with `copy`, which cannot be changed on a device.
  var isFixed = false

  /// The number of insertions and removals, so a loop over the elements can raise an exception.
  private(set) var changes = 0

  func insert(_ element: AnyObject, at index: Int) throws(RunStop) {
    try checkPresent(
      element, "*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil")
    try check(index, below: elements.count + 1, in: "insertObject:atIndex:")
    Allowance.spend(8 + (elements.count - index) / 8)
    elements.insert(ObjectBridge.plain(element), at: index)
    changes &+= 1
  }

  func remove(at index: Int) throws(RunStop) {
    try check(index, below: elements.count, in: "removeObjectAtIndex:")
    Allowance.spend(8 + (elements.count - index) / 8)
    elements.remove(at: index)
    changes &+= 1
  }

  func replace(at index: Int, with element: AnyObject) throws(RunStop) {
    try checkPresent(
      element, "*** -[__NSArrayM replaceObjectAtIndex:withObject:]: object cannot be nil")
    try check(index, below: elements.count, in: "replaceObjectAtIndex:withObject:")
    elements[index] = ObjectBridge.plain(element)
  }

  func removeAll(equalTo value: AnyObject) {
    while let index = index(of: value) {
      elements.remove(at: index)
      changes &+= 1
    }
  }

  func removeAll() { take([]) }

  /// Replaces all elements.
  func take(_ objects: [AnyObject]) {
    Allowance.spend(objects.count)
    elements = objects
    changes &+= 1
  }
}

extension UIKitTable {
  static func addObjectArrays(_ table: Table) {
    table.class(
      ObjectArray.self, named: "NSArray", superclass: NSObject.self,
      "Objects in order; an index beyond the end raises (EX-6)."
    ) {
      $0.initializer("init()", designated: true, "Without elements.") { () in ObjectArray([]) }
      $0.initializer("init(array:)", designated: true, "The elements of an array of Swift's.") {
        (elements: [AnyValue]) in ObjectArray(values: elements)
      }
      $0.initializer(
        "init(array:copyItems:)", designated: true, "The elements, or copies of them."
      ) {
        (elements: [AnyValue], copies: Bool) throws(RunStop) in
        let objects = ObjectArray(values: elements)
        guard copies else { return objects }
        var copied: [AnyObject] = []
        for object in objects.elements { copied.append(try Calls.copy(of: object)) }
        return ObjectArray(copied)
      }
      addReading($0)
      addArrayMethods($0)
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
        (elements: [AnyValue]) in MutableObjectArray(values: elements)
      }
      addChanging($0)
      addArrayChanges($0)
    }
    addObjectSets(table)
    addObjectDictionaries(table)
    addIndexPathObjects(table)
    addDateAndURLObjects(table)
    addBlockObjects(table)
    addEnumerators(table)
    addIndexSets(table)
    addPredicates(table)
    addSortDescriptors(table)
    addHashTables(table)
    addMapTables(table)
    addCharacterSets(table)
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

extension NSNumber {
  /// The number as Foundation's description writes it: a floating-point number without a fraction
  /// has no decimal point.
  var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
