import Records

/// Converts a text to tokens, without comments and line continuations.
struct Lexer {
  private let bytes: [UInt8]
  private let base: Int
  private var position = 0
  private var beginsLine = true
  private var hasSpace = false

  private init(_ text: String, offset: Int) {
    bytes = Array(text.utf8)
    base = offset
  }

  /// All tokens of a text, the last one its end. `offset` is that of the text's first byte.
  static func tokens(of text: String, offset: Int) -> [Token] {
    var lexer = Lexer(text, offset: offset)
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func next() -> Token {
    if let problem = skipSpace() { return token(.end, from: problem, .unterminatedComment) }
    let start = position
    guard position < bytes.count else { return token(.end, from: start) }
    let first = byte()
    switch first {
    case _ where first.beginsWord: return word()
    case _ where first.isDigit, UInt8(ascii: ".") where byte(1).isDigit: return number()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(first)
    case 0x80...: return foreign()
    default: return sign()
    }
  }

  private mutating func token(
    _ kind: Token.Kind, from start: Int, _ problem: ClangProblem? = nil
  ) -> Token {
    defer { (beginsLine, hasSpace) = (false, false) }
    let end = kind == .end ? start : position
    return Token(
      kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self),
      range: SourceRange(base + start, base + (problem == .unterminatedComment ? start + 2 : end)),
      beginsLine: beginsLine || kind == .end, hasSpace: hasSpace, problem: problem)
  }

  /// Skips white space and comments; returns the start of an unterminated comment.
  private mutating func skipSpace() -> Int? {
    while position < bytes.count {
      switch byte() {
      case 0x0A:
        beginsLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x0D: position += 1
      case UInt8(ascii: "\\") where continuation > 0: position += continuation
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count, byte() != 0x0A {
          position += max(1, byte() == UInt8(ascii: "\\") ? continuation : 1)
        }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        let start = position
        position += 2
        while position < bytes.count,
          !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/"))
        {
          if byte() == 0x0A { beginsLine = true }
          position += 1
        }
        if position >= bytes.count { return start }
        position += 2
      // A byte order mark, and spaces of other scripts.
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: position += 3
      case 0xC2 where byte(1) == 0xA0: position += 2
      case 0xE3 where byte(1) == 0x80 && byte(2) == 0x80: position += 3
      default: return nil
      }
      hasSpace = true
    }
    return nil
  }

  /// The length of a backslash with the line end after it; 0 for any other backslash.
  private var continuation: Int {
    if byte(1) == 0x0A { return 2 }
    if byte(1) == 0x0D, byte(2) == 0x0A { return 3 }
    return 0
  }

  private mutating func word() -> Token {
    let start = position
    while byte().continuesWord { position += 1 }
    // Letters of other scripts may occur in names; their punctuation may not.
    while position < bytes.count, byte() >= 0x80, let length = letterLength() {
      position += length
      while byte().continuesWord { position += 1 }
    }
    return token(.word, from: start)
  }

  /// The length of a letter of another script; nil for any other character.
  private func letterLength() -> Int? {
    guard let (scalar, length) = scalar(), scalar.properties.isAlphabetic,
      FullWidth.signs[scalar] == nil
    else { return nil }
    return length
  }

  private func scalar() -> (Unicode.Scalar, Int)? {
    let slice = bytes[position..<min(position + 4, bytes.count)]
    guard let scalar = String(decoding: slice, as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    // An invalid byte is one replacement character.
    let isInvalid = scalar == "\u{FFFD}" && !slice.starts(with: [0xEF, 0xBF, 0xBD])
    return (scalar, isInvalid ? 1 : String(scalar).utf8.count)
  }

  private mutating func foreign() -> Token {
    if letterLength() != nil { return word() }
    let start = position
    guard let (scalar, length) = scalar() else {
      position += 1
      return token(.sign, from: start)
    }
    position += length
    let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
    if let sign = FullWidth.signs[scalar] {
      var result = token(
        .sign, from: start, .fullWidth(character: String(scalar), code: code, sign: sign))
      result.text = sign
      return result
    }
    return token(.sign, from: start, .invalidCharacter(character: String(scalar), code: code))
  }

  private mutating func number() -> Token {
    let start = position
    let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
    while byte().continuesWord || byte() == UInt8(ascii: ".") {
      let letter = byte() | 0x20
      position += 1
      let isExponent = letter == UInt8(ascii: isHexadecimal ? "p" : "e")
      if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
    }
    return token(.number, from: start)
  }

  private mutating func quoted(_ quote: UInt8) -> Token {
    let start = position
    position += 1
    while position < bytes.count, byte() != quote {
      if byte() == 0x0A {
        return token(
          quote == UInt8(ascii: "'") ? .character : .string, from: start, unterminated(quote))
      }
      if byte() == UInt8(ascii: "\\") { position += max(1, continuation - 1) }
      position += 1
    }
    let kind: Token.Kind = quote == UInt8(ascii: "'") ? .character : .string
    guard position < bytes.count else {
      position = bytes.count
      return token(kind, from: start, unterminated(quote))
    }
    position += 1
    return token(kind, from: start)
  }

  private func unterminated(_ quote: UInt8) -> ClangProblem {
    .unterminatedString(quote: quote == UInt8(ascii: "'") ? "'" : "\"")
  }

  private mutating func sign() -> Token {
    let start = position
    position += Self.length(of: (byte(), byte(1), byte(2)))
    let isOdd = position == start + 1 && !Self.single.contains(bytes[start])
    let character = String(decoding: bytes[start..<position], as: UTF8.self)
    let code = "U+" + String(bytes[start], radix: 16, uppercase: true)
    return token(
      .sign, from: start, isOdd ? .invalidCharacter(character: character, code: code) : nil)
  }

  private static let single = Set("{}[]()<>;:,.+-*/%=!&|^~?@#".utf8)

  private static func length(of bytes: (UInt8, UInt8, UInt8)) -> Int {
    let text = String(decoding: [bytes.0, bytes.1, bytes.2], as: UTF8.self)
    if ["...", "<<=", ">>="].contains(text) { return 3 }
    let two = text.prefix(2)
    return Self.pairs.contains(String(two)) ? 2 : 1
  }

  private static let pairs: Set<String> = [
    "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
    "&=", "|=", "^=", "##", "::",
  ]
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var beginsWord: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$")
  }

  var continuesWord: Bool { beginsWord || isDigit }
}
