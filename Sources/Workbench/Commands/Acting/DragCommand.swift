import Foundation
import Records
import UIKitModel

extension Command {
  static let drag = Command(
    "drag", .acting, .change,
    usage: ["POINT to POINT [over S] [steps N]", "POINT by DX DY [over S] [steps N]"],
    summary: Bilingual(en: "drags a finger", zh: "拖动手指"),
    text: Bilingual(
      en: """
        One finger goes along a straight line, in 0.30 s and a move each 1/60 s unless something \
        else is given, and is lifted at the end.
        """,
      zh: "一个手指沿直线移动，默认用时 0.30 秒、每 1/60 秒移动一次，最后抬起。"),
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
    if try arguments.oneOf(["to", "by"]) == "to" {
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
        screen.
        """,
      zh: "0.2 秒内移动 100 点：从某个点、某个视图的中点，或屏幕中点开始。"),
    examples: [
      "add view card 50 200 300 200", "gesture swipe away on card direction left",
      "swipe left on card", "swipe up", "swipe right from 20 400",
    ]
  ) { arguments, session in
    let before = try session.letGestureEnd()
    let word = try arguments.oneOf(SwipeDirection.allCases.map(\.rawValue))
    let direction = SwipeDirection(rawValue: word) ?? .left
    let screen = session.scene.application.screen.bounds
    var start = CGPoint(x: screen.midX, y: screen.midY)
    switch arguments.takeKeyword("on", "from") {
    case "on":
      let view = try arguments.view("VIEW")
      guard view.window != nil else {
        throw arguments.problem(.notInWindow(session.scene.objectName(view).text))
      }
      start = view.pointOnScreen(view.middle)
    case "from": start = try arguments.screenPlace().point
    default: break
    }
    try arguments.finish()
    let way: (x: CGFloat, y: CGFloat) =
      switch direction {
      case .left: (-100, 0)
      case .right: (100, 0)
      case .up: (0, -100)
      case .down: (0, 100)
      }
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    try session.scene.checkOnScreen([start, end])
    let finger = try session.scene.freeFingers(1)[0]
    var plan = ActPlan(.swipe(direction, from: start, to: end))
    plan.stroke(finger, from: start, to: end, over: 0.2, in: ActPlan.moves(over: 0.2))
    return before + [try session.perform(plan)]
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
