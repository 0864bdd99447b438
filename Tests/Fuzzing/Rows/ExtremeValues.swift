import TypedProgram

/// Expressions of Swift for each type: an ordinary one first, then absurd ones.
///
/// Objects are created with members of the table itself: initializers, static members, and members
/// of objects that can be created. `SpecialValues` has those that only an event causes.
final class ExtremeValues {
  private let library: Library
  /// For each class an expression that makes an object of it, and further ones.
  private var makers: [Nominal: [String]] = [:]
  private var structures: [Nominal: [String]] = [:]
  /// Types whose values are being made: what needs itself cannot be made that way.
  private var open: Set<Nominal> = []

  /// The most values of one type that are tried.
  private static let most = 14

  init(_ library: Library) {
    self.library = library
    makeClasses()
  }

  /// Values of a type; none where nothing makes one.
  func values(of type: Type) -> [String] {
    switch type {
    case .integer(let kind): Self.integers(kind)
    case .floating(let kind): Self.floatings(kind)
    case .bool: ["true", "false"]
    case .string: Self.texts
    case .character: ["Character(\"a\")", "Character(\"\\u{301}\")", "Character(\"👨‍👩‍👧\")"]
    case .any: ["1", "\"a\"", "NSObject()", "[1.5]", "(Optional<Int>.none as Any)", "CGRect.null"]
    case .anyObject: ["NSObject()", "UIView()", "NSNumber(value: Double.nan)"]
    case .never, .variable, .error: []
    case .optional(let wrapped): optionals(wrapped)
    case .array(let element): arrays(element)
    case .dictionary(let key, let value): dictionaries(key, value)
    case .set(let element): sets(element)
    case .range(let bound, let isClosed): ranges(bound, isClosed)
    case .tuple(let elements): tuples(elements)
    case .function(let function): closures(function)
    case .nominal(let nominal, _): values(of: nominal)
    case .metatype(.anyObject): SpecialValues.classes
    case .metatype(let type): ["\(type).self"]
    case .parameter: ["1"]
    }
  }

  // MARK: Numbers and texts

  private static func integers(_ kind: IntegerKind) -> [String] {
    let name = kind.name
    if name == "Int" {
      return ["2", "0", "-1", "Int.max", "Int.min", "1_000_000_000", "(Int.max - 1)"]
    }
    let values = ["2", "0", "\(name).max", "\(name).min"] + (name.hasPrefix("U") ? [] : ["-1"])
    return values.map { "\(name)(\($0))" }
  }

  private static func floatings(_ kind: FloatingKind) -> [String] {
    let name = kind.name
    let large = kind == .float ? "3e38" : "1e308"
    let small = kind == .float ? "1e-45" : "5e-324"
    return [
      "10", "0", "-1", ".nan", ".infinity", "-.infinity", large, "-\(large)", small, "1e19", "0.1",
    ].map { value in
      value.hasSuffix("nan") || value.hasSuffix("infinity")
        ? value.replacing(".", with: "\(name).") : "\(name)(\(value))"
    }
  }

  private static let texts = [
    "\"abc\"", "\"\"", "String(repeating: \"x\", count: 5000)",
    "\"\\u{0}\\u{301}e\\u{301}👨‍👩‍👧\\u{202E}\\r\\n%@%d%n%5000d\"", "\"-9223372036854775809\"",
    "\"1e999\"", "\"nan\"", "\"{{1, 2}, {3\"",
  ]

  // MARK: Types of types

  private func optionals(_ wrapped: Type) -> [String] {
    let values = values(of: wrapped)
    return values.isEmpty ? ["nil"] : values + ["nil"]
  }

  private func arrays(_ element: Type) -> [String] {
    let values = values(of: element)
    guard let first = values.first else { return ["[]"] }
    let all = values.joined(separator: ", ")
    return ["[\(first)]", "[]", "[\(all)]", "[\(first), \(values[values.count / 2])]"]
  }

  private func dictionaries(_ key: Type, _ value: Type) -> [String] {
    guard let key = values(of: key).first, let value = values(of: value).first else {
      return ["[:]"]
    }
    return ["[\(key): \(value)]", "[:]"]
  }

  private func sets(_ element: Type) -> [String] {
    let values = values(of: element)
    guard let first = values.first else { return [] }
    return ["Set([\(first)])", "[]", "Set([\(values.joined(separator: ", "))])"]
  }

  private func ranges(_ bound: Type, _ isClosed: Bool) -> [String] {
    let mark = isClosed ? "..." : "..<"
    let bounds: [(String, String)] =
      switch bound {
      case .integer(.int):
        [
          ("1", "3"), ("0", "0"), ("Int.min", "Int.max"), ("-5", "-1"), ("Int.max", "Int.max"),
          ("0", "Int.max"), ("Int.min", "Int.min"),
        ]
      case .integer(let kind):
        [("1", "3"), ("0", "0"), ("\(kind.name).min", "\(kind.name).max")]
          .map { ("\(kind.name)(\($0.0))", "\(kind.name)(\($0.1))") }
      case .floating(let kind):
        [("1", "3"), ("0", "0"), ("-.infinity", ".infinity"), ("-1e38", "1e38"), ("0", "5e-324")]
          .map { low, high in
            let bounds = [low, high].map { value in
              value.hasSuffix("infinity")
                ? value.replacing(".", with: "\(kind.name).") : "\(kind.name)(\(value))"
            }
            return (bounds[0], bounds[1])
          }
      case .string: [("\"a\"", "\"b\""), ("\"\"", "\"\"")]
      default:
        values(of: bound).first.map { [($0, $0)] } ?? []
      }
    return bounds.map { "(\($0) \(mark) \($1))" }
  }

  private func tuples(_ elements: [TupleTypeElement]) -> [String] {
    guard !elements.isEmpty else { return ["()"] }
    let parts = elements.map { values(of: $0.type) }
    guard let most = parts.map(\.count).max(), !parts.contains(where: \.isEmpty) else { return [] }
    return (0..<most).map { index in
      let list = zip(elements, parts).map { element, values in
        (element.label.map { "\($0): " } ?? "") + values[index % values.count]
      }
      return "(" + list.joined(separator: ", ") + ")"
    }
  }

  /// Closures without effects that return the values of `pick`.
  private func closures(_ function: FunctionType) -> [String] {
    let parameters = function.parameters.enumerated().map { index, parameter in
      "a\(index): \(parameter.isInout ? "inout " : "")\(parameter.type)"
    }
    let head = "(\(parameters.joined(separator: ", "))) -> \(function.result)"
    guard let result = answer(function.result) else { return [] }
    return ["{ \(head) in return \(result) }"]
  }

  /// The result of a closure or a delegate: another value for each number in `pick`.
  func answer(_ type: Type) -> String? {
    if type == .void { return "()" }
    let values = values(of: type)
    guard let first = values.first else { return nil }
    guard values.count > 1, isPlain(type) else { return first }
    return "([\(values.joined(separator: ", "))] as [\(type)])[pick % \(values.count)]"
  }

  /// Whether its values cost nothing to make.
  private func isPlain(_ type: Type) -> Bool {
    switch type {
    case .integer, .floating, .bool: true
    case .optional(let wrapped): isPlain(wrapped)
    case .nominal(let nominal, _): nominal.kind == .structure || nominal.kind == .enumeration
    default: false
    }
  }

  // MARK: Declared types

  private func values(of nominal: Nominal) -> [String] {
    if let special = SpecialValues.values[nominal.fullName] { return special }
    switch nominal.kind {
    case .class: return makers[nominal] ?? []
    case .protocol: return protocolValues(nominal)
    case .enumeration: return nominal.cases.map { "\(nominal.fullName).\($0.name)" }
    case .structure:
      if let known = structures[nominal] { return known }
      guard open.insert(nominal).inserted else { return [] }
      defer { open.remove(nominal) }
      let made = makeStructure(nominal)
      structures[nominal] = made
      return made
    }
  }

  private func protocolValues(_ nominal: Nominal) -> [String] {
    if let standard = SpecialValues.conforming[nominal.name] { return standard }
    guard case .host = nominal.origin else { return [] }
    return ["\(Self.fakeName(nominal))()"]
  }

  /// The class in place of any type that conforms to a protocol of the model.
  static func fakeName(_ nominal: Nominal) -> String { "Fake\(nominal.name)" }

  /// All fields alike first, by the initializer with all fields; then what other initializers and
  /// static members make.
  private func makeStructure(_ nominal: Nominal) -> [String] {
    var lists: [[String]] = []
    for case .initializer(let function) in nominal.members["init"] ?? [] {
      guard !function.isFailable, function.genericParameters.isEmpty,
        function.parameters.map(\.label) != ["arrayLiteral"]
      else { continue }
      lists.append(calls(of: "\(nominal.fullName)", function, each: false))
    }
    // Those with most values say most.
    lists.sort { $0.count > $1.count }
    let constants = nominal.members.sorted { $0.key < $1.key }.flatMap { $0.value }
      .compactMap { member -> String? in
        guard case .property(let property) = member, property.isStatic,
          case .nominal(nominal, _) = property.type
        else { return nil }
        return "\(nominal.fullName).\(property.name)"
      }
    let first = Array((lists.first ?? []).prefix(Self.most))
    let rest = lists.dropFirst().flatMap { $0.prefix(4) }
    return first + rest.prefix(Self.most / 2) + constants.prefix(4)
  }

  /// Calls of an initializer or a static method: with ordinary arguments, then with each value of
  /// `each` argument alone, or of all together.
  private func calls(of callee: String, _ function: Function, each: Bool) -> [String] {
    let lists = function.parameters.map { values(of: $0.type) }
    guard !lists.contains(where: \.isEmpty) else { return [] }
    func call(_ choice: (Int) -> Int) -> String {
      let list = zip(function.parameters, lists).enumerated().map { index, part in
        let value = part.1[choice(index) % part.1.count]
        return (part.0.label.map { "\($0): " } ?? "") + value
      }
      return "\(callee)(\(list.joined(separator: ", ")))"
    }
    let most = lists.map(\.count).max() ?? 1
    guard each else { return (0..<most).map { index in call { _ in index } } }
    var made = [call { _ in 0 }]
    for (place, list) in lists.enumerated() where isPlain(function.parameters[place].type) {
      for index in 1..<max(list.count, 1) { made.append(call { $0 == place ? index : 0 }) }
    }
    return made
  }

  private func makeClasses() {
    let classes = library.hostTypes.values.filter { $0.kind == .class }
      .sorted { $0.fullName < $1.fullName }
    for nominal in classes {
      if let special = SpecialValues.values[nominal.fullName] { makers[nominal] = special }
    }
    // Until nothing more can be made of what was made.
    var count = -1
    while count != makers.count {
      count = makers.count
      for nominal in classes where makers[nominal] == nil {
        structures = [:]
        let made = makeClass(nominal)
        if !made.isEmpty { makers[nominal] = made }
      }
    }
    for nominal in classes where makers[nominal] == nil {
      if let found = find(nominal, in: classes) { makers[nominal] = [found] }
    }
    structures = [:]
  }

  private func makeClass(_ nominal: Nominal) -> [String] {
    var lists: [[String]] = []
    for case .initializer(let function) in nominal.members["init"] ?? [] {
      guard function.parameters.map(\.label) != ["coder"] else { continue }
      let mark = function.isFailable ? "!" : ""
      lists.append(calls(of: nominal.fullName, function, each: true).map { $0 + mark })
    }
    for case .function(let function) in nominal.members.sorted(by: { $0.key < $1.key })
      .flatMap({ $0.value })
    where function.isStatic && function.result == .nominal(nominal, []) {
      let callee = "\(nominal.fullName).\(function.name)"
      lists.append(Array(calls(of: callee, function, each: true).prefix(4)))
    }
    for case .property(let property) in nominal.members.sorted(by: { $0.key < $1.key })
      .flatMap({ $0.value })
    where property.isStatic && property.type == .nominal(nominal, []) {
      lists.append(["\(nominal.fullName).\(property.name)"])
    }
    // One of each kind first, so that none is lost after the many of another.
    lists = lists.filter { !$0.isEmpty }
    lists.sort { $0[0].count > $1[0].count }
    return Array((lists.map { $0[0] } + lists.flatMap { $0.dropFirst() }).prefix(2 * Self.most))
  }

  /// An object that another one has.
  private func find(_ nominal: Nominal, in classes: [Nominal]) -> String? {
    for owner in classes {
      guard let maker = makers[owner]?.first else { continue }
      for (name, members) in owner.members.sorted(by: { $0.key < $1.key }) {
        for case .property(let property) in members {
          let receiver = property.isStatic ? owner.fullName : maker
          if property.type == .nominal(nominal, []) { return "\(receiver).\(name)" }
          if property.type == .optional(.nominal(nominal, [])) { return "\(receiver).\(name)!" }
        }
      }
    }
    return nil
  }
}
