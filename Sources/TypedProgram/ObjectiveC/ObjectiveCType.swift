/// A type as Objective-C headers write it, where the typed program's type is less specific: the
/// elements of an array, the protocols of an object, nullability.
package indirect enum ObjectiveCType: Hashable {
  case void
  /// A kind of number, or `BOOL`, which is `Type.bool`.
  case number(Type)
  /// A C structure: `CGRect`, `NSRange`.
  case structure(Nominal)
  /// `NS_ENUM` or `NS_OPTIONS`. A value is Swift's value: the tag of a case, or the bits of a set.
  case enumeration(Nominal)
  case object(ObjectiveCObject)
  case block([ObjectiveCType], ObjectiveCType)
  /// `SEL`.
  case selector
  /// `Class`.
  case metaclass
  /// An out-parameter, or the address of an element.
  case pointer(ObjectiveCType)
  /// A C string, `const char *`, which is immutable here.
  case text
}

/// A pointer to an object: `UIView *`, `NSArray<UIView *> *`, `id<UITextFieldDelegate>`.
package struct ObjectiveCObject: Hashable {
  /// The class; nil for `id`.
  package var nominal: Nominal?
  package var protocols: [Nominal]
  /// The types in angle brackets, those of the elements of a collection.
  package var arguments: [ObjectiveCType]
  /// nil if the header does not specify it; the table's own types always do.
  package var isNullable: Bool?

  package init(
    _ nominal: Nominal?, protocols: [Nominal] = [], arguments: [ObjectiveCType] = [],
    isNullable: Bool? = nil
  ) {
    self.nominal = nominal
    self.protocols = protocols
    self.arguments = arguments
    self.isNullable = isNullable
  }
}

extension ObjectiveCType {
  /// `id`.
  package static var id: ObjectiveCType { .object(ObjectiveCObject(nil)) }

  /// The type of a value in the typed program: every object is an optional, whatever its
  /// nullability, since nothing in the language excludes nil.
  ///
  /// `selectorType` is the host's type of selectors, which only the table knows.
  package func type(selectorType: Type) -> Type {
    switch self {
    case .void: .void
    case .number(let type): type
    case .structure(let nominal), .enumeration(let nominal): .nominal(nominal, [])
    case .object(let object): .optional(object.type)
    case .block(let parameters, let result):
      .optional(
        .function(
          FunctionType(
            parameters.map {
              FunctionTypeParameter($0.type(selectorType: selectorType), isInout: $0.isPointer)
            },
            result.type(selectorType: selectorType))))
    case .selector: .optional(selectorType)
    case .metaclass: .optional(.metatype(.anyObject))
    case .pointer(let pointee): pointee.type(selectorType: selectorType)
    case .text: .optional(.string)
    }
  }

  /// Whether it is a pointer to a value.
  package var isPointer: Bool { if case .pointer = self { true } else { false } }

  /// Whether it is a pointer to an object or a block, to which `nil` and `id` convert.
  package var isObject: Bool {
    switch self {
    case .object, .block, .metaclass: true
    default: false
    }
  }
}

extension ObjectiveCObject {
  /// The type of an object that is not nil.
  package var type: Type {
    if let nominal { return .nominal(nominal, []) }
    if protocols.count == 1 { return .nominal(protocols[0], []) }
    return .anyObject
  }
}
