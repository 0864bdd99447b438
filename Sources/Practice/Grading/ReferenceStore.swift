import Foundation
import Records
import Workbench

/// Caches the behaviour of solutions, so that a check runs only the learner's code: in memory, and
/// in a folder for the next run of the program.
///
/// A reference is valid only for the exact texts and the exact program that it was made from.
/// Otherwise, or if it cannot be read, it is made again.
package struct ReferenceStore {
  private let file: KeptFile
  private let exercise: String
  private let cache: AnswerCache

  /// Creates a store; nil if the texts of the exercise cannot be read.
  package init?(_ exercise: Exercise, in cache: AnswerCache) {
    guard let texts = Self.texts(of: exercise) else { return nil }
    self.cache = cache
    self.exercise = exercise.id
    file = KeptFile(
      "\(exercise.id).solution", in: cache, origin: [Self.program, exercise.id] + texts)
  }

  /// The texts that a reference depends on; nil if they cannot be read.
  package static func texts(of exercise: Exercise) -> [String]? {
    let files = ["exercise.yml", "scene.touchstone", exercise.solution, exercise.starter]
    let texts = files.compactMap { try? FileReading.text(at: exercise.path($0)) }
    return texts.count == files.count ? texts : nil
  }

  /// The running program: another build may answer differently.
  package static var program: String { ProgramIdentity.text }

  /// The cached reference; nil if there is no valid one.
  package var reference: Reference? {
    if let bytes = cache.references[exercise], let found = read(bytes) { return found }
    for bytes in file.copies {
      guard let found = read(bytes) else { continue }
      cache.references[exercise] = bytes
      return found
    }
    return nil
  }

  /// Whether the reference of this very exercise is in the folder.
  var isWritten: Bool { file.isWritten }

  private func read(_ bytes: [UInt8]) -> Reference? {
    guard var reader = file.reader(of: bytes), let reference = Reference(&reader), reader.isAtEnd
    else { return nil }
    return reference
  }

  /// Writes a reference to the cache.
  package func keep(_ reference: Reference) {
    var bytes = file.beginning
    reference.write(to: &bytes)
    cache.references[exercise] = bytes.bytes
    file.write(bytes)
  }
}
