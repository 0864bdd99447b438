/// A view is encoded as the list of itself and its descendants, in printed order.
///
/// Nested containers would take stack space per level, in the coder as well as here.
nonisolated extension DumpedView: Codable {
  private struct Entry: Codable {
    let level: Int
    let facts: DumpedFacts
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for visit in ViewDump(roots: [self]).inPrintedOrder {
      try container.encode(Entry(level: visit.level, facts: visit.view.facts))
    }
  }

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var tree = DumpTree()
    while !container.isAtEnd {
      let entry = try container.decode(Entry.self)
      let isRoot = entry.level == 0
      guard isRoot == tree.isEmpty, entry.level >= 0, entry.level <= tree.deepestNext else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no view to hold one at level \(entry.level)")
      }
      _ = tree.append(entry.facts, at: entry.level)
    }
    guard let view = tree.finished().first else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no view")
    }
    self = view
  }
}
