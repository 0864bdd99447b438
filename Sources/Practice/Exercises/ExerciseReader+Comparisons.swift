import Foundation
import Records
import Scenes
import TypedText
import Workbench
import Yams

extension ExerciseReader {
  /// The words of `compare.as`, for messages.
  private static let words =
    ["owners", "hittable NAME"] + FactKind.allCases.map(\.rawValue)
    + TouchPlay.allCases.map(\.rawValue)

  /// Reads `compare`: one comparison, or a list of several. The border is that of the map.
  package func compare(_ table: YAMLTable) -> (comparisons: [Comparison], border: Double) {
    var border = 0.5
    guard let node = table.value("compare") else {
      report.add(
        .missingKey("compare", example: "compare: { as: hittable ok, border: 0.5 }"),
        at: table.node)
      return ([], border)
    }
    var comparisons: [Comparison] = []
    for node in Self.elements(node) {
      guard let inner = YAMLTable(node, path: "compare", report: report) else { continue }
      if inner.value("border") != nil {
        border = inner.decimal("border", default: 0.5, upTo: Bounds.border)
      }
      guard let comparison = comparison(inner) else { continue }
      if comparison.isMap, comparisons.contains(where: \.isMap) {
        report.add(.secondMap, at: node)
        continue
      }
      comparisons.append(comparison)
    }
    return (comparisons, border)
  }

  private static func elements(_ node: Node) -> [Node] {
    if case .sequence(let sequence) = node { return Array(sequence) }
    return [node]
  }

  private func comparison(_ table: YAMLTable) -> Comparison? {
    defer { table.finish() }
    let text = table.text("as", example: "as: owners")
    let names = table.texts("of").map(\.text)
    let points = table.texts("at").compactMap { text, node in point(text, node) }
    let play =
      table.value("play") == nil ? [] : lines(table, "play", example: "play: tap ok")
    let touches = TouchPlay(rawValue: text)
    let kind =
      touches == nil ? kind(text, names, at: table.value("as")) : .facts(.log, of: names)
    guard let kind else { return nil }
    if case .facts(let kind, _) = kind {
      if kind == .log, play.isEmpty, touches == nil {
        report.add(.missingKey(table.path("play"), example: "play: tap ok"), at: table.node)
      }
      if kind == .order, points.isEmpty {
        report.add(.missingKey(table.path("at"), example: "at: [150 150]"), at: table.node)
      }
      if kind.needsNames || touches != nil, names.isEmpty {
        report.add(.missingKey(table.path("of"), example: "of: [ok]"), at: table.node)
      }
    }
    return Comparison(
      kind: kind, points: points, play: play, options: options(table, kind), touches: touches)
  }

  private func kind(_ text: String, _ names: [String], at node: Node?) -> Comparison.Kind? {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("owners", 1): return .map(.owners)
    case ("hittable", 2): return .map(.hittable(words[1]))
    case (let word?, 1):
      if let kind = FactKind(rawValue: word) { return .facts(kind, of: names) }
    default: break
    }
    if !text.isEmpty {
      report.add(.unknownValue(text, key: "compare.as", allowed: Self.words), at: node)
    }
    return nil
  }

  private func point(_ text: String, _ node: Node) -> CGPoint? {
    let numbers = text.split { " ,".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2 else {
      report.add(.wrongType(key: "compare.at", expected: .point), at: node)
      return nil
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Reads a part's `check`: a word for comparisons of the exercise, comparisons of its own, or
  /// lines with `expect`.
  package func check(_ table: YAMLTable, _ comparisons: inout [Comparison]) -> Exercise.Part.Check {
    guard let node = table.value("check") else {
      report.add(.missingKey(table.path("check"), example: "check: map"), at: table.node)
      return .script([])
    }
    if case .scalar = node {
      let word = table.text("check", example: "check: map").trimmingBlanks
      return named(word, comparisons, at: node)
        ?? .script(lines(table, "check", example: "check: map"))
    }
    var own: [Int] = []
    for node in Self.elements(node) {
      guard let inner = YAMLTable(node, path: table.path("check"), report: report),
        let comparison = comparison(inner)
      else { continue }
      guard !comparison.isMap else {
        report.add(.ownMap, at: node)
        continue
      }
      comparisons.append(comparison)
      own.append(comparisons.count - 1)
    }
    return .compared(own)
  }

  /// The comparisons for a word; nil for an unknown one.
  private func named(
    _ word: String, _ comparisons: [Comparison], at node: Node
  ) -> Exercise.Part.Check? {
    let all = ["map", "all"] + FactKind.allCases.map(\.rawValue) + ["owners", "hittable"]
    guard all.contains(word) else { return nil }
    let chosen = comparisons.indices.filter { index in
      switch word {
      case "all": true
      case "map": comparisons[index].isMap
      default: comparisons[index].word == word
      }
    }
    if chosen.isEmpty { report.add(.nothingCompared(word), at: node) }
    return .compared(chosen)
  }

  /// Reads the options of a kind of comparison besides its objects; a key of another kind is
  /// unknown.
  private func options(_ table: YAMLTable, _ kind: Comparison.Kind) -> Comparison.Options {
    var options = Comparison.Options()
    guard case .facts(let kind, _) = kind else { return options }
    switch kind {
    case .callbacks:
      options.callbacks = chosen(table, "only", CallbackRecorder.callbacks)
    case .layout:
      options.screens = table.texts("screens").compactMap { text, node in
        size(text, at: node, key: table.path("screens"))
      }
    case .pixels:
      let fallback = PixelTolerance()
      options.pixels = PixelTolerance(
        within: table.optionalNumber("within", in: Bounds.within) ?? fallback.within,
        agree: table.optionalNumber("agree", in: Bounds.agree) ?? fallback.agree,
        scale: table.optionalNumber("scale", in: Bounds.scale) ?? fallback.scale)
    case .frames:
      let costs = chosen(table, "costs", FrameCost.allCases.map(\.rawValue))
      if !costs.isEmpty { options.costs = costs.compactMap(FrameCost.init) }
    case .order, .chain, .log, .geometry: break
    }
    return options
  }

  /// The allowed texts of a list; others are reported.
  private func chosen(_ table: YAMLTable, _ key: String, _ allowed: [String]) -> [String] {
    table.texts(key).compactMap { text, node in
      if allowed.contains(text) { return text }
      let near = Suggestions.near(text, in: allowed)
      report.add(
        .unknownValue(text, key: table.path(key), allowed: near.isEmpty ? allowed : near), at: node)
      return nil
    }
  }

  /// The lines of a text, with their numbers in the file.
  package func lines(_ table: YAMLTable, _ key: String, example: String) -> [ExerciseLine] {
    let text = table.text(key, example: example)
    guard case .scalar(let scalar)? = table.value(key) else { return [] }
    // A block begins on the line after its indicator.
    let isBlock = scalar.style == .literal || scalar.style == .folded
    let first = (table.value(key)?.mark?.line ?? 1) + (isBlock ? 1 : 0)
    return ExerciseLine.lines(of: text, file: "exercise.yml", first: first)
  }
}

extension FactKind {
  /// Whether a comparison has to name its objects.
  fileprivate var needsNames: Bool {
    switch self {
    case .chain, .geometry, .layout, .pixels, .frames: true
    case .order, .log, .callbacks: false
    }
  }
}
