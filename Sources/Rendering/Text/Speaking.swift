import Records

/// A type that words its text in one of two languages.
protocol Speaking {
  var language: Language { get }
}

extension Speaking {
  /// The text in its language.
  func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }
}
