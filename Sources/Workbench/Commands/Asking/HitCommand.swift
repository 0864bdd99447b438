import Records
import Scenes
import UIKitModel

extension Command {
  static let hit = Command(
    "hit", .asking, .question, usage: ["POINT…"],
    summary: Bilingual(en: "traces a hit test", zh: "跟踪一次命中测试"),
    text: Bilingual(
      en: """
        A point of the screen, `X Y in VIEW`, or a name for a view's middle; several with commas. \
        Every view that is asked has a line with the point in its own coordinates, each decision, \
        and what was never asked. `teach full` adds the worked conversions; `trace` goes through \
        the steps one by one.
        """,
      zh: """
        可以写屏幕上的点、X Y in VIEW，或视图名字（取中点）；多个点用逗号分开。每个被询问的视图占一行：\
        点在它自己坐标系中的位置、每个判断，以及哪些从未被询问。teach full 会加上坐标换算过程；\
        trace 可以逐步查看。
        """),
    examples: [
      "add view red 100 100 200 200", "hit 190 190", "hit (10, 10) in red", "hit red, 0 0",
    ]
  ) { arguments, session in
    var points = [try arguments.pointArgument()]
    while arguments.takeIf(.comma) { points.append(try arguments.pointArgument()) }
    try arguments.finish()
    return try points.map { point in
      let question = HitTestQuestion(session.scene, at: point.screenPoint)
      if let problem = question.stopped() {
        if case .stopped(let stop, let trace?) = problem {
          session.keep(trace.stopped(by: stop))
        }
        throw problem
      }
      session.keepHit(at: point.screenPoint, question.result)
      let trace = question.trace(origin: point.origin ?? (points.count > 1 ? .screen : nil))
      session.keep(trace)
      return .trace(trace)
    }
  }
}
