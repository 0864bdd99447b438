import Foundation

/// The text of an SVG file while it is written: well-formed whatever names and texts hold.
struct SVGPage {
  private(set) var text = ""
  private var depth = 0

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  mutating func element(_ name: String, _ attributes: [(String, String)], _ content: String) {
    line("<\(name)\(Self.list(attributes))>\(Self.escaped(content))</\(name)>")
  }

  private mutating func line(_ line: String) {
    // Far down only the bytes would grow.
    text += String(repeating: " ", count: min(depth, 20)) + line + "\n"
  }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// A text as XML takes it, with what would steer a reader or has no place in XML spelled out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Escaping.name(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // The two that are in no file of XML, though no control characters.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// A number with all its digits, a whole one without a point.
  static func number(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    return String(number)
  }

  /// Six entries as a transform; of a mere shift the two that matter.
  static func transform(_ entries: [Double]) -> String {
    if Array(entries.prefix(4)) == [1, 0, 0, 1] {
      return "translate(\(number(entries[4])) \(number(entries[5])))"
    }
    return "matrix(\(entries.map(number).joined(separator: " ")))"
  }
}
