import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let frame = geometry(
    "frame", .frame, .placeholders("X", "Y", "W", "H"),
    summary: Bilingual(en: "shows or sets a frame, with the working", zh: "查看（附推导）或设置 frame"),
    text: Bilingual(
      en: """
        The frame is in the superview's coordinates and follows from center, bounds and anchor \
        point. Under a transform it is the box around the corners. Rectangles may be written as \
        UIKit prints them: (100 100; 200 200).
        """,
      zh: """
        frame 用父视图坐标，由 center、bounds 和 anchorPoint 推出；有 transform 时它是四个角的外接矩形。\
        矩形也可以按 UIKit 打印的样子写：(100 100; 200 200)。
        """),
    examples: ["add view red 100 100 200 200", "frame red", "frame red (50 50; 300 300)"])

  static let bounds = geometry(
    "bounds", .bounds, .placeholders("X", "Y", "W", "H"),
    summary: Bilingual(en: "shows or sets the bounds", zh: "查看或设置 bounds"),
    text: Bilingual(
      en: """
        The bounds are the view's own coordinates. A new origin moves the subviews the other way; \
        a new size keeps the center.
        """,
      zh: "bounds 是视图自己的坐标系。改 origin 会让子视图反向移动；改 size 时 center 不变。"),
    examples: ["add view red 100 100 200 200", "bounds red", "bounds red -50 50 200 200"])

  static let center = geometry(
    "center", .center, .placeholders("X", "Y"),
    summary: Bilingual(en: "shows or sets the center", zh: "查看或设置 center"),
    text: Bilingual(
      en: "The center is where the anchor point lies in the superview: the layer's position.",
      zh: "center 是锚点在父视图中的位置，也就是 layer 的 position。"),
    examples: ["add view red 100 100 200 200", "center red", "center red 195 422"])

  private static func geometry(
    _ word: String, _ asked: GeometryReading.Asked, _ numbers: UsagePattern.Node,
    summary: Bilingual, text: Bilingual, examples: [String]
  ) -> Command {
    Command(
      word, .building, .change, summary: summary, text: text, examples: examples
    ) {
      Form(.geometry(word, numbers)) { session, geometry in
        let (view, setting) = geometry
        let scene = session.scene
        guard let setting else {
          session.running.part = .asked
          return [.geometry(scene.reading(of: view, asked))]
        }
        let old = setting.read(view)
        setting.apply(to: view)
        return [
          .changed(
            PropertyChange(
              object: scene.objectName(view), path: word, old: old, new: setting.read(view),
              frame: view.frame, remarks: scene.remarks(setting: word, of: view)))
        ]
      }
    }
  }
}

extension Reader where Value == (UIView, PropertySetting?) {
  /// A view, and a value for one of its properties.
  fileprivate static func geometry(_ path: String, _ numbers: UsagePattern.Node) -> Reader {
    Reader<UIView>.view.then(usage: .optional(numbers)) { view in
      let setting = Reader<PropertySetting>(numbers) { arguments in
        try PropertySetting(path: path, of: view, at: arguments.place, &arguments)
      }
      return .reading(.optional(setting)) { (view, $0) }
    }
  }
}

extension Scene {
  /// Where a view is, with everything that it follows from.
  package func reading(of view: UIView, _ asked: GeometryReading.Asked) -> GeometryReading {
    GeometryReading(
      view: objectName(view), asked: asked, frame: view.frame, bounds: view.bounds,
      center: view.center, anchorPoint: view.anchorPoint,
      transform: view.transform.isIdentity ? nil : view.transform.entries,
      corners: view.transform.isIdentity ? [] : view.corners(under: view.transform))
  }
}
