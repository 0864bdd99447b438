import Foundation
import Machine
import TypedProgram

/// `String(format:)`: the conversion specifiers that C and Foundation share, and `%@`.
struct TextFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  /// The text with the values in place of the conversions; one without a remaining value is not
  /// replaced. Throws if widths and precisions require more than the available memory.
  func text(with values: [AnyObject]) throws(RunStop) -> String {
    var result = ""
    var rest = values[...]
    var place = format.startIndex
    while place < format.endIndex {
      guard format[place] == "%" else {
        result.append(format[place])
        place = format.index(after: place)
        continue
      }
      let start = place
      place = format.index(after: place)
      while place < format.endIndex, "+-0123456789. #lhqzt*$".contains(format[place]) {
        place = format.index(after: place)
      }
      guard place < format.endIndex else { return result + format[start...] }
      let conversion = format[place]
      var flags = format[format.index(after: start)..<place].filter { !"lhqzt".contains($0) }
      place = format.index(after: place)
      if let end = flags.firstIndex(of: "$") {
        // The place of the value among all of them, from 1.
        let number = Int(flags[..<end]) ?? 0
        rest = number > 0 && number <= values.count ? values[(number - 1)...] : []
        flags = String(flags[flags.index(after: end)...])
      }
      while let star = flags.firstIndex(of: "*") {
        let size = rest.popFirst().map { Number($0).integer } ?? 0
        flags.replaceSubrange(star...star, with: "\(size)")
      }
      for size in flags.split(whereSeparator: { !$0.isNumber }) {
        // As characters of Foundation's, and then of ours.
        try Allowance.reserve(Int(size) ?? .max, of: 4)
      }
      if conversion == "%" {
        result.append("%")
      } else if let value = rest.popFirst() {
        result += Self.converted(value, flags, conversion)
      } else {
        result += format[start..<place]
      }
    }
    return result
  }

  private static func converted(
    _ value: AnyObject, _ flags: String, _ conversion: Character
  ) -> String {
    let number = Number(value)
    switch conversion {
    case "d", "i": return String(format: "%\(flags)lld", number.integer)
    case "u", "x", "X", "o":
      return String(
        format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number.integer))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return String(format: "%\(flags)\(conversion)", number.double)
    case "c", "C":
      return UnicodeScalar(UInt32(truncatingIfNeeded: number.integer)).map { String($0) } ?? ""
    case "s": return padded(number.text, flags)
    default: return number.text
    }
  }

  /// A C string, truncated to the precision, and padded to the width.
  private static func padded(_ text: String, _ flags: String) -> String {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    var text = text
    if parts.count > 1 { text = String(text.prefix(max(0, Int(parts[1]) ?? 0))) }
    let width = Int((parts.first ?? "").drop { !$0.isNumber }) ?? 0
    let gap = String(repeating: " ", count: max(0, width - text.count))
    return flags.hasPrefix("-") ? text + gap : gap + text
  }

  /// A boxed value as a number and as a text.
  private struct Number {
    var integer: Int64 = 0
    var double = 0.0
    var text = ""

    init(_ object: AnyObject) {
      if let string = object as? StringObject {
        text = string.value
        return
      }
      guard let box = object as? AnyBox else {
        text = FormattedText.textOfObject(object)
        return
      }
      let scratch = box.unpacked()
      defer { withExtendedLifetime(scratch) {} }
      let value = scratch.registers
      switch box.type {
      case .integer(let kind):
        integer = Int64(bitPattern: value.numbers.pointee)
        double = kind.isSigned ? Double(integer) : Double(value.numbers.pointee)
        text = kind.isSigned ? "\(integer)" : "\(value.numbers.pointee)"
      case .floating:
        double = .read(value)
        integer = Int64(exactly: double.rounded(.towardZero)) ?? 0
        text = "\(double)"
      case .bool:
        integer = Bool.read(value) ? 1 : 0
        text = Bool.read(value) ? "true" : "false"
      case .string, .character: text = value.text
      default: break
      }
    }
  }
}

/// Texts by a format, for the host's rows.
package enum FormattedText {
  /// The text of an object of the host for `%@`. The host sets it: only it knows its objects.
  nonisolated(unsafe) package static var textOfObject: (AnyObject) -> String = { _ in "" }

  /// The text with the values in place of the conversions: boxes and texts.
  package static func text(_ format: String, _ values: [AnyObject]) throws(RunStop) -> String {
    try TextFormat(format).text(with: values)
  }
}
