import Files
import Foundation
import Records
import Workbench

/// The learner's place in a lesson or an exercise, saved beside the journal of the session so that
/// a session that is resumed returns there.
///
/// The program sets the desk's journal to that of its session; `keep` saves the current place
/// whenever it changes. After `Session.resume`, `read(beside:)` returns the place of the earlier
/// session, and `open` returns to it: the scene is as the journal made it, nothing runs again.
package struct PracticePlace: Codable, Equatable {
  /// The id of the open lesson, and its page from 1.
  package var lesson: String?
  package var page: Int?
  /// The id of the open exercise.
  package var exercise: String?

  /// Creates a practice place of its parts.
  package init(lesson: String? = nil, page: Int? = nil, exercise: String? = nil) {
    self.lesson = lesson
    self.page = page
    self.exercise = exercise
  }

  private static func path(_ journal: String) -> String { "\(journal).place" }

  /// The place of the lesson or exercise open in a session; nil if there is none.
  package static func current(in session: Session) -> PracticePlace? {
    let desk = Desk.of(session)
    if let player = desk.player {
      return PracticePlace(lesson: player.lesson.id, page: player.page)
    }
    return desk.exercise.map { PracticePlace(exercise: $0.id) }
  }

  /// Saves the current place. A failure is ignored: the session is resumed without it.
  static func keep(_ session: Session) {
    guard let journal = Desk.of(session).journal else { return }
    guard let place = current(in: session), let data = try? JSONEncoder().encode(place) else {
      return remove(beside: journal)
    }
    try? data.write(to: URL(fileURLWithPath: path(journal)), options: .atomic)
  }

  /// The saved place of a journal's session; nil if nothing was open.
  package static func read(beside journal: String) -> PracticePlace? {
    guard let bytes = try? RegularFile.bytes(at: path(journal), limit: 1 << 16) else { return nil }
    return try? JSONDecoder().decode(PracticePlace.self, from: Data(bytes))
  }

  /// Removes the place of a journal that is not needed any more.
  package static func remove(beside journal: String) {
    unlink(path(journal))
  }

  /// Returns to the place in a session whose scene is resumed already, and returns answers that
  /// describe it; empty if there is no such lesson or exercise any more.
  package func open(in session: Session) -> [Answer] {
    let desk = Desk.of(session)
    if let lesson, let player = try? desk.begin(lesson: lesson, in: session) {
      desk.player = player
      return PracticeCommands.show(player.takeUp(at: page ?? 1), session, desk)
    }
    guard let exercise, let found = try? desk.exercises().exercise(exercise),

      let begun = try? PracticeCommands.begun(found, desk)
    else { return [] }
    desk.exercise = found
    session.place = .exercise(found.id)
    Self.keep(session)
    return [.practice(.began(begun))]
  }
}
