import Foundation
import Pages
import Records

/// Records the position of a seat's session for the teacher's page: in files of the seat's folder,
/// so any server can read them without waking the seat.
final class SeatNotes {
  private let folder: String
  private var status: SeatStatus?

  init(folder: String) {
    self.folder = folder
    status = ClassSeat.read(SeatStatus.self, "\(folder)/status.json")
  }

  /// Records the result of a question. A failure to write is ignored: the session is more
  /// important.
  func note(_ question: WebQuestion, _ reply: WebReply) {
    guard question.deed.changes, question.deed != .language, let state = reply.state else { return }
    let now = Int(Date().timeIntervalSince1970)
    var next = SeatStatus(since: now, last: now)
    next.lesson = state.lesson.map {
      SeatStatus.Lesson(
        number: $0.number, title: $0.title, page: $0.page, pages: $0.pages, waits: $0.waits)
    }
    next.exercise = state.exercise.map {
      SeatStatus.Exercise(
        id: $0.id, title: $0.title, tries: $0.attempts, isSolved: $0.isSolved, hints: $0.hintsShown)
    }
    if let status, status.isAtStep(of: next) {
      (next.since, next.failures) = (status.since, status.failures)
      if question.deed == .open { next.last = status.last }
    }
    let entries = reply.entries ?? []
    if question.deed != .open, entries.contains(where: Self.isFailure) { next.failures += 1 }
    status = next
    write(next, to: "status.json")
    if question.deed == .line || question.deed == .save { noteRegion(in: entries, state) }
  }

  private static func isFailure(_ entry: WebEntry) -> Bool {
    entry.isFailed == true || entry.blocks.contains { $0.verdict?.isPassed == false }
  }

  /// The wrong region of an answer, with the scene that it belongs to.
  private struct Wrong: Encodable {
    let region: [[Double]]
    let scene: WebScene?
  }

  private func noteRegion(in entries: [WebEntry], _ state: WebState) {
    let verdicts = entries.flatMap(\.blocks).compactMap(\.verdict)
    guard let verdict = verdicts.last, !verdict.region.isEmpty, let exercise = state.exercise?.id,
      Self.isPlain(exercise)
    else { return }
    try? FileManager.default.createDirectory(
      atPath: "\(folder)/wrong", withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    write(Wrong(region: verdict.region, scene: state.scene), to: "wrong/\(exercise).json")
  }

  /// Whether the name of an exercise can be a file name.
  nonisolated static func isPlain(_ name: String) -> Bool {
    (1...80).contains(name.utf8.count) && name.first != "."
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-_.".utf8.contains(byte)
        }
      }
  }

  private func write(_ value: some Encodable, to name: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    try? data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
  }
}
