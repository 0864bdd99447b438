import UIKitModel

/// The words for the events of controls (CT-1).
extension UIControl.Event {
  /// Single events, in the order of their bits.
  package static let single: [(word: String, event: UIControl.Event)] = [
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

  /// Words for several events.
  package static let several: [(word: String, event: UIControl.Event)] = [
    ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("allEvents", .allEvents),
  ]
}
