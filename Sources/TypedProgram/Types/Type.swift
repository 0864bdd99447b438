import Records

/// A type of the language that scripts are written in.
package indirect enum Type: Hashable {
  case integer(IntegerKind)
  case floating(FloatingKind)
  case bool
  case string
  case character
  case any
  case anyObject
  case never
  case optional(Type)
  case array(Type)
  case dictionary(Type, Type)
  case set(Type)
  /// `Range` and `ClosedRange`, of numbers or other bounds.
  case range(Type, isClosed: Bool)
  /// No element: `Void`. Never exactly one.
  case tuple([TupleTypeElement])
  case function(FunctionType)
  /// A class, structure, enumeration or protocol (then any value that conforms to it).
  case nominal(Nominal, [Type])
  case metatype(Type)
  /// A generic parameter inside the declaration that introduces it.
  case parameter(GenericParameterType)
  /// Not known yet; only while one expression is checked.
  case variable(TypeVariable)
  /// A type already diagnosed; it fits everywhere and causes no further reports.
  case error

  package static var void: Type { .tuple([]) }
  package static var int: Type { .integer(.int) }
  package static var double: Type { .floating(.double) }
  package static var float: Type { .floating(.float) }
  package static var cgFloat: Type { .floating(.cgFloat) }
}

extension Type {
  /// The maximum number of parts of a type. Aliases and generic functions can double a type at each
  /// step, so that thirty lines make one with a billion of them.
  package static let mostParts = 500

  /// Whether the type has more parts than permitted.
  package var isTooLarge: Bool {
    var left = Self.mostParts
    return !isCounted(&left)
  }

  /// Whether the type has at most `left` parts, which are subtracted from it.
  private func isCounted(_ left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    switch self {
    case .optional(let part), .array(let part), .set(let part), .range(let part, _),
      .metatype(let part):
      return part.isCounted(&left)
    case .dictionary(let key, let value): return key.isCounted(&left) && value.isCounted(&left)
    case .tuple(let elements): return elements.allSatisfy { $0.type.isCounted(&left) }
    case .function(let function):
      return function.parameters.allSatisfy { $0.type.isCounted(&left) }
        && function.result.isCounted(&left)
    case .nominal(_, let arguments): return arguments.allSatisfy { $0.isCounted(&left) }
    default: return true
    }
  }
}

package enum IntegerKind: UInt8, Hashable, CaseIterable {
  case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
}

extension IntegerKind {
  /// Whether values may be negative.
  package var isSigned: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: true
    case .uint, .uint8, .uint16, .uint32, .uint64: false
    }
  }

  /// The bits of a value of this kind.
  package var bitWidth: Int {
    switch self {
    case .int, .int64, .uint, .uint64: 64
    case .int32, .uint32: 32
    case .int16, .uint16: 16
    case .int8, .uint8: 8
    }
  }
}

package enum FloatingKind: UInt8, Hashable, CaseIterable {
  case double, float, cgFloat
}

/// The kind of a number, for operations that exist for each.
package enum NumberKind: Hashable {
  case integer(IntegerKind)
  case floating(FloatingKind)
}

package struct TupleTypeElement: Hashable {
  package let label: String?
  package let type: Type

  package init(_ label: String?, _ type: Type) {
    self.label = label
    self.type = type
  }
}

package struct FunctionType: Hashable {
  package let parameters: [FunctionTypeParameter]
  package let result: Type
  package let isThrowing: Bool

  package init(_ parameters: [FunctionTypeParameter], _ result: Type, isThrowing: Bool = false) {
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
  }
}

package struct FunctionTypeParameter: Hashable {
  package let type: Type
  package let isInout: Bool

  package init(_ type: Type, isInout: Bool = false) {
    self.type = type
    self.isInout = isInout
  }
}

/// A generic parameter, by identity; `constraints` are the types that it must derive from or
/// conform to.
package final class GenericParameterType: Hashable {
  package let name: String
  package var constraints: [Type]
  /// Its associated types, as parameters of their own: `Container.Item` of a parameter `Container`.
  /// Created when a signature or a body names them.
  package private(set) var associated: [String: GenericParameterType] = [:]

  package init(name: String, constraints: [Type] = []) {
    self.name = name
    self.constraints = constraints
  }

  /// The type in place of an associated type of this parameter's protocols.
  package func member(_ type: GenericParameterType) -> GenericParameterType {
    if let known = associated[type.name] { return known }
    let member = GenericParameterType(name: "\(name).\(type.name)", constraints: type.constraints)
    associated[type.name] = member
    return member
  }

  /// The associated types, and theirs in turn.
  package var allAssociated: [GenericParameterType] {
    associated.sorted { $0.key < $1.key }.flatMap { [$0.value] + $0.value.allAssociated }
  }

  /// The same parameter with constraints that apply in one place only.
  package func constrained() -> GenericParameterType {
    let copy = GenericParameterType(name: name, constraints: constraints)
    copy.associated = associated
    return copy
  }

  package static func == (left: GenericParameterType, right: GenericParameterType) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type that is being inferred.
package final class TypeVariable: Hashable {
  package var binding: Type?
  /// The type of a literal when nothing else decides.
  package var fallback: Type?

  package init(fallback: Type? = nil) {
    self.fallback = fallback
  }

  package static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
