import Records

/// The languages in which content is written: both, unless its pack specifies one.
///
/// A text that is missing in one language is shown in the other.
package struct ContentLanguages: Equatable {
  /// The languages, at least one.
  package let all: [Language]

  package static let both = ContentLanguages(Language.allCases)

  /// Creates a choice of languages; both if there is none.
  package init(_ languages: [Language]) {
    all = languages.isEmpty ? Language.allCases : languages
  }

  /// Whether each text exists in one language only.
  package var isOne: Bool { all.count == 1 }

  package func contains(_ language: Language) -> Bool { all.contains(language) }

  /// The language in which a reader of `language` sees a text.
  package func shown(_ language: Language) -> Language {
    contains(language) ? language : all[0]
  }

  /// The file of the task for a reader.
  package func readme(_ language: Language) -> String {
    switch shown(language) {
    case .english: "README.md"
    case .chinese: "README.zh-Hans.md"
    }
  }

  /// The file of a lesson for a reader.
  package func lesson(_ language: Language) -> String {
    switch shown(language) {
    case .english: "lesson.md"
    case .chinese: "lesson.zh-Hans.md"
    }
  }
}
