/// The result of an entry of Swift.
package struct SwiftAnswer: Codable, Sendable {
  /// The output of the code, with its line ends.
  package let printed: String
  /// The variables that were declared and the values of expression statements.
  package let values: [NamedValue]
  /// The types, functions and extensions that were declared, as `class RoundButton`.
  package let declared: [String]
  /// Declared names that are also command words.
  package let hidden: [String]
  /// Objects of the scene whose names refer to something else in Swift now.
  package let covered: [CoveredName]?
  /// Objects that got their names from variables: commands can use these now.
  package let named: [ObjectName]
  /// Classes that were redeclared, with their recreated instances.
  package let replaced: [ReplacedClass]
  /// Warnings of the type checker.
  package let warnings: CodeReport?

  package init(
    printed: String, values: [NamedValue], declared: [String], hidden: [String],
    covered: [CoveredName]? = nil, named: [ObjectName], replaced: [ReplacedClass],
    warnings: CodeReport?
  ) {
    self.covered = covered
    self.printed = printed
    self.values = values
    self.declared = declared
    self.hidden = hidden
    self.named = named
    self.replaced = replaced
    self.warnings = warnings
  }
}

/// An object of the scene whose name Swift redeclared.
package struct CoveredName: Codable, Sendable, Hashable {
  /// The object that had the name.
  package let object: ObjectName
  /// Whether commands still use it for that object.
  package let isKeptInCommands: Bool

  package init(_ object: ObjectName, isKeptInCommands: Bool) {
    self.object = object
    self.isKeptInCommands = isKeptInCommands
  }
}

/// A value as Swift's REPL shows it: `width: CGFloat = 20.0`.
package struct NamedValue: Codable, Sendable, Hashable {
  package let name: String
  package let type: String
  package let value: Excerpt
  /// The language that type and value are written in; nil for Swift.
  private let code: SourceLanguage?

  package init(
    name: String, type: String, value: Excerpt, language: SourceLanguage = .typed
  ) {
    code = language == .typed ? nil : language
    self.name = name
    self.type = type
    self.value = value
  }

  /// The language that type and value are written in.
  package var language: SourceLanguage { code ?? .typed }
}

/// A class that was redeclared while it had instances.
package struct ReplacedClass: Codable, Sendable, Hashable {
  package let name: String
  /// The named objects of the class.
  package let objects: [ObjectName]

  package init(name: String, objects: [ObjectName]) {
    self.name = name
    self.objects = objects
  }
}
