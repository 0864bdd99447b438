import Files
import Foundation
import Records
import Workbench
import Yams

/// Reads the file of an assignment, strictly: everything that is unknown, missing or of the wrong
/// kind is reported at once.
package struct AssignmentReader {
  /// The supported version of the format.
  private static let format = 1
  private static let example =
    "exercises: [{ id: circular-button, weight: 40, files: \"**/RoundButton*.swift\" }]"

  private let path: String
  private let library: ExerciseLibrary
  let report: ContentReport

  /// Creates a reader of the keys of a file, such as that of a course.
  init(path: String, library: ExerciseLibrary, report: ContentReport) {
    self.path = path
    self.library = library
    self.report = report
  }

  /// Reads an assignment; throws `PracticeProblem.broken` with all problems.
  package static func read(_ path: String, exercises library: ExerciseLibrary) throws -> Assignment
  {
    let text = try FileReading.text(at: path)
    let report = ContentReport(file: path.lastPathComponent)
    let reader = AssignmentReader(path: path, library: library, report: report)
    let assignment = reader.assignment(text)
    if let assignment, report.problems.isEmpty { return assignment }
    throw Problem.practice(.broken(report.problems))
  }

  private func assignment(_ text: String) -> Assignment? {
    guard let table = YAMLTable.read(text, report: report) else { return nil }
    let format = table.number("format", example: "format: 1")
    if format > Self.format {
      report.add(.newerFormat(format, known: Self.format), at: table.value("format"))
    }
    let title = table.sentence("title")
    if title == nil { report.add(.missingKey("title", example: "title: Homework 3")) }
    if table.value("exercises") == nil {
      report.add(.missingKey("exercises", example: Self.example))
    } else if table.list("exercises").isEmpty, case .sequence = table.value("exercises") {
      report.add(.emptyText(key: "exercises"), at: table.value("exercises"))
    }
    let parts = parts(table, in: code(table))
    let assignment = Assignment(
      title: title ?? Bilingual(en: "", zh: ""), seed: table.optionalText("seed"),
      student: student(table), roster: roster(table), parts: parts,
      rules: rules(table, parts), attempts: attempts(table), tables: tables(table, parts))
    table.finish()
    return assignment
  }

  /// The only language that answers may be in; nil for all.
  func code(_ table: YAMLTable) -> SourceLanguage? {
    guard let word = table.optionalText("code") else { return nil }
    let language = SourceLanguage.allCases.first { $0.word == word }
    if language == nil {
      let words = SourceLanguage.allCases.map(\.word)
      report.add(.unknownValue(word, key: "code", allowed: words), at: table.value("code"))
    }
    return language
  }

  func student(_ table: YAMLTable) -> StudentPattern? {
    guard let text = table.optionalText("student") else { return nil }
    let pattern = StudentPattern(text)
    if pattern == nil { report.add(.badPattern(key: "student"), at: table.value("student")) }
    if let pattern, !pattern.hasGroup {
      report.add(.patternWithoutGroup(key: "student"), at: table.value("student"))
    }
    if StudentPattern.repeatsRepetition(text) {
      report.add(.slowPattern(key: "student"), at: table.value("student"))
    }
    return pattern
  }

  func roster(_ table: YAMLTable) -> Roster? {
    guard let name = table.optionalText("roster") else { return nil }
    return beside(name, at: table.value("roster")) { Roster($0, report: $1) }
  }

  /// Reads a table whose path is relative to the folder of the assignment; nil if there is none,
  /// which is reported at `node`.
  func beside<Table>(
    _ name: String, at node: Node?, _ read: (String, ContentReport) -> Table
  ) -> Table? {
    do {
      let text = try FileReading.text(at: path(beside: name))
      let inner = ContentReport(file: name)
      let table = read(text, inner)
      inner.problems.forEach(report.add)
      return table
    } catch let problem as Problem {
      report.add(.unreadable(ProblemBox(problem)), at: node)
    } catch {
      report.add(.missingFile, at: node)
    }
    return nil
  }

  /// The path of a file whose name is relative to the folder of the assignment.
  func path(beside name: String) -> String {
    let folder = FileReading.expanded(path).deletingLastPathComponent
    let isWhole = name.hasPrefix("/") || name.hasPrefix("~")
    return isWhole || folder.isEmpty ? name : "\(folder)/\(name)"
  }

  // MARK: Exercises

  func parts(_ table: YAMLTable, in code: SourceLanguage?) -> [Assignment.Part] {
    var seen: Set<String> = []
    return table.list("exercises").compactMap { node in
      guard let part = part(node, in: code) else { return nil }
      if !seen.insert(part.exercise.id).inserted {
        report.add(.duplicateID(part.exercise.id), at: node)
      }
      return part
    }
  }

  /// An entry of `exercises`: a table, or an id alone.
  private func part(_ node: Node, in code: SourceLanguage?) -> Assignment.Part? {
    if case .scalar(let scalar) = node {
      guard let exercise = exercise(scalar.string, at: node) else { return nil }
      return Assignment.Part(
        exercise: exercise, weight: 1, files: patterns(for: exercise, in: code),
        hasOwnFiles: false, isExtra: false)
    }
    guard let table = YAMLTable(node, path: "exercises", report: report) else { return nil }
    defer { table.finish() }
    let id = table.text("id", example: "id: circular-button")
    let weight = table.decimal("weight", default: 1, upTo: 1_000_000)
    if weight == 0 {
      report.add(
        .wrongType(key: "exercises.weight", expected: .positive), at: table.value("weight"))
    }
    let files = patterns(table)
    let isExtra = flag(table, "extra")
    guard !id.isEmpty, let exercise = exercise(id, at: table.value("id")) else { return nil }
    return Assignment.Part(
      exercise: exercise, weight: weight,
      files: files.isEmpty ? patterns(for: exercise, in: code) : files,
      hasOwnFiles: !files.isEmpty, isExtra: isExtra)
  }

  /// The patterns of an exercise that has none of its own: its required file, in any folder, and in
  /// any language that the assignment allows.
  private func patterns(for exercise: Exercise, in code: SourceLanguage?) -> [FilePattern] {
    let names = code.map { [exercise.submission.file(in: $0)] } ?? exercise.submission.files
    return names.map { FilePattern("**/\($0)") }
  }

  /// Reads one pattern, or a list of them.
  private func patterns(_ table: YAMLTable) -> [FilePattern] {
    switch table.value("files") {
    case nil: []
    case .sequence: table.texts("files").map { FilePattern($0.text) }
    default: table.optionalText("files").map { [FilePattern($0)] } ?? []
    }
  }

  private func exercise(_ id: String, at node: Node?) -> Exercise? {
    do {
      let exercise = try library.exercise(id)
      if exercise.id == id { return exercise }
      report.add(.unknownExercise(id, suggestions: [exercise.id]), at: node)
    } catch Problem.practice(.unknownExercise(_, let suggestions)) {
      report.add(.unknownExercise(id, suggestions: suggestions), at: node)
    } catch Problem.practice(.broken(let problems)) {
      problems.forEach { report.add($0) }
    } catch {
      report.add(.unknownExercise(id, suggestions: []), at: node)
    }
    return nil
  }
}
