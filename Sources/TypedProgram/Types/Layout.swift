/// The number of registers of each window that a value takes.
///
/// One layout for each type, everywhere: locals, arguments, fields and elements. A number register
/// contains 8 bytes (the bits of a Double, a whole number, a flag, an enumeration's tag), a
/// reference register one retained object or nil.
@usableFromInline
package struct Layout: Hashable, Sendable {
  @usableFromInline
  package var numbers: Int
  @usableFromInline
  package var references: Int

  @inlinable
  package init(_ numbers: Int, _ references: Int) {
    self.numbers = numbers
    self.references = references
  }

  // Computed, so that other modules see constants instead of calling for a global's address.

  /// No register: `Void`.
  @inlinable
  package static var none: Layout { Layout(0, 0) }
  /// One number register.
  @inlinable
  package static var number: Layout { Layout(1, 0) }
  /// One reference register.
  @inlinable
  package static var reference: Layout { Layout(0, 1) }

  @inlinable
  package static func + (left: Layout, right: Layout) -> Layout {
    Layout(left.numbers + right.numbers, left.references + right.references)
  }

  /// Adds the registers of another value.
  @inlinable
  package static func += (left: inout Layout, right: Layout) { left = left + right }

  /// Whether both take as many registers.
  @inlinable
  package static func == (left: Layout, right: Layout) -> Bool {
    left.numbers == right.numbers && left.references == right.references
  }
}

extension Type {
  /// The layout of values of this type. Only for types without parameters and variables.
  package var layout: Layout {
    switch self {
    case .integer, .floating, .bool: .number
    case .string, .character, .any, .anyObject, .array, .dictionary, .set, .function, .metatype:
      .reference
    case .never, .error, .parameter, .variable: .none
    case .optional(let wrapped):
      wrapped.isNullable ? .reference : Layout(1, 0) + wrapped.layout
    case .range(let bound, _): bound.layout + bound.layout
    case .tuple(let elements): elements.reduce(.none) { $0 + $1.type.layout }
    case .nominal(let nominal, let arguments): nominal.layout(arguments)
    }
  }

  /// Whether a missing value is the nil of the type's one reference, so that its optional needs no
  /// flag. An optional of an optional always has a flag of its own, before the rest.
  package var isNullable: Bool {
    if case .optional = self { return false }
    return layout == .reference && !isWrappedAlone
  }

  /// Whether the one reference may itself be nil, as in a structure with one optional.
  private var isWrappedAlone: Bool {
    switch self {
    case .tuple: true
    case .nominal(let nominal, _): nominal.kind == .structure || nominal.kind == .enumeration
    default: false
    }
  }
}
