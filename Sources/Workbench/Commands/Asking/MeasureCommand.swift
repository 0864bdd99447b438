import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let measure = Command(
    "measure", .asking, .question,
    summary: Bilingual(en: "measures between two views or points", zh: "测量两个视图或点之间的距离"),
    text: Bilingual(
      en: """
        In the coordinates of the nearest view that holds both, or of the screen: where each of \
        them is, with the working, the gaps between their edges, what they share, how far one is \
        inside the other, and the distance from middle to middle. A name is the view itself. A view that \
        is turned is measured by the box around it (GE-4), and the distance of the shapes is given \
        as well. A comma may separate the two.
        """,
      zh: """
        以同时包含两者的最近视图（或屏幕）的坐标系为准：各自的位置及换算过程、边与边之间的间隔、\
        重叠部分、一个在另一个里面时到各边的距离，以及中心到中心的距离。名字表示视图本身。\
        旋转过的视图按外接矩形（GE-4）测量，同时给出图形之间的实际距离。两者之间可以写逗号。
        """),
    examples: [
      "add view red 20 100 100 100", "add view green 160 120 100 100", "measure red green",
      "add view blue 10 20 30 40 in red", "measure blue red", "measure red 150 90",
      "measure 10 10 in red, 50 50",
    ]
  ) {
    Form(.measured, .second(.measured)) { session, first, second in
      [.measure(try session.scene.measure(first, second))]
    }
  }
}

/// Readers of the subjects of a measurement.
extension Reader where Value == MeasureSubject {
  /// Reads a view by its name, or a point.
  fileprivate static var measured: Reader { .either(.measuredView, .measuredPoint) }

  /// Reads a view, itself and not its middle.
  static var measuredView: Reader { .reading(.view, as: MeasureSubject.view) }

  /// Reads a point of the screen or of a view.
  static var measuredPoint: Reader {
    Reader(.placeholder(.point), begins: { $0.nextIsBracketOrNumber }) {
      let point = try $0.point()
      return .point(point, in: $0.takeKeyword("in") == nil ? nil : try $0.view("VIEW"))
    }
  }
}

extension Reader {
  /// Reads the second subject, after an optional separator.
  static func second(_ reader: Reader) -> Reader {
    Reader(reader.usage) { arguments in
      if !arguments.takeIf(.comma) { _ = arguments.takeKeyword("to", "and", "from") }
      return try reader.read(&arguments)
    }
  }
}
