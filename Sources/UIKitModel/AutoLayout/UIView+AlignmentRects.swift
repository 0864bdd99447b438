import Foundation

extension UIView {
  /// The alignment rectangle of a frame, both in the superview's coordinates, with the view's
  /// overrides.
  final func sendAlignmentRect(forFrame frame: CGRect) -> CGRect {
    Door.send(.alignmentRectForFrame, to: self, [frame]) { alignmentRect(forFrame: frame) }
  }

  /// The frame of an alignment rectangle, both in the superview's coordinates.
  final func sendFrame(forAlignmentRect rectangle: CGRect) -> CGRect {
    Door.send(.frameForAlignmentRect, to: self, [rectangle]) { frame(forAlignmentRect: rectangle) }
  }

  final func sendAlignmentRectInsets() -> UIEdgeInsets {
    Door.send(.alignmentRectInsets, to: self) { alignmentRectInsets }
  }

  /// The insets of the alignment rectangle from the present frame, in points.
  final var presentAlignmentInsets: UIEdgeInsets {
    let frame = plainFrame
    let aligned = sendAlignmentRect(forFrame: frame)
    guard aligned != frame else { return .zero }
    let (left, top) = (aligned.origin.x - frame.origin.x, aligned.origin.y - frame.origin.y)
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: frame.size.height - aligned.size.height - top,
      right: frame.size.width - aligned.size.width - left)
    return insets.isFinite ? insets : .zero
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
