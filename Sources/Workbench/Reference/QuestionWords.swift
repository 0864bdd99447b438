import Rulebook

/// The matters that a question names, whatever words and whichever language it names them in.
///
/// English words count without their endings, and names of the API by their parts; in Chinese a
/// matter that `AskedWord` does not list is a pair of characters.
package struct QuestionWords {
  package private(set) var all: Set<String> = []

  package init(_ text: String) {
    var latin: [String] = []
    var han: [Character] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { latin.append(word.lowercased()) }
      word = ""
    }
    // `don't` is `do not`.
    let text = text.replacing("n't", with: " not").replacing("n’t", with: " not")
    for character in text {
      if Self.isHan(character) {
        endWord()
        take(latin: &latin)
        han.append(character)
        continue
      }
      take(han: &han)
      guard character.isASCII, character.isLetter || character.isNumber else {
        endWord()
        continue
      }
      if character.isUppercase, !(word.last?.isUppercase ?? true) { endWord() }
      word.append(character)
    }
    endWord()
    take(latin: &latin)
    take(han: &han)
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  // MARK: English

  /// Reads a run of words: the longest phrases that are known first.
  private mutating func take(latin run: inout [String]) {
    defer { run = [] }
    var place = 0
    while place < run.count {
      let longest = min(AskedWordTable.longest, run.count - place)
      let found = stride(from: longest, to: 0, by: -1).lazy.compactMap { count in
        AskedWordTable.shared.name(Array(run[place..<(place + count)])).map { ($0, count) }
      }.first
      if let (name, count) = found {
        all.insert(name)
        place += count
        continue
      }
      let word = run[place]
      place += 1
      if word.count > 1, !Self.small.contains(word) { all.insert(Self.stem(word)) }
    }
  }

  /// A word without its endings, the same for all of its forms; not always a word itself.
  static func stem(_ word: String) -> String {
    var word = Substring(word)
    if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") { word.removeLast() }
    for ending in ["ing", "ed"] where word.hasSuffix(ending) && word.count > ending.count + 2 {
      word.removeLast(ending.count)
      let isDoubled = word.count > 3 && word.last == word.dropLast().last
      if isDoubled, let last = word.last, !"ls".contains(last) { word.removeLast() }
      break
    }
    if word.count > 3, word.hasSuffix("e") { word.removeLast() }
    return String(word)
  }

  /// Words that tell nothing about a matter.
  private static let small: Set<String> = [
    "a", "an", "the", "of", "on", "in", "to", "is", "are", "and", "or", "my", "with", "for", "why",
    "how", "does", "do", "did", "it", "its", "what", "i", "can", "could", "you", "that", "this",
    "at", "be", "been", "by", "as", "if", "me", "which", "who", "where", "from", "has", "have",
    "should", "would", "will", "am", "was", "were", "ios", "uikit", "swift", "objective", "use",
    "using", "make", "work", "working", "want", "need", "way", "after", "into", "im", "so", "but",
    "only", "some", "any", "just", "there", "when", "even", "though", "although", "while", "get",
    "gets", "called", "problem", "issue", "app", "ui", "his", "your", "being", "than", "then",
    "self", "one", "mean", "happen", "they", "between", "no",
  ]

  // MARK: Chinese

  private mutating func take(han run: inout [Character]) {
    defer { run = [] }
    var place = 0
    var before: Character?
    while place < run.count {
      let longest = min(AskedWordTable.longest, run.count - place)
      let found = stride(from: longest, to: 0, by: -1).lazy.compactMap { count in
        AskedWordTable.shared.name(String(run[place..<(place + count)])).map { ($0, count) }
      }.first
      if let (name, count) = found {
        all.insert(name)
        place += count
        before = nil
        continue
      }
      let character = run[place]
      place += 1
      guard !Self.particles.contains(character) else {
        before = nil
        continue
      }
      if let before { all.insert("\(before)\(character)") }
      before = character
    }
  }

  /// Characters that are in every question.
  private static let particles: Set<Character> = Set(
    "怎么什为如何的了吗呢是我能在和一个这那就都要会让被把请问里上时后前中到对与给用才还也得着过去些样但加办")
}

/// The spellings of `AskedWord`, to look up.
struct AskedWordTable {
  static let shared = AskedWordTable()
  /// The number of words, or of characters, that the longest spelling has at most.
  static let longest = 7

  private var latin: [String: String] = [:]
  private var han: [String: String] = [:]

  private init() {
    for word in AskedWord.all {
      for spelling in word.spellings {
        guard spelling.allSatisfy(\.isASCII) else {
          han[spelling] = word.name
          continue
        }
        let parts = spelling.split(separator: " ").map(String.init)
        for key in Self.keys(parts) where latin[key] == nil { latin[key] = word.name }
      }
    }
  }

  /// The matter of words that follow each other; a prefix of classes is left out.
  func name(_ words: [String]) -> String? {
    for key in Self.keys(words) {
      if let name = latin[key] { return name }
      for prefix in ["ui", "ns", "ca"] where key.hasPrefix(prefix) {
        if let name = latin[String(key.dropFirst(2))] { return name }
      }
    }
    return nil
  }

  func name(_ characters: String) -> String? { han[characters] }

  /// Words that are run together: as they are, and without their endings.
  private static func keys(_ words: [String]) -> [String] {
    [words.joined(), words.map(QuestionWords.stem).joined()]
  }
}
