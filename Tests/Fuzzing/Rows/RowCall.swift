import TypedProgram

/// A row with the types that stand for its parameters, as functions of Swift that call it with
/// values that are chosen by number.
struct RowCall {
  let row: TableRow
  /// The receiver's class, structure or enumeration with its arguments; nil where there is none.
  private let receiver: Type?
  private let parameters: [ParameterInfo]
  /// Values of the receiver, if there is one, and of each parameter.
  let lists: [[String]]
  private let result: Type

  /// nil where a value of some type cannot be made; `missing` says of which. Where memory is wanted
  /// an array of `elements` is given.
  init?(
    _ row: TableRow, types: Substitution, elements: Type, _ values: ExtremeValues,
    missing: inout String
  ) {
    self.row = row
    var own = types
    let function: Function? =
      switch row.kind {
      case .calling(let function), .making(let function): function
      default: nil
      }
    for parameter in function?.genericParameters ?? [] {
      own.types[parameter] = Self.standIn(for: parameter)
    }
    func concrete(_ type: Type) -> Type { type.replacing(own) }
    var list: [ParameterInfo] = []
    switch row.kind {
    case .reading(let property): result = concrete(property.type)
    case .writing(let property):
      list = [ParameterInfo(label: nil, name: "value", type: property.type)]
      result = .void
    case .calling(let function), .making(let function):
      list = function.parameters
      result = concrete(function.result)
    case .element(let member, let isWritten):
      list = member.parameters
      if isWritten { list.append(ParameterInfo(label: nil, name: "value", type: member.type)) }
      result = isWritten ? .void : concrete(member.type)
    }
    parameters = list.map { parameter in
      var copy = ParameterInfo(
        label: parameter.label, name: parameter.name, type: concrete(parameter.type))
      copy.isInout = parameter.isInout
      guard Self.isMemory(copy.type) else { return copy }
      copy = ParameterInfo(label: parameter.label, name: parameter.name, type: .array(elements))
      copy.isInout = true
      return copy
    }
    receiver = row.isStatic ? nil : row.owner.map { Self.type(of: $0, own) }
    var lists: [[String]] = []
    for type in [receiver].compactMap({ $0 }) + parameters.map(\.type) {
      let made = values.values(of: type)
      guard !made.isEmpty else {
        missing = type.description
        return nil
      }
      lists.append(made)
    }
    self.lists = lists
    self.owner = row.owner.map { Self.type(of: $0, own).description }
  }

  private let owner: String?

  /// Whether it is the address of an array's elements.
  static func isMemory(_ type: Type) -> Bool {
    switch type {
    case .optional(let wrapped): isMemory(wrapped)
    case .nominal(let nominal, _): nominal.name == "UnsafeMutableRawPointer"
    default: false
    }
  }

  private static func standIn(for parameter: GenericParameterType) -> Type {
    for case .nominal(let constraint, _) in parameter.constraints {
      switch constraint.name {
      case "Sequence", "Collection": return .array(.int)
      case "BinaryFloatingPoint", "FloatingPoint": return .double
      case "StringProtocol", "LosslessStringConvertible": return .string
      default: if constraint.kind == .class { return .nominal(constraint, []) }
      }
    }
    return .int
  }

  private static func type(of nominal: Nominal, _ types: Substitution) -> Type {
    let arguments = nominal.genericParameters.map { Type.parameter($0).replacing(types) }
    func argument(_ index: Int) -> Type { index < arguments.count ? arguments[index] : .int }
    switch nominal.name {
    case "Array" where nominal.outer == nil: return .array(argument(0))
    case "Dictionary": return .dictionary(argument(0), argument(1))
    case "Set": return .set(argument(0))
    case "Optional": return .optional(argument(0))
    case "Range": return .range(argument(0), isClosed: false)
    case "ClosedRange": return .range(argument(0), isClosed: true)
    case "String": return .string
    case "Character": return .character
    case "Bool": return .bool
    default: break
    }
    for kind in IntegerKind.allCases where kind.name == nominal.name { return .integer(kind) }
    for kind in FloatingKind.allCases where kind.name == nominal.name { return .floating(kind) }
    return .nominal(nominal, arguments)
  }

  // MARK: Text

  /// The statements that make the call with the values of some numbers, and inspect its result.
  func statements(_ choice: [Int]) -> String {
    (["do {"] + making(choice) + calling(choice) + ["}"]).joined(separator: "\n")
  }

  /// The same, and `second` is called of the same object, before and after which it is looked at.
  func statements(_ choice: [Int], then second: RowCall, _ other: [Int]) -> String {
    let first = making(choice) + ["do {"] + calling(choice) + ["}"]
    return (["do {"] + first + ["do {"] + second.calling(other) + ["}", "}"])
      .joined(separator: "\n")
  }

  private func making(_ choice: [Int]) -> [String] {
    guard let receiver else { return [] }
    let value = lists[0][choice[0] % lists[0].count]
    let word = owner == nil || row.owner?.kind == .class ? "let" : "var"
    return ["\(word) o: \(receiver) = \(value)"]
  }

  private func calling(_ choice: [Int]) -> [String] {
    let skipped = receiver == nil ? 0 : 1
    let values = zip(lists, choice).dropFirst(skipped).map { $0[$1 % $0.count] }
    return values.enumerated().map { index, value in assignment(index, value) } + calls
  }

  /// A function with a number for each value. `choosing` names the function that gives a type's
  /// value of a number.
  func function(named name: String, choosing: (_ type: String, _ values: [String]) -> String)
    -> String
  {
    let parameters = lists.indices.map { "_ i\($0): Int" }.joined(separator: ", ")
    let skipped = receiver == nil ? 0 : 1
    var lines: [String] = []
    for (index, list) in lists.enumerated() {
      let isReceiver = index < skipped
      let type = isReceiver ? receiver ?? .any : self.parameters[index - skipped].type
      let isVariable = isReceiver ? row.isMutating : isVariable(index - skipped)
      let variable = isReceiver ? "o" : "p\(index - skipped)"
      let value = "\(choosing("\(type)", list))(i\(index))"
      lines.append("\(isVariable ? "var" : "let") \(variable): \(type) = \(value)")
    }
    lines.append("reached += 1")
    lines += calls
    return "func \(name)(\(parameters)) {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// The call with the values of some numbers, as a report shows it.
  func text(_ choice: [Int]) -> String {
    let values = zip(lists, choice).map { $0[$1 % $0.count] }
    return "\(row.name) with " + values.joined(separator: " | ")
  }

  private func assignment(_ index: Int, _ value: String) -> String {
    "\(isVariable(index) ? "var" : "let") p\(index): \(parameters[index].type) = \(value)"
  }

  private func isVariable(_ index: Int) -> Bool { parameters[index].isInout }

  private func argument(_ index: Int) -> String {
    (parameters[index].isInout ? "&" : "") + "p\(index)"
  }

  private var calls: [String] {
    let made = expression
    let use = result == .void || result == .never ? made : "sink(\(made) as Any)"
    guard receiver != nil, let probe else { return [use] }
    return [use, "\(probe)(o)"]
  }

  /// An expression that reads the receiver afterwards.
  private var probe: String? {
    guard let owner = row.owner, owner.kind == .class else {
      return row.isMutating ? "sink" : nil
    }
    return owner.lineage.lazy.compactMap { SpecialValues.probes[$0.name] }.first
  }

  private var expression: String {
    let place = receiver == nil ? owner.map { "\($0)." } ?? "" : "o."
    switch row.kind {
    case .reading(let property): return place + property.name
    case .writing(let property): return "\(place)\(property.name) = p0"
    case .calling(let function): return call(function, place)
    case .making(let function):
      return "\(owner ?? "")(\(list(function.parameters.map(\.label))))"
    case .element(let member, let isWritten):
      let indices = list(member.parameters.map(\.label))
      let base = receiver == nil ? owner ?? "" : "o"
      let element = "\(base)[\(indices)]"
      return isWritten ? "\(element) = p\(parameters.count - 1)" : element
    }
  }

  private func call(_ function: Function, _ place: String) -> String {
    let arguments = list(function.parameters.map(\.label))
    guard let first = function.name.unicodeScalars.first,
      !first.properties.isXIDStart, first != "_"
    else {
      return "\(place)\(function.name)\(function.isOptional ? "?" : "")(\(arguments))"
    }
    switch (parameters.count, receiver) {
    case (1, nil): return "(\(function.name)p0)"
    case (2, nil) where parameters[0].isInout: return "p0 \(function.name) p1"
    case (2, nil): return "(p0 \(function.name) p1)"
    default: return "(o \(function.name) p0)"
    }
  }

  private func list(_ labels: [String?]) -> String {
    labels.enumerated().map { index, label in
      (label.map { "\($0): " } ?? "") + argument(index)
    }.joined(separator: ", ")
  }
}
