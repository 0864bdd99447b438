import UIKitModel

/// The words for the events of controls (CT-1).
package enum ControlEvents {
  /// Single events, in the order of their bits.
  static let single: [(word: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// Words that stand for several.
  static let several: [(word: String, event: UIControl.Event)] = [
    ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("allEvents", .allEvents),
  ]

  package static var words: [String] { (single + several).map(\.word) }

  /// The event of a word, also with Swift's dot or Objective-C's prefix in front.
  package static func event(_ word: String) -> (word: String, event: UIControl.Event)? {
    var word = word.hasPrefix(".") ? String(word.dropFirst()) : word
    for prefix in ["UIControlEvent", "UIControl.Event."] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
      word = word.prefix(1).lowercased() + word.dropFirst()
    }
    return (single + several).first { $0.word == word }
  }

  package static func words(for events: UIControl.Event) -> [String] {
    single.filter { events.contains($0.event) }.map(\.word)
  }
}
