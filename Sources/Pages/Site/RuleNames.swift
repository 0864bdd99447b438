/// The names of rules and mistakes in a text, such as `HT-4` and `M-8`.
enum RuleNames {
  /// The text as HTML, with a link where a name has an address.
  static func linked(_ text: some StringProtocol, _ address: (String) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    var start = 0
    var index = 0
    func add(_ end: Int) {
      if start < end { result += HTML.escaped(String(decoding: bytes[start..<end], as: UTF8.self)) }
    }
    while let hyphen = bytes[index...].firstIndex(of: UInt8(ascii: "-")) {
      index = hyphen + 1
      guard let range = name(around: hyphen, in: bytes), range.lowerBound >= start else { continue }
      let name = String(decoding: bytes[range], as: UTF8.self)
      guard let address = address(name) else { continue }
      add(range.lowerBound)
      result += HTML.link(address, name, class: "rule")
      start = range.upperBound
      index = range.upperBound
    }
    add(bytes.count)
    return result
  }

  /// The range of one or two capitals, the hyphen and a number, with no letter, digit or hyphen
  /// next to them.
  private static func name(around hyphen: Int, in bytes: [UInt8]) -> Range<Int>? {
    var first = hyphen
    while first > 0, isCapital(bytes[first - 1]), hyphen - first < 3 { first -= 1 }
    var end = hyphen + 1
    while end < bytes.count, isDigit(bytes[end]), end - hyphen < 5 { end += 1 }
    guard (1...2).contains(hyphen - first), (1...3).contains(end - hyphen - 1) else { return nil }
    if first > 0, isOfName(bytes[first - 1]) { return nil }
    if end < bytes.count, isOfName(bytes[end]) { return nil }
    return first..<end
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a byte next to a name makes it part of another word.
  private static func isOfName(_ byte: UInt8) -> Bool {
    isCapital(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
