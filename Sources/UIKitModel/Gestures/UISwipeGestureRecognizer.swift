import EventVocabulary
import Foundation

/// Recognizes a swipe. Discrete (GR-11, GR-54).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  package override var role: RecognizerRole { .swipe }

  /// The directions of a swipe.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions; to the right unless set (GR-47).
  open var direction = Direction.right
  /// The number of fingers; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The center of the fingers when they went down, in the window (GR-24).
  private final var start: CGPoint?
  /// The distance that the fingers moved along its direction, in points.
  private final var farthest: CGFloat = 0
  private final var timer: SimulatedClock.Timer?
  deinit { willDeinitialize() }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired {
      return fail(.fingers(numberOfTouches, of: numberOfTouchesRequired))
    }
    start = attempt.middle
    guard timer == nil else { return }
    timer = UIApplication.shared.clock.schedule(after: GestureConstants.swipeDuration) {
      [weak self] in self?.fail(.tookTooLong(allowed: GestureConstants.swipeDuration))
    }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start, numberOfTouches == numberOfTouchesRequired else { return }
    let middle = attempt.middle
    let (across, down) = (middle.x - start.x, middle.y - start.y)
    let ways: [(direction: Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, across, down), (.left, -across, down), (.down, down, across), (.up, -down, across),
    ]
    let allowed = ways.filter { direction.contains($0.direction) }
    farthest = max(farthest, allowed.map(\.along).max() ?? 0)
    if let way = allowed.first(where: {
      $0.along >= GestureConstants.swipeTravel && abs($0.aside) <= GestureConstants.swipeDeviation
    }) {
      timer?.cancel()
      return set(.ended, .moved(way.along, of: GestureConstants.swipeTravel))
    }
    if allowed.allSatisfy({ abs($0.aside) > GestureConstants.swipeDeviation || $0.along < -10 }) {
      fail(.otherDirection)
    }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.movedTooLittle(farthest, of: GestureConstants.swipeTravel))
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.touchesCancelled)
  }

  /// The start of the swipe (GR-24).
  override open func location(in view: UIView?) -> CGPoint {
    convert(start ?? attempt.middle, to: view)
  }

  override open func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    start = nil
    farthest = 0
  }

  private func fail(_ reason: GestureReason<AnyObject>) {
    timer?.cancel()
    if state == .possible { set(.failed, reason) }
  }
}
