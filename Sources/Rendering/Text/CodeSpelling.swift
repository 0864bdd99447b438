/// The Objective-C spelling of code and names in a text: `point(inside:with:)` becomes
/// `pointInside:withEvent:`, `super.hitTest(point, with: event)` a message, `bounds.midX` a C
/// function, and `isHidden is true` becomes `hidden is YES`.
///
/// The texts of rules, lessons, exercises and answers use Swift's names. There is one text of each,
/// whatever language the reader chose.
package struct CodeSpelling: Sendable {
  /// Selectors by the full names in Swift: `point(inside:with:)`.
  let methods: [String: String]
  /// The properties whose names differ: `isHidden`.
  let properties: [String: String]
  /// C functions by the members that they call: `.midX`, `CGPoint(x:y:)`.
  let functions: [String: String]
  /// Selectors by the first labels alone, as texts abbreviate names: `point(inside:)`.
  private let shortened: [String: String]
  /// Selectors by the names without labels: `hitTest`.
  private let bare: [String: String]

  package init(
    methods: [String: String], properties: [String: String], functions: [String: String]
  ) {
    self.methods = methods
    self.properties = properties
    self.functions = functions
    var shortened: [String: String] = [:]
    var bare: [String: String] = [:]
    for (name, selector) in methods.sorted(by: { $0.key < $1.key }) {
      guard let open = name.firstIndex(of: "(") else { continue }
      let pieces = selector.split(separator: ":").map(String.init)
      let labels = name[open...].dropFirst().dropLast().split(separator: ":")
      let base = String(name[..<open])
      bare[base] = bare[base] ?? selector
      guard labels.count == pieces.count else { continue }
      for count in 1..<max(1, labels.count) {
        let short = "\(base)(\(labels.prefix(count).map { "\($0):" }.joined()))"
        shortened[short] =
          shortened[short] ?? pieces.prefix(count).map { "\($0):" }.joined()
      }
    }
    self.shortened = shortened
    self.bare = bare
  }

  /// A text with the Objective-C spelling of its code and names.
  package func text(_ text: String) -> String {
    guard text.contains(where: { $0 == "(" || $0 == "." || $0 == "i" || $0 == "e" }) else {
      return text
    }
    var reader = SpelledText(text, self)
    return Self.withTruth(reader.all())
      .replacing(" === ", with: " == ").replacing(" !== ", with: " != ")
      .replacing(" ?? ", with: " ?: ")
  }

  /// A line to type: a property that a command sets is assigned if its value is a Boolean value or
  /// a number.
  package func line(_ command: String) -> String {
    assignment(Substring(command)).map { $0.end == command.endIndex ? $0.text : command } ?? command
  }

  /// `set red.isHidden true` as `red.hidden = YES;`, and its end.
  func assignment(_ text: Substring) -> (text: String, end: String.Index)? {
    guard
      let match = text.prefixMatch(
        of: /set ((?:[\w#]+\.)+)(\w+) (true|false|-?\d+(?:\.\d+)?)(?![\w.]|\ -?\d)/)
    else { return nil }
    let (_, object, property, value) = match.output
    let shown = value == "true" ? "YES" : value == "false" ? "NO" : String(value)
    let name = properties[String(property)] ?? String(property)
    return ("\(object)\(name) = \(shown);", match.range.upperBound)
  }

  // MARK: Names

  /// The selector of a full or shortened name.
  func selector(_ name: String) -> String? { methods[name] ?? shortened[name] }

  /// The selector of a name without labels.
  func selector(bare name: String) -> String? { bare[name] }

  // MARK: Truth values

  /// Words after which `true` and `false` are values.
  private static let leads: Set<Substring> = [
    "is", "are", "be", "said", "returns", "return", "returned", "returning", "answers", "says",
    "stays", "=", "==", "→", "为", "返回", "是",
  ]

  private static func withTruth(_ text: String) -> String {
    guard text.contains("true") || text.contains("false") else { return text }
    return text.replacing(/(`?)\b(true|false)\b(`?)/) { match in
      let before = text[..<match.range.lowerBound]
      let after = text[match.range.upperBound...]
      let last = before.split(separator: " ", omittingEmptySubsequences: true).last ?? ""
      let isQuoted = match.output.1 == "`" && match.output.3 == "`"
      guard
        isQuoted || leads.contains(last) || last.hasSuffix("为") || last.hasSuffix("返回")
          || after.hasPrefix(" →")
      else { return String(match.output.0) }
      return "\(match.output.1)\(match.output.2 == "true" ? "YES" : "NO")\(match.output.3)"
    }
  }
}
