import Scenes

/// The part of a running line that the journal stores, and so whether a turn of the run loop ends
/// after it.
///
/// The two belong together. A replay ends a turn after each stored line, and layout may do
/// something in every turn, so a line that is not stored must not end one.
package struct RunningLine {
  /// The part that the journal stores.
  package enum Part {
    /// The line itself: a change always, a question only if it had the effect of a change.
    case itself
    /// The line as a question, although the command can also change something: it only asked.
    case asked
    /// Another line, which makes the same change.
    case instead(String)
    /// Lines that the line has run. Each of them has ended its turn.
    case lines([String])
  }

  package var part = Part.itself
  /// The number of writes of scripts when the line was read, if those before are in the journal
  /// already; nil if reading it changed nothing.
  var writtenWhenRead: Int?
  /// Whether the line, though a question, had the effect of a change.
  var hasActed = false

  /// Whether a turn ends after the line; `hasWritten`: a script changed something while it ran.
  func endsTurn(_ kind: CommandKind, hasWritten: Bool) -> Bool {
    if case .lines = part { return false }
    // After a question that changed nothing there is nothing to lay out, and a view that lays out
    // at every turn must not turn it into a change.
    return isChange(kind) || hasActed || hasWritten
  }

  /// The lines for the journal; nil if it was a question, or does not concern the journal.
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
