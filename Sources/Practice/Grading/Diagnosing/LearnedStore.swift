import Foundation
import Records

/// Stores the findings about the known programs of an exercise, for shards and later runs.
///
/// It is valid only for the exact texts, scenes and program that produced it. The scenes of a
/// secret seed are among them, so only the owner can read the file.
struct LearnedStore {
  private let file: KeptFile

  /// Creates a store; nil if the texts of the exercise cannot be read.
  init?(
    _ exercise: Exercise, _ reference: Reference, _ programs: [Code], in cache: AnswerCache
  ) {
    guard let texts = ReferenceStore.texts(of: exercise) else { return nil }
    let alternatives = exercise.alternatives.compactMap { try? Code.file($0, of: exercise) }
    file = KeptFile(
      "\(exercise.id).learned", in: cache,
      origin: [ReferenceStore.program] + texts
        + (programs + alternatives).flatMap { [$0.file, $0.text] }
        + reference.scenes.map(\.plan.identity))
  }

  /// The stored findings; nil if there are none, or others.
  var learned: LearnedAnswers? {
    for bytes in file.copies {
      guard var reader = file.reader(of: bytes), let data = reader.data(), reader.isAtEnd,
        let learned = try? JSONDecoder().decode(LearnedAnswers.self, from: Data(data))
      else { continue }
      return learned
    }
    return nil
  }

  /// Writes findings.
  func keep(_ learned: LearnedAnswers) {
    guard let data = try? JSONEncoder().encode(learned) else { return }
    var bytes = file.beginning
    bytes.add(Array(data))
    file.write(bytes, isSecret: true)
  }
}
