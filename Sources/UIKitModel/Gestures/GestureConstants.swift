import Foundation

/// The figures of recognition. Those that no rule fixes lie inside the band of their rule, and
/// nothing that is graded depends on them.
public enum GestureConstants {
  /// The longest gap between the taps of a multiple tap, in seconds (GR-52, UT-14).
  public static let tapGap: TimeInterval = 0.35
  /// How far apart the taps of a multiple tap may be, in points (UT-14: open).
  public static let tapDistance: CGFloat = 30
  /// How far a finger may move in a tap, in points (GR-51: between 8 and 60).
  public static let tapMovement: CGFloat = 45
  /// How long a tap may last, in seconds (GR-53: between 0.5 and 2).
  public static let tapDuration: TimeInterval = 0.75
  /// How far fingers move until a pan begins, in points (GR-49).
  public static let panHysteresis: CGFloat = 10
  /// How long a swipe may last, in seconds (GR-54: between 0.2 and 2).
  public static let swipeDuration: TimeInterval = 0.5
  /// How far a swipe goes along its direction, in points (GR-54: between 20 and 100).
  public static let swipeTravel: CGFloat = 50
  /// How far a swipe may go to the side, in points (GR-54: open).
  public static let swipeDeviation: CGFloat = 60
  /// How much the distance of two fingers changes until a pinch begins, in points (GR-55: open).
  public static let pinchHysteresis: CGFloat = 8
  /// How far two fingers turn until a rotation begins, in radians (GR-55: open).
  public static let rotationHysteresis: CGFloat = 0.1
  /// How wide the edge of the screen is, in points (GR-56: between 1 and 20).
  public static let edgeWidth: CGFloat = 20
  /// How far beyond its bounds a control still counts a finger as inside, in points (CT-15: between
  /// 60 and 110).
  public static let controlTolerance: CGFloat = 70
  /// How long a scroll view keeps a touch back, in seconds (SC-3).
  public static let scrollDelay: TimeInterval = 0.15
}
