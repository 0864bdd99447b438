import SourceTree

/// The ways in which code goes through subviews from back to front.
enum ForwardOrder {
  /// `subviews`, `subviews.enumerated()`, `0..<subviews.count`, `subviews.indices`, of whichever
  /// view.
  static func isSubviews(_ sequence: Expression) -> Bool {
    switch sequence.kind {
    case .call(let callee, let arguments):
      guard arguments.isEmpty, case .member(let base?, let name) = callee.kind else { return false }
      return name.text == "enumerated" && isSubviews(base)
    case .binary(_, let sign, let end):
      return sign.text == "..<" && isPath(end, of: "subviews.count")
    default: return isPath(sequence, of: "subviews") || isPath(sequence, of: "subviews.indices")
    }
  }

  private static func isPath(_ expression: Expression, of end: String) -> Bool {
    guard let path = FactValue(expression).path else { return false }
    return path == end || path.hasSuffix(".\(end)")
  }

  /// `subviews.compactMap { … hitTest … }.first`, `subviews.first { … hitTest … }`.
  static func isSearch(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, let name):
      return name.text == "first" && isAsking(base, by: ["compactMap", "map"])
    case .call: return isAsking(expression, by: ["first", "firstNonNil"])
    default: return false
    }
  }

  private static func isAsking(_ expression: Expression, by words: Set<String>) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, let name) = callee.kind, words.contains(name.text),
      case .closure(let closure)? = arguments.first?.value.kind
    else { return false }
    return (isPath(base, of: "subviews") || isPath(base, of: "subviews.lazy"))
      && AnswerFinder.asks(closure.body)
  }
}
