import Foundation

// Controls of which only the class and the frame matter.

/// A control to choose a date.
open class UIDatePicker: UIControl {
  deinit { willDeinitialize() }

  /// 320 × 216 points, the usual size of wheels on a device.
  override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control that opens a palette.
open class UIColorWell: UIControl {
  /// The selected colour. Setting it sends no action (CT-24).
  open var selectedColor: UIColor?
  /// The title of the palette.
  open var title: String?
  deinit { willDeinitialize() }
}
