/// The places in the sources of an app that are known to take touches away.
package struct DoctorReport: Codable, Sendable {
  /// A place in the sources.
  package struct Finding: Codable, Sendable, Hashable {
    /// The kind, by the word that names it: `user-interaction-off`.
    package let kind: String
    /// The path in the folder.
    package let file: String
    package let line: Int
    /// The name that the finding is about: a variable, a class.
    package let name: String
    /// The line as it is written, without the blanks around it.
    package let text: String

    package init(kind: String, file: String, line: Int, name: String, text: String) {
      self.kind = kind
      self.file = file
      self.line = line
      self.name = name
      self.text = text
    }
  }

  /// A kind of finding, for those that occur.
  package struct Kind: Codable, Sendable {
    package let id: String
    package let rule: RuleID
    /// The effect, and the cure.
    package let statement: Bilingual
    /// Lines to type that show it.
    package let scene: [String]

    package init(id: String, rule: RuleID, statement: Bilingual, scene: [String]) {
      self.id = id
      self.rule = rule
      self.statement = statement
      self.scene = scene
    }
  }

  /// The folder as it was typed.
  package let folder: String
  package let files: Int
  package let kinds: [Kind]
  /// In the order of kinds, then of files and lines.
  package let findings: [Finding]
  package let unread: [SourcesReport.UnreadFile]

  package init(
    folder: String, files: Int, kinds: [Kind], findings: [Finding],
    unread: [SourcesReport.UnreadFile]
  ) {
    self.folder = folder
    self.files = files
    self.kinds = kinds
    self.findings = findings
    self.unread = unread
  }
}
