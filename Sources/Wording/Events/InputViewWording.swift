import EventVocabulary
import Records

// The wording of the first responder's input view, and of the result of a tap on the status bar.

extension ShownInput<ObjectName> {
  /// The sentence for an input view that appears or disappears.
  package var wording: Bilingual {
    let above = accessory.map {
      Bilingual(en: ", \($0.text) above it", zh: "，上方是 \($0.text)")
    }
    switch input {
    case .keyboard?:
      return Bilingual(en: "comes up\(above?.en ?? "")", zh: "弹出\(above?.zh ?? "")")
    case .view(let view)?:
      return Bilingual(
        en: "\(view.text) comes in its place\(above?.en ?? "")",
        zh: "由 \(view.text) 代替\(above?.zh ?? "")")
    case nil:
      guard let accessory else { return Bilingual(en: "goes away", zh: "收起") }
      return Bilingual(
        en: "none; \(accessory.text) comes up alone", zh: "没有；只出现 \(accessory.text)")
    }
  }
}

extension StatusBarTap<ObjectName> {
  package var wording: Bilingual {
    switch self {
    case .scrolls(let view):
      Bilingual(en: "\(view.text) scrolls to its top", zh: "\(view.text) 滚动到顶部")
    case .isAtTop(let view):
      Bilingual(en: "\(view.text) is at its top", zh: "\(view.text) 已在顶部")
    case .refused(let view):
      Bilingual(
        en: "\(view.text) stays: its delegate said no",
        zh: "\(view.text) 不动：delegate 不允许")
    case .several(let views):
      Bilingual(
        en: "\(views.count) scroll views have scrollsToTop: none scrolls",
        zh: "有 \(views.count) 个滚动视图开启了 scrollsToTop：都不滚动")
    case .nobody:
      Bilingual(
        en: "no scroll view on the screen has scrollsToTop",
        zh: "屏幕上没有开启 scrollsToTop 的滚动视图")
    }
  }
}
