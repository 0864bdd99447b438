/// A pasted text as bytes, without the additions of editors, browsers and terminals.
///
/// Every line ends with one line feed; non-breaking blanks and control characters became blanks,
/// zero-width characters and a terminal's colours are removed. Tabs stay, and so does everything
/// that a label may contain. If a line contains several views, soft line ends separate them
/// (`LineUnpacker`).
nonisolated struct DumpText {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = LineUnpacker.unpacked(Self.cleaned(Array(text.utf8)))
  }

  /// Ends a line that is not counted, because the text has no line break there.
  static let softEnd: UInt8 = 0x0B

  /// Whether the line that ends at `end` continues in the same line of the text.
  func isSoft(_ end: Int) -> Bool { end < bytes.count && bytes[end] == Self.softEnd }

  /// The line that begins at `start`, without its line end; nil after the last.
  func line(from start: Int) -> Range<Int>? {
    Self.line(of: bytes, from: start)
  }

  private static func line(of bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != softEnd {
      end += 1
    }
    return start..<end
  }

  private static func cleaned(_ raw: [UInt8]) -> [UInt8] {
    var clean: [UInt8] = []
    clean.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let (byte, length) = replacement(in: raw, at: index)
      if let byte { clean.append(byte) }
      index += length
    }
    return clean
  }

  /// The replacement of the bytes at `index`, nil for none, and the number of bytes that it covers.
  private static func replacement(in raw: [UInt8], at index: Int) -> (UInt8?, Int) {
    let byte = raw[index]
    func follow(_ second: UInt8, _ third: UInt8? = nil) -> Bool {
      guard index + 1 < raw.count, raw[index + 1] == second else { return false }
      guard let third else { return true }
      return index + 2 < raw.count && raw[index + 2] == third
    }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"): return (byte, 1)
    case UInt8(ascii: "\r"): return (UInt8(ascii: "\n"), follow(UInt8(ascii: "\n")) ? 2 : 1)
    case 0x1B where follow(UInt8(ascii: "[")):
      let rest = raw[(index + 2)...].prefix(16)
      guard let last = rest.firstIndex(where: { 0x40...0x7E ~= $0 }) else {
        return (UInt8(ascii: " "), 1)
      }
      return (nil, last + 1 - index)
    case 0..<0x20, 0x7F: return (UInt8(ascii: " "), 1)
    // U+00A0 and U+202F, non-breaking blanks; U+0085, U+2028 and U+2029, line ends.
    case 0xC2 where follow(0xA0): return (UInt8(ascii: " "), 2)
    case 0xE2 where follow(0x80, 0xAF): return (UInt8(ascii: " "), 3)
    case 0xC2 where follow(0x85): return (UInt8(ascii: "\n"), 2)
    case 0xE2 where follow(0x80, 0xA8) || follow(0x80, 0xA9): return (UInt8(ascii: "\n"), 3)
    // U+200B and U+FEFF, of zero width.
    case 0xE2 where follow(0x80, 0x8B): return (nil, 3)
    case 0xEF where follow(0xBB, 0xBF): return (nil, 3)
    default: return (byte, 1)
    }
  }
}
