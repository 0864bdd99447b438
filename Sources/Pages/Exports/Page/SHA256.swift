/// SHA-256 (FIPS 180-4), for the policy that allows only a page's own script and style.
package enum SHA256 {
  /// The 32 bytes of a message's digest.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var state = initial
    let bits = UInt64(message.count) * 8
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    for block in stride(from: 0, to: padded.count, by: 64) {
      add(padded[block..<block + 64], to: &state)
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      words[index] =
        words[index - 16] &+ (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3)
        &+ words[index - 7] &+ (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10)
    }
    var now = state
    for index in 0..<64 {
      let choice = now[4] & now[5] ^ ~now[4] & now[6]
      let majority = now[0] & now[1] ^ now[0] & now[2] ^ now[1] & now[2]
      let first =
        now[7] &+ (rotated(now[4], 6) ^ rotated(now[4], 11) ^ rotated(now[4], 25)) &+ choice
        &+ constants[index] &+ words[index]
      let second =
        (rotated(now[0], 2) ^ rotated(now[0], 13) ^ rotated(now[0], 22)) &+ majority
      now = [first &+ second, now[0], now[1], now[2], now[3] &+ first, now[4], now[5], now[6]]
    }
    for index in 0..<8 { state[index] &+= now[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes = (2..<312).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }
  /// The first 32 fractional bits of the square roots of the first eight primes.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  /// The first 32 fractional bits of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { cubeRootFraction(UInt64($0)) }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  /// The first 32 fractional bits of a cube root, in integers: a double has too few digits to be
  /// certain.
  private static func cubeRootFraction(_ number: UInt64) -> UInt32 {
    // The greatest root with root³ ≤ number · 2⁹⁶.
    var (low, high) = (UInt64(0), UInt64(8) << 32)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isAtMost(middle, number) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Whether root³ ≤ number · 2⁹⁶.
  private static func isAtMost(_ root: UInt64, _ number: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high.multipliedFullWidth(by: root)
    let (middle, carries) = low.high.addingReportingOverflow(high.low)
    let top = high.high + (carries ? 1 : 0)
    // The lower 96 bits of number · 2⁹⁶ are zero.
    let bound = (top: number >> 32, middle: number << 32)
    if top != bound.top { return top < bound.top }
    return middle == bound.middle ? low.low == 0 : middle < bound.middle
  }

  /// The digest in base 64, in the form of policies.
  package static func policy(_ text: String) -> String {
    "'sha256-\(base64(digest(Array(text.utf8))))'"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let number = group[0] << 16 | group[1] << 8 | group[2]
      for place in 0..<4 {
        text.append(
          start + place <= bytes.count ? letters[number >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
