/// The lines that show a rule or a mistake, with their results on a separate screen.
package struct RuleScene: Codable, Sendable {
  /// The id of the rule or the mistake.
  package let id: String
  package let entries: [TranscriptEntry]

  package init(id: String, entries: [TranscriptEntry]) {
    self.id = id
    self.entries = entries
  }
}

/// A section of the rulebook in its table of contents.
package struct RuleSection: Codable, Sendable {
  /// The letters of its rules' ids.
  package let letters: String
  package let title: Bilingual
  package let count: Int
  /// The number of its rules that have lines to show them.
  package let shownCount: Int

  package init(letters: String, title: Bilingual, count: Int, shownCount: Int) {
    self.letters = letters
    self.title = title
    self.count = count
    self.shownCount = shownCount
  }
}
