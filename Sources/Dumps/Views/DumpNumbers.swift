import Foundation

/// Parses the numbers of a value: `(0 -0.5; 390 844)`, `{0, -88}`, `[1, 0, 0, 1, 8, 0]`.
nonisolated enum DumpNumbers {
  /// Exactly `count` numbers, finite or not; nil for anything else.
  static func read(_ bytes: [UInt8], _ range: Range<Int>, count: Int) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    var index = range.lowerBound
    while index < range.upperBound {
      if isSeparator(bytes[index]) {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, !isSeparator(bytes[index]) {
        index += 1
      }
      guard numbers.count < count, let number = Double(bytes.string(start..<index)) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  /// Like `read`, but also nil for numbers that are infinite or NaN.
  static func readFinite(_ bytes: [UInt8], _ range: Range<Int>, count: Int) -> [Double]? {
    guard let numbers = read(bytes, range, count: count) else { return nil }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}

nonisolated extension CGRect {
  /// Creates the rectangle of four numbers in printed order.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
