import Lettering
import Wording

/// The escaping and elements of HTML.
package enum HTML {
  /// A text with markup, bidirectional controls and invisible characters escaped; line ends stay.
  /// It may be in an attribute as well.
  package static func escaped(_ text: some StringProtocol) -> String {
    let visible = Escaping.visible(text)
    guard visible.utf8.contains(where: { special.contains($0) }) else { return visible }
    var result = ""
    for character in visible.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static let special: Set<UInt8> = Set("&<>\"'".utf8)

  /// An element with its attributes; `content` is already markup.
  package static func element(
    _ name: String, _ attributes: [(String, String)] = [], _ content: String
  ) -> String {
    "<\(name)\(list(attributes))>\(content)</\(name)>"
  }

  /// A link; `content` is already markup.
  package static func link(_ address: String, _ content: String, class name: String? = nil)
    -> String
  {
    let attributes = [("href", address)] + (name.map { [("class", $0)] } ?? [])
    return element("a", attributes, content)
  }

  /// Attributes, each after a blank; their values are escaped here.
  package static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The anchor of a heading, as GitHub makes it.
  package static func anchor(_ heading: String) -> String {
    var result = ""
    for character in heading.lowercased() {
      if character.isLetter || character.isNumber || character == "_" || character == "-" {
        result.append(character)
      } else if character == " " {
        result.append("-")
      }
    }
    return result
  }
}
