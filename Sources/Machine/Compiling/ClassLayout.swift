import TypedProgram

/// The layout of the stored properties of script classes in an object's fields: the superclass's
/// first.
enum ClassLayout {
  /// The class and its script superclasses with their arguments, the lowest first.
  static func chain(_ type: Type) -> [(nominal: Nominal, arguments: [Type])] {
    var chain: [(nominal: Nominal, arguments: [Type])] = []
    var current: Type? = type
    while case .nominal(let nominal, let arguments)? = current, nominal.isScript,
      chain.count < 1_000
    {
      chain.append((nominal, arguments))
      current = nominal.superclass?.replacing(
        Substitution(nominal.genericParameters, arguments))
    }
    return chain
  }

  static func layout(_ type: Type) -> Layout {
    chain(type).reduce(.none) { $0 + ownLayout($1.nominal, $1.arguments) }
  }

  private static func ownLayout(_ nominal: Nominal, _ arguments: [Type]) -> Layout {
    let substitution = Substitution(nominal.genericParameters, arguments)
    return nominal.storedProperties.reduce(.none) {
      $0 + $1.storageType.replacing(substitution).layout
    }
  }

  /// The offset of a stored property in objects of `type`.
  static func offset(of property: Property, in type: Type) -> Layout {
    var offset = Layout.none
    var isFound = false
    for (nominal, arguments) in chain(type).reversed() {
      guard nominal === property.owner else {
        offset += ownLayout(nominal, arguments)
        continue
      }
      offset += fieldOffset(of: property, in: nominal, arguments)
      isFound = true
      break
    }
    if isFound { return offset }
    guard let owner = property.owner else { return .none }
    return fieldOffset(of: property, in: owner, [])
  }

  /// The offset of a stored property among those of its own type.
  static func fieldOffset(of property: Property, in nominal: Nominal, _ arguments: [Type]) -> Layout
  {
    let substitution = Substitution(nominal.genericParameters, arguments)
    var offset = Layout.none
    for other in nominal.storedProperties {
      // A generic type's property may be a copy of the declared one.
      if other.name == property.name { break }
      offset += other.storageType.replacing(substitution).layout
    }
    return offset
  }
}

extension Fields {
  /// The object's own class or a superclass, with the types for its generic parameters.
  package func objectType(as nominal: Nominal) -> Type? {
    guard !nominal.genericParameters.isEmpty else { return .nominal(nominal, []) }
    return ClassLayout.chain(objectType).first { $0.nominal === nominal }
      .map { .nominal(nominal, $0.arguments) }
  }
}

extension Type {
  /// The declared class, structure, enumeration or protocol.
  var nominal: Nominal? {
    guard case .nominal(let nominal, _) = self else { return nil }
    return nominal
  }

  var isClass: Bool { nominal?.kind == .class }

  /// A class or a type whose values are objects.
  var isObject: Bool { isClass || self == .anyObject }

  /// `Any`, `AnyObject` and protocols.
  var isExistential: Bool {
    switch self {
    case .any, .anyObject: true
    case .nominal(let nominal, _): nominal.kind == .protocol
    default: false
    }
  }

  var wrapped: Type? {
    guard case .optional(let wrapped) = self else { return nil }
    return wrapped
  }

  var isVoid: Bool { self == .void }
}
