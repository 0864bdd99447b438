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
    /// The view and those that hold it, as the tree was then.
    var way: [WeakView] = []
    /// The view that the line named, where the touch did not reach it.
    var missed: WeakView?
    var ignored: IgnoredReason?

    /// How far it is from where it went down, in points.
    var travel: Double { hypot(last.x - point.x, last.y - point.y) }
  }

  /// A view that need not be there any more.
  struct WeakView {
    weak var view: UIView?
  }

  /// An object, which may be gone, and its name.
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
    /// When it heard of a touch first.
    var heardAt: Double?
    var wasDisabled = false
    var kept: Kept?
    var lost: Lost?
    var held: (by: ObjectName, isEnd: Bool)?
    /// The events that it sent as a control, in order.
    var sent: [(time: Double, word: String, isHeard: Bool)] = []
    var registered: [String] = []
    /// When and why it stopped tracking as a control, in the middle of a touch.
    var stopped: (time: Double, cause: TrackingEnd<ObjectName>)?
    /// Whose code answered `touchesEnded` in UIKit's place.
    var endWay: HandledWay?
    var actions: [ReceivedAction] = []
    var unknown: String?
    /// How far outside the finger was lifted, in points; nil for inside.
    var liftedOutside: Double?
  }

  /// A touch that a view never heard of.
  struct Kept {
    let time: Double
    let cause: WithheldReason<ObjectName>
    let finger: Int
    let taker: Taker?
    /// The recognizer that kept it back meanwhile, as it delays the messages to views (GR-44); nil
    /// where the taker recognized at once.
    let holder: ObjectName?
    /// The scroll view that kept it back for a moment, where it was one (SC-2).
    let delayingScrollView: ObjectName?
  }

  /// A touch that was taken from a view.
  struct Lost {
    let time: Double
    let cause: CancelReason<ObjectName>
    let taker: Taker?
  }

  /// A recognizer that took a touch, as it was then.
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
    /// The state in which it was when its first touch came.
    var stateAtTouch = GestureState.possible
    var waitsFor: ObjectName?
    var targets: Int?
  }
}
