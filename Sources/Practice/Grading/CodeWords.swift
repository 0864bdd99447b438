import TypedText

/// The names in a text of code, without those in comments and strings and without the initializer
/// that every view has.
struct CodeWords {
  private let words: Set<String>

  init(_ texts: [String]) {
    words = Set(texts.flatMap(Self.words)).subtracting(Self.common)
  }

  /// Whether each name of another text is in this one, too.
  func hasAll(of other: CodeWords) -> Bool { words.isSuperset(of: other.words) }

  private static let common: Set<String> = ["required", "init", "coder", "NSCoder", "fatalError"]

  private static func words(of text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      var code = String(line)
      if let comment = code.firstRange(of: "//") { code = String(code[..<comment.lowerBound]) }
      // Every second part is a string.
      let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap { part in
        part.element.split { !Identifier.isBody($0) }.map(String.init)
      }
    }
  }
}
