import TypedText

/// The usage of a command's arguments, which `help` shows and completion follows.
///
/// `lowercase` words are literal, `UPPERCASE` ones are placeholders; `[…]` is optional, `|`
/// separates alternatives, and `…` after an item lets it repeat.
nonisolated package struct UsagePattern {
  package indirect enum Node: Hashable, Sendable {
    case keyword(String)
    case placeholder(Placeholder)
    case sequence([Node])
    case alternatives([Node])
    /// Alternatives that have a usage line each, unless they are in brackets.
    case lines([Node])
    case optional(Node)
    case many(Node)

    /// A part that is read but not shown.
    package static let nothing = Node.sequence([])

    package static func placeholders(_ letters: String...) -> Node {
      .sequence(letters.map { .placeholder(.number($0)) })
    }
  }

  package let root: Node

  /// The usage line.
  package var text: String { root.text }

  /// A token that may come next after those typed so far.
  package enum Expected: Hashable {
    case keyword(String)
    case placeholder(Placeholder)
  }

  /// Everything that may follow `tokens`, in the order of the usage line.
  package func expected(after tokens: [Token]) -> [Expected] {
    // Brackets and separators of numbers are optional, so the forms do not show them.
    let tokens = tokens.filter { $0.kind == .word || $0.kind == .string }
    var found: [Expected] = []
    match(root, tokens[...], &found) { rest, found in _ = (rest, found) }
    var seen: Set<Expected> = []
    return found.filter { seen.insert($0).inserted }
  }

  private typealias Continuation = (ArraySlice<Token>, inout [Expected]) -> Void

  private func match(
    _ node: Node, _ tokens: ArraySlice<Token>, _ found: inout [Expected], _ next: Continuation
  ) {
    switch node {
    case .keyword(let word):
      guard let token = tokens.first else { return found.append(.keyword(word)) }
      if token.text == word { next(tokens.dropFirst(), &found) }
    case .placeholder(let placeholder):
      guard !tokens.isEmpty else { return found.append(.placeholder(placeholder)) }
      for length in placeholder.lengths(typed: tokens) {
        match(placeholder.continuation, tokens.dropFirst(length), &found, next)
      }
    case .sequence(let nodes):
      matchAll(nodes[...], tokens, &found, next)
    case .alternatives(let nodes), .lines(let nodes):
      for node in nodes { match(node, tokens, &found, next) }
    case .optional(let inner):
      match(inner, tokens, &found, next)
      next(tokens, &found)
    case .many(let inner):
      match(inner, tokens, &found) { rest, found in
        if rest.count < tokens.count { match(.optional(.many(inner)), rest, &found, next) }
      }
    }
  }

  private func matchAll(
    _ nodes: ArraySlice<Node>, _ tokens: ArraySlice<Token>, _ found: inout [Expected],
    _ next: Continuation
  ) {
    guard let first = nodes.first else { return next(tokens, &found) }
    match(first, tokens, &found) { rest, found in
      matchAll(nodes.dropFirst(), rest, &found, next)
    }
  }
}

nonisolated extension UsagePattern.Node {
  /// The node in the notation of usage lines.
  package var text: String {
    switch self {
    case .keyword(let word): word
    case .placeholder(let placeholder): placeholder.shown
    case .sequence(let nodes):
      nodes.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    case .alternatives(let nodes), .lines(let nodes):
      nodes.map(\.text).joined(separator: " | ")
    case .optional(let inner): "[\(inner.text)]"
    case .many(let inner): "\(inner.text)…"
    }
  }

  /// The usage lines, one for each path through alternatives that have lines of their own.
  package var patterns: [UsagePattern] { ways.map(UsagePattern.init) }

  private var ways: [Self] {
    switch self {
    case .lines(let nodes): nodes.flatMap(\.ways)
    case .sequence(let nodes):
      nodes.reduce([[]]) { ways, node in
        ways.flatMap { way in node.ways.map { way + [$0] } }
      }
      .map { .sequence($0) }
    default: [self]
    }
  }

  /// All literal words.
  var keywords: [String] {
    switch self {
    case .keyword(let word): [word]
    case .placeholder: []
    case .sequence(let nodes), .alternatives(let nodes), .lines(let nodes):
      nodes.flatMap(\.keywords)
    case .optional(let inner), .many(let inner): inner.keywords
    }
  }

  /// The literal words with which it can begin.
  package var firstKeywords: [String] {
    switch self {
    case .keyword(let word): [word]
    case .alternatives(let nodes), .lines(let nodes): nodes.flatMap(\.firstKeywords)
    case .sequence(let nodes): nodes.first { $0 != .nothing }?.firstKeywords ?? []
    case .placeholder, .optional, .many: []
    }
  }

  /// Whether it begins with a placeholder.
  func begins(with placeholder: Placeholder) -> Bool {
    switch self {
    case .placeholder(let first): first == placeholder
    case .many(let inner): inner.begins(with: placeholder)
    case .alternatives(let nodes), .lines(let nodes):
      nodes.contains { $0.begins(with: placeholder) }
    case .sequence(let nodes):
      nodes.first { $0 != .nothing }?.begins(with: placeholder) ?? false
    case .keyword, .optional: false
    }
  }
}
