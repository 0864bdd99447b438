import Records

/// Names that are valid in Swift, so that commands and Swift can share them.
nonisolated package enum Identifier {
  /// Reserved words of Swift.
  package static let reserved = SwiftWords.reserved

  package static func isValid(_ text: String) -> Bool {
    guard let first = text.first, isHead(first) else { return false }
    return text.dropFirst().allSatisfy(isBody)
  }

  package static func isHead(_ character: Character) -> Bool {
    SwiftWords.beginsName(character)
  }

  package static func isBody(_ character: Character) -> Bool {
    SwiftWords.continuesName(character)
  }

  /// The nearest identifier: `ok-button` becomes `okButton`; nil if nothing is left.
  package static func mended(_ text: String) -> String? {
    var result = ""
    var capitalizesNext = false
    for character in text {
      guard isBody(character) else {
        capitalizesNext = !result.isEmpty
        continue
      }
      if result.isEmpty, !isHead(character) { result = "view" }
      result += capitalizesNext ? character.uppercased() : String(character)
      capitalizesNext = false
    }
    guard !result.isEmpty else { return nil }
    return reserved.contains(result) ? result + "View" : result
  }
}
