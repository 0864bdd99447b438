/// A position in a text of bytes that moves forward, past white space, comments and strings.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var at = 0
  /// The line of the place, from 1.
  var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { at >= bytes.count }

  /// The byte at a distance ahead; 0 beyond the end.
  func peek(_ ahead: Int = 0) -> UInt8 {
    let place = at + ahead
    return place < bytes.count ? bytes[place] : 0
  }

  mutating func step() {
    if peek() == UInt8(ascii: "\n") { line += 1 }
    at += 1
  }

  /// Whether a byte can be part of a name; bytes of non-ASCII letters can.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Skips white space and comments.
  mutating func skipBlanks() {
    while !isAtEnd {
      switch peek() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): step()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default: return
      }
    }
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    while !isAtEnd, peek() != UInt8(ascii: "\n") { at += 1 }
  }

  /// Skips a comment with others inside it, as Swift nests them.
  private mutating func skipComment() {
    var depth = 0
    while !isAtEnd {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        step()
      }
    }
  }

  /// Reads a name; empty if there is none.
  mutating func word() -> Range<Int> {
    let start = at
    while !isAtEnd, Self.isName(bytes[at]) { at += 1 }
    return start..<at
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Skips a string of Swift whose first quote, or the number signs before it, come next. One that
  /// is not closed ends with its line.
  mutating func skipString() {
    var signs = 0
    while peek() == UInt8(ascii: "#") {
      signs += 1
      at += 1
    }
    let quote = UInt8(ascii: "\"")
    guard peek() == quote else { return }
    let isLong = peek(1) == quote && peek(2) == quote
    at += isLong ? 3 : 1
    while !isAtEnd {
      if peek() == quote, endsString(isLong, signs) {
        at += (isLong ? 3 : 1) + signs
        return
      }
      if peek() == UInt8(ascii: "\\"), hasSigns(signs, from: 1) {
        at += 1 + signs
        if peek() == UInt8(ascii: "(") { skipParentheses() } else if !isAtEnd { step() }
      } else {
        if !isLong, peek() == UInt8(ascii: "\n") { return }
        step()
      }
    }
  }

  private func endsString(_ isLong: Bool, _ signs: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    if isLong, peek(1) != quote || peek(2) != quote { return false }
    return hasSigns(signs, from: isLong ? 3 : 1)
  }

  private func hasSigns(_ signs: Int, from start: Int) -> Bool {
    (0..<signs).allSatisfy { peek(start + $0) == UInt8(ascii: "#") }
  }

  /// Skips parentheses with their contents.
  mutating func skipParentheses() {
    var depth = 0
    while !isAtEnd {
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth <= 0 {
          at += 1
          return
        }
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"):
        skipBlanks()
        continue
      default: break
      }
      step()
    }
  }
}
