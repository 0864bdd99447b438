import Records
import Rulebook
import TypedText
import Yams

/// The table of learners' beliefs and of where each claim is met: `claims.yml`, beside the lessons.
struct ClaimTable {
  /// The supported version of the format.
  private static let format = 1
  /// The name of its file.
  static let file = "claims.yml"

  /// The subject of a planned lesson.
  enum Subject: String, CaseIterable {
    case application
    case controllers
    case layout
    case drawing
    case frames
  }

  /// The place at which a claim is met.
  enum Place {
    case lesson(String)
    case exercise(String, file: String)
    case later(Subject)
  }

  /// One claim, with the lines of the file on which it and its places begin.
  struct Row {
    let mistake: Mistake?
    let places: [(place: Place, line: Int)]
    let line: Int

    /// The lessons that it names.
    var lessons: [String] {
      places.compactMap { if case .lesson(let name) = $0.place { name } else { nil } }
    }
  }

  let rows: [Row]

  /// Reads a whole file, strictly; nil if it is not a table at all, which is reported.
  static func read(_ text: String, report: ContentReport) -> ClaimTable? {
    guard let table = YAMLTable.read(text, report: report) else { return nil }
    let format = table.number("format", example: "format: 1")
    if format > Self.format {
      report.add(.newerFormat(format, known: Self.format), at: table.value("format"))
    }
    if table.value("claims") == nil {
      report.add(.missingKey("claims", example: "claims: [{ claim: …, kind: …, met: … }]"))
    }
    let rows = table.list("claims").compactMap { row($0, report) }
    table.finish()
    return ClaimTable(rows: rows)
  }

  private static func row(_ node: Node, _ report: ContentReport) -> Row? {
    guard let table = YAMLTable(node, path: "claims", report: report) else { return nil }
    let mistake = mistake(table)
    checkClaim(table, mistake)
    let places = table.list("met")
    if places.isEmpty {
      report.add(.missingKey("claims.met", example: "met: [{ lesson: 03-last-first }]"), at: node)
    }
    table.finish()
    return Row(
      mistake: mistake, places: places.compactMap { place($0, report) }, line: line(node))
  }

  private static func line(_ node: Node) -> Int { node.mark?.line ?? 1 }

  private static func mistake(_ table: YAMLTable) -> Mistake? {
    guard let id = table.optionalText("mistake") else { return nil }
    if let mistake = Rulebook.mistake(id) { return mistake }
    let near = Suggestions.near(id, in: Rulebook.mistakes.map(\.id))
    table.report.add(.unknownClaim(id, suggestions: near), at: table.value("mistake"))
    return nil
  }

  /// Checks that a claim of the rulebook has the rulebook's words, so that the two cannot drift
  /// apart.
  private static func checkClaim(_ table: YAMLTable, _ mistake: Mistake?) {
    let claim = table.bilingual("claim")
    for language in Language.allCases where !claim[language].isEmpty {
      guard let mistake, claim[language] != mistake.claim[language] else { continue }
      table.report.add(
        .unknownValue(
          claim[language], key: "claims.claim.\(language.rawValue)",
          allowed: [mistake.claim[language]]), at: table.value("claim"))
    }
    let kind = table.text("kind", example: "kind: fact")
    let kinds = mistake.map { [$0.kind] } ?? Mistake.Kind.allCases
    if !kind.isEmpty, !kinds.map(\.rawValue).contains(kind) {
      table.report.add(
        .unknownValue(kind, key: "claims.kind", allowed: kinds.map(\.rawValue)),
        at: table.value("kind"))
    }
  }

  private static func place(_ node: Node, _ report: ContentReport) -> (place: Place, line: Int)? {
    guard let table = YAMLTable(node, path: "claims.met", report: report) else { return nil }
    defer { table.finish() }
    if let lesson = table.optionalText("lesson") { return (.lesson(lesson), line(node)) }
    if let exercise = table.optionalText("exercise") {
      let file = table.text("file", example: "file: mistakes/name.swift")
      return file.isEmpty ? nil : (.exercise(exercise, file: file), line(node))
    }
    guard let later = table.optionalText("later") else {
      report.add(
        .missingKey("claims.met.lesson", example: "lesson: 03-last-first"), at: node)
      return nil
    }
    if let subject = Subject(rawValue: later) { return (.later(subject), line(node)) }
    report.add(
      .unknownValue(
        later, key: "claims.met.later", allowed: Subject.allCases.map(\.rawValue)),
      at: table.value("later"))
    return nil
  }
}
