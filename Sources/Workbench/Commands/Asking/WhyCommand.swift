import Foundation
import Records
import UIKitModel

extension Command {
  static let why = Command(
    "why", .asking, .question, usage: ["NAME [at POINT]", ""],
    summary: Bilingual(
      en: "tells why a view does not get the touch", zh: "解释视图为什么收不到触摸"),
    text: Bilingual(
      en: """
        How many of the view's square points get the touch, and what keeps it from the rest: each \
        cause with its points, largest first, and a point to try. The largest is explained: the \
        first decision that shut the view out, with its numbers and its rule, and lines to type \
        that mend it; each was tried before it is offered. With `at POINT` that is told at one \
        point. A square point belongs to the view when its middle is inside the view's bounds.

        Alone, why explains the last hit: who got it, and why nothing else that is drawn there \
        did. A view of a dump may be named by its address or by the text that it shows.
        """,
      zh: """
        先说视图有多少个点能收到触摸，再按点数从多到少列出其余各点的原因，每个原因都附一个可以试的点。然后解释最大的\
        原因：把视图挡在外面的第一个判断，附数字、规则，以及可以直接输入的修正命令；每条命令都先试过才列出。加 at \
        POINT 则只解释那一个点。屏幕上 1×1 的方格，中心在视图 bounds 之内，就算视图的一个点。

        单独一个 why 解释上一次 hit：谁收到了触摸，画在那里的其他视图为什么没有收到。转储里的视图可以用地址或显示的\
        文字指定。
        """),
    examples: [
      "add image pic 0 0 200 200", "add button ok 20 30 60 40 in pic", "why ok",
      "why ok at 25 35", "hit 50 50", "why",
    ]
  ) { arguments, session in
    if arguments.isAtEnd {
      guard let last = session.lastHit else {
        guard let trace = session.lastTrace?.trace, let stop = trace.stop else {
          throw Problem.noLastQuestion
        }
        throw Problem.lastHitStopped(stop, point: trace.point)
      }
      let isOutdated = last.changes != session.changes
      return [.touch(try TouchQuestion(session, at: last.point, isOutdated: isOutdated).record())]
    }
    let view = try arguments.view()
    guard arguments.takeKeyword("at") != nil || !arguments.isAtEnd else {
      return [.why(try WhyQuestion(session, view).record(at: nil))]
    }
    let point = try arguments.pointArgument()
    try arguments.finish()
    return [.why(try WhyQuestion(session, view).record(at: point.screenPoint))]
  }
}
