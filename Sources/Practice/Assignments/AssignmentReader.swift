import Files
import Foundation
import Records
import Workbench
import Yams

/// Reads the file of an assignment, strictly: what is unknown, missing or of the wrong kind is
/// reported, and all of it at once.
package struct AssignmentReader {
  /// The version of the format that is understood.
  private static let format = 1
  private static let example =
    "exercises: [{ id: circular-button, weight: 40, files: \"**/RoundButton*.swift\" }]"

  private let path: String
  private let library: ExerciseLibrary
  private let report: ContentReport

  /// Reads an assignment; throws `PracticeProblem.broken` with everything that is wrong.
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
    let parts = parts(table)
    let assignment = Assignment(
      title: title ?? Bilingual(en: "", zh: ""), seed: table.optionalText("seed"),
      student: student(table), roster: roster(table), parts: parts)
    table.finish()
    return assignment
  }

  private func student(_ table: YAMLTable) -> StudentPattern? {
    guard let text = table.optionalText("student") else { return nil }
    let pattern = StudentPattern(text)
    if pattern == nil { report.add(.badPattern(key: "student"), at: table.value("student")) }
    if StudentPattern.repeatsRepetition(text) {
      report.add(.slowPattern(key: "student"), at: table.value("student"))
    }
    return pattern
  }

  /// The roster; its path begins at the folder of the assignment.
  private func roster(_ table: YAMLTable) -> Roster? {
    guard let name = table.optionalText("roster") else { return nil }
    let folder = FileReading.expanded(path).deletingLastPathComponent
    let isWhole = name.hasPrefix("/") || name.hasPrefix("~")
    let file = isWhole || folder.isEmpty ? name : "\(folder)/\(name)"
    do {
      let text = try FileReading.text(at: file)
      let inner = ContentReport(file: name)
      let roster = Roster(text, report: inner)
      inner.problems.forEach(report.add)
      return roster
    } catch let problem as Problem {
      report.add(.unreadable(ProblemBox(problem)), at: table.value("roster"))
    } catch {
      report.add(.missingFile, at: table.value("roster"))
    }
    return nil
  }

  // MARK: Exercises

  private func parts(_ table: YAMLTable) -> [Assignment.Part] {
    var seen: Set<String> = []
    return table.list("exercises").compactMap { node in
      guard let part = part(node) else { return nil }
      if !seen.insert(part.exercise.id).inserted {
        report.add(.duplicateID(part.exercise.id), at: node)
      }
      return part
    }
  }

  private func part(_ node: Node) -> Assignment.Part? {
    guard let table = YAMLTable(node, path: "exercises", report: report) else { return nil }
    defer { table.finish() }
    let id = table.text("id", example: "id: circular-button")
    let weight = table.decimal("weight", default: 1, upTo: 1_000_000)
    if weight == 0 {
      report.add(
        .wrongType(key: "exercises.weight", expected: .positive), at: table.value("weight"))
    }
    let files = patterns(table)
    guard !id.isEmpty, let exercise = exercise(id, at: table.value("id")) else { return nil }
    return Assignment.Part(
      exercise: exercise, weight: weight,
      files: files.isEmpty ? [FilePattern("**/\(exercise.submission.file)")] : files)
  }

  /// One pattern, or a list of them.
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
