import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Foundation's `NSSortDescriptor`: which value of two objects is compared, and how.
final class SortDescriptorObject: NSObject {
  let key: String?
  let isAscending: Bool
  /// The method that compares two values, and the block that does in its place.
  private let selector: String
  private let order: OrderBlock?

  init(key: String?, isAscending: Bool, selector: String = "compare:", order: OrderBlock? = nil) {
    self.key = key
    self.isAscending = isAscending
    self.selector = selector
    self.order = order
    super.init()
  }

  /// Which of two objects is first: below, at or above 0.
  func compare(_ left: AnyObject, _ right: AnyObject) throws(RunStop) -> Int {
    let (one, other) = (try value(of: left), try value(of: right))
    let sign = isAscending ? 1 : -1
    guard let one, let other else {
      // Nothing is before everything.
      return one == nil ? (other == nil ? 0 : -sign) : sign
    }
    if let order { return sign * (try order(one, other)).signum() }
    let answer = try ObjectiveCMessages.send(selector, to: one, [other])
    return sign * ObjectiveCMessages.integer(in: answer).signum()
  }

  private func value(of object: AnyObject) throws(RunStop) -> AnyObject? {
    guard let key, key != "self" else { return object }
    let value = try KeyValueCoding.value(forKeyPath: key, of: object)
    return value.map { ObjectBridge.plain($0.object) }
  }

  /// Objects in the order of descriptors: of each where the one before finds two equal.
  static func sorted(
    _ elements: [AnyObject], by descriptors: ObjectArray
  ) throws(RunStop) -> [AnyObject] {
    let descriptors = descriptors.elements.compactMap { $0 as? SortDescriptorObject }
    return try UIKitTable.sorted(elements) { (left, right) throws(RunStop) in
      for descriptor in descriptors {
        let order = try descriptor.compare(left, right)
        if order != 0 { return order }
      }
      return 0
    }
  }
}

extension UIKitTable {
  static func addSortDescriptors(_ table: Table) {
    let library = table.library
    let nominal = library.hostNominal(
      SortDescriptorObject.self, .class, named: "NSSortDescriptor")
    nominal.superclass = NSObject.type(in: library)
    nominal.summary = "Which value of two objects is compared, and how."
    table.extend(.nominal(nominal, [])) { type in
      for selector in ["sortDescriptorWithKey:ascending:", "initWithKey:ascending:"] {
        addDescriptor(type, selector) { (key: String?, isAscending: Bool) in
          SortDescriptorObject(key: key, isAscending: isAscending)
        }
      }
      type.staticMethod("_key(_:_:selector:)", "The order of a value, by a method.") {
        (key: String?, isAscending: Bool, selector: Selector?) in
        SortDescriptorObject(
          key: key, isAscending: isAscending, selector: selector?.name ?? "compare:")
      }.named("sortDescriptorWithKey:ascending:selector:")
      type.staticMethod("_key(_:_:order:)", "The order of a value, by a block.") {
        (key: String?, isAscending: Bool, order: OrderBlock) in
        SortDescriptorObject(key: key, isAscending: isAscending, order: order)
      }.named("sortDescriptorWithKey:ascending:comparator:")
      type.initializer("init(_key:ascending:selector:)", designated: true, "By a method.") {
        (key: String?, isAscending: Bool, selector: Selector?) in
        SortDescriptorObject(
          key: key, isAscending: isAscending, selector: selector?.name ?? "compare:")
      }.named("initWithKey:ascending:selector:")
      type.readOnly("key", \SortDescriptorObject.key, "The path to the value; nil for the object.")
      type.property(
        "ascending", get: { (d: SortDescriptorObject) in d.isAscending }, "Whether small is first.")
    }
  }

  private static func addDescriptor(
    _ type: TypeTable, _ selector: String,
    _ make: @escaping (String?, Bool) -> SortDescriptorObject
  ) {
    let summary = "The order of a value."
    if selector.hasPrefix("init") {
      type.initializer("init(_key:ascending:)", designated: true, summary) {
        (key: String?, isAscending: Bool) in make(key, isAscending)
      }.named(selector)
    } else {
      type.staticMethod("_key(_:_:)", summary) {
        (key: String?, isAscending: Bool) in make(key, isAscending)
      }.named(selector)
    }
  }
}
