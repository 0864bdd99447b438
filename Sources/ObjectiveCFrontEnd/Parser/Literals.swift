import ObjectiveCTree
import Records

/// C literals, by their spelling.
enum Literals {
  enum Number {
    case integer(Tree.IntegerLiteral)
    case floating(Double, isFloat: Bool)
    case fault(ClangProblem)
  }

  static func number(_ text: String) -> Number {
    let lower = text.lowercased()
    let isHexadecimal = lower.hasPrefix("0x")
    let isFloating =
      lower.contains(".")
      || (isHexadecimal ? lower.contains("p") : lower.contains("e") && !lower.hasPrefix("0b"))
    return isFloating
      ? floating(lower, isHexadecimal: isHexadecimal)
      : integer(lower, isHexadecimal: isHexadecimal)
  }

  private static func floating(_ text: String, isHexadecimal: Bool) -> Number {
    let isDigit: (Character) -> Bool =
      isHexadecimal
      ? { $0.isHexDigit || "xp.+-".contains($0) } : { $0.isNumber || "e.+-".contains($0) }
    var digits = text.prefix(while: isDigit)
    var suffix = text.dropFirst(digits.count)
    if isHexadecimal, digits.hasSuffix("f"), digits.contains("p") {
      digits = digits.dropLast()
      suffix = "f"
    }
    guard ["", "f", "l"].contains(suffix) else {
      return .fault(.invalidSuffix(suffix: String(suffix), kind: "floating"))
    }
    var number = String(digits)
    if number.hasSuffix(".") { number += "0" }
    if number.hasPrefix(".") { number = "0" + number }
    number = number.replacingFirst(".e", with: ".0e")
    guard let value = Double(number) else {
      return .fault(.invalidSuffix(suffix: String(digits.drop { $0.isNumber }), kind: "floating"))
    }
    let isFloat = suffix == "f"
    return .floating(isFloat ? Double(Float(value)) : value, isFloat: isFloat)
  }

  private static func integer(_ text: String, isHexadecimal: Bool) -> Number {
    let isBinary = text.hasPrefix("0b")
    let isOctal = !isHexadecimal && !isBinary && text.hasPrefix("0") && text.utf8.count > 1
    let body = isHexadecimal || isBinary ? text.dropFirst(2) : text[...]
    let digits = body.prefix {
      isHexadecimal ? $0.isHexDigit && $0.isASCII : $0.isASCII && $0.isNumber
    }
    let suffix = body.dropFirst(digits.count)
    guard ["", "u", "l", "ul", "lu", "ll", "ull", "llu"].contains(suffix), !digits.isEmpty else {
      return .fault(
        .invalidSuffix(suffix: digits.isEmpty ? String(body) : String(suffix), kind: "integer"))
    }
    let radix = isHexadecimal ? 16 : isBinary ? 2 : isOctal ? 8 : 10
    if let bad = digits.first(where: { ($0.hexDigitValue ?? 0) >= radix }) {
      return .fault(.invalidDigit(digit: String(bad), kind: isOctal ? "octal" : "binary"))
    }
    return .integer(
      Tree.IntegerLiteral(
        value: UInt64(digits, radix: radix), isUnsigned: suffix.contains("u"),
        longs: suffix.count { $0 == "l" }, isDecimal: radix == 10))
  }

  /// The characters of a string, without its quotes.
  static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(text.utf8.dropFirst().dropLast())
    guard source.contains(UInt8(ascii: "\\")) else {
      return String(decoding: source, as: UTF8.self)
    }
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < source.count else {
        bytes.append(byte)
        continue
      }
      escape(source, &index, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of a character literal, an int; several characters are joined as clang does.
  static func character(_ text: String) -> Int {
    let content = string(text)
    let scalars = Array(content.unicodeScalars)
    if scalars.count == 1 { return Int(scalars[0].value) }
    return content.utf8.suffix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func escape(_ source: [UInt8], _ index: inout Int, into bytes: inout [UInt8]) {
    let letter = source[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "a"): bytes.append(0x07)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "e"): bytes.append(0x1B)
    // A line continuation.
    case 0x0A: break
    case 0x0D: if index < source.count, source[index] == 0x0A { index += 1 }
    case UInt8(ascii: "x"): bytes += scalar(digits(source, &index, most: 8, radix: 16))
    case UInt8(ascii: "u"): bytes += scalar(digits(source, &index, most: 4, radix: 16))
    case UInt8(ascii: "U"): bytes += scalar(digits(source, &index, most: 8, radix: 16))
    case 0x30...0x37:
      index -= 1
      bytes += scalar(digits(source, &index, most: 3, radix: 8))
    default: bytes.append(letter)
    }
  }

  private static func digits(
    _ source: [UInt8], _ index: inout Int, most: Int, radix: Int
  ) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while index < source.count, count < most,
      let digit = Character(Unicode.Scalar(source[index])).hexDigitValue, digit < radix
    {
      value = value &* UInt32(radix) &+ UInt32(digit)
      index += 1
      count += 1
    }
    return value
  }

  private static func scalar(_ value: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }

  private func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
