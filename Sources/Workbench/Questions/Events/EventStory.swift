import Foundation
import Records

// What is kept of one finger, one view and one recognizer.
extension EventStories {
  /// One finger, from down to up.
  struct Touch {
    let finger: Int
    let point: CGPoint
    var last: CGPoint
    var isDown = true
    var view: ObjectName?
    var ignored: IgnoredCause?

    /// How far it is from where it went down, in points.
    var travel: Double { hypot(last.x - point.x, last.y - point.y) }
  }

  /// A view that a finger hit.
  struct ViewStory {
    var fingers: [Int] = []
    /// When it heard of a touch first.
    var heardAt: Double?
    var wasDisabled = false
    var kept: Kept?
    var lost: Lost?
    var held: (by: ObjectName, isEnd: Bool)?
    /// The events that it sent as a control, in order.
    var sent: [(time: Double, word: String, isHeard: Bool)] = []
    var registered: [String] = []
    /// Whose code answered `touchesEnded` in UIKit's place.
    var endWay: HandledWay?
    var actions: [ReceivedAction] = []
    var unknown: String?
    /// How far outside the finger was lifted, in points.
    var liftedOutside: Double?
  }

  /// A touch that a view never heard of.
  struct Kept {
    let time: Double
    let cause: WithheldCause
    let finger: Int
    let taker: Taker?
  }

  /// A touch that was taken from a view.
  struct Lost {
    let time: Double
    let cause: CancelCause
    let taker: Taker?
  }

  /// A recognizer that took a touch, as it was then.
  struct Taker {
    let recognizer: ObjectName
    let view: ObjectName?
    /// Whether it keeps back what views are told when fingers go down.
    let isDelaying: Bool
    /// The scroll view whose content it moves.
    let scrollView: ObjectName?
  }

  struct RecognizerStory {
    var wasOff = false
    var refused: RefusedTouchCause?
    var isOffered = false
    var hasTouch = false
    var isRunning = false
    var changes: [(time: Double, from: GestureState, to: GestureState, cause: GestureCause)] = []
    var waitsFor: ObjectName?
    var targets: Int?
  }
}
