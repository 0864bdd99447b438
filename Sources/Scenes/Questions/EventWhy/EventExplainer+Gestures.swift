import Foundation
import Records
import UIKitModel

// The gestures that recognizers take, and lines that perform them.
extension EventExplainer {
  /// The direction of the first finger.
  var direction: String? {
    guard let touch = stories.touches.first else { return nil }
    let (x, y) = (touch.last.x - touch.point.x, touch.last.y - touch.point.y)
    guard max(abs(x), abs(y)) > 0 else { return nil }
    return abs(x) >= abs(y) ? (x < 0 ? "left" : "right") : (y < 0 ? "up" : "down")
  }

  static func takes(_ recognizer: UIGestureRecognizer) -> RecognizerSetUp.Takes {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      .taps(tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      .press(
        seconds: press.minimumPressDuration, movement: press.allowableMovement,
        fingers: press.numberOfTouchesRequired)
    case is UIScreenEdgePanGestureRecognizer: .edge(width: GestureConstants.edgeWidth)
    case let pan as UIPanGestureRecognizer:
      .pan(way: GestureConstants.panHysteresis, fingers: pan.minimumNumberOfTouches)
    case let swipe as UISwipeGestureRecognizer:
      .swipe(
        way: GestureConstants.swipeTravel, seconds: GestureConstants.swipeDuration,
        directions: swipe.directions)
    case is UIPinchGestureRecognizer: .pinch
    case is UIRotationGestureRecognizer: .rotation
    default: .own
    }
  }

  /// A line that makes a recognizer of UIKit's recognize; nil if none is known.
  func gesture(_ recognizer: UIGestureRecognizer) -> String? {
    guard let view = recognizer.view.map(self.name), view.isNamed else { return nil }
    func fingers(_ count: Int) -> String { count > 1 ? " fingers \(count)" : "" }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      let times = tap.numberOfTapsRequired > 1 ? " times \(tap.numberOfTapsRequired)" : ""
      return "tap \(view.text)\(times)\(fingers(tap.numberOfTouchesRequired))"
    case let press as UILongPressGestureRecognizer:
      guard press.numberOfTouchesRequired == 1, press.numberOfTapsRequired == 0 else { return nil }
      let seconds = ((press.minimumPressDuration + 0.1) * 100).rounded() / 100
      return "longpress \(view.text) for \(Self.number(seconds))"
    case is UIScreenEdgePanGestureRecognizer: return nil
    case let pan as UIPanGestureRecognizer:
      guard pan.minimumNumberOfTouches == 1, pan.maximumNumberOfTouches >= 1 else { return nil }
      return "drag \(view.text) by 0 -40"
    case let swipe as UISwipeGestureRecognizer:
      guard let direction = swipe.directions.first, swipe.numberOfTouchesRequired == 1 else {
        return nil
      }
      return "swipe \(direction.rawValue) on \(view.text)"
    case is UIPinchGestureRecognizer: return "pinch \(view.text) by 2"
    case is UIRotationGestureRecognizer: return "rotate \(view.text) by 45deg"
    default: return nil
    }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate var directions: [SwipeDirection] {
    let all: [(Direction, SwipeDirection)] = [
      (.left, .left), (.right, .right), (.up, .up), (.down, .down),
    ]
    return all.filter { direction.contains($0.0) }.map(\.1)
  }
}
