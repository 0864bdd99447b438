/// The words of Swift, each once, with their traits. All lists of such words in the product are
/// derived from here.
package enum SwiftWords {
  private struct Trait: OptionSet {
    let rawValue: Int

    /// The word cannot be a name, except between backticks.
    static let keyword = Trait(rawValue: 1 << 0)
    /// Swift reads it as a keyword in some contexts only. We never use it as a name.
    static let contextual = Trait(rawValue: 1 << 1)
    /// A declaration or a statement may begin with it.
    static let leading = Trait(rawValue: 1 << 2)
    /// A text that begins with it at the top level is a declaration.
    static let declaring = Trait(rawValue: 1 << 3)
    /// It may come before `class`.
    static let ofClass = Trait(rawValue: 1 << 4)
    /// A similar word before a declaration is a misspelling of it.
    static let misspelled = Trait(rawValue: 1 << 5)
    /// It is completed where a statement may begin, as are words for values.
    static let completed = Trait(rawValue: 1 << 6)
    /// It begins a value, and is completed wherever one may be.
    static let value = Trait(rawValue: 1 << 7)
  }

  private static let table: [(words: String, traits: Trait)] = [
    ("Any Self as catch in inout is rethrows throws where", .keyword),
    ("case default else", [.keyword, .completed]),
    (
      """
      associatedtype defer deinit do fallthrough for if nil operator precedencegroup self subscript \
      throw try
      """, [.keyword, .leading]
    ),
    ("break continue guard repeat return while", [.keyword, .leading, .completed]),
    ("false super switch true", [.keyword, .leading, .value]),
    ("let var", [.keyword, .leading, .misspelled]),
    ("init static", [.keyword, .leading, .misspelled, .completed]),
    ("typealias", [.keyword, .leading, .declaring]),
    ("import", [.keyword, .leading, .declaring, .completed]),
    (
      "class enum extension func protocol struct",
      [.keyword, .leading, .declaring, .misspelled, .completed]
    ),
    ("fileprivate internal public", [.keyword, .leading, .declaring, .ofClass, .misspelled]),
    ("private", [.keyword, .leading, .declaring, .ofClass, .misspelled, .completed]),
    ("Protocol Type any async nonmutating optional some", .contextual),
    ("actor await dynamic indirect package unowned", [.contextual, .leading]),
    ("convenience mutating override required", [.contextual, .leading, .misspelled]),
    ("lazy weak", [.contextual, .leading, .misspelled, .completed]),
    ("final", [.contextual, .leading, .declaring, .ofClass, .misspelled, .completed]),
    ("open", [.contextual, .leading, .declaring, .ofClass]),
    ("infix macro nonisolated postfix prefix", .leading),
  ]

  /// The words that have one of some traits, in alphabetical order.
  private static func words(_ traits: Trait) -> [String] {
    table.filter { !$0.traits.isDisjoint(with: traits) }
      .flatMap { $0.words.split(separator: " ").map(String.init) }
      .sorted()
  }

  /// The words that cannot be names, except between backticks.
  package static let keywords = Set(words(.keyword))
  /// Those, and the contextual keywords.
  package static let reserved = Set(words([.keyword, .contextual]))
  /// The words with which declarations and statements begin.
  package static let leading = Set(words(.leading))
  /// The words with which a declaration begins.
  package static let declaring = Set(words(.declaring))
  /// The words that may come before `class`.
  package static let classModifiers = Set(words(.ofClass))
  /// The words before declarations that others may be misspellings of.
  package static let misspelled = words(.misspelled)
  /// The words that are completed where a statement may begin, except those for values.
  package static let completed = words(.completed)
  /// The words that begin a value.
  package static let values = words(.value)

  /// Whether a character may begin a name.
  package static func beginsName(_ character: Character) -> Bool {
    character == "_" || character.isLetter
      || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  /// Whether a name may have a character.
  package static func continuesName(_ character: Character) -> Bool {
    beginsName(character) || character.isNumber
  }
}
