/// The lines that show a rule, as they ran on a screen of their own.
package struct RuleScene: Codable, Sendable {
  /// What one entry came to.
  package struct Entry: Codable, Sendable {
    /// The lines of the entry as they were typed.
    package let text: String
    package let answers: [Answer]
    /// What the entry was refused with, which ended the scene.
    package let problem: Problem?

    package init(text: String, answers: [Answer], problem: Problem?) {
      self.text = text
      self.answers = answers
      self.problem = problem
    }
  }

  package let rule: RuleID
  package let entries: [Entry]

  package init(rule: RuleID, entries: [Entry]) {
    self.rule = rule
    self.entries = entries
  }
}

/// A section of the rulebook in its table of contents.
package struct RuleSection: Codable, Sendable {
  /// The letters of its rules' ids.
  package let letters: String
  package let title: Bilingual
  package let count: Int
  /// How many of its rules have lines that show them.
  package let shownCount: Int

  package init(letters: String, title: Bilingual, count: Int, shownCount: Int) {
    self.letters = letters
    self.title = title
    self.count = count
    self.shownCount = shownCount
  }
}
