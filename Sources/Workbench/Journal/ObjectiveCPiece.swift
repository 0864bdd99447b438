import TypedText

/// A part of an Objective-C text that declares something about a type, up to its `@end`: the
/// interface of a class, its implementation, a category, a protocol. The parts of one class may be
/// separated by those of others.
nonisolated struct ObjectiveCPiece {
  /// The name of the class or protocol; of a category with its parentheses.
  let name: String
  /// The key of the declaration, by which a later text replaces it: `interface RoundButton`.
  let key: String
  /// Its range in the text's UTF-8.
  let range: Range<Int>

  /// The pieces of a text, in order; an unfinished one is not included.
  static func pieces(of text: String) -> [ObjectiveCPiece] {
    var scan = Scan(Array(text.utf8))
    return scan.pieces()
  }

  /// An iteration over the bytes outside of comments and literals.
  private struct Scan {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func pieces() -> [ObjectiveCPiece] {
      var pieces: [ObjectiveCPiece] = []
      var open: (start: Int, name: String, key: String)?
      while index < bytes.count {
        if skipComment() || skipLiteral() { continue }
        guard bytes[index] == UInt8(ascii: "@") else {
          index += 1
          continue
        }
        let start = index
        index += 1
        let word = self.word()
        if word == "end", let begun = open {
          pieces.append(
            ObjectiveCPiece(name: begun.name, key: begun.key, range: begun.start..<index))
          open = nil
        } else if open == nil, ["interface", "implementation", "protocol"].contains(word) {
          open = head(word).map { (start, $0.name, $0.key) }
        }
      }
      return pieces
    }

    /// The name after a directive, and the key; nil for `@protocol(Name)` and `@protocol Name;`.
    private mutating func head(_ word: String) -> (name: String, key: String)? {
      skipBlanks()
      let name = self.word()
      let afterName = index
      skipBlanks()
      guard !name.isEmpty, index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: ";"), UInt8(ascii: ","): return nil
      case UInt8(ascii: "("):
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) ?? index
        let category = String(decoding: bytes[index...end], as: UTF8.self).filter { $0 != " " }
        return ("\(name) \(category)", "\(word) \(name) \(category)")
      default:
        index = afterName
        return (name, "\(word) \(name)")
      }
    }

    private mutating func word() -> String {
      let start = index
      while index < bytes.count, Identifier.isBody(Character(Unicode.Scalar(bytes[index]))) {
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipBlanks() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func skipComment() -> Bool {
      guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
      switch bytes[index + 1] {
      case UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return true
      case UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        index = min(index + 2, bytes.count)
        return true
      default: return false
      }
    }

    private mutating func skipLiteral() -> Bool {
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
      index += 1
      while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      return true
    }
  }
}
