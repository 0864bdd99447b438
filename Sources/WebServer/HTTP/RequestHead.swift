/// The head of a request, parsed strictly: a head that two parsers could understand differently is
/// refused.
package struct RequestHead: Sendable, Equatable {
  package let method: String
  package let path: String
  package let query: String
  /// Values by their names in lower case.
  package let headers: [String: String]
  /// The bytes of the body.
  package let length: Int
  /// Whether the connection ends after the answer.
  package let closes: Bool
  /// Whether the sender waits for `100 Continue` before it sends the body.
  package let waits: Bool

  /// The reason why a head is refused.
  package enum Fault: Error, Equatable {
    /// It is not an HTTP head, or contradicts itself.
    case malformed
    case version
    /// The length of the body is not stated in advance.
    case noLength
    case tooLarge
  }

  /// The maximum number of headers.
  static let mostHeaders = 64

  /// Parses a head without its empty line; `largest` is the maximum size of the body, in bytes.
  package init(_ bytes: some Collection<UInt8>, largest: Int) throws(Fault) {
    guard bytes.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0D || $0 == 0x0A || $0 == 0x09) })
    else { throw .malformed }
    // Swift would treat both bytes as one character.
    let lines = Self.lines(bytes)
    guard let lines, let first = lines.first else { throw .malformed }
    let parts = first.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, Self.isToken(parts[0]), parts[1].hasPrefix("/") else {
      throw .malformed
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw parts[2].hasPrefix("HTTP/") ? .version : .malformed
    }
    var headers: [String: String] = [:]
    guard lines.count - 1 <= Self.mostHeaders else { throw .malformed }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]) else {
        throw .malformed
      }
      let name = line[..<colon].lowercased()
      let value = Self.trimmed(line[line.index(after: colon)...])
      guard let before = headers[name] else {
        headers[name] = value
        continue
      }
      // The fields that may occur once; others are lists.
      guard !Self.single.contains(name) else { throw .malformed }
      headers[name] = before + (name == "cookie" ? "; " : ", ") + value
    }
    guard headers["transfer-encoding"] == nil else { throw .noLength }
    length = try Self.length(headers["content-length"], largest)
    method = String(parts[0])
    let mark = parts[1].firstIndex(of: "?")
    path = String(parts[1][..<(mark ?? parts[1].endIndex)])
    query = mark.map { String(parts[1][parts[1].index(after: $0)...]) } ?? ""
    self.headers = headers
    let connection = headers["connection"]?.lowercased() ?? ""
    closes = parts[2] == "HTTP/1.0" || connection.contains("close")
    waits = headers["expect"]?.lowercased() == "100-continue"
  }

  private static let single: Set = [
    "host", "origin", "content-length", "content-type", "transfer-encoding", "expect",
    "sec-fetch-site", "x-tab", "x-take",
  ]

  /// The lines of a head; nil if one does not end with both bytes.
  private static func lines(_ bytes: some Collection<UInt8>) -> [String]? {
    var lines: [String] = []
    var line: [UInt8] = []
    var isReturn = false
    for byte in bytes {
      if isReturn, byte != 0x0A { return nil }
      switch byte {
      case 0x0D: isReturn = true
      case 0x0A:
        guard isReturn else { return nil }
        isReturn = false
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      default: line.append(byte)
      }
    }
    guard !isReturn else { return nil }
    return lines + [String(decoding: line, as: UTF8.self)]
  }

  private static func length(_ text: String?, _ largest: Int) throws(Fault) -> Int {
    guard let text else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed
    }
    guard text.utf8.count < 10, let length = Int(text), length <= largest else { throw .tooLarge }
    return length
  }

  private static func isToken(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
