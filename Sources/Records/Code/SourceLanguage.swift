/// A language that scripts can be written in.
package enum SourceLanguage: String, Codable, Sendable, CaseIterable {
  case swift
  case objectiveC

  /// The language of code that comes from no file: what is typed at the prompt, and the entries of
  /// scripts.
  package static let typed = SourceLanguage.swift

  /// The language of a file by the ending of its name; nil where that is no language's.
  package init?(file name: String) {
    let language = Self.allCases.first { $0.fileEndings.contains(where: name.hasSuffix) }
    guard let language else { return nil }
    self = language
  }

  /// The language of a text by the name of its file: that of typed code where there is no name, or
  /// one whose ending is no language's.
  package static func of(file name: String?) -> SourceLanguage {
    name.flatMap { SourceLanguage(file: $0) } ?? typed
  }

  /// The language that the comment at the end of a typed text says: `red.hidden = YES;  // objc`.
  package init?(commentIn text: String) {
    guard text.hasSuffix(Self.objectiveC.comment) else { return nil }
    self = .objectiveC
  }

  /// The comment that says it at the end of a text, where how the text begins does not: in journals
  /// and scripts.
  package var comment: String { "  // \(word)" }

  /// Its name, for people.
  package var name: String {
    switch self {
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    }
  }

  /// The word for it in commands and options.
  package var word: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objc"
    }
  }

  /// The extension of its files, without the dot.
  package var fileExtension: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "m"
    }
  }

  /// The ending of the names of its files: dot and extension.
  package var fileEnding: String { ".\(fileExtension)" }

  /// The endings of all files in the language: headers have one of their own.
  package var fileEndings: [String] {
    switch self {
    case .swift: [".swift"]
    case .objectiveC: [".m", ".h", ".mm"]
    }
  }

  /// How code writes a truth value.
  package func word(_ flag: Bool) -> String {
    switch self {
    case .swift: flag ? "true" : "false"
    case .objectiveC: flag ? "YES" : "NO"
    }
  }

  /// Words with which declarations and statements begin; none is the word of a command.
  package var leadingWords: Set<String> {
    switch self {
    case .swift: SwiftWords.leading
    case .objectiveC: ObjectiveCWords.leading
    }
  }

  /// Words that no variable can have as its name.
  package var reservedWords: Set<String> {
    switch self {
    case .swift: SwiftWords.reserved
    case .objectiveC: ObjectiveCWords.reserved
    }
  }

  /// Words with which a text begins that declares and does not run.
  package var declaringWords: Set<String> {
    switch self {
    case .swift: SwiftWords.declaring
    case .objectiveC: ObjectiveCWords.declaring
    }
  }
}
