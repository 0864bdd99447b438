/// Splits lines with several views: a page joined its lines, a string literal escaped their ends, a
/// list was printed in one.
///
/// Also undoes the quoting of such a line: `\'` in a literal, `&lt;` in the source of a page.
nonisolated struct LineUnpacker {
  private let bytes: [UInt8]
  private let line: Range<Int>
  private var result: [UInt8] = []
  private var failures = 0

  private static let softEnd = DumpText.softEnd

  static func unpacked(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = bytes.contains(UInt8(ascii: "<")) ? bytes : withoutEntities(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let literal = withoutEscapedQuotes(bytes, start..<end)
      if let literal {
        result += LineUnpacker(literal, literal.indices).parted()
      } else {
        result += LineUnpacker(bytes, start..<end).parted()
      }
      if end < bytes.count { result.append(UInt8(ascii: "\n")) }
      start = end + 1
    }
    return result
  }

  private init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    self.line = line
  }

  // MARK: Several views in a line

  private consuming func parted() -> [UInt8] {
    guard bytes[line].contains(UInt8(ascii: "<")) else { return Array(bytes[line]) }
    var index = line.lowerBound
    var start = index
    var hasView = false
    // The rest of a wrapped description was closed: `…1e0>> | <UIView`.
    var hasClosed = false
    while index < line.upperBound {
      if let length = escapedEnd(at: index) {
        result += bytes[start..<index]
        result.append(Self.softEnd)
        index += length
        start = index
        hasView = false
        continue
      }
      if bytes[index] == UInt8(ascii: "<"), failures < 64 {
        if hasView || hasClosed, beginsNext(at: index, start) {
          let last = bytes.lastBeforeIndentation(index, from: start) ?? index - 1
          result += bytes[start...last]
          result.append(Self.softEnd)
          // Blanks alone separate the items of a list; they show no depth.
          start = bytes[last + 1..<index].contains { !$0.isBlank } ? last + 1 : index
        }
        if !hasView, head(at: index) != nil { hasView = true }
      }
      if index > start, !hasClosed { hasClosed = LineLead.closes(bytes, at: index) }
      index += 1
    }
    return result + bytes[start..<line.upperBound]
  }

  /// Whether a view begins at a bracket after another one: after bars, or right after the closing
  /// bracket, its quotation mark and a comma, with a frame of its own.
  private mutating func beginsNext(at index: Int, _ start: Int) -> Bool {
    guard let last = bytes.lastBeforeIndentation(index, from: start) else { return false }
    let hasBars = bytes[last + 1..<index].contains { !$0.isBlank }
    guard hasBars || isAfterClosing(last, from: start), let head = head(at: index) else {
      return false
    }
    return hasBars || head.isOfView(bytes, before: line.upperBound)
  }

  private func isAfterClosing(_ last: Int, from start: Int) -> Bool {
    var place = last
    while place > start,
      bytes[place].isQuotationMark || bytes[place] == UInt8(ascii: ",")
        || bytes[place] == UInt8(ascii: "@") || bytes[place].isBlank
    {
      place -= 1
    }
    return bytes[place] == UInt8(ascii: ">")
  }

  private mutating func head(at index: Int) -> ObjectHead? {
    let end = min(line.upperBound, index + 16_384)
    let finding = ObjectHead.find(bytes, at: index, before: end)
    if case .head(let head) = finding { return head }
    if case .unfinished = finding { failures += 1 }
    return nil
  }

  /// The length of an end of line in a literal: `\n`, with a view, bars or nothing after it.
  private func escapedEnd(at index: Int) -> Int? {
    var next = index
    while bytes.starts(with: "\\r", at: next, before: line.upperBound) { next += 2 }
    guard bytes.starts(with: "\\n", at: next, before: line.upperBound) else { return nil }
    next += 2
    let content = Self.skippingIndentation(bytes, from: next, before: line.upperBound)
    let rest = content..<line.upperBound
    let isLast = rest.isEmpty || bytes[content].isQuotationMark && rest.count <= 4
    if isLast || bytes.starts(with: "\\n", at: content, before: line.upperBound) {
      return next - index
    }
    let near = bytes[content..<min(rest.upperBound, content + 80)]
    let hasBars = bytes[next..<content].contains { !$0.isBlank }
    guard let bracket = near.firstIndex(of: UInt8(ascii: "<")), hasBars || bracket == content
    else { return nil }
    let finding = ObjectHead.find(
      bytes, at: bracket, before: min(line.upperBound, bracket + 16_384))
    if case .nothing = finding { return nil }
    return next - index
  }

  private static func skippingIndentation(_ bytes: [UInt8], from start: Int, before end: Int) -> Int
  {
    var index = start
    while index < end {
      if bytes[index].isBlank || bytes[index] == UInt8(ascii: "|") {
        index += 1
      } else if bytes.starts(with: "│", at: index, before: end) {
        index += 3
      } else {
        break
      }
    }
    return index
  }

  // MARK: Quoting

  /// A line in quotation marks with such marks unescaped; nil for any other line.
  private static func withoutEscapedQuotes(_ bytes: [UInt8], _ line: Range<Int>) -> [UInt8]? {
    guard let bracket = bytes[line].firstIndex(of: UInt8(ascii: "<")),
      let mark = bytes.lastBeforeIndentation(bracket, from: line.lowerBound),
      bytes[mark].isQuotationMark
    else { return nil }
    var result: [UInt8] = []
    var hasEscapes = false
    for index in line {
      let next = index + 1
      let isEscape =
        bytes[index] == UInt8(ascii: "\\") && next < line.upperBound && bytes[next] == bytes[mark]
      if isEscape { hasEscapes = true } else { result.append(bytes[index]) }
    }
    return hasEscapes ? result : nil
  }

  /// A text from the source of a web page, where brackets are escaped.
  private static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    let entities: [(StaticString, UInt8)] = [
      ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
      ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")), ("&nbsp;", UInt8(ascii: " ")),
    ]
    guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let entity =
        bytes[index] == UInt8(ascii: "&")
        ? entities.first { bytes.starts(with: $0.0, at: index, before: bytes.count) } : nil
      result.append(entity?.1 ?? bytes[index])
      index += entity?.0.utf8CodeUnitCount ?? 1
    }
    return result
  }
}
