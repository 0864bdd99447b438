import Foundation

// The recognizers of UIKit, with what apps set and read of them (GR-47).

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; 1 unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; 1 unless set.
  open var numberOfTouchesRequired = 1
  deinit { willDeinitialize() }
}

/// Recognizes a finger that stays (GR-48).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come first; none unless set.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// How long the finger stays, in seconds; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points; 10 unless set.
  open var allowableMovement: CGFloat = 10
  deinit { willDeinitialize() }
}

/// Recognizes dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// How many fingers it may be.
  open var maximumNumberOfTouches = Int.max
  private final var moved = CGPoint.zero
  deinit { willDeinitialize() }

  /// How far the fingers went since it began, in the coordinates of `view` (GR-23).
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the fingers went, so that what follows counts from there (GR-23).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// How fast the fingers are, in points for each second; zero while nothing is delivered.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes dragging that begins at an edge of the screen (GR-56).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which it may begin.
  open var edges: UIRectEdge = []
  deinit { willDeinitialize() }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes a quick stroke.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where strokes go.
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions by their bits.
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

  /// Where the stroke goes; to the right unless set.
  open var direction = Direction.right
  /// How many fingers it takes; 1 unless set.
  open var numberOfTouchesRequired = 1
  deinit { willDeinitialize() }
}

/// Recognizes two fingers that come closer or part.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are against the start; 1 unless set (GR-23).
  open var scale: CGFloat = 1
  /// How fast the scale changes; zero while nothing is delivered.
  public final var velocity: CGFloat { 0 }
  deinit { willDeinitialize() }
}

/// Recognizes two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians; 0 unless set (GR-23).
  open var rotation: CGFloat = 0
  /// How fast the angle changes; zero while nothing is delivered.
  public final var velocity: CGFloat { 0 }
  deinit { willDeinitialize() }
}
