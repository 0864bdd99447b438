import Files
import Foundation
import Records
import Rulebook
import Workbench
import Yams

/// Reads `exercise.yml`, strictly: everything that is unknown, missing or of the wrong kind is
/// reported at once.
package struct ExerciseReader {
  /// The supported version of the format.
  package static let format = 1

  package let folder: String
  package let name: String
  package let report: ContentReport
  /// Texts in place of those of files, by their names: those that an editor has not saved.
  private let unsaved: [String: String]

  /// Creates an exercise reader of its parts.
  package init(
    folder: String, name: String, report: ContentReport, unsaved: [String: String] = [:]
  ) {
    self.folder = folder
    self.name = name
    self.report = report
    self.unsaved = unsaved
  }

  /// Reads the exercise in a folder, some of whose texts may not be saved; throws all problems of
  /// its files.
  package static func read(
    folder: String, unsaved: [String: String] = [:]
  ) throws(ContentProblems) -> Exercise {
    let name = folder.lastPathComponent
    let packReport = ContentReport(file: PackInfo.file)
    let pack = PackInfo.of(folder, report: packReport)
    let report = ContentReport(
      file: "\(name)/exercise.yml", languages: pack?.languages ?? .both)
    packReport.problems.forEach(report.add)
    let reader = ExerciseReader(folder: folder, name: name, report: report, unsaved: unsaved)
    var exercise = reader.read()
    exercise?.languages = report.languages
    if let exercise, report.problems.isEmpty { return exercise }
    throw ContentProblems(report.problems)
  }

  package func text(_ file: String) -> String? {
    if let text = unsaved[file] { return text }
    do {
      return try ContentFolder.text(of: file, in: folder)
    } catch let problem as Problem {
      if case .fileMissing = problem {
        other(.missingFile, file)
      } else {
        other(.unreadable(ProblemBox(problem)), file)
      }
    } catch {
      other(.missingFile, file)
    }
    return nil
  }

  /// Reports a problem of another file than `exercise.yml`.
  package func other(_ fact: ContentFact, _ file: String) {
    report.add(ContentProblem(fact, file: "\(name)/\(file)"))
  }

  private func read() -> Exercise? {
    guard let text = text("exercise.yml"), let table = YAMLTable.read(text, report: report) else {
      return nil
    }
    let format = table.number("format", example: "format: 1")
    if format > Self.format {
      report.add(.newerFormat(format, known: Self.format), at: table.value("format"))
    }
    let id = table.text("id", example: "id: \(name)")
    if !id.isEmpty, id != name {
      report.add(.notTheFolder(id: id, folder: name), at: table.value("id"))
    }
    let submission = submission(table)
    var (comparisons, border) = compare(table)
    let comparedCount = comparisons.count
    let scene = scene()
    let parts = table.list("parts").compactMap { part($0, &comparisons) }
    let screen = screen(table)
    comparisons = comparisons.map { $0.played(on: screen) }
    if table.value("parts") == nil {
      report.add(.missingKey("parts", example: "parts: [{ id: …, points: …, check: map }]"))
    }
    let variations = table.list("variations").compactMap { variation($0, &comparisons) }
    let hints = table.list("hints").map {
      YAMLTable.bilingual($0, path: "hints", report: report)
    }
    var exercise = Exercise(
      folder: folder, id: id, title: table.bilingual("title"),
      level: level(table),
      minutes: table.number("minutes", in: Bounds.minutes, example: "minutes: 10"),
      lesson: table.optionalText("lesson"), after: table.texts("after").map(\.text),
      teaches: rules(table), question: question(table), submission: submission,
      screen: screen,
      pass: table.optionalNumber("pass", in: Bounds.pass) ?? 70,
      isScoredByParts: choice(table, "scoring", Scoring.allCases) == .independent,
      comparisons: comparisons,
      comparedCount: comparedCount, border: border, parts: parts,
      variations: variations,
      stepLimit: limits(table),
      requirements: table.texts("requires").compactMap { condition($0, $1, of: "requires") },
      advice: table.list("advice").compactMap(advice),
      mistakes: table.list("mistakes").compactMap { mistake($0, hints.count) }, hints: hints,
      alternatives: table.texts("alternatives").map(\.text),
      same: table.texts("same").map(\.text),
      equivalent: table.list("equivalent").compactMap(equivalent),
      fixed: table.list("fixed").compactMap(fixed), scene: scene)
    table.finish()
    exercise.findTwins()
    checkWholes(exercise, table)
    checkFiles(of: exercise, table)
    return exercise
  }

  /// The lines of the scene; empty if there are too many, which is reported.
  private func scene() -> [ExerciseLine] {
    let file = "scene.touchstone"
    guard let text = text(file) else { return [] }
    let lines = ExerciseLine.lines(of: text, file: file)
    if lines.count <= Bounds.sceneLines { return lines }
    report.add(
      ContentProblem(
        .longScene(lines: lines.count, most: Bounds.sceneLines), file: "\(name)/\(file)",
        line: lines[Bounds.sceneLines].line))
    return []
  }

  // MARK: Keys

  func level(_ table: YAMLTable) -> Int {
    let level = table.number("level", example: "level: 1")
    if table.value("level")?.int != nil, !(1...3).contains(level) {
      report.add(
        .unknownValue(String(level), key: "level", allowed: ["1", "2", "3"]),
        at: table.value("level"))
    }
    return level
  }

  func rules(_ table: YAMLTable) -> [RuleID] {
    table.texts("teaches").compactMap { text, node in
      let id = RuleID(rawValue: text)
      guard let rule = Rulebook.rule(id) else {
        report.add(.unknownRule(text), at: node)
        return nil
      }
      if rule.confidence == .open { report.add(.openRule(text), at: node) }
      return id
    }
  }

  func question(_ table: YAMLTable) -> String? {
    guard let id = table.optionalText("question") else { return nil }
    if Rulebook.oralQuestion(id) == nil {
      report.add(.unknownQuestion(id), at: table.value("question"))
    }
    return id
  }

  private func screen(_ table: YAMLTable) -> (width: Int, height: Int) {
    guard let text = table.optionalText("screen"),
      let size = size(text, at: table.value("screen"), key: "screen")
    else { return (390, 844) }
    return (Int(size.width), Int(size.height))
  }

  /// The size of a screen, such as `390x844`; nil if the text is not one, which is reported.
  package func size(_ text: String, at node: Node?, key: String) -> CGSize? {
    let sides = text.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...2000).contains($0) }) else {
      report.add(.wrongType(key: key, expected: .size), at: node)
      return nil
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  private func limits(_ table: YAMLTable) -> Int? {
    guard let node = table.value("limits"),
      let inner = YAMLTable(node, path: "limits", report: report)
    else { return nil }
    defer { inner.finish() }
    return inner.optionalNumber("steps", in: Bounds.steps)
  }

  /// The parts that give points after the first one has failed.
  private enum Scoring: String, CaseIterable {
    /// None of them.
    case ordered
    /// Those that do not need it.
    case independent
  }

  package func show(_ table: YAMLTable) -> PartVerdict.Show {
    choice(table, "show", PartVerdict.Show.allCases) ?? .full
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ table: YAMLTable, _ key: String, _ all: [Choice]
  ) -> Choice? {
    guard let text = table.optionalText(key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    report.add(
      .unknownValue(text, key: table.path(key), allowed: all.map(\.rawValue)),
      at: table.value(key))
    return nil
  }
}

/// All problems of some content.
package struct ContentProblems: Error {
  package let all: [ContentProblem]

  package init(_ all: [ContentProblem]) {
    self.all = all
  }
}
