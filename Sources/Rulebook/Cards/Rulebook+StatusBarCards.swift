import Records

extension Rulebook {
  /// Cards about the status bar: its style, and the controllers that determine it.
  static var cardsOfTheStatusBar: [KnowledgeCard] { content }
}

private let content: [KnowledgeCard] = [
  KnowledgeCard(
    "KN-6",
    Bilingual(
      en: """
        `UIViewControllerBasedStatusBarAppearance` is not in Info.plist. What does \
        setting `UIApplication.shared.statusBarStyle` do?
        """,
      zh: """
        Info.plist 里没有 `UIViewControllerBasedStatusBarAppearance`。设置 \
        `UIApplication.shared.statusBarStyle` 会怎样？
        """),
    Bilingual(en: "Nothing: the controllers decide", zh: "不起作用：由控制器决定"),
    or: [
      Bilingual(en: "It sets the style for all screens", zh: "设置所有界面的样式"),
      Bilingual(en: "It sets the style until the next controller shows", zh: "设置样式，直到显示下一个控制器"),
      Bilingual(en: "It raises an exception", zh: "抛出异常"),
    ]),
  KnowledgeCard(
    "KN-7",
    Bilingual(
      en: "What `preferredStatusBarStyle` says has changed. What makes UIKit ask for it again?",
      zh: "`preferredStatusBarStyle` 的值变了，怎样让 UIKit 重新询问？"),
    Bilingual(
      en: "`setNeedsStatusBarAppearanceUpdate()`",
      zh: "`setNeedsStatusBarAppearanceUpdate()`"),
    or: [
      Bilingual(en: "`setNeedsLayout()` of the view", zh: "视图的 `setNeedsLayout()`"),
      Bilingual(en: "Nothing: it is asked in every frame", zh: "什么都不用：每帧都会询问"),
      Bilingual(en: "Setting `modalPresentationStyle`", zh: "设置 `modalPresentationStyle`"),
    ]),
  KnowledgeCard(
    "KN-8",
    Bilingual(
      en: """
        A sheet that does not cover the screen is presented. Who decides about the \
        status bar?
        """,
      zh: "呈现了一个不铺满屏幕的 sheet。状态栏由谁决定？"),
    Bilingual(
      en: """
        Still the controller behind it, unless \
        `modalPresentationCapturesStatusBarAppearance` is set
        """,
      zh: "仍是后面的控制器，除非设置了 `modalPresentationCapturesStatusBarAppearance`"),
    or: [
      Bilingual(en: "The sheet: it is in front", zh: "sheet：它在最前面"),
      Bilingual(en: "The window", zh: "窗口"),
      Bilingual(en: "The application's delegate", zh: "应用代理"),
    ]),
  KnowledgeCard(
    "KN-9",
    Bilingual(
      en: """
        In a navigation controller `preferredStatusBarStyle` of the page is not asked. \
        What helps?
        """,
      zh: "在导航控制器里没有询问页面的 `preferredStatusBarStyle`，怎么办？"),
    Bilingual(
      en: "The navigation controller names it in `childForStatusBarStyle`, or its bar is hidden",
      zh: "导航控制器在 `childForStatusBarStyle` 里指定它，或隐藏导航栏"),
    or: [
      Bilingual(en: "Calling `super` in `viewWillAppear`", zh: "在 `viewWillAppear` 里调用 `super`"),
      Bilingual(en: "Pushing without an animation", zh: "不带动画地 push"),
      Bilingual(en: "Setting `statusBarStyle` of the window", zh: "设置窗口的 `statusBarStyle`"),
    ]),
  KnowledgeCard(
    "KN-10",
    Bilingual(
      en: "Where does code read the height of the status bar since iOS 13?",
      zh: "iOS 13 起，代码从哪里读取状态栏的高度？"),
    Bilingual(
      en: "From `statusBarManager` of the window scene",
      zh: "窗口 scene 的 `statusBarManager`"),
    or: [
      Bilingual(
        en: "From `UIApplication.shared.statusBarFrame`",
        zh: "`UIApplication.shared.statusBarFrame`"),
      Bilingual(en: "From `UIScreen.main`", zh: "`UIScreen.main`"),
      Bilingual(en: "From Info.plist", zh: "Info.plist"),
    ]),
  KnowledgeCard(
    "KN-11",
    Bilingual(en: "Which status bar style came with iOS 13?", zh: "哪个状态栏样式是 iOS 13 新增的？"),
    Bilingual(en: "`darkContent`", zh: "`darkContent`"),
    or: [
      Bilingual(en: "`lightContent`", zh: "`lightContent`"),
      Bilingual(en: "`default`", zh: "`default`"),
      Bilingual(en: "`blackTranslucent`", zh: "`blackTranslucent`"),
    ]),
]
