import Records

extension UnmadeClass {
  /// The reason why `add` does not create an instance of a class, and what to do.
  package func wording(_ name: String) -> Bilingual {
    switch self {
    case .recognizer:
      Bilingual(
        en: """
          \(name) is not a view: a recognizer is attached to one, in Swift with \
          view.addGestureRecognizer(\(name)(target: nil, action: nil))
          """,
        zh: """
          \(name) 不是视图：手势识别器要添加到视图上，用 Swift 写 \
          view.addGestureRecognizer(\(name)(target: nil, action: nil))
          """)
    case .application:
      Bilingual(
        en:
          "there is one \(name) already: `app` is the application; see inspect app, profile, screen",
        zh: "\(name) 已经有了：`app` 就是应用程序；可以看 inspect app、profile、screen")
    case .abstract:
      Bilingual(
        en: "a plain \(name) is never made: add a class that derives from it, such as `add view`",
        zh: "没有人直接创建 \(name)：请创建它的子类，例如 add view")
    case .noView:
      Bilingual(
        en:
          "\(name) is neither a view nor a controller: make one in Swift, as in `let x = \(name)(…)`",
        zh: "\(name) 既不是视图也不是控制器：用 Swift 创建，例如 let x = \(name)(…)")
    case .otherFramework:
      Bilingual(
        en: "\(name) is not modelled here: `add view` stands in for it as far as touches go",
        zh: "这里没有 \(name)：就触摸而言，可以用 add view 代替")
    }
  }
}
