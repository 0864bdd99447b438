/// A language that scripts can be written in.
package enum SourceLanguage: String, Codable, Sendable, CaseIterable {
  case swift
  case objectiveC

  /// The language of code that is not from a file: of input at the prompt, and of entries in
  /// scripts.
  package static let typed = SourceLanguage.swift

  /// The language of a file, by the extension of its name; nil for an unknown extension.
  package init?(file name: String) {
    let language = Self.allCases.first { $0.fileEndings.contains(where: name.hasSuffix) }
    guard let language else { return nil }
    self = language
  }

  /// The language of a text, by the name of its file: that of typed code if there is no name, or if
  /// the extension is unknown.
  package static func of(file name: String?) -> SourceLanguage {
    name.flatMap { SourceLanguage(file: $0) } ?? typed
  }

  /// The language that a comment at the end of a typed text names: `red.hidden = YES;  // objc`.
  package init?(commentIn text: String) {
    guard text.hasSuffix(Self.objectiveC.comment) else { return nil }
    self = .objectiveC
  }

  /// The comment that names the language at the end of a text, in journals and scripts, for a text
  /// whose beginning does not show it.
  package var comment: String { "  // \(word)" }

  /// The name, as messages show it.
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

  /// The extensions of all files in the language; headers have their own.
  package var fileEndings: [String] {
    switch self {
    case .swift: [".swift"]
    case .objectiveC: [".m", ".h", ".mm"]
    }
  }

  /// The spelling of a Boolean value.
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

  /// Reserved words, which cannot be the names of variables.
  package var reservedWords: Set<String> {
    switch self {
    case .swift: SwiftWords.reserved
    case .objectiveC: ObjectiveCWords.reserved
    }
  }

  /// Words that only a text of declarations begins with.
  package var declaringWords: Set<String> {
    switch self {
    case .swift: SwiftWords.declaring
    case .objectiveC: ObjectiveCWords.declaring
    }
  }
}
