import Records

/// Renders a nib: its views, its connections, and the steps of loading it.
struct NibRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ nib: NibRecord, into page: inout Page) {
    page.row(
      "\(nib.name)  ",
      say(
        "in the bundle, \(nib.views.count) \(nib.views.count == 1 ? "view" : "views")",
        "在 bundle 里，有 \(nib.views.count) 个视图"), headEmphasis: .strong)
    let shown = nib.views.prefix(Self.most)
    for view in shown {
      let indent = String(repeating: "· ", count: min(view.depth, 8))
      page.row("  \(indent)\(view.name)  ", view.className)
    }
    if nib.views.count > shown.count {
      let further = nib.views.count - shown.count
      page.paragraph(say("and \(further) more", "另有 \(further) 个"), indent: 2, .faint)
    }
    for connection in nib.connections { page.row("  \(label(connection))  ", connection.line) }
    if !nib.isViewConnected {
      page.paragraph(
        say(
          "the owner's view outlet is not connected: no controller can load its view from it  EX-15",
          "owner 的 view outlet 没有连接：控制器无法从它加载视图  EX-15"), indent: 2, .hint)
    }
    guard let loading = nib.loading else {
      page.paragraph(say("not loaded yet", "还没有加载过"), indent: 2, .faint)
      return
    }
    page.row(
      say("  last loaded  ", "  最近一次加载  "),
      loading.owner.map { say("by \($0.text)", "由 \($0.text) 加载") } ?? say("by nobody", "没有 owner"),
      headEmphasis: .faint)
    render(loading, into: &page)
  }

  /// The maximum number of views listed.
  private static let most = 40

  private func label(_ connection: NibRecord.Connection) -> String {
    switch connection {
    case .outlet: "outlet"
    case .action, .itemAction: "action"
    case .collection: "outlets"
    case .recognizer: "gesture"
    case .attribute: "value"
    case .segue: "segue"
    }
  }

  /// The steps of a loading, each with its rule.
  package func render(_ loading: NibLoadingRecord, into page: inout Page) {
    let order = say(
      "made by init(coder:), then connected, then woken  VC-21",
      "先用 init(coder:) 创建，再连接，最后唤醒  VC-21")
    page.paragraph(order, indent: 2, .faint)
    for step in loading.steps { row(step, into: &page) }
  }

  private func row(_ step: NibLoadingRecord.Step, into page: inout Page) {
    switch step {
    case .decodes(let view): page.row("  init(coder:)  ", "\(view.text)  \(view.className)")
    case .connects(let connection): page.row("  \(label(connection))        ", connection.line)
    case .wakes(let view, let isOwn):
      page.row(
        "  awakeFromNib  ",
        isOwn ? view.text : say("\(view.text), UIKit's own", "\(view.text)，UIKit 自带的实现"),
        headEmphasis: isOwn ? .none : .faint)
    }
  }
}
