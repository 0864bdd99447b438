import Foundation
import TypedProgram

/// Combines the parts of a key to a hash that is the same in every run: Swift's own is seeded
/// differently each time, and lines that run again must have the same effects.
struct KeyHasher {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Steele, Lea and Flood's SplitMix64, which spreads each bit over all others.
  mutating func combine(_ bits: UInt64) {
    var mixed = (state ^ bits) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    state = mixed ^ (mixed >> 31)
  }

  mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  mutating func combine(_ value: Bool) { combine(value ? 1 as UInt64 : 0) }

  /// Both zeros are equal.
  mutating func combine(_ value: Double) { combine(value == 0 ? 0 : value.bitPattern) }

  /// By identity.
  mutating func combine(_ object: ObjectIdentifier?) {
    combine(object.map { UInt64(UInt(bitPattern: $0)) } ?? 0)
  }

  /// Texts that are equal in Swift may have different bytes.
  mutating func combine(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    var text = isPlain ? text : text.precomposedStringWithCanonicalMapping
    text.withUTF8 { bytes in
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for byte in bytes[start..<min(start + 8, bytes.count)] { word = word << 8 | UInt64(byte) }
        combine(word)
      }
    }
    combine(text.utf8.count)
  }

  func finalize() -> Int { Int(truncatingIfNeeded: state) }
}
