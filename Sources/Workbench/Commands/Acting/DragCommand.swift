import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let drag = Command(
    "drag", .acting, .change,
    summary: Bilingual(en: "drags a finger", zh: "拖动手指"),
    text: Bilingual(
      en: """
        One finger goes along a straight line, in 0.30 s with a move every 1/60 s unless something \
        else is given, and is lifted at the end. `drag pad up 100` is taken for `by 0 -100`.
        """,
      zh: "一根手指沿直线移动，默认用时 0.30 秒、每 1/60 秒移动一次，最后抬起。drag pad up 100 等于 by 0 -100。"),
    examples: [
      "add view pad 100 400 200 200", "gesture pan slide on pad", "drag pad by 60 0",
      "drag 150 450 to 150 550 over 1 steps 4",
      "expect states slide is possible, began, "
        + "changed, ended, possible, began, changed, ended",
    ]
  ) {
    Form(.point, .dragEnd, .movement) { session, start, end, movement in
      let before = try session.letGestureEnd()
      let scene = session.scene
      let from = try start.finger(in: scene)
      let to = try end.point(from: from.point, in: scene)
      try scene.checkOnScreen([to])
      let seconds = movement.0 ?? 0.3
      let moves = movement.1 ?? ActPlan.moves(over: seconds)
      let finger = try scene.freeFingers(1)[0]
      var plan = ActPlan(.drag(from: from, to: to, seconds: seconds, moves: moves))
      plan.stroke(finger, from: from.point, to: to, over: seconds, in: moves)
      return before + [try session.act(plan)]
    }
  }

  static let swipe = Command(
    "swipe", .acting, .change,
    summary: Bilingual(en: "swipes", zh: "轻扫"),
    text: Bilingual(
      en: """
        100 points in 0.2 s: from a point, from the middle of a view, or from the middle of the \
        screen. The place may come first, as in `swipe card left`.
        """,
      zh: "0.2 秒内移动 100 点：从某个点、某个视图的中心，或屏幕中心开始。位置也可以写在前面，如 swipe card left。"),
    examples: [
      "add view card 50 200 300 200", "gesture swipe away on card direction left",
      "swipe left on card", "swipe up", "swipe right from 20 400",
    ]
  ) {
    Form(.stroke) { session, stroke in
      let before = try session.letGestureEnd()
      let scene = session.scene
      let start = try stroke.start.point(in: scene)
      let end = stroke.direction.end(from: start, 100)
      try scene.checkOnScreen([start, end])
      let finger = try scene.freeFingers(1)[0]
      var plan = ActPlan(.swipe(stroke.direction, from: start, to: end))
      plan.stroke(finger, from: start, to: end, over: 0.2, in: ActPlan.moves(over: 0.2))
      return before + [try session.act(plan)]
    }
  }
}

/// The end of a drag.
private enum DragEnd {
  case at(PointArgument)
  case by(CGPoint)
  case toward(SwipeDirection, CGFloat)

  func point(from start: CGPoint, in scene: Scene) throws -> CGPoint {
    switch self {
    case .at(let place): try place.finger(in: scene).point
    case .by(let way): CGPoint(x: start.x + way.x, y: start.y + way.y)
    case .toward(let direction, let points): direction.end(from: start, points)
    }
  }
}

extension Reader where Value == DragEnd {
  /// Reads `to POINT`, `by DX DY`; also `up 100`, without `by`.
  fileprivate static var dragEnd: Reader {
    .either(.after("to", .point, as: DragEnd.at), .after("by", .way, as: DragEnd.by))
      .also(.reading(Reader<SwipeDirection>.oneOf, .number("N")) { .toward($0, CGFloat($1)) })
  }
}

extension Reader where Value == (Double?, Int?) {
  /// Reads `[over S] [steps N]`.
  fileprivate static var movement: Reader {
    .inAnyOrder(
      .after("over", .seconds(Arguments.movementTimes)),
      .after("steps", .count(1...Arguments.mostMoves)))
  }
}

/// The start of a swipe, and its direction.
private struct Stroke {
  enum Start {
    case middleOfScreen
    case view(PointArgument)
    case place(PointArgument)

    func point(in scene: Scene) throws -> CGPoint {
      switch self {
      case .middleOfScreen:
        let screen = scene.application.screen.bounds
        return CGPoint(x: screen.midX, y: screen.midY)
      case .view(let view): return try view.again(in: scene).onScreen(in: scene)
      case .place(let place): return try place.finger(in: scene).point
      }
    }
  }

  let direction: SwipeDirection
  let start: Start
}

extension Reader where Value == Stroke {
  /// Reads `left [on VIEW | from POINT]`; also `card left`.
  fileprivate static var stroke: Reader {
    .reading(Reader<SwipeDirection>.oneOf, .optional(.start, or: .middleOfScreen)) {
      Stroke(direction: $0, start: $1)
    }
    .also(
      .reading(.start, Reader<SwipeDirection>.oneOf) { Stroke(direction: $1, start: $0) })
  }
}

extension Reader where Value == Stroke.Start {
  /// Reads `on VIEW`, `from POINT`, or either alone.
  fileprivate static var start: Reader {
    .either(.after("on", .middle, as: Value.view), .after("from", .point, as: Value.place))
      .also(.reading(.point, as: Value.place).when(\.isNextPlace))
  }
}

extension Arguments {
  /// Whether a point or the name of an object comes next.
  fileprivate var isNextPlace: Bool {
    guard let token = next else { return false }
    if nextIsBracketOrNumber || token.kind == .string { return true }
    return scene.object(named: token.text) != nil
  }
}

extension SwipeDirection {
  /// The position of a finger after the given number of points.
  fileprivate func end(from start: CGPoint, _ points: CGFloat) -> CGPoint {
    switch self {
    case .left: CGPoint(x: start.x - points, y: start.y)
    case .right: CGPoint(x: start.x + points, y: start.y)
    case .up: CGPoint(x: start.x, y: start.y - points)
    case .down: CGPoint(x: start.x, y: start.y + points)
    }
  }
}

extension ActPlan {
  /// One finger goes down, along a straight line, and up.
  fileprivate mutating func stroke(
    _ finger: Int, from start: CGPoint, to end: CGPoint, over seconds: Double, in moves: Int
  ) {
    add([FingerChange(finger, .down(start))])
    move([finger], over: seconds, in: moves) { share in
      [
        CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      ]
    }
    add([FingerChange(finger, .up)])
  }
}
