/// Parses JSON from bytes, within bounds: a text that is nested too deeply is a fault, like one
/// that is not JSON.
package struct JSONParser {
  /// The bytes are not JSON; the place is counted in bytes.
  package struct Fault: Error, Equatable {
    package let place: Int
  }

  /// The maximum number of lists and objects within each other.
  package static let deepest = 128

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// Reads a value that is all of the bytes; throws if it is not one.
  package static func value(of bytes: ArraySlice<UInt8>) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.index == bytes.endIndex else { throw parser.fault }
    return value
  }

  /// The same for a whole array of bytes.
  package static func value(of bytes: [UInt8]) throws(Fault) -> JSONValue {
    try value(of: bytes[...])
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var fault: Fault { Fault(place: index - bytes.startIndex) }

  private mutating func skipBlanks() {
    while index < bytes.endIndex, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSONValue {
    skipBlanks()
    guard index < bytes.endIndex else { throw fault }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try nested { (parser) throws(Fault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(Fault) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(Fault) -> JSONValue
  ) throws(Fault) -> JSONValue {
    guard depth < Self.deepest else { throw fault }
    depth += 1
    index += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipBlanks()
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { throw fault }
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw fault }
      members[key] = try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault }
    return .object(members)
  }

  private mutating func array() throws(Fault) -> JSONValue {
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault }
    return .array(values)
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    let word = text.withUTF8Buffer { Array($0) }
    guard bytes[index...].starts(with: word) else { throw fault }
    index += word.count
    return value
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = index
    while index < bytes.endIndex, Self.isOfNumber(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite else { throw fault }
    return .number(number)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: Strings

  private mutating func string() throws(Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      default: text.append(byte)
      }
    }
    throw fault
  }

  private mutating func escaped() throws(Fault) -> [UInt8] {
    guard index < bytes.endIndex else { throw fault }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw fault
    }
  }

  /// The character of `\uXXXX`, or of a surrogate pair; an unpaired surrogate is U+FFFD.
  private mutating func scalar() throws(Fault) -> Character {
    let first = try unit()
    guard (0xD800...0xDBFF).contains(first) else {
      return Unicode.Scalar(first).map(Character.init) ?? "\u{FFFD}"
    }
    let behind = index
    guard bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return "\u{FFFD}"
    }
    index += 2
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = behind
      return "\u{FFFD}"
    }
    let scalar = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
    return Unicode.Scalar(scalar).map(Character.init) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Fault) -> UInt32 {
    guard index + 4 <= bytes.endIndex else { throw fault }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let unit = UInt32(digits, radix: 16)
    else { throw fault }
    index += 4
    return unit
  }
}
