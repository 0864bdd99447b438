import Foundation
import Lettering
import Wording

/// The text of an SVG file while it is written: well-formed whatever names and texts contain.
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
    // Deeper indentation would only make the file larger.
    text += String(repeating: " ", count: min(depth, 20)) + line + "\n"
  }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// A text escaped for XML, with bidirectional controls and characters that XML does not allow
  /// spelled out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Escaping.name(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // The two code points that XML does not allow, though they are not control characters.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// A number with all its digits; a whole one without a decimal point.
  static func number(_ number: Double) -> String {
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    return String(number)
  }

  /// Six entries as a transform; a mere translation has only two.
  static func transform(_ entries: [Double]) -> String {
    if Array(entries.prefix(4)) == [1, 0, 0, 1] {
      return "translate(\(number(entries[4])) \(number(entries[5])))"
    }
    return "matrix(\(entries.map(number).joined(separator: " ")))"
  }
}
