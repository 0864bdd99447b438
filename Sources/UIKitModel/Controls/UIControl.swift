import Foundation

/// A view that turns touches into actions.
///
/// It handles the four touch messages itself and forwards none (RC-17). It overrides hit testing on
/// a device; what that adds is not known, so nothing is added here (HT-27).
open class UIControl: UIView {
  /// Whether the control reacts to touches. A disabled one is expected to be hit all the same
  /// (CT-4, CT-5).
  public final var isEnabled = true
  /// Whether the control is selected.
  public final var isSelected = false
  /// Whether the control shows that it is being touched.
  public final var isHighlighted = false

  deinit {}

  /// Consumes the touches (RC-17).
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-17).
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-17).
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-17).
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A control that does one thing when tapped.
open class UIButton: UIControl {
  /// The words on the button.
  public final var currentTitle: String?

  deinit {}

  /// Sets the words on the button.
  public final func setTitle(_ title: String?, for state: State = .normal) {
    currentTitle = title
  }

  /// The state that a title is for.
  public enum State: Sendable {
    case normal
  }
}

/// A control with two positions.
open class UISwitch: UIControl {
  /// Whether it is on. Setting it sends no action (CT-24).
  public final var isOn = false
  deinit {}
}

/// A control with a value on a range.
open class UISlider: UIControl {
  /// The value, 0 to 1. Setting it sends no action (CT-24).
  public final var value: Float = 0
  deinit {}
}

/// A control with two buttons that count up and down.
open class UIStepper: UIControl {
  deinit {}
}

/// A control of several segments of which one is chosen.
open class UISegmentedControl: UIControl {
  deinit {}
}

/// A control with a dot for each page.
open class UIPageControl: UIControl {
  deinit {}
}

/// A control to choose a date with.
open class UIDatePicker: UIControl {
  deinit {}
}

/// A control that pulls new content into a scroll view.
open class UIRefreshControl: UIControl {
  deinit {}
}

/// A control for one line of text.
open class UITextField: UIControl {
  /// The text.
  public final var text: String?
  deinit {}
}
