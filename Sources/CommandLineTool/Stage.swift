import LineEditor
import Records

/// The step of a trace that is on the screen right above the prompt, which the next one replaces.
package struct Stage {
  package private(set) var step: Answer?

  /// Creates a stage of its parts.
  package init(step: Answer? = nil) {
    self.step = step
  }

  private var rows = 0

  /// Forgets the step: later output is between it and the prompt.
  mutating func forget() { step = nil }

  package mutating func keep(_ step: Answer, rows: Int) {
    self.step = step
    self.rows = rows
  }

  /// The codes that erase the step and the line that was typed below it; empty if there is none.
  package func replacing(rowsOfEntry: Int) -> String {
    guard step != nil else { return "" }
    let all = rows + rowsOfEntry
    // A part that has scrolled away is not on the screen.
    return all < LineEditor.terminalHeight ? "\u{1B}[\(all)A\r\u{1B}[J" : "\u{1B}[H\u{1B}[J"
  }
}

extension Answer {
  /// Whether it is a step with its surroundings.
  var isStage: Bool {
    if case .stepper(.step(let step)) = self { step.surroundings != nil } else { false }
  }
}
