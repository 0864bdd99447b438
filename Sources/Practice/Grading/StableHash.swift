/// A hash of texts that is the same in every process and on every machine, unlike Swift's `Hasher`:
/// FNV-1a of 64 bits.
nonisolated package struct StableHash {
  /// The hash of what was combined so far. Its lower bits are mixed worst.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of a text.
  package init(_ text: String) { combine(text) }

  /// The hash of nothing.
  package init() {}

  /// Adds the bytes of a text. Texts one after the other hash like one text.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
