import Records
import Scenes
import Workbench
import Yams

extension ExerciseReader {
  package func part(_ node: Node, _ comparisons: inout [Comparison]) -> Exercise.Part? {
    guard let table = YAMLTable(node, path: "parts", report: report) else { return nil }
    defer { table.finish() }
    return Exercise.Part(
      id: table.text("id", example: "id: circle"), title: table.optionalBilingual("title"),
      points: table.number("points", in: Bounds.points, example: "points: 40"), show: show(table),
      promise: table.sentence("tests"),
      check: check(table, &comparisons))
  }

  package func variation(
    _ node: Node, _ comparisons: inout [Comparison]
  ) -> Exercise.Variation? {
    guard let table = YAMLTable(node, path: "variations", report: report) else { return nil }
    defer { table.finish() }
    let isRandom = table.value("random") != nil
    let id =
      isRandom ? table.optionalText("id") ?? "random" : table.text("id", example: "id: moved")
    let change: Exercise.Variation.Change =
      isRandom
      ? .random(random(table, &comparisons))
      : .lines(lines(table, "do", example: "do: move ok to 37 211"))
    return Exercise.Variation(
      id: id, title: table.optionalBilingual("title"),
      points: table.number("points", in: Bounds.points, example: "points: 10"), show: show(table),
      promise: table.sentence("tests"), change: change)
  }

  /// The condition that is the value of a key.
  func condition(_ text: String, _ node: Node, of key: String = "when") -> CodeCondition? {
    if let condition = CodeCondition(text) { return condition }
    report.add(.unknownValue(text, key: key, allowed: CodeCondition.forms), at: node)
    return nil
  }

  func advice(_ node: Node) -> Exercise.Advice? {
    guard let table = YAMLTable(node, path: "advice", report: report) else { return nil }
    defer { table.finish() }
    let text = table.text("when", example: "when: overrides hitTest")
    let say = table.bilingual("say")
    guard !text.isEmpty, let condition = condition(text, table.value("when") ?? node) else {
      return nil
    }
    return Exercise.Advice(condition: condition, say: say)
  }

  package func fixed(_ node: Node) -> Exercise.Fixed? {
    guard let table = YAMLTable(node, path: "fixed", report: report) else { return nil }
    defer { table.finish() }
    return Exercise.Fixed(
      promise: table.text("promise", example: "promise: words of the item in README.md"),
      reason: table.text("because", example: "because: nothing that could vary changes it"))
  }

  package func equivalent(_ node: Node) -> Exercise.Equivalent? {
    guard let table = YAMLTable(node, path: "equivalent", report: report) else { return nil }
    defer { table.finish() }
    return Exercise.Equivalent(
      change: table.text("change", example: "change: the text that lint shows"),
      reason: table.text("because", example: "because: points on the line are not judged"))
  }

  package func mistake(_ node: Node, _ hints: Int) -> Exercise.Mistake? {
    guard let table = YAMLTable(node, path: "mistakes", report: report) else { return nil }
    defer { table.finish() }
    let hint = table.optionalNumber("hint")
    if let hint, !(1...max(1, hints)).contains(hint) {
      report.add(.noSuchHint(hint, count: hints), at: table.value("hint"))
    }
    let file = table.text("file", example: "file: mistakes/name.swift")
    let when = table.optionalText("when")
    return Exercise.Mistake(
      named: NamedMistake(
        file: file, name: table.bilingual("name"), say: table.bilingual("say"), hint: hint),
      condition: when.flatMap { condition($0, table.value("when") ?? node) },
      files: [file] + table.texts("also").map(\.text))
  }
}
