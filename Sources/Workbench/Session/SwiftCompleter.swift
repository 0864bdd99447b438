import Foundation
import Interpreter
import Records
import UIKitModel

/// Completes Swift from the tables that the checker reads: members behind a dot, names, and what a
/// class can override.
struct SwiftCompleter {
  typealias Item = CompletionProposal.Item

  let engine: SwiftEngine
  let scene: Scene
  /// The text in front of the cursor.
  let text: [Character]

  /// More members than these are shown without their types, which need a row each.
  private static let mostWithNotes = 20

  init(_ session: Session, _ text: String) {
    engine = session.scene.engine
    scene = session.scene
    self.text = Array(text)
  }

  /// What may stand at the cursor; nil where nothing is known.
  func complete() -> CompletionProposal? {
    guard !isInString else { return nil }
    let path = SwiftPath(endOf: text)
    if path.links.isEmpty {
      if let overrides = overrides(path) { return overrides }
      return proposal(
        path, path.partial.isEmpty ? [] : names(isValue: isInExpression(path)).map { Item($0) })
    }
    if path.isImplicit { return expectedType.flatMap { proposal(path, implicitMembers(of: $0)) } }
    guard let base = base(of: path) else { return nil }
    let members = members(of: base)
    let usual = path.partial.isEmpty ? members.filter { Self.usual.contains($0.text) } : []
    guard !usual.isEmpty else { return proposal(path, members) }
    return proposal(path, usual, others: members.filter { !usual.contains($0) })
  }

  /// What one asks of a view most often.
  private static let usual: Set<String> = [
    "frame", "bounds", "center", "alpha", "isHidden", "isUserInteractionEnabled", "subviews",
    "superview", "backgroundColor", "layer", "addSubview(", "hitTest(", "point(", "convert(",
    "location(", "first", "count", "gestureRecognizers",
  ]

  func proposal(
    _ path: SwiftPath, _ items: [Item], others: [Item] = []
  ) -> CompletionProposal? {
    func fitting(_ items: [Item]) -> [Item] {
      let fitting = items.filter { $0.text.hasPrefix(path.partial) }
      return fitting.count > Self.mostWithNotes ? fitting.map { $0.withoutNote } : fitting
    }
    let first = fitting(items)
    guard !first.isEmpty else { return nil }
    return CompletionProposal(
      start: path.start, first: first, others: fitting(others).map { $0.withoutNote }, suffix: "",
      usage: "")
  }

  private var isInString: Bool {
    var isInside = false
    var previous: Character = " "
    for character in text {
      if character == "\"", previous != "\\" { isInside.toggle() }
      if character == "\n" { isInside = false }
      previous = character
    }
    return isInside
  }

  // MARK: Names

  /// Whether what is in front of the name wants a value: no statement begins there.
  private func isInExpression(_ path: SwiftPath) -> Bool {
    guard let before = text[..<path.start].last(where: { $0 == "\n" || !$0.isWhitespace }) else {
      return false
    }
    return "=([,+-*/%<&|!".contains(before)
  }

  /// The names that can begin an expression here, and where no value is wanted, a statement.
  private func names(isValue: Bool) -> [String] {
    var names = scene.order + ["self", "view"] + engine.declaredNames + SwiftEngine.typeNames
    names += Self.valueKeywords + (isValue ? [] : Self.keywords)
    if let own = enclosing {
      names += members(of: TypedBase(nominal: own, arguments: [])).map(\.text)
      if !isValue { names.append("override") }
    }
    return Array(Set(names)).sorted()
  }

  /// Words of Swift with more than three letters that begin a value.
  private static let valueKeywords = ["false", "super", "switch", "true"]

  /// The others, which begin a statement or a declaration.
  private static let keywords = [
    "break", "case", "class", "continue", "default", "else", "enum", "extension", "final", "func",
    "guard", "import", "init", "lazy", "private", "protocol", "repeat", "return", "static",
    "struct", "weak", "while",
  ]

  /// The class that the text stands in: one that it declares or extends.
  var enclosing: Nominal? {
    var found: Nominal?
    var words = String(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }[...]
    while let word = words.popFirst() {
      guard word == "class" || word == "extension", let next = words.first else { continue }
      let name = next.prefix { $0 != ":" }
      if let known = engine.nominal(named: String(name)) {
        found = known
      } else if next.hasSuffix(":") || words.dropFirst().first == ":" {
        let superclass = words.dropFirst().first { $0 != ":" } ?? ""
        found = engine.nominal(named: String(superclass)) ?? found
      }
    }
    return found
  }
}

extension CompletionProposal.Item {
  fileprivate var withoutNote: Self { insertion == nil ? Self(text) : self }
}
