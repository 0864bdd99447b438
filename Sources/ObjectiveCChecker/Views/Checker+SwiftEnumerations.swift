import ObjectiveCTree
import SourceTree
import TypedProgram

// Swift's views of `NS_ENUM` and `NS_OPTIONS`: separate types, with the names of the constants
// without their common prefix.

extension Checker {
  /// Declares the type in Swift. In C the constants remain numbers.
  func declareInSwift(
    _ tree: Tree.Enumeration, _ values: [(constant: Tree.Enumeration.Constant, value: Int64)],
    _ type: ObjectiveCType
  ) {
    let name = tree.tag.text
    module.objectiveC.swiftTypes[name] = nil
    guard case .number(let raw) = type, !values.isEmpty else { return addAlias(name, type) }
    let members = names(of: values.map(\.constant), in: name)
    let text =
      tree.style == .options
      ? options(name, raw, zip(members, values).map { ($0, $1.value) })
      : cases(name, raw, zip(members, values).map { ($0, $1.value) })
    guard let nominal = declareSwift(text) else { return addAlias(name, type) }
    module.objectiveC.swiftTypes[name] = nominal
  }

  private func cases(_ name: String, _ raw: Type, _ members: [(String, Int64)]) -> String {
    var seen: [Int64: String] = [:]
    var lines: [String] = []
    for (member, value) in members {
      if let first = seen[value] {
        lines.append("static var \(member): \(name) { .\(first) }")
      } else {
        seen[value] = member
        lines.append("case \(member) = \(value)")
      }
    }
    return "enum \(name): \(raw) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  /// A constant that is 0 is the empty set, which has no name in Swift.
  private func options(_ name: String, _ raw: Type, _ members: [(String, Int64)]) -> String {
    let lines = members.filter { $0.1 != 0 }.map { member, value in
      let bits =
        raw == .integer(.uint) || raw == .integer(.uint64)
        ? "\(UInt64(bitPattern: value))" : "\(value)"
      return "static var \(member): \(name) { \(name)(rawValue: \(bits)) }"
    }
    return """
      struct \(name): OptionSet {
      let rawValue: \(raw)
      init(rawValue: \(raw)) { self.rawValue = rawValue }
      \(lines.joined(separator: "\n"))
      }

      """
  }

  // MARK: Names

  private func names(of constants: [Tree.Enumeration.Constant], in tag: String) -> [String] {
    let words = constants.map { ImportedName.words(of: $0.name.text) }
    var shared = words[0]
    for other in words.dropFirst() {
      shared = Array(zip(shared, other).prefix { $0 == $1 }.map(\.0))
    }
    // `kBadgeKindRound` has the prefix of `BadgeKindRound`.
    let isMarked = shared.first == "k"
    let own = ImportedName.words(of: tag)
    let common = zip(isMarked ? Array(shared.dropFirst()) : shared, own).prefix { one, other in
      one == other || one + "s" == other || one + "es" == other
    }
    let count = Array(common).count
    let dropped = count == 0 ? 0 : count + (isMarked ? 1 : 0)
    return zip(constants, words).map { constant, words in
      if let written = constant.swiftName, ImportedName.isIdentifier(written) {
        return escaped(written)
      }
      let rest = words.dropFirst(min(dropped, words.count - 1)).joined()
      let name = rest.first?.isLetter == true ? rest : words.joined()
      return escaped(ImportedName.lowered(name))
    }
  }

  private func escaped(_ name: String) -> String {
    Self.keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
