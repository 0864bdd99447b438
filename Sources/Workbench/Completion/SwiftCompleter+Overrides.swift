import Scenes
import SourceTree
import TypedProgram

/// Complete overrides: the table contains every signature.
extension SwiftCompleter {
  /// Proposals after `override func` and `override var`, with the whole declaration and its braces;
  /// nil elsewhere.
  func overrides(_ path: CompletionPath) -> CompletionProposal? {
    // The parenthesis may have been typed or proposed already.
    let isOpen = path.partial.isEmpty && text.last == "("
    let line = String(text[(text.lastIndex(of: "\n").map { $0 + 1 } ?? 0)...])
    let words = (isOpen ? line.dropLast() : line[...]).split(whereSeparator: \.isWhitespace)
    let isAfterWord = !isOpen && (line.last?.isWhitespace ?? false)
    let before = isAfterWord ? words[...] : words.dropLast()
    guard let kind = before.last, kind == "func" || kind == "var",
      before.dropLast().last == "override", let own = enclosing
    else { return nil }
    let items = kind == "func" ? functions(of: own) : properties(of: own)
    let indentation = String(line.prefix { $0 == " " })
    func item(_ declared: Declared, text: String, head: String) -> Item {
      var item = Item(text, declared.head)
      item.insertion = .init(
        before: "\(head) {\n\(indentation)  ", after: "\n\(indentation)}")
      return item
    }
    guard !isOpen else {
      let name = String(words.last ?? "") + "("
      let rests = items.filter { $0.text == name }.map { declared in
        let rest = String(declared.head.dropFirst(name.count))
        return item(declared, text: rest, head: rest)
      }
      return proposal(path, rests)?.of(own)
    }
    let all = items.map { item($0, text: $0.text, head: $0.head) }
    guard path.partial.isEmpty else {
      let rare = all.filter { Self.rareOverrides.contains($0.text) }
      let others = all.filter { !rare.contains($0) }
      let isRareMeant = !others.contains { $0.text.hasPrefix(path.partial) }
      return (isRareMeant ? proposal(path, all) : proposal(path, others, others: rare))?.of(own)
    }
    let usual = Self.usualOverrides.flatMap { name in all.filter { $0.text == name } }
    guard !usual.isEmpty else { return proposal(path, all)?.of(own) }
    return proposal(path, usual, others: all.filter { !usual.contains($0) })?.of(own)
  }

  /// The most frequent overrides, in the order of a list.
  private static let usualOverrides = [
    "touchesBegan(", "touchesMoved(", "touchesEnded(", "touchesCancelled(", "point(", "hitTest(",
    "layoutSubviews()", "viewDidLoad()", "gestureRecognizerShouldBegin(", "next",
    "canBecomeFirstResponder",
  ]

  /// Members with the same prefix as others that are far more frequent.
  private static let rareOverrides: Set<String> = ["touchesEstimatedPropertiesUpdated("]

  /// A member as an override declares it, and the prefix by which it is found.
  private struct Declared: Hashable {
    let text: String
    let head: String
  }

  private func functions(of own: Nominal) -> [Declared] {
    declared(in: own) { member in
      guard case .function(let function) = member, function.message != nil, !function.isStatic
      else { return nil }
      let signature = OverrideTarget.signature(of: function)
      let text = function.parameters.isEmpty ? "\(function.name)()" : "\(function.name)("
      return Declared(text: text, head: function.name + signature)
    }
  }

  private func properties(of own: Nominal) -> [Declared] {
    declared(in: own) { member in
      guard case .property(let property) = member,
        property.getterMessage != nil || property.setterMessage != nil
      else { return nil }
      return Declared(
        text: property.name, head: "\(property.name): \(property.type.description)")
    }
  }

  private func declared(in own: Nominal, _ read: (Member) -> Declared?) -> [Declared] {
    var found: Set<Declared> = []
    for nominal in own.lineage {
      for members in nominal.members.values {
        found.formUnion(members.filter(\.isSeenBySwift).compactMap(read))
      }
    }
    return found.sorted { ($0.text, $0.head) < ($1.text, $1.head) }
  }
}
