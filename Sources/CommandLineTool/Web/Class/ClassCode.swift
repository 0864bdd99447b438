/// The code of a class, which is said aloud: capital letters, digits and hyphens.
nonisolated struct ClassCode: Equatable, Sendable {
  let text: String

  /// The numbers of letters that a code may have: fewer would be guessed.
  static let lengths = 4...40

  /// Reads a code as it is typed: in any case, with blanks around it or in it. Nil for what can be
  /// none; it is part of a path.
  init?(_ typed: String) {
    let text = typed.uppercased().filter { !$0.isWhitespace }
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isPlain, Self.lengths.contains(text.utf8.count), text.first != "-" else { return nil }
    self.text = text
  }
}
