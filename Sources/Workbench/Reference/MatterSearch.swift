import Records
import Rulebook
import TypedText

/// Searches texts by everyday words for a matter: words in either language, names of UIKit's API
/// however they are written, and the synonyms of `Rulebook.topics`.
///
/// A rare word weighs more than a frequent one. Words of a text's title count three times as much
/// as those of its body.
package struct MatterSearch<Item> {
  private struct Document {
    let item: Item
    /// The words of its title; `rest` are those of its body.
    let title: Set<String>
    let body: Set<String>
    let weight: Double
  }

  private var documents: [Document] = []
  /// The number of documents that contain each word.
  private var counts: [String: Int] = [:]

  package init() {}

  /// Adds an item; a higher `weight` ranks it above equally good matches.
  package mutating func add(
    _ item: Item, title: [Bilingual], body: [Bilingual], rules: [RuleID] = [],
    weight: Double = 1
  ) {
    let titles = Self.words(title, rules: [])
    let rest = Self.words(body, rules: rules)
    for word in titles.union(rest) { counts[word, default: 0] += 1 }
    documents.append(Document(item: item, title: titles, body: rest, weight: weight))
  }

  private static func words(_ texts: [Bilingual], rules: [RuleID]) -> Set<String> {
    var words: Set<String> = []
    for text in texts { words.formUnion(SearchWords(text.en + " " + text.zh).all) }
    for rule in rules { words.insert(rule.rawValue.lowercased()) }
    return words
  }

  /// The best matches for words, in order; without those that have less than a third of the points
  /// of the best.
  package func found(_ query: String) -> [(item: Item, points: Double)] {
    let wanted = SearchWords(understood(query)).all
    let points = documents.map { document in
      wanted.reduce(0.0) { sum, word in
        var share = document.title.contains(word) ? 3.0 : document.body.contains(word) ? 1 : 0
        // A query with a name of the API is about just that.
        if SearchWords.isName(word) { share *= 3 }
        return share == 0 ? sum : sum + share * telling(word)
      } * document.weight
    }
    guard let most = points.max(), most > 0 else { return [] }
    return points.enumerated().filter { $0.element > most / 3 }
      .sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
      .map { (documents[$0.offset].item, $0.element) }
  }

  /// The greatest share of a query's words that one item contains, from 0 to 1. Words without
  /// meaning do not count; without others it is 1.
  package func coverage(of query: String) -> Double {
    let wanted = SearchWords(query).telling
    guard !wanted.isEmpty else { return 1 }
    let meant = Set(SearchWords(understood(query)).all)
    let known = wanted.count { word in
      documents.contains { $0.title.contains(word) || $0.body.contains(word) }
    }
    // Words that are misspelled or run together count by what they are taken for.
    let read = meant.subtracting(SearchWords(query).all).count {
      word in !word.hasPrefix("topic ") && counts[word] != nil
    }
    let most =
      documents.lazy.map { document in
        meant.count { document.title.contains($0) || document.body.contains($0) }
      }.max() ?? 0
    guard most > 0 else { return 0 }
    return min(1, Double(known + read) / Double(wanted.count))
  }

  /// A query in known words: compound names are split, and unknown words are taken for
  /// misspellings.
  private func understood(_ query: String) -> String {
    let unknown = SearchWords.words(of: query, isLatin: true).filter { word in
      word.count > 3 && !SearchWords.small.contains(word) && !isKnown(word)
    }
    guard !unknown.isEmpty else { return query }
    let read = unknown.map { word in
      parts(of: word)?.joined(separator: " ")
        ?? Suggestions.near(word, in: counts.keys.filter { !$0.contains(" ") }).first ?? word
    }
    return ([query] + read).joined(separator: " ")
  }

  private func isKnown(_ word: String) -> Bool { counts[SearchWords.stem(word)] != nil }

  /// The known words that make up a word, the first as long as possible; nil if there are none.
  private func parts(of word: String) -> [String]? {
    if word.isEmpty { return [] }
    for count in stride(from: word.count, to: 1, by: -1) {
      let head = String(word.prefix(count))
      // A small word is between two others: `clipstobounds`, but not `buton`.
      let isSmall = SearchWords.small.contains(head) && count < word.count
      guard isSmall || count > 2 && isKnown(head) else { continue }
      if let rest = parts(of: String(word.dropFirst(count))) { return [head] + rest }
    }
    return nil
  }

  /// The weight of a word.
  private func telling(_ word: String) -> Double {
    let share = Double(counts[word] ?? 0) / Double(max(1, documents.count))
    return share > 0.5 ? 0.1 : 1 - share * 1.6
  }
}

/// The words of a text, normalized for a search: without suffixes, the parts of names, pairs of
/// Chinese characters, and the topics that they belong to.
package struct SearchWords {
  package let all: Set<String>

  package init(_ text: String) {
    let parts = SearchParts(text)
    var words: Set<String> = []
    for word in parts.latin where !Self.small.contains(word) { words.insert(Self.stem(word)) }
    for name in parts.names { words.insert(Self.nameMark + name) }
    words.formUnion(parts.pairs)
    for topic in TopicIndex.shared.topics(of: parts) { words.insert("topic \(topic)") }
    all = words
  }

  /// The words with a meaning: stems, and pairs of Chinese characters none of which is a particle.
  package var telling: Set<String> {
    all.filter { word in
      !word.contains(" ") && !word.contains(where: Self.particles.contains)
    }
  }

  /// Chinese characters that are in every question.
  private static let particles: Set<Character> = Set("怎么什为如何的了吗呢是不没有我能在和一个这那就都要会让被把请问")

  /// The prefix of API names among the words.
  private static let nameMark = "name "

  /// Whether a word is a whole name of the API.
  static func isName(_ word: String) -> Bool { word.hasPrefix(nameMark) }

  /// The letters and digits of a text, in lower case.
  package static func squashed(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The words of a text, with compound names split: `cornerRadius` is two. With `isLatin` only
  /// those in Latin letters, which may be directly beside Chinese.
  static func words(of text: String, isLatin: Bool = false) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      let isWord =
        (character.isLetter || character.isNumber) && (character.isASCII || !isLatin)
      let isNew = character.isUppercase && !(word.last?.isUppercase ?? true)
      if !isWord || isNew {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isWord { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// A word without its inflectional suffixes.
  static func stem(_ word: String) -> String {
    for ending in ["ing", "ed", "es", "s"] where word.count > ending.count + 3 {
      if word.hasSuffix(ending) { return String(word.dropLast(ending.count)) }
    }
    return word
  }

  /// Words without meaning for a search.
  static let small: Set<String> = [
    "a", "an", "the", "of", "on", "in", "to", "is", "are", "and", "or", "my", "with", "for", "when",
    "why", "how", "does", "do", "it", "its", "what", "i", "can", "you", "that", "this", "at", "be",
    "by", "as", "if", "me", "which", "who", "where", "not", "no",
  ]
}
