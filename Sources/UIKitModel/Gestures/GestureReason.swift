import Foundation

/// Why a recognizer changed its state.
public enum GestureReason {
  /// A subclass set it (GR-14).
  case subclass
  /// So many taps of so many, and how far the finger moved, in points.
  case taps(Int, of: Int, moved: CGFloat)
  /// The fingers moved so far, of so far as it takes, in points (GR-49).
  case moved(CGFloat, of: CGFloat)
  /// The fingers moved farther than is allowed, in points (GR-48, GR-51).
  case movedTooFar(CGFloat, allowed: CGFloat)
  /// The fingers stayed as long as it takes, in seconds (GR-48).
  case stayed(TimeInterval)
  /// The fingers were lifted after so many seconds, of so many as it takes (GR-48).
  case liftedEarly(TimeInterval, of: TimeInterval)
  /// It took longer than is allowed, in seconds (GR-53, GR-54).
  case tookTooLong(allowed: TimeInterval)
  /// No further tap came in time, in seconds (GR-52).
  case noFurtherTap(within: TimeInterval)
  /// More fingers, or fewer, than it takes.
  case fingers(Int, of: Int)
  /// The fingers were lifted.
  case lifted
  /// The fingers were lifted when they had moved so far, of so far as it takes, in points (GR-49).
  case movedTooLittle(CGFloat, of: CGFloat)
  /// Fewer fingers are down than it takes.
  case fewerFingers
  /// The fingers went another way.
  case otherDirection
  /// The finger did not come in over an edge (GR-56).
  case notAtEdge
  /// The distance of the fingers changed so far, of so far as it takes, in points (GR-55).
  case spread(CGFloat, of: CGFloat)
  /// The angle changed as much as it takes, in radians (GR-55).
  case turned(CGFloat)
  /// It goes on with each move (GR-16).
  case goesOn
  /// A view that the touch hit refused it (GR-32), or its own view, which is its delegate as well
  /// (GR-35).
  case refusedByView(UIView)
  /// Content of its scroll view has the touch and keeps it (SC-7, SC-8).
  case keptByContent(UIScrollView)
  /// Its delegate refused it (GR-35).
  case refusedByDelegate
  /// Another recognizer recognized first, and excludes it (GR-25).
  case prevented(by: UIGestureRecognizer)
  /// The recognizer that was to fail recognized (GR-36).
  case requirementRecognized(UIGestureRecognizer)
  /// The recognizer that was to fail has failed (GR-36).
  case requirementsFailed
  /// Its scroll view has `isScrollEnabled` false (SC-14).
  case scrollingOff
  /// It was disabled, or taken off its view (GR-4).
  case disabled
  /// Its touches were taken away (UT-23).
  case touchesCancelled
  /// It moves along an axis along which there is nothing to scroll.
  case nothingToScroll
}
