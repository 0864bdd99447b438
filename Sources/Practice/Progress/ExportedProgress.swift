import Foundation
import Records
import Workbench

/// The progress of a learner as a file to hand in: the solved exercises, with the fingerprints of
/// their content.
///
/// A fingerprint of the text shows whether it was edited by hand. A forged file is still possible:
/// marks should be based on answers that `grade` judges, not on this file.
package struct ExportedProgress: Codable, Equatable {
  /// One exercise that was tried.
  package struct Exercise: Codable, Equatable {
    package let isSolved: Bool
    package let sawSolution: Bool
    package let attempts: Int
    package let best: Int
    package let hints: Int
    /// The fingerprint of the exercise's files when this was written.
    package let content: String
  }

  private static let version = 1

  private var version = Self.version
  /// The name that the learner gave; nil for none.
  package let learner: String?
  /// The day on which it was written: `2027-03-14`.
  package let day: String
  package let exercises: [String: Exercise]
  /// The lessons that were completed.
  package let lessons: [String]
  /// The levels at which an interview was completed.
  package let interviews: [Int]
  /// The print of everything else.
  private var print = ""

  /// The progress at a desk, on its day.
  package init(of desk: Desk, learner: String?) throws {
    let progress = desk.progress
    self.learner = learner
    day = CalendarDay(number: desk.today).description
    var exercises: [String: Exercise] = [:]
    for exercise in try desk.exercises().all().exercises {
      let known = progress.progress(of: exercise.id)
      guard known.attempts > 0 || known.sawSolution else { continue }
      exercises[exercise.id] = Exercise(
        isSolved: known.isSolved, sawSolution: known.sawSolution, attempts: known.attempts,
        best: known.best, hints: known.hints, content: exercise.contentPrint)
    }
    self.exercises = exercises
    lessons = try desk.lessons().names.filter { progress.status(of: $0) == .solved }
    interviews = progress.interviewLevels.sorted()
    print = try ownPrint()
  }

  private static func encoded(_ value: ExportedProgress) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The print of the text without the print.
  private func ownPrint() throws -> String {
    var other = self
    other.print = ""
    return StableHash(try Self.encoded(other)).text
  }

  /// The text of the file.
  package func text() throws -> String { try Self.encoded(self) + "\n" }

  /// Reads a file; throws if it is not one of these.
  package static func read(_ path: String) throws -> ExportedProgress {
    let text = try FileReading.text(at: path)
    guard
      let found = try? JSONDecoder().decode(ExportedProgress.self, from: Data(text.utf8)),
      found.version <= version
    else { throw Problem.practice(.notExportedProgress(path)) }
    return found
  }

  /// The progress compared with the content at a desk; `file` is its name in the record.
  package func checked(against desk: Desk, file: String) throws -> HandedInProgress {
    let known = try desk.exercises().all().exercises
    let solved = exercises.filter(\.value.isSolved).keys.sorted()
    let same = solved.filter { id in
      known.contains { $0.id == id && $0.contentPrint == exercises[id]?.content }
    }
    let names = Set(try desk.lessons().names)
    return HandedInProgress(
      file: file, learner: learner, solved: same,
      otherContent: solved.filter { !same.contains($0) },
      lessons: lessons.filter(names.contains), isWhole: (try? ownPrint()) == print)
  }
}

extension StableHash {
  /// The value in sixteen hexadecimal digits.
  fileprivate var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Exercise {
  /// The fingerprint of the exercise's files, independent of the program.
  fileprivate var contentPrint: String {
    var hash = StableHash()
    for text in origin.dropFirst() { hash.combine("\(text)\u{0}") }
    return hash.text
  }
}
