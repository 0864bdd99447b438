import Foundation
import Glibc
import Practice
import Records
import Rendering

/// The progress of a grading run, and its remaining time.
package struct GradeProgress {
  package let all: Int
  /// The number of verdicts so far.
  package private(set) var done = 0
  /// The number of those that took time.
  private var judged = 0

  package init(all: Int) {
    self.all = all
  }

  /// Counts another verdict; one that was known already is not used for estimates.
  package mutating func add(wasKnown: Bool) {
    done += 1
    if !wasKnown { judged += 1 }
  }

  /// The estimated remaining seconds, from the verdicts so far; nil until there are enough.
  package func left(after seconds: Double) -> Double? {
    guard judged >= 3, seconds >= 1 else { return nil }
    return seconds / Double(judged) * Double(all - done)
  }
}

/// Shows the progress of a grading run on a terminal, on one line that is redrawn.
final class ProgressLine {
  private let language: Language
  private let columns: Int
  private let descriptor: Int32
  private let begun = DispatchTime.now()
  private var shown = ""
  private var shownAt: Double = -1
  /// The seconds after which judging began: what was found out before says nothing of its pace.
  private var judgingSince: Double?

  /// The seconds between two updates.
  private static let interval = 0.25

  /// Creates a progress line; `descriptor` is that of a terminal.
  init(language: Language, columns: Int, descriptor: Int32 = STDERR_FILENO) {
    self.language = language
    self.columns = columns
    self.descriptor = descriptor
  }

  private var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - begun.uptimeNanoseconds) / 1e9
  }

  /// Shows the progress, unless the last update is too recent.
  func show(_ progress: GradeProgress) {
    let now = seconds
    guard shownAt < 0 || now - shownAt >= Self.interval else { return }
    shownAt = now
    let since = judgingSince ?? now
    judgingSince = since
    let text = ProgressWording(
      done: progress.done, all: progress.all, left: progress.left(after: now - since)
    )
    .line(language, columns: columns - 1)
    draw(text)
  }

  /// Shows that the known programs are run, before anything is judged, and in which of the steps.
  func showLearning(step: Int = 1, of steps: Int = Grader.LearningStep.allCases.count) {
    draw(ProgressWording.learning(language, columns: columns - 1, step: step, of: steps))
  }

  private func draw(_ text: String) {
    guard text != shown else { return }
    shown = text
    write("\r\u{1B}[K\(text)")
  }

  /// Clears the line.
  func clear() {
    if !shown.isEmpty { write("\r\u{1B}[K") }
    shown = ""
  }

  private func write(_ text: String) {
    _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) }
  }
}
