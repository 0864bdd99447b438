/// What solutions and mistakes are known to answer: in memory, and in a folder for the next run of
/// the program. `ReferenceStore` and `MistakeStore` say what is in it.
final class AnswerCache {
  /// The folder; nil to keep them in memory only.
  let folder: String?
  /// Kept references in bytes, by the exercise.
  var references: [String: [UInt8]] = [:]
  /// Kept answers of mistakes, and what they follow from, by the exercise.
  var mistakes: [String: (origin: [String], answers: MistakeStore.Answers)] = [:]

  init(folder: String?) {
    self.folder = folder
  }
}
