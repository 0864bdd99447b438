import HitMaps
import Records

/// Caches the answers of the programs of mistakes, as `ReferenceStore` caches those of solutions.
///
/// A map is valid only for the exact texts, scenes and program that it was made from. Otherwise, or
/// if it cannot be read, the program is asked again.
struct MistakeStore {
  /// The known maps; nil for a program that stops in the scene.
  typealias Answers = [MistakeAnswers.Place: FoldedHitMap?]

  private let file: KeptFile
  private let exercise: String
  private let cache: AnswerCache

  /// Creates a store; nil if the texts of the exercise cannot be read, and for secret scenes.
  init?(
    _ exercise: Exercise, _ reference: Reference, _ programs: [Code], in cache: AnswerCache
  ) {
    guard !reference.scenes.contains(where: \.plan.isSecret),
      let texts = ReferenceStore.texts(of: exercise)
    else { return nil }
    self.exercise = exercise.id
    self.cache = cache
    // The program, the texts and the lines of the scenes.
    let origin =
      [ReferenceStore.program] + texts + programs.flatMap { [$0.file, $0.text] }
      + reference.scenes.map { $0.plan.texts.joined(separator: "\n") }
    file = KeptFile("\(exercise.id).mistakes", in: cache, origin: origin)
  }

  /// The cached answers.
  var answers: Answers {
    if let kept = cache.mistakes[exercise], kept.origin == file.origin { return kept.answers }
    guard let answers = file.copies.lazy.compactMap({ read($0) }).first else { return [:] }
    cache.mistakes[exercise] = (file.origin, answers)
    return answers
  }

  private func read(_ bytes: [UInt8]) -> Answers? {
    guard var reader = file.reader(of: bytes) else { return nil }
    var answers: Answers = [:]
    while !reader.isAtEnd {
      guard let program = reader.number(), let scene = reader.number(),
        let isMap = reader.number()
      else { return nil }
      var map: FoldedHitMap?
      if isMap != 0 {
        guard let packed = FoldedHitMap(&reader) else { return nil }
        map = packed
      }
      answers[MistakeAnswers.Place(program: program, scene: scene)] = .some(map)
    }
    return answers
  }

  /// Writes answers to the cache.
  func keep(_ answers: Answers) {
    cache.mistakes[exercise] = (file.origin, answers)
    var bytes = file.beginning
    let places = answers.keys.sorted { ($0.program, $0.scene) < ($1.program, $1.scene) }
    for place in places {
      let map = answers[place] ?? nil
      bytes.add(place.program)
      bytes.add(place.scene)
      bytes.add(map == nil ? 0 : 1)
      map?.write(to: &bytes)
    }
    file.write(bytes)
  }
}
