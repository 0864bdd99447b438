/// The keys that have a word.
package enum KeyNames {
  private static let table: [(word: String, characters: String)] = [
    ("return", "\r"), ("space", " "), ("tab", "\t"), ("escape", "\u{1B}"), ("delete", "\u{8}"),
    ("left", "UIKeyInputLeftArrow"), ("right", "UIKeyInputRightArrow"),
    ("up", "UIKeyInputUpArrow"), ("down", "UIKeyInputDownArrow"),
  ]

  private static let modifiers: [(word: String, flag: UIKeyModifierFlags)] = [
    ("command", .command), ("shift", .shift), ("control", .control), ("alternate", .alternate),
  ]

  /// The words.
  package static var words: [String] { table.map(\.word) }

  /// A modifier key; nil if it is not one.
  package static func modifier(_ word: String) -> UIKeyModifierFlags? {
    modifiers.first { $0.word == word }?.flag
  }

  /// The name of a key, with its modifiers: `command+s`. A capital letter implies shift.
  package static func name(of key: UIKey) -> String {
    let word = table.first { $0.characters == key.characters }?.word ?? key.characters
    let isCapital = word.count == 1 && key.characters != key.charactersIgnoringModifiers
    let flags = isCapital ? key.modifierFlags.subtracting(.shift) : key.modifierFlags
    return (modifiers.filter { flags.contains($0.flag) }.map(\.word) + [word])
      .joined(separator: "+")
  }

  /// The characters of a key; nil if there is no such key.
  package static func characters(_ word: String) -> String? {
    if word.count == 1 { return word }
    return table.first { $0.word == word.lowercased() }?.characters
  }
}
