import Records
import Rulebook

/// Checks texts for people: for rules that do not exist, and for texts in the wrong language.
enum AuthorText {
  /// The rules and mistakes that a text cites and that are not in the rulebook, with their lines
  /// from 1.
  static func unknownRules(in text: String) -> [(id: String, line: Int)] {
    var found: [(id: String, line: Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for match in line.matches(of: #/\b([A-Z]{1,3})-[0-9]+\b/#) {
        let id = String(match.output.0)
        if sections.contains(String(match.output.1)), !isThere(id) { found.append((id, index + 1)) }
      }
    }
    return found
  }

  /// The letters that ids begin with. Others are not ids: UTF-8.
  private static let sections = Set(Rulebook.sections.map(\.letters) + ["M"])

  private static func isThere(_ id: String) -> Bool {
    Rulebook.rule(RuleID(rawValue: id)) != nil || Rulebook.mistake(id) != nil
  }

  /// Whether a text that should be Chinese was left in English: it contains a sentence, and no
  /// Chinese character. Code and names alone are the same in both languages.
  static func isLeftInEnglish(_ text: String) -> Bool {
    let isChinese = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    if isChinese { return false }
    let prose = text.replacing(#/`[^`]*`/#, with: " ")
    let words = prose.split(whereSeparator: \.isWhitespace)
    return words.count { $0.wholeMatch(of: #/[A-Za-z]{2,}[.,;:?!]?/#) != nil } >= 3
  }
}
