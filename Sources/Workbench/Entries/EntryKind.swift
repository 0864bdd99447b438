import Records

/// The kind of an entry: a command, code, a pasted dump, or nothing.
nonisolated package enum EntryKind: Equatable {
  case empty
  /// A command by its full word; `arguments` is the index of its arguments.
  case command(word: String, arguments: Int)
  /// A word that could only be a command, but is not one.
  case unknownCommand(word: String, range: Range<Int>)
  case code(SourceLanguage)
  case dump

  /// Whether it is code, in whatever language.
  package var isCode: Bool { if case .code = self { true } else { false } }
}
