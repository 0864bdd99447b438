import Records

/// Parses an XML file into its elements, as far as Interface Builder writes XML: elements,
/// attributes, characters, comments and `CDATA`.
///
/// There are no document type declarations, so no entities except the five of XML and character
/// references: nothing in a file can expand. Time and memory grow linearly with the text, whose
/// length, depth and number of elements are limited. Namespaces are not resolved.
package struct XMLReader {
  /// The maximum number of bytes of a file.
  package static let largestFile = 8 * 1024 * 1024
  /// The maximum depth of an element.
  package static let deepestLevel = 256
  /// The maximum number of elements.
  package static let mostElements = 200_000

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var elements = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Parses a text; throws the first fault with its line.
  package static func read(_ text: String) throws(InterfaceProblem) -> XMLElement {
    let size = text.utf8.count
    guard size <= largestFile else { throw .tooLarge(bytes: size, limit: largestFile) }
    var reader = XMLReader(text)
    return try reader.document()
  }

  private mutating func document() throws(InterfaceProblem) -> XMLElement {
    try skipBetweenElements()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "<") else { throw fault(.noElement) }
    // The open elements, the outermost first: a file may be deeper than the call stack.
    var open: [XMLElement] = []
    while true {
      if let ended = try element(&open) {
        try skipBetweenElements()
        guard place == bytes.count else { throw fault(.textAfterRoot) }
        return ended
      }
    }
  }

  /// Parses up to the next tag; returns the root at its end tag.
  private mutating func element(
    _ open: inout [XMLElement]
  ) throws(InterfaceProblem) -> XMLElement? {
    if open.isEmpty { return try begin(&open) }
    guard place < bytes.count else { throw fault(.endsInside(open[open.count - 1].name)) }
    guard bytes[place] == UInt8(ascii: "<") else {
      open[open.count - 1].text += try characters(until: UInt8(ascii: "<"))
      return nil
    }
    if take("<!--") {
      try skip(to: "-->", .comment)
    } else if take("<![CDATA[") {
      let start = place
      try skip(to: "]]>", .cdata)
      open[open.count - 1].text += String(decoding: bytes[start..<place - 3], as: UTF8.self)
    } else if take("<?") {
      try skip(to: "?>", .instruction)
    } else if take("<!") {
      throw .doctype(line: line)
    } else if take("</") {
      let name = try name()
      skipBlanks()
      guard take(">") else { throw fault(.tagNotClosed(name)) }
      let ended = open.removeLast()
      guard ended.name == name else {
        throw fault(.wrongEnd(name, expected: ended.name, opened: ended.line))
      }
      return close(ended, in: &open)
    } else {
      return try begin(&open)
    }
    return nil
  }

  private mutating func begin(
    _ open: inout [XMLElement]
  ) throws(InterfaceProblem) -> XMLElement? {
    let start = line
    place += 1
    let name = try name()
    elements += 1
    guard elements <= Self.mostElements else {
      throw .tooManyElements(line: line, limit: Self.mostElements)
    }
    guard open.count < Self.deepestLevel else {
      throw .tooDeep(line: line, limit: Self.deepestLevel)
    }
    let element = XMLElement(name, try attributes(of: name), line: start)
    if take("/>") { return close(element, in: &open) }
    guard take(">") else { throw fault(.tagNotClosed(name)) }
    open.append(element)
    return nil
  }

  /// Adds a completed element to the enclosing one; returns it if it is the root.
  private func close(_ element: XMLElement, in open: inout [XMLElement]) -> XMLElement? {
    var element = element
    // White space between elements is formatting.
    if !element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  private mutating func attributes(
    of element: String
  ) throws(InterfaceProblem) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    var names: Set<String> = []
    while true {
      let hasBlank = skipBlanks()
      guard place < bytes.count else { throw fault(.endsInside(element)) }
      if bytes[place] == UInt8(ascii: ">") || bytes[place] == UInt8(ascii: "/") { return found }
      guard hasBlank else { throw fault(.tagNotClosed(element)) }
      let name = try name()
      guard names.insert(name).inserted else { throw fault(.attributeTwice(name)) }
      skipBlanks()
      guard take("=") else { throw fault(.attributeWithoutValue(name)) }
      skipBlanks()
      guard place < bytes.count else { throw fault(.endsInside(element)) }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw fault(.attributeWithoutValue(name))
      }
      place += 1
      let value = try characters(until: quote)
      guard place < bytes.count else { throw fault(.endsInside(element)) }
      place += 1
      found.append((name, value))
    }
  }

  // MARK: Characters

  private mutating func name() throws(InterfaceProblem) -> String {
    let start = place
    while place < bytes.count, Self.isOfName(bytes[place]) { place += 1 }
    guard place > start, !Self.isDigit(bytes[start]) else { throw fault(.noName) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Reads up to a byte, or to the end; references are replaced by their characters.
  private mutating func characters(until end: UInt8) throws(InterfaceProblem) -> String {
    var result: [UInt8] = []
    while place < bytes.count, bytes[place] != end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&") {
        result += try reference().utf8
        continue
      }
      guard byte != UInt8(ascii: "<") else { throw fault(.bracketInValue) }
      if byte == UInt8(ascii: "\n") { line += 1 }
      result.append(byte)
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let named: [String: String] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  private mutating func reference() throws(InterfaceProblem) -> String {
    let longest = min(place + 12, bytes.count)
    guard let end = bytes[place..<longest].firstIndex(of: UInt8(ascii: ";")) else {
      throw fault(.entity(String(decoding: bytes[place..<longest], as: UTF8.self)))
    }
    let word = String(decoding: bytes[place + 1..<end], as: UTF8.self)
    place = end + 1
    if let known = Self.named[word] { return known }
    guard word.hasPrefix("#") else { throw fault(.entity("&\(word);")) }
    let digits = word.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
      throw fault(.entity("&\(word);"))
    }
    return String(Character(scalar))
  }

  // MARK: Places

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = place
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) {
      if bytes[place] == 0x0A { line += 1 }
      place += 1
    }
    return place > start
  }

  /// Skips what may precede or follow the root: blanks, comments, `<?xml … ?>`.
  private mutating func skipBetweenElements() throws(InterfaceProblem) {
    while true {
      skipBlanks()
      if take("<?") {
        try skip(to: "?>", .instruction)
      } else if take("<!--") {
        try skip(to: "-->", .comment)
      } else if take("<!") {
        throw .doctype(line: line)
      } else {
        return
      }
    }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
    place += count
    return true
  }

  private mutating func skip(
    to end: StaticString, _ part: XMLPart
  ) throws(InterfaceProblem) {
    let start = line
    while place < bytes.count {
      if take(end) { return }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    throw .malformed(.partNotClosed(part), line: start)
  }

  private func fault(_ fault: XMLFault) -> InterfaceProblem { .malformed(fault, line: line) }
}
