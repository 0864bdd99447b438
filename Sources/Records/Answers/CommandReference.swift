/// The contents of the command reference, read from the tables that the commands themselves use.
package struct CommandReference: Sendable {
  /// A command with its examples and their results, one after the other, on an empty screen.
  package struct Entry: Sendable {
    package let help: CommandHelp
    /// Other words for it.
    package let synonyms: [String]
    package let transcript: [TranscriptEntry]

    package init(help: CommandHelp, synonyms: [String], transcript: [TranscriptEntry]) {
      self.help = help
      self.synonyms = synonyms
      self.transcript = transcript
    }
  }

  package struct Group: Sendable {
    package let title: Bilingual
    package let entries: [Entry]

    package init(title: Bilingual, entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// A class that `add` can create.
  package struct ClassRow: Codable, Sendable {
    package let name: String
    /// The short words for it.
    package let words: [String]
    /// Its superclasses, nearest first.
    package let superclasses: [String]

    package init(name: String, words: [String], superclasses: [String]) {
      self.name = name
      self.words = words
      self.superclasses = superclasses
    }
  }

  /// A property that `set` sets.
  package struct PropertyRow: Codable, Sendable {
    package let path: String
    /// Objective-C's name, if it differs.
    package let objectiveCName: String?
    /// The class that declares it.
    package let owner: String
    /// The value in a new object with an empty frame; it also shows how a value is typed.
    package let value: PropertyValue
    package let isReadOnly: Bool
    /// The code that an app writes instead, for a property that UIKit does not have; nil for
    /// UIKit's own.
    package let inApp: String?

    package init(
      path: String, objectiveCName: String?, owner: String, value: PropertyValue, isReadOnly: Bool,
      inApp: String?
    ) {
      self.inApp = inApp
      self.path = path
      self.objectiveCName = objectiveCName
      self.owner = owner
      self.value = value
      self.isReadOnly = isReadOnly
    }
  }

  /// Commands that are allowed in lines of exercises or lessons.
  package struct Prepared: Sendable {
    package let lines: PreparedLines
    package let words: [String]

    package init(lines: PreparedLines, words: [String]) {
      self.lines = lines
      self.words = words
    }
  }

  package let groups: [Group]
  package let prepared: [Prepared]
  package let views: [ClassRow]
  package let controllers: [ClassRow]
  package let properties: [PropertyRow]
  /// Every name of an empty scene.
  package let names: [NameEntry]

  package init(
    groups: [Group], prepared: [Prepared], views: [ClassRow], controllers: [ClassRow],
    properties: [PropertyRow],
    names: [NameEntry]
  ) {
    self.groups = groups
    self.prepared = prepared
    self.views = views
    self.controllers = controllers
    self.properties = properties
    self.names = names
  }
}
