/// The text between a line's bars and its description, if the description does not come first: the
/// name of an instance variable, a log's time, code with the dump in a string, a debugger's words.
nonisolated enum LineLead: Equatable {
  case none
  /// The name of the view's variable, as Chisel and others print it: `_buyButton <UIButton`.
  case variable(String)
  case words(count: Int)

  struct Finding {
    let lead: LineLead
    /// The start of the description.
    let head: Int
    /// The number of bars right before the description, or before the name of its variable.
    let bars: Int
  }

  /// The first description of a view after something else; nil if `range` contains none.
  ///
  /// Only a view's own attributes distinguish it from objects that are mentioned. Nothing before it
  /// may close another description: then the line is the rest of one.
  static func find(_ bytes: [UInt8], _ range: Range<Int>) -> Finding? {
    let limit = min(range.upperBound, range.lowerBound + longest)
    var failures = 0
    var index = range.lowerBound
    while index < limit, failures < 16 {
      if closes(bytes, at: index), bytes[range.lowerBound] != UInt8(ascii: "<") { return nil }
      if bytes[index] == UInt8(ascii: "<") {
        let end = min(range.upperBound, index + 16_384)
        switch ObjectHead.find(bytes, at: index, before: end) {
        case .head(let head) where head.isOfView(bytes, before: range.upperBound):
          return finding(bytes, range.lowerBound..<index)
        case .head where isVariable(bytes, range.lowerBound..<index):
          return finding(bytes, range.lowerBound..<index)
        case .unfinished: failures += 1
        case .head, .controller, .nothing: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Whether the bracket at `index` closes a description: a digit, a text or another bracket comes
  /// before it, unlike before a prompt's `>`.
  static func closes(_ bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: ">"), index > 0 else { return false }
    let before = bytes[index - 1]
    return before.isHexadecimalDigit || before == UInt8(ascii: ">") || before == UInt8(ascii: ")")
      || before == UInt8(ascii: "'") || before == UInt8(ascii: "}")
  }

  private static func finding(_ bytes: [UInt8], _ range: Range<Int>) -> Finding {
    let words = bytes[range].split { $0.isBlank || $0 == UInt8(ascii: "|") }
    var end = range.upperBound
    var lead = LineLead.words(count: words.count)
    if let last = words.last, isName(last) {
      end = last.startIndex
      if words.count == 1 { lead = .variable(String(decoding: last, as: UTF8.self)) }
    }
    let start = bytes.lastBeforeIndentation(end, from: range.lowerBound).map { $0 + 1 }
    let bars = bytes[(start ?? range.lowerBound)..<end].count {
      $0 == UInt8(ascii: "|") || $0 == 0xE2
    }
    return Finding(lead: lead, head: range.upperBound, bars: bars)
  }

  /// Whether a range is one name and a blank.
  private static func isVariable(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let last = bytes[range].last, last.isBlank else { return false }
    let words = bytes[range].split { $0.isBlank }
    return words.count == 1 && words[0].first == UInt8(ascii: "_") && isName(words[0])
  }

  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first.startsName, first < 0x80 else { return false }
    return word.allSatisfy { $0 < 0x80 && ($0.startsName || $0.isDigit) }
  }

  /// The maximum offset of a view in a log's line.
  private static let longest = 1_000
}
