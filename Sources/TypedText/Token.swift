/// A piece of a command line, with its range in characters from 0.
nonisolated package struct Token: Equatable {
  package enum Kind: Equatable {
    case word
    case string
    case comma
    case semicolon
    case open
    case close
  }

  package let kind: Kind
  package let text: String
  package let range: Range<Int>

  package init(kind: Kind, text: String, range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.range = range
  }
}

/// Splits a command line into tokens.
nonisolated package enum Lexer {
  /// The tokens of a line up to its comment; throws if a quote is not closed.
  package static func tokens(
    of source: SourceText, from start: Int = 0
  ) throws(LocatedProblem) -> [Token] {
    let characters = source.characters
    var tokens: [Token] = []
    var index = start
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "#" {
        break
      } else if let kind = punctuation(character) {
        tokens.append(Token(kind: kind, text: String(character), range: index..<index + 1))
        index += 1
      } else if character == "\"" {
        let token = try string(in: characters, at: index)
        tokens.append(token)
        index = token.range.upperBound
      } else {
        var end = index
        while end < characters.count, !endsWord(characters[end]) { end += 1 }
        tokens.append(
          Token(kind: .word, text: String(characters[index..<end]), range: index..<end))
        index = end
      }
    }
    return tokens
  }

  private static func punctuation(_ character: Character) -> Token.Kind? {
    switch character {
    case ",": .comma
    case ";": .semicolon
    case "(", "[": .open
    case ")", "]": .close
    default: nil
    }
  }

  private static func endsWord(_ character: Character) -> Bool {
    character.isWhitespace || character == "\"" || punctuation(character) != nil
  }

  /// The string that begins at `start`; a backslash takes the next character literally.
  private static func string(
    in characters: [Character], at start: Int
  ) throws(LocatedProblem) -> Token {
    var text = ""
    var index = start + 1
    while index < characters.count {
      if characters[index] == "\"" {
        return Token(kind: .string, text: text, range: start..<index + 1)
      }
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    throw LocatedProblem(.unclosedQuote, start..<characters.count)
  }
}
