import Machine
import TypedProgram

extension String: Bridged {
  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType { HostType { _ in .string } }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> String {
    registers.text
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.references.pointee = StringObject(self)
  }
}

/// A text of one character.
extension Character: Bridged {
  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType { HostType { _ in .character } }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Character {
    String.read(registers).first.certain()
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.references.pointee = StringObject(String(self))
  }
}

extension Optional: Bridged where Wrapped: Bridged {
  @inlinable package static var layout: Layout {
    Wrapped.isNullable
      ? Layout(0, 1) : Layout(Wrapped.layout.numbers + 1, Wrapped.layout.references)
  }

  @usableFromInline package static var hostType: HostType {
    HostType { library in .optional(Wrapped.type(in: library)) }
  }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Wrapped? {
    if Wrapped.isNullable {
      return registers.references.pointee == nil ? nil : Wrapped.read(registers)
    }
    guard registers.numbers.pointee != 0 else { return nil }
    return Wrapped.read(registers.advanced(by: Layout(1, 0)))
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    if Wrapped.isNullable {
      guard let value = self else {
        registers.references.pointee = nil
        return
      }
      value.write(to: registers)
      return
    }
    guard let value = self else {
      registers.clear(Self.layout)
      return
    }
    registers.numbers.pointee = 1
    value.write(to: registers.advanced(by: Layout(1, 0)))
  }
}

extension Range: Bridged where Bound: Bridged {
  @inlinable package static var layout: Layout { Bound.layout + Bound.layout }

  @usableFromInline package static var hostType: HostType {
    HostType { library in
      .range(Bound.type(in: library), isClosed: false)
    }
  }

  @inlinable
  package static func read(_ registers: Registers) -> Range {
    let upper = Bound.read(registers.advanced(by: Bound.layout))
    return Range(uncheckedBounds: (Bound.read(registers), upper))
  }

  @inlinable
  package func write(to registers: Registers) {
    lowerBound.write(to: registers)
    upperBound.write(to: registers.advanced(by: Bound.layout))
  }
}

extension ClosedRange: Bridged where Bound: Bridged {
  @inlinable package static var layout: Layout { Bound.layout + Bound.layout }

  @usableFromInline package static var hostType: HostType {
    HostType { library in
      .range(Bound.type(in: library), isClosed: true)
    }
  }

  @inlinable
  package static func read(_ registers: Registers) -> ClosedRange {
    let upper = Bound.read(registers.advanced(by: Bound.layout))
    return ClosedRange(uncheckedBounds: (Bound.read(registers), upper))
  }

  @inlinable
  package func write(to registers: Registers) {
    lowerBound.write(to: registers)
    upperBound.write(to: registers.advanced(by: Bound.layout))
  }
}

/// A value of any type: the object itself, or an `AnyBox`. Rows use it for `Any`.
@usableFromInline
package struct AnyValue: Bridged {
  /// The object that represents the value.
  @usableFromInline
  package let object: AnyObject

  @inlinable
  package init(_ object: AnyObject) {
    self.object = object
  }

  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType { HostType { _ in .any } }

  @inlinable
  package static func read(_ registers: Registers) -> AnyValue {
    AnyValue(registers.references.pointee.certain())
  }

  @inlinable
  package func write(to registers: Registers) {
    registers.references.pointee = object
  }
}

/// Any object. Rows use it for `AnyObject` and for protocols of classes, whose type they name with
/// `as:`.
@usableFromInline
package struct AnyReference: Bridged {
  @usableFromInline
  package let object: AnyObject

  @inlinable
  package init(_ object: AnyObject) {
    self.object = object
  }

  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType { HostType { _ in .anyObject } }

  @inlinable
  package static func read(_ registers: Registers) -> AnyReference {
    AnyReference(registers.references.pointee.certain())
  }

  @inlinable
  package func write(to registers: Registers) {
    registers.references.pointee = object
  }
}

/// A type as a value: rows use it for `AnyClass` and `Any.Type`.
@usableFromInline
package struct TypeValue: Bridged {
  package let type: Type

  package init(_ type: Type) {
    self.type = type
  }

  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType { _ in .metatype(.anyObject) }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> TypeValue {
    TypeValue(
      downcast(registers.references.pointee.certain(), to: MetatypeObject.self).type)
  }

  @usableFromInline
  package func write(to registers: Registers) {
    registers.references.pointee = MetatypeObject(type)
  }
}
