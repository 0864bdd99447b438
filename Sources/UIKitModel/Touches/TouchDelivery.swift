import Foundation

/// The state of a touch's delivery to its view.
struct TouchDelivery {
  enum Standing {
    /// The view has received no message for it yet.
    case new
    /// `touchesBegan` is delayed (GR-44).
    case held
    /// The view has received `touchesBegan` and no end of the touch.
    case delivered
    /// The finger is up and `touchesEnded` is delayed (GR-43).
    case endHeld
    /// The view has received `touchesEnded` or `touchesCancelled`.
    case over
    /// The view never receives it.
    case withheld
  }

  var standing = Standing.new
  /// The recognizers that the touch is for, in the order of delivery: those of the hit view first,
  /// of one view the last added first (GR-1, GR-26).
  var recognizers: [UIGestureRecognizer] = []
  /// Whether the recognizers' delegates were asked about it (GR-5).
  var isOffered = false
  /// The recognizer that delays `touchesBegan`, or did (GR-44).
  weak var holder: UIGestureRecognizer?
  /// The scroll view whose content it stopped (SC-16).
  weak var stopped: UIScrollView?
  /// The controls that began to track the touch, wherever it was delivered.
  var trackers: [WeakTarget] = []
  /// The time of the touch down, and its tap count.
  var began = (time: TimeInterval(0), tapCount: 1)
  /// The event of its sequence, for later deliveries (UT-8).
  var event: UIEvent?
}

/// The touches of one event that belong to one view.
struct ViewTouches {
  let view: UIView
  var touches: [UITouch]

  /// The touches grouped by their views, in the order of the views.
  static func grouped(_ touches: [UITouch]) -> [ViewTouches] {
    var groups: [ViewTouches] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.append(touch)
      } else {
        groups.append(ViewTouches(view: view, touches: [touch]))
      }
    }
    return groups
  }
}
