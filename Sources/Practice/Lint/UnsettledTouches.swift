import Records
import Workbench

/// Watches the judged lines for touches whose outcome no rule settles (CT-29): a learner must not
/// be judged by behaviour that may differ on a device.
package final class UnsettledTouches {
  /// Whether the lines that run now count.
  var isWatching = true
  private var found: [String: ContentFact] = [:]

  /// Creates a watch that has seen nothing.
  package init() {}

  /// The first such touch that a line caused with the code of a file; nil if there was none.
  package func first(in file: String) -> ContentFact? { found[file] }

  /// Examines the answers to a line in a scene with the code of some files.
  package func see(_ answers: [Answer], to line: ExerciseLine, with files: Set<String>) {
    guard isWatching, let fact = answers.lazy.compactMap({ self.fact($0, line) }).first else {
      return
    }
    for file in files where found[file] == nil { found[file] = fact }
  }

  private func fact(_ answer: Answer, _ line: ExerciseLine) -> ContentFact? {
    guard case .event(let trace) = answer else { return nil }
    for case .hitInsideControl(let view, let control) in trace.conclusions {
      return .unsettledTouch(line: line.text, view: view.text, control: control.text)
    }
    return nil
  }
}
