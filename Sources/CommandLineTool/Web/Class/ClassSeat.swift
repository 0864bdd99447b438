import Files
import Foundation
import Records

/// A seat of a class: a folder with a session of its own.
nonisolated struct ClassSeat: Sendable {
  /// The name in its path, which is also that of its folder.
  let id: String
  let folder: String
  let card: Card

  /// The learner's name, and the time at which the seat was taken.
  struct Card: Codable, Sendable {
    /// The number in the order of joining, from 1.
    let number: Int
    /// The learner's name; empty for none.
    let name: String
    /// Seconds since 1970.
    let joined: Int
  }

  /// The maximum size of a seat's file that the server reads, in bytes.
  private static let largest = 1 << 20

  /// The seat in a folder; nil if there is none.
  init?(_ id: String, in folder: String) {
    let folder = "\(folder)/\(id)"
    guard WebJournals.isName(id), let card = Self.read(Card.self, "\(folder)/seat.json") else {
      return nil
    }
    (self.id, self.folder, self.card) = (id, folder, card)
  }

  init(_ id: String, folder: String, card: Card) {
    (self.id, self.folder, self.card) = (id, folder, card)
  }

  /// The session's position; nil before its first line.
  var status: SeatStatus? { Self.read(SeatStatus.self, "\(folder)/status.json") }

  /// The exercises whose last answer here was wrong at some points.
  var wrong: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/wrong")) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }
  }

  /// The contents of the note about the wrong region of an exercise.
  func wrongNote(of exercise: String) -> [UInt8]? {
    (try? RegularFile.bytes(at: "\(folder)/wrong/\(exercise).json", limit: Self.largest))
      .flatMap(\.self)
  }

  static func read<Value: Decodable>(
    _ type: Value.Type, _ path: String, limit: Int = largest
  ) -> Value? {
    guard let bytes = try? RegularFile.bytes(at: path, limit: limit) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }
}

/// The position of a seat's session, and the time since: written by its process after each line.
nonisolated struct SeatStatus: Codable, Sendable {
  struct Lesson: Codable, Sendable, Equatable {
    let number: Int
    let title: Bilingual
    let page: Int
    let pages: Int
    /// The next step: `pause`, `predict`, `task`, `quiz` or `end`.
    let waits: String
  }

  struct Exercise: Codable, Sendable, Equatable {
    let id: String
    let title: Bilingual
    let tries: Int
    let isSolved: Bool
    let hints: Int
  }

  var lesson: Lesson?
  var exercise: Exercise?
  /// The tries at this step: checks of a task, answers, or lines that were refused.
  var failures = 0
  /// The time at which this step began, and the time of the last line, in seconds since 1970.
  var since: Int
  var last: Int

  /// Whether two are at the same step.
  func isAtStep(of other: SeatStatus) -> Bool {
    lesson == other.lesson && exercise?.id == other.exercise?.id
      && exercise?.isSolved == other.exercise?.isSolved
  }
}
