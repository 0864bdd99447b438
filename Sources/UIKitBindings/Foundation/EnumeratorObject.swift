import Foundation
import ScriptLibrary
import TypedProgram

/// Foundation's `NSEnumerator`: iterates over the remaining elements of a collection.
final class EnumeratorObject: NSObject {
  private let elements: [AnyObject]
  private var position = 0

  init(_ elements: [AnyObject]) {
    self.elements = elements
    super.init()
  }

  /// The next element; nil after the last one.
  func next() -> AnyObject? {
    guard position < elements.count else { return nil }
    position += 1
    return elements[position - 1]
  }

  /// All remaining elements; the enumerator is at its end afterwards.
  func takeRest() -> [AnyObject] {
    defer { position = elements.count }
    return Array(elements[position...])
  }
}

extension UIKitTable {
  static func addEnumerators(_ table: Table) {
    let nominal = table.library.hostNominal(EnumeratorObject.self, .class, named: "NSEnumerator")
    nominal.superclass = NSObject.type(in: table.library)
    nominal.summary = "The elements of a collection that are still to be walked through."
    table.extend(.nominal(nominal, [])) { type in
      type.method("nextObject()", "The next element; nil after the last one.") {
        (e: EnumeratorObject) in e.next().map { AnyReference($0) }
      }
      type.method("_all()", "The elements that are left.") {
        (e: EnumeratorObject) in ObjectArray(e.takeRest())
      }.named("allObjects")
    }
  }
}
