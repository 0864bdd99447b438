import Lettering
import Records
import Wording

/// The progress of a grading run, on one line.
package struct ProgressWording {
  private let done: Int
  private let all: Int
  /// The estimated remaining seconds; nil if unknown.
  private let left: Double?

  package init(done: Int, all: Int, left: Double?) {
    self.done = done
    self.all = all
    self.left = left
  }

  /// The line, in at most `columns` columns.
  package func line(_ language: Language, columns: Int) -> String {
    let isEnglish = language == .english
    let counts = "\(Numbers.grouped(done)) / \(Numbers.grouped(all))"
    var text = isEnglish ? "\(counts) judged" : "已评判 \(counts)"
    if let left {
      text += isEnglish ? " · \(Self.english(left)) left" : " · 还需\(Self.chinese(left))"
    }
    return DisplayWidth.of(text) <= columns ? text : String(counts.prefix(max(0, columns)))
  }

  /// The line before anything is judged, while the known programs are run.
  package static func learning(
    _ language: Language, columns: Int, step: Int, of steps: Int
  ) -> String {
    let text =
      language == .english
      ? "finding out what the known programs do, step \(step) of \(steps) …"
      : "正在了解已知程序的行为，第 \(step) 步，共 \(steps) 步……"
    return DisplayWidth.of(text) <= columns ? text : String(text.prefix(max(0, columns / 2)))
  }

  private static func english(_ seconds: Double) -> String {
    switch parts(seconds) {
    case (0, let minutes) where minutes < 1: "less than a minute"
    case (0, let minutes): "\(minutes) min"
    case (let hours, let minutes): "\(hours) h \(minutes) min"
    }
  }

  private static func chinese(_ seconds: Double) -> String {
    switch parts(seconds) {
    case (0, let minutes) where minutes < 1: "不到 1 分钟"
    case (0, let minutes): " \(minutes) 分钟"
    case (let hours, let minutes): " \(hours) 小时 \(minutes) 分钟"
    }
  }

  /// Hours and minutes; less than a minute is zero.
  private static func parts(_ seconds: Double) -> (hours: Int, minutes: Int) {
    let minutes = seconds < 60 ? 0 : Int((min(seconds, 1e7) / 60).rounded())
    return (minutes / 60, minutes % 60)
  }
}
