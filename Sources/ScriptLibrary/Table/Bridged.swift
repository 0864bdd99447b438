import Machine
import TypedProgram

/// A type of Swift's whose values can be passed between scripts and the host in registers.
///
/// Everything is decided at compile time, so a call of the host costs no more than loading its
/// arguments. A module conforms its classes with `extension UIView: BridgedObject {}` (all
/// subclasses inherit it), its structures of numbers with `BridgedValue`, its enumerations without
/// payloads with `BridgedEnumeration` and its option sets with `BridgedOptionSet`.
@usableFromInline
package protocol Bridged: SendableMetatype {
  /// The registers that a value takes.
  static var layout: Layout { get }
  /// Whether a value is one reference that is never nil, so that its optional needs no flag.
  static var isNullable: Bool { get }
  /// Whether a value is the object itself in its reference register, so that arrays are shared.
  static var isObject: Bool { get }
  /// The type for scripts.
  static var hostType: HostType { get }
  static func read(_ registers: Registers) -> Self
  func write(to registers: Registers)
}

extension Bridged {
  @inlinable package static var isNullable: Bool { false }
  @inlinable package static var isObject: Bool { false }
}

/// A class of the host. Conform the root of a hierarchy; its subclasses inherit the conformance.
@usableFromInline
package protocol BridgedObject: AnyObject, Bridged {}

extension BridgedObject {
  @inlinable package static var layout: Layout { Layout(0, 1) }
  @inlinable package static var isNullable: Bool { true }
  @inlinable package static var isObject: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType {
      .nominal($0.hostNominal(Self.self, .class), [])
    }
  }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Self {
    downcast(registers.references.pointee.certain(), to: Self.self)
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.references.pointee = self
  }
}

/// A structure of the host whose stored properties are all numbers of 8 bytes (`CGFloat`, `Double`,
/// `Int`, or structures of such): its memory is copied from and to the registers unchanged.
@usableFromInline
package protocol BridgedValue: Bridged {}

extension BridgedValue {
  @inlinable package static var layout: Layout { Layout(MemoryLayout<Self>.size / 8, 0) }

  @usableFromInline package static var hostType: HostType {
    HostType {
      .nominal($0.hostNominal(Self.self, .structure), [])
    }
  }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Self {
    UnsafeRawPointer(registers.numbers).loadUnaligned(as: Self.self)
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    UnsafeMutableRawPointer(registers.numbers).storeBytes(of: self, as: Self.self)
  }
}

/// An enumeration of the host with 2 to 256 cases and no payloads; a case's tag is its place in the
/// declaration, as in memory.
@usableFromInline
package protocol BridgedEnumeration: Bridged {}

extension BridgedEnumeration {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @usableFromInline package static var hostType: HostType {
    HostType {
      .nominal($0.hostNominal(Self.self, .enumeration), [])
    }
  }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Self {
    holds(
      registers.numbers.pointee < 256, "\(registers.numbers.pointee) is no case of \(Self.self)")
    return unsafeBitCast(UInt8(truncatingIfNeeded: registers.numbers.pointee), to: Self.self)
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = UInt64(unsafeBitCast(self, to: UInt8.self))
  }
}

/// A set of options of the host: its raw value, of 8 bytes, in one number register.
@usableFromInline
package protocol BridgedOptionSet: Bridged {}

extension BridgedOptionSet {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @usableFromInline package static var hostType: HostType {
    HostType { .nominal($0.hostNominal(Self.self, .structure), []) }
  }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Self {
    unsafeBitCast(registers.numbers.pointee, to: Self.self)
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = unsafeBitCast(self, to: UInt64.self)
  }
}

/// A type of the library, resolved once everything is declared.
@usableFromInline
package struct HostType: Sendable {
  let resolve: @Sendable (Library) -> Type

  package init(_ resolve: @escaping @Sendable (Library) -> Type) {
    self.resolve = resolve
  }

  /// The optional of a type.
  package static func optional(_ wrapped: HostType) -> HostType {
    HostType { .optional(wrapped.resolve($0)) }
  }

  /// The array of a type.
  package static func array(of element: HostType) -> HostType {
    HostType { .array(element.resolve($0)) }
  }

  /// A protocol of the host, or of the standard library.
  package static func `protocol`(_ name: String) -> HostType {
    HostType { .nominal($0.protocolNominal(name), []) }
  }
}

extension Bridged {
  /// The type for scripts.
  package static func type(in library: Library) -> Type { hostType.resolve(library) }
}
