import Machine
import Records
import TypedProgram

/// The C functions: the row that each calls, and its arguments.
package enum CFunctions {
  /// The function with a name; nil if there is none.
  static func function(_ name: String, in rows: ObjectiveCRows) -> ObjectiveCFunction? {
    if let line = lines[name] { return function(name, line, in: rows) }
    for prefix in ["_", ""] {
      let functions = (rows.library.members[prefix + name] ?? []).compactMap {
        member -> Function? in
        guard case .function(let function) = member, function.file == nil,
          function.parameters.allSatisfy({ $0.label == nil || $0.label == "arguments" }),
          function.genericParameters.isEmpty
        else { return nil }
        return function
      }
      // C's functions of numbers take `double`.
      let wanted = functions.first { $0.parameters.first?.type == .double } ?? functions.first
      if let wanted { return plain(name, wanted, in: rows) }
    }
    return nil
  }

  /// A top-level function under its own name.
  private static func plain(
    _ name: String, _ function: Function, in rows: ObjectiveCRows
  ) -> ObjectiveCFunction {
    let isVariadic = function.parameters.last?.label == "arguments"
    let fixed = isVariadic ? function.parameters.dropLast() : function.parameters[...]
    let takesTexts = textFunctions.contains(name)
    let parameters = fixed.enumerated().map { index, parameter in
      let isText = takesTexts && parameter.type == .string
      let type =
        isText
        ? ObjectiveCType.text
        : isAddress(parameter.type) ? .pointer(.void) : numbers(parameter.type, in: rows)
      return ObjectiveCParameter(
        name: "argument\(index + 1)", type: parameter.isInout ? .pointer(type) : type)
    }
    var result = rows.type(of: function.result)
    // An array is passed as the address of its elements.
    if case .array(let element) = function.result { result = .pointer(rows.type(of: element)) }
    return ObjectiveCFunction(
      name: name, parameters: parameters, result: result, isVariadic: isVariadic
    ) { [unowned rows] arguments in
      let range = arguments.first?.range ?? .init(0, 0)
      // NULL for an address.
      let arguments =
        zip(arguments, function.parameters).map {
          isNowhere($0.type, for: $1.type) ? nowhere($1.type, $0.range) : $0
        } + arguments.dropFirst(function.parameters.count)
      guard let values = rows.values(arguments, for: function, isVariadic: isVariadic) else {
        return .invalid(range)
      }
      let call = TypedExpression(
        implementation(function, values), function.result, range)
      return finish(call, result, in: rows)
    }
  }

  /// A parameter's type; an array of numbers is passed as the address of its elements.
  private static func numbers(_ type: Type, in rows: ObjectiveCRows) -> ObjectiveCType {
    guard case .array(let element) = type, element.isNumber else { return rows.type(of: type) }
    return .pointer(rows.type(of: element))
  }

  /// Whether an argument is NULL.
  private static func isNowhere(_ argument: Type, for parameter: Type) -> Bool {
    if argument == .void { return true }
    guard case .array(let element) = parameter else { return false }
    return argument == element
  }

  /// NULL in place of an address, or of the elements of an array.
  private static func nowhere(_ type: Type, _ range: SourceRange) -> TypedExpression {
    if case .array = type { return TypedExpression(.array([]), type, range) }
    return TypedExpression(.null, type, range)
  }

  /// The functions that take C strings.
  private static let textFunctions: Set<String> = [
    "printf", "puts", "strlen", "strcmp", "atoi", "atof",
  ]

  /// Whether a row takes the address of the elements of an array, or NULL in place of any address.
  private static func isAddress(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type.unwrapped else { return false }
    return nominal.name == "UnsafeMutableRawPointer"
      || (type.isOptional && nominal.name == "UnsafeRawPointer")
  }

  private static func implementation(
    _ function: Function, _ values: [TypedExpression]
  ) -> TypedExpression.Kind {
    if case .intrinsic(let intrinsic) = function.implementation {
      return .intrinsic(intrinsic, values)
    }
    return .call(function, receiver: nil, values)
  }

  private static func finish(
    _ call: TypedExpression, _ type: ObjectiveCType, in rows: ObjectiveCRows
  ) -> TypedExpression {
    guard type != .void, !type.isPointer else { return call }
    return rows.converted(call, to: rows.type(for: type)) ?? .invalid(call.range)
  }

  // MARK: Members as functions

  /// An argument of a row: one of the function's, or a structure composed of several.
  private indirect enum Part {
    case argument(Int)
    case structure(Type, [Int])
    case null
  }

  /// A row under the name of a function: the receiver comes first, if it has one.
  private static func function(
    _ name: String, _ line: String, in rows: ObjectiveCRows
  ) -> ObjectiveCFunction? {
    let words = line.split(separator: " ").map(String.init)
    guard let row = Row(words[0], in: rows) else { return nil }
    let ignored = words.dropFirst().compactMap { $0.hasPrefix("_") ? Int($0.dropFirst()) : nil }
    let order = words.dropFirst().filter { !$0.hasPrefix("_") }.map { part($0, rows) }
    let parts = order.isEmpty ? row.parameters.indices.map { Part.argument($0) } : order
    guard parts.count == row.parameters.count else { return nil }
    // The types of the function's own parameters, by their positions in the row.
    var own: [Int: ObjectiveCType] = [:]
    for (part, type) in zip(parts, row.parameters) {
      switch part {
      case .argument(let index): own[index] = rows.type(of: type)
      case .structure(_, let indices): for index in indices { own[index] = .number(.cgFloat) }
      case .null: break
      }
    }
    for index in ignored { own[index] = .pointer(.void) }
    let parameters = own.keys.sorted().enumerated().map { index, key in
      ObjectiveCParameter(name: "argument\(index + 1)", type: own[key] ?? .void)
    }
    // An array of numbers is the address of the first.
    let elements = numbers(row.result.unwrapped, in: rows)
    let result = elements.isPointer ? elements : rows.type(of: row.result)
    return ObjectiveCFunction(name: name, parameters: parameters, result: result) {
      [unowned rows] arguments in
      let range = arguments.first?.range ?? .init(0, 0)
      guard arguments.count == parameters.count else { return .invalid(range) }
      var values: [TypedExpression] = []
      for (part, type) in zip(parts, row.parameters) {
        guard let value = value(part, arguments, type, in: rows) else { return .invalid(range) }
        values.append(value)
      }
      let whole = row.call(values, range)
      guard result.isPointer, row.result.isOptional else { return finish(whole, result, in: rows) }
      let none = TypedExpression(.array([]), row.result.unwrapped, range)
      return TypedExpression(.coalesce(whole, none), row.result.unwrapped, range)
    }
  }

  private static func part(_ word: String, _ rows: ObjectiveCRows) -> Part {
    if word == "nil" { return .null }
    if let index = Int(word) { return .argument(index) }
    let indices = word.dropFirst().split(separator: ",").compactMap { Int($0) }
    let names: [Character: String] = ["P": "CGPoint", "S": "CGSize", "R": "CGRect"]
    let name = names[word.first ?? "P"] ?? "CGPoint"
    let type = rows.typeNames.nominal(named: name).map { Type.nominal($0, []) } ?? .void
    return .structure(type, indices)
  }

  private static func value(
    _ part: Part, _ arguments: [TypedExpression], _ type: Type, in rows: ObjectiveCRows
  ) -> TypedExpression? {
    switch part {
    case .argument(let index): return rows.converted(arguments[index], to: type)
    case .null: return TypedExpression(.null, type, arguments.first?.range ?? .init(0, 0))
    case .structure(let structure, let indices):
      guard case .nominal(let nominal, _) = structure else { return nil }
      let values = indices.map { arguments[$0] }
      for case .initializer(let function) in nominal.members["init"] ?? []
      where function.parameters.map(\.type) == values.map(\.type) {
        return TypedExpression(
          .construct(function, structure, values), structure, arguments[indices[0]].range)
      }
      return nil
    }
  }

  /// The functions that call a row with another name, with the row and its arguments.
  package static let lines: [String: String] = {
    var lines: [String: String] = [:]
    for line in CFunctionLines.text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      lines[String(words[0])] = String(words[1])
    }
    return lines
  }()

  /// The macros of the frameworks that compare and choose.
  static let macros = [
    "MIN(A, B)": "((A) < (B) ? (A) : (B))",
    "MAX(A, B)": "((A) > (B) ? (A) : (B))",
    "ABS(A)": "((A) < 0 ? (-(A)) : (A))",
  ]

  // MARK: Rows

  /// A member of a type as a function.
  private struct Row {
    /// The receiver comes first, if there is one.
    let parameters: [Type]
    let result: Type
    let call: ([TypedExpression], SourceRange) -> TypedExpression

    /// A member by its type and full name: `CGRect.insetBy(dx:dy:)`, `CGRect.midX`.
    init?(_ text: String, in rows: ObjectiveCRows) {
      // A type after the name chooses among overloads.
      let end = text.lastIndex(of: ")").map { text.index(after: $0) } ?? text.endIndex
      let (path, wanted) = (String(text[..<end]), String(text[end...]))
      guard let dot = path.firstIndex(of: "."),
        let nominal = rows.typeNames.nominal(named: String(path[..<dot]))
      else { return nil }
      let name = String(path[path.index(after: dot)...])
      let base = String(name.prefix { $0 != "(" })
      let own = Type.nominal(nominal, [])
      for member in nominal.members[base] ?? [] {
        switch member {
        case .property(let property) where name == base && !property.isStatic:
          parameters = [own]
          result = property.type
          call = { values, range in
            TypedExpression(
              .property(values[0], property, isSuper: false), property.type, range)
          }
          return
        case .initializer(let function)
        where function.fullName == name && !function.parameters.contains { $0.type == .int }:
          parameters = function.parameters.map(\.type)
          result = function.isFailable ? .optional(own) : own
          let type = result
          call = { values, range in
            TypedExpression(.construct(function, own, values), type, range)
          }
          return
        case .function(let function)
        where function.fullName == name
          && (wanted.isEmpty || function.parameters.first.map { "\($0.type)" } == wanted):
          parameters = (function.isStatic ? [] : [own]) + function.parameters.map(\.type)
          result = function.result
          let isObject = nominal.kind == .class
          call = { values, range in
            let kind: TypedExpression.Kind =
              function.isStatic
              ? .call(function, receiver: nil, values)
              : isObject
                ? .send(function, receiver: values[0], Array(values.dropFirst()), isSuper: false)
                : .call(function, receiver: values[0], Array(values.dropFirst()))
            return TypedExpression(kind, function.result, range)
          }
          return
        default: break
        }
      }
      return nil
    }
  }
}
