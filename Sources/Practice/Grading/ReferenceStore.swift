import Foundation
import Records
import Workbench

/// Keeps what solutions do, so that a check asks the learner's code alone: in memory, and in a
/// folder for the next run of the program.
///
/// What is kept counts only for the very texts and the very program that it was made from. What
/// does not read, or is of others, is made again.
struct ReferenceStore {
  private let file: KeptFile
  private let exercise: String
  private let cache: AnswerCache

  /// Nil when the texts of the exercise do not read.
  init?(_ exercise: Exercise, in cache: AnswerCache) {
    guard let texts = Self.texts(of: exercise) else { return nil }
    self.cache = cache
    self.exercise = exercise.id
    file = KeptFile(
      "\(exercise.id).solution", in: cache, origin: [Self.program, exercise.id] + texts)
  }

  /// The texts that a solution's maps follow from; nil when they do not read.
  static func texts(of exercise: Exercise) -> [String]? {
    let files = ["exercise.yml", "scene.touchstone", exercise.solution]
    let texts = files.compactMap { try? FileReading.text(at: exercise.path($0)) }
    return texts.count == files.count ? texts : nil
  }

  /// The program that runs: another build may answer otherwise.
  static let program: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()

  /// The kept reference; nil when there is none that is valid.
  var reference: Reference? {
    if let bytes = cache.references[exercise], let found = read(bytes) { return found }
    guard let bytes = file.bytes, let found = read(bytes) else { return nil }
    cache.references[exercise] = bytes
    return found
  }

  private func read(_ bytes: [UInt8]) -> Reference? {
    guard var reader = file.reader(of: bytes), let reference = Reference(&reader), reader.isAtEnd
    else { return nil }
    return reference
  }

  /// Keeps what was made.
  func keep(_ reference: Reference) {
    var bytes = file.beginning
    reference.write(to: &bytes)
    cache.references[exercise] = bytes.bytes
    file.write(bytes)
  }
}
