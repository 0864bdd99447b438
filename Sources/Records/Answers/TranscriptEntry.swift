/// What one entry of a script came to.
package struct TranscriptEntry: Codable, Sendable {
  /// The lines of the entry as they were typed.
  package let text: String
  package let answers: [Answer]
  /// What the entry was refused with, which ended the script.
  package let problem: Problem?

  package init(text: String, answers: [Answer], problem: Problem?) {
    self.text = text
    self.answers = answers
    self.problem = problem
  }
}
