import Records
import UIKitModel

extension Command {
  static let convert = Command(
    "convert", .asking, .question,
    summary: Bilingual(en: "converts a point, with the working", zh: "换算坐标，附过程"),
    text: Bilingual(
      en: """
        The point is one of the screen, or of a view with `in VIEW`. Both views must share a \
        window (GE-19).
        """,
      zh: "点是屏幕上的点；写了 in VIEW，则是该视图坐标系中的点。两个视图必须在同一个窗口里（GE-19）。"),
    examples: [
      "add view red 100 100 200 200", "convert 150 150 to red", "convert 10 10 in red to root",
    ]
  ) {
    // `convert 5 5 from b to root` means the same as `in b`.
    Form(.point("in", "from"), .after("to", .view(.view))) { session, point, target in
      _ = try point.onScreen(in: session.scene)
      let (point, view) = point.own
      return [.conversion(try session.scene.conversionRecord(of: point, from: view, to: target))]
    }
  }
}
