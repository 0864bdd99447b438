import Foundation
import Records
import UIKitModel

extension Command {
  static let move = Command(
    "move", .building, .change,
    usage: ["NAME to X Y", "NAME by DX DY"],
    summary: Bilingual(en: "moves a view in its superview", zh: "在父视图内移动视图"),
    text: Bilingual(
      en: """
        `to` sets the origin of the frame, `by` adds to it. Works on the center, so a transform \
        stays.
        """,
      zh: "to 设置 frame 的原点，by 在原来的原点上加偏移量。实际改的是 center，所以 transform 不变。"),
    examples: ["add view red 100 100 200 200", "move red to 37 211", "move red by 10 -5"]
  ) { arguments, session in
    let view = try arguments.view()
    let how = try arguments.oneOf(["to", "by"])
    let point = try arguments.point(isPlace: true)
    try arguments.finish()
    let old = view.frame
    var center = view.center
    center.x += how == "to" ? point.x - old.minX : point.x
    center.y += how == "to" ? point.y - old.minY : point.y
    view.center = center
    let scene = session.scene
    return [
      .changed(
        PropertyChange(
          object: scene.objectName(view), path: "frame", old: .rectangle(old),
          new: .rectangle(view.frame), frame: view.frame,
          remarks: scene.remarks(onPlaceOf: view)))
    ]
  }
}
