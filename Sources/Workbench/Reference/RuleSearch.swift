import Records
import Rulebook

/// Finds rules and mistakes by everyday words for a matter: words of a statement in either
/// language, names of UIKit's API however they are written, and the topics of `Rulebook.topics`.
package struct RuleSearch {
  /// The letters and digits of the query.
  private let squashed: String
  private let words: [String]

  package init(_ query: String) {
    squashed = SearchWords.squashed(query)
    words = SearchWords.words(of: query).filter { !SearchWords.small.contains($0) }
  }

  /// The matching rules, the best first.
  package var rules: [Rule] {
    var points: [RuleID: Int] = [:]
    for topic in Rulebook.topics {
      guard let fit = fit(topic) else { continue }
      for (place, id) in topic.rules.enumerated() {
        points[id] = max(points[id] ?? 0, fit - place)
      }
    }
    let rules = Rulebook.sections.flatMap(\.rules)
    return ranked(rules) { max(points[$0.id] ?? 0, self.points([$0.statement])) }
  }

  /// The matching mistakes, the best first.
  package var mistakes: [Mistake] {
    ranked(Rulebook.mistakes) { points([$0.claim, $0.truth]) }
  }

  /// The items with any points; if some match the whole query, without those that match a part.
  private func ranked<Item>(_ items: [Item], _ points: (Item) -> Int) -> [Item] {
    let found = items.enumerated().map {
      (place: $0.offset, item: $0.element, points: points($0.element))
    }
    .filter { $0.points > 0 }
    let most = found.map(\.points).max() ?? 0
    return found.filter { most < Self.whole || $0.points >= Self.whole }
      .sorted { ($1.points, $0.place) < ($0.points, $1.place) }.map(\.item)
  }

  // MARK: Points

  /// The points below which a text matches only a part of the query.
  private static let whole = 20

  /// How well a topic fits: best for its very word; well if all words of one of its phrases were
  /// typed, or the beginning of one; less if a name such as `clipsToBounds` only contains one.
  private func fit(_ topic: RuleTopic) -> Int? {
    let names = topic.words.map(SearchWords.squashed)
    if names.contains(squashed) { return 120 }
    let typed = Set(words.map(SearchWords.stem))
    let isPhrase = topic.words.contains { phrase in
      let parts = SearchWords.words(of: phrase).filter { !SearchWords.small.contains($0) }.map(
        SearchWords.stem)
      return parts.count > 1 && typed.isSuperset(of: parts)
    }
    if isPhrase { return 75 }
    guard Self.isTelling(squashed) else { return nil }
    if names.contains(where: { $0.hasPrefix(squashed) }) { return 70 }
    return names.contains { Self.isTelling($0) && squashed.contains($0) } ? 45 : nil
  }

  /// Whether a word is long enough to be searched for inside others.
  private static func isTelling(_ word: String) -> Bool {
    word.count >= 4 || word.contains { !$0.isASCII }
  }

  /// How well texts fit: by the whole query, the earlier the better; by all of its words; by a part
  /// of them.
  private func points(_ texts: [Bilingual]) -> Int {
    texts.flatMap { [$0.en, $0.zh] }.map { points(Self.searched($0)) }.max() ?? 0
  }

  private func points(_ text: SearchedText) -> Int {
    guard !squashed.isEmpty else { return 0 }
    if let distance = text.place(of: squashed) { return 50 - min(20, distance / 10) }
    guard !words.isEmpty else { return 0 }
    let found = words.count { text.stems.contains(SearchWords.stem($0)) }
    if found == words.count { return 25 }
    return found * 2 > words.count ? found : 0
  }

  /// A statement in its searchable form; each is analysed once.
  private static func searched(_ text: String) -> SearchedText {
    if let known = known[text] { return known }
    let searched = SearchedText(text, stems: Set(SearchWords.words(of: text).map(SearchWords.stem)))
    known[text] = searched
    return searched
  }

  private static var known: [String: SearchedText] = [:]
}

/// A text analysed for a search.
private struct SearchedText {
  /// Its words, without suffixes.
  let stems: Set<String>
  /// Its letters and digits, in lower case.
  private var letters: [Character] = []
  /// The indices at which words begin. In Chinese text every index counts.
  private var starts: [Int] = []

  init(_ text: String, stems: Set<String>) {
    self.stems = stems
    var last: Character?
    for character in text {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let isInWord = last.map { $0.isLetter || $0.isNumber } ?? false
      let isHump = character.isUppercase && !(last?.isUppercase ?? false)
      if !isInWord || isHump || !character.isASCII { starts.append(letters.count) }
      letters += Array(character.lowercased())
    }
  }

  /// The number of letters and digits before the first occurrence of a word at the beginning of a
  /// word: `alpha` is not in "legal phase".
  func place(of word: String) -> Int? {
    let wanted = Array(word)
    return starts.first { letters[$0...].starts(with: wanted) }
  }
}
