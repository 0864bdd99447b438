import LineEditor
import Records

/// The step of a trace that is on the screen right above the prompt: the next one takes its place.
struct Stage {
  private(set) var step: Answer?
  private var rows = 0

  /// What was shown since is between it and the prompt.
  mutating func forget() { step = nil }

  mutating func keep(_ step: Answer, rows: Int) {
    self.step = step
    self.rows = rows
  }

  /// What erases the step and the line that was typed below it; nothing where there is none.
  func replacing(rowsOfEntry: Int) -> String {
    guard step != nil else { return "" }
    let all = rows + rowsOfEntry
    // Of what has scrolled away only the rest is on the screen.
    return all < LineEditor.terminalHeight ? "\u{1B}[\(all)A\r\u{1B}[J" : "\u{1B}[H\u{1B}[J"
  }
}

extension Answer {
  /// Whether it is a step with everything around it.
  var isStage: Bool {
    if case .stepper(.step(let step)) = self { step.surroundings != nil } else { false }
  }
}
