import Foundation
import Records
import Scenes
import SourceTree
import TypedProgram
import UIKitModel

/// Completes Swift from the tables of the type checker: members after a dot, names, and the
/// possible overrides of a class.
struct SwiftCompleter {
  typealias Item = CompletionProposal.Item

  let engine: SwiftEngine
  let scene: Scene
  /// The text before the cursor.
  let text: [Character]
  /// The syntactic position of the cursor.
  let place: CompletionPlace

  /// The maximum number of members that are shown with their types, which need a row each.
  private static let mostWithNotes = 20

  init(_ session: Session, _ text: String) {
    engine = session.scene.engine
    scene = session.scene
    self.text = Array(text)
    place = Self.frontEnd.completions(behind: self.text)
  }

  /// The front end for what is typed.
  static var frontEnd: any FrontEnd { SwiftEngine.frontEnd(for: .typed) }

  /// Proposals for the cursor; nil where nothing is known.
  func complete() -> CompletionProposal? {
    guard !place.isInString else { return nil }
    let path = place.path
    if path.links.isEmpty {
      if let overrides = overrides(path) { return overrides }
      return proposal(
        path, path.partial.isEmpty ? [] : names(isValue: place.isInExpression).map { Item($0) })
    }
    if path.isImplicit { return expectedType.flatMap { proposal(path, implicitMembers(of: $0)) } }
    guard let base = base(of: path) else { return nil }
    let members = members(of: base)
    let usual = path.partial.isEmpty ? members.filter { Self.usual.contains($0.text) } : []
    guard !usual.isEmpty else { return proposal(path, members)?.of(base.nominal) }
    return proposal(path, usual, others: members.filter { !usual.contains($0) })?
      .of(base.nominal)
  }

  /// The most frequently used members of a view.
  private static let usual: Set<String> = [
    "frame", "bounds", "center", "alpha", "isHidden", "isUserInteractionEnabled", "subviews",
    "superview", "backgroundColor", "layer", "addSubview(", "hitTest(", "point(", "convert(",
    "location(", "first", "count", "gestureRecognizers",
  ]

  func proposal(
    _ path: CompletionPath, _ items: [Item], others: [Item] = []
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

  // MARK: Names

  /// The names that can begin an expression here and, unless a value is expected, a statement.
  private func names(isValue: Bool) -> [String] {
    var names = scene.order + ["self", "view"] + engine.declaredNames + SwiftEngine.typeNames
    names += place.keywords
    if let own = enclosing {
      names += members(of: TypedBase(nominal: own, arguments: [])).map(\.text)
      if !isValue { names.append("override") }
    }
    return Array(Set(names)).sorted()
  }

  /// The enclosing class: one that the text declares or extends.
  var enclosing: Nominal? {
    for (name, superclass) in place.enclosing {
      if let known = engine.nominal(named: name) { return known }
      if let superclass, let known = engine.nominal(named: superclass) { return known }
    }
    return nil
  }
}

extension CompletionProposal {
  /// The same words, as members of a type.
  func of(_ type: Nominal) -> Self {
    var proposal = self
    proposal.owner = type.name
    return proposal
  }
}

extension CompletionProposal.Item {
  fileprivate var withoutNote: Self { insertion == nil ? Self(text) : self }
}
