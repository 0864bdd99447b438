/// How much of a description is still to come, carried from line to line.
nonisolated struct Openness {
  private var depth = 0
  private var quote: UInt8?
  /// A quotation mark ended the last line; it ends the text unless words follow.
  private var mayEndQuote = false
  private var awaitsValue = false
  private var isCutOff = false

  /// Whether a further line can belong to the description.
  var isOpen: Bool { !isCutOff && (depth > 0 || quote != nil) }

  /// Whether the last line ended between a name and its value.
  var isBeforeValue: Bool { isOpen && awaitsValue && quote == nil }

  mutating func read(_ bytes: [UInt8], _ piece: Range<Int>) {
    var index = piece.lowerBound
    if mayEndQuote { settleQuote(bytes, piece) }
    while index < piece.upperBound {
      readByte(bytes, at: index, piece)
      index += 1
    }
    noteEnd(bytes, piece)
  }

  private mutating func readByte(_ bytes: [UInt8], at index: Int, _ piece: Range<Int>) {
    if let mark = quote {
      guard bytes[index] == mark else { return }
      switch Quotation.ending(bytes, at: index, before: piece.upperBound) {
      case .ends: quote = nil
      case .undecided: mayEndQuote = true
      case .goesOn: break
      }
      return
    }
    switch bytes[index] {
    case UInt8(ascii: "<"):
      let next = index + 1
      if next == piece.upperBound || bytes[next].startsName { depth += 1 }
    case UInt8(ascii: ">"):
      let isArrow = index > piece.lowerBound && bytes[index - 1] == UInt8(ascii: "-")
      if depth > 0, !isArrow { depth -= 1 }
    default:
      if Quotation.opens(bytes, at: index, after: piece.lowerBound) { quote = bytes[index] }
    }
  }

  private mutating func settleQuote(_ bytes: [UInt8], _ piece: Range<Int>) {
    mayEndQuote = false
    let next = bytes.skippingBlanks(from: piece.lowerBound, before: piece.upperBound)
    guard next < piece.upperBound else { return }
    if bytes[next] == UInt8(ascii: ";") || bytes[next] == UInt8(ascii: ">") { quote = nil }
  }

  private mutating func noteEnd(_ bytes: [UInt8], _ piece: Range<Int>) {
    let content = bytes.trimmed(piece)
    guard let last = content.last.map({ bytes[$0] }) else { return }
    awaitsValue = last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
    isCutOff = quote == nil && bytes.endsWithEllipsis(content)
  }
}

nonisolated extension [UInt8] {
  fileprivate func endsWithEllipsis(_ range: Range<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    let start = range.upperBound - 3
    return starts(with: "...", at: start, before: range.upperBound)
      || starts(with: "…", at: start, before: range.upperBound)
  }
}
