nonisolated extension UInt8 {
  /// A blank or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isHexadecimalDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20
  }

  /// Whether it is a letter, an underscore, the dollar sign of mangled names, or a byte beyond
  /// ASCII.
  var startsName: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isQuotationMark: Bool {
    self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "`")
  }

  /// Whether the name of an attribute may contain it: `userInteractionEnabled`, `bounds.size`.
  var continuesName: Bool { startsName || isDigit || self == UInt8(ascii: ".") }
}

nonisolated extension [UInt8] {
  func skippingBlanks(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index].isBlank {
      index += 1
    }
    return index
  }

  /// `range` without leading and trailing blanks.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = skippingBlanks(from: range.lowerBound, before: range.upperBound)
    var end = range.upperBound
    while end > start, self[end - 1].isBlank {
      end -= 1
    }
    return start..<end
  }

  /// The last index before `end`, and not before `start`, of a byte that is neither blank nor a
  /// bar.
  func lastBeforeIndentation(_ end: Int, from start: Int) -> Int? {
    var index = end - 1
    while index >= start {
      if self[index].isBlank || self[index] == UInt8(ascii: "|") {
        index -= 1
      } else if index - 2 >= start, starts(with: "│", at: index - 2, before: end) {
        index -= 3
      } else {
        return index
      }
    }
    return nil
  }

  func starts(with text: StaticString, at index: Int, before end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    for offset in 0..<count where self[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}
