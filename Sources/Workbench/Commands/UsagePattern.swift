import TypedText

/// The form of a command's arguments, read from its usage line.
///
/// `lowercase` words are typed as they are, `UPPERCASE` ones stand for something; `[…]` may be
/// left out, `|` separates alternatives, and `…` after an item lets it repeat.
nonisolated package struct UsagePattern {
  package indirect enum Node {
    case keyword(String)
    case placeholder(String)
    case sequence([Node])
    case alternatives([Node])
    case optional(Node)
    case many(Node)
  }

  package let root: Node

  package init(_ usage: String) {
    var reader = UsageReader(usage)
    root = reader.alternatives()
  }

  /// The tokens that may come next after those typed so far.
  package enum Expected: Hashable {
    case keyword(String)
    case placeholder(String)
  }

  /// Everything that may follow `tokens`, in the order of the usage line.
  package func expected(after tokens: [Token]) -> [Expected] {
    // Brackets and what separates numbers may be there or not, so the forms do not show them.
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
    case .placeholder(let name):
      guard !tokens.isEmpty else { return found.append(.placeholder(name)) }
      for length in Self.lengths(of: name, tokens) { next(tokens.dropFirst(length), &found) }
    case .sequence(let nodes):
      matchAll(nodes[...], tokens, &found, next)
    case .alternatives(let nodes):
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

  /// How many tokens a placeholder may stand for.
  private static func lengths(of name: String, _ tokens: ArraySlice<Token>) -> [Int] {
    switch name {
    case "VALUE": return Array((1...min(8, tokens.count)).reversed())
    case "POINT":
      let numbers = tokens.prefix(2).prefix { Double($0.text) != nil }.count
      return numbers == 0 ? [1] : numbers == 2 ? [2] : []
    default: return [1]
    }
  }
}

/// Reads the notation of usage lines.
nonisolated private struct UsageReader {
  private let pieces: [String]
  private var index = 0

  init(_ usage: String) {
    var pieces: [String] = []
    var word = ""
    func flush(_ word: inout String, _ pieces: inout [String]) {
      if !word.isEmpty { pieces.append(word) }
      word = ""
    }
    for character in usage {
      switch character {
      case " ": flush(&word, &pieces)
      case "[", "]", "…", "|", ",":
        flush(&word, &pieces)
        if character != "," { pieces.append(String(character)) }
      default: word.append(character)
      }
    }
    flush(&word, &pieces)
    self.pieces = pieces
  }

  mutating func alternatives() -> UsagePattern.Node {
    var options = [sequence()]
    while index < pieces.count, pieces[index] == "|" {
      index += 1
      options.append(sequence())
    }
    return options.count == 1 ? options[0] : .alternatives(options)
  }

  private mutating func sequence() -> UsagePattern.Node {
    var nodes: [UsagePattern.Node] = []
    while index < pieces.count, pieces[index] != "|", pieces[index] != "]" {
      let piece = pieces[index]
      index += 1
      if piece == "[" {
        let inner = alternatives()
        index += 1
        nodes.append(.optional(inner))
      } else if piece == "…" {
        if let last = nodes.popLast() { nodes.append(.many(last)) }
      } else if piece == "POINT" {
        let view: [UsagePattern.Node] = [.keyword("in"), .placeholder("VIEW")]
        nodes.append(.sequence([.placeholder(piece), .optional(.sequence(view))]))
      } else if piece.first?.isUppercase ?? false {
        nodes.append(.placeholder(piece))
      } else {
        nodes.append(.keyword(piece))
      }
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }
}
