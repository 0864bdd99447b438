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

  private static let buttons: [(word: String, type: UIPress.PressType)] = [
    ("select", .select), ("menu", .menu), ("play", .playPause),
  ]

  /// The words.
  package static var words: [String] { table.map(\.word) + buttons.map(\.word) }

  /// A button of a remote control; nil if there is no such button.
  package static func button(_ word: String) -> UIPress.PressType? {
    buttons.first { $0.word == word.lowercased() }?.type
  }

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

  /// The word of a button of a remote control.
  package static func name(of button: UIPress.PressType) -> String {
    buttons.first { $0.type == button }?.word ?? "\(button)"
  }

  /// The characters of a key; nil if there is no such key.
  package static func characters(_ word: String) -> String? {
    if word.count == 1 { return word }
    return table.first { $0.word == word.lowercased() }?.characters
  }
}
