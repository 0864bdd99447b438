import Records

/// A kind of mistake in sources that takes touches away.
package struct DoctorKind: Sendable {
  /// The word that names it: `cell-subview`.
  package let id: String
  /// The rule that it comes from.
  package let rule: RuleID
  /// The effect, and the cure.
  package let statement: Bilingual
  /// Lines for an empty screen that demonstrate it, and end in `expect`.
  package let scene: [String]
  /// The same for sources in Objective-C, where lines of Swift are in it; nil where none are, or
  /// where Objective-C does not allow the mistake.
  private let objectiveC: [String]?

  init(
    id: String, rule: RuleID, statement: Bilingual, scene: [String], objectiveC: [String]? = nil
  ) {
    self.id = id
    self.rule = rule
    self.statement = statement
    self.scene = scene
    self.objectiveC = objectiveC
  }

  /// The lines that show it to readers of a language.
  package func scene(in language: SourceLanguage) -> [String] {
    language == .swift ? scene : objectiveC ?? scene
  }

  /// All of them, in the order in which findings are listed.
  package static let all: [DoctorKind] = [
    .hitTestForward, .hitTestUnconverted, .insideByFrame, .touchesWithoutSuper,
    .userInteractionOff, .labelGesture, .recognizerTwice, .initialTarget, .deadTarget,
    .cellSubview, .tapOverRows, .containerWithoutSize,
  ]
}
