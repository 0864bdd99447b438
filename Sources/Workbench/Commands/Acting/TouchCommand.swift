import Foundation
import Records
import TypedText
import UIKitModel

extension Command {
  static let touch = Command(
    "touch", .acting, .change,
    usage: ["N down POINT", "N move POINT", "N up", "N cancel"],
    summary: Bilingual(en: "moves single fingers", zh: "移动单个手指"),
    text: Bilingual(
      en: """
        N is the number of a finger, 1 to 10. `&` joins what several fingers do at one moment into \
        one event: touch 1 down 100 100 & 2 down 200 100. No time passes: `wait` moves the clock. \
        cancel is what the system does when it takes a touch away: a call, an alert.
        """,
      zh: """
        N 是手指的编号，1 到 10。用 & 把几个手指在同一时刻的动作合成一个事件：\
        touch 1 down 100 100 & 2 down 200 100。时间不会流逝：用 wait 推进时钟。\
        cancel 相当于系统收走触摸，如来电、弹窗。
        """),
    examples: [
      "add view red 100 100 200 200", "on red touches", "touch 1 down 150 150",
      "touch 1 move 180 150", "wait 0.2", "touch 1 up",
      "touch 1 down 150 150 & 2 down 200 150", "touch 1 cancel & 2 up",
    ]
  ) { arguments, session in
    var changes: [FingerChange] = []
    var down = session.scene.application.fingersDown
    repeat {
      if !changes.isEmpty { _ = arguments.takeKeyword("touch") }
      changes.append(try change(&arguments, &down, after: changes))
    } while arguments.takeKeyword("&") != nil
    try arguments.finish()
    var plan = ActPlan(.fingers(changes))
    plan.isGesture = false
    plan.add(changes)
    return [try session.perform(plan)]
  }

  private static func change(
    _ arguments: inout Arguments, _ down: inout [Int], after changes: [FingerChange]
  ) throws -> FingerChange {
    let finger = try arguments.finger()
    let range = arguments.lastPlace
    func refuse(_ problem: ActingProblem) -> LocatedProblem {
      LocatedProblem(.acting(problem), range)
    }
    if changes.contains(where: { $0.finger == finger }) { throw refuse(.fingerTwice(finger)) }
    let word = try arguments.oneOf(["down", "move", "up", "cancel"])
    let isDown = down.contains(finger)
    switch word {
    case "down":
      if isDown { throw refuse(.fingerIsDown(finger)) }
      down.append(finger)
      return FingerChange(finger, .down(try arguments.screenPlace().point))
    case "move":
      guard isDown else { throw refuse(.fingerNotDown(finger, down: down)) }
      _ = arguments.takeKeyword("to")
      return FingerChange(finger, .move(try arguments.screenPlace().point))
    default:
      guard isDown else { throw refuse(.fingerNotDown(finger, down: down)) }
      return FingerChange(finger, word == "up" ? .up : .cancel)
    }
  }
}
