/// What the names of UIKit were called before Swift 3, and what they are called now.
///
/// A learner's own property may be called `enabled`, so only a stage that knows types may ask here,
/// when it has found nothing of the name.
package enum ModernSpelling {
  /// A call that is written in another way now.
  package struct Call: Sendable {
    package let old: String
    /// The modern call with places for what the old one holds: `$1` is the first argument, `$0` the
    /// object that the method is called on.
    let template: String
    /// The labels that the old call has, from the second argument on; nil when any will do.
    let labels: [String]?

    /// The modern call as one names it in a sentence: `rect.contains(point)`.
    package let modern: String

    /// The whole modern call, from the texts of the old one; nil when they are not the ones that
    /// the old call took.
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

    /// How many arguments the template asks for.
    private var count: Int {
      (1...9).prefix { template.contains("$\($0)") }.count
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
