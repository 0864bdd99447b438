import Records
import Yams

extension ExerciseReader {
  /// Reads the keys of a random variation besides those of every variation.
  func random(_ table: YAMLTable, _ comparisons: inout [Comparison]) -> RandomVariation {
    let lines = table.value("do") == nil ? [] : self.lines(table, "do", example: "do: tap ok")
    let play = table.value("play") == nil ? nil : self.lines(table, "play", example: "play: tap ok")
    let own = comparisons.count
    let compared =
      table.value("check") == nil ? nil : self.compared(table, &comparisons)
    for line in lines + (play ?? []) + comparisons[own...].flatMap(\.play)
    where !Draws.isReadable(line.text) {
      report.add(.unreadDraw(line.text), line: line.line)
    }
    let isBare = lines.isEmpty && play == nil && compared == nil && table.value("allow") == nil
    return RandomVariation(
      line: table.value("random")?.mark?.line ?? 1,
      count: table.number("random", in: Bounds.random, example: "random: 6"),
      allowed: isBare
        ? [RandomVariation.Allowed(changes: [.move, .transform], views: [])] : allowed(table),
      lines: lines, play: play, own: comparisons[own...].flatMap(\.play), compared: compared)
  }

  /// The comparisons of a random variation: a word for those of the exercise, or its own.
  private func compared(_ table: YAMLTable, _ comparisons: inout [Comparison]) -> [Int] {
    switch check(table, &comparisons) {
    case .compared(let indices): return indices
    case .script:
      // The values to expect depend on those that are drawn: only the solution knows them.
      report.add(
        .unknownValue(
          "expect", key: table.path("check"), allowed: ["map", "all", "[{ as: log, … }]"]),
        at: table.value("check"))
      return []
    }
  }

  /// Reads `allow`: a list of changes of the view that the exercise is about, or such a list for
  /// each view, or for several, whose names come before it.
  private func allowed(_ table: YAMLTable) -> [RandomVariation.Allowed] {
    switch table.value("allow") {
    case nil: return []
    case .mapping(let mapping):
      return mapping.map { key, value in
        let names = (key.string ?? "").split(separator: " ").map(String.init)
        return RandomVariation.Allowed(changes: changes(value), views: names)
      }
    case .some(let node): return [RandomVariation.Allowed(changes: changes(node), views: [])]
    }
  }

  private func changes(_ node: Node) -> [RandomVariation.Change] {
    guard case .sequence(let words) = node else {
      report.add(.wrongType(key: "variations.allow", expected: .list), at: node)
      return []
    }
    return words.compactMap { node in
      let word = node.string ?? ""
      if let change = RandomVariation.Change(rawValue: word) { return change }
      report.add(
        .unknownValue(
          word, key: "variations.allow",
          allowed: RandomVariation.Change.allCases.map(\.rawValue)), at: node)
      return nil
    }
  }
}
