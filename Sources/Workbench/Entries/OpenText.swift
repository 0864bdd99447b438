/// The open brackets, strings and comments of a text of Swift, found line by line without parsing.
/// If brackets do not match it reports that nothing is open, and leaves the decision to a parser.
nonisolated struct OpenText {
  private enum Opened: Equatable {
    /// A bracket: the byte that closes it, and its line.
    case bracket(closing: UInt8, line: Int)
    case comment
    case string(hashes: Int, isMultiline: Bool)
  }

  private var opened: [Opened] = []
  private var isConfused = false
  private var lineCount = 0

  init() {}

  /// Reads a whole text.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(line) }
  }

  /// Whether something is open for certain.
  var isOpen: Bool { !opened.isEmpty && !isConfused }

  /// The line of the innermost open bracket, from 0; nil if there is none, or if a string or a
  /// comment continues.
  var lineOfBracket: Int? {
    guard !isConfused, case .bracket(_, let line)? = opened.last else { return nil }
    return line
  }

  /// Whether a string or a comment continues in the next line.
  var isInText: Bool {
    switch opened.last {
    case .comment, .string: true
    case .bracket, nil: false
    }
  }

  /// Reads the next line.
  mutating func add(_ line: some StringProtocol) {
    defer { lineCount += 1 }
    guard !isConfused else { return }
    let bytes = Array(line.utf8)
    var index = 0
    reading: while index < bytes.count {
      switch opened.last {
      case .comment: readComment(bytes, &index)
      case .string(let hashes, let isMultiline): readString(bytes, &index, hashes, isMultiline)
      case .bracket, nil:
        if isLineComment(bytes, index) { break reading }
        readCode(bytes, &index)
      }
    }
    // A string of one line ends with it, closed or not.
    while case .string(_, isMultiline: false)? = opened.last {
      opened.removeLast()
      isConfused = true
    }
  }

  private func isLineComment(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index] == Byte.slash && index + 1 < bytes.count && bytes[index + 1] == Byte.slash
  }

  private mutating func readComment(_ bytes: [UInt8], _ index: inout Int) {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch (bytes[index], next) {
    case (Byte.star, Byte.slash):
      opened.removeLast()
      index += 2
    case (Byte.slash, Byte.star):
      opened.append(.comment)
      index += 2
    default: index += 1
    }
  }

  private mutating func readString(
    _ bytes: [UInt8], _ index: inout Int, _ hashes: Int, _ isMultiline: Bool
  ) {
    switch bytes[index] {
    case Byte.backslash where count(of: Byte.hash, bytes, index + 1) >= hashes:
      index += 1 + hashes
      if index < bytes.count, bytes[index] == Byte.open {
        open(Byte.close)
      }
      index += 1
    case Byte.quote:
      let quotes = isMultiline ? 3 : 1
      guard count(of: Byte.quote, bytes, index) >= quotes,
        count(of: Byte.hash, bytes, index + quotes) >= hashes
      else {
        index += 1
        return
      }
      opened.removeLast()
      index += quotes + hashes
    default: index += 1
    }
  }

  private mutating func readCode(_ bytes: [UInt8], _ index: inout Int) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case Byte.open: open(Byte.close)
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case Byte.close, UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard case .bracket(byte, _)? = opened.last else { return isConfused = true }
      opened.removeLast()
    case Byte.slash where index < bytes.count && bytes[index] == Byte.star:
      opened.append(.comment)
      index += 1
    case Byte.quote, Byte.hash:
      let hashes = count(of: Byte.hash, bytes, index - 1)
      let quotes = count(of: Byte.quote, bytes, index - 1 + hashes)
      guard quotes > 0 else { return }
      let isMultiline = quotes >= 3
      opened.append(.string(hashes: hashes, isMultiline: isMultiline))
      index += hashes + (isMultiline ? 3 : 1) - 1
    default: break
    }
  }

  private mutating func open(_ closing: UInt8) {
    opened.append(.bracket(closing: closing, line: lineCount))
  }

  /// The number of consecutive occurrences of a byte.
  private func count(of byte: UInt8, _ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return max(0, end - start)
  }

  private enum Byte {
    static let hash = UInt8(ascii: "#")
    static let quote = UInt8(ascii: "\"")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let backslash = UInt8(ascii: "\\")
  }
}
