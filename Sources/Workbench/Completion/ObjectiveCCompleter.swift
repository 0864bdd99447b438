import Records
import Scenes
import SourceTree
import TypedProgram
import UIKitModel

/// Completes Objective-C from the same tables as its checker: selectors piece by piece, properties
/// after a dot, names, and the methods that a class can override.
struct ObjectiveCCompleter {
  typealias Item = CompletionProposal.Item

  let engine: SwiftEngine
  let scene: Scene
  /// The text before the cursor.
  let text: [Character]
  /// The syntactic position of the cursor.
  let place: CompletionPlace
  let table: any ObjectiveCTable

  /// The maximum number of words that are shown with their types, which need a row each.
  private static let mostWithNotes = 20

  /// nil for a program without the table.
  init?(_ session: Session, _ text: String) {
    guard let table = SwiftEngine.library.objectiveC else { return nil }
    self.table = table
    engine = session.scene.engine
    scene = session.scene
    self.text = Array(text)
    place = SwiftEngine.frontEnd(for: .objectiveC).completions(behind: self.text)
  }

  /// Proposals for the cursor in a text of Objective-C; nil where nothing is known.
  func complete() -> CompletionProposal? {
    guard !place.isInString else { return nil }
    if let message = place.message { return complete(message) }
    if let head = place.methodHead { return complete(head) }
    guard place.path.links.isEmpty else {
      return base(of: place.path).flatMap { proposal(properties(of: $0))?.of($0.nominal) }
    }
    return place.path.partial.isEmpty ? nil : proposal(names.map { Item($0) })
  }

  func proposal(_ items: [Item], others: [Item] = []) -> CompletionProposal? {
    func fitting(_ items: [Item]) -> [Item] {
      let fitting = items.filter { $0.text.hasPrefix(place.path.partial) }
      guard fitting.count > Self.mostWithNotes else { return fitting }
      return fitting.map { $0.insertion == nil ? Item($0.text) : $0 }
    }
    var first = fitting(items)
    var others = fitting(others)
    if first.isEmpty { swap(&first, &others) }
    guard !first.isEmpty else { return nil }
    return CompletionProposal(
      start: place.path.start, first: first, others: others, suffix: "", usage: "")
  }

  // MARK: Messages

  /// The next pieces of the selectors that the receiver responds to.
  func complete(_ message: CompletionMessage) -> CompletionProposal? {
    guard let base = base(of: message.receiver) else { return nil }
    let typed = message.pieces.joined()
    var pieces: [String: String] = [:]
    for method in methods(of: base) where method.selector.hasPrefix(typed) {
      let rest = method.selector.dropFirst(typed.count)
      guard !rest.isEmpty else { continue }
      let piece = rest.firstIndex(of: ":").map { String(rest[...$0]) } ?? String(rest)
      guard message.pieces.isEmpty || piece.hasSuffix(":") else { continue }
      if pieces[piece] == nil { pieces[piece] = method.note(message.pieces.count) }
    }
    let all = pieces.sorted { $0.key < $1.key }.map { Item($0.key, $0.value) }
    let usual =
      place.path.partial.isEmpty && message.pieces.isEmpty
      ? all.filter { Self.usual.contains($0.text) } : []
    guard !usual.isEmpty else { return proposal(all)?.of(base.nominal) }
    return proposal(usual, others: all.filter { !usual.contains($0) })?.of(base.nominal)
  }

  /// The forms of the message whose selector the cursor is in, and the number of its argument.
  func calls(_ message: CompletionMessage) -> CallHelp? {
    guard let base = base(of: message.receiver), !message.pieces.isEmpty else { return nil }
    let typed = message.pieces.joined()
    let forms = methods(of: base).filter { $0.selector.hasPrefix(typed) }.map { method in
      let pieces = method.selector.split(separator: ":").map { "\($0):" }
      let parameters = zip(pieces, method.parameters).map { $0 + $1 }
      return CallHelp.Form(
        label: "- (\(method.result))\(parameters.joined(separator: " "))", parameters: parameters,
        summary: TypeHelp.find(
          header: "\(table.name(of: base.nominal)).\(method.selector)", in: engine)?
          .members.first?.summary ?? "")
    }
    let sorted = forms.sorted { ($0.parameters.count, $0.label) < ($1.parameters.count, $1.label) }
    guard !sorted.isEmpty else { return nil }
    return CallHelp(forms: sorted, argument: message.pieces.count - 1)
  }

  /// The most frequent messages to a view, and those that create an object.
  private static let usual: Set<String> = [
    "addSubview:", "removeFromSuperview", "hitTest:", "pointInside:", "convertPoint:",
    "convertRect:", "setNeedsLayout", "setNeedsDisplay", "addGestureRecognizer:", "addTarget:",
    "alloc", "locationInView:", "initWithFrame:", "init",
  ]

  /// A method that can be sent, whether the table or a script declares it.
  private struct SentMethod {
    let selector: String
    /// The parameter of each piece, as a header writes it.
    let parameters: [String]
    let result: String

    /// A short explanation of a piece: its parameter, or the result.
    func note(_ index: Int) -> String {
      index < parameters.count ? parameters[index] : result
    }
  }

  private func methods(of base: ObjectiveCBase) -> [SentMethod] {
    var found = own(of: base)
    found += table.completions(of: [], for: base.nominal, isClassMethod: base.isClass).map {
      method in
      SentMethod(
        selector: method.selector,
        parameters: method.parameters.map { "(\(table.text($0.type)))\($0.name)" },
        result: method.returnsInstance ? "instancetype" : table.text(method.result))
    }
    if base.isClass { found.append(SentMethod(selector: "alloc", parameters: [], result: "id")) }
    return found.filter { $0.selector.isInitializer == base.isAllocated || base.isOwn }
  }

  /// The methods of classes that scripts declare.
  private func own(of base: ObjectiveCBase) -> [SentMethod] {
    base.nominal.lineage.filter(\.isScript).flatMap { nominal in
      nominal.members.values.joined().flatMap { member -> [SentMethod] in
        switch member {
        case .function(let function), .initializer(let function):
          guard function.isExposed, function.isStatic == base.isClass else { return [] }
          return [
            SentMethod(
              selector: function.isInitializer && function.parameters.isEmpty
                ? "init" : function.selector,
              parameters: function.parameters.map { $0.type.description },
              result: function.result.description)
          ]
        case .property(let property):
          guard property.isStatic == base.isClass, property.isExposed || property.objectiveC != nil
          else { return [] }
          let type = property.type.description
          let getter = property.objectiveC?.getter ?? property.name
          let setter = property.objectiveC.map(\.setter) ?? property.setterSelector
          return [SentMethod(selector: getter, parameters: [], result: type)]
            + (setter.map { [SentMethod(selector: $0, parameters: [type], result: "void")] } ?? [])
        default: return []
        }
      }
    }
  }

  // MARK: Names

  /// The properties that can follow a dot.
  private func properties(of base: ObjectiveCBase) -> [Item] {
    var found: [String: String] = [:]
    for nominal in base.nominal.lineage {
      for property in table.properties(of: nominal) where found[property.name] == nil {
        found[property.name] = table.text(property.type)
      }
      guard nominal.isScript else { continue }
      for case .property(let property) in nominal.members.values.joined()
      where !property.isStatic && found[property.name] == nil {
        found[property.name] = property.type.description
      }
    }
    return found.sorted { $0.key < $1.key }.map { Item($0.key, $0.value) }
  }

  /// The names that can begin an expression here.
  private var names: [String] {
    let types = SwiftEngine.library.hostTypes.values.filter { $0.outer == nil }.map {
      table.name(of: $0)
    }
    let own = place.enclosing.isEmpty ? [] : ["self", "super"]
    let all = scene.order + own + Array(place.variables.keys) + engine.declaredNames + types
    return Array(Set(all)).sorted()
  }
}

extension String {
  /// Whether a selector is that of an initializer.
  fileprivate var isInitializer: Bool {
    hasPrefix("init") && !(dropFirst(4).first?.isLowercase ?? false)
  }
}
