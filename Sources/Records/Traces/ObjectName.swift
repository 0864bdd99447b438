import EventVocabulary
import Foundation

/// The name of a live object in a record.
package struct ObjectName: EventSubject, Codable, Sendable, Hashable {
  /// The name that the user gave; the class if there is none.
  package let text: String
  /// The class, as UIKit or the user's source spells it.
  package let className: String

  /// The kind of recognizer; nil for other objects.
  package let role: RecognizerRole?

  /// The place of a view without a name; nil for other objects.
  package let place: Place?

  /// The path of stored properties that leads to an object without a name, such as `page.button`,
  /// or the words that distinguish a recognizer, such as `tap save`; nil if there is neither.
  package let path: String?

  /// The frame of a view, in the coordinates of its superview, and the name of that. An object,
  /// since names are copied often and few have a place.
  package final class Place: Codable, Sendable {
    package let frame: CGRect
    package let superview: String

    package init(frame: CGRect, superview: String) {
      self.frame = frame
      self.superview = superview
    }

    /// The place in words, with at most two digits after the point, such as
    /// `(0 0; 300 500) in root`.
    fileprivate var words: String {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
        let rounded = (number * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? String(Double(rounded))
      }
      return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])) in \(superview)"
    }
  }

  package init(
    _ text: String, className: String, role: RecognizerRole? = nil, place: Place? = nil,
    path: String? = nil
  ) {
    self.text = text
    self.className = className
    self.role = role
    self.place = place
    self.path = path
  }

  /// The name in a row, whose indentation and numbers show the place.
  package var inRow: String { path ?? text }

  /// The name, followed by the class if the name is only a location; of a view without a name the
  /// class and its place.
  package var called: String {
    if let path { return path }
    if let place { return "\(className) \(place.words)" }
    return text.contains(" subview ") || text.contains(" gesture ")
      ? "\(text) (\(className))" : text
  }

  /// Place and path are not a part of what the name means: a view has the same name where it moves.
  package static func == (one: ObjectName, other: ObjectName) -> Bool {
    one.text == other.text && one.className == other.className && one.role == other.role
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(className)
    hasher.combine(role)
  }

  /// Whether commands accept this name.
  package var isNamed: Bool { text != className }
}
