/// The code of a class, which is spoken aloud: capital letters, digits and hyphens.
nonisolated struct ClassCode: Equatable, Sendable {
  let text: String

  /// The permitted lengths of a code: a shorter one could be guessed.
  static let lengths = 4...40

  /// Reads a typed code: in any case, with blanks around it or in it. Nil for an invalid code; a
  /// code is part of a path.
  init?(_ typed: String) {
    let text = typed.uppercased().filter { !$0.isWhitespace }
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isPlain, Self.lengths.contains(text.utf8.count), text.first != "-" else { return nil }
    self.text = text
  }
}
