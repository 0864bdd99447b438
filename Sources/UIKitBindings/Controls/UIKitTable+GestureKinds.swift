import Foundation
import ScriptLibrary
import UIKitModel

/// The kinds of gesture recognizers.
extension UIKitTable {
  static let tap = ModelClass.recognizer(
    UITapGestureRecognizer.self, words: ["tap"],
    "Taps (GR-47).", make: { UITapGestureRecognizer(target: $0, action: $1) },
    {
      $0.kept(
        "buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired, decides: [],
        "The buttons of a mouse that a tap needs; fingers have none (GR-60).")
    },
    settings: {
      $0.stored(
        "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, as: .count,
        "How many taps.")
      $0.stored(
        "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, as: .count,
        "How many fingers.")
    })

  static let hover = ModelClass.recognizer(
    UIHoverGestureRecognizer.self, words: ["hover"],
    "A pointer over its view; fingers never hover (GR-60).",
    make: { UIHoverGestureRecognizer(target: $0, action: $1) })

  static let longPress = ModelClass.recognizer(
    UILongPressGestureRecognizer.self,
    words: ["longpress"], "A finger that stays (GR-48).",
    make: { UILongPressGestureRecognizer(target: $0, action: $1) },
    settings: {
      $0.stored(
        "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, as: .duration,
        "How long, in seconds; 0.5 by default (GR-47).")
      $0.stored(
        "allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
        "How far it may move; 10 points by default (GR-47).")
      $0.stored(
        "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired,
        "How many taps come first.")
      $0.stored(
        "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired,
        as: .count,
        "How many fingers.")
    })

  static let pan = ModelClass.recognizer(
    UIPanGestureRecognizer.self, words: ["pan"],
    "Dragging (GR-49).", make: { UIPanGestureRecognizer(target: $0, action: $1) }
  ) {
    $0.method("translation(in:)", "How far the fingers went since it began (GR-23).") {
      (g: UIPanGestureRecognizer, v: UIView?) in g.translation(in: v)
    }
    $0.method("setTranslation(_:in:)", "Counts from there on (GR-23).") {
      (g: UIPanGestureRecognizer, p: CGPoint, v: UIView?) in g.setTranslation(p, in: v)
    }
    $0.method("velocity(in:)", "How fast the fingers are, in points for each second.") {
      (g: UIPanGestureRecognizer, v: UIView?) in g.velocity(in: v)
    }
  } settings: {
    $0.stored(
      "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, as: .count,
      "How many fingers it takes.")
    $0.stored(
      "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, as: .count,
      "How many fingers it may be.")
  }

  static func addRecognizerTypes(_ table: Table) {
    table.optionSet(UIRectEdge.self, edges + [("all", .all)], "Edges of a rectangle.")
    table.optionSet(
      UISwipeGestureRecognizer.Direction.self, directions, in: UISwipeGestureRecognizer.self,
      "Where strokes go.")
  }

  private static let edges: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
  private static let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down),
  ]

  static let screenEdgePan = ModelClass.recognizer(
    UIScreenEdgePanGestureRecognizer.self, superclass: UIPanGestureRecognizer.self,
    words: ["edgepan", "edge"], "Dragging that begins at an edge of the screen (GR-56).",
    make: { UIScreenEdgePanGestureRecognizer(target: $0, action: $1) },
    settings: {
      $0.options(
        "edges", \UIScreenEdgePanGestureRecognizer.edges,
        edges, "Where it may begin.")
    })

  static let swipe = ModelClass.recognizer(
    UISwipeGestureRecognizer.self, words: ["swipe"],
    "A stroke (GR-54).", make: { UISwipeGestureRecognizer(target: $0, action: $1) },
    settings: {
      $0.options(
        "direction", \UISwipeGestureRecognizer.direction,
        directions, "Where it goes (GR-47).")
      $0.stored(
        "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, as: .count,
        "How many fingers.")
    })

  static let pinch = ModelClass.recognizer(
    UIPinchGestureRecognizer.self,
    words: ["pinch"], "Two fingers that come closer or part (GR-55).",
    make: { UIPinchGestureRecognizer(target: $0, action: $1) }
  ) {
    $0.stored(
      "scale", \UIPinchGestureRecognizer.scale, "How far apart, against the start (GR-23).")
    $0.readOnly("velocity", \UIPinchGestureRecognizer.velocity, "How fast the scale changes.")
  }

  static let rotation = ModelClass.recognizer(
    UIRotationGestureRecognizer.self,
    words: ["rotation", "rotate"], "Two fingers that turn (GR-55).",
    make: { UIRotationGestureRecognizer(target: $0, action: $1) }
  ) {
    $0.stored("rotation", \UIRotationGestureRecognizer.rotation, "How far, in radians (GR-23).")
    $0.readOnly("velocity", \UIRotationGestureRecognizer.velocity, "How fast the angle changes.")
  }
}
