/// The names of UIKit before Swift 3, and their present ones.
///
/// A learner's own property may be named `enabled`, so only a stage that knows types may use this,
/// when it has found nothing of the name.
package enum ModernSpelling {
  /// A call that has another form now.
  package struct Call: Sendable {
    package let old: String
    /// The modern call with placeholders for the parts of the old one: `$1` is the first argument,
    /// `$0` the object that the method is called on.
    let template: String
    /// The labels of the old call, from the second argument on; nil if any are accepted.
    let labels: [String]?

    /// The modern call in the form for a sentence: `rect.contains(point)`.
    package let modern: String

    /// The complete modern call, from the texts of the old one; nil if they do not match the old
    /// call's.
    package func rewritten(base: String?, arguments: [(label: String?, text: String)]) -> String? {
      let isMethod = template.hasPrefix("$0")
      guard isMethod == (base != nil), arguments.count == count else { return nil }
      if let labels {
        guard arguments.dropFirst().map({ $0.label ?? "" }) == labels else { return nil }
      }
      var result = ""
      var rest = Substring(template)
      while let character = rest.popFirst() {
        guard character == "$", let digit = rest.first?.wholeNumberValue else {
          result.append(character)
          continue
        }
        rest.removeFirst()
        let isBase = rest.first == "." || rest.first == "["
        let text = digit == 0 ? base ?? "" : arguments[digit - 1].text
        result += isBase && Self.needsParentheses(text) ? "(\(text))" : text
      }
      return result
    }

    /// The number of arguments that the template requires.
    private var count: Int {
      (1...9).last { template.contains("$\($0)") } ?? 0
    }

    /// Whether a text must be between parentheses to be followed by a member.
    private static func needsParentheses(_ text: String) -> Bool {
      var depth = 0
      for character in text {
        switch character {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case " " where depth == 0: return true
        default: break
        }
      }
      return text.first == "-" || text.first == "!" || text.first == "&"
    }
  }

  /// The modern name of a property or a constant: `hidden` is `isHidden`, `CGRectZero` is
  /// `CGRect.zero`.
  package static func member(_ old: String) -> String? { members[old] }

  /// The calls that an old function or method of this name may have been.
  package static func function(_ old: String) -> [Call] { calls[old] ?? [] }

  /// The modern signature of a method that learners override, by its old name and labels.
  package static func signature(_ name: String, labels: [String]) -> String? {
    signatures[name + "(" + labels.map { $0 + ":" }.joined() + ")"]
  }

  /// The modern label of an argument: `forControlEvents` is `for`.
  package static func label(_ old: String) -> String? { oldLabels[old] }
}
