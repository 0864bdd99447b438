import Records

/// Determines whether a text that is not Swift is Objective-C, as in older articles.
struct ObjectiveC {
  /// The line that shows it, as offsets into the text.
  let range: SourceRange
  /// The Swift signature of the first UIKit method in the text.
  let signature: String?

  /// Recognizes Objective-C; nil if nothing in the text certainly is.
  ///
  /// Must be used only if the parser finds faults: `[self foo]` is not Swift, but a text without
  /// faults is.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let places = SourceScanner(bytes).places
    var found: SourceRange?
    var selectors: [String] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let code = zip(bytes[start..<end], places[start..<end]).map { byte, place in
        place == .comment ? UInt8(ascii: " ") : place == .string ? UInt8(ascii: "x") : byte
      }
      let line = Line(String(decoding: code, as: UTF8.self))
      if line.isObjectiveC {
        found = found ?? SourceRange(start, end)
        line.selector.map { selectors.append($0) }
      }
      start = end + 1
    }
    guard let found else { return nil }
    range = found
    signature = selectors.compactMap { Self.signatures[$0] }.first
  }

  /// One line without its comments.
  private struct Line {
    private let words: Substring

    init(_ text: String) {
      words = text.drop { $0.isWhitespace }
    }

    var isObjectiveC: Bool {
      isDirective || methodHeader != nil || message != nil || isPointerDeclaration
    }

    private var isDirective: Bool {
      [
        "@implementation", "@interface", "@end", "@property", "@synthesize", "@import", "#import",
        "#include", "#pragma", "@class ",
      ].contains { words.hasPrefix($0) }
    }

    /// `- (BOOL)` and the text after it.
    private var methodHeader: Substring? {
      guard let sign = words.first, sign == "-" || sign == "+" else { return nil }
      let rest = words.dropFirst().drop { $0 == " " }
      guard rest.first == "(", let close = rest.firstIndex(of: ")") else { return nil }
      let name = rest[rest.index(after: close)...].drop { $0 == " " }
      guard name.first?.isLetter == true else { return nil }
      let type = rest[rest.index(after: rest.startIndex)..<close]
      let isWritten = name.contains { ":{;".contains($0) } || name.allSatisfy(\.isWordPart)
      let isType = type.allSatisfy { $0.isWordPart || " *<>,".contains($0) }
      return isWritten && isType ? name : nil
    }

    /// `[super hitTest:point withEvent:event]`, beginning with its receiver.
    private var message: Substring? {
      var rest = words
      while let open = rest.firstIndex(of: "[") {
        rest = rest[rest.index(after: open)...].drop { $0 == " " }
        let receiver = rest.prefix(while: \.isWordPart)
        let behind = rest[receiver.endIndex...]
        guard behind.first == " ", !receiver.isEmpty else { continue }
        let name = behind.drop { $0 == " " }.prefix(while: \.isWordPart)
        guard let first = name.first, first.isLowercase, !Self.swiftWords.contains(receiver),
          !Self.swiftWords.contains(name)
        else { continue }
        let next = name.endIndex < rest.endIndex ? rest[name.endIndex] : "\n"
        if next == "]" { return rest[name.startIndex...] }
        // Objective-C is never written with a space in `[self key: value]`.
        if next == ":", rest[name.endIndex...].dropFirst().first?.isWhitespace == false {
          return rest[name.startIndex...]
        }
      }
      return nil
    }

    private static let swiftWords: Set<Substring> = [
      "weak", "unowned", "any", "some", "inout", "try", "await", "let", "var", "is", "as", "in",
      "each", "repeat", "consume", "copy", "where",
    ]

    /// `UIView *view = …;`
    private var isPointerDeclaration: Bool {
      let type = words.prefix(while: \.isWordPart)
      guard type.first?.isUppercase == true else { return false }
      let rest = words[type.endIndex...].drop { $0 == " " }
      guard rest.first == "*", rest.dropFirst().first?.isLetter == true else { return false }
      let behind = rest.dropFirst().drop(while: \.isWordPart).drop { $0 == " " }
      return behind.first == "=" || behind.first == ";"
    }

    /// The selector of the method that the line declares or sends.
    var selector: String? {
      guard let text = methodHeader ?? message else { return nil }
      let first = String(text.prefix(while: \.isWordPart))
      var parts: [String] = []
      var word = ""
      var depth = 0
      for character in text {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth < 0 { break }
        if depth == 0, character == ":" {
          parts.append(word + ":")
          word = ""
        } else if depth == 0, character.isWordPart {
          word.append(character)
        } else if depth == 0 {
          word = ""
        }
      }
      return parts.isEmpty ? first : parts.joined()
    }
  }
}

extension Character {
  /// Whether it can be part of a C name.
  fileprivate var isWordPart: Bool { isASCII && (isLetter || isNumber) || self == "_" }
}
