import Files
import Foundation

/// The secrets of a class: all are derived from one key, so servers that share its folder agree on
/// them without communication, and all become invalid with it.
nonisolated struct ClassKeys: Sendable {
  private let key: [UInt8]

  /// The bytes of a key.
  static let size = 16

  init(key: [UInt8]) {
    self.key = key
  }

  /// Creates the bytes of another key.
  static func make() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  /// The token in the teacher's address.
  var teacher: String { secret(of: "teacher") }

  /// The secret by which a browser shows that a seat is its own.
  func secret(ofSeat name: String) -> String { secret(of: "seat \(name)") }

  /// 128 bits as 32 hexadecimal digits: HMAC-SHA256 of a purpose, cut in half (RFC 2104).
  private func secret(of purpose: String) -> String {
    func padded(_ byte: UInt8) -> [UInt8] {
      (0..<64).map { ($0 < key.count ? key[$0] : 0) ^ byte }
    }
    let inner = SHA256.digest(padded(0x36) + Array(purpose.utf8))
    return Self.hexadecimal(SHA256.digest(padded(0x5C) + inner).prefix(16))
  }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The bytes of hexadecimal digits; nil for anything else.
  static func bytes(_ text: String) -> [UInt8]? {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count == 2 * size else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
