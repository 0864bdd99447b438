import Foundation

// Controls that nothing but their class and their places matters of.

/// A control to choose a date with.
open class UIDatePicker: UIControl {
  deinit { willDeinitialize() }

  /// 320 × 216 points, the usual size of wheels on a device.
  override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A control that pulls new content into a scroll view.
open class UIRefreshControl: UIControl {
  /// Whether new content is on its way.
  public private(set) final var isRefreshing = false
  deinit { willDeinitialize() }

  /// Content is on its way.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Content has come.
  open func endRefreshing() {
    isRefreshing = false
  }
}

/// A control that opens a palette.
open class UIColorWell: UIControl {
  /// The colour that was chosen. Setting it sends no action (CT-24).
  open var selectedColor: UIColor?
  /// The title of the palette.
  open var title: String?
  deinit { willDeinitialize() }
}
