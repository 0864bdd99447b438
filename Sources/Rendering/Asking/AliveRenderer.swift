import Records

/// Renders the references that keep an object alive: each as an arrow, with its property or
/// capture.
struct AliveRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ alive: AliveRecord, into page: inout Page) {
    if alive.findings.isEmpty {
      page.paragraph(
        say("no \(alive.asked) is alive: all were released", "没有存活的 \(alive.asked)：都已释放"))
    }
    for finding in alive.findings { render(finding, into: &page) }
    guard alive.further > 0 else { return }
    page.paragraph(
      say(
        "and \(alive.further) more of class \(alive.asked)", "另有 \(alive.further) 个 \(alive.asked)"),
      indent: 2, .faint)
  }

  private func render(_ finding: AliveRecord.Finding, into page: inout Page) {
    page.row("\(finding.object.text)  ", summary(of: finding), headEmphasis: .strong)
    if let cycle = finding.cycle {
      draw(cycle.first, cycle.links + (finding.fromCycle ?? []), into: &page)
    }
    if let chain = finding.chain, let keeper = finding.keeper {
      page.row("  ", words(of: keeper), headEmphasis: .none)
      draw(chain.first, chain.links, from: 1, into: &page)
    }
    if teach > .brief, let cure = finding.cure {
      page.paragraph(words(of: cure), indent: 2, .hint)
    }
  }

  private func summary(of finding: AliveRecord.Finding) -> String {
    switch (finding.keeper, finding.cycle, finding.fromCycle) {
    case (_?, nil, _): say("is held from outside", "被外部持有")
    case (_?, _?, _):
      say("is held from outside, and is in a cycle  VC-31", "被外部持有，并且处在一个循环中  VC-31")
    case (nil, _?, nil):
      say("is alive: nothing but a cycle holds it  VC-31", "仍然存活：只有循环持有它  VC-31")
    case (nil, _?, _?):
      say("is alive: something in a cycle holds it  VC-31", "仍然存活：循环中的对象持有它  VC-31")
    case (nil, nil, _):
      say(
        "is held by none of the objects here: work that waits, or an animation, keeps it",
        "这里的对象都没有持有它：持有它的是等待中的工作或动画")
    }
  }

  private func draw(
    _ first: AliveRecord.Thing, _ links: [AliveRecord.Link], from level: Int = 0,
    into page: inout Page
  ) {
    var level = level
    page.row(indent(level) + (level == 0 ? "" : "└→ "), words(of: first), headEmphasis: .faint)
    for link in links {
      level += 1
      page.row(
        "\(indent(level))└ \(words(of: link.way)) → ", words(of: link.thing), headEmphasis: .faint)
    }
  }

  /// The indentation, limited so that a long chain does not leave the line.
  private func indent(_ level: Int) -> String {
    String(repeating: "  ", count: 1 + min(level, 10))
  }

  private func words(of thing: AliveRecord.Thing) -> String {
    switch thing {
    case .object(let name):
      name.text == name.className ? name.text : "\(name.text)  \(name.className)"
    case .closure("closure"): say("closure", "闭包")
    case .closure(let name): say("function \(name)", "函数 \(name)")
    }
  }

  private func words(of way: AliveRecord.Way) -> String {
    switch way {
    case .property(let name): name
    case .capture(let name): say("captures \(name)", "捕获 \(name)")
    case .part: say("holds", "持有")
    }
  }

  private func words(of keeper: AliveRecord.Keeper) -> String {
    switch keeper {
    case .window: say("the app shows the window", "App 显示窗口")
    case .delegate: say("the app keeps its delegate", "App 保留代理")
    case .variable(let name): say("the variable \(name)", "变量 \(name)")
    case .name(let name):
      say("the name \(name), which a line gave", "某一行起的名字 \(name)")
    case .runLoop:
      say(
        "the run loop keeps a timer until `invalidate()`  VC-31",
        "run loop 保留定时器，直到 `invalidate()`  VC-31")
    case .notificationCenter:
      say(
        "NotificationCenter keeps the closure until `removeObserver(_:)`",
        "NotificationCenter 保留闭包，直到 `removeObserver(_:)`")
    case .delayedCall:
      say("a call that waits, until it has run  VC-32", "等待中的调用，运行之后释放  VC-32")
    case .mainQueue:
      say("the main queue keeps the closure until it has run", "主队列保留闭包，直到它运行完")
    }
  }

  private func words(of cure: AliveRecord.Cure) -> String {
    switch cure {
    case .weakCapture(let name, _):
      say("to break it: `[weak \(name)]` in that closure", "打破循环：在这个闭包里写 `[weak \(name)]`")
    case .weakProperty(let name, let owner):
      say("to break it: `weak var \(name)` in \(owner)", "打破循环：\(owner) 中写 `weak var \(name)`")
    case .invalidate(let property):
      say(
        "to let it go: `\(property.map { "\($0)?." } ?? "")invalidate()` before it leaves, as in "
          + "viewDidDisappear; in its deinit that never runs  VC-33",
        "要释放它：在离开之前调用 `\(property.map { "\($0)?." } ?? "")invalidate()`，例如在 "
          + "viewDidDisappear 里；写在 deinit 里永远不会执行  VC-33")
    case .removeObserver:
      say(
        "to let it go: `[weak self]` in that closure, or removeObserver(_:) before it leaves",
        "要释放它：在这个闭包里写 `[weak self]`，或在离开之前调用 removeObserver(_:)")
    case .anyReference:
      say(
        "to break it, one of these references has to be weak, or be set to nil",
        "打破循环：其中一个引用要写成 weak，或设为 nil")
    }
  }
}
