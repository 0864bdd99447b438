import Foundation
import Lettering
import Records
import Wording

/// Renders the view hierarchy as text, with deaf views marked.
struct TreeRenderer: Speaking {
  let language: Language

  /// The maximum number of views shown; beyond it only a count.
  private static let limit = 2000

  package func render(_ tree: TreeRecord, into page: inout Page) {
    var deafAbove: [Bool] = []
    for node in tree.nodes.prefix(Self.limit) {
      deafAbove.removeLast(max(0, deafAbove.count - node.depth))
      let isBelowDeaf = deafAbove.last ?? false
      let marks = marks(node)
      deafAbove.append(isBelowDeaf || node.refusal != nil)
      let indent =
        node.depth <= 8
        ? String(repeating: "  ", count: node.depth)
        : "\(String(repeating: " ", count: 16))·\(node.depth) "
      let kind = node.view.isNamed ? "\(node.view.className) " : ""
      var text = "\(kind)\(Numbers.rectangle(node.frame))"
      if let origin = node.boundsOrigin { text += " bounds origin \(Numbers.point(origin))" }
      if let transform = node.transform {
        let word = transform.count == 9 ? say("perspective", "透视") : "transform"
        text += " \(word) \(Numbers.transform(transform))"
      }
      if let shown = node.text, !shown.isEmpty { text += " \"\(shown.shortened(to: 24))\"" }
      if let controller = node.viewController {
        text += say(" root view of \(controller.text)", " \(controller.text) 的根视图")
      }
      for line in node.overrides { text += " [\(line)]" }
      for line in node.targets { text += " [\(line)]" }
      if !node.recognizers.isEmpty {
        text += " [gesture \(node.recognizers.map(\.text).joined(separator: ", "))]"
      }
      for mark in marks { text += "  ✗ \(mark[language])" }
      let emphasis: Emphasis = isBelowDeaf || node.refusal != nil ? .faint : .none
      page.hanging("\(indent)\(node.view.text) ", text, hang: indent.count + 4, emphasis)
    }
    if tree.isBlack ?? false, let window = tree.withoutScene?.first {
      let reason = Remark.withoutScene(window)
      page.paragraph(
        say("the screen is black: \(reason.en)", "屏幕是黑的：\(reason.zh)"), .faint)
    } else if tree.isBlack ?? false {
      page.paragraph(
        say(
          "the screen is black: no window is on it. A new window is hidden until "
            + "makeKeyAndVisible() or isHidden = false (WN-4)",
          "屏幕是黑的：上面没有窗口。新窗口是隐藏的，直到 makeKeyAndVisible() 或 isHidden = false（WN-4）"),
        .faint)
    }
    if tree.nodes.count > Self.limit {
      let more = Numbers.grouped(tree.nodes.count - Self.limit)
      page.paragraph(
        say("and \(more) more views; tree NAME shows a part", "另有 \(more) 个视图；tree NAME 显示一部分"),
        .faint)
    }
  }

  private static let withoutScene = Bilingual(
    en: "on no screen: no windowScene (WN-9)", zh: "不在屏幕上：没有 windowScene（WN-9）")

  /// The reasons why touches do not reach a view.
  private func marks(_ node: TreeRecord.Node) -> [Bilingual] {
    var marks: [Bilingual] = []
    if let refusal = node.refusal {
      let fact = refusal.fact
      marks.append(Bilingual(en: "deaf: \(fact.en)", zh: "收不到触摸：\(fact.zh)"))
    }
    if node.lacksScene ?? false { marks.append(Self.withoutScene) }
    if node.isEmpty { marks.append(Bilingual(en: "no area (HT-11)", zh: "没有面积（HT-11）")) }
    if node.outside >= 0.9995 {
      marks.append(Bilingual(en: "wholly outside its superview (HT-4)", zh: "全部在父视图之外（HT-4）"))
    } else if node.outside > 0 {
      let percent = max(1, Int((node.outside * 100).rounded()))
      marks.append(
        Bilingual(
          en: "\(percent) % of it outside its superview (HT-4)", zh: "\(percent)% 在父视图之外（HT-4）"))
    }
    return marks
  }

}
