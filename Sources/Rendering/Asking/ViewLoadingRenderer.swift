import Records

/// Renders how a controller gets its view: what creates it, and the nibs that are searched for.
struct ViewLoadingRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ loading: ViewLoading, into page: inout Page) {
    let name = loading.controller.text
    let state =
      if let view = loading.view {
        say("has its view: \(view.text)", "的视图已经加载：\(view.text)")
      } else {
        say(
          "has no view yet; the first who asks for it loads it  VC-1",
          "还没有视图；第一次访问 view 时加载  VC-1")
      }
    page.row("\(name)  ", state, headEmphasis: .strong)
    switch loading.way {
    case .overridden(let type): page.row("  loadView  ", override(by: type, loading))
    case .own(let type):
      page.row(
        "  loadView  ",
        say(
          "\(type) makes a view of its own: no nib is looked for  VC-2",
          "\(type) 自己创建视图：不查找 nib  VC-2"))
    case .search(let names): render(names, loading, into: &page)
    }
  }

  private func override(by type: String, _ loading: ViewLoading) -> String {
    if loading.isMissing == true {
      return say(
        "\(type) overrides it and sets no view: on a device each use of view calls it again  VC-2",
        "\(type) 重写了它但没有设置视图：真机上每次访问 view 都会再次调用它  VC-2")
    }
    if loading.view == nil {
      return say(
        "\(type) overrides it, and has to set the view: no nib is looked for  VC-2",
        "\(type) 重写了它，必须由它设置视图：不查找 nib  VC-2")
    }
    return say(
      "\(type) overrides it and sets the view: no nib is looked for  VC-2",
      "\(type) 重写了它并设置视图：不查找 nib  VC-2")
  }

  private func render(
    _ names: [ViewLoading.Name], _ loading: ViewLoading, into page: inout Page
  ) {
    page.row(
      "  loadView  ",
      say("nobody overrides it: the default looks for a nib  VC-2", "没有重写：默认实现查找 nib  VC-2"))
    let looked = names.firstIndex { $0.name == loading.found }.map { names[...$0] } ?? names[...]
    for (index, name) in looked.enumerated() {
      let result = name.name == loading.found ? say("found", "找到") : say("not there", "没有")
      page.row(
        "  \(index + 1)  ", "\(name.name).nib  \(words(of: name.origin)): \(result)",
        headEmphasis: .faint)
    }
    if loading.found == nil { renderEnd(names, into: &page) }
    if let steps = loading.loading {
      NibRenderer(language: language, teach: teach).render(steps, into: &page)
      page.row("  viewDidLoad  ", loading.controller.text)
    }
    page.paragraph(
      say(
        "a storyboard is never looked into: only a scene instantiated from it has its view  VC-23",
        "从不查找 storyboard：只有从它实例化的 scene 才有其中的视图  VC-23"), indent: 2, .faint)
  }

  /// Renders the outcome of a search that finds nothing.
  private func renderEnd(_ names: [ViewLoading.Name], into page: inout Page) {
    let isGiven = names.contains { $0.origin == .given }
    page.row(
      "  \(names.count + 1)  ",
      isGiven
        ? say(
          "a nib that was given has to be there: an exception  EX-29",
          "指定的 nib 必须存在：抛出异常  EX-29")
        : say(
          "no nib is there: a plain UIView as large as the screen  VC-2",
          "没有 nib：一个与屏幕同样大小的普通 UIView  VC-2"), headEmphasis: .faint)
  }

  private func words(of origin: ViewLoading.Name.Origin) -> String {
    switch origin {
    case .given:
      say("the name that init(nibName:bundle:) got  VC-20", "init(nibName:bundle:) 得到的名字  VC-20")
    case .shortened:
      say("the class's name without Controller  VC-3", "去掉 Controller 的类名  VC-3")
    case .className: say("the class's name  VC-3", "类名  VC-3")
    }
  }
}
