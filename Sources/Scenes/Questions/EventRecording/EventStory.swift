import EventVocabulary
import Foundation
import Records
import UIKitModel

// The stories of one finger, one view and one recognizer.
extension EventStories {
  /// One finger, from down to up.
  package struct Touch {
    package let finger: Int
    package let point: CGPoint
    var last: CGPoint
    var isDown = true
    package var view: ObjectName?
    /// The view and its ancestors at that time.
    package var way: [WeakView] = []
    /// The view that the line named, if the touch did not reach it.
    var missed: WeakView?
    var ignored: IgnoredReason?

    /// The distance from where it went down, in points.
    var travel: Double { hypot(last.x - point.x, last.y - point.y) }
  }

  /// A view that may not exist any more.
  package struct WeakView {
    package weak var view: UIView?
  }

  /// An object, which may not exist any more, and its name.
  struct KnownObject {
    weak var object: ModelObject?
    let name: ObjectName
  }

  /// The result of a touch of a row.
  struct RowStory {
    let row: ObjectName
    weak var owner: UIScrollView?
    let time: Double
    let step: RowStep

    init(row: ObjectName, owner: UIScrollView, time: Double, step: RowStep) {
      self.row = row
      self.owner = owner
      self.time = time
      self.step = step
    }
  }

  /// A view that a finger hit.
  struct ViewStory {
    var fingers: [Int] = []
    /// The time at which it first received a touch.
    var heardAt: Double?
    var wasDisabled = false
    var kept: Kept?
    var lost: Lost?
    var held: (by: ObjectName, isEnd: Bool)?
    /// The control events that it sent, in order.
    var sent: [(time: Double, word: String, isHeard: Bool)] = []
    var registered: [String] = []
    /// The time and reason at which it stopped tracking as a control, in the middle of a touch.
    var stopped: (time: Double, cause: TrackingEnd<ObjectName>)?
    /// The code that handled `touchesEnded` in place of UIKit's.
    var endWay: HandledWay?
    var actions: [ReceivedAction] = []
    var unknown: String?
    /// The selectors of actions whose targets do not exist any more.
    var gone: [String] = []
    /// The distance outside at which the finger was lifted, in points; nil for inside.
    var liftedOutside: Double?
  }

  /// A touch that a view never received.
  struct Kept {
    let time: Double
    let cause: WithheldReason<ObjectName>
    let finger: Int
    let taker: Taker?
    /// The recognizer that delayed it meanwhile, as it delays the messages to views (GR-44); nil if
    /// the taker recognized at once.
    let holder: ObjectName?
    /// The scroll view that delayed it for a moment, if there was one (SC-2).
    let delayingScrollView: ObjectName?
  }

  /// A touch that was taken from a view.
  struct Lost {
    let time: Double
    let cause: CancelReason<ObjectName>
    let taker: Taker?
  }

  /// A recognizer that took a touch, in its state at that time.
  struct Taker {
    let recognizer: ObjectName
    let view: ObjectName?
    /// The scroll view whose content it moves.
    let scrollView: ObjectName?
  }

  struct RecognizerStory {
    var wasOff = false
    var refused: TouchRefusal?
    var isOffered = false
    var hasTouch = false
    var isRunning = false
    var changes:
      [(time: Double, from: GestureState, to: GestureState, cause: GestureReason<ObjectName>)] = []
    /// Its state when its first touch came.
    var stateAtTouch = GestureState.possible
    var waitsFor: ObjectName?
    var targets: Int?
    /// The selectors of its last action whose targets do not exist any more.
    var gone: [String] = []
  }
}
