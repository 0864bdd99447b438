import UIKitBindings
import UIKitModel

/// The words for the events of controls (CT-1).
package enum ControlEvents {
  private static let all = UIControl.Event.single + UIControl.Event.several

  package static var words: [String] { all.map(\.word) }

  /// The event for a word, also with Swift's dot or Objective-C's prefix.
  package static func event(_ word: String) -> (word: String, event: UIControl.Event)? {
    var word = word.hasPrefix(".") ? String(word.dropFirst()) : word
    for prefix in ["UIControlEvent", "UIControl.Event."] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
      word = word.prefix(1).lowercased() + word.dropFirst()
    }
    return all.first { $0.word == word }
  }

  package static func words(for events: UIControl.Event) -> [String] {
    UIControl.Event.single.filter { events.contains($0.event) }.map(\.word)
  }
}
