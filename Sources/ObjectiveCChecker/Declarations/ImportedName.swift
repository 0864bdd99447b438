import TypedProgram

/// The name that Swift gives to a method of a class in Objective-C: what its importer makes of the
/// selector.
enum ImportedName {
  private static let prepositions = [
    "With", "For", "To", "From", "In", "At", "By", "Of", "On", "Using", "And", "Into", "About",
    "After", "Before",
  ]

  /// A name that `NS_SWIFT_NAME` gives: `move(to:)`; nil for one of another form, or with another
  /// number of parameters.
  static func written(_ text: String, _ count: Int) -> (base: String, labels: [String?])? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let base = String(text[..<open])
    let labels = text[text.index(after: open)...].dropLast().split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
    guard labels.count == count, isIdentifier(base),
      labels.allSatisfy({ $0.map(isIdentifier) ?? true })
    else { return nil }
    return (base, labels)
  }

  /// Whether a text can be a name in Swift.
  static func isIdentifier(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  static func of(
    _ selector: String, isInitializer: Bool, types: [ObjectiveCType]
  ) -> (base: String, labels: [String?]) {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard selector.contains(":") else { return (isInitializer ? "init" : selector, []) }
    var labels: [String?] = pieces.dropLast().map { $0.isEmpty ? nil : $0 }
    let first = pieces[0]
    if isInitializer {
      let rest = first.dropFirst("init".count)
      let words = rest.hasPrefix("With") ? rest.dropFirst(4) : rest
      labels[0] = words.isEmpty ? nil : lowered(String(words))
      return ("init", labels)
    }
    let (base, label) = split(first)
    labels[0] = label
    return (base, labels)
  }

  /// `moveToPoint` is `move(to:)`: the words from the last preposition on are the label.
  private static func split(_ piece: String) -> (String, String?) {
    var best: (start: String.Index, word: String)?
    for start in piece.indices.dropFirst() where piece[start].isUppercase {
      for word in prepositions where piece[start...].hasPrefix(word) {
        let next = piece[start...].dropFirst(word.count).first
        if next.map(\.isUppercase) ?? true { best = (start, word) }
      }
    }
    guard let best else { return (piece, nil) }
    let rest = piece[best.start...].dropFirst(best.word.count)
    let base = String(piece[..<best.start])
    if best.word == "With" { return (base, rest.isEmpty ? "with" : lowered(String(rest))) }
    return (base, lowered(best.word + rest))
  }

  /// The words of a name: `badgeWithURLString` is `badge`, `With`, `URL`, `String`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        letter.isUppercase && (before.map { !$0.isUppercase } ?? true || after?.isLowercase == true)
      if words.isEmpty || begins || letter == "_" {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  /// The name with its first word in small letters.
  static func lowered(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase).count
    if capitals == text.count { return text.lowercased() }
    if capitals > 1 {
      return text.prefix(capitals - 1).lowercased() + text.dropFirst(capitals - 1)
    }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
