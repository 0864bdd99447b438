import Foundation
import Records

/// Exports a scene with its layers apart, as in a view debugger: the deeper in the hierarchy, the
/// nearer to the viewer.
struct ExplodedSVGExporter: Exporter {
  func bytes(of subject: ExportSubject, in language: Language) -> [UInt8] {
    let scene = subject.scene
    let layers = SceneLayers(scene)
    let deepest = layers.order.filter(layers.isDrawn).map { layers.depths[$0] }.max() ?? 0
    let side = Self.side(scene.screen, deepest: deepest)
    let corners = [0, deepest].flatMap { depth in
      Self.corners(scene.screen).map { SceneLayers.apply(side(depth), $0) }
    }
    let margin = 24.0
    let left = (corners.map(\.x).min() ?? 0) - margin
    let top = (corners.map(\.y).min() ?? 0) - margin
    let width = (corners.map(\.x).max() ?? 0) + margin - left
    let height = (corners.map(\.y).max() ?? 0) + margin - top
    let count = layers.order.count(where: layers.isDrawn)
    var picture = Picture(
      subject, language, size: (width, height),
      title: Bilingual(
        en: "\(count) \(count == 1 ? "view" : "views") in layers", zh: "分层显示的 \(count) 个视图"),
      description: Bilingual(
        en: "The screen seen from the side: a layer for each level of the hierarchy, the window at "
          + "the back. Views are drawn whole, also where a superview clips them.",
        zh: "从侧面看的屏幕：视图层级的每一层各画一层，窗口在最后面。视图都完整画出，即使被父视图裁剪。"))
    func moved(_ depth: Int) -> [Double] {
      var map = side(depth)
      map[4] -= left
      map[5] -= top
      return map
    }
    picture.polygon(
      Self.corners(scene.screen).map { SceneLayers.apply(moved(0), $0) },
      [("fill", picture.colors.screen), ("stroke", picture.colors.line)])
    picture.draw(layers, clips: false, at: moved)
    return picture.finished()
  }

  private static func corners(_ size: CGSize) -> [CGPoint] {
    [
      .zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ]
  }

  /// The transform of the layer of a depth.
  private static func side(_ screen: CGSize, deepest: Int) -> (Int) -> [Double] {
    let step = min(70, 420 / Double(max(1, deepest))) * max(screen.width, 1) / 390
    return { depth in [0.62, 0.2, 0, 0.94, Double(depth) * step, Double(depth) * step * -0.16] }
  }
}
