/// Images as PNG files: the same pixels always result in the same bytes.
public enum PNG {
  /// The file of pixels of 8 bits for each of red, green, blue and alpha, row by row from the top.
  public static func file(width: Int, height: Int, rgba: [UInt8]) -> [UInt8] {
    precondition(rgba.count == width * height * 4, "four bytes for each pixel")
    var rows: [UInt8] = []
    rows.reserveCapacity(rgba.count + height)
    for row in 0..<height {
      rows.append(0)
      rows += rgba[row * width * 4..<(row + 1) * width * 4]
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    append("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0], to: &file)
    append("IDAT", Deflate.zlib(rows, row: width * 4 + 1), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += bytes(data.count) + body + bytes(Int(checksum(body)))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ (sum >> 1)
    }
  }
}

/// Compressed data, with fixed codes (RFC 1951): flat images repeat the pixel before and the row
/// above, and only those are searched.
private enum Deflate {
  static func zlib(_ data: [UInt8], row: Int) -> [UInt8] {
    var bits = Bits()
    bits.bytes = [0x78, 0x01]
    bits.add(1, 1)
    bits.add(1, 2)
    var place = 0
    while place < data.count {
      let above = length(data, place, row)
      let before = length(data, place, 4)
      let best = max(above, before)
      if best >= 4 {
        add(length: best, distance: above >= before ? row : 4, to: &bits)
        place += best
      } else {
        add(symbol: Int(data[place]), to: &bits)
        place += 1
      }
    }
    add(symbol: 256, to: &bits)
    bits.flush()
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let sum = b << 16 | a
    return bits.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// The number of bytes from an offset on that equal those `distance` before.
  private static func length(_ data: [UInt8], _ place: Int, _ distance: Int) -> Int {
    guard place >= distance, distance <= 32_768 else { return 0 }
    var count = 0
    while count < 258, place + count < data.count,
      data[place + count] == data[place + count - distance]
    {
      count += 1
    }
    return count
  }

  private static func add(symbol: Int, to bits: inout Bits) {
    switch symbol {
    case 0..<144: bits.addReversed(0x30 + symbol, 8)
    case 144..<256: bits.addReversed(0x190 + symbol - 144, 9)
    case 256..<280: bits.addReversed(symbol - 256, 7)
    default: bits.addReversed(0xC0 + symbol - 280, 8)
    }
  }

  private static func add(length: Int, distance: Int, to bits: inout Bits) {
    // The last code of lengths is for 258 alone.
    let code = length == 258 ? 28 : (lengths.lastIndex { $0 <= length } ?? 0)
    add(symbol: 257 + code, to: &bits)
    let extra = code < 8 || code == 28 ? 0 : (code - 4) / 4
    bits.add(length - (length == 258 ? 258 : lengths[code]), extra)
    let far = distances.lastIndex { $0 <= distance } ?? 0
    bits.addReversed(far, 5)
    bits.add(distance - distances[far], far < 4 ? 0 : (far - 2) / 2)
  }

  /// The minimum length of each code but the last.
  private static let lengths: [Int] = (0..<28).map { code in
    code < 8 ? 3 + code : 3 + (4 + code % 4) << (code / 4 - 1)
  }

  /// The minimum distance of each code.
  private static let distances: [Int] = (0..<30).map { code in
    code < 4 ? 1 + code : 1 + (2 + code % 2) << (code / 2 - 1)
  }

  /// Bits into bytes, the lowest first.
  private struct Bits {
    var bytes: [UInt8] = []
    private var pending = 0
    private var count = 0

    mutating func add(_ value: Int, _ width: Int) {
      pending |= value << count
      count += width
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        count -= 8
      }
    }

    /// Codes are written with their highest bit first.
    mutating func addReversed(_ code: Int, _ width: Int) {
      for bit in stride(from: width - 1, through: 0, by: -1) { add(code >> bit & 1, 1) }
    }

    mutating func flush() {
      if count > 0 { add(0, 8 - count) }
    }
  }
}
