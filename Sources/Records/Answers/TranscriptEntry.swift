/// The result of one entry of a script.
package struct TranscriptEntry: Codable, Sendable {
  /// The lines of the entry as they were typed.
  package let text: String
  package let answers: [Answer]
  /// The problem that refused the entry and ended the script.
  package let problem: Problem?

  package init(text: String, answers: [Answer], problem: Problem?) {
    self.text = text
    self.answers = answers
    self.problem = problem
  }
}
