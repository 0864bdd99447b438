import TypedProgram

/// The page that lists everything that scripts can use, made from the table.
package enum APIPage {
  /// The page in Markdown: the host's types by name, each with its members in the order of their
  /// names, then functions and constants.
  package static func markdown(_ library: Library) -> String {
    var lines = [
      "# API", "",
      "What scripts can use of UIKit, Core Graphics and Quartz Core. Made from the table in",
      "`Sources/UIKitBindings`; the names in brackets are rules of the rulebook. Where Objective-C",
      "calls something otherwise, that name is after the arrow.", "",
    ]
    let table = library.objectiveC as? ObjectiveCRows
    for nominal in hostTypes(in: library) { lines += page(of: nominal, table) }
    lines += functions(in: library)
    lines += functionsOfC(in: table)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func hostTypes(in library: Library) -> [Nominal] {
    var types: [Nominal] = []
    var known: Set<Nominal> = []
    for (_, members) in library.members.sorted(by: { $0.key < $1.key }) {
      for case .type(.nominal(let nominal, _)) in members { add(nominal, &types, &known) }
    }
    return types.sorted { fullName($0) < fullName($1) }
  }

  private static func add(_ nominal: Nominal, _ types: inout [Nominal], _ known: inout Set<Nominal>)
  {
    guard case .host = nominal.origin, known.insert(nominal).inserted else { return }
    types.append(nominal)
    for members in nominal.members.values {
      for case .type(.nominal(let inner, _)) in members { add(inner, &types, &known) }
    }
  }

  private static func fullName(_ nominal: Nominal) -> String {
    nominal.outer.map { "\(fullName($0)).\(nominal.name)" } ?? nominal.name
  }

  private static func page(of nominal: Nominal, _ table: ObjectiveCRows?) -> [String] {
    var lines = ["## \(fullName(nominal))", "", heading(nominal, table), ""]
    if !nominal.summary.isEmpty { lines += [nominal.summary, ""] }
    if !nominal.cases.isEmpty {
      lines += ["Cases: " + nominal.cases.map { "`\($0.name)`" }.joined(separator: ", ") + ".", ""]
    }
    let constants = constants(of: nominal, table)
    if !constants.isEmpty {
      let list = constants.map { "`\($0)`" }.joined(separator: ", ")
      lines += ["In C: \(list).", ""]
    }
    let names =
      nominal.kind == .class || nominal.kind == .protocol ? table?.names(of: nominal) : nil
    // Members for the prelude alone begin with an underscore.
    let rows = nominal.members.filter { !$0.key.hasPrefix("_") }.sorted { $0.key < $1.key }
      .flatMap { $0.value.compactMap { row(of: $0, isInside: true, names) } }
    if !rows.isEmpty { lines += rows.sorted() + [""] }
    return lines
  }

  /// The names of an enumeration's cases and a set's options in C.
  static func constants(of nominal: Nominal, _ table: ObjectiveCRows?) -> [String] {
    guard let table else { return [] }
    let options = nominal.members.filter { _, members in
      members.contains {
        guard case .property(let property) = $0, property.isStatic else { return false }
        return nominal.kind != .class || ConstantNames.isConstant(property, in: nominal)
      }
    }
    let members = nominal.cases.map(\.name) + options.keys.sorted()
    return members.compactMap { member in
      ConstantNames.name(of: member, in: nominal, table).flatMap {
        table.constant($0) == nil ? nil : $0
      }
    }
  }

  /// The functions of C that have no row of their own name.
  private static func functionsOfC(in table: ObjectiveCRows?) -> [String] {
    guard let table else { return [] }
    let names =
      CFunctions.lines.keys
      + table.library.members.keys.filter { $0.hasPrefix("_") }.map { String($0.dropFirst()) }
    let rows = names.sorted().compactMap { name in
      table.function(name).map { "- `\(table.declaration(of: $0))`" }
    }
    return ["", "## Functions of C", ""] + rows
  }

  private static func heading(_ nominal: Nominal, _ table: ObjectiveCRows?) -> String {
    let kind =
      switch nominal.kind {
      case .class: "Class"
      case .structure: "Structure"
      case .enumeration: "Enumeration"
      case .protocol: "Protocol"
      }
    let name = table?.name(of: nominal) ?? fullName(nominal)
    let other = name == fullName(nominal) ? "" : " In C: `\(name)`."
    guard let superclass = nominal.superclassNominal else { return "\(kind).\(other)" }
    return "\(kind), derived from `\(fullName(superclass))`.\(other)"
  }

  private static func functions(in library: Library) -> [String] {
    let rows = library.members.sorted { $0.key < $1.key }.flatMap { _, members in
      members.compactMap { member -> String? in
        switch member {
        case .function(let function) where !function.summary.isEmpty: row(of: member)
        case .property(let property) where !property.summary.isEmpty: row(of: member)
        default: nil
        }
      }
    }
    return rows.isEmpty ? [] : ["## Functions and constants", ""] + rows.sorted()
  }

  private static func row(
    of member: Member, isInside: Bool = false, _ names: [ObjectIdentifier: String]? = nil
  ) -> String? {
    let text = swiftRow(of: member, isInside: isInside)
    guard let text, let names, let name = member.declaration.flatMap({ names[$0] }) else {
      return text
    }
    guard let end = text.dropFirst(3).firstIndex(of: "`") else { return text }
    return text[...end] + " → `\(name)`" + text[text.index(after: end)...]
  }

  private static func swiftRow(of member: Member, isInside: Bool) -> String? {
    switch member {
    case .property(let property):
      let word = property.isStatic && isInside ? "static var" : "var"
      let access = property.isSettable ? "" : " { get }"
      let type = property.isImplicitlyUnwrapped ? unwrapped(property.type) : text(property.type)
      return item("\(word) \(property.name): \(type)\(access)", property.summary)
    case .function(let function):
      let word = function.isStatic && isInside ? "static func" : "func"
      let result = function.result == .void ? "" : " -> \(text(function.result))"
      let mutating = function.isMutating ? "mutating " : ""
      return item(
        "\(mutating)\(word) \(function.name)(\(parameters(function)))\(result)", function.summary)
    case .initializer(let function):
      let mark = function.isFailable ? "?" : ""
      return item("init\(mark)(\(parameters(function)))", function.summary)
    case .subscripting, .enumCase, .type: return nil
    }
  }

  private static func item(_ declaration: String, _ summary: String) -> String {
    summary.isEmpty ? "- `\(declaration)`" : "- `\(declaration)` — \(summary)"
  }

  private static func parameters(_ function: Function) -> String {
    function.parameters.map { parameter in
      let value = parameter.defaultValue.map { " = \(text($0, parameter.type))" } ?? ""
      return "\(parameter.label ?? "_"): \(text(parameter.type))\(value)"
    }.joined(separator: ", ")
  }

  private static func text(_ value: ParameterInfo.DefaultValue, _ type: Type) -> String {
    switch value {
    case .tree, .function: "…"
    case .zero:
      if case .optional = type { "nil" } else { "[]" }
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .string(let text): "\"\(text)\""
    }
  }

  private static func unwrapped(_ type: Type) -> String {
    guard case .optional(let wrapped) = type else { return text(type) }
    return text(wrapped) + "!"
  }

  /// A type as Swift writes it.
  private static func text(_ type: Type) -> String {
    switch type {
    case .integer(let kind): kind.name
    case .floating(let kind): kind.name
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .any: "Any"
    case .anyObject: "AnyObject"
    case .never: "Never"
    case .optional(.function(let function)): "(\(text(.function(function))))?"
    case .optional(let wrapped): text(wrapped) + "?"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .set(let element): "Set<\(text(element))>"
    case .range(let bound, let isClosed): (isClosed ? "ClosedRange" : "Range") + "<\(text(bound))>"
    case .tuple(let elements):
      elements.isEmpty
        ? "Void"
        : "("
          + elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.type) }
          .joined(separator: ", ") + ")"
    case .function(let function):
      "(" + function.parameters.map { text($0.type) }.joined(separator: ", ") + ") -> "
        + text(function.result)
    case .nominal(let nominal, let arguments):
      fullName(nominal)
        + (arguments.isEmpty ? "" : "<" + arguments.map(text).joined(separator: ", ") + ">")
    case .metatype(.anyObject): "AnyClass"
    case .metatype(let type): text(type) + ".Type"
    case .parameter(let parameter): parameter.name
    case .variable, .error: "_"
    }
  }
}

extension Member {
  /// The identity of a function or a property.
  fileprivate var declaration: ObjectIdentifier? {
    switch self {
    case .function(let function), .initializer(let function): ObjectIdentifier(function)
    case .property(let property): ObjectIdentifier(property)
    default: nil
    }
  }
}
