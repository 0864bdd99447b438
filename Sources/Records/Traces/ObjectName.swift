/// How a live object is spoken of in a record.
package struct ObjectName: Codable, Sendable, Hashable {
  /// The name that the user gave; the class when there is none.
  package let text: String
  /// The class, as UIKit or the user's source spells it.
  package let className: String

  package init(_ text: String, className: String) {
    self.text = text
    self.className = className
  }

  /// Whether it is what a scroll view keeps touches back with (SC-4), which apps never see.
  package var isDelayOfScrollView: Bool { className == "DelayedTouchesGestureRecognizer" }

  /// Whether it is a recognizer by which a scroll view scrolls or zooms.
  package var isPanOrPinchOfScrollView: Bool {
    className == "ScrollPanGestureRecognizer" || className == "ScrollPinchGestureRecognizer"
  }

  /// The name, with the class after one that only tells where the object is.
  package var called: String {
    text.contains(" subview ") || text.contains(" gesture ") ? "\(text) (\(className))" : text
  }

  /// Whether the object can be asked for by this name.
  package var isNamed: Bool { text != className }
}
