import Foundation

/// Recognizes a pointer over its view. It gets no touches of fingers, and there is no pointer here,
/// so it never begins (GR-60).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Creates a recognizer without a view that calls `action` of `target`. Not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedTouchTypes = [NSNumber(value: Self.pointer)]
  }

  /// The number of the type of a pointer's touches.
  private static let pointer = 3

  deinit { willDeinitialize() }
}
