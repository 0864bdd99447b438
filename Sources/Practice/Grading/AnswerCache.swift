/// A cache of the answers of solutions and mistakes: in memory, and in a folder for the next run of
/// the program. `ReferenceStore` and `MistakeStore` define its contents.
package final class AnswerCache {
  /// The folder; nil to cache in memory only.
  let folder: String?
  /// A folder with answers that came with the program, and are only read; nil if there is none.
  let shipped: String?
  /// Cached references in bytes, by exercise.
  var references: [String: [UInt8]] = [:]
  /// Cached answers of mistakes and their origin, by exercise.
  var mistakes: [String: (origin: [String], answers: MistakeStore.Answers)] = [:]

  init(folder: String?, shipped: String? = nil) {
    self.folder = folder
    self.shipped = shipped
  }
}
