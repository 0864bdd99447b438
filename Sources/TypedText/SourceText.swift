/// A typed text, with full-width punctuation, digits and blanks read as ASCII.
///
/// Each character is replaced by exactly one, so that indices in the one are indices in the other.
nonisolated package struct SourceText {
  package let characters: [Character]

  package init(_ text: String) {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      characters = Array(text)
      return
    }
    var characters: [Character] = []
    var isQuoted = false
    for character in text {
      let narrow = Self.narrowed(character)
      if narrow == "\"" { isQuoted.toggle() }
      characters.append(isQuoted && narrow != "\"" ? character : narrow)
    }
    self.characters = characters
  }

  package var text: String { String(characters) }

  /// The ASCII character for a full-width one.
  private static func narrowed(_ character: Character) -> Character {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      return character
    }
    switch scalar.value {
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? character
    case 0x3000, 0x00A0: return " "
    case 0x3001: return ","
    case 0x3002: return "."
    case 0x201C, 0x201D: return "\""
    case 0x2212: return "-"
    case 0x00D7: return "x"
    default: return character
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing blanks.
  package var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
