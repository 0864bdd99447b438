import Records
import Workbench

/// The part of an exercise that lists show.
struct ExerciseHead {
  let folder: String
  let id: String
  let title: Bilingual
  let level: Int
  let minutes: Int
  let lesson: String?
  let after: [String]
  let teaches: [RuleID]
  let question: String?
  let submission: Exercise.Submission

  /// The exercise as lists show it to those who write code in a language.
  func record(_ progress: ExerciseProgress, in code: SourceLanguage) -> ExerciseRecord {
    ExerciseRecord(
      id: id, title: title, level: level, minutes: minutes, lesson: lesson, after: after,
      teaches: teaches, question: question, file: submission.file(in: code), progress: progress)
  }
}

extension ExerciseReader {
  /// Reads what lists show of the exercise in a folder: neither its scene nor its parts and
  /// programs. nil where that cannot be read; who opens one with other mistakes is shown them.
  static func head(inFolder folder: String) -> ExerciseHead? {
    let name = folder.lastPathComponent
    let report = ContentReport(
      file: "\(name)/exercise.yml", languages: PackInfo.of(folder)?.languages ?? .both)
    let reader = ExerciseReader(folder: folder, name: name, report: report)
    guard let text = reader.text("exercise.yml"),
      let table = YAMLTable.read(linesOfHead(text), report: report)
    else { return nil }
    var submission = reader.submission(table)
    submission.findLanguages(inFolder: folder)
    let head = ExerciseHead(
      folder: folder, id: table.text("id", example: "id: \(name)"), title: table.bilingual("title"),
      level: reader.level(table),
      minutes: table.number("minutes", in: Bounds.minutes, example: "minutes: 10"),
      lesson: table.optionalText("lesson"), after: table.texts("after").map(\.text),
      teaches: reader.rules(table), question: reader.question(table), submission: submission)
    return report.problems.isEmpty && head.id == name ? head : nil
  }

  private static let keysOfHead = [
    "id", "title", "level", "minutes", "lesson", "after", "teaches", "question", "submission",
  ].map { Array($0.utf8) }

  /// The lines of those keys, with the indented ones below them: what comes after them, such as
  /// tests, is long.
  private static func linesOfHead(_ text: String) -> String {
    var isWanted = false
    var lines: [UInt8] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "#") {
        isWanted = keysOfHead.contains { $0.elementsEqual(line.prefix { $0 != UInt8(ascii: ":") }) }
      }
      guard isWanted else { continue }
      lines += line
      lines.append(UInt8(ascii: "\n"))
    }
    return String(decoding: lines, as: UTF8.self)
  }
}
