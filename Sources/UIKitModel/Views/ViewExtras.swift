import Foundation

/// The properties that few views ever use, stored apart so that the others stay small.
final class ViewExtras {
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var translatesAutoresizingMaskIntoConstraints = true
  /// Whether it was declared opaque, or not; nil for what its class is (UI-8).
  var isOpaque: Bool?
  /// Whether it was declared opaque although it draws and has no background (DR-14).
  var wasToldOpaque = false
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat = 1
  /// The configuration of a button, and its menu.
  var configuration: AnyObject?
  var menu: UIMenu?
  /// The margins that were set.
  var layoutMargins: UIEdgeInsets?
  /// The reported margins and safe area; nil for a view that uses neither.
  var insets: InsetFacts?
  var gestureRecognizers: [UIGestureRecognizer] = []
  nonisolated(unsafe) var mask: UIView?
  /// The running animations of the view, in the order in which they were made.
  var animationTracks: [AnimationTrack] = []
  /// The number of them that disable touches (HT-21).
  var disablingAnimations = 0
  /// The result of the view's last drawing.
  var drawing: Picture?
  /// The bounds that it was drawn for.
  var drawnBounds = CGRect.zero
  /// The part that waits for drawing; nil for all of it.
  var markedRectangle: CGRect?
  /// The size of the content that Interface Builder measured (DR-52).
  var measuredSize: CGSize?
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var accessibilityTraits: UIAccessibilityTraits = .none
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var accessibility = AccessibilityExtras()
  /// The state of Auto Layout; nil for a view without any.
  var layout: LayoutFacts?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  deinit { ChainDismantling.release(&mask) }
}

extension UIView {
  /// The extras, created when a property is set.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
