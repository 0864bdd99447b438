/// Why no lines can show a rule, or only a part of it.
package enum RuleGap: String, Codable, Sendable, CaseIterable {
  /// A touch is needed that no command makes: of a pointer, or of an interactive pop.
  case events
  /// Something has to be drawn.
  case drawing
  /// An app has to be launched, sent away, or ended.
  case application
  /// It is about the time that frames take, or about what the GPU does.
  case frames
  /// It happens in parts of the system that the model does not have.
  case outside
  /// It says what to do or to leave, which cannot be seen.
  case advice
  /// Nobody knows for sure.
  case unsettled
}
