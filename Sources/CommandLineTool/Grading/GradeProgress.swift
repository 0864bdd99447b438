import Foundation
import Glibc
import Records
import Rendering

/// How far a grading is, and how long it may still take.
struct GradeProgress {
  let all: Int
  /// Verdicts that there are.
  private(set) var done = 0
  /// Of these, the ones that took time.
  private var judged = 0

  init(all: Int) {
    self.all = all
  }

  /// Another verdict; one that was known already says nothing of how long others take.
  mutating func add(wasKnown: Bool) {
    done += 1
    if !wasKnown { judged += 1 }
  }

  /// Seconds that the rest may take, judged by those that have passed; nil until that can be told.
  func left(after seconds: Double) -> Double? {
    guard judged >= 3, seconds >= 1 else { return nil }
    return seconds / Double(judged) * Double(all - done)
  }
}

/// Shows on a terminal how far a grading is, on one line that it writes again and again.
final class ProgressLine {
  private let language: Language
  private let columns: Int
  private let descriptor: Int32
  private let begun = DispatchTime.now()
  private var shown = ""
  private var shownAt: Double = -1

  /// Seconds between two lines.
  private static let interval = 0.25

  /// `descriptor` is that of a terminal.
  init(language: Language, columns: Int, descriptor: Int32 = STDERR_FILENO) {
    self.language = language
    self.columns = columns
    self.descriptor = descriptor
  }

  private var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - begun.uptimeNanoseconds) / 1e9
  }

  /// Shows it, if the last time is long enough ago.
  func show(_ progress: GradeProgress) {
    let now = seconds
    guard shownAt < 0 || now - shownAt >= Self.interval else { return }
    shownAt = now
    let text = ProgressWording(
      done: progress.done, all: progress.all, left: progress.left(after: now)
    )
    .line(language, columns: columns - 1)
    guard text != shown else { return }
    shown = text
    write("\r\u{1B}[K\(text)")
  }

  /// Takes the line away.
  func clear() {
    if !shown.isEmpty { write("\r\u{1B}[K") }
    shown = ""
  }

  private func write(_ text: String) {
    _ = text.withCString { Glibc.write(descriptor, $0, strlen($0)) }
  }
}
