/// A regular expression that finds the student in a name: its first group.
package struct StudentPattern {
  /// The expression as it was written.
  package let text: String
  private let expression: Regex<AnyRegexOutput>

  /// Whether a repetition contains another one, as in `(a+)+`: a single name, which learners
  /// choose, could keep the search busy for years.
  package static func repeatsRepetition(_ text: String) -> Bool {
    var groups = [false]
    var lastGroup: Bool?
    var isClass = false
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      let closed = lastGroup
      lastGroup = nil
      switch character {
      case "\\": rest = rest.dropFirst()
      case "[" where !isClass: isClass = true
      case "]": isClass = false
      case _ where isClass: continue
      case "(": groups.append(false)
      case ")" where groups.count > 1:
        let repeats = groups.removeLast()
        groups[groups.count - 1] = groups[groups.count - 1] || repeats
        lastGroup = repeats
      case "*", "+", "{":
        if closed == true { return true }
        groups[groups.count - 1] = true
      default: continue
      }
    }
    return false
  }

  /// Creates the pattern; nil if the text is not a regular expression.
  init?(_ text: String) {
    guard let expression = try? Regex(text) else { return nil }
    self.text = text
    self.expression = expression
  }

  /// Whether a group captures the student in a name.
  var hasGroup: Bool {
    var isClass = false
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": rest = rest.dropFirst()
      case "[" where !isClass: isClass = true
      case "]": isClass = false
      case "(" where !isClass:
        // `(?:` and `(?=` are not kept; `(?<name>` is, and `(?<=` and `(?<!` look back.
        guard rest.first == "?" else { return true }
        let sign = rest.dropFirst().prefix(2)
        if sign.first == "<", !["=", "!"].contains(sign.last) { return true }
      default: continue
      }
    }
    return false
  }

  /// The student in a name; nil if there is none.
  package func student(in name: String) -> String? {
    guard let match = name.firstMatch(of: expression) else { return nil }
    let group = match.output.count > 1 ? match.output[1].substring : nil
    let found = String(group ?? name[match.range])
    return found.isEmpty ? nil : found
  }

  /// The part of a name after the student, without the separator: `Box.swift` of `gus_8_Box.swift`.
  /// Nil if the name contains no student, or nothing follows.
  package func rest(of name: String) -> String? {
    guard let match = name.firstMatch(of: expression) else { return nil }
    let rest = name[match.range.upperBound...].drop { "_-. ".contains($0) }
    return rest.isEmpty ? nil : String(rest)
  }
}
