import Records
import UIKitModel

extension Command {
  static let show = Command(
    "show", .asking, .question,
    summary: Bilingual(en: "draws the screen in characters", zh: "用字符画出屏幕"),
    text: Bilingual(
      en: """
        Frames with names at their places, from the back to the front, with rulers in points and the \
        scale; the last touch or the ways of the fingers, and the view that has it with a heavy \
        frame. `at` asks for a point first, as `hit` does. The picture is cut to where something \
        is, with NAME to that view; `screen` draws all of the screen, `fit` is the usual. A view \
        without a background colour lets those behind it be seen, as on the screen. Names that do \
        not fit have a sign that is explained below, and so is what is not drawn.
        """,
      zh: """
        按从后到前的顺序在各自的位置画出带名字的框，附以点为单位的标尺和比例；画出上一次触摸或手指的路径，得到触摸的视图用粗框。\
        写 at 时先像 hit 一样问这个点。图只画有内容的部分；写 NAME 时只画那个视图；screen 画整个屏幕，fit 是默认。\
        没有背景色的视图会透出后面的视图，与屏幕上一样。放不下的名字用符号代替，在图下说明；没有画出的视图也会列出。
        """),
    examples: [
      "add view red 100 100 200 200", "add view green 50 50 100 100 in red", "show at 190 190",
      "show green", "show screen",
    ]
  ) {
    Form(
      .viewBesideExtent, .optional(Reader<PointArgument>.after("at", .point)),
      .optional(Reader<ShowRecord.Extent>.oneOf.onOneLine)
    ) { session, view, point, extent in
      let answers = try point.map { [try session.hit($0)] } ?? []
      let record = session.showRecord(of: view, extent: extent ?? .fit)
      // The trace is for `trace` and `why`; the view that has the touch is in the picture.
      return answers.filter(\.isStray) + [.show(record)]
    }
  }
}

extension Reader where Value == UIView? {
  /// Reads a view, unless one of the words of `show` comes next.
  fileprivate static var viewBesideExtent: Reader {
    let words = ["at"] + ShowRecord.Extent.allCases.map(\.rawValue)
    let view = Reader<UIView>.view.when { arguments in
      !arguments.isAtEnd && !words.contains { arguments.isNextFree($0) }
    }
    return .optional(view)
  }
}

extension Answer {
  /// Whether it reports a hit-test view that is in no window.
  fileprivate var isStray: Bool {
    if case .trace(let trace) = self { trace.isResultStray } else { false }
  }
}
