import Foundation
import Records
import UIKitModel

extension Command {
  private static let movementTime = 0.3
  /// The maximum distance of two fingers, in points.
  private static let widest: CGFloat = 200
  /// The minimum distance of two fingers, in points.
  private static let nearest: CGFloat = 4

  static let pinch = Command(
    "pinch", .acting, .change,
    summary: Bilingual(en: "moves two fingers apart or together", zh: "双指捏合"),
    text: Bilingual(
      en: """
        Two fingers next to each other around a point, or around the middle of a view, in 0.30 s. \
        With a factor above 1 they move apart, below 1 together.
        """,
      zh: "两根手指在某个点或视图中心的两侧，用时 0.30 秒。倍数大于 1 是张开，小于 1 是捏合。"),
    examples: [
      "add view photo 50 200 300 300", "gesture pinch zoom on photo", "pinch photo by 2",
      "pinch 200 350 by 0.5",
    ]
  ) {
    Form(.point, .factor) { session, place, factor in
      let before = try session.letGestureEnd()
      let scene = session.scene
      let (place, view, room) = try place.fingers(in: scene)
      let screen = scene.application.screen.bounds
      let largest = max(1, CGFloat(factor))
      let toBorder = min(place.point.x, screen.width - place.point.x)
      let start = min(widest / largest, room ?? widest, 2 * toBorder / largest)
      guard start >= nearest, start * CGFloat(factor) >= nearest else {
        throw Problem.acting(.noRoom(view.map { scene.objectName($0) }))
      }
      let fingers = try scene.freeFingers(2)
      func places(_ distance: CGFloat) -> [CGPoint] {
        [-distance / 2, distance / 2].map { CGPoint(x: place.point.x + $0, y: place.point.y) }
      }
      var plan = ActPlan(.pinch(place, factor: factor))
      plan.add(zip(fingers, places(start)).map { FingerChange($0, .down($1)) })
      plan.move(fingers, over: movementTime, in: ActPlan.moves(over: movementTime)) { share in
        places(start * (1 + (CGFloat(factor) - 1) * CGFloat(share)))
      }
      plan.add(fingers.map { FingerChange($0, .up) })
      return before + [try session.act(plan)]
    }
  }

  static let rotate = Command(
    "rotate", .acting, .change,
    summary: Bilingual(en: "turns two fingers", zh: "双指旋转"),
    text: Bilingual(
      en: """
        Two fingers on a circle around a point, or around the middle of a view, in 0.30 s; clockwise \
        where the angle is positive. An angle needs its unit: 45deg, 0.785rad.
        """,
      zh: """
        两根手指在以某个点或视图中心为圆心的圆上转动，用时 0.30 秒；正角度为顺时针。\
        角度要带单位：45deg、0.785rad。
        """),
    examples: [
      "add view photo 50 200 300 300", "gesture rotation turn on photo", "rotate photo by 45deg",
    ]
  ) {
    Form(.point, .turn) { session, place, angle in
      let before = try session.letGestureEnd()
      let scene = session.scene
      let (place, view, room) = try place.fingers(in: scene)
      let screen = scene.application.screen.bounds
      let toBorder = min(
        min(place.point.x, screen.width - place.point.x),
        min(place.point.y, screen.height - place.point.y))
      let radius = min(80, (room ?? widest) / 2, toBorder)
      guard radius >= nearest else {
        throw Problem.acting(.noRoom(view.map { scene.objectName($0) }))
      }
      let fingers = try scene.freeFingers(2)
      func places(_ angle: CGFloat) -> [CGPoint] {
        [angle + .pi, angle].map { angle in
          CGPoint(
            x: place.point.x + radius * cos(angle), y: place.point.y + radius * sin(angle))
        }
      }
      // Ten degrees per move at most, or the direction of the rotation would be lost.
      let moves = max(ActPlan.moves(over: movementTime), Int(abs(angle) / (.pi / 18)) + 1)
      var plan = ActPlan(.rotation(place, angle: angle))
      plan.add(zip(fingers, places(0)).map { FingerChange($0, .down($1)) })
      plan.move(fingers, over: movementTime, in: moves) { places(CGFloat(angle) * CGFloat($0)) }
      plan.add(fingers.map { FingerChange($0, .up) })
      return before + [try session.act(plan)]
    }
  }
}

extension Reader where Value == Double {
  /// Reads `by FACTOR`; also the factor alone.
  fileprivate static var factor: Reader {
    let factor = Reader(.placeholder(.factor)) { arguments in
      let text = arguments.next?.text ?? ""
      let factor = try arguments.number(Placeholder.factor.shown)
      guard (0.05...20).contains(factor) else {
        throw arguments.problem(.acting(.factorOutOfRange(text, least: 0.05, most: 20)))
      }
      return factor
    }
    return .after("by", factor).also(factor)
  }

  /// Reads `by ANGLE`, in radians; also the angle alone.
  fileprivate static var turn: Reader {
    let angle = Reader(.placeholder(.angle)) { arguments in
      let text = arguments.next?.text ?? ""
      let angle = try arguments.angle()
      guard abs(angle) <= 20 * .pi else {
        throw arguments.problem(.acting(.angleOutOfRange(text, most: 3600)))
      }
      return angle
    }
    return .after("by", angle).also(angle)
  }
}
