import Records
import TypedText

/// Readers of literal words.
extension Reader {
  /// Reads a word as a value.
  package static func keyword(_ word: String, as value: Value) -> Reader {
    Reader(.keyword(word), begins: { $0.isNext(word) }) { arguments in
      _ = try arguments.oneOf([word])
      return value
    }
  }
}

extension Reader where Value == Void {
  /// Reads a required word.
  package static func keyword(_ word: String) -> Reader { keyword(word, as: ()) }
}

extension Reader where Value == Bool {
  /// Reads an optional word, and returns whether it is there.
  package static func flag(_ word: String) -> Reader {
    Reader(.optional(.keyword(word))) { $0.takeKeyword(word) != nil }
  }
}

extension Reader where Value: CaseIterable & RawRepresentable<String> {
  /// Reads one of the words of an enum.
  package static var oneOf: Reader { .either(Value.allCases.map { .keyword($0.rawValue, as: $0) }) }
}

extension Reader where Value == Range<Int> {
  /// The range of the word that was read last.
  static var lastPlace: Reader { Reader(.nothing) { $0.lastPlace } }

  /// The range of the command word.
  static var commandPlace: Reader { Reader(.nothing) { $0.wordPlace } }
}

/// Readers of words for a placeholder.
extension Reader where Value == Token {
  /// Reads one word, or several in quotation marks.
  package static func word(_ placeholder: Placeholder) -> Reader {
    Reader(.placeholder(placeholder)) { try $0.word(placeholder.shown) }
  }
}

extension Reader where Value == String {
  /// Reads the name of a file.
  package static var file: Reader {
    Reader(.placeholder(.file)) { try $0.word(Placeholder.file.shown).text }
  }

  /// Reads the name of a folder.
  package static var folder: Reader {
    Reader(.placeholder(.folder)) { try $0.word(Placeholder.folder.shown).text }
  }

  /// Reads the rest of the line verbatim; empty if there is none.
  package static func rest(_ placeholder: Placeholder) -> Reader {
    Reader(.placeholder(placeholder)) { $0.rest() }
  }

  /// Returns the whole line as it was typed.
  static var wholeLine: Reader { Reader(.nothing) { String($0.source.characters) } }

  /// Returns the lines after the first.
  static var payload: Reader { Reader(.nothing) { $0.payload } }
}
