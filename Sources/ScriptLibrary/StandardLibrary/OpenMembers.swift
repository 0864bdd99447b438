import Machine
import Records
import TypedProgram

/// The members of a value that generic code may use if it only knows a protocol of the library:
/// `extension Collection { var isNotEmpty: Bool { !isEmpty } }`.
///
/// Only the check without concrete types sees these members; a copy for a type finds the type's
/// own. Types that scripts declare need not have them.
extension StandardLibrary {
  static func addOpenMembers(_ library: Library) {
    addCollections(library)
    addNumbers(library)
  }

  private static func addCollections(_ library: Library) {
    let collection = OpenMembers(library, "Collection")
    let element = collection.associated("Element")
    let index = collection.associated("Index")
    let elements = Type.array(element)
    collection.properties([
      ("count", .int), ("isEmpty", .bool), ("first", .optional(element)), ("startIndex", index),
      ("endIndex", index), ("indices", .array(index)),
    ])
    collection.methods([
      ("index(after:)", [index], index), ("index(_:offsetBy:)", [index, .int], index),
      ("distance(from:to:)", [index, index], .int), ("dropFirst()", [], elements),
      ("dropFirst(_:)", [.int], elements), ("dropLast()", [], elements),
      ("dropLast(_:)", [.int], elements), ("prefix(_:)", [.int], elements),
      ("suffix(_:)", [.int], elements), ("firstIndex(of:)", [element], .optional(index)),
    ])
    let test = Type.function(FunctionType([FunctionTypeParameter(element)], .bool))
    collection.methods([("firstIndex(where:)", [test], .optional(index))])
    collection.element(at: index, element)
    collection.element(at: .range(index, isClosed: false), elements)

    let bidirectional = OpenMembers(library, "BidirectionalCollection")
    bidirectional.properties([("last", .optional(element))])
    bidirectional.methods([("index(before:)", [index], index)])

    let mutable = OpenMembers(library, "MutableCollection")
    mutable.element(at: index, element, isSettable: true)
    mutable.methods([("swapAt(_:_:)", [index, index], .void)], isMutating: true)

    let texts = OpenMembers(library, "StringProtocol")
    texts.methods(
      ["prefix(_:)", "suffix(_:)", "dropFirst(_:)", "dropLast(_:)"].map { ($0, [.int], .string) })
    texts.methods(
      ["dropFirst()", "dropLast()", "uppercased()", "lowercased()"].map { ($0, [], .string) })
    texts.methods(["hasPrefix(_:)", "hasSuffix(_:)"].map { ($0, [.string], .bool) })
    let cases = OpenMembers(library, "CaseIterable")
    cases.properties([("allCases", .array(cases.itself))], isStatic: true)

    let growing = OpenMembers(library, "RangeReplaceableCollection")
    growing.methods(
      [
        ("append(_:)", [element], .void), ("append(contentsOf:)", [elements], .void),
        ("insert(_:at:)", [element, index], .void), ("remove(at:)", [index], element),
        ("removeFirst()", [], element), ("removeLast()", [], element), ("removeAll()", [], .void),
      ], isMutating: true)
  }

  private static func addNumbers(_ library: Library) {
    let sums = OpenMembers(library, "AdditiveArithmetic")
    sums.properties([("zero", sums.itself)], isStatic: true)
    let numbers = OpenMembers(library, "Numeric")
    numbers.properties([("magnitude", numbers.itself)])
    let integers = OpenMembers(library, "BinaryInteger")
    integers.methods([
      ("isMultiple(of:)", [integers.itself], .bool), ("signum()", [], integers.itself),
    ])
    let floating = OpenMembers(library, "FloatingPoint")
    let itself = floating.itself
    floating.properties(
      [
        ("pi", itself), ("infinity", itself), ("nan", itself),
        ("greatestFiniteMagnitude", itself),
      ], isStatic: true)
    floating.properties([("isNaN", .bool), ("isFinite", .bool), ("isInfinite", .bool)])
    floating.methods([
      ("rounded()", [], itself), ("squareRoot()", [], itself),
      ("truncatingRemainder(dividingBy:)", [itself], itself),
    ])
  }
}

/// Adds members to one protocol of the library.
private struct OpenMembers {
  let nominal: Nominal

  init(_ library: Library, _ name: String) {
    nominal = library.protocolNominal(name)
  }

  /// `Self`
  var itself: Type { nominal.selfParameter.map { .parameter($0) } ?? .any }

  func associated(_ name: String) -> Type {
    nominal.associatedTypes.first { $0.name == name }.map { .parameter($0) } ?? .any
  }

  func properties(_ list: [(name: String, type: Type)], isStatic: Bool = false) {
    for (name, type) in list {
      let getter = open(Function(name, [], type, owner: nominal, .required))
      getter.isStatic = isStatic
      let property = Property(
        name: name, type: type, owner: nominal, isStatic: isStatic, isConstant: false,
        storage: .computed(getter: getter, setter: nil))
      property.isSettable = false
      nominal.add(.property(property), named: name)
    }
  }

  func methods(
    _ list: [(name: String, parameters: [Type], result: Type)], isMutating: Bool = false
  ) {
    for (name, parameters, result) in list {
      let function = open(Function(name, parameters, result, owner: nominal, .required))
      function.isMutating = isMutating
      function.isDiscardable = isMutating
      nominal.add(.function(function), named: function.name)
    }
  }

  func element(at index: Type, _ type: Type, isSettable: Bool = false) {
    let getter = open(Function("subscript(_:)", [index], type, owner: nominal, .required))
    var setter: Function?
    if isSettable {
      setter = open(Function("subscript(_:_:)", [index, type], .void, owner: nominal, .required))
      setter?.isMutating = true
    }
    let member = SubscriptMember(
      parameters: getter.parameters, type: type, owner: nominal, getter: getter, setter: setter)
    nominal.add(.subscripting(member), named: "subscript")
  }

  private func open(_ function: Function) -> Function {
    function.isOpenMember = true
    return function
  }
}
