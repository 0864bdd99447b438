import Foundation
import Records
import UIKitModel

extension Command {
  static let move = Command(
    "move", .building, .change,
    summary: Bilingual(en: "moves a view in its superview", zh: "在父视图内移动视图"),
    text: Bilingual(
      en: """
        `to` sets the origin of the frame, `by` adds to it. Works on the center, so a transform \
        stays.
        """,
      zh: "to 设置 frame 的原点，by 在原来的原点上加偏移量。实际改的是 center，所以 transform 不变。"),
    examples: ["add view red 100 100 200 200", "move red to 37 211", "move red by 10 -5"]
  ) {
    Form(.view, .either(.after("to", .position, as: Move.to), .after("by", .shift, as: Move.by))) {
      session, view, move in
      let old = view.frame
      var center = view.center
      switch move {
      case .to(let origin):
        center.x += origin.x - old.minX
        center.y += origin.y - old.minY
      case .by(let way):
        center.x += way.x
        center.y += way.y
      }
      view.center = center
      let scene = session.scene
      return [
        .changed(
          PropertyChange(
            object: scene.objectName(view), path: "frame", old: .rectangle(old),
            new: .rectangle(view.frame), frame: view.frame,
            remarks: scene.remarks(onPlaceOf: view) + scene.remarks(onConstraintsOf: view)))
      ]
    }
  }
}

/// The kind of a move.
private enum Move {
  case to(CGPoint)
  case by(CGPoint)
}
