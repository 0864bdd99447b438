import Records
import TypedText

/// Readers of words that are typed as they are.
extension Reader {
  /// A word that means something.
  package static func keyword(_ word: String, as value: Value) -> Reader {
    Reader(.keyword(word), begins: { $0.isNext(word) }) { arguments in
      _ = try arguments.oneOf([word])
      return value
    }
  }
}

extension Reader where Value == Void {
  /// A word that has to be there.
  package static func keyword(_ word: String) -> Reader { keyword(word, as: ()) }
}

extension Reader where Value == Bool {
  /// Whether a word is there, which may be left out.
  package static func flag(_ word: String) -> Reader {
    Reader(.optional(.keyword(word))) { $0.takeKeyword(word) != nil }
  }
}

extension Reader where Value: CaseIterable & RawRepresentable<String> {
  /// One of the words of an enum.
  package static var oneOf: Reader { .either(Value.allCases.map { .keyword($0.rawValue, as: $0) }) }
}

extension Reader where Value == Range<Int> {
  /// The place of the word that was read last.
  static var lastPlace: Reader { Reader(.nothing) { $0.lastPlace } }

  /// The place of the command word.
  static var commandPlace: Reader { Reader(.nothing) { $0.wordPlace } }
}

/// Readers of words that stand for something.
extension Reader where Value == Token {
  /// One word, or several in quotation marks.
  package static func word(_ placeholder: Placeholder) -> Reader {
    Reader(.placeholder(placeholder)) { try $0.word(placeholder.shown) }
  }
}

extension Reader where Value == String {
  /// The name of a file.
  package static var file: Reader {
    Reader(.placeholder(.file)) { try $0.word(Placeholder.file.shown).text }
  }

  /// The rest of the line as it is typed; empty where there is none.
  package static func rest(_ placeholder: Placeholder) -> Reader {
    Reader(.placeholder(placeholder)) { $0.rest() }
  }

  /// The whole line as it was typed.
  static var wholeLine: Reader { Reader(.nothing) { String($0.source.characters) } }

  /// The lines after the first.
  static var payload: Reader { Reader(.nothing) { $0.payload } }
}
