import Foundation
import Records
import UIKitModel

extension Command {
  static let why = Command(
    "why", .asking, .question, usage: ["NAME [at POINT]", ""],
    summary: Bilingual(en: "tells why a view does not get the touch", zh: "解释视图为什么收不到触摸"),
    text: Bilingual(
      en: """
        The first decision that shut the view out at a point, with its numbers and its rule, and \
        lines to type that mend it; each was tried before it is offered. Without a point the \
        view's middle is asked; alone, the result of the last hit is explained. A view of a dump \
        may be named by its address or by the text that it shows.
        """,
      zh: """
        找出在该点把视图挡在外面的第一个判断，附数字、规则，以及可以直接输入的修正命令；每条命令都先试过才列出。\
        不写点时取视图的中点；单独一个 why 解释上一次 hit 的结果。转储里的视图可以用地址或显示的文字指定。
        """),
    examples: [
      "add image pic 0 0 200 200", "add button ok 20 30 60 40 in pic", "why ok",
      "why ok at 25 35", "hit 50 50", "why",
    ]
  ) { arguments, session in
    let scene = session.scene
    if arguments.isAtEnd {
      guard let last = session.lastHit, let view = last.view else { throw Problem.noLastQuestion }
      return [.why(explain(scene, view, at: last.point, isMiddle: false))]
    }
    let view = try arguments.view()
    if arguments.takeKeyword("at") != nil || !arguments.isAtEnd {
      let point = try arguments.pointArgument()
      try arguments.finish()
      return [.why(explain(scene, view, at: point.screenPoint, isMiddle: false))]
    }
    return [.why(explain(scene, view, at: view.pointOnScreen(view.middle), isMiddle: true))]
  }

  private static func explain(
    _ scene: Scene, _ view: UIView, at point: CGPoint, isMiddle: Bool
  ) -> WhyRecord {
    let finding = WhyFinder(scene, view, at: point).find()
    return WhyRecord(
      view: scene.objectName(view), point: point, ownPoint: finding.ownPoint, isMiddle: isMiddle,
      cause: finding.cause, result: finding.result.map { scene.objectName($0) },
      cures: CureFinder(scene, view, at: point).cures(for: finding),
      deadPart: isMiddle ? scene.deadPart(of: view) : nil, isFromDump: scene.dumped != nil)
  }
}
