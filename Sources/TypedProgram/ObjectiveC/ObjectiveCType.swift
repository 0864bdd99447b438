/// A type as the headers of Objective-C write it, where the typed program's type says less: what an
/// array contains, which protocols an object conforms to, what may be nil.
package indirect enum ObjectiveCType: Hashable {
  case void
  /// A kind of number, or `BOOL`, which is `Type.bool`.
  case number(Type)
  /// A structure of C: `CGRect`, `NSRange`.
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
  /// A text of C, `const char *`, which never changes here.
  case text
}

/// A pointer to an object: `UIView *`, `NSArray<UIView *> *`, `id<UITextFieldDelegate>`.
package struct ObjectiveCObject: Hashable {
  /// The class; nil for `id`.
  package var nominal: Nominal?
  package var protocols: [Nominal]
  /// The types in angle brackets, those of the elements of a collection.
  package var arguments: [ObjectiveCType]
  /// nil where the header does not say, which is never in the table's own.
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

  /// The typed program's type of a value: every object is an optional, whatever its nullability,
  /// since nothing in the language excludes nil.
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

  /// Whether it is the place of a value.
  package var isPointer: Bool { if case .pointer = self { true } else { false } }

  /// Whether it is a pointer to an object or a block: what `nil` and `id` convert to.
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
