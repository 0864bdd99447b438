/// Distinguishes code from strings and comments, byte by byte, without the parser.
///
/// Needed if the text may not be Swift yet: full-width characters and Objective-C. Curly quotes
/// count as quotes.
struct SourceScanner {
  /// The context of a byte. Quotes belong to the code, the text between them does not.
  enum Place: UInt8 {
    case code, string, comment
  }

  /// The context of each byte of the text.
  private(set) var places: [Place]

  private let bytes: [UInt8]
  private var index = 0
  private var open: [Opened] = []

  private enum Opened {
    case string(StringStart)
    /// The code of an interpolation, with the number of parentheses that are open in it.
    case interpolation(depth: Int)
  }

  private struct StringStart {
    var pounds: Int
    var isMultiline: Bool
    var isCurly: Bool
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    places = Array(repeating: .code, count: bytes.count)
    while index < bytes.count {
      if case .string(let start) = open.last { scanString(start) } else { scanCode() }
    }
  }

  // MARK: - Code

  private mutating func scanCode() {
    if starts("//") {
      scanComment(isBlock: false)
    } else if starts("/*") {
      scanComment(isBlock: true)
    } else if let start = stringStart() {
      open.append(.string(start))
    } else {
      countParentheses()
      index += 1
    }
  }

  private mutating func countParentheses() {
    guard case .interpolation(var depth) = open.last else { return }
    if starts("(") || starts("（") { depth += 1 }
    if starts(")") || starts("）") { depth -= 1 }
    open[open.count - 1] = .interpolation(depth: depth)
    if depth == 0 {
      // The rest of a full-width parenthesis belongs to the code as well.
      index += starts("）") ? 2 : 0
      open.removeLast()
    }
  }

  private mutating func scanComment(isBlock: Bool) {
    var depth = 0
    while index < bytes.count {
      if isBlock, starts("/*") {
        depth += 1
        pass(2, .comment)
      } else if isBlock, starts("*/") {
        depth -= 1
        pass(2, .comment)
        if depth == 0 { return }
      } else if !isBlock, bytes[index] == 0x0A {
        return
      } else {
        pass(1, .comment)
      }
    }
  }

  // MARK: - Strings

  private mutating func stringStart() -> StringStart? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let pounds = end - index
    if starts("\"\"\"", at: end) {
      index = end + 3
      return StringStart(pounds: pounds, isMultiline: true, isCurly: false)
    }
    if starts("\"", at: end) {
      index = end + 1
      return StringStart(pounds: pounds, isMultiline: false, isCurly: false)
    }
    if pounds == 0, starts("“") || starts("”") {
      index += 3
      return StringStart(pounds: 0, isMultiline: false, isCurly: true)
    }
    return nil
  }

  private mutating func scanString(_ start: StringStart) {
    if !start.isMultiline, bytes[index] == 0x0A {
      open.removeLast()
    } else if let length = closing(start) {
      index += length
      open.removeLast()
    } else if starts("\\"), pounds(at: index + 1) >= start.pounds {
      let next = index + 1 + start.pounds
      if starts("(", at: next) || starts("（", at: next) {
        pass(1 + start.pounds, .string)
        index += starts("(") ? 1 : 3
        open.append(.interpolation(depth: 1))
      } else {
        pass(2 + start.pounds, .string)
      }
    } else {
      pass(1, .string)
    }
  }

  private func closing(_ start: StringStart) -> Int? {
    if start.isCurly {
      return starts("“") || starts("”") ? 3 : starts("\"") ? 1 : nil
    }
    let quote = start.isMultiline ? "\"\"\"" : "\""
    let length = quote.utf8.count
    guard starts(quote), pounds(at: index + length) >= start.pounds else { return nil }
    return length + start.pounds
  }

  private func pounds(at place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - place
  }

  // MARK: - Bytes

  private mutating func pass(_ count: Int, _ place: Place) {
    for _ in 0..<count where index < bytes.count {
      // The end of a line ends everything that is open on it, also after a backslash.
      if bytes[index] != 0x0A { places[index] = place }
      index += 1
    }
  }

  private func starts(_ word: StaticString, at place: Int? = nil) -> Bool {
    starts(word.description, at: place)
  }

  private func starts(_ word: String, at place: Int? = nil) -> Bool {
    var position = place ?? index
    for byte in word.utf8 {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }
}
