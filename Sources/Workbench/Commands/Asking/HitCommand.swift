import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let hit = Command(
    "hit", .asking, .question,
    summary: Bilingual(en: "traces a hit test", zh: "跟踪一次命中测试"),
    text: Bilingual(
      en: """
        A point of the screen, `X Y in VIEW`, or a name for a view's middle; several with commas. \
        Every view that is asked has a line with the point in its own coordinates, each decision, \
        and what was never asked. `teach full` adds the worked conversions; `trace` goes through \
        the steps one by one.
        """,
      zh: """
        可以写屏幕上的点、X Y in VIEW，或视图名字（取中心）；多个点用逗号分开。每个被询问的视图占一行：\
        点在它自己坐标系中的位置、每个判断，以及哪些从未被询问。teach full 会加上坐标换算过程；\
        trace 可以逐步查看。
        """),
    examples: [
      "add view red 100 100 200 200", "hit 190 190", "hit (10, 10) in red", "hit red, 0 0",
    ]
  ) {
    Form(.points) { session, points in
      let scene = session.scene
      let screenPoints = try points.map { try $0.onScreen(in: scene) }
      let traces = try zip(points, screenPoints).map { point, screenPoint in
        let origin = point.origin(in: scene) ?? (points.count > 1 ? .screen : nil)
        return try session.hit(at: screenPoint, origin: origin)
      }
      return traces + scene.remarksOnBlackScreen.map { .remark($0) }
    }
  }
}

extension Reader where Value == [PointArgument] {
  /// Reads one or more points, with commas between.
  fileprivate static var points: Reader { .many(.point) { $0.takeIf(.comma) } }
}

extension Session {
  /// Hit-tests a point as `hit` does, and stores the trace.
  func hit(_ point: PointArgument) throws -> Answer {
    let screenPoint = try point.onScreen(in: scene)
    return try hit(at: screenPoint, origin: point.origin(in: scene))
  }

  /// Hit-tests a point of the screen, and stores the trace.
  func hit(at screenPoint: CGPoint, origin: HitTestTrace.Origin?) throws -> Answer {
    let question = HitTestQuestion(scene, at: screenPoint)
    if let problem = question.stopped() {
      if case .stopped(let stop, let trace?) = problem { keep(trace.stopped(by: stop)) }
      throw problem
    }
    keepHit(at: screenPoint, question.result)
    let trace = question.trace(origin: origin)
    keep(trace)
    return .trace(trace)
  }
}
