/// Names for the views of a dump, by which they can be asked about: `buy`, `登录`, `label1`, `view2`.
///
/// A view is named by its variable if the dump contains that, else by its text, a button by the
/// text of the first label in it; all others by their class and a number. No name occurs twice, and
/// the same dump gets the same names again.
package nonisolated struct DumpNames: Sendable, Codable, Equatable {
  /// One name per view, in the order of `ViewDump.inPrintedOrder`.
  package let inPrintedOrder: [String]

  /// The maximum length of a name made from a text, not counting a number that distinguishes it
  /// from others.
  package static let longestText = 24

  /// Names all views of `dump`, avoiding the `reserved` names and the keywords of Swift.
  package init(for dump: ViewDump, avoiding reserved: Set<String> = []) {
    let visits = dump.inPrintedOrder
    let texts = Self.texts(visits)
    var supply = NameSupply(taken: reserved)
    inPrintedOrder = zip(visits, texts).map { visit, text in
      let word = Self.classWord(visit.view.className)
      if let variable = visit.view.variable?.drop(while: { $0 == "_" }), !variable.isEmpty,
        variable.first?.isNumber == false
      {
        return supply.name(for: String(variable.prefix(Self.longestText)))
      }
      if let text, let name = Self.identifier(from: text, classWord: word) {
        return supply.name(for: name)
      }
      return supply.numberedName(for: word)
    }
  }

  /// The text for each view's name: a label whose text names a button has none.
  private static func texts(_ visits: [ViewDump.Visit]) -> [String?] {
    var texts = visits.map { $0.view.text }
    /// The innermost button that each view is or is inside.
    var buttons: [Int?] = []
    var served: Set<Int> = []
    for (place, visit) in visits.enumerated() {
      let around = visit.parent.flatMap { buttons[$0] }
      let name = PlainClassName.of(visit.view.className)
      let isButton = name.hasSuffix("Button") || visit.view.baseClass == "UIButton"
      buttons.append(isButton ? place : around)
      guard name.hasSuffix("Label"), let around, let text = texts[place], !text.isEmpty,
        texts[around]?.isEmpty ?? true, served.insert(around).inserted
      else { continue }
      texts[around] = text
      texts[place] = nil
    }
    return texts
  }

  /// `UIButton` → `button`, `Shop.PriceCell` → `priceCell`, `_UIHostingView<…>` → `hostingView`.
  package static func classWord(_ className: String) -> String {
    var name = PlainClassName.of(className).drop { $0 == "_" }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      name = name.dropFirst(2)
    }
    let word = lowercasedFirst(String(name.filter(continuesIdentifier)))
    guard let first = word.first, startsIdentifier(first) else { return "view" }
    return word
  }

  /// `Buy now` → `buyNow`; nil for a text without letters and digits.
  package static func identifier(from text: String, classWord: String) -> String? {
    // Scalars, because one character may consist of any number of them.
    let start = String(text.unicodeScalars.prefix(200))
    let words = start.filter { !apostrophes.contains($0) }
      .split { !continuesIdentifier($0) || $0 == "_" }
    guard let first = words.first, let letter = first.first else { return nil }
    var name: String
    if startsIdentifier(letter) {
      name = lowercasedFirst(String(first))
    } else {
      name = classWord + first
    }
    for word in words.dropFirst() {
      let part = word.prefix(1).uppercased() + word.dropFirst()
      guard name.count + part.count <= longestText else { break }
      name += part
    }
    return String(name.prefix(longestText))
  }

  private static let apostrophes: Set<Character> = ["'", "’", "‘"]

  /// Lowercases the beginning as Swift's guidelines do: `OK` → `ok`, `URLField` → `urlField`.
  private static func lowercasedFirst(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let rest = word.dropFirst(capitals.count)
    guard rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private static func startsIdentifier(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.isXIDStart == true
      && continuesIdentifier(character)
  }

  private static func continuesIdentifier(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
