import Records

// What the first responder brings up, and what a tap on the status bar came to, in words.

extension ShownInput {
  /// The input view that comes, or that it goes.
  var wording: Bilingual {
    let above = accessory.map {
      Bilingual(en: ", \($0.text) above it", zh: "，上方是 \($0.text)")
    }
    switch input {
    case .keyboard?:
      return Bilingual(en: "comes up\(above?.en ?? "")  FR-5", zh: "弹出\(above?.zh ?? "")  FR-5")
    case .view(let view)?:
      return Bilingual(
        en: "\(view.text) comes in its place\(above?.en ?? "")  FR-5",
        zh: "由 \(view.text) 代替\(above?.zh ?? "")  FR-5")
    case nil:
      guard let accessory else { return Bilingual(en: "goes away  FR-5", zh: "收起  FR-5") }
      return Bilingual(
        en: "none; \(accessory.text) comes up alone  FR-5", zh: "没有；只出现 \(accessory.text)  FR-5")
    }
  }
}

extension StatusBarRecord {
  var wording: Bilingual {
    switch self {
    case .scrolls(let view):
      Bilingual(en: "\(view.text) scrolls to its top  UT-28", zh: "\(view.text) 滚动到顶部  UT-28")
    case .isAtTop(let view):
      Bilingual(en: "\(view.text) is at its top  UT-28", zh: "\(view.text) 已在顶部  UT-28")
    case .refused(let view):
      Bilingual(
        en: "\(view.text) stays: its delegate said no  UT-28",
        zh: "\(view.text) 不动：delegate 不允许  UT-28")
    case .several(let views):
      Bilingual(
        en: "\(views.count) scroll views have scrollsToTop: none scrolls  UT-28",
        zh: "有 \(views.count) 个滚动视图开启了 scrollsToTop：都不滚动  UT-28")
    case .nobody:
      Bilingual(
        en: "no scroll view on the screen has scrollsToTop  UT-28",
        zh: "屏幕上没有开启 scrollsToTop 的滚动视图  UT-28")
    }
  }
}
