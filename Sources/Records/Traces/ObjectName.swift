import EventVocabulary

/// The name of a live object in a record.
package struct ObjectName: EventSubject, Codable, Sendable, Hashable {
  /// The name that the user gave; the class if there is none.
  package let text: String
  /// The class, as UIKit or the user's source spells it.
  package let className: String

  /// The kind of recognizer; nil for other objects.
  package let role: RecognizerRole?

  package init(_ text: String, className: String, role: RecognizerRole? = nil) {
    self.text = text
    self.className = className
    self.role = role
  }

  /// The name, followed by the class if the name is only a location.
  package var called: String {
    text.contains(" subview ") || text.contains(" gesture ") ? "\(text) (\(className))" : text
  }

  /// Whether commands accept this name.
  package var isNamed: Bool { text != className }
}
