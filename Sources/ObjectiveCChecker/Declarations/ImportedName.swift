import TypedProgram

/// The Swift name of a method of an Objective-C class: the result of the importer's rules for the
/// selector.
enum ImportedName {
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

  /// The name by the rules of the importer: the words from the last preposition on are a label, and
  /// words that only repeat the type of an argument are left out. `hasProperty` returns whether the
  /// class has a property with a name; methods about it retain that name.
  static func of(
    _ selector: String, isInitializer: Bool, owner: String = "", types: [NamedType],
    isSender: Bool = false, hasProperty: (String) -> Bool = { _ in false }
  ) -> (base: String, labels: [String?]) {
    guard selector.contains(":") else {
      if isInitializer { return ("init", []) }
      return (shortened(selector, ofType: owner, hasProperty), [])
    }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    var labels: [String?] = pieces.map { $0.isEmpty ? nil : String($0) }
    let first = String(pieces[0])
    for index in labels.indices.dropFirst() where index < types.count {
      labels[index] = labels[index].map { shortenedLabel($0, types[index], isFirst: false) }
    }
    if isInitializer {
      let rest = first.dropFirst("init".count)
      let words = rest.hasPrefix("With") ? rest.dropFirst(4) : rest
      labels[0] = words.isEmpty ? nil : lowered(String(words))
      return ("init", labels)
    }
    let type = types.first ?? NamedType("")
    var base = shortened(first, ofType: owner, hasProperty)
    labels[0] = nil
    if let split = split(base, type, isSender: isSender) {
      (base, labels[0]) = split
      labels[0] = labels[0].map { shortenedLabel($0, type, isFirst: true) }
      if labels[0]?.isEmpty ?? false { labels[0] = nil }
    } else {
      base = shortenedBase(base, type, hasProperty)
    }
    return (base, labels.map { $0.map(lowered) })
  }

  // MARK: Splitting

  private static let vacuous: Set<String> = ["get", "for", "set", "using", "with"]

  /// `moveToPoint` is `move` with the label `toPoint`; nil for a name without a preposition, and
  /// for one of which nothing would be left.
  private static func split(
    _ piece: String, _ type: NamedType, isSender: Bool
  ) -> (base: String, label: String?)? {
    var words = words(of: piece)
    if type.isBoolean, words.count > 1, words.last == "Animated" {
      return (words.dropLast().joined(), "animated")
    }
    guard words.first != "set", !(isSender && type.name == "Object"),
      var place = lastPreposition(words), place > 0
    else { return nil }
    let preposition = words[place].lowercased()
    let (before, after) = (
      words[place - 1].lowercased(), place + 1 < words.count ? words[place + 1] : ""
    )
    guard !PartOfSpeech.isOneWord(before, preposition, after.lowercased()) else { return nil }
    if PartOfSpeech.isExtended(before, preposition) { place -= 1 }
    guard place > 0 else { return nil }
    // Coordinates retain the preposition before them.
    if ["X", "Y", "Z"].contains(words[(place + 1)...].joined()) {
      return (words[...place].joined(), words[(place + 1)...].joined())
    }
    let base = Array(words[..<place])
    if vacuous.contains(base[0].lowercased()), base.count <= 2 { return nil }
    // The type of a block already expresses its purpose.
    if type.isBlock, preposition == "with" || preposition == "using", after != "Zone" {
      words.remove(at: place)
    }
    let label = words[place...].joined()
    return (base.joined(), label.isEmpty ? nil : label)
  }

  /// The last preposition; if the last two include `of` at the end, the one before it.
  private static func lastPreposition(_ words: [String]) -> Int? {
    guard let last = words.lastIndex(where: { PartOfSpeech.isPreposition($0) }) else { return nil }
    guard words[last].lowercased() == "of",
      let other = words[..<last].lastIndex(where: { PartOfSpeech.isPreposition($0) }),
      !["of", "for"].contains(words[other].lowercased())
    else { return last }
    return other
  }

  // MARK: Leaving out types

  /// A label without the words that repeat the type, after a preposition or a verb.
  private static func shortenedLabel(_ label: String, _ type: NamedType, isFirst: Bool) -> String {
    let words = words(of: label)
    let count = type.matching(words)
    guard count > 0 else { return label }
    if count == words.count { return isFirst ? "" : label }
    let rest = words.dropLast(count)
    guard count > 1 || words.last != "Error", let last = rest.last, PartOfSpeech.isKnown(last)
    else {
      return label
    }
    return rest.joined()
  }

  /// The same for a name: `addBadge` with a `Badge` is `add`, unless the class has a property for
  /// badges.
  private static func shortenedBase(
    _ base: String, _ type: NamedType, _ hasProperty: (String) -> Bool
  ) -> String {
    let words = words(of: base)
    let count = type.matching(words)
    guard count > 0, count < words.count, count > 1 || words.last != "Error" else { return base }
    let rest = words.dropLast(count)
    guard let last = rest.last, PartOfSpeech.isKnown(last),
      !(PartOfSpeech.isPreposition(last) && rest.count == 1),
      !isProperty(words.suffix(count).joined(), hasProperty), isName(rest)
    else { return base }
    return rest.joined()
  }

  /// A name without that of the class itself, after a verb: `-[Badge moveBadge]` is `move()`.
  private static func shortened(
    _ base: String, ofType owner: String, _ hasProperty: (String) -> Bool
  ) -> String {
    let words = words(of: base)
    let type = NamedType(owner)
    for end in stride(from: words.count, to: 1, by: -1) {
      let count = type.matching(Array(words[..<end]))
      guard count > 0 else { continue }
      let start = end - count
      guard start > 0, PartOfSpeech.isVerb(words[start - 1]),
        !(end == words.count && count == 1 && words[start] == "Error"),
        !isProperty(words[start..<end].joined(), hasProperty)
      else { return base }
      let rest = words[..<start] + words[end...]
      return isName(rest) ? rest.joined() : base
    }
    return base
  }

  private static func isName(_ words: ArraySlice<String>) -> Bool {
    words.count > 1 || !vacuous.union(["init", "self"]).contains(words.first?.lowercased() ?? "")
  }

  /// Whether the class has a property of a name, or one of several of them.
  private static func isProperty(_ words: String, _ hasProperty: (String) -> Bool) -> Bool {
    let name = lowered(words)
    if hasProperty(name) { return true }
    if name.hasSuffix("y") { return hasProperty(name.dropLast() + "ies") }
    return hasProperty(name + "s") || hasProperty(name + "es")
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

  /// The name with its first word in lower case.
  static func lowered(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase).count
    if capitals == text.count { return text.lowercased() }
    if capitals > 1 {
      return text.prefix(capitals - 1).lowercased() + text.dropFirst(capitals - 1)
    }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
