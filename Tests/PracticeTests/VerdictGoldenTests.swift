import Foundation
import Lettering
import Practice
import Records
import Rendering
import SeededRandom
import Testing
import Wording

/// The verdicts in `Goldens`: on each exercise's solution, its alternatives and its mistakes, byte
/// for byte, as the terminal shows them in both languages and as JSON. Of the alternatives and
/// mistakes `Sample` chooses two; `script/check-release` judges all, and compares no goldens.
///
/// All are rewritten by
/// `TOUCHSTONE_SLOW_TESTS=1 TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter VerdictGoldenTests`.
@Suite struct VerdictGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  private static let isUpdating =
    ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1"

  @Test(
    "The verdicts of an exercise are as they were, and its starter does not pass",
    arguments: await ExerciseLibrary(content).names)
  func verdicts(_ name: String) throws {
    let grader = try graders.grader(name)
    let exercise = grader.exercise
    func verdict(_ file: String) throws -> Verdict {
      grader.judge([try Code.file(file, of: exercise)], name: file)
    }
    #expect(try !verdict(exercise.starter).isPassed)
    let mistakes = exercise.mistakes.map(\.named.file)
    let others = Sample.of(exercise.alternatives + mistakes, count: 2)
    for file in [exercise.solution] + others {
      let verdict = try verdict(file)
      let mistake = verdict.finding?.mistake?.file
      #expect(mistakes.contains(file) ? mistake == file : verdict.outcome == .right, "\(file)")
      let stem = "\(name)/\(file.split(separator: ".")[0].replacing("/", with: "-"))"
      try compare(stem, "en.txt", shown(.verdict(verdict)))
      try compare(stem, "zh.txt", shown(.verdict(verdict), .chinese))
      try compare(stem, "json", JSONRenderer.object(verdict) + "\n")
    }
  }

  private func compare(_ stem: String, _ ending: String, _ text: String) throws {
    let file = Self.folder.appendingPathComponent("\(stem).\(ending)")
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let wanted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard wanted != text else { return }
    let lines = zip(
      wanted.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    let difference = lines.first { $0 != $1 }
    Issue.record(
      """
      Goldens/\(stem).\(ending) differs
          written: \(difference?.0.prefix(200) ?? "")
          shown:   \(difference?.1.prefix(200) ?? "")
      If that is right, rewrite all verdicts and look at what changed.
      """)
  }

  @Test(
    "No line of a verdict is wider than 80 columns, but for lines to type, which are whole",
    arguments: await ExerciseLibrary(content).names)
  func isNarrow(_ name: String) throws {
    // They are being written, in any order.
    if Self.isUpdating { return }
    let folder = Self.folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }
    #expect(files.count >= 6)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.hasPrefix("      ") {
        #expect(DisplayWidth.of(line) <= 80, "\(name)/\(file): \(line)")
      }
    }
  }
}
