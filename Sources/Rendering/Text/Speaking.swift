import Records

/// A type that words its text in one of two languages.
package protocol Speaking {
  var language: Language { get }
}

extension Speaking {
  /// The text in its language.
  package func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }
}
