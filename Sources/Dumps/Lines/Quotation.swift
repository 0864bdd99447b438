/// The end of a quoted value, which is not escaped: `text = 'it's; got > quotes'; opaque = NO`.
nonisolated enum Quotation {
  enum Ending {
    case ends
    /// The text ends right here: the next line decides.
    case undecided
    case goesOn
  }

  /// The effect of the quotation mark at `mark` inside a text that a mark of its kind opened.
  ///
  /// It ends the text if the next attribute, the closing bracket or nothing follows.
  static func ending(_ bytes: [UInt8], at mark: Int, before end: Int) -> Ending {
    let next = bytes.skippingBlanks(from: mark + 1, before: end)
    guard next < end else { return .undecided }
    switch bytes[next] {
    case UInt8(ascii: ">"):
      return endsDescription(bytes, at: next, before: end) ? .ends : .goesOn
    case UInt8(ascii: ";"):
      let attribute = bytes.skippingBlanks(from: next + 1, before: end)
      guard attribute < end else { return .ends }
      if bytes[attribute] == UInt8(ascii: ">") { return .ends }
      if bytes.starts(with: "…", at: attribute, before: end) { return .ends }
      return startsAttribute(bytes, at: attribute, before: end) ? .ends : .goesOn
    default: return .goesOn
    }
  }

  /// Whether the closing bracket is followed by more of its kind, the line's end or a blank and
  /// words.
  private static func endsDescription(_ bytes: [UInt8], at bracket: Int, before end: Int) -> Bool {
    let next = bracket + 1
    guard next < end else { return true }
    return bytes[next].isBlank
      || [
        UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: "`"), UInt8(ascii: "\""),
        UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "'"), UInt8(ascii: "\\"),
      ].contains(bytes[next])
  }

  /// Whether `name =` or `name:` is at `start`; a name cut off by the end counts as one.
  static func startsAttribute(_ bytes: [UInt8], at start: Int, before end: Int) -> Bool {
    guard start < end, bytes[start].startsName else { return false }
    let limit = min(end, start + 64)
    var index = start
    while index < limit, bytes[index].continuesName {
      index += 1
    }
    index = bytes.skippingBlanks(from: index, before: limit)
    guard index < limit else { return limit == end }
    return bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: ":")
  }

  /// Whether a mark at `index` opens a text: it comes directly after an equals sign.
  static func opens(_ bytes: [UInt8], at index: Int, after start: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "'") || bytes[index] == UInt8(ascii: "\"") else {
      return false
    }
    var before = index - 1
    if before >= start, bytes[before].isBlank { before -= 1 }
    return before >= start && bytes[before] == UInt8(ascii: "=")
  }
}
