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
        UIKit prints them: (100 100; 200 200). A layer is named by the variable of Swift that holds \
        it.
        """,
      zh: """
        frame 用父视图坐标，由 center、bounds 和 anchorPoint 推出；有 transform 时它是四个角的外接矩形。\
        矩形也可以按 UIKit 打印的样子写：(100 100; 200 200)。图层用保存它的 Swift 变量名。
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
        let (framed, setting) = geometry
        let scene = session.scene
        guard let setting else {
          session.running.part = .asked
          return [.geometry(scene.reading(of: framed, asked))]
        }
        let object = framed.object
        let old = setting.read(object)
        setting.apply(to: object)
        let remarks = (object as? UIView).map { scene.remarks(setting: setting.path, of: $0) } ?? []
        return [
          .changed(
            PropertyChange(
              object: scene.addressedName(of: object), path: setting.path, old: old,
              new: setting.read(object), frame: framed.frame, remarks: remarks))
        ]
      }
    }
  }
}

extension Reader where Value == (Framed, PropertySetting?) {
  /// Reads a view or a layer, and a value for one of its properties.
  fileprivate static func geometry(_ path: String, _ numbers: UsagePattern.Node) -> Reader {
    Reader<Framed>.framed.then(usage: .optional(numbers)) { framed in
      let setting = Reader<PropertySetting>(numbers) { arguments in
        try PropertySetting(
          path: framed.path(path), of: framed.object, at: arguments.place, &arguments)
      }
      return .reading(.optional(setting)) { (framed, $0) }
    }
  }
}

extension Framed {
  /// The layer's name of a view property that commands use (LA-6).
  fileprivate func path(_ path: String) -> String {
    if case .layer = self, path == "center" { "position" } else { path }
  }
}
