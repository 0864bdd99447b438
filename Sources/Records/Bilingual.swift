/// A language of the product.
package enum Language: String, Codable, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"
}

/// A text in every language of the product.
///
/// The initializer requires both, so a wording that exists in one language only does not compile.
package struct Bilingual: Codable, Sendable, Hashable {
  package let en: String
  package let zh: String

  package init(en: String, zh: String) {
    self.en = en
    self.zh = zh
  }

  /// The text in `language`.
  package subscript(language: Language) -> String {
    switch language {
    case .english: en
    case .chinese: zh
    }
  }
}
