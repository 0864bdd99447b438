import Rulebook

/// The parts of a text for a search, read in one pass: every rule is read for a question.
struct SearchParts {
  /// The words in Latin letters and digits, in lower case, with compound names split; they may be
  /// directly beside Chinese.
  private(set) var latin: [String] = []
  /// The complete names of several words, in lower case: `makekeyandvisible`.
  private(set) var names: [String] = []
  /// The pairs of Chinese characters that follow each other.
  private(set) var pairs: [String] = []
  /// The letters and digits, in lower case, as UTF-8.
  private(set) var squashed: [UInt8] = []

  init(_ text: String) {
    var word: [UInt8] = []
    var name: [UInt8] = []
    var lastIsUpper = false
    var nameHasUpper = false
    var before: Unicode.Scalar?
    func lowered(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if scalar.isASCII {
        before = nil
        let byte = UInt8(value)
        let isUpper = byte >= 0x41 && byte <= 0x5A
        let isLetter = isUpper || byte >= 0x61 && byte <= 0x7A
        if isLetter || byte >= 0x30 && byte <= 0x39 {
          if isUpper, !word.isEmpty, !lastIsUpper {
            latin.append(lowered(word))
            word.removeAll(keepingCapacity: true)
          }
          let lower = isUpper ? byte | 0x20 : byte
          if isUpper, !name.isEmpty { nameHasUpper = true }
          word.append(lower)
          name.append(lower)
          squashed.append(lower)
          lastIsUpper = isUpper
          continue
        }
      } else if (0x4E00...0x9FFF).contains(value) {
        if let before { pairs.append("\(before)\(scalar)") }
        before = scalar
        if let bytes = UTF8.encode(scalar) { squashed.append(contentsOf: bytes) }
      } else {
        before = nil
        let properties = scalar.properties
        if properties.isAlphabetic || properties.numericType != nil {
          squashed.append(contentsOf: properties.lowercaseMapping.utf8)
        }
      }
      if !word.isEmpty {
        latin.append(lowered(word))
        word.removeAll(keepingCapacity: true)
      }
      if nameHasUpper, name.count > 6 { names.append(lowered(name)) }
      name.removeAll(keepingCapacity: true)
      nameHasUpper = false
    }
    if !word.isEmpty { latin.append(lowered(word)) }
    if nameHasUpper, name.count > 6 { names.append(lowered(name)) }
  }
}

/// The topics of the rulebook by how their phrases begin: in Latin letters a phrase must match
/// whole words, in Chinese it may be anywhere.
struct TopicIndex {
  static let shared = TopicIndex()

  /// The phrases in Latin letters by their first words, as the other words.
  private var latin: [String: [(rest: [String], topic: Int)]] = [:]
  /// The other phrases by their first three bytes: one Chinese character.
  private var others: [UInt32: [(bytes: [UInt8], topic: Int)]] = [:]

  private init() {
    for (topic, phrases) in Rulebook.topics.map(\.words).enumerated() {
      for phrase in phrases {
        let parts = SearchParts(phrase)
        if parts.squashed.allSatisfy({ $0 < 0x80 }) {
          guard let first = parts.latin.first else { continue }
          latin[first, default: []].append((Array(parts.latin.dropFirst()), topic))
        } else if let key = Self.key(parts.squashed, 0) {
          others[key, default: []].append((parts.squashed, topic))
        }
      }
    }
  }

  /// The numbers of the topics that a text is about.
  func topics(of parts: SearchParts) -> Set<Int> {
    var found: Set<Int> = []
    for (index, word) in parts.latin.enumerated() {
      for phrase in latin[word] ?? []
      where parts.latin[(index + 1)...].starts(with: phrase.rest) { found.insert(phrase.topic) }
    }
    for index in parts.squashed.indices {
      guard let key = Self.key(parts.squashed, index) else { break }
      for phrase in others[key] ?? []
      where parts.squashed[index...].starts(with: phrase.bytes) { found.insert(phrase.topic) }
    }
    return found
  }

  private static func key(_ bytes: [UInt8], _ index: Int) -> UInt32? {
    guard index + 2 < bytes.count else { return nil }
    return UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
  }
}
