import Records
import UIKitModel

extension Command {
  static let convert = Command(
    "convert", .asking, .question, usage: ["POINT to VIEW"],
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
  ) { arguments, session in
    // `convert 5 5 from b to root` says the same as `in b`.
    let point = try arguments.pointArgument(prepositions: "in", "from")
    _ = try arguments.oneOf(["to"])
    let target = try arguments.view("VIEW")
    try arguments.finish()
    return [
      .conversion(
        try session.scene.conversionRecord(
          of: point.own?.point ?? point.screenPoint, from: point.own?.view, to: target))
    ]
  }
}
