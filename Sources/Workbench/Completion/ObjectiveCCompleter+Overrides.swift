import SourceTree
import TypedProgram

/// Complete methods after `- ` in a class that is implemented: the table contains every signature.
extension ObjectiveCCompleter {
  /// The methods that the class can override, each with its declaration and its braces.
  func complete(_ head: CompletionMethodHead) -> CompletionProposal? {
    guard let own = enclosing else { return nil }
    let methods = table.completions(of: [], for: own, isClassMethod: head.isClassMethod)
      .filter(\.isOverridable)
    let all = methods.map { method in
      // After the sign and its blank.
      let declaration = String(
        table.declaration(of: method, isNullabilityShown: false).dropFirst(2).dropLast())
      let name = head.hasResult ? String(declaration.drop { $0 != ")" }.dropFirst()) : declaration
      var item = Item(method.selector, declaration)
      item.insertion = .init(before: name + " {\n  ", after: "\n}")
      return item
    }.sorted { $0.text < $1.text }
    guard place.path.partial.isEmpty else {
      let rare = all.filter { Self.rare.contains($0.text) }
      return proposal(all.filter { !rare.contains($0) }, others: rare)?.of(own)
    }
    let usual = Self.usualOverrides.flatMap { name in all.filter { $0.text == name } }
    guard !usual.isEmpty else { return proposal(all)?.of(own) }
    return proposal(usual, others: all.filter { !usual.contains($0) })?.of(own)
  }

  /// The most frequent overrides, in the order of a list.
  private static let usualOverrides = [
    "touchesBegan:withEvent:", "touchesMoved:withEvent:", "touchesEnded:withEvent:",
    "touchesCancelled:withEvent:", "pointInside:withEvent:", "hitTest:withEvent:",
    "layoutSubviews", "viewDidLoad", "gestureRecognizerShouldBegin:", "nextResponder",
    "canBecomeFirstResponder",
  ]

  /// Methods with the same prefix as others that are far more frequent.
  private static let rare: Set<String> = ["touchesEstimatedPropertiesUpdated:"]
}

extension ObjectiveCMethod {
  /// Whether a script can override it.
  fileprivate var isOverridable: Bool {
    switch row {
    case .method(let function): function.message != nil
    case .getter(let property): property.getterMessage != nil
    case .initializer, .factory, .setter: false
    }
  }
}
