import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let touch = Command(
    "touch", .acting, .change,
    summary: Bilingual(en: "moves single fingers", zh: "移动单根手指"),
    text: Bilingual(
      en: """
        N is the number of a finger, 1 to 10. `&` joins what several fingers do at one moment into \
        one event: touch 1 down 100 100 & 2 down 200 100. No time passes: `wait` moves the clock. \
        cancel is what the system does when it takes a touch away: a call, an alert.
        """,
      zh: """
        N 是手指的编号，1 到 10。用 & 把几根手指在同一时刻的动作合成一个事件：\
        touch 1 down 100 100 & 2 down 200 100。时间不会流逝：用 wait 推进时钟。\
        cancel 相当于系统收走触摸，如来电、弹窗。
        """),
    examples: [
      "add view red 100 100 200 200", "on red touches", "touch 1 down 150 150",
      "touch 1 move 180 150", "wait 0.2", "touch 1 up",
      "touch 1 down 150 150 & 2 down 200 150", "touch 1 cancel & 2 up",
    ]
  ) {
    Form(.moments) { session, moments in
      let changes = try session.scene.changes(moments)
      var plan = ActPlan(.fingers(changes))
      plan.isGesture = false
      plan.add(changes)
      return [try session.act(plan)]
    }
  }
}

/// The action of one finger at a moment.
private struct FingerMoment {
  enum Act {
    case down(PointArgument)
    case move(PointArgument)
    case up
    case cancel
  }

  let finger: Written<Int>
  let act: Act
}

extension Reader where Value == [FingerMoment] {
  /// Reads `N down POINT`, `N move POINT`, `N up`, `N cancel`; also several, joined by `&`.
  fileprivate static var moments: Reader {
    .reading(.moment, .unshown(.many(.moment.maybeAfter("touch"), after: "&"))) { [$0] + $1 }
  }
}

extension Reader where Value == FingerMoment {
  fileprivate static var moment: Reader {
    .reading(.written(.finger), .act) { FingerMoment(finger: $0, act: $1) }
  }
}

extension Reader where Value == FingerMoment.Act {
  fileprivate static var act: Reader {
    .either(
      .after("down", .point, as: Value.down),
      .after("move", .point.maybeAfter("to"), as: Value.move),
      .keyword("up", as: .up), .keyword("cancel", as: .cancel))
  }
}

extension Scene {
  /// The changes of fingers at a moment; throws if one is impossible.
  fileprivate func changes(_ moments: [FingerMoment]) throws -> [FingerChange] {
    var changes: [FingerChange] = []
    var down = application.fingersDown
    for moment in moments {
      let finger = moment.finger.value
      func refuse(_ problem: ActingProblem) -> LocatedProblem {
        LocatedProblem(.acting(problem), moment.finger.range)
      }
      if changes.contains(where: { $0.finger == finger }) { throw refuse(.fingerTwice(finger)) }
      switch (moment.act, down.contains(finger)) {
      case (.down, true): throw refuse(.fingerIsDown(finger))
      case (.down(let place), false):
        down.append(finger)
        changes.append(FingerChange(finger, .down(try place.finger(in: self).point)))
      case (_, false): throw refuse(.fingerNotDown(finger, down: down))
      case (.move(let place), true):
        changes.append(FingerChange(finger, .move(try place.finger(in: self).point)))
      case (.up, true): changes.append(FingerChange(finger, .up))
      case (.cancel, true): changes.append(FingerChange(finger, .cancel))
      }
    }
    return changes
  }
}
