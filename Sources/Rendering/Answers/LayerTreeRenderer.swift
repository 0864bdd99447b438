import Lettering
import Records
import Wording

/// Renders layer trees as text, with layers that do not belong to a view marked.
struct LayerTreeRenderer: Speaking {
  let language: Language

  /// The maximum number of layers shown; beyond it only a count.
  private static let limit = 2000

  package func render(_ tree: LayerTreeRecord, into page: inout Page) {
    for node in tree.nodes.prefix(Self.limit) {
      let indent =
        node.depth <= 8
        ? String(repeating: "  ", count: node.depth)
        : "\(String(repeating: " ", count: 16))·\(node.depth) "
      page.hanging(
        "\(indent)\(node.layer.text) ", facts(of: node), hang: indent.count + 4,
        node.isHidden ?? false ? .faint : .none)
    }
    if tree.nodes.count > Self.limit {
      let more = Numbers.grouped(tree.nodes.count - Self.limit)
      page.paragraph(
        say(
          "and \(more) more layers; tree layers NAME shows a part",
          "另有 \(more) 个图层；tree layers NAME 显示一部分"), .faint)
    }
    if tree.nodes.contains(where: { $0.view == nil }) {
      page.paragraph(
        say(
          "a free layer is of no view: no touch reaches it (LA-3)",
          "独立图层不属于任何视图：触摸到不了它（LA-3）"), .faint)
    }
  }

  private func facts(of node: LayerTreeRecord.Node) -> String {
    let kind = node.layer.isNamed ? "\(node.layer.className) " : ""
    var text = "\(kind)\(Numbers.rectangle(node.frame))"
    if let zPosition = node.zPosition { text += " zPosition \(Numbers.text(zPosition))" }
    // The layer of a named view is called by the view's name.
    if let view = node.view, !node.layer.isNamed {
      text += say(" of \(view.text)", " 属于 \(view.text)")
    }
    if node.isMask ?? false { text += say(" [mask]", " [遮罩]") }
    if node.isHidden ?? false { text += say(" [hidden]", " [隐藏]") }
    if node.view == nil { text += say("  free", "  独立图层") }
    return text
  }
}
