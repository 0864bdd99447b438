import Records
import Workbench

/// The commands of practice. They join the table when it is first read; until then nothing of
/// practice is made.
package enum PracticeTable {
  /// Registers the commands and tells practice where it is: the folder for progress, the one for
  /// what can be made again, and how problems are worded.
  package static func register(
    stateFolder: String?, cacheFolder: String? = nil,
    wording: @escaping (Problem) -> Bilingual
  ) {
    Desk.stateFolder = stateFolder
    ReferenceStore.folder = cacheFolder
    Engine.wording = wording
    guard !isRegistered else { return }
    isRegistered = true
    Completer.guests["EXERCISE"] = { (try? Desk().exercises().names) ?? [] }
    Completer.guests["LESSON"] = { ((try? Desk().lessons().numbers) ?? []).map(String.init) }
    CommandTable.register {
      [
        .exercises, .exercise, .check, .hint, .solution, .lessons, .lesson, .next, .leave,
      ]
    }
  }

  private static var isRegistered = false
}

/// Lines that answer an open question before they are commands.
package enum PracticeInput {
  /// What an entry comes to while a lesson waits or asks a question with choices; nil when it is an
  /// entry like any other, or one for the session's own mode.
  package static func answers(to entry: String, in session: Session) -> [Answer]? {
    guard !session.isForMode(entry), session.prediction == nil else { return nil }
    guard let desk = session.companion as? Desk, let player = desk.player else { return nil }
    let text = entry.trimmingBlanks
    if player.isAsking {
      // Leaving and other ways out are always open.
      if ["leave", "quit", "help"].contains(text) || text.hasPrefix(":") { return nil }
      let events = (try? player.answer(text == "next" ? "" : text)) ?? []
      return PracticeCommands.show(events, session, desk)
    }
    return text.isEmpty ? PracticeCommands.show(player.goOn(), session, desk) : nil
  }
}
