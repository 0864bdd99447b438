/// The terminal columns of a text, as exactly as finding its line breaks requires.
nonisolated enum TextColumns {
  static func count(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var columns = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] < 0x80 {
        columns += 1
        index += 1
      } else {
        let (value, length) = scalar(in: bytes, at: index, before: range.upperBound)
        columns += width(of: value)
        index += length
      }
    }
    return columns
  }

  /// Whether a text begins with a character of two columns, which may not fit into the last one.
  static func startsWide(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, bytes[range.lowerBound] >= 0x80 else { return false }
    return width(of: scalar(in: bytes, at: range.lowerBound, before: range.upperBound).0) == 2
  }

  private static func scalar(
    in bytes: [UInt8], at index: Int, before end: Int
  ) -> (value: UInt32, length: Int) {
    let first = bytes[index]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, index + length <= end else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return (value, length)
  }

  private static func width(of scalar: UInt32) -> Int {
    switch scalar {
    // Combining marks, joiners and variation selectors.
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
    // East Asian scripts and forms, emoji.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
