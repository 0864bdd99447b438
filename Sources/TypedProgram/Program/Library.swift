/// The standard library and the host's types and functions, which every module can use.
package final class Library {
  /// The name of the type of places in sets and dictionaries.
  package static let hashedPlace = "HashedPlace"
  /// The name of the member that returns the address of an array's elements; no source text can
  /// spell it.
  package static let elementsAddress = "&elements"

  package var members: [String: [Member]] = [:]
  /// The declarations of the types that are cases of `Type`.
  package let array = Nominal(name: "Array", kind: .structure, origin: .standardLibrary)
  package let dictionary = Nominal(name: "Dictionary", kind: .structure, origin: .standardLibrary)
  package let set = Nominal(name: "Set", kind: .structure, origin: .standardLibrary)
  package let optional = Nominal(name: "Optional", kind: .enumeration, origin: .standardLibrary)
  package let string = Nominal(name: "String", kind: .structure, origin: .standardLibrary)
  package let character = Nominal(name: "Character", kind: .structure, origin: .standardLibrary)
  package let bool = Nominal(name: "Bool", kind: .structure, origin: .standardLibrary)
  package let range = Nominal(name: "Range", kind: .structure, origin: .standardLibrary)
  package let closedRange = Nominal(name: "ClosedRange", kind: .structure, origin: .standardLibrary)
  package private(set) var integers: [IntegerKind: Nominal] = [:]
  package private(set) var floatings: [FloatingKind: Nominal] = [:]
  /// Protocols that the checker knows by name: `Equatable`, `Comparable`, `Hashable`, `Error`,
  /// `CustomStringConvertible`, `Sequence`, `CaseIterable`, `AnyObject`-bound ones of the host …
  package var protocols: [String: Nominal] = [:]
  /// Protocols that types of the library conform to implicitly, and that only scripts extend.
  package private(set) lazy var protocolsByNature: [Nominal] = [
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "AdditiveArithmetic", "Numeric", "SignedNumeric", "Strideable",
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "FloatingPoint",
    "BinaryFloatingPoint", "StringProtocol", "CustomStringConvertible", "RawRepresentable",
  ].compactMap { protocols[$0] }
  /// The methods that were called on objects known as `AnyObject` only, by their full names.
  private var messages: [String: [Function]] = [:]
  /// The host's types by their identities in the host.
  package var hostTypes: [ObjectIdentifier: Nominal] = [:]
  /// Names that unused parts of the prelude declare, and the closure that loads the parts that
  /// declare one.
  package var preludeNames: Set<String> = []
  /// The host's types that the prelude extends.
  package var extendedHostTypes: [Nominal] = []
  package var loadPrelude: ((String) -> Void)?
  /// Names that apps use and that are not available here, with the name of the reason for each, for
  /// the message about an undeclared name.
  package var unavailable: [String: String] = [:]
  /// Members of the host's classes that apps use and the host does not have, by class: names of
  /// methods with or without labels, names of properties. The value is the reason's name.
  package var unavailableMembers: [String: [String: String]] = [:]
  /// Whether the host's framework has a type, a function or a constant of a name on a device.
  package var isKnown: (String) -> Bool = { _ in false }
  /// Whether one of its types has a member of a name on a device, by the type's full name.
  package var isKnownMember: (_ name: String, _ type: String) -> Bool = { _, _ in false }
  /// The types that have a member of a name on a device, at most three, the shortest names first.
  package var ownersOfMember: (_ name: String) -> [String] = { _ in [] }
  /// The names of the messages of the host, by number: methods and accessors that scripts may
  /// override. First those that the host sends itself, then all others.
  package var messageNames: [String] = []
  /// The first number of a message that only scripts send.
  package static let firstOwnMessage = 256
  /// The maximum number of messages, more than there ever are.
  package static let messageCapacity = 16_384
  /// C names of nested types, if they are not the concatenation of both names: by the concatenated
  /// names in Swift.
  package var importedNames: [String: String] = [:]

  /// The names of the host's members in Objective-C; nil without a host that has such names.
  package var objectiveC: (any ObjectiveCTable)?
  /// The names there of the rows that are declared from now on.
  package var rowNames: (any RowNaming)?

  /// The source of random numbers of the scripts that run now.
  package let chances = ChanceSource()
  /// The declarations of the classes of objects, each its own or that of the nearest superclass
  /// with one, as determined by the host.
  package var objectClasses: [ObjectIdentifier: Nominal] = [:]

  package init() {
    for kind in IntegerKind.allCases {
      integers[kind] = Nominal(name: kind.name, kind: .structure, origin: .standardLibrary)
    }
    for kind in FloatingKind.allCases {
      floatings[kind] = Nominal(name: kind.name, kind: .structure, origin: .standardLibrary)
    }
    array.genericParameters = [GenericParameterType(name: "Element")]
    set.genericParameters = [parameter("Element", "Hashable")]
    optional.genericParameters = [GenericParameterType(name: "Wrapped")]
    range.genericParameters = [parameter("Bound", "Comparable")]
    closedRange.genericParameters = [parameter("Bound", "Comparable")]
    dictionary.genericParameters = [
      parameter("Key", "Hashable"), GenericParameterType(name: "Value"),
    ]
  }

  /// A parameter whose types conform to a protocol of the standard library.
  private func parameter(_ name: String, _ constraint: String) -> GenericParameterType {
    let nominal = protocolNominal(constraint, origin: .standardLibrary)
    return GenericParameterType(name: name, constraints: [.nominal(nominal, [])])
  }

  /// Makes sure that the prelude's declarations of a name are loaded: those in a type, or those of
  /// the top level.
  package func prepare(_ name: String, of nominal: Nominal? = nil) {
    guard !preludeNames.isEmpty else { return }
    if let nominal, !isExtended(nominal) { return }
    // Every type has initializers, and many names are looked up in option sets; only some types get
    // theirs from the prelude.
    let isOfOne = name == "init" || name == "subscript" || nominal?.name == "OptionSet"
    let name = isOfOne ? "\(nominal?.name ?? "").\(name)" : name
    guard preludeNames.contains(name) else { return }
    loadPrelude?(name)
  }

  /// The call of a method on an object known as `AnyObject` only, which the object's own class
  /// answers: the same function for all methods of that name and type.
  package func message(like function: Function) -> Function {
    let name = function.fullName
    let type = Type.function(function.type)
    if let known = messages[name]?.first(where: { Type.function($0.type) == type }) { return known }
    let message = Function(
      name: function.name, parameters: function.parameters, result: function.result,
      owner: objectiveCRoot, implementation: .required)
    message.isMessage = true
    message.isThrowing = function.isThrowing
    message.isImplicitlyUnwrapped = function.isImplicitlyUnwrapped
    message.isDiscardable = function.isDiscardable
    message.objectiveCName = function.importedSelector
    message.silence = function.silence
    messages[name, default: []].append(message)
    return message
  }

  /// The class from which the classes of Objective-C derive.
  private var objectiveCRoot: Nominal? { hostType(named: "NSObject") }

  /// A type of the host by its name without the types around it; nil if there is none.
  package func hostType(named name: String) -> Nominal? {
    hostTypes.values.first { $0.name == name }
  }

  /// Whether the prelude may extend a type: one of the standard library, or one that the host
  /// named.
  private func isExtended(_ nominal: Nominal) -> Bool {
    if case .standardLibrary = nominal.origin { return true }
    return extendedHostTypes.contains { $0 === nominal }
  }

  /// The declaration of a type and its arguments; nil for tuples, functions, `Any` and metatypes.
  package func declaration(of type: Type) -> (nominal: Nominal, arguments: [Type])? {
    switch type {
    case .integer(let kind): integers[kind].map { ($0, []) }
    case .floating(let kind): floatings[kind].map { ($0, []) }
    case .bool: (bool, [])
    case .string: (string, [])
    case .character: (character, [])
    case .optional(let wrapped): (optional, [wrapped])
    case .array(let element): (array, [element])
    case .set(let element): (set, [element])
    case .dictionary(let key, let value): (dictionary, [key, value])
    case .range(let bound, let isClosed): (isClosed ? closedRange : range, [bound])
    case .nominal(let nominal, let arguments): (nominal, arguments)
    default: nil
    }
  }
}

extension IntegerKind {
  /// The type's name: `Int`, `UInt8`.
  package var name: String {
    switch self {
    case .int: "Int"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    }
  }
}

extension FloatingKind {
  /// The type's name: `Double`, `CGFloat`.
  package var name: String {
    switch self {
    case .double: "Double"
    case .float: "Float"
    case .cgFloat: "CGFloat"
    }
  }
}
