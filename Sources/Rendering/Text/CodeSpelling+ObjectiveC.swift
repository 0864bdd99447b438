import Records

extension CodeSpelling {
  /// The spelling of code and names in texts for readers of a language; nil for Swift, the language
  /// of the texts.
  package static func of(_ language: SourceLanguage) -> CodeSpelling? {
    language == .objectiveC ? objectiveC : nil
  }

  /// The names in Objective-C. They follow from the table of UIKit and from parts that are written
  /// in Swift; reading all of these takes longer than a whole script, so the result is in a file,
  /// which a test compares with them.
  private static let objectiveC: CodeSpelling = {
    var names: [Substring: [String: String]] = [:]
    let text = String(decoding: PackageResources.objective_c_txt, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3 else { continue }
      names[parts[0], default: [:]][String(parts[1])] = String(parts[2])
    }
    return CodeSpelling(
      methods: names["method"] ?? [:], properties: names["property"] ?? [:],
      functions: names["function"] ?? [:])
  }()
}
