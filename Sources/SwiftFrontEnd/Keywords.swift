/// Words that learners write where Swift has another one.
enum Keywords {
  /// Words of other languages that make one statement look like two, with Swift's own.
  static let foreign: [String: String] = [
    "elseif": "else if", "elsif": "else if", "elif": "else if", "and": "&&", "or": "||",
    "new": "Type()", "function": "func", "def": "func", "fn": "func", "fun": "func",
    "const": "let", "val": "let", "auto": "let", "foreach": "for x in list", "unless": "if !",
    "elseIf": "else if", "implements": ":", "extends": ":", "void": "func", "then": "{",
  ]

  private static let declaring = [
    "override", "func", "class", "struct", "enum", "extension", "protocol", "private", "public",
    "static", "mutating", "required", "convenience", "fileprivate", "internal", "final", "lazy",
    "weak", "var", "let", "init",
  ]

  /// The word in front of declarations that one is a misspelling of: one letter is missing, too
  /// many or another one, or two are exchanged.
  static func near(_ word: String) -> String? {
    guard word.count >= 3, word.allSatisfy(\.isLetter), !declaring.contains(word) else {
      return nil
    }
    return declaring.first { isOneSlip(Array(word.lowercased()), Array($0)) }
  }

  private static func isOneSlip(_ left: [Character], _ right: [Character]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let shorter = min(left.count, right.count)
    if left.count != right.count { return start + end >= shorter }
    if start + end >= left.count - 1 { return true }
    return start + end == left.count - 2 && left[start] == right[start + 1]
      && left[start + 1] == right[start]
  }
}
