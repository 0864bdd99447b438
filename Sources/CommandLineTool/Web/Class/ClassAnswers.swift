import Foundation
import Records

/// The answers of a class in the form that `grade` reads: a folder for each exercise, and in it one
/// for each learner with the exercise's required file.
nonisolated struct ClassAnswers {
  /// The files, by their paths.
  let files: [(path: String, bytes: [UInt8])]
  /// The exercises with answers.
  let exercises: [String]

  private struct Progress: Decodable {
    let answers: [String: String]?
  }

  /// The maximum size of a progress file that is read, in bytes.
  private static let largest = 16 << 20

  /// Gathers the last answers that were declared in each seat.
  init(_ seats: [ClassSeat], _ content: ClassContent) {
    var names: Set<String> = []
    var files: [(path: String, bytes: [UInt8])] = []
    var found: Set<String> = []
    for seat in seats {
      let name = Self.folderName(of: seat, beside: &names)
      let progress = ClassSeat.read(
        Progress.self, "\(seat.folder)/state/touchstone/progress.json", limit: Self.largest)
      for exercise in content.exercises {
        guard let answer = progress?.answers?[exercise.id], SeatNotes.isPlain(exercise.id) else {
          continue
        }
        found.insert(exercise.id)
        let file = exercise.file(for: answer)
        files.append(("\(exercise.id)/\(name)/\(file)", Array(answer.utf8)))
      }
    }
    self.files = files
    exercises = content.exercises.map(\.id).filter(found.contains)
  }

  /// A learner's folder: the typed name, without characters that would lead elsewhere, or the
  /// number of the seat.
  private static func folderName(of seat: ClassSeat, beside names: inout Set<String>) -> String {
    let plain = seat.card.name.map { "/\\:*?\"<>|".contains($0) ? "-" : $0 }
    let name = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    let number = seat.card.number
    let own = name.isEmpty ? "seat-\(number)" : name
    // Names that differ only in case are equal.
    if names.insert(own.lowercased()).inserted { return own }
    let other = "\(own) \(number)"
    names.insert(other.lowercased())
    return other
  }

  /// Writes the files below a folder that is empty, or contains those of an earlier time.
  func write(to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    do {
      for file in files {
        let path = "\(folder)/\(file.path)"
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        try Data(file.bytes).write(to: URL(fileURLWithPath: path))
      }
    } catch {
      throw Problem.cannotWrite(folder, reason: .number(errno))
    }
  }
}
