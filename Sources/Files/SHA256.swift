/// The hash function of FIPS 180-4, of bytes that may come in parts.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var length = 0

  /// Hashes further bytes.
  package mutating func add(_ bytes: [UInt8]) {
    length += bytes.count
    for byte in bytes {
      block.append(byte)
      if block.count == 64 { mix() }
    }
  }

  /// The 32 bytes of the digest.
  package var digest: [UInt8] {
    var copy = self
    let bits = UInt64(length) * 8
    copy.add([0x80])
    while copy.block.count != 56 { copy.add([0]) }
    copy.add((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) })
    return copy.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
    }
  }

  /// Creates the hash of no bytes.
  package init() {}

  /// The 32 bytes of a message's digest.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.add(message)
    return hash.digest
  }

  private mutating func mix() {
    var words = (0..<16).map { index in
      block[index * 4..<index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (far, near) = (words[index - 15], words[index - 2])
      let first = Self.turn(far, 7) ^ Self.turn(far, 18) ^ far >> 3
      let second = Self.turn(near, 17) ^ Self.turn(near, 19) ^ near >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let turned = Self.turn(e, 6) ^ Self.turn(e, 11) ^ Self.turn(e, 25)
      let first = h &+ turned &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ words[index]
      let second = Self.turn(a, 2) ^ Self.turn(a, 13) ^ Self.turn(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] = state[index] &+ word
    }
    block.removeAll(keepingCapacity: true)
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 fractional bits of the cube roots of the first 64 primes, computed.
  private static let constants: [UInt32] = primes.map { prime in
    // The root of prime · 2⁹⁶, whose last 32 bits are the fractional ones.
    var (low, high): (UInt64, UInt64) = (0, 8 << 32)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if cubeIsAtMost(middle, prime) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static let primes: [UInt64] = {
    var found: [UInt64] = []
    var number: UInt64 = 2
    while found.count < 64 {
      if found.allSatisfy({ number % $0 != 0 }) { found.append(number) }
      number += 1
    }
    return found
  }()

  /// Whether `root`³ is at most `prime` · 2⁹⁶; `root` is below 2³⁵.
  private static func cubeIsAtMost(_ root: UInt64, _ prime: UInt64) -> Bool {
    // root² below 2⁷⁰ and root³ below 2¹⁰⁵ do not fit into 64 bits.
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high &* root &+ low.high
    return high < prime << 32 || high == prime << 32 && low.low == 0
  }
}
