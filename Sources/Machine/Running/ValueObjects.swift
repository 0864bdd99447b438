import TypedProgram

/// A text, as stored in a reference register.
@usableFromInline
package final class StringObject {
  @usableFromInline
  package let value: String

  @inlinable
  package init(_ value: String) {
    self.value = value
  }
}

/// A value of any type in one reference, with its type beside it. Objects need no box.
package final class AnyBox {
  package let type: Type
  package let numbers: [UInt64]
  package private(set) var references: [AnyObject?]

  package init(type: Type, numbers: [UInt64], references: [AnyObject?]) {
    self.type = type
    self.numbers = numbers
    self.references = references
  }

  /// Returns `object` as a box; nil for any other object. Compares classes, where a cast would walk
  /// up the hierarchy of every view.
  static func of(_ object: AnyObject) -> AnyBox? {
    guard ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(AnyBox.self) else {
      return nil
    }
    return downcast(object, to: AnyBox.self)
  }

  deinit {
    guard !references.isEmpty else { return }
    let held = references
    references = []
    LettingGo.release(held)
  }
}

/// A type as a value.
package final class MetatypeObject {
  package let type: Type

  package init(_ type: Type) {
    self.type = type
  }
}
