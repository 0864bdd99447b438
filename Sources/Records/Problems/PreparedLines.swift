/// The kind of lines that an author wrote and that run before a learner has read them. Each kind
/// allows some commands only.
package enum PreparedLines: String, Codable, Sendable, CaseIterable {
  /// The scene of an exercise, and its variations.
  case scene
  /// The checks that judge an answer, in an exercise.
  case check
  /// The blocks of a lesson, its tasks and their checks.
  case lesson
}
