import HitMaps
import Records

/// Keeps what the programs of mistakes answer, as `ReferenceStore` keeps what solutions do.
///
/// A map counts only for the very texts, scenes and program that it was made from. What does not
/// read, or is of others, is asked again.
struct MistakeStore {
  /// The maps that are known; nil for a program that stops in the scene.
  typealias Answers = [MistakeAnswers.Place: FoldedHitMap?]

  private let file: KeptFile
  private let exercise: String
  private let cache: AnswerCache

  /// Nil when the texts of the exercise do not read, and for scenes that are secret.
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

  /// The known answers.
  var answers: Answers {
    if let kept = cache.mistakes[exercise], kept.origin == file.origin { return kept.answers }
    guard let bytes = file.bytes, let answers = read(bytes) else { return [:] }
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

  /// Keeps what is known.
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
