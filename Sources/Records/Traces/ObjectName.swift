import EventVocabulary

/// How a live object is spoken of in a record.
package struct ObjectName: EventSubject, Codable, Sendable, Hashable {
  /// The name that the user gave; the class when there is none.
  package let text: String
  /// The class, as UIKit or the user's source spells it.
  package let className: String

  /// Which recognizer it is; nil for everything else.
  package let role: RecognizerRole?

  package init(_ text: String, className: String, role: RecognizerRole? = nil) {
    self.text = text
    self.className = className
    self.role = role
  }

  /// The name, with the class after one that only says where the object is.
  package var called: String {
    text.contains(" subview ") || text.contains(" gesture ") ? "\(text) (\(className))" : text
  }

  /// Whether the object can be asked for by this name.
  package var isNamed: Bool { text != className }
}
