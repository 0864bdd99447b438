/// A learner's knowledge of every rule of the rulebook, and of every question that is answered in
/// words.
package struct KnowledgeMap: Codable, Sendable {
  /// How well something is known.
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// An exercise that teaches it was passed, or a question about it answered.
    case known
    /// A lesson that names it is done, or an exercise about it was begun.
    case seen
    case notYet
  }

  /// A rule or a question, by its id.
  package struct Entry: Codable, Sendable {
    package let id: String
    package let status: Status

    package init(_ id: String, _ status: Status) {
      (self.id, self.status) = (id, status)
    }
  }

  /// The rules of a section, or the questions.
  package struct Section: Codable, Sendable {
    package let title: Bilingual
    package let entries: [Entry]

    package init(title: Bilingual, entries: [Entry]) {
      (self.title, self.entries) = (title, entries)
    }

    /// The number of entries with a status.
    package func count(_ status: Status) -> Int { entries.count { $0.status == status } }
  }

  /// The questions, then the sections of the rulebook in its order.
  package let sections: [Section]
  /// The file that a picture or a page of it was written to; nil if none was.
  package var file: String?

  package init(sections: [Section]) {
    self.sections = sections
  }

  /// The number of entries with a status, in all sections.
  package func count(_ status: Status) -> Int { sections.reduce(0) { $0 + $1.count(status) } }
}
