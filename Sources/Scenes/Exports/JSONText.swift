import Records

/// A JSON value with its position in the text.
nonisolated struct JSONValue {
  indirect enum Kind {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    /// The members in order, each key with its position.
    case object([(key: String, place: Int, value: JSONValue)])
  }

  let kind: Kind
  /// The offset of its first byte, from 0.
  let place: Int
}

/// Parses JSON and reports the position of errors.
///
/// Foundation's own parser returns values without positions, and a scene is written by hand often
/// enough that a mistake in it needs one.
nonisolated struct JSONText {
  /// A problem, and the offset of its byte.
  struct Fault: Error {
    let problem: SceneProblem
    let place: Int
  }

  /// The maximum depth of brackets.
  private static let deepest = 100

  private let bytes: [UInt8]
  private var index = 0

  /// Returns the value of a text; throws if it contains none, or more than one.
  static func value(of text: String) throws(Fault) -> JSONValue {
    var reader = JSONText(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else { throw reader.fault(expected: "the end") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard next == character.asciiValue else { return false }
    index += 1
    return true
  }

  private func fault(expected: String) -> Fault {
    let rest = bytes[index...].prefix(40)
    let line = String(decoding: rest.prefix { $0 != 0x0A }, as: UTF8.self)
    return Fault(
      problem: .notJSON(got: String(line.prefix(20)), expected: expected), place: index)
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    skipBlanks()
    let place = index
    guard depth < Self.deepest else {
      throw Fault(problem: .tooDeep(limit: Self.deepest), place: place)
    }
    let kind: JSONValue.Kind
    switch next.map(Unicode.Scalar.init) {
    case "{": kind = .object(try members(depth))
    case "[": kind = .list(try elements(depth))
    case "\"": kind = .text(try string())
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": kind = .number(try number())
    default:
      if take("true") {
        kind = .boolean(true)
      } else if take("false") {
        kind = .boolean(false)
      } else if take("null") {
        kind = .null
      } else {
        throw fault(expected: "{ [ \" 0 true false null")
      }
    }
    return JSONValue(kind: kind, place: place)
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func members(
    _ depth: Int
  ) throws(Fault) -> [(key: String, place: Int, value: JSONValue)] {
    index += 1
    var members: [(key: String, place: Int, value: JSONValue)] = []
    if take("}" as Character) { return members }
    repeat {
      skipBlanks()
      let place = index
      guard next == UInt8(ascii: "\"") else { throw fault(expected: "\"") }
      let key = try string()
      guard take(":" as Character) else { throw fault(expected: ":") }
      members.append((key, place, try value(depth: depth + 1)))
    } while take("," as Character)
    guard take("}" as Character) else { throw fault(expected: ", }") }
    return members
  }

  private mutating func elements(_ depth: Int) throws(Fault) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    if take("]" as Character) { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take("," as Character)
    guard take("]" as Character) else { throw fault(expected: ", ]") }
    return elements
  }

  private mutating func number() throws(Fault) -> Double {
    let start = index
    let signs = Set("+-.eE0123456789".utf8)
    while let byte = next, signs.contains(byte) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      index = start
      throw fault(expected: "0")
    }
    return number
  }

  private mutating func string() throws(Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      default: text.append(byte)
      }
    }
    throw fault(expected: "\"")
  }

  /// Reads the character of an escape after a backslash.
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault(expected: "\"") }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = plain[byte] {
      index += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw fault(expected: "\\\" \\\\ \\n \\u0000") }
    var code = try unit()
    // Two units form one character beyond the first 65,536.
    if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: "\\u".utf8) {
      index += 1
      let low = try unit()
      if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + low - 0xDC00 }
    }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Reads the four digits after `u`.
  private mutating func unit() throws(Fault) -> UInt32 {
    let digits = bytes[(index + 1)...].prefix(4)
    guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(expected: "\\u0000") }
    index += 5
    return code
  }
}
