/// Splits the text after a head into attributes: `; frame = (0 0; 1 1); text = 'a; b'; layer =
/// <…>>`.
///
/// Semicolons and brackets also occur inside values, and texts are quoted without escapes; each
/// failed search for a partner is the last of its kind on the line, so the work stays linear.
nonisolated struct AttributeSplitter {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  /// The last semicolon with an attribute after it: no bracket before it closes the description.
  private let lastAttribute: Int
  private var quotesFail = false
  private var bracketsFail = false
  /// Whether the closing bracket was found; the words after it are attributes too.
  private(set) var isClosed = false
  /// A note after the description: `// the buy button`.
  private(set) var comment: Range<Int>?

  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  init(_ bytes: [UInt8], from start: Int, before end: Int) {
    self.bytes = bytes
    self.end = end
    index = start
    lastAttribute = Self.lastAttribute(bytes, from: start, before: end)
  }

  mutating func next() -> Attribute? {
    guard !isClosed else { return nextTrailingWord() }
    while index < end, bytes[index].isBlank || bytes[index] == UInt8(ascii: ";") {
      index += 1
    }
    guard index < end else { return nil }
    if closes(at: index) {
      isClosed = true
      index += 1
      return nextTrailingWord()
    }
    return attribute()
  }

  private mutating func attribute() -> Attribute {
    let start = index
    var nameEnd = start
    while nameEnd < end, bytes[nameEnd].continuesName {
      nameEnd += 1
    }
    let sign = bytes.skippingBlanks(from: nameEnd, before: end)
    guard nameEnd > start, sign < end,
      bytes[sign] == UInt8(ascii: "=") || bytes[sign] == UInt8(ascii: ":")
    else {
      // A separate word; at least one byte is consumed, so that the loop ends.
      index = max(endOfPlainValue(from: start), start + 1)
      return Attribute(name: bytes.trimmed(start..<index), value: index..<index)
    }
    let valueStart = bytes.skippingBlanks(from: sign + 1, before: end)
    index = endOfValue(from: valueStart)
    return Attribute(name: start..<nameEnd, value: bytes.trimmed(valueStart..<index))
  }

  private mutating func endOfValue(from start: Int) -> Int {
    guard start < end else { return end }
    switch bytes[start] {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return endOfQuotation(from: start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return endOfGroup(from: start)
    default: return endOfPlainValue(from: start)
    }
  }

  private mutating func endOfQuotation(from start: Int) -> Int {
    if !quotesFail {
      var mark = start + 1
      while mark < end {
        let isMark = bytes[mark] == bytes[start]
        if isMark, Quotation.ending(bytes, at: mark, before: end) != .goesOn {
          return endOfPlainValue(from: mark + 1)
        }
        mark += 1
      }
      quotesFail = true
    }
    return Self.endBeforeKnownAttribute(bytes, from: start, before: end)
  }

  /// The end of an unclosed text: the next attribute that views are known to have.
  static func endBeforeKnownAttribute(
    _ bytes: [UInt8], from start: Int, before end: Int
  ) -> Int {
    let known: [StaticString] = [
      "hidden =", "alpha =", "opaque =", "autoresize =", "clipsToBounds =", "tag =",
      "userInteractionEnabled =", "gestureRecognizers =", "backgroundColor =", "layer =",
    ]
    var place = start
    while place < end {
      if bytes[place] == UInt8(ascii: ";") {
        let name = bytes.skippingBlanks(from: place + 1, before: end)
        if known.contains(where: { bytes.starts(with: $0, at: name, before: end) }) {
          return place
        }
      }
      place += 1
    }
    return end
  }

  /// The end of a value in parentheses or braces, which may contain semicolons; the beginning of an
  /// attribute shows that it is broken.
  private mutating func endOfGroup(from start: Int) -> Int {
    guard !bracketsFail else { return endOfPlainValue(from: start) }
    let opening = bytes[start]
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : opening + 2
    var depth = 0
    var place = start
    while place < end {
      switch bytes[place] {
      case opening: depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return endOfPlainValue(from: place + 1) }
      case UInt8(ascii: ";") where opening == UInt8(ascii: "("):
        let name = bytes.skippingBlanks(from: place + 1, before: end)
        if Quotation.startsAttribute(bytes, at: name, before: end) { return place }
      default: break
      }
      place += 1
    }
    // Cut off within its numbers, whose semicolons end nothing.
    guard opening != UInt8(ascii: "(") else { return end }
    bracketsFail = true
    return endOfPlainValue(from: start)
  }

  /// The end of a plain value: a semicolon or the description's end outside objects that the value
  /// mentions.
  private func endOfPlainValue(from start: Int) -> Int {
    var depth = 0
    var place = start
    var mark: UInt8?
    while place < end {
      let byte = bytes[place]
      if let open = mark {
        let ends = Quotation.ending(bytes, at: place, before: end) != .goesOn
        if byte == open, ends { mark = nil }
      } else if byte == UInt8(ascii: "<") {
        let next = place + 1
        if next < end, bytes[next].startsName || bytes[next] == UInt8(ascii: "(") { depth += 1 }
      } else if byte == UInt8(ascii: ">") {
        let isArrow = place > start && bytes[place - 1] == UInt8(ascii: "-")
        if depth > 0 {
          if !isArrow { depth -= 1 }
        } else if closes(at: place) {
          return place
        }
      } else if byte == UInt8(ascii: ";") {
        if depth == 0 { return place }
      } else if depth > 0, Quotation.opens(bytes, at: place, after: start) {
        mark = byte
      }
      place += 1
    }
    return end
  }

  private func closes(at place: Int) -> Bool {
    bytes[place] == UInt8(ascii: ">") && place > lastAttribute
  }

  static func lastAttribute(_ bytes: [UInt8], from start: Int, before end: Int) -> Int {
    guard let last = bytes[start..<end].lastIndex(of: UInt8(ascii: ";")) else { return -1 }
    let name = bytes.skippingBlanks(from: last + 1, before: end)
    return Quotation.startsAttribute(bytes, at: name, before: end) ? last : -1
  }

  /// The words that a class adds after its description: `axis=vert distribution=fill`. A comment
  /// ends it.
  private mutating func nextTrailingWord() -> Attribute? {
    while index < end, bytes[index].isBlank || Self.closers.contains(bytes[index]) {
      index += 1
    }
    guard index < end else { return nil }
    if startsComment {
      comment = bytes.trimmed(index..<end)
      index = end
      return nil
    }
    let start = index
    var sign: Int?
    while index < end, !bytes[index].isBlank {
      if sign == nil, bytes[index] == UInt8(ascii: "=") { sign = index }
      index += 1
    }
    var wordEnd = index
    while wordEnd > start + 1, Self.closers.contains(bytes[wordEnd - 1]) {
      wordEnd -= 1
    }
    guard let sign, sign > start, sign < wordEnd else {
      return Attribute(name: start..<wordEnd, value: wordEnd..<wordEnd)
    }
    return Attribute(name: start..<sign, value: sign + 1..<wordEnd)
  }

  private var startsComment: Bool {
    let marks: [StaticString] = ["//", "/*", "# ", "<-", "←", "-- ", "— ", "<!--"]
    return marks.contains { bytes.starts(with: $0, at: index, before: end) }
  }

  private static let closers = Array(">`\";',+\\)]}".utf8)
}
