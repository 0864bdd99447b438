/// Writes elements as Interface Builder does: four blanks per level, attributes on one line.
package enum XMLWriter {
  /// The text of a file with a root.
  package static func file(_ root: XMLElement) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text(root)
  }

  /// The text of an element and its contents. Every line begins with a bracket: line feeds in
  /// values are written as character references.
  package static func text(_ element: XMLElement) -> String {
    var result = ""
    write(element, level: 0, to: &result)
    return result
  }

  private static func write(_ element: XMLElement, level: Int, to result: inout String) {
    let indent = String(repeating: "    ", count: level)
    result += "\(indent)<\(element.name)"
    for (name, value) in element.attributes { result += " \(name)=\"\(escaped(value))\"" }
    guard !element.children.isEmpty || !element.text.isEmpty else {
      result += "/>\n"
      return
    }
    result += ">\(escaped(element.text))"
    if !element.children.isEmpty {
      result += "\n"
      for child in element.children { write(child, level: level + 1, to: &result) }
      result += indent
    }
    result += "</\(element.name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value):
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x80
      || [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&")].contains(byte)
      || byte == UInt8(ascii: "\"")
  }
}
