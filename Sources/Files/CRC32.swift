/// The checksum by which zip archives find damaged files (the polynomial of IEEE 802.3).
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// The checksum of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let table = table
    return ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
