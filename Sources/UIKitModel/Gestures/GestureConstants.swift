import Foundation

/// The constants of recognition. Those that no rule fixes lie inside the range of their rule, and
/// nothing that is graded depends on them.
public enum GestureConstants {
  /// The longest gap between the taps of a multiple tap, in seconds (GR-52, UT-14).
  public static let tapGap: TimeInterval = 0.35
  /// The maximum distance between the taps of a multiple tap, in points (UT-14: open).
  public static let tapDistance: CGFloat = 30
  /// The maximum movement of a finger in a tap, in points (GR-51: between 8 and 60).
  public static let tapMovement: CGFloat = 45
  /// The maximum duration of a tap, in seconds (GR-53: between 0.5 and 2).
  public static let tapDuration: TimeInterval = 0.75
  /// The movement after which a pan begins, in points (GR-49).
  public static let panHysteresis: CGFloat = 10
  /// The maximum duration of a swipe, in seconds (GR-54: between 0.2 and 2).
  public static let swipeDuration: TimeInterval = 0.5
  /// The minimum distance of a swipe along its direction, in points (GR-54: between 20 and 100).
  public static let swipeTravel: CGFloat = 50
  /// The maximum deviation of a swipe to the side, in points (GR-54: open).
  public static let swipeDeviation: CGFloat = 60
  /// The change of the distance between two fingers after which a pinch begins, in points (GR-55:
  /// open).
  public static let pinchHysteresis: CGFloat = 8
  /// The angle that two fingers turn before a rotation begins, in radians (GR-55: open).
  public static let rotationHysteresis: CGFloat = 0.1
  /// The width of the edge of the screen, in points (GR-56: between 1 and 20).
  public static let edgeWidth: CGFloat = 20
  /// The distance beyond its bounds within which a control still counts a finger as inside, in
  /// points (CT-15: between 60 and 110).
  public static let controlTolerance: CGFloat = 70
  /// The time that a scroll view delays a touch, in seconds (SC-3).
  public static let scrollDelay: TimeInterval = 0.15
}
