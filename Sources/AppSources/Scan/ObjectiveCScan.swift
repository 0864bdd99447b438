/// Finds the declarations of an Objective-C file, by words and brackets alone.
package struct ObjectiveCScan {
  private var cursor: ByteCursor
  private var found: [Declared] = []
  /// The class whose `@end` is still to come.
  private var isOpen = false

  /// The classes and categories of a text in Objective-C, in order.
  package static func declarations(in bytes: UnsafeBufferPointer<UInt8>) -> [Declared] {
    var scan = ObjectiveCScan(cursor: ByteCursor(bytes))
    scan.run()
    return scan.found
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  private mutating func run() {
    var depth = 0
    while true {
      cursor.skipBlanks()
      guard !cursor.isAtEnd else { return }
      switch cursor.peek() {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(cursor.peek())
      case UInt8(ascii: "@"):
        cursor.at += 1
        takeDirective()
      case UInt8(ascii: "{"):
        depth += 1
        cursor.at += 1
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        cursor.at += 1
      case UInt8(ascii: "-") where isOpen && depth == 0,
        UInt8(ascii: "+") where isOpen && depth == 0:
        cursor.at += 1
        takeMethod()
      default: cursor.at += 1
      }
    }
  }

  private mutating func skipLiteral(_ quote: UInt8) {
    cursor.at += 1
    while !cursor.isAtEnd, cursor.peek() != quote, cursor.peek() != UInt8(ascii: "\n") {
      if cursor.peek() == UInt8(ascii: "\\") { cursor.at += 1 }
      cursor.at += 1
    }
    if cursor.peek() == quote { cursor.at += 1 }
  }

  private mutating func takeDirective() {
    let word = cursor.word()
    if cursor.matches(word, "end") {
      isOpen = false
    } else if cursor.matches(word, "interface") {
      declare(.interface)
    } else if cursor.matches(word, "implementation") {
      declare(.implementation)
    }
  }

  private mutating func declare(_ kind: Declared.Kind) {
    cursor.skipBlanks()
    let line = cursor.line
    let name = cursor.word()
    guard !name.isEmpty else { return }
    cursor.skipBlanks()
    var inherited: [String] = []
    var kind = kind
    if cursor.peek() == UInt8(ascii: ":") {
      cursor.at += 1
      cursor.skipBlanks()
      inherited = [cursor.text(cursor.word())]
    } else if cursor.peek() == UInt8(ascii: "(") {
      let start = cursor.at + 1
      cursor.skipParentheses()
      let category = start..<max(start, cursor.at - 1)
      // A class extension belongs to the class itself.
      let isExtension = category.allSatisfy { cursor.bytes[$0] <= UInt8(ascii: " ") }
      if !isExtension { kind = .category }
    }
    found.append(Declared(kind, cursor.text(name), inherited: inherited, line: line))
    isOpen = true
  }

  /// Parses a method's head: `- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event`.
  private mutating func takeMethod() {
    cursor.skipBlanks()
    guard cursor.peek() == UInt8(ascii: "(") else { return }
    cursor.skipParentheses()
    var selector = ""
    while true {
      cursor.skipBlanks()
      let piece = cursor.word()
      guard !piece.isEmpty else { break }
      cursor.skipBlanks()
      guard cursor.peek() == UInt8(ascii: ":") else {
        if selector.isEmpty { selector = cursor.text(piece) }
        break
      }
      selector += cursor.text(piece) + ":"
      cursor.at += 1
      cursor.skipBlanks()
      if cursor.peek() == UInt8(ascii: "(") { cursor.skipParentheses() }
      cursor.skipBlanks()
      _ = cursor.word()
    }
    let index = found.count - 1
    if !selector.isEmpty, index >= 0, !found[index].members.contains(selector) {
      found[index].members.append(selector)
    }
  }
}
