import Foundation
import Records
import UIKitModel

extension Command {
  /// The duration of a tap, and of the pause between two, in seconds.
  private static let (tapTime, tapGap) = (0.05, 0.10)
  /// The distance of adjacent fingers, in points.
  private static let fingerGap: CGFloat = 40

  static let tap = Command(
    "tap", .acting, .change,
    summary: Bilingual(en: "taps", zh: "点按"),
    text: Bilingual(
      en: """
        The finger is down for 0.05 s; of several taps each comes 0.10 s after the previous one. \
        Several fingers are side by side, 40 points apart. A gesture begins at least 0.5 s after \
        the last finger went up, so two lines are two gestures; `times` makes a double tap. \
        The answer tells everything that happened, in order; `teach outline` the main points, \
        `teach brief` only where it went.

        `tap statusBar` is not a touch for the app: the one scroll view on the screen that has \
        scrollsToTop goes to its top (UT-28).
        """,
      zh: """
        手指按下 0.05 秒；多次点按时，每次与前一次间隔 0.10 秒。多根手指并排，相距 40 点。\
        每个手势至少在上一根手指抬起 0.5 秒之后开始，所以两行就是两个手势；用 times 做双击。\
        回答按顺序说明发生的一切；teach outline 只列要点，teach brief 只说触摸去了哪里。

        tap statusBar 不是给 App 的触摸：屏幕上唯一一个开启了 scrollsToTop 的滚动视图会回到顶部（UT-28）。
        """),
    examples: [
      "add button ok 100 100 120 44", "target ok touchUpInside", "tap ok",
      "add view pad 100 400 200 200", "gesture tap twice on pad numberOfTapsRequired 2",
      "tap pad times 2", "tap 200 500 fingers 2", "tap statusBar",
    ]
  ) {
    Form(.point, .taps) { session, place, counts in
      let before = try session.letGestureEnd()
      let scene = session.scene
      let place = try place.finger(in: scene)
      let (times, fingers) = (counts.0 ?? 1, counts.1 ?? 1)
      let numbers = try scene.freeFingers(fingers)
      let points = numbers.indices.map { index in
        let offset = (CGFloat(index) - CGFloat(fingers - 1) / 2) * fingerGap
        return CGPoint(x: place.point.x + offset, y: place.point.y)
      }
      try scene.checkOnScreen(points)
      var plan = ActPlan(.tap(place, times: times, fingers: fingers))
      for time in 0..<times {
        plan.add(
          zip(numbers, points).map { FingerChange($0, .down($1)) }, after: time == 0 ? 0 : tapGap)
        plan.add(numbers.map { FingerChange($0, .up) }, after: tapTime)
      }
      return before + [try session.act(plan)]
    }
    Form(.keyword("statusBar").when { $0.isNextFree("statusBar") }) { session, _ in
      let before = try session.letGestureEnd()
      var plan = ActPlan(.statusBarTap)
      plan.add(.statusBarTap)
      return before + [try session.act(plan)]
    }
  }

  static let longpress = Command(
    "longpress", .acting, .change,
    summary: Bilingual(en: "holds a finger still", zh: "长按"),
    text: Bilingual(
      en: "The finger is down for 0.6 s unless another time is given.",
      zh: "手指按下 0.6 秒，也可以另写时间。"),
    examples: [
      "add view pad 100 400 200 200", "gesture longpress hold on pad", "longpress pad",
      "longpress pad for 0.3",
    ]
  ) {
    Form(.point, .optional(.holdingTime, or: 0.6)) { session, place, seconds in
      let before = try session.letGestureEnd()
      let place = try place.finger(in: session.scene)
      let finger = try session.scene.freeFingers(1)[0]
      var plan = ActPlan(.longPress(place, seconds: seconds))
      plan.add([FingerChange(finger, .down(place.point))])
      plan.add([FingerChange(finger, .up)], after: seconds)
      return before + [try session.act(plan)]
    }
  }
}

extension Reader where Value == (Int?, Int?) {
  /// Reads `[times N] [fingers N]`; also `twice`.
  fileprivate static var taps: Reader {
    .inAnyOrder(
      .after("times", .count(1...Arguments.mostTaps)).also(.keyword("twice", as: 2)),
      .after("fingers", .count(1...ActPlan.mostFingers)))
  }
}

extension Reader where Value == Double {
  /// Reads `for S`; also the time alone.
  fileprivate static var holdingTime: Reader {
    let seconds = Reader.seconds(Arguments.movementTimes)
    return .after("for", seconds).also(seconds.when(\.nextIsNumber))
  }
}
