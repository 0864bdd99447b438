/// Decompresses data that was compressed by deflate (RFC 1951), as zip archives contain it.
///
/// The data come from strangers. No more bytes are made than were announced, every index is
/// checked, and each step reads at least one bit, so that it ends.
package struct Inflate {
  private let input: ArraySlice<UInt8>
  private let size: Int
  private var next: Int
  private var bits: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []

  /// The data end early, or do not follow the format.
  private struct Damaged: Error {}

  /// The bytes of `input`, of which there are exactly `size`; nil if the data are damaged.
  package static func bytes(_ input: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var inflate = Inflate(input, size: size)
    do { try inflate.run() } catch { return nil }
    return inflate.output.count == size ? inflate.output : nil
  }

  private init(_ input: ArraySlice<UInt8>, size: Int) {
    self.input = input
    self.size = size
    next = input.startIndex
    // A size that is only claimed reserves little.
    output.reserveCapacity(min(size, max(1 << 16, input.count * 4)))
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try decode(lengths, distances)
      default: throw Damaged()
      }
    }
  }

  // MARK: Bits

  /// The next bits as a number, the first of them lowest; at most 16.
  private mutating func take(_ wanted: Int) throws -> Int {
    while count < wanted {
      guard next < input.endIndex else { throw Damaged() }
      bits |= UInt32(input[next]) << UInt32(count)
      next += 1
      count += 8
    }
    let value = bits & ((1 << UInt32(wanted)) - 1)
    bits >>= UInt32(wanted)
    count -= wanted
    return Int(value)
  }

  /// The next symbol of a code, bit by bit: archives of submissions are small.
  private mutating func symbol(_ code: Code) throws -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...Code.longest {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Damaged()
  }

  private mutating func add(_ byte: UInt8) throws {
    guard output.count < size else { throw Damaged() }
    output.append(byte)
  }

  // MARK: Blocks

  private mutating func copyStored() throws {
    // The rest of the byte is not used.
    bits = 0
    count = 0
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF, next + length <= input.endIndex,
      output.count + length <= size
    else { throw Damaged() }
    output += input[next..<(next + length)]
    next += length
  }

  private mutating func decode(_ lengths: Code, _ distances: Code) throws {
    while true {
      let symbol = try symbol(lengths)
      if symbol < 256 {
        try add(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      let index = symbol - 257
      guard index < Self.lengthBases.count else { throw Damaged() }
      let length = Self.lengthBases[index] + (try take(Self.lengthBits[index]))
      let place = try self.symbol(distances)
      guard place < Self.distanceBases.count else { throw Damaged() }
      let distance = Self.distanceBases[place] + (try take(Self.distanceBits[place]))
      guard distance <= output.count, output.count + length <= size else { throw Damaged() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// The codes that a block begins with: their lengths, which are themselves written in a code.
  private mutating func codes() throws -> (Code, Code) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let count = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<count { lengths[Self.order[index]] = try take(3) }
    let code = try Code(lengths)
    var all: [Int] = []
    while all.count < lengthCount + distanceCount {
      let symbol = try symbol(code)
      switch symbol {
      case 16:
        guard let last = all.last else { throw Damaged() }
        all += [Int](repeating: last, count: 3 + (try take(2)))
      case 17: all += [Int](repeating: 0, count: 3 + (try take(3)))
      case 18: all += [Int](repeating: 0, count: 11 + (try take(7)))
      default: all.append(symbol)
      }
    }
    // Without a code for the end of the block it would have none.
    guard all.count == lengthCount + distanceCount, all[256] > 0 else { throw Damaged() }
    return (try Code(Array(all[..<lengthCount])), try Code(Array(all[lengthCount...])))
  }

  // MARK: Codes

  /// A canonical Huffman code: the number of codes of each length, and the symbols in their order.
  private struct Code {
    static let longest = 15

    var counts = [Int](repeating: 0, count: Code.longest + 1)
    var symbols: [Int]

    init(_ lengths: [Int]) throws {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      // More codes than there are bits for would make the search ambiguous.
      var left = 1
      for length in 1...Code.longest {
        left = (left << 1) - counts[length]
        if left < 0 { throw Damaged() }
      }
      var places = [Int](repeating: 0, count: Code.longest + 2)
      for length in 1...Code.longest { places[length + 1] = places[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[places[length]] = symbol
        places[length] += 1
      }
    }

    /// Creates a code of lengths that are known to be right.
    init(fixed lengths: [Int]) {
      self = (try? Code(lengths)) ?? Code()
    }

    private init() { symbols = [] }
  }

  private static let fixedLengths = Code(
    fixed: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code(fixed: [Int](repeating: 5, count: 30))

  /// The order in which the lengths of the first code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBits = (0..<30).map { max(0, $0 / 2 - 1) }
  private static let distanceBases = distanceBits.reduce(into: [1]) { bases, bits in
    bases.append(bases[bases.count - 1] + 1 << bits)
  }.dropLast().map { $0 }
}
