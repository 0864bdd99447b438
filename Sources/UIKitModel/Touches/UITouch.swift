import Foundation

/// One finger from down to up; the same object all the time (UT-1).
open class UITouch: ModelObject {
  /// The phase of a finger (UT-3).
  public enum Phase: Int, Sendable, CaseIterable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// The view that was hit when the finger went down; never changes (UT-2, RC-15).
  public final private(set) weak var view: UIView?
  /// The phase of the finger (UT-3).
  public internal(set) final var phase: Phase
  /// The number of times that a finger went down near the same place within a short time (UT-13).
  public internal(set) final var tapCount: Int
  /// The time of the touch's last change, in seconds since the device started.
  public internal(set) final var timestamp: TimeInterval
  /// The kind of the touch.
  public final let type: TouchType
  /// The window of the view when the finger went down.
  public final private(set) weak var window: UIWindow?
  /// The location in the window's coordinates.
  public package(set) final var windowLocation: CGPoint
  /// The location at the event before, in the window's coordinates (UT-10).
  final var previousWindowLocation: CGPoint
  /// The location at which the finger went down, in the window's coordinates.
  final let firstWindowLocation: CGPoint
  /// The number of the finger, for code that moves fingers; −1 for a touch that code made by hand.
  public internal(set) final var finger = -1
  /// The number of the event of its last change.
  final var lastEvent = 0
  /// Whether the finger is on the screen.
  final var isDown: Bool { phase != .ended && phase != .cancelled }
  /// The state of its delivery to the view and the recognizers.
  final var delivery = TouchDelivery()
  private let number: Int
  private static var made = 0

  /// Creates a touch that was hit-tested to `view`, at a location of its window.
  public init(
    view: UIView?, windowLocation: CGPoint = .zero, phase: Phase = .began, tapCount: Int = 1,
    timestamp: TimeInterval = 0, type: TouchType = .direct
  ) {
    self.view = view
    window = view?.window
    firstWindowLocation = windowLocation
    self.windowLocation = windowLocation
    previousWindowLocation = windowLocation
    self.phase = phase
    self.tapCount = tapCount
    self.timestamp = timestamp
    self.type = type
    Self.made += 1
    number = Self.made
  }

  deinit { willDeinitialize() }

  /// The location of the finger, in the coordinates of `view`; nil means the window (UT-9).
  /// Converted at the call, with the geometry of that moment (UT-11).
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The location of the finger at the event before; in the phase began the present one (UT-10).
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  /// The same location as that of `location(in:)`; not to be used for hit testing (UT-12).
  public final func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same location as that of `previousLocation(in:)`.
  public final func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  /// The radius of the touch, in points: that of a finger.
  public final var majorRadius: CGFloat { 20 }

  /// The tolerance of the radius, in points.
  public final var majorRadiusTolerance: CGFloat { 5 }

  /// The force of the finger: 0, as on a screen that does not measure it.
  public final var force: CGFloat { 0 }

  /// The maximum measurable force: 0, as on a screen that does not measure it.
  public final var maximumPossibleForce: CGFloat { 0 }

  /// The recognizers that are receiving the touch (UT-29); nil when there are none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    delivery.recognizers.isEmpty ? nil : delivery.recognizers
  }

  /// Whether its view has received its end.
  final var isOver: Bool { delivery.standing == .over }

  /// The number of the touch, so the order of a set does not depend on addresses.
  nonisolated override open var hash: Int { number }
}

extension Set<UITouch> {
  /// The touch that went down first of those that are not over: a recognizer or view that got
  /// earlier ones may have had them cancelled.
  var firstThatGoesOn: UITouch? {
    filter { !$0.isOver }.min { $0.hash < $1.hash }
  }
}
