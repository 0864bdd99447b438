import Records
import Scenes
import UIKitModel

extension Command {
  static let map = Command(
    "map", .asking, .question,
    summary: Bilingual(en: "shows who gets the touch everywhere", zh: "显示每个位置由谁接收触摸"),
    text: Bilingual(
      en: """
        The hit map: every square point of the screen is asked at its middle. A letter stands for \
        each view, with the number of its points; · is the root view, - is no view. The picture \
        is cut to where something is, and a cell shows who has its middle; `map fine` draws a finer \
        grid. With NAME: what that view gets itself, what its subviews get, and what others take \
        inside its bounds. `map save FILE` writes the map for `expect map is FILE`. Overrides run \
        for each point, on a copy of the scene: what they change is gone afterwards.
        """,
      zh: """
        命中图：在屏幕每个点格的中心各问一次。每个视图用一个字母表示，并列出它得到的点数；· 是根视图，- 表示没有人。\
        图只画有内容的部分，每格显示格子中心属于谁；map fine 画得更细。写出 NAME 时：它自己得到多少、\
        子视图得到多少、别人在它的 bounds 内拿走多少。map save FILE 保存命中图，供 expect map is FILE 使用。\
        重写的方法会在每个点上运行，但是在场景的副本上：它们的改动不会留下。
        """),
    examples: [
      "add view red 100 100 200 200", "add view green 50 50 100 100 in red", "map", "map red",
      "map green fine",
    ]
  ) {
    Form(.optional(.viewBesideFine), .flag("fine")) { session, view, isFine in
      [.map(try session.mapRecord(of: view, isFine: isFine))]
    }
    Form(.after("save", .file).when { $0.isNextFree("save") }, .flag("force")) {
      session, path, replaces in
      try session.checkNotSourced("map")
      let record = try session.mapRecord(of: nil)
      let text = MapText.text(of: record.map)
      try session.write(text, to: path, replaces: replaces)
      return [.saved(path: path, lines: text.utf8.count { $0 == 0x0A })]
        + (record.remark.map { [.remark($0)] } ?? [])
    }
  }
}

extension Reader where Value == UIView {
  /// Reads a view; `fine` is one only if a view has that name.
  fileprivate static var viewBesideFine: Reader {
    .view.when { !$0.isAtEnd && !$0.isNextFree("fine") }
  }
}

extension Session {
  /// The hit map of the scene, asked on a copy of it; throws if a script stops.
  package func mapRecord(of view: UIView?, isFine: Bool = false) throws -> MapRecord {
    let present = scene
    let name = view.map { present.objectName($0).text } ?? ""
    if let view, view.window == nil { throw Problem.notInWindow(name) }
    let address = view.flatMap { ViewAddress(of: $0, in: present) }
    return try onCopy { scene in
      do {
        let view = scene === present ? view : address?.view(in: scene)
        if address != nil, view == nil { throw Problem.notInWindow(name) }
        return try MapMaker(scene, for: view).record(of: view, isFine: isFine)
      } catch let stop as HitMapQuestion.Stop {
        throw Problem.mapStopped(stop.report, point: stop.point)
      }
    }
  }
}
