import TypedText

/// Matching of whole lines with the usage of their command.
nonisolated extension UsagePattern {
  /// The placeholder for a part of a line.
  package struct Binding {
    package let placeholder: Placeholder
    /// Its tokens, by their indices in the line.
    package let tokens: Range<Int>
  }

  /// The placeholders of a line that matches the form completely; nil for one that does not.
  /// `accepts` returns whether a placeholder may match tokens.
  package func reading(
    of tokens: [Token], accepts: (_ placeholder: Placeholder, _ tokens: Range<Int>) -> Bool
  ) -> [Binding]? {
    var bindings: [Binding] = []
    func read(_ node: Node, _ start: Int, _ next: (Int) -> Bool) -> Bool {
      switch node {
      case .keyword(let word):
        return start < tokens.count && tokens[start].text == word && next(start + 1)
      case .placeholder(let placeholder):
        for length in placeholder.lengths(inLine: tokens[start...]) {
          let range = start..<start + length
          guard accepts(placeholder, range) else { continue }
          bindings.append(Binding(placeholder: placeholder, tokens: range))
          if read(placeholder.continuation, range.upperBound, next) { return true }
          bindings.removeLast()
        }
        return false
      case .sequence(let nodes): return readAll(nodes[...], start, next)
      case .alternatives(let nodes), .lines(let nodes):
        return nodes.contains { read($0, start, next) }
      case .optional(let inner): return read(inner, start, next) || next(start)
      case .many(let inner):
        return read(inner, start) { end in
          next(end) || end > start && read(.many(inner), end, next)
        }
      }
    }
    func readAll(_ nodes: ArraySlice<Node>, _ start: Int, _ next: (Int) -> Bool) -> Bool {
      guard let first = nodes.first else { return next(start) }
      return read(first, start) { readAll(nodes.dropFirst(), $0, next) }
    }
    return read(root, 0) { $0 == tokens.count } ? bindings : nil
  }
}
