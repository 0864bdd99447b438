import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let measure = Command(
    "measure", .asking, .question,
    usage: ["NAME NAME", "NAME POINT", "POINT NAME", "POINT POINT"],
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
        重叠部分、一个在另一个里面时到各边的距离，以及中点到中点的距离。名字表示视图本身。\
        旋转过的视图按外接矩形（GE-4）测量，同时给出图形之间的实际距离。两者之间可以写逗号。
        """),
    examples: [
      "add view red 20 100 100 100", "add view green 160 120 100 100", "measure red green",
      "add view blue 10 20 30 40 in red", "measure blue red", "measure red 150 90",
      "measure 10 10 in red, 50 50",
    ]
  ) { arguments, session in
    let first = try arguments.measureSubject()
    let second = try arguments.secondMeasureSubject()
    try arguments.finish()
    return [.measure(try session.scene.measure(first.subject, second.subject))]
  }
}

/// One of two that are measured, and how it was written.
struct MeasureArgument {
  let subject: MeasureSubject
  let text: String
}

extension Arguments {
  /// A view by its name, or a point.
  mutating func measureSubject() throws -> MeasureArgument {
    let start = place.lowerBound
    let subject: MeasureSubject
    if nextIsNumber || next?.kind == .open {
      let point = try point()
      subject = .point(point, in: takeKeyword("in") == nil ? nil : try view("VIEW"))
    } else {
      subject = .view(try view())
    }
    let text = String(source.characters[start..<lastPlace.upperBound]).trimmingBlanks
    return MeasureArgument(subject: subject, text: text)
  }

  /// The other of the two, after what may separate them.
  mutating func secondMeasureSubject() throws -> MeasureArgument {
    if !takeIf(.comma) { _ = takeKeyword("to", "and", "from") }
    return try measureSubject()
  }
}
