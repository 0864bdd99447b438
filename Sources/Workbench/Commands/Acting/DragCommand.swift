import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let drag = Command(
    "drag", .acting, .change,
    usage: ["POINT to POINT [over S] [steps N]", "POINT by DX DY [over S] [steps N]"],
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
  ) { arguments, session in
    let before = try session.letGestureEnd()
    let from = try arguments.screenPlace()
    let to: CGPoint
    if let direction = arguments.direction() {
      // `drag feed up 100`, as one says it.
      let way = direction.way(try arguments.number("N"))
      to = CGPoint(x: from.point.x + way.x, y: from.point.y + way.y)
    } else if try arguments.oneOf(["to", "by"]) == "to" {
      to = try arguments.screenPlace().point
    } else {
      let way = try arguments.numbers(["DX", "DY"])
      to = CGPoint(x: from.point.x + way[0], y: from.point.y + way[1])
    }
    var (seconds, steps): (Double, Int?) = (0.3, nil)
    while let word = arguments.takeKeyword("over", "steps") {
      if word == "over" {
        seconds = try arguments.seconds("S", Arguments.movementTimes)
      } else {
        steps = try arguments.count("N", 1...Arguments.mostMoves)
      }
    }
    try arguments.finish()
    try session.scene.checkOnScreen([to])
    let moves = steps ?? ActPlan.moves(over: seconds)
    let finger = try session.scene.freeFingers(1)[0]
    var plan = ActPlan(.drag(from: from, to: to, seconds: seconds, moves: moves))
    plan.stroke(finger, from: from.point, to: to, over: seconds, in: moves)
    return before + [try session.perform(plan)]
  }

  static let swipe = Command(
    "swipe", .acting, .change,
    usage: [
      "left [on VIEW | from POINT]", "right [on VIEW | from POINT]", "up [on VIEW | from POINT]",
      "down [on VIEW | from POINT]",
    ],
    summary: Bilingual(en: "swipes", zh: "轻扫"),
    text: Bilingual(
      en: """
        100 points in 0.2 s: from a point, from the middle of a view, or from the middle of the \
        screen. The place may come first, as in `swipe card left`.
        """,
      zh: "0.2 秒内移动 100 点：从某个点、某个视图的中点，或屏幕中点开始。位置也可以写在前面，如 swipe card left。"),
    examples: [
      "add view card 50 200 300 200", "gesture swipe away on card direction left",
      "swipe left on card", "swipe up", "swipe right from 20 400",
    ]
  ) { arguments, session in
    let before = try session.letGestureEnd()
    let (direction, start) = try swipeArguments(&arguments, session.scene)
    try arguments.finish()
    let way = direction.way(100)
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    try session.scene.checkOnScreen([start, end])
    let finger = try session.scene.freeFingers(1)[0]
    var plan = ActPlan(.swipe(direction, from: start, to: end))
    plan.stroke(finger, from: start, to: end, over: 0.2, in: ActPlan.moves(over: 0.2))
    return before + [try session.perform(plan)]
  }
}

extension Command {
  /// The direction and where the finger goes down, in either order.
  private static func swipeArguments(
    _ arguments: inout Arguments, _ scene: Scene
  ) throws -> (SwipeDirection, CGPoint) {
    let words = SwipeDirection.allCases.map(\.rawValue)
    if let direction = arguments.direction() {
      if let start = try swipeStart(&arguments, scene) { return (direction, start) }
      let screen = scene.application.screen.bounds
      return (direction, CGPoint(x: screen.midX, y: screen.midY))
    }
    guard arguments.nextIsPlace, let start = try swipeStart(&arguments, scene) else {
      _ = try arguments.oneOf(words)
      throw arguments.missing(words.joined(separator: "|"))
    }
    guard let direction = arguments.direction() else {
      _ = try arguments.oneOf(words)
      throw arguments.missing(words.joined(separator: "|"))
    }
    return (direction, start)
  }

  /// `on VIEW`, `from POINT`, or either alone; nil at the end.
  private static func swipeStart(
    _ arguments: inout Arguments, _ scene: Scene
  ) throws -> CGPoint? {
    switch arguments.takeKeyword("on", "from") {
    case "on":
      let view = try arguments.view("VIEW")
      guard view.window != nil else {
        throw arguments.problem(.notInWindow(scene.objectName(view).text))
      }
      return view.pointOnScreen(view.middle)
    case "from": return try arguments.screenPlace().point
    default: return arguments.nextIsPlace ? try arguments.screenPlace().point : nil
    }
  }
}

extension SwipeDirection {
  /// The way that a finger goes for that many points.
  fileprivate func way(_ points: CGFloat) -> (x: CGFloat, y: CGFloat) {
    switch self {
    case .left: (-points, 0)
    case .right: (points, 0)
    case .up: (0, -points)
    case .down: (0, points)
    }
  }
}

extension Arguments {
  /// A direction, which is then taken.
  fileprivate mutating func direction() -> SwipeDirection? {
    takeKeyword("left", "right", "up", "down").flatMap(SwipeDirection.init(rawValue:))
  }

  /// Whether a point or the name of an object comes next, with or without a preposition.
  fileprivate var nextIsPlace: Bool {
    guard let token = next else { return false }
    if ["on", "from"].contains(token.text) || nextIsNumber || token.kind == .open { return true }
    return token.kind == .string || scene.object(named: token.text) != nil
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
