import Scenes

/// What the journal is to keep of a running line, and with that whether a turn of the run loop ends
/// after it.
///
/// The two belong together. A replay ends a turn after each line that was kept, and layout may do
/// something in every turn, so what is not kept must end none.
package struct RunningLine {
  /// What the journal keeps.
  package enum Part {
    /// The line itself: a change always, a question only where it did what a change does.
    case itself
    /// The line as that of a question, though the command can change, too: it was only asked.
    case asked
    /// Another line, which makes the same change.
    case instead(String)
    /// Lines that the line has run. Each of them has ended its turn.
    case lines([String])
  }

  package var part = Part.itself
  /// Whether the line, though a question, did what a change does.
  var hasActed = false

  /// Whether a turn ends after the line; `hasWritten`: a script wrote something while it ran.
  func endsTurn(_ kind: CommandKind, hasWritten: Bool) -> Bool {
    if case .lines = part { return false }
    // After a question that changed nothing there is nothing to lay out, and a view that lays out
    // at every turn must not make it a change.
    return isChange(kind) || hasActed || hasWritten
  }

  /// The lines for the journal; nil where it was a question, or does not concern the journal.
  func journaled(_ kind: CommandKind, _ line: String, hasWritten: Bool) -> [String]? {
    if kind == .outside { return nil }
    if case .lines(let lines) = part { return lines }
    guard isChange(kind) || hasActed || hasWritten else { return nil }
    if case .instead(let other) = part { return [other] }
    return [line]
  }

  private func isChange(_ kind: CommandKind) -> Bool {
    if case .asked = part { return false }
    return kind == .change
  }
}
