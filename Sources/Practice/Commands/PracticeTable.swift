import Records
import Workbench

/// The commands of practice.
package enum PracticeTable {
  /// The workbench's commands and those of practice. Nothing of practice is created before the
  /// table is read.
  package static let commands = CommandTable {
    [
      .exercises, .exercise, .check, .watch, .hint, .solution, .lessons, .lesson, .next, .again,
      .leave,
      .interview, .quiz, .daily, .review, .placement, .known, .ask,
    ]
  } completing: { placeholder in
    switch placeholder {
    case "EXERCISE":
      ((try? ExerciseLibrary.installed().heads) ?? []).map { ($0.id, $0.title) }
    case "LESSON":
      ((try? LessonLibrary.installed().all()) ?? []).map { (String($0.number), $0.title) }
    case "TOPIC": InterviewTopic.allCases.map { ($0.rawValue, $0.title) }
    default: []
    }
  }
}

/// Input that answers an open question before it is parsed as a command.
package enum PracticeInput {
  /// The answers to an entry while a lesson waits or asks a question with choices; nil if it is an
  /// entry like any other, or one for the session's own mode.
  package static func answers(to entry: String, in session: Session) -> [Answer]? {
    if let answers = Desk.of(session).takeInterview(entry, in: session) { return answers }
    if Desk.of(session).interview != nil { return nil }
    if let answers = turned(entry.trimmingBlanks, in: session) { return answers }
    guard !session.isForMode(entry), session.prediction == nil else { return nil }
    let desk = Desk.of(session)
    guard let player = desk.player else { return nil }
    let text = entry.trimmingBlanks
    if player.isAsking {
      // Leaving is always possible, and so is inspecting the scene: a choice reveals nothing about
      // the answer.
      if ["leave", "quit", "exit", "help", "hint", "solution"].contains(text) || text.hasPrefix(":")
      {
        return nil
      }
      if !player.isChoice(text), text != "?", session.lookingWord(in: text) != nil { return nil }
      let events = (try? player.answer(text == "next" ? "" : text)) ?? []
      return PracticeCommands.show(events, session, desk)
    }
    return text.isEmpty ? PracticeCommands.show(player.goOn(), session, desk) : nil
  }

  /// Whether a line is an answer in words, and so complete: it need not be a command or Swift.
  package static func isWhole(_ entry: String, in session: Session) -> Bool {
    !entry.contains("\n") && (Desk.of(session).interview?.takesLines ?? false)
  }

  /// The answers to `back` and `again` in a lesson, also while a question is open: another page.
  /// `back` with more words is the command that moves a view.
  private static func turned(_ text: String, in session: Session) -> [Answer]? {
    let desk = Desk.of(session)
    guard ["back", "again"].contains(text), session.scene.object(named: text) == nil,
      let player = desk.player
    else { return nil }
    if text == "again" { return PracticeCommands.show(player.beginAgain(), session, desk) }
    guard let events = player.goBack() else {
      return [.practice(.notice(ProblemBox(.practice(.firstPage))))]
    }
    return PracticeCommands.show(events, session, desk)
  }
}
