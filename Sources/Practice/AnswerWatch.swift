import Foundation
import Records
import Scenes
import Workbench

/// Judges an answer each time it is saved.
package struct AnswerWatch {
  /// Returns the exercise and the current files; throws if they cannot be read.
  package typealias Reading = () throws -> (exercise: Exercise, files: [Code])

  private let desk: Desk
  private let read: Reading
  private let clear: () -> Void
  private let show: (PracticeAnswer) -> Void

  /// Creates a watch that passes every answer to `show` as soon as it is available, and calls
  /// `clear` before it judges a text that was changed.
  package init(
    at desk: Desk, read: @escaping Reading, clear: @escaping () -> Void = {},
    show: @escaping (PracticeAnswer) -> Void
  ) {
    self.desk = desk
    self.read = read
    self.clear = clear
    self.show = show
  }

  /// Judges the current files, and again whenever `wait` returns true and the texts have changed.
  /// Returns the last verdict; nil if there was none. Waits for a file that is missing or
  /// incomplete.
  package func run(untilPassed: Bool = false, wait: () -> Bool) throws -> Verdict? {
    var last: [Code]?
    var verdict: Verdict?
    var problem: String?
    repeat {
      do {
        let (exercise, files) = try read()
        problem = nil
        guard files != last else { continue }
        if last != nil { clear() }
        last = files
        verdict = try judge(exercise, files)
        if untilPassed, verdict?.isPassed ?? false { return verdict }
      } catch Problem.interrupted {
        return verdict
      } catch let found as Problem {
        // Reported once; the file may not have been saved yet.
        let words = desk.practice.wording(found).en
        if problem != words { show(.notice(ProblemBox(found))) }
        problem = words
      }
    } while wait()
    return verdict
  }

  private func judge(_ exercise: Exercise, _ files: [Code]) throws -> Verdict {
    let name = files.first?.file ?? exercise.submission.file
    let (verdict, answer) = try desk.check(exercise, files, name: name)
    show(answer)
    if let output = output(exercise, files, verdict) { show(output) }
    show(
      .watching(
        files: files.map(\.file), right: verdict.parts.count { $0.outcome == .right },
        parts: verdict.parts.count))
    return verdict
  }

  /// The answer's output for one touch: at the first wrong point, or in the middle of the view in
  /// question. Empty if the code prints nothing, or does not run.
  private func output(
    _ exercise: Exercise, _ files: [Code], _ verdict: Verdict
  ) -> PracticeAnswer? {
    guard verdict.learnerFault == nil,
      let stage = try? Stage(exercise, files, [], in: desk.practice)
    else { return nil }
    let place =
      verdict.finding?.difference.map { "\($0.firstPoint.x) \($0.firstPoint.y)" }
      ?? exercise.subject
    guard let place else { return nil }
    let line = ExerciseLine("hit \(place)", file: "exercise.yml", line: 1)
    for case .printed(let text) in (try? stage.run(line)) ?? [] {
      return .output(line: "hit \(place)", text: text)
    }
    return nil
  }
}
