import Files
import Foundation
import Records
import Workbench

/// Keeps what solutions do, so that a check asks the learner's code alone: in memory, and in a
/// folder for the next run of the program.
///
/// What is kept counts only for the very texts and the very program that it was made from. What
/// does not read, or is of others, is made again.
struct ReferenceStore {
  /// A kept reference.
  private struct Entry: Codable {
    let origin: Origin
    let reference: Reference
  }

  /// Everything that the maps follow from.
  private struct Origin: Codable, Equatable {
    let program: String
    let exercise: String
    let texts: [String]
  }

  /// The most bytes that are read of what was kept.
  private static let largest = 256 << 20

  private let origin: Origin
  private let cache: AnswerCache

  /// Nil when the texts of the exercise do not read.
  init?(_ exercise: Exercise, in cache: AnswerCache) {
    guard let texts = Self.texts(of: exercise) else { return nil }
    self.cache = cache
    origin = Origin(program: Self.program, exercise: exercise.id, texts: texts)
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

  private var path: String? { cache.folder.map { "\($0)/\(origin.exercise).maps.json" } }

  /// The kept reference; nil when there is none that is valid.
  var reference: Reference? {
    if let data = cache.references[origin.exercise], let found = read(data) { return found }
    guard let path, let bytes = try? RegularFile.bytes(at: path, limit: Self.largest) else {
      return nil
    }
    let data = Data(bytes)
    guard let found = read(data) else { return nil }
    cache.references[origin.exercise] = data
    return found
  }

  private func read(_ data: Data) -> Reference? {
    guard let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.origin == origin
    else { return nil }
    return entry.reference
  }

  /// Keeps what was made. That nothing can be written hinders nobody: it is made again.
  func keep(_ reference: Reference) {
    guard let data = try? JSONEncoder().encode(Entry(origin: origin, reference: reference)) else {
      return
    }
    cache.references[origin.exercise] = data
    guard let path, let folder = cache.folder else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
