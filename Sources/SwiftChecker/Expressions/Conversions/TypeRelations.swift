import Records
import SourceTree
import TypedProgram

/// The relations between types: inheritance and conformance. It knows the declarations and the
/// additions of one module's extensions, but no expressions.
package final class TypeRelations {
  package let library: Library
  package let module: Module
  private let allowance: CheckingAllowance

  /// The relations of the types that are visible to a module; their work is charged to an
  /// allowance.
  package init(library: Library, module: Module, allowance: CheckingAllowance) {
    self.library = library
    self.module = module
    self.allowance = allowance
  }

  /// The type as its own declaration sees it: `Array` as `[Element]`.
  func declaredType(of nominal: Nominal) -> Type {
    let arguments = nominal.genericParameters.map { Type.parameter($0) }
    for type in builtInTypes(arguments) where library.declaration(of: type)?.nominal === nominal {
      return type
    }
    return .nominal(nominal, arguments)
  }

  private func builtInTypes(_ arguments: [Type]) -> [Type] {
    switch arguments.count {
    case 0:
      [.bool, .string, .character] + IntegerKind.allCases.map { .integer($0) }
        + FloatingKind.allCases.map { .floating($0) }
    case 1:
      [
        .array(arguments[0]), .set(arguments[0]), .optional(arguments[0]),
        .range(arguments[0], isClosed: false), .range(arguments[0], isClosed: true),
      ]
    case 2: [.dictionary(arguments[0], arguments[1])]
    default: []
    }
  }

  /// A declaration with arguments, as its case of `Type`.
  package func type(of nominal: Nominal, _ arguments: [Type]) -> Type {
    declaredType(of: nominal).replacing(Substitution(nominal.genericParameters, arguments))
  }

  /// The superclasses of a class, nearest first.
  func superclassChain(of type: Type) -> [Type] {
    var chain: [Type] = []
    var current = type
    while chain.count < 1_000, case .nominal(let nominal, let arguments) = current,
      let superclass = nominal.superclass
    {
      current = superclass.replacing(Substitution(nominal.genericParameters, arguments))
      chain.append(current)
    }
    _ = allowance.spend(4 * chain.count)
    return chain
  }

  /// The superclass of a class that is a generic class with open types; nil for other types.
  func superclass(of type: Type, like other: Type) -> Type? {
    guard case .nominal(let wanted, let arguments) = other, wanted.kind == .class,
      !arguments.isEmpty, case .nominal(let own, _) = type, own.kind == .class, own !== wanted
    else { return nil }
    return superclassChain(of: type).first { above in
      guard case .nominal(let nominal, _) = above else { return false }
      return nominal === wanted
    }
  }

  /// The parameter and result types of a superclass's function, seen from a class below.
  package func substitution(from nominal: Nominal, to above: Nominal) -> Substitution {
    for type in [declaredType(of: nominal)] + superclassChain(of: declaredType(of: nominal)) {
      if case .nominal(let current, let arguments) = type, current === above {
        return Substitution(above.genericParameters, arguments)
      }
    }
    return Substitution()
  }

  /// The members of a declaration itself and of its extensions.
  func ownMembers(named name: String, of nominal: Nominal) -> [Member] {
    library.prepare(name, of: nominal)
    var own = nominal.members[name] ?? []
    if name == "init", nominal.isObjectiveC, nominal.isScript {
      own.removeAll {
        if case .initializer(let function) = $0 { function.isBehindView } else { false }
      }
    }
    guard let extended = module.extensionMembers[ObjectIdentifier(nominal)]?[name] else {
      return own
    }
    return own + extended
  }

  /// Protocols that a declaration conforms to by itself or in extensions, without inherited ones.
  func declaredProtocols(of nominal: Nominal) -> [Type] {
    nominal.protocols + (module.extensionProtocols[ObjectIdentifier(nominal)] ?? [])
  }

  /// Every protocol that a type conforms to by declarations, its superclasses' included.
  func allProtocols(of type: Type) -> [Nominal] {
    var found: [Nominal] = []
    var seen: Set<Nominal> = []
    func visit(_ type: Type) {
      guard case .nominal(let nominal, _) = type, nominal.kind == .protocol,
        seen.insert(nominal).inserted
      else { return }
      found.append(nominal)
      for inherited in declaredProtocols(of: nominal) { visit(inherited) }
    }
    switch type {
    case .parameter(let parameter):
      for constraint in parameter.constraints {
        visit(constraint)
        if constraint.isClassType { found += allProtocols(of: constraint) }
      }
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      visit(type)
      if let superclass = nominal.superclass { found += allProtocols(of: superclass) }
    default:
      for current in [type] + superclassChain(of: type) {
        guard let nominal = library.declaration(of: current)?.nominal else { continue }
        for inherited in declaredProtocols(of: nominal) { visit(inherited) }
      }
    }
    return found
  }

  /// Whether a type may be used where a protocol is required.
  func conforms(_ type: Type, to protocolNominal: Nominal) -> Bool {
    switch type {
    case .error, .never: return true
    case .variable(let variable):
      return variable.binding.map { conforms($0, to: protocolNominal) } ?? true
    default: break
    }
    if allProtocols(of: type).contains(where: { $0 === protocolNominal }) { return true }
    if !protocolNominal.parts.isEmpty {
      return protocolNominal.parts.allSatisfy { isSubtype(type, of: $0) }
    }
    return conformsByNature(type, to: protocolNominal.name)
  }

  func conforms(_ type: Type, toNamed name: String) -> Bool {
    guard let nominal = library.protocols[name] else { return conformsByNature(type, to: name) }
    return conforms(type, to: nominal)
  }

  /// Conformances of the language without a declaration.
  private func conformsByNature(_ type: Type, to name: String) -> Bool {
    switch name {
    case "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype": return true
    case "AnyObject": return type.isReference
    case "Equatable": return isEquatable(type)
    case "Hashable", "AnyHashable": return isHashable(type)
    case "Comparable": return isComparable(type)
    case "CustomStringConvertible", "LosslessStringConvertible":
      return type.isNumber || type == .bool || type == .string || type == .character
    case "Sequence", "Collection", "BidirectionalCollection":
      switch type {
      case .array, .string: return true
      case .set, .dictionary: return name != "BidirectionalCollection"
      case .range(.integer, _): return true
      default: return type.isArraySlice
      }
    case "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection":
      if case .array = type { return true }
      return type.isArraySlice
    case "Numeric", "AdditiveArithmetic", "SignedNumeric", "Strideable",
      "ExpressibleByIntegerLiteral":
      return type.isNumber
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger":
      if case .integer = type { return true }
      return false
    case "FloatingPoint", "BinaryFloatingPoint": return type.isFloating
    case "StringProtocol", "ExpressibleByStringLiteral": return type == .string
    case "CaseIterable", "RawRepresentable":
      guard case .nominal(let nominal, _) = type, nominal.kind == .enumeration else { return false }
      return name == "RawRepresentable" && nominal.rawType != nil
    default: return false
    }
  }

  private func isEquatable(_ type: Type) -> Bool {
    switch type {
    case .integer, .floating, .bool, .string, .character, .range: return true
    case .optional(let type), .array(let type), .set(let type): return isEquatable(type)
    case .dictionary(_, let value): return isEquatable(value)
    case .nominal(let nominal, let arguments):
      if nominal.kind == .class, nominal.isHostDerived { return true }
      if nominal.kind == .enumeration, nominal.cases.allSatisfy({ $0.payload.isEmpty }) {
        return true
      }
      if nominal.isOfPrelude, ["Result", "ArraySlice"].contains(nominal.name) {
        return arguments.allSatisfy(isEquatable)
      }
      return allProtocols(of: type).contains {
        ["Equatable", "Hashable", "Comparable", "OptionSet"].contains($0.name)
      }
    case .parameter:
      return allProtocols(of: type).contains {
        ["Equatable", "Hashable", "Comparable", "Numeric", "BinaryInteger", "FloatingPoint"]
          .contains($0.name)
      } || type.isHostObjectParameter
    case .metatype: return true
    case .error, .never: return true
    default: return false
    }
  }

  private func isHashable(_ type: Type) -> Bool {
    switch type {
    case .integer, .floating, .bool, .string, .character, .range: return true
    case .optional(let type), .array(let type), .set(let type): return isHashable(type)
    case .dictionary(_, let value): return isHashable(value)
    case .nominal(let nominal, _):
      if nominal.kind == .class, nominal.isHostDerived { return true }
      if nominal.kind == .enumeration, nominal.cases.allSatisfy({ $0.payload.isEmpty }) {
        return true
      }
      return allProtocols(of: type).contains { ["Hashable", "OptionSet"].contains($0.name) }
    case .parameter:
      return allProtocols(of: type).contains { $0.name == "Hashable" }
        || type.isHostObjectParameter
    case .error, .never: return true
    default: return false
    }
  }

  private func isComparable(_ type: Type) -> Bool {
    switch type {
    case .integer, .floating, .string, .character, .error: true
    case .nominal, .parameter:
      allProtocols(of: type).contains { $0.name == "Comparable" }
    default: false
    }
  }

  /// Whether every value of a type is one of the other, possibly in another wrapping: a class and
  /// its superclass, anything and `Any`. Optionals are not considered.
  func isSubtype(_ type: Type, of other: Type) -> Bool {
    if type == other { return true }
    switch (type, other) {
    case (.error, _), (_, .error): return true
    case (.never, _): return true
    case (_, .any): return true
    case (_, .anyObject): return type.isReference || type.isMetatype
    case (.nominal(let nominal, _), .nominal(let wanted, _)) where wanted.kind == .class:
      guard nominal.kind == .class || nominal.superclass != nil else { return false }
      return superclassChain(of: type).contains(other)
    case (.parameter(let parameter), .nominal(let wanted, _)) where wanted.kind == .class:
      return parameter.constraints.contains { isSubtype($0, of: other) }
    case (_, .nominal(let wanted, _)) where wanted.kind == .protocol:
      if type.isOptional { return false }
      return conforms(type, to: wanted)
    case (.metatype(let type), .metatype(let other)): return isSubtype(type, of: other)
    default: return false
    }
  }
}

extension Type {
  /// Whether it is a slice of an array.
  var isArraySlice: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.name == "ArraySlice" && nominal.isOfPrelude
  }

  var isMetatype: Bool {
    if case .metatype = self { return true }
    return false
  }

  /// A generic parameter for a class of the host.
  fileprivate var isHostObjectParameter: Bool {
    guard case .parameter(let parameter) = self else { return false }
    return parameter.constraints.contains { constraint in
      guard case .nominal(let nominal, _) = constraint else { return false }
      return nominal.kind == .class
    }
  }
}
