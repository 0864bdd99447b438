/// The number of sources that a rule is based on, as its text about them states.
extension Rule {
  /// Whether it was observed and has a single source: one remark, one recording, the tests of one
  /// implementation. Such a rule was wrong before (UT-24), so nothing is judged by it alone:
  /// whatever cites it also cites another rule.
  package var restsOnOneSource: Bool {
    guard confidence == .observed else { return false }
    let sources = source.split(separator: ";").filter(Self.isOwnSource)
    guard let first = sources.first, sources.count == 1 else { return sources.isEmpty }
    return !Self.isSeveral(first) && !Self.isApples(first)
  }

  /// Whether a part between semicolons is evidence of its own: other rules and calculations are
  /// not.
  private static func isOwnSource(_ part: Substring) -> Bool {
    let words = words(part)
    guard words.contains(where: { !connectives.contains($0) && !isRule($0) }) else { return false }
    return words.allSatisfy { !$0.hasPrefix("comput") && !$0.hasPrefix("recomput") }
  }

  /// Whether a part names several sources at once: `crash logs`, `SIAlertView #120, MBProgressHUD
  /// #197`.
  private static func isSeveral(_ part: Substring) -> Bool {
    part.count { $0 == "#" } > 1 || words(part).contains(where: pluralSources.contains)
  }

  /// Whether a part is a statement of Apple's, which is not a stray remark.
  private static func isApples(_ part: Substring) -> Bool {
    let part = part.drop { $0 == " " }
    return ["Apple documentation", "WWDC"].contains { part.hasPrefix($0) }
      || part.contains("header comment")
  }

  private static func words(_ part: Substring) -> [String] {
    part.split { $0.isWhitespace || ",().".contains($0) }.map { $0.lowercased() }
  }

  private static func isRule(_ word: String) -> Bool {
    let parts = word.split(separator: "-")
    return parts.count == 2 && parts[0].count == 2 && Int(parts[1]) != nil
  }

  private static let connectives: Set = ["follows", "from", "and", "of", "mechanism"]

  /// Words that stand for many independent observers.
  private static let pluralSources: Set = [
    "agree", "authors", "categories", "dumps", "idiom", "logs", "many", "notes",
    "others", "outputs", "re-implementations", "reports", "several",
  ]
}
