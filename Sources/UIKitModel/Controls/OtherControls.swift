import Foundation

// Controls of which only the class and the frame matter.

/// A control to choose a date.
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker chooses.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// The part of a date that it chooses.
  public final var datePickerMode = Mode.dateAndTime
  /// The earliest date that can be chosen; nil for none.
  public final var minimumDate: Date?
  /// The latest date that can be chosen; nil for none.
  public final var maximumDate: Date?
  /// The distance of the minutes that can be chosen.
  public final var minuteInterval = 1
  /// The seconds of a countdown.
  public final var countDownDuration: TimeInterval = 0
  /// The date that was chosen; nil before that.
  public final var chosenDate: Date?
  /// The time of the device when it was created, which it shows before a date is chosen.
  public final let creationTime = UIApplication.shared.clock.now
  deinit { willDeinitialize() }

  /// A date within the limits, which count only if they are in order.
  public final func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// 320 × 216 points, the usual size of wheels on a device.
  override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Its natural size for a frame without one.
  override func firstFrame(_ frame: CGRect) -> CGRect {
    frame.size == .zero ? CGRect(origin: frame.origin, size: sizeThatFits(.zero)) : frame
  }

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
