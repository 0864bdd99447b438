import Machine
import TypedProgram

extension StandardLibrary {
  /// Protocols that scripts name. The checker knows their implicit conformances; the requirements
  /// are here, so that scripts' own types are checked against them.
  static func addProtocols(_ library: Library) {
    for (name, inherited) in inheritance {
      let nominal = library.protocolNominal(name, origin: .standardLibrary)
      nominal.protocols = inherited.map {
        .nominal(library.protocolNominal($0, origin: .standardLibrary), [])
      }
    }
    requirements(library)
  }

  private static var inheritance: [(String, [String])] {
    [
      ("Equatable", []), ("Hashable", ["Equatable"]), ("Comparable", ["Equatable"]),
      ("AnyHashable", ["Hashable"]),
      ("Error", []), ("LocalizedError", ["Error"]),
      ("CustomStringConvertible", []), ("CustomDebugStringConvertible", []),
      ("LosslessStringConvertible", ["CustomStringConvertible"]),
      ("IteratorProtocol", []), ("Sequence", []), ("Collection", ["Sequence"]),
      ("BidirectionalCollection", ["Collection"]),
      ("RandomAccessCollection", ["BidirectionalCollection"]),
      ("MutableCollection", ["Collection"]), ("RangeReplaceableCollection", ["Collection"]),
      ("CaseIterable", []), ("RawRepresentable", []), ("Identifiable", []),
      ("AdditiveArithmetic", ["Equatable"]), ("Numeric", ["AdditiveArithmetic"]),
      ("SignedNumeric", ["Numeric"]), ("Strideable", ["Comparable"]),
      ("BinaryInteger", ["Numeric", "Hashable", "Strideable"]),
      ("FixedWidthInteger", ["BinaryInteger"]),
      ("SignedInteger", ["BinaryInteger", "SignedNumeric"]),
      ("UnsignedInteger", ["BinaryInteger"]),
      ("FloatingPoint", ["SignedNumeric", "Strideable", "Hashable"]),
      ("BinaryFloatingPoint", ["FloatingPoint"]), ("StringProtocol", ["Collection", "Hashable"]),
      ("Encodable", []), ("Decodable", []), ("Codable", ["Encodable", "Decodable"]),
      ("Sendable", []), ("SetAlgebra", ["Equatable"]),
      ("OptionSet", ["SetAlgebra", "RawRepresentable"]),
      ("ExpressibleByIntegerLiteral", []), ("ExpressibleByFloatLiteral", []),
      ("ExpressibleByStringLiteral", []), ("ExpressibleByBooleanLiteral", []),
      ("ExpressibleByArrayLiteral", []), ("ExpressibleByNilLiteral", []),
    ]
  }

  private static func requirements(_ library: Library) {
    let description = [("CustomStringConvertible", "description")]
    for (name, property) in description
      + [("CustomDebugStringConvertible", "debugDescription")]
    {
      let nominal = library.protocolNominal(name)
      nominal.require(property, .string)
    }
    let localized = library.protocolNominal("LocalizedError")
    for text in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
      localized.require(text, .optional(.string))
    }
    let hashable = library.protocolNominal("Hashable")
    let hasher = Nominal(name: "Hasher", kind: .structure, origin: .standardLibrary)
    addHasher(hasher, library)
    hashable.require("hashValue", .int)
    let iterator = library.protocolNominal("IteratorProtocol")
    let next = Function(
      "next()", [], .optional(.parameter(iterator.associate("Element"))), owner: iterator,
      .required)
    next.isMutating = true
    iterator.add(.function(next), named: "next")

    let sequence = library.protocolNominal("Sequence")
    let element = sequence.associate("Element")
    let collection = library.protocolNominal("Collection")
    // The same one, so that a collection's members inherited from sequences refer to its own
    // elements.
    collection.associatedTypes.append(element)
    collection.add(.type(.parameter(element)), named: "Element")
    collection.associate("Index").constraints = [
      .nominal(library.protocolNominal("Comparable"), [])
    ]
    addOpenMembers(library)
    let identifiable = library.protocolNominal("Identifiable")
    identifiable.require("id", .parameter(identifiable.associate("ID")))
    let raw = library.protocolNominal("RawRepresentable")
    raw.require("rawValue", .parameter(raw.associate("RawValue")))
  }

  /// `Hasher`: collects the values that `hash(into:)` combines.
  private static func addHasher(_ nominal: Nominal, _ library: Library) {
    nominal.hostLayout = .number
    let type = Type.nominal(nominal, [])
    let table = TypeTable(library, nominal, type)
    table.initializer("init()", []) { registers throws(RunStop) in registers.numbers.pointee = 17 }
    let value = GenericParameterType(
      name: "Value", constraints: [.nominal(library.protocolNominal("Hashable"), [])])
    let combine = table.generic("combine(_:)", [.parameter(value)], .void, mutating: true) {
      types in
      let shape = KeyShape(types.concrete(.parameter(value)))
      return .code("combine") { registers throws(RunStop) in
        let hash = shape.hash(registers.at(1, 0))
        registers.numbers[0] =
          (registers.numbers[0] ^ UInt64(truncatingIfNeeded: hash)) &* 0x0100_0000_01B3
      }
    }
    combine.genericParameters = [value]
    table.method("finalize()", [], .int, mutating: false) { registers throws(RunStop) in
      registers.numbers[0] &= UInt64(Int.max)
    }
    library.add(.type(type), named: "Hasher")
  }
}

extension Nominal {
  /// Adds an associated type to a protocol.
  @discardableResult
  fileprivate func associate(_ name: String) -> GenericParameterType {
    let parameter = GenericParameterType(name: name)
    associatedTypes.append(parameter)
    add(.type(.parameter(parameter)), named: name)
    return parameter
  }

  /// Adds a property that conforming types must have.
  fileprivate func require(_ name: String, _ type: Type) {
    let getter = Function(name, [], type, owner: self, .required)
    let property = Property(
      name: name, type: type, owner: self, isStatic: false, isConstant: false,
      storage: .computed(getter: getter, setter: nil))
    property.isSettable = false
    add(.property(property), named: name)
  }
}
