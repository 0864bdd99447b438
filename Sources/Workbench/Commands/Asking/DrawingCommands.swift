import Foundation
import Rasterizer
import Records
import Scenes
import UIKitModel

extension Command {
  static let render = Command(
    "render", .asking, .question,
    summary: Bilingual(en: "shows a view as a picture of pixels", zh: "把视图显示为像素图"),
    text: Bilingual(
      en: """
        Draws the view with its layer, its sublayers and what `draw(_:)` drew: colours, round \
        corners, borders, shadows, masks, gradients, images and paths with soft edges. Without NAME \
        it is the window. `scale` says how many pixels a point has. `save` writes a PNG file, at \
        the scale of the screen unless another is given; `force` replaces a file that is there. There \
        are no fonts here: labels show no text, and what `draw(_:)` writes is a box for each line.
        """,
      zh: """
        绘制视图的图层、子图层以及 `draw(_:)` 画的内容：颜色、圆角、边框、阴影、mask、渐变、图片和边缘平滑的路径。不写 \
        NAME 时是 window。`scale` 指定一个点有多少像素。`save` 写出 PNG 文件，不指定时用屏幕的 scale；`force` \
        覆盖已有的文件。这里没有字体：标签不显示文字，`draw(_:)` 写的文字每行画成一个方框。
        """),
    examples: [
      "add view card 100 100 120 80",
      "card.backgroundColor = .orange; card.layer.cornerRadius = 30",
      "render card",
    ]
  ) {
    Form(.drawnView, .pixelsOfPoint) { session, view, scale in
      [.picture(try session.picture(of: view ?? session.scene.window, scale: scale))]
    }
    Form(
      .after("save", .file).when { $0.isNextFree("save") },
      .optional(Reader<UIView>.after("of", .view(.name))), .pixelsOfPoint, .flag("force")
    ) { session, file, view, scale, replaces in
      try session.checkNotSourced("render")
      let record = try session.picture(
        of: view ?? session.scene.window, scale: scale ?? UIScreen.main.scale)
      let png = PNG.file(
        width: record.columns, height: record.rows, rgba: [UInt8](record.rgba))
      try session.write(Data(png), to: file, replaces: replaces)
      return [.picture(record.saved(as: file))]
    }
  }

  static let drawing = Command(
    "drawing", .asking, .question,
    summary: Bilingual(en: "shows each call of a view's draw(_:)", zh: "列出视图 draw(_:) 的每个调用"),
    text: Bilingual(
      en: """
        Sends `draw(_:)` into a context of its own and shows each call with what it changed: the \
        transform, colours, lines, the clip, kept states, the path, and how many pixels it drew on \
        (one a point). A call that changed nothing says so. What the view shows stays as it is.
        """,
      zh: """
        在单独的上下文中发送 `draw(_:)`，列出每个调用以及它改变了什么：变换、颜色、线条、裁剪、保存的状态、路径，以及画到的\
        像素数（每点一个像素）。什么也没改变的调用会注明。视图显示的内容不变。
        """),
    examples: [
      """
      class Dot: UIView { override func draw(_ rect: CGRect) { \
      UIColor.red.setFill(); UIBezierPath(ovalIn: bounds).fill() } }
      """,
      "add Dot dot 100 100 40 40", "drawing dot", "expect pixel 20 20 of dot is red",
    ]
  ) {
    Form(.view) { session, view in [.drawing(session.scene.drawing(of: view))] }
  }
}

extension Reader where Value == UIView? {
  /// Reads a view, unless one of the words of `render` comes next.
  fileprivate static var drawnView: Reader {
    let view = Reader<UIView>.view
      .when { !$0.isAtEnd && !$0.isNextFree("scale") && !$0.isNextFree("save") }
    return .optional(view)
  }
}

extension Reader where Value == Double? {
  /// Reads the pixels per point, if the line specifies them.
  fileprivate static var pixelsOfPoint: Reader { .optional(.after("scale", .number("N"))) }
}

extension Session {
  /// A view as pixels; without a scale as many as fit, with one per point at most.
  fileprivate func picture(of view: UIView, scale: Double?) throws -> PictureRecord {
    let largest = max(Double(view.bounds.width), Double(view.bounds.height))
    let scale = scale ?? (largest > Self.shownPixels ? Self.shownPixels / largest : 1)
    guard let record = scene.picture(of: view, scale: scale) else {
      throw Problem.noPicture(scene.objectName(view).text, most: Int(UIView.mostPixels))
    }
    return record
  }

  /// The maximum side of a picture that is only shown, in pixels.
  private static let shownPixels = 200.0
}
