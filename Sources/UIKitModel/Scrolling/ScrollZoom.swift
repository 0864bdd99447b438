import EventVocabulary
import Foundation

/// The zoom of a scroll view's content (SC-13).
///
/// Unlike on a device it does not exceed its limits during the gesture.
struct ScrollZoom {
  private unowned let scrollView: UIScrollView
  /// The scale at the beginning of the gesture.
  private let start: CGFloat
  /// The point between the fingers, in the coordinates of the zoomed view.
  private let anchor: CGPoint

  /// nil if no view zooms.
  init?(_ scrollView: UIScrollView, at recognizer: UIGestureRecognizer) {
    guard let view = scrollView.zoomingView else { return nil }
    self.scrollView = scrollView
    start = scrollView.zoomScale
    anchor = recognizer.location(in: view)
    scrollView.isZooming = true
    scrollView.tellWillBeginZooming(view)
  }

  /// The content point between the fingers stays there.
  func change(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = scrollView.zoomingView else { return }
    let place = recognizer.location(in: scrollView)
    let offset = scrollView.contentOffset
    scrollView.zoom(
      view, to: start * recognizer.scale, keeping: anchor,
      at: CGPoint(x: place.x - offset.x, y: place.y - offset.y))
  }

  func end() {
    scrollView.isZooming = false
    scrollView.tellDidEndZooming()
  }
}

extension UIScrollView {
  /// The view that zooms; nil without one.
  final var zoomingView: UIView? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return asksViewForZooming()
  }

  /// Scales the content by a factor, within the limits, around the center of the visible part. It
  /// takes no time here.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = asksViewForZooming() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(view, to: scale, keeping: convert(middle, to: view), at: middleOfView)
    tellDidEndZooming()
  }

  /// Zooms and scrolls so that a rectangle, in the coordinates of the zoomed view, fills the scroll
  /// view as far as the limits permit.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard let view = asksViewForZooming(), rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(view, to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middleOfView)
    tellDidEndZooming()
  }

  /// The center of the visible part, from its top left.
  private var middleOfView: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// Scales a view, without its transform, by a factor, and scrolls as far as the edges permit, so
  /// that `point`, in the view's coordinates, is at `place`, from the top left of the visible part.
  fileprivate final func zoom(
    _ view: UIView, to scale: CGFloat, keeping point: CGPoint, at place: CGPoint
  ) {
    guard scale.isFinite else { return }
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale != ownZoomScale else { return }
    ownZoomScale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = view.frame.size
    let wanted = view.convert(point, to: self)
    contentOffset = drag.clamped(CGPoint(x: wanted.x - place.x, y: wanted.y - place.y))
    Door.tell(.scrolled(self, .zoomed(to: scale)))
    tellDidZoom()
  }
}

/// The pinch of a scroll view: zooms its content, wherever it is attached (SC-13).
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  package override var role: RecognizerRole { .scrollPinch }

  private weak var scrollView: UIScrollView?
  private var zoom: ScrollZoom?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  deinit { willDeinitialize() }

  override package var owner: UIScrollView? { scrollView }

  override func didAct() {
    switch attempt.state {
    case .began:
      zoom = scrollView.flatMap { ScrollZoom($0, at: self) }
      zoom?.change(self)
    case .changed: zoom?.change(self)
    default:
      zoom?.end()
      zoom = nil
    }
  }
}
