import Foundation

// Interface Builder lays out with the device's fonts, and stores the frames. For a label or a
// button that has its natural size, the stored size is that of its text on a device, which the rule
// for texts only approximates (DR-52).
extension UIView {
  /// Takes a stored size as that of the content, in points, until the content changes.
  public final func takeMeasured(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    ownExtras.measuredSize = size
  }

  /// The measured size in place of the size by the rule, for each side on its own. A side that is
  /// far from the rule belongs to a view that constraints have stretched or compressed: it says
  /// nothing of the text.
  final func measured(over ruled: CGSize) -> CGSize {
    guard let size = extras?.measuredSize else { return ruled }
    return CGSize(
      width: Self.side(size.width, over: ruled.width),
      height: Self.side(size.height, over: ruled.height))
  }

  /// Whether a text of a height in points, on lines as they are written, was measured on more of
  /// them: it was wrapped, at the measured width.
  final func wasWrapped(over height: CGFloat) -> Bool {
    guard let size = extras?.measuredSize else { return false }
    return size.height > height + Self.tolerance(height)
  }

  /// The same as `measured(over:)` for a text that is wrapped at a width: the measured height
  /// belongs to the measured width. The rule may be wrong by a line of a height.
  final func measured(over ruled: CGSize, wrappedAt width: CGFloat, line: CGFloat) -> CGSize {
    guard let size = extras?.measuredSize, abs(size.width - width) < 1,
      abs(size.height - ruled.height) <= max(line * 1.3, ruled.height * 0.45)
    else { return ruled }
    return CGSize(width: width, height: size.height)
  }

  private static func side(_ measured: CGFloat, over ruled: CGFloat) -> CGFloat {
    abs(measured - ruled) <= tolerance(ruled) ? measured : ruled
  }

  /// How far a measured side may be from the rule.
  private static func tolerance(_ ruled: CGFloat) -> CGFloat { max(8, ruled * 0.45) }
}
