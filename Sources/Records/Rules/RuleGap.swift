/// The reason why no lines can show a rule, or only a part of it.
package enum RuleGap: String, Codable, Sendable, CaseIterable {
  /// A touch that no command performs: of a pointer, or of an interactive pop.
  case events
  /// Something has to be drawn.
  case drawing
  /// An app has to be launched, sent away, or ended.
  case application
  /// It is about the duration of frames, or about the work of the GPU.
  case frames
  /// It happens in parts of the system that the model does not have.
  case outside
  /// It is advice, which cannot be shown.
  case advice
  /// It is not known for certain.
  case unsettled
}
